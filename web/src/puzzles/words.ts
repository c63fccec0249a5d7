// Texts about puzzles that several screens need.
import { t } from '../app/i18n.svelte';
import type { Language } from '../app/settings';
import type { Puzzle } from '../core/types';

/** A day, as in 2026-01-31, as people write it. */
export function dateOf(day: string, language: Language): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' });
  return format.format(new Date(year, month - 1, date, 12));
}

/** What is asked, without whose turn it is. */
export function goalText({ wins, turns }: Pick<Puzzle, 'wins' | 'turns'>): string {
  return t('puzzles-goal', { goal: wins ? (turns === 1 ? 'one' : 'win') : 'save', turns });
}

/** The title of a puzzle from a saved game: what the player missed there. */
export const ownTitle = ({ wins }: Pick<Puzzle, 'wins'>): string =>
  t(wins ? 'puzzles-own-win' : 'puzzles-own-save');
