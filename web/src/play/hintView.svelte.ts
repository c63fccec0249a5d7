// A hint on the board: the hinted turn and those expected to follow, as ghosts and in words.
import { t } from '../app/i18n.svelte';
import { message } from '../app/message';
import { briefly, type Ahead } from '../core/ahead';
import type { Ghosts, Hint, Words } from '../core/types';
import { takesEnter } from './keyboard';
import type { GameBoard } from '../turn/gameBoard.svelte';

export class HintView {
  hint = $state.raw<Hint | null>(null);
  /** How many of its turns are shown. */
  shown = $state(1);

  readonly #board: GameBoard;

  constructor(board: GameBoard) {
    this.#board = board;
  }

  readonly #actions: string[] = $derived(this.hint ? [...this.hint.actions, ...this.hint.next] : []);

  /** The hinted turn, and those expected to follow. */
  readonly turns: Ahead[] = $derived.by(() => (this.hint ? this.#board.ahead(this.#actions) : []));

  /** The turns that are shown. */
  readonly ghosts: Ghosts | null = $derived.by(() => {
    const [all, last] = [this.turns.at(-1), this.turns[this.shown - 1] ?? this.turns.at(-1)];
    if (!all || !last) return null;
    const hidden = all.line.actions.length - last.line.actions.length;
    return this.#board.ghosts(this.#actions.slice(0, this.#actions.length - hidden));
  });

  /** The hint as it is announced, with its keys where they work. */
  get says(): Words[] {
    const turn = this.turns[0]?.turn;
    if (!this.hint || !turn) return [];
    const keys = takesEnter(globalThis.document?.activeElement ?? null) ? [] : [message('play-hint-keys')];
    return [message('play-hint-says', { turn: t(briefly(turn)) }), ...this.hint.why, ...keys];
  }

  put(hint: Hint | null): void {
    this.shown = 1;
    this.hint = hint;
  }
}
