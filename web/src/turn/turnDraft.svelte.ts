// A turn in progress: its events so far, events that are only previewed, and why the last one was refused.
// Games, studies and lessons have one each.
import { announce, sentences } from '../app/announcer.svelte';
import { spokenText, t } from '../app/i18n.svelte';
import { message } from '../app/message';
import { settings } from '../app/state.svelte';
import { failed } from '../core/failed';
import type { Draft, Event, Words } from '../core/types';
import type { GameBoard } from './gameBoard.svelte';

export type TurnDeps = {
  /** The board on which the turn is made; `null` while no turn can be made. */
  board: () => GameBoard | null;
  /** Plays a whole turn. */
  play: (actions: string[]) => void;
  sound?: (sound: 'pick' | 'refuse') => void;
  say?: (words: Words[]) => void;
  /** Whether a person may tap or type now. If not, it says why. */
  accepts?: (how: 'tap' | 'type') => boolean;
  /** The person drops the turn, of which something may have been done. */
  cancels?: (begun: boolean) => void;
};

/** A draft, and the position for which the core made it. */
type Made = { board: GameBoard['snapshot']; draft: Draft };

export class TurnDraft {
  /** The events of the turn so far. */
  events = $state.raw<Event[]>([]);
  /** Events that are only previewed: a piece held over the board, a cell under the mouse. */
  tried = $state.raw<Event[]>([]);
  /** Why the last event was refused. */
  refused = $state.raw<Words | null>(null);

  readonly #deps: TurnDeps;
  /** The draft of the last event, so that a tap drafts once. */
  #made: Made | null = null;

  constructor(deps: TurnDeps) {
    this.#deps = deps;
  }

  readonly draft: Draft | null = $derived.by(() => {
    const board = this.#deps.board();
    const made = this.#made;
    if (made && board && made.draft.events === this.events && made.board === board.snapshot)
      return made.draft;
    return board?.draft(this.events) ?? null;
  });

  /** The turn as it is drawn: with the previewed events, if they are possible. */
  readonly shown: Draft | null = $derived.by(() => {
    const { draft } = this;
    if (!draft || this.tried.length === 0) return draft;
    const tried = this.#drafted(this.tried) ?? draft;
    const { ghosts, hides, marks, notes, refused } = tried;
    // Signs stay while something is tried: those of the turn so far, or of the first thing tried.
    const [first] = this.tried;
    const begun = first && this.tried.length > 1 ? this.#drafted([first]) : draft;
    const signs = begun && begun.signs.length > 0 ? begun.signs : tried.signs;
    // A piece in hand has its own question; the cell under the mouse does not change it.
    const asks = first && 'choose' in first ? tried.asks : draft.asks;
    const now = { ...draft, asks, signs };
    return refused ? { ...now, notes: [refused] } : { ...now, ghosts, hides, marks, notes };
  });

  /** The turn with more events. */
  #drafted(more: readonly Event[]): Draft | null {
    return this.#deps.board()?.draft([...this.events, ...more]) ?? null;
  }

  #say(words: Words[]): void {
    if (this.#deps.say) this.#deps.say(words);
    else announce(sentences(words.map(spokenText)));
  }

  /** Adds events to the turn; plays it if it is finished. */
  act(...events: Event[]): void {
    if (this.#deps.accepts?.('tap') === false) return;
    const draft = this.#drafted(events);
    const board = this.#deps.board();
    if (!draft || !board) return;
    const before = this.draft;
    this.#made = { board: board.snapshot, draft: { ...draft, refused: null } };
    this.tried = [];
    this.events = draft.events;
    this.refused = draft.refused;
    this.#deps.sound?.(draft.refused ? 'refuse' : 'pick');
    if (draft.refused) this.#say([draft.refused]);
    else if (draft.finished && !settings.confirm) this.commit();
    else this.#say([...news(before, draft), ...draft.notes, draft.asks]);
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

  /** Plays the turn; if it is not complete, says what is missing. */
  commit(): void {
    const { draft } = this;
    if (!draft) return;
    if (draft.complete) this.#deps.play(draft.actions);
    else if (this.#deps.accepts?.('tap') !== false) this.#say([draft.asks]);
  }

  /** Plays one action, which may be a part of a turn. */
  playAction(action: string): void {
    this.#deps.play([action]);
  }

  /** Drops the turn in progress, because the person wants to. */
  cancel(): void {
    const begun = this.events.length > 0;
    if (this.#deps.cancels) this.#deps.cancels(begun);
    else if (begun) this.#say([message('play-cancelled')]);
    this.clear();
  }

  /** Forgets the turn in progress. */
  clear(): void {
    this.events = [];
    this.tried = [];
    this.refused = null;
  }

  /** A turn in its text form, typed by a person; true if it was played. */
  type(text: string): boolean {
    if (this.#deps.accepts?.('type') === false) return false;
    const read = this.#deps.board()?.readTurn(text);
    if (!read) return false;
    if (!failed(read)) {
      this.#deps.play(read.actions);
      return true;
    }
    this.refused = read.error;
    this.#say([read.error]);
    return false;
  }
}

/** What a change of the turn in progress made new, in words: choices, parts, what is seen; and what it took back. */
function news(before: Draft | null, now: Draft): Words[] {
  const known = new Set(
    [...(before?.parts ?? []).map((part) => part.says), ...(before?.heard ?? [])].map(text),
  );
  // A choice that is still on is only named in another part now.
  const stays = (part: string) =>
    now.choices.some(({ id, items }) => id === part && items.some(({ on }) => on));
  const gone = (before?.parts ?? []).filter(
    (part) => !now.parts.some(({ id }) => id === part.id) && !stays(part.id),
  );
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
