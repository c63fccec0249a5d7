import type { Core } from '../core/core';
import { failed } from '../core/failed';
import type { Line } from '../core/types';

/** Whether a game has a slanted view: then its first turn looks different. */
export function hasSlant(engine: Pick<Core, 'legal' | 'look'>, { game, start }: Line): boolean {
  const legal = engine.legal({ game, start, actions: [] });
  const actions = failed(legal) ? [] : legal.slice(0, 1);
  const [slanted, above] = [true, false].map((slanted) => {
    const look = engine.look({ game, start, actions }, { seenBy: 'first', slanted, coordinates: true });
    return failed(look) ? '' : JSON.stringify(look.pieces);
  });
  return slanted !== above;
}
