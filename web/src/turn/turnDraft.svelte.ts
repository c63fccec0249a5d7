// A turn in progress: its events so far, events that are only previewed, and why the last one was refused.
// Games, studies and lessons extend it with the position in which the turn is made and with what happens to it.
import { announce, sentences } from '../app/announcer.svelte';
import { spokenText, t } from '../app/i18n.svelte';
import { message } from '../app/message';
import { settings } from '../app/state.svelte';
import type { Core } from '../core/core';
import type { Actions, Draft, Event, Failed, Line, ViewOptions, Words } from '../core/types';
import { failed } from '../core/failed';

export type Engine = Pick<Core, 'draft' | 'legal' | 'readTurn'>;
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
    announce(sentences(words.map(spokenText)));
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
    const before = this.draft;
    this.tried = [];
    this.events = draft.events;
    this.refused = draft.refused;
    this.sound(draft.refused ? 'refuse' : 'pick');
    if (draft.refused) this.say([draft.refused]);
    else if (draft.finished && !settings.confirm) this.commit();
    else this.say([...news(before, draft), ...draft.notes, draft.asks]);
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

  /** Reads a typed turn; spaces, hyphens and other signs may be left out or added. */
  #read(line: Line, text: string): Actions | Failed {
    const strict = this.#engine.readTurn(line, text);
    if (!failed(strict)) return strict;
    const joined = this.#engine.readTurn(line, text.replace(/[\s,]+/g, ''));
    if (!failed(joined)) return joined;
    const legal = this.#engine.legal(line);
    const meant = failed(legal) ? [] : legal.filter((action) => bare(action) === bare(text));
    return meant.length === 1 ? this.#engine.readTurn(line, meant[0] ?? '') : strict;
  }

  /** A turn in its text form, typed by a person; true if it was played. */
  type(text: string): boolean {
    const line = this.place()?.line;
    const read = line && this.#read(line, text);
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

/** Only the letters and digits of a typed turn. */
const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** What a change of the turn in progress made new, in words: choices, parts, what is seen; and what it took back. */
function news(before: Draft | null, now: Draft): Words[] {
  const known = new Set(
    [...(before?.parts ?? []).map((part) => part.says), ...(before?.heard ?? [])].map(text),
  );
  const gone = (before?.parts ?? []).filter((part) => !now.parts.some(({ id }) => id === part.id));
  const made = [...now.parts.map((part) => part.says), ...now.heard].filter((each) => !known.has(text(each)));
  const chosen = made.length > 0 ? [] : newlyChosen(before, now);
  return [...gone.map((part) => message('play-part-gone', { part: t(part.says) })), ...chosen, ...made];
}

/** The items beside the board that are chosen now and were not. */
function newlyChosen(before: Draft | null, now: Draft): Words[] {
  const items = (draft: Draft | null) =>
    (draft?.choices ?? []).flatMap(({ id, items: all }) =>
      all.filter((item) => item.on).map((item) => ({ key: `${id} ${item.id}`, says: item.says })),
    );
  const known = new Set(items(before).map(({ key }) => key));
  return items(now).flatMap(({ key, says }) => (known.has(key) ? [] : [says]));
}

const text = (words: Words): string => JSON.stringify(words);
