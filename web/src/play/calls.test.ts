// How often a game asks the core, and how much it sends.
import { expect, test } from 'vitest';
import { set } from '../app/state.svelte';
import type { Core } from '../core/core';
import { asked, nodeCore, watched } from '../core/nodeCore';
import type { GameId, Line } from '../core/types';
import { begin, type Seat } from '../saved/game';
import { Session } from './session.svelte';

const person: Seat = { kind: 'person' };

/** Reads everything that the table shows, as its screen does. */
const screen = ({ board, departed, fresh, live, look, over, scene, turn, turns }: Session) => [
  [board.slants, departed, fresh, live, look, over, scene, turns],
  [turn.draft, turn.shown],
];

/** The text of a random turn after which the game goes on; `null` if there is none. */
function anyTurn(core: Core, line: Line, random: () => number): string | null {
  for (let attempt = 0; attempt < 50; attempt++) {
    let next = line;
    for (;;) {
      const legal = asked(core, next, (game) => game.legal());
      if ('error' in legal || legal.length === 0) break;
      const action = legal.includes('.') ? '.' : (legal[random() % legal.length] ?? '');
      next = { ...next, actions: [...next.actions, action] };
      const look = core.look(next, { seenBy: 'first', slanted: false, coordinates: false });
      if ('error' in look || look.outcome) break;
      const turns = core.turns(next);
      if ('error' in turns || look.toMove === turns.at(-1)?.player) continue;
      return turns.at(-1)?.text ?? null;
    }
  }
  return null;
}

test.each<[GameId, number]>([
  ['xok', 12],
  ['yoxii', 12],
  ['trexo', 12],
  ['slither', 12],
])(
  'a turn of %s costs three calls, and none sends more than the turn',
  { timeout: 60_000 },
  async (game, count) => {
    set({ confirm: false });
    const { core, table } = await nodeCore();
    const { calls, ...watching } = watched(table);
    const started = core.start({ game });
    if ('error' in started) throw new Error(started.error.id);
    const engine = { ...core, ...watching };
    const saved = begin(
      { line: started.line, seats: { first: person, second: person }, minutes: 0, increment: 0, code: null },
      0,
      'g',
    );
    const session = new Session(saved, {
      engine,
      keep: () => true,
      sound: () => undefined,
      now: () => 0,
    });
    screen(session);
    let seed = 1;
    for (let i = 0; i < count; i++) {
      const turn = anyTurn(core, session.game.line, () => (seed = (seed * 48_271) % 2_147_483_647));
      if (turn === null) break;
      calls.length = 0;
      session.turn.type(turn);
      screen(session);
      expect(calls.map((call) => call.split(' ')[0])).toEqual(['readTurn', 'play', 'draft']);
      expect(Math.max(...calls.map((call) => call.length))).toBeLessThan(turn.length + 30);
    }
    expect(session.turns.length).toBeGreaterThan(5);
    session.leave();
  },
);

test('a tap is drafted once', async () => {
  set({ confirm: false });
  const { core, table } = await nodeCore();
  const { calls, ...watching } = watched(table);
  const started = core.start({ game: 'xok' });
  if ('error' in started) throw new Error(started.error.id);
  const seats = { first: person, second: person };
  const saved = begin({ line: started.line, seats, minutes: 0, increment: 0, code: null }, 0, 'g');
  const deps = { keep: () => true, sound: () => undefined, now: () => 0 };
  const session = new Session(saved, { engine: { ...core, ...watching }, ...deps });
  screen(session);
  calls.length = 0;
  session.turn.act({ tap: 'd3' });
  screen(session);
  expect(calls).toHaveLength(1);
  session.turn.act({ tap: 'd4' });
  screen(session);
  expect(session.game.line.actions).toEqual(['d3d4']);
  expect(calls.map((call) => call.split(' ')[0])).toEqual(['draft', 'draft', 'play', 'draft']);
  session.leave();
});
