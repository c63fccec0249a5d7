// The parameters of a board: its size, and what wins on it.
import type { GameId } from '../core/types';
import { bySomeGames } from './list';

/** The parameters that a position string leaves out if they are as usual. */
const usual = bySomeGames(
  import.meta.glob<Record<string, number>>('../games/*/usual.json', { eager: true, import: 'default' }),
);

const own = (position: string): [string, number][] =>
  [...position.matchAll(/([a-z]+)=(\d+) /g)].map(([, name = '', value]) => [name, Number(value)]);

/** Whether a position string names parameters, as that of a small board does. */
export const isUnusual = (position: string): boolean => own(position).length > 0;

/** The parameters of a position: its own, else the usual ones. */
export const parametersOf = (game: GameId, position: string): Record<string, number> => ({
  ...usual[game],
  ...Object.fromEntries(own(position)),
});
