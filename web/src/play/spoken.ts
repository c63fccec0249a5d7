// What is said of a game as a whole: when it is opened, turned, looked back at, taken back or ended.
import { t } from '../app/i18n.svelte';
import type { Player, Turn, Words } from '../core/types';
import { playerName } from '../games/names';
import { isHere, other, ownSide, type Ending, type SavedGame } from '../saved/game';
import { gameTitle } from '../saved/names';
import { calledName, resultWords } from '../saved/result';
import { clockText } from './clock';

/** Which game it is, which side is the person's and from which side the board is seen. */
export function opened(game: SavedGame, seenBy: Player): Words[] {
  const own = ownSide(game);
  const alone = isHere(game, own) && !isHere(game, other(own));
  const you = { id: 'play-you-are', args: { player: playerName(game.line.game, own) } };
  return [
    { id: 'play-opened', args: { title: gameTitle(game) } },
    ...(alone ? [you] : []),
    ...(seenBy === 'second' ? [turned(game, seenBy)] : []),
  ];
}

/** From whose side the board is seen. */
export function turned(game: SavedGame, seenBy: Player): Words {
  return { id: 'play-seen-by', args: { player: playerName(game.line.game, seenBy) } };
}

/** Turns in words, after what became of them. */
export function called(id: string, turns: readonly Turn[]): Words[] {
  return [{ id }, ...turns.map((turn) => turn.says)];
}

/** Which position is shown: after which turn, the start, or the game as it is (`null`). */
export function lookedAt(turns: readonly Turn[], at: number | null): Words[] {
  if (at === null) return [{ id: 'play-now-shown' }];
  let end = 0;
  const last = turns.find((turn) => (end += turn.actions) >= at);
  if (at === 0 || !last) return [{ id: 'play-start-shown' }];
  return [{ id: 'play-turn-shown', args: { number: last.number, turn: t(last.says) } }];
}

/** Who lost by resigning or on time, and the result. */
export function ended(game: SavedGame, { winner, how }: Ending): Words[] {
  const loser = winner === 'second' ? 'first' : 'second';
  return [{ id: `play-why-${how}`, args: { player: calledName(game, loser) } }, resultWords(game, winner)];
}

/** What is left on a player's clock. */
export function clockWords(game: SavedGame, player: Player, left: number): Words {
  const clock = t('play-clock', { player: calledName(game, player) });
  return { id: 'play-clock-says', args: { clock, time: clockText(left) } };
}
