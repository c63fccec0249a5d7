// A turn in the making: what has been done of it, what is only tried, and why something had no effect.
// A game that is played, a study and a lesson each are one, and say where the turn is made and what becomes of it.
import { announce } from '../app/announcer.svelte';
import { t } from '../app/i18n.svelte';
import { settings } from '../app/state.svelte';
import type { Core } from '../core/core';
import type { Draft, Event, Line, ViewOptions, Words } from '../core/types';
import { failed } from '../core/failed';

export type Engine = Pick<Core, 'draft' | 'readTurn'>;
type Place = { line: Line; options: ViewOptions };

export abstract class Making {
  /** What has been done of the turn. */
  events = $state.raw<Event[]>([]);
  /** Events that are only tried: a piece held over the board, a cell under the mouse. */
  tried = $state.raw<Event[]>([]);
  /** Why the last event had no effect. */
  refused = $state.raw<Words | null>(null);

  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Where the turn is made, and how it is seen; `null` while nobody may make one. */
  protected abstract place(): Place | null;
  /** Plays a whole turn. */
  abstract play(actions: string[]): void;
  protected sound(_: 'pick' | 'refuse'): void {}
  protected say(words: Words[]): void {
    announce(words.map((each) => t(each)).join(' '));
  }

  readonly draft: Draft | null = $derived.by(() => this.#drafted(this.events));

  /** The turn as it is drawn: with what is only tried, if that is possible. */
  readonly shown: Draft | null = $derived.by(() => {
    const { draft } = this;
    if (!draft || this.tried.length === 0) return draft;
    const { ghosts, hides, marks, notes, refused } = this.#drafted([...this.events, ...this.tried]) ?? draft;
    return refused ? { ...draft, notes: [refused] } : { ...draft, ghosts, hides, marks, notes };
  });

  /** Whether what is in hand can be turned. */
  readonly canRotate: boolean = $derived.by(() => {
    return this.events.length > 0 && this.#drafted([...this.events, { rotate: 1 }])?.refused === null;
  });

  #drafted(events: Event[]): Draft | null {
    const place = this.place();
    const draft = place && this.#engine.draft(place.line, events, place.options);
    return draft && !failed(draft) ? draft : null;
  }

  /** Something a person does of the turn. */
  act(...events: Event[]): void {
    const draft = this.#drafted([...this.events, ...events]);
    if (!draft) return;
    this.tried = [];
    this.events = draft.events;
    this.refused = draft.refused;
    this.sound(draft.refused ? 'refuse' : 'pick');
    if (draft.refused) this.say([draft.refused]);
    else if (draft.finished && !settings.confirm) this.commit();
    else this.say([...draft.notes, draft.asks]);
  }

  /** Shows what would happen, without doing it. */
  attempt(events: Event[]): void {
    this.tried = this.draft ? events : [];
  }

  /** The mouse is over a cell, or a finger that came from another one. */
  hover(cell: string | null, from: string | null): void {
    const lit = this.draft?.lit ?? [];
    if (cell === null || !(lit.includes(cell) || from !== null)) return this.attempt([]);
    this.attempt([...this.#start(from), { tap: cell }]);
  }

  /** A finger or the mouse went from one cell to another. */
  drag(from: string, to: string): void {
    this.act(...this.#start(from), { tap: to });
  }

  /** A drag begins with a tap where it began, if that does something. */
  #start(from: string | null): Event[] {
    return from !== null && this.draft?.lit.includes(from) ? [{ tap: from }] : [];
  }

  /** Plays the turn that was made. */
  commit(): void {
    if (this.draft?.complete) this.play(this.draft.actions);
  }

  /** Forgets the half-made turn. */
  cancel(): void {
    this.clear();
  }

  protected clear(): void {
    this.events = [];
    this.tried = [];
    this.refused = null;
  }

  /** A turn in its text form, typed by a person; true if it was played. */
  type(text: string): boolean {
    const line = this.place()?.line;
    const read = line && this.#engine.readTurn(line, text);
    if (!read) return false;
    if (!failed(read)) {
      this.play(read.actions);
      return true;
    }
    this.refused = read.error;
    this.say([read.error]);
    return false;
  }
}
