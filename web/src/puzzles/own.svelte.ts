// Puzzles in one's own games: turns that were missed although exactly one would have won, or saved.
import { isRecord, read, write, type DeviceStorage } from '../app/storage';
import type { PuzzleCore } from '../core/core';
import { failed } from '../core/failed';
import type { Puzzle } from '../core/types';
import { isHere, isVoid, type SavedGame } from '../saved/game';
import type { Finder } from './finder';

const KEY = 'tessera.puzzles.own';
/** The newest games that are looked through. */
const MOST_GAMES = 30;

/** A puzzle in a saved game: `number` is the turn that was missed, from 1. */
export type OwnPuzzle = { game: string; number: number; puzzle: Puzzle };

/** What was found in each game, and when the game had last been changed. */
type Known = Record<string, { changed: number; found: OwnPuzzle[] }>;

function checkPuzzle(value: unknown): Puzzle | null {
  if (!isRecord(value)) return null;
  const { position, wins, turns, theme, solution } = value;
  const texts =
    Array.isArray(solution) && solution.length > 0 && solution.every((each) => typeof each === 'string');
  if (typeof position !== 'string' || typeof theme !== 'string' || !texts) return null;
  if (typeof wins !== 'boolean' || !Number.isInteger(turns)) return null;
  return { position, wins, turns: Number(turns), theme, level: 0, solution: solution as string[] };
}

function checkFound(game: string, value: unknown): OwnPuzzle[] {
  const list = isRecord(value) && Array.isArray(value['found']) ? value['found'] : [];
  return list.flatMap((each: unknown) => {
    const puzzle = isRecord(each) ? checkPuzzle(each['puzzle']) : null;
    const number = isRecord(each) ? Number(each['number']) : 0;
    return puzzle && Number.isInteger(number) && number > 0 ? [{ game, number, puzzle }] : [];
  });
}

function check(value: unknown): Known | null {
  if (!isRecord(value)) return null;
  const entries = Object.entries(value).filter(
    ([, each]) => isRecord(each) && typeof each['changed'] === 'number',
  );
  return Object.fromEntries(
    entries.map(([game, each]) => [
      game,
      { changed: Number((each as { changed: number }).changed), found: checkFound(game, each) },
    ]),
  );
}

function known(storage: DeviceStorage): Known {
  const stored = read(storage, KEY, check);
  return 'found' in stored ? stored.found : {};
}

/** A puzzle that was found earlier. */
export function ownPuzzle(storage: DeviceStorage, game: string, number: number): OwnPuzzle | null {
  return known(storage)[game]?.found.find((each) => each.number === number) ?? null;
}

/** The finished games with a player on this device, the newest first. */
export function finishedGames(games: readonly SavedGame[]): SavedGame[] {
  const counts = (game: SavedGame) =>
    game.ended !== null && !isVoid(game.ended) && (isHere(game, 'first') || isHere(game, 'second'));
  return games.filter(counts).slice(0, MOST_GAMES);
}

type Judge = Pick<PuzzleCore, 'turns' | 'acceptsTurn'>;

export class OwnSearch {
  found = $state.raw<OwnPuzzle[]>([]);
  /** The number of games that were looked through. */
  done = $state(0);
  readonly games: readonly SavedGame[];
  #storage: DeviceStorage;
  #core: Judge;
  #left = false;

  constructor(games: readonly SavedGame[], storage: DeviceStorage, core: Judge) {
    this.games = games;
    this.#storage = storage;
    this.#core = core;
  }

  /** Looks through all games; those that were looked through before are remembered. */
  async run(finder: Pick<Finder, 'find'>): Promise<void> {
    const before = known(this.#storage);
    const now: Known = {};
    for (const game of this.games) {
      const old = before[game.id];
      const found = old?.changed === game.changed ? old.found : await this.#search(game, finder);
      if (this.#left || found === null) return;
      now[game.id] = { changed: game.changed, found };
      this.found = [...this.found, ...found];
      this.done += 1;
      // Games that are gone are forgotten once all others are known.
      write(this.#storage, KEY, this.done === this.games.length ? now : { ...before, ...now });
    }
  }

  /** The missed turns of a game; `null` if the search broke off. */
  async #search(game: SavedGame, finder: Pick<Finder, 'find'>): Promise<OwnPuzzle[] | null> {
    const turns = this.#core.turns(game.line);
    if (failed(turns)) return [];
    const found: OwnPuzzle[] = [];
    let start = 0;
    for (const [i, turn] of turns.entries()) {
      const line = { ...game.line, actions: game.line.actions.slice(0, start) };
      const played = game.line.actions.slice(start, start + turn.actions);
      start += turn.actions;
      if (i === 0 || !isHere(game, turn.player)) continue;
      const answer = await finder.find(line).catch(() => null);
      if (answer === null || this.#left) return null;
      const puzzle = failed(answer) ? null : answer.puzzle;
      const judged = puzzle && this.#core.acceptsTurn(line, played, puzzle.solution[0] ?? '');
      if (puzzle && judged && !failed(judged) && !judged.right)
        found.push({ game: game.id, number: i + 1, puzzle });
    }
    return found;
  }

  leave(): void {
    this.#left = true;
  }
}
