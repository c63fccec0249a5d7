// Which component shows which screen. Each is a chunk of its own, loaded on demand.
import type { Component } from 'svelte';
import { fetchTable } from '../core/glue';
import { loadCore } from '../core/load';
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

const places: Record<Exclude<Route['screen'], 'lost'>, { path: string; part?: Part }> = {
  home: { path: '../home/Home.svelte' },
  new: { path: '../newgame/New.svelte' },
  game: { path: '../play/Play.svelte' },
  games: { path: '../mygames/MyGames.svelte' },
  settings: { path: './Settings.svelte' },
  learn: { path: '../learn/Learn.svelte', part: 'learn' },
  rules: { path: '../learn/Rules.svelte', part: 'rules' },
  puzzles: { path: '../puzzles/Puzzles.svelte', part: 'puzzles' },
  study: { path: '../study/Study.svelte', part: 'study' },
  known: { path: '../solved/SolvedBoards.svelte', part: 'study' },
  online: { path: '../online/Online.svelte', part: 'online' },
  join: { path: '../online/Join.svelte', part: 'online' },
  seat: { path: '../online/Seat.svelte' },
  editor: { path: '../editor/Editor.svelte', part: 'study' },
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
  const { path, part } = places[screen];
  const [found] = await Promise.all([components[path]?.(), part && need(part)]);
  return found?.default ?? (Lost as Screen);
}
