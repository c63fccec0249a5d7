import type { OwnWish } from '../start';
import { nextSeed } from './fair';

export const fresh = (): OwnWish => ({ board: { seed: nextSeed(true) } });
