// A turn in progress: its events so far, events that are only previewed, and why the last one was refused.
// Games, studies and lessons extend it with the position in which the turn is made and with what happens to it.
import { announce } from '../app/announcer.svelte';
import { t } from '../app/i18n.svelte';
import { settings } from '../app/state.svelte';
import type { Core } from '../core/core';
import type { Draft, Event, Line, ViewOptions, Words } from '../core/types';
import { failed } from '../core/failed';

export type Engine = Pick<Core, 'draft' | 'readTurn'>;
type Place = { line: Line; options: ViewOptions };

export abstract class TurnDraft {
  /** The events of the turn so far. */
  events = $state.raw<Event[]>([]);
  /** Events that are only previewed: a piece held over the board, a cell under the mouse. */
  tried = $state.raw<Event[]>([]);
  /** Why the last event was refused. */
  refused = $state.raw<Words | null>(null);

  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** The position in which the turn is made, and the view; `null` while no turn can be made. */
  protected abstract place(): Place | null;
  /** Plays a whole turn. */
  abstract play(actions: string[]): void;
  protected sound(_: 'pick' | 'refuse'): void {}
  protected say(words: Words[]): void {
    announce(words.map((each) => t(each)).join(' '));
  }

  readonly draft: Draft | null = $derived.by(() => this.#drafted(this.events));

  /** The turn as it is drawn: with the previewed events, if they are possible. */
  readonly shown: Draft | null = $derived.by(() => {
    const { draft } = this;
    if (!draft || this.tried.length === 0) return draft;
    const tried = this.#drafted([...this.events, ...this.tried]) ?? draft;
    const { ghosts, hides, marks, notes, refused } = tried;
    // Signs stay while something is tried: those of the turn so far, or of the first thing tried.
    const [first] = this.tried;
    const begun = first && this.tried.length > 1 ? this.#drafted([...this.events, first]) : draft;
    const signs = begun && begun.signs.length > 0 ? begun.signs : tried.signs;
    // A piece in hand has its own question; the cell under the mouse does not change it.
    const asks = first && 'choose' in first ? tried.asks : draft.asks;
    const now = { ...draft, asks, signs };
    return refused ? { ...now, notes: [refused] } : { ...now, ghosts, hides, marks, notes };
  });

  /** Whether the piece in hand can be rotated. */
  readonly canRotate: boolean = $derived.by(() => {
    return this.events.length > 0 && this.#drafted([...this.events, { rotate: 1 }])?.refused === null;
  });

  #drafted(events: Event[]): Draft | null {
    const place = this.place();
    const draft = place && this.#engine.draft(place.line, events, place.options);
    return draft && !failed(draft) ? draft : null;
  }

  /** Adds events to the turn; plays it if it is finished. */
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

  /** Previews events. */
  attempt(events: Event[]): void {
    this.tried = this.draft ? events : [];
  }

  /** Previews a tap on the cell under the mouse, or under a finger that was pressed on the cell `from`. */
  hover(cell: string | null, from: string | null): void {
    const lit = this.draft?.lit ?? [];
    if (cell === null || !(lit.includes(cell) || from !== null)) return this.attempt([]);
    this.attempt([...this.#start(from), { tap: cell }]);
  }

  /** A drag from one cell to another. */
  drag(from: string, to: string): void {
    this.act(...this.#start(from), { tap: to });
  }

  /** A drag starts with a tap on its first cell, if that cell is lit. */
  #start(from: string | null): Event[] {
    return from !== null && this.draft?.lit.includes(from) ? [{ tap: from }] : [];
  }

  /** Plays the turn, if it is complete. */
  commit(): void {
    if (this.draft?.complete) this.play(this.draft.actions);
  }

  /** Drops the turn in progress. */
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
