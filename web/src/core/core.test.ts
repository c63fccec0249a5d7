// The built modules, through the same calls as in the page. `cargo xtask wasm` builds it.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { StudyCore } from './core';
import { Caller } from './caller';
import type { StudyGlue, TableGlue } from './glue';
import { studyCalls } from './module';
import { asked, nodeCore, watched } from './nodeCore';
import { Stopped, Thinker, type WorkerLike } from './thinker';
import type { Failed, GameId, Line, ViewOptions } from './types';
import type { FromWorker, ToWorker } from './worker';

const GAMES: GameId[] = ['xok', 'yoxii', 'trexo', 'slither'];
const VIEW: ViewOptions = { seenBy: 'first', slanted: false, coordinates: true };

/** Does the worker's job without a thread. */
class InlineWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  #ended = false;
  postMessage(message: ToWorker): void {
    if (!('kind' in message)) return;
    const { id, kind, line, wish } = message;
    const post = (data: FromWorker) => {
      if (!this.#ended) this.onmessage?.({ data } as MessageEvent<FromWorker>);
    };
    setTimeout(() => {
      if (this.#ended) return;
      const module = studyCalls(study, () => {});
      const answer =
        kind === 'hint'
          ? module.hint(line, wish)
          : module[kind](line, wish, (insight) => post({ id, insight }));
      post({ id, answer });
    });
  }
  terminate(): void {
    this.#ended = true;
  }
}

let study: StudyGlue;
let table: TableGlue;
let memory: () => WebAssembly.Memory;
let core: StudyCore;

function sure<T extends object>(answer: T | Failed): T {
  if ('error' in answer) throw new Error(JSON.stringify(answer.error));
  return answer;
}

const begun = (game: GameId): Line => sure(core.start({ game })).line;

beforeAll(async () => {
  ({ core, study, table, memory } = await nodeCore(() => new Thinker(() => new InlineWorker())));
});

describe.each(GAMES)('%s', (game) => {
  test('is seen, and every piece lies under a key of its own', () => {
    const look = sure(core.look(begun(game), VIEW));
    expect(look.class).toBe(`t-${game}`);
    expect(look.cells.length).toBeGreaterThanOrEqual(30);
    const keys = [...look.ground, ...look.pieces, ...look.marks, ...look.labels].map((shape) => shape.key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('is played by the computer, a whole turn at a time', async () => {
    const line = begun(game);
    for (const player of ['first', 'second', 'first', 'second'] as const) {
      expect(sure(core.look(line, VIEW)).toMove).toBe(player);
      line.actions.push(...(await core.think(line, 1)));
    }
    const turns = sure(core.turns(line));
    expect(turns.map((turn) => turn.player)).toEqual(['first', 'second', 'first', 'second']);
    expect(turns.reduce((sum, turn) => sum + turn.actions, 0)).toBe(line.actions.length);
    const last = turns.at(-1) ?? { actions: 0, text: '' };
    const before = { ...line, actions: line.actions.slice(0, -last.actions) };
    expect(sure(asked(core, before, (opened) => opened.readTurn(last.text))).actions).toEqual(
      line.actions.slice(-last.actions),
    );
  });

  test('goes into an address and comes back', async () => {
    const line = begun(game);
    const actions = await core.think(line, 1);
    const record = {
      game,
      position: line.start,
      result: '*' as const,
      turns: [{ actions, comment: 'Ładne!' }],
    };
    const { text } = sure(core.share(record));
    expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
    const read = sure(core.unshare(text));
    expect(read.start).toBe(line.start);
    expect(read.record.turns[0]).toEqual({ actions, comment: 'Ładne!' });
    expect(sure(core.recordRead(sure(core.recordWrite(record)).text)).record.turns).toEqual(
      read.record.turns,
    );
    expect(core.unshare(text.slice(1))).toEqual({ error: { id: 'core-share-broken' } });
  });

  test('has pictures, hints and an editor', async () => {
    const line = begun(game);
    expect(sure(core.svg(line, { ...VIEW, theme: 'ink' })).svg).toMatch(/^<svg/);
    const hint = sure(await core.thinker().hint(line, { level: 3, nodes: 2000 }));
    expect(hint.actions.length).toBeGreaterThan(0);
    expect(sure(core.editorTools(game)).map((tool) => tool.id)).toContain('erase');
    expect(sure(core.editorLook(game, line.start, VIEW)).position).toBe(line.start);
  });
});

test('errors have a message', () => {
  const line = { game: 'xok', start: 'nonsense', actions: [] } as Line;
  const calls = [core.look(line, VIEW), core.open().at(line, VIEW), core.turns(line)];
  for (const answer of calls) expect(answer).toHaveProperty('error.id');
  expect(core.look({} as Line, VIEW)).toEqual({ error: { id: 'core-request' } });
  expect(core.recordRead('[Game "chess"]\n\n*')).toHaveProperty('error.args.line', 1);
});

test('after a trap every open game is opened again, once', () => {
  const { open, calls, state } = watched(table);
  const lines = GAMES.map((game) => ({ ...begun(game) }));
  const games = lines.map((line) => {
    const game = open();
    sure(game.at(line, VIEW));
    return game;
  });
  const before = games.map((game) => game.draft([]));
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  state.traps = true;
  expect(games[0]?.legal()).toEqual({ error: { id: 'core-broken' } });
  expect(logged).toHaveBeenCalledOnce();
  calls.length = 0;
  expect(games.map((game) => game.draft([]))).toEqual(before);
  expect(games.map((game) => game.draft([]))).toEqual(before);
  expect(calls.filter((call) => call.startsWith('open'))).toHaveLength(games.length);
  expect(state.revived).toBe(1);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
  for (const game of games) game.close();
});

test('an illegal turn, a closed game and a stale object are errors, and no reason to reset the module', () => {
  const { open, state } = watched(table);
  const game = open();
  expect(game.draft([])).toHaveProperty('error.id');
  const line = begun('xok');
  const shown = sure(game.at(line, VIEW));
  expect(game.at({ ...line, actions: ['d3d3'] }, VIEW)).toHaveProperty('error.id');
  expect(game.at({ ...line }, VIEW)).toBe(shown);
  game.close();
  game.close();
  expect(game.at(line, VIEW)).toHaveProperty('error.id');
  expect(game.legal()).toHaveProperty('error.id');
  const stale = new table.Game();
  table.__wbg_reset_state();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const caller = new Caller(() => expect.unreachable());
  expect(caller.ask(() => stale.call('legal', '', ''))).toEqual({ error: { id: 'core-broken' } });
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
  expect(state.revived).toBe(0);
});

test('a step sends only what is new', () => {
  const { open, calls } = watched(table);
  const game = open();
  const line = begun('xok');
  const at = (...actions: string[]) => sure(game.at({ ...line, actions }, VIEW));
  at('d3d4');
  calls.length = 0;
  at('d3d4', 'a1a2');
  at('d3d4', 'a1a2');
  at('d3d4', 'b1b2', 'g1g2');
  at('d3d4');
  expect(calls).toEqual(['play ["a1a2"]', 'follow ["d3d4","b1b2","g1g2"]', 'back 1']);
  game.close();
});

test('a thousand games that are opened and closed leave the memory as it was', { timeout: 60_000 }, () => {
  const lines = GAMES.map((game) => begun(game));
  const play = (count: number) => {
    for (let i = 0; i < count; i++) {
      const game = core.open();
      sure(game.at(lines[i % lines.length] as Line, VIEW));
      game.close();
    }
    return memory().buffer.byteLength;
  };
  const before = play(40);
  expect(play(1000)).toBe(before);
});

test('a search that is stopped is rejected, and the next one is answered', async () => {
  const line = begun('yoxii');
  const stopped = core.analyse(line, { level: 10, nodes: 1000 }, () => {});
  core.stop();
  await expect(stopped).rejects.toBeInstanceOf(Stopped);
  const insights: number[] = [];
  const thought = sure(
    await core.analyse(line, { level: 10, nodes: 5000, lines: 2 }, (found) => insights.push(found.depth)),
  );
  expect(thought.lines).toHaveLength(2);
  expect(insights.length).toBeGreaterThan(1);
});
