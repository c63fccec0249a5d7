// What is said of a game as a whole: when it is opened, turned, looked back at, taken back or ended.
import { t } from '../app/i18n.svelte';
import { message, type PlainKey } from '../app/message';
import { settings } from '../app/state.svelte';
import type { Outcome, Player, Turn, Words } from '../core/types';
import { playerName } from '../games/names';
import { isHere, other, ownSide, type Ending, type SavedGame } from '../saved/game';
import { gameTitle } from '../saved/names';
import { calledName, resultWords } from '../saved/result';
import { clockText } from './clock';

/** Which game it is, which side is the person's and from which side the board is seen. */
export function opened(game: SavedGame, seenBy: Player): Words[] {
  const own = ownSide(game);
  const alone = isHere(game, own) && !isHere(game, other(own));
  const you = message('play-you-are', { player: playerName(game.line.game, own) });
  return [
    message('play-opened', { title: gameTitle(game) }),
    ...(alone ? [you] : []),
    ...(seenBy === 'second' && settings.speech === 'full' ? [turned(game, seenBy)] : []),
  ];
}

/** From whose side the board is seen. */
export function turned(game: SavedGame, seenBy: Player): Words {
  return message('play-seen-by', { player: playerName(game.line.game, seenBy) });
}

/** Turns in words, after what became of them. */
export function called(key: PlainKey, turns: readonly Turn[]): Words[] {
  return [message(key), ...turns.map((turn) => turn.says)];
}

/** Which position is shown: after which turn, the start, or the game as it is (`null`). */
export function lookedAt(turns: readonly Turn[], at: number | null): Words[] {
  if (at === null) return [message('play-now-shown')];
  let end = 0;
  const last = turns.find((turn) => (end += turn.actions) >= at);
  if (at === 0 || !last) return [message('play-start-shown')];
  return [message('play-turn-shown', { number: last.number, turn: t(last.says) })];
}

/** Who lost by resigning or on time, and the result. At the end on the board: the result, why, and where it is seen. */
export function ended(game: SavedGame, { winner, how }: Ending, outcome: Outcome | null = null): Words[] {
  const result = resultWords(game, winner);
  const loser = winner === 'second' ? 'first' : 'second';
  if (how !== 'board') return [message(`play-why-${how}`, { player: calledName(game, loser) }), result];
  const cells = outcome?.cells ?? [];
  const where = cells.length > 0 ? [message('play-decided', { cells: cells.join(', ') })] : [];
  return [result, ...(outcome ? [outcome.why] : []), ...where];
}

/** What is left on a player's clock. */
export function clockWords(game: SavedGame, player: Player, left: number): Words {
  const clock = t('play-clock', { player: calledName(game, player) });
  return message('play-clock-says', { clock, time: clockText(left) });
}
