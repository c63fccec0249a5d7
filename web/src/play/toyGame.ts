// A toy game for the tests of tables: each turn adds 1 or 2, and the player who reaches five wins.
import { emptyDraft } from '../board/emptyDraft';
import type { Draft, Event, Line, Look, Player, Snapshot, Turn } from '../core/types';
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
export function draftOf(events: readonly Event[], actions: string[], finished: boolean): Draft {
  return {
    ...emptyDraft({ id: 'asks' }),
    events: [...events],
    actions,
    complete: actions.length > 0,
    finished,
  };
}

const turnsOf = (line: Line): Turn[] =>
  line.actions.map((text, i) => ({
    number: i + 1,
    player: i % 2 === 0 ? 'first' : 'second',
    text,
    actions: 1,
    says: { id: 'says' },
  }));

/** A core that plays the toy game; `draft` makes a turn of events. */
export const toyEngine = (draft: (events: readonly Event[]) => Draft): TableEngine => ({
  look,
  open: () => {
    let line = START;
    const snapshot = (shown: Line): Snapshot => ({
      look: look(shown),
      turns: turnsOf(shown),
      changed: [],
      departed: [],
      slants: false,
    });
    return {
      at: (next) => {
        if (!next.actions.every((action) => /^[12]$/.test(action))) return { error: { id: 'bad' } };
        line = next;
        return snapshot(line);
      },
      look: (count) => snapshot({ ...line, actions: line.actions.slice(0, count) }),
      draft,
      ahead: (actions) =>
        turnsOf({ ...line, actions: [...line.actions, ...actions] }).slice(line.actions.length),
      ghosts: () => ({ ghosts: [], hides: [], marks: [], numbers: [], changed: [] }),
      legal: () => ['1', '2'],
      moves: () => [],
      readTurn: (text) => {
        const bare = text.replace(/[^0-9a-z]/g, '');
        return /^[12]$/.test(bare) ? { actions: [bare] } : { error: { id: 'bad' } };
      },
      judgeTurn: () => ({ right: true, wrong: null }),
      close: () => undefined,
    };
  },
});
