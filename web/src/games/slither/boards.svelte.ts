// The choice of boards to print: the one on the screen, or new ones.
import type { SheetChoice } from '../sheets';

export class BoardSheets implements SheetChoice {
  readonly code: string;
  which = $state<'this' | 'fresh'>('fresh');
  count = $state(4);
  perPage = $state<1 | 2>(1);
  rules = $state(true);

  constructor(code: string) {
    this.code = code;
    if (code !== '') this.which = 'this';
  }

  get query(): Record<string, string> {
    return {
      ...(this.which === 'this' ? { board: this.code } : { fresh: String(this.count) }),
      'per-page': String(this.perPage),
      ...(this.rules ? { rules: 'true' } : {}),
    };
  }
}

export const begin = (code: string): BoardSheets => new BoardSheets(code);
