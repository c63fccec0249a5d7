// Evaluations as text.
import { t } from '../app/i18n.svelte';
import type { GameId } from '../core/types';
import { playerName, winsWords } from '../games/names';
import { worthFor, type Proof, type Worth } from '../analysis/worth';

export const percent = (share: number): number => Math.round(100 * share);

export function proofText(game: GameId, { winner, actions }: Proof): string {
  if (winner === null) return t('study-proven-draw');
  if (actions === 0) return t(winsWords(game, winner));
  return t('study-proven-win', { player: playerName(game, winner), count: actions });
}

/** A proven result, or the expected result of the leading player: 'White 62 %'. */
export function worthText(game: GameId, worth: Pick<Worth, 'first' | 'proof'>): string {
  if (worth.proof) return proofText(game, worth.proof);
  const player = worth.first >= 0.5 ? 'first' : 'second';
  return t('study-worth', { player: playerName(game, player), percent: percent(worthFor(worth, player)) });
}
