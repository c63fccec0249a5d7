// Texts: Fluent messages of crates/messages/<language>/, loaded when they are needed. `t` is reactive: a text in a component
// changes with the language.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { untrack } from 'svelte';
import files from 'virtual:messages';
import type { GameId, Words } from '../core/types';
import type { Given, MessageKey } from './message';
import type { ON_PAGE } from './messageKeys';
import type { Language } from './settings';

/** `page`, `game` and `core` are always loaded; a screen loads its own parts, and those of its games, with `need`. */
export type Part = (typeof ON_PAGE)[number] | GameId;

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
  const path = `${language}/${part}`;
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
export async function need(...wanted: Part[]): Promise<void> {
  for (const part of wanted) parts.add(part);
  const language = untrack(() => spoken);
  await Promise.all(wanted.map((part) => load(language, part)));
}

/** The language of the texts on the screen. */
export function speaking(): Language {
  return spoken;
}

/** The text of a message. If it is missing, that is logged and its id is shown. */
export function t(words: Words): string;
export function t<K extends MessageKey>(key: K, ...args: Given<K>): string;
export function t(words: Words | string, args: Words['args'] = {}): string {
  void edition;
  const [id, own] = typeof words === 'string' ? [words, args] : [words.id, words.args];
  const message = bundle.getMessage(id);
  if (!message?.value) {
    if (edition > 0) console.error(`No text for ${id} in ${spoken}`);
    return id;
  }
  return bundle.formatPattern(message.value, own ?? {}, []);
}

/** Whether there is a text with that id. */
export function has<Id extends string>(id: Id): id is Id & MessageKey {
  void edition;
  return bundle.hasMessage(id);
}

/** A message for screen readers: its `ear-` variant, if there is one. */
export function spokenText(words: Words): string {
  const id = `ear-${words.id}`;
  return has(id) ? t({ ...words, id }) : t(words);
}
