// How a game begins, as an online game says it: by the name of its variant, or by the code of its board.
import type { GameId } from '../core/types';
import { bySomeGames } from './list';
import type { OwnWish } from './start';

/** What is special about a game online. */
type OnlinePart = {
  /** Whether a draw can be agreed; left out, it can. */
  draws?: boolean;
  /** The variant with numbers that differ from the usual; `null` for the usual one. */
  variantOf?(numbers: Record<string, number>): string | null;
  wishOf?(variant: string): OwnWish;
};

const parts = bySomeGames(import.meta.glob<OnlinePart>('./*/online.ts', { eager: true }));

export type OnlineStart = { variant?: string; board?: string };

/** What was chosen in the page. `code`: of the board, where a game has several. */
export function onlineStart(game: GameId, numbers: Record<string, number>, code: string): OnlineStart {
  if (code !== '') return { board: code };
  const variant = parts[game]?.variantOf?.(numbers) ?? null;
  return variant === null ? {} : { variant };
}

/** The request to the core that makes this start. */
export function wishOf(game: GameId, { variant, board }: OnlineStart): OwnWish {
  if (board !== undefined) return { board: { code: board } };
  return variant === undefined ? {} : (parts[game]?.wishOf?.(variant) ?? {});
}

export const hasDraws = (game: GameId): boolean => parts[game]?.draws ?? true;
