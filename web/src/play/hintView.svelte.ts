// A hint on the board: the hinted turn and those expected to follow, as ghosts and in words.
import { t } from '../app/i18n.svelte';
import { message } from '../app/message';
import { ghostsOf, type Ghosts } from '../board/ghosts';
import { ahead, type Ahead } from '../core/ahead';
import type { Core } from '../core/core';
import { seenBy } from '../core/compass';
import type { Hint, Line, Look, Player, Words } from '../core/types';

type Place = { line: Line; look: Look | null; seenBy: Player; lookAt: (line: Line) => Look | null };

export class HintView {
  hint = $state.raw<Hint | null>(null);
  /** How many of its turns are shown. */
  shown = $state(1);

  #engine: Pick<Core, 'turns'>;
  #place: () => Place;

  constructor(engine: Pick<Core, 'turns'>, place: () => Place) {
    this.#engine = engine;
    this.#place = place;
  }

  /** The hinted turn, and those expected to follow. */
  readonly turns: Ahead[] = $derived.by(() => {
    const { hint } = this;
    if (!hint) return [];
    const place = this.#place();
    return seenBy(ahead(this.#engine, place.line, [...hint.actions, ...hint.next]), place.seenBy);
  });

  /** Why the hinted turn is good. */
  readonly why: Words[] = $derived.by(() => (this.hint ? seenBy(this.hint.why, this.#place().seenBy) : []));

  /** The turns that are shown. */
  readonly ghosts: Ghosts | null = $derived.by(() => {
    if (!this.hint) return null;
    const { look, lookAt } = this.#place();
    const looks = this.turns.slice(0, this.shown).map(({ line }) => lookAt(line));
    return (
      look &&
      ghostsOf(
        look,
        looks.filter((each) => each !== null),
      )
    );
  });

  /** The hint as it is announced, with its keys. */
  get says(): Words[] {
    const turn = this.turns[0]?.turn.says;
    if (!this.hint || !turn) return [];
    return [message('play-hint-says', { turn: t(turn) }), ...this.why, message('play-hint-keys')];
  }

  put(hint: Hint | null): void {
    this.shown = 1;
    this.hint = hint;
  }
}
