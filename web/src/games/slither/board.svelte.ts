// The choice of a board: by a seed, or by its code.
import type { PlainKey } from '../../app/message';
import type { OwnWish, StartChoice } from '../start';
import { nextSeed } from './fair';

export class BoardChoice implements StartChoice {
  seed = $state('');
  /** Used instead of the seed, if not empty. */
  code = $state('');

  constructor(usual: boolean) {
    this.another(usual);
  }

  /** Another random board, a fair one if its size and walls are as usual. */
  another(usual: boolean): void {
    this.code = '';
    this.seed = String(nextSeed(usual));
  }

  get problem(): PlainKey | null {
    return this.code.trim() === '' && !/^\d{1,9}$/.test(this.seed) ? 'new-seed-wrong' : null;
  }

  wish(numbers: Record<string, number>): OwnWish {
    const { code, seed } = this;
    return { board: code.trim() === '' ? { ...numbers, seed: Number(seed) } : { code } };
  }

  reset(): void {
    this.code = '';
  }
}

export const begin = (usual: boolean): BoardChoice => new BoardChoice(usual);
