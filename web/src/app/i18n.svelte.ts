// Texts: Fluent messages of crates/messages/<language>/, loaded when they are needed. `t` is reactive: a text in a component
// changes with the language.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Words } from '../core/types';
import type { Language } from './settings';

/** `page`, `game` and `core` are always loaded; a screen loads its own part with `need`. */
export type Part = 'page' | 'game' | 'core' | 'learn' | 'puzzles' | 'rules' | 'study' | 'online';

const files = import.meta.glob<string>(
  '../../../crates/messages/*/{page,game,core,learn,puzzles,rules,study,online}.ftl',
  {
    query: '?raw',
    import: 'default',
  },
);

const parts = new Set<Part>(['page', 'game', 'core']);
let spoken = $state<Language>('en');
let bundle = $state.raw(new FluentBundle('en'));
/** Counts up when texts are added to the bundle. */
let edition = $state(0);
const known = new Map<string, Promise<void>>();
const bundles = new Map<Language, FluentBundle>();

function bundleOf(language: Language): FluentBundle {
  const found = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundles.set(language, found);
  return found;
}

function load(language: Language, part: Part): Promise<void> {
  const path = `../../../crates/messages/${language}/${part}.ftl`;
  const loading = known.get(path) ?? fetchPart(language, path);
  known.set(path, loading);
  return loading;
}

async function fetchPart(language: Language, path: string): Promise<void> {
  const text = await files[path]?.();
  if (text === undefined) return;
  bundleOf(language).addResource(new FluentResource(text), { allowOverrides: true });
  edition += 1;
}

/** Switches to a language. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([...parts].map((part) => load(language, part)));
  bundle = bundleOf(language);
  spoken = language;
  if (globalThis.document) document.documentElement.lang = language;
}

/** Loads the texts of a screen, also in each language that is chosen later. */
export async function need(part: Part): Promise<void> {
  parts.add(part);
  await load(spoken, part);
}

/** The language of the texts on the screen. */
export function speaking(): Language {
  return spoken;
}

/** The text of a message. If it is missing, that is logged and its id is shown. */
export function t(words: Words | string, args: Words['args'] = {}): string {
  void edition;
  const { id, args: own } = typeof words === 'string' ? { id: words, args } : words;
  const message = bundle.getMessage(id);
  if (!message?.value) {
    if (edition > 0) console.error(`No text for ${id} in ${spoken}`);
    return id;
  }
  return bundle.formatPattern(message.value, own ?? {}, []);
}

/** Whether there is a text with that id. */
export function has(id: string): boolean {
  void edition;
  return bundle.hasMessage(id);
}

/** The text of a message as it is said: some speak of tapping or of what only eyes see, and have another text for ears. */
export function spokenText(words: Words): string {
  const id = `ear-${words.id}`;
  return has(id) ? t({ ...words, id }) : t(words);
}
