// The variant of an online game: the number of tiles, on the board of the usual size.
import type { OwnWish } from '../start';

export function variantOf({ tiles }: Record<string, number>): string | null {
  return tiles === undefined ? null : `tiles=${tiles} size=10`;
}

export function wishOf(variant: string): OwnWish {
  const tiles = Number(/tiles=(\d+)/.exec(variant)?.[1]);
  return Number.isInteger(tiles) ? { tiles } : {};
}
