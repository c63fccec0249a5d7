// Which puzzle comes next: that of the day, or one that fits the player.
import type { Puzzle } from '../core/types';

export type Item = Puzzle & {
  /** Short enough for an address; it stays the same when more puzzles are added to the file. */
  id: string;
};

/** Puzzles within this many rating points of the best fit are equally likely. */
const NEAR = 60;
/** The rating of a puzzle of level 1, and how much each further level adds. */
const FIRST = 800;
const EACH = 150;
/** How uncertain the rating of a puzzle is: its level says no more. */
export const DEVIATION = 75;

/** The rating of a level, of a puzzle or of a player. */
export const ratingOf = (level: number): number => FIRST + EACH * (level - 1);

/** A number of 32 bits, by FNV-1a and a final mix, so that similar texts have unlike numbers. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

export const idOf = (position: string): string => hash(position).toString(36);

/** The date on this device, as in 2026-01-31. */
export function dayOf(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The day before another. */
export function dayBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return dayOf(new Date(year, month - 1, date - 1, 12));
}

/**
 * The puzzle of a day: the one whose number, together with the day's, is the smallest. It is the same for everyone, and a puzzle that is
 * added to a file changes only the days that it takes for itself.
 */
export function dailyOf(items: readonly Item[], day: string): Item | null {
  let best: Item | null = null;
  let least = Infinity;
  for (const item of items) {
    const number = hash(`${day} ${item.id}`);
    if (number < least) [best, least] = [item, number];
  }
  return best;
}

/** The themes of these puzzles, each once, in the order of their first puzzle. */
export const themesOf = (items: readonly Item[]): string[] => [...new Set(items.map(({ theme }) => theme))];

/**
 * A puzzle near the player's rating that was not tried yet. When all were tried, the ones that were tried last do not come again soon.
 */
export function nextOf(
  items: readonly Item[],
  wish: { rating: number; theme: string | null; tried: readonly string[] },
  random: () => number = Math.random,
): Item | null {
  const pool = items.filter(({ theme }) => wish.theme === null || theme === wish.theme);
  const when = new Map(wish.tried.map((id, i) => [id, i]));
  const fresh = pool.filter(({ id }) => !when.has(id));
  const old = [...pool].sort((a, b) => (when.get(a.id) ?? 0) - (when.get(b.id) ?? 0));
  const open = fresh.length > 0 ? fresh : old.slice(0, Math.ceil(old.length / 2));
  const distance = ({ level }: Item) => Math.abs(ratingOf(level) - wish.rating);
  const least = Math.min(...open.map(distance));
  const near = open.filter((item) => distance(item) <= least + NEAR);
  return near[Math.floor(random() * near.length)] ?? null;
}
