// Which component shows which screen. Each is a chunk of its own, loaded on demand.
import type { Component } from 'svelte';
import { fetchTable } from '../core/glue';
import { loadCore } from '../core/load';
import { GAMES } from '../games/list';
import { need, type Part } from './i18n.svelte';
import Lost from './Lost.svelte';
import type { Route } from './router';

/** A screen gets its own kind of route, and nothing else. */
type Screen = Component<{ route: Route }>;

/** A glob, so that each screen becomes a chunk of its own. */
const components = import.meta.glob<{ default: Screen }>([
  '../home/Home.svelte',
  '../newgame/New.svelte',
  '../play/Play.svelte',
  '../mygames/MyGames.svelte',
  '../learn/Learn.svelte',
  '../learn/Rules.svelte',
  '../puzzles/Puzzles.svelte',
  '../study/Study.svelte',
  '../solved/SolvedBoards.svelte',
  '../editor/Editor.svelte',
  '../online/Online.svelte',
  '../online/Join.svelte',
  '../online/Seat.svelte',
  './Settings.svelte',
]);

/** The path of each screen, and the parts of the texts that it always shows. */
const places: Record<Exclude<Route['screen'], 'lost'>, [path: string, ...parts: Part[]]> = {
  home: ['../home/Home.svelte'],
  new: ['../newgame/New.svelte'],
  game: ['../play/Play.svelte'],
  games: ['../mygames/MyGames.svelte', 'mygames', ...GAMES],
  settings: ['./Settings.svelte', 'settings'],
  learn: ['../learn/Learn.svelte', 'learn', 'typing', ...GAMES],
  rules: ['../learn/Rules.svelte', 'rules', ...GAMES],
  puzzles: ['../puzzles/Puzzles.svelte', 'puzzles', 'typing', ...GAMES],
  study: ['../study/Study.svelte', 'study', 'settings', 'typing', ...GAMES],
  known: ['../solved/SolvedBoards.svelte', 'study', ...GAMES],
  online: ['../online/Online.svelte', 'online', ...GAMES],
  join: ['../online/Join.svelte', 'online', ...GAMES],
  seat: ['../online/Seat.svelte'],
  editor: ['../editor/Editor.svelte', 'study', ...GAMES],
};

/** Loads the screens on the way from the home page to a first move. If this fails, the screen itself loads again. */
export function prepareScreens(): void {
  Promise.all([load('new'), load('game')]).catch(() => undefined);
}

/** Loads the rules for a first move, while the home page is still being painted. */
export function prepareRules(): void {
  fetchTable();
  loadCore().catch(() => undefined);
}

export async function load(screen: Route['screen']): Promise<Screen> {
  if (screen === 'lost') return Lost as Screen;
  const [path, ...parts] = places[screen];
  const [found] = await Promise.all([components[path]?.(), need(...parts)]);
  return found?.default ?? (Lost as Screen);
}
