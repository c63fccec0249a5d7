// A toy game for the tests of tables: each turn adds 1 or 2, and the player who reaches five wins.
import { emptyDraft } from '../board/emptyDraft';
import type { Draft, Event, Line, Look, Player } from '../core/types';
import { GAMES } from '../games/list';
import { other } from '../saved/game';
import type { TableEngine } from './tableSession.svelte';

const mover = (line: Line): Player => (line.actions.length % 2 === 0 ? 'first' : 'second');
const sum = (line: Line) => line.actions.reduce((total, action) => total + Number(action), 0);

export const START: Line = { game: GAMES[0], start: '0', actions: [] };

export function look(line: Line): Look {
  const outcome = { winner: other(mover(line)), why: { id: 'five' }, cells: [], counts: [] };
  return {
    frame: { x: 0, y: 0, width: 1, height: 1 },
    class: 't-test',
    ground: [],
    pieces: [],
    marks: [],
    labels: [],
    cells: [],
    stock: [],
    standings: [],
    position: String(sum(line)),
    toMove: mover(line),
    turn: line.actions.length + 1,
    canEnd: false,
    status: { id: 'status' },
    outcome: sum(line) >= 5 ? outcome : null,
  };
}

/** The cell of the last tap. */
export function tapped(events: readonly Event[]): string | null {
  const last = events.at(-1);
  return last && 'tap' in last ? last.tap : null;
}

/** A turn of these actions; without them, none that can be played. */
export function draftOf(events: Event[], actions: string[], finished: boolean): Draft {
  return { ...emptyDraft({ id: 'asks' }), events, actions, complete: actions.length > 0, finished };
}

/** What is asked of the core, but for the turn in the making. */
export const rules: Omit<TableEngine, 'draft'> = {
  look,
  legal: () => ['1', '2'],
  moves: () => [],
  readTurn: (_, text) => (/^[12]$/.test(text) ? { actions: [text] } : { error: { id: 'bad' } }),
  turns: (line) =>
    line.actions.map((text, i) => ({
      number: i + 1,
      player: i % 2 === 0 ? 'first' : 'second',
      text,
      actions: 1,
      says: { id: 'says' },
    })),
};
