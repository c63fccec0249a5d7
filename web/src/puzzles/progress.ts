// The progress in puzzles, saved on this device: a rating for each game, what was tried, and the streaks.
import { isRecord, read, write, type DeviceStorage } from '../app/storage';
import type { GameId } from '../core/types';
import { GAMES } from '../games/list';
import { dayBefore, DEVIATION, ratingOf } from './choose';
import { rate, type Rating } from './glicko';

const KEY = 'tessera.puzzles';
/** As many ids of tried puzzles are kept as a file may have, and some. */
const MOST_TRIED = 2000;

export type GameProgress = Rating & {
  /** The ids of the puzzles that were tried, the last one last. */
  tried: string[];
  /** How many were solved without help. */
  solved: number;
  /** How many of them in a row, and the most ever. */
  row: number;
  best: number;
  /** The last day whose puzzle was solved. */
  daily: string | null;
};

export type Progress = {
  /** `null`: no puzzle was tried yet. */
  games: Record<GameId, GameProgress | null>;
  /** The days in a row on which a puzzle of the day was solved, the most ever, and the last of them. */
  days: { row: number; best: number; last: string | null };
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const day = (value: unknown): string | null => (typeof value === 'string' && DAY.test(value) ? value : null);
const count = (value: unknown): number => (Number.isInteger(value) && Number(value) > 0 ? Number(value) : 0);
const within = (value: unknown, least: number, most: number): number | null =>
  typeof value === 'number' && value >= least && value <= most ? value : null;

/** What was stored of a game; `null` if its rating cannot be right, since all else hangs on it. */
function checkGame(value: unknown): GameProgress | null {
  if (!isRecord(value)) return null;
  const rating = within(value['rating'], -2000, 6000);
  const deviation = within(value['deviation'], 1, 500);
  const volatility = within(value['volatility'], 0.001, 1);
  if (rating === null || deviation === null || volatility === null) return null;
  const { tried } = value;
  return {
    rating,
    deviation,
    volatility,
    tried: Array.isArray(tried) ? tried.filter((id): id is string => typeof id === 'string') : [],
    solved: count(value['solved']),
    row: count(value['row']),
    best: count(value['best']),
    daily: day(value['daily']),
  };
}

function check(value: unknown): Progress | null {
  if (!isRecord(value)) return null;
  const games = isRecord(value['games']) ? value['games'] : {};
  const days = isRecord(value['days']) ? value['days'] : {};
  return {
    games: Object.fromEntries(GAMES.map((game) => [game, checkGame(games[game])])) as Progress['games'],
    days: { row: count(days['row']), best: count(days['best']), last: day(days['last']) },
  };
}

/** The progress; as good as none if it cannot be read. */
export function progress(storage: DeviceStorage): Progress {
  const found = read(storage, KEY, check);
  return 'found' in found ? found.found : (check({}) as Progress);
}

/** A player who has chosen a level and tried nothing yet. */
export function beginner(level: number): GameProgress {
  const rating = { rating: ratingOf(level), deviation: 250, volatility: 0.06 };
  return { ...rating, tried: [], solved: 0, row: 0, best: 0, daily: null };
}

/** Begins at a level. */
export function begin(storage: DeviceStorage, game: GameId, level: number): Progress {
  const all = progress(storage);
  all.games[game] = beginner(level);
  write(storage, KEY, all);
  return all;
}

/** What is known of a try: 1 solved, 0.5 with a hint, 0 not solved. */
export type Tried = { id: string; level: number; score: number };

/** Saves a try. Only the first one of a puzzle counts for the rating and the row. */
export function record(storage: DeviceStorage, game: GameId, level: number, made: Tried): Progress {
  const all = progress(storage);
  const before = all.games[game] ?? beginner(level);
  const known = before.tried.includes(made.id);
  const puzzle = { rating: ratingOf(made.level), deviation: DEVIATION, score: made.score };
  const row = made.score === 1 ? before.row + 1 : 0;
  const after: GameProgress = known
    ? { ...before }
    : {
        ...before,
        ...rate(before, [puzzle]),
        solved: before.solved + (made.score === 1 ? 1 : 0),
        row,
        best: Math.max(before.best, row),
      };
  after.tried = [...before.tried.filter((id) => id !== made.id), made.id].slice(-MOST_TRIED);
  all.games[game] = after;
  write(storage, KEY, all);
  return all;
}

/** Saves that the puzzle of a day was solved, after however many tries. */
export function solvedDaily(storage: DeviceStorage, game: GameId, level: number, today: string): Progress {
  const all = progress(storage);
  all.games[game] = { ...(all.games[game] ?? beginner(level)), daily: today };
  if (all.days.last !== today) {
    const row = all.days.last === dayBefore(today) ? all.days.row + 1 : 1;
    all.days = { row, best: Math.max(all.days.best, row), last: today };
  }
  write(storage, KEY, all);
  return all;
}

/** The days in a row up to today; a row that was not continued yesterday is over. */
export function dayRow({ days }: Progress, today: string): number {
  return days.last === today || days.last === dayBefore(today) ? days.row : 0;
}
