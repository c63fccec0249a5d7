// The built modules, through the same calls as in the page. `cargo xtask wasm` builds it.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { StudyCore } from './core';
import type { StudyGlue, TableGlue } from './glue';
import { studyCalls, tableCalls } from './module';
import { nodeCore } from './nodeCore';
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
let core: StudyCore;

function sure<T extends object>(answer: T | Failed): T {
  if ('error' in answer) throw new Error(JSON.stringify(answer.error));
  return answer;
}

const begun = (game: GameId): Line => sure(core.start({ game })).line;

beforeAll(async () => {
  ({ core, study, table } = await nodeCore(() => new Thinker(() => new InlineWorker())));
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
    expect(sure(core.readTurn(before, last.text)).actions).toEqual(line.actions.slice(-last.actions));
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
  const calls = [core.look(line, VIEW), core.draft(line, [], VIEW), core.legal(line), core.turns(line)];
  for (const answer of calls) expect(answer).toHaveProperty('error.id');
  expect(core.look({} as Line, VIEW)).toEqual({ error: { id: 'core-request' } });
  expect(core.recordRead('[Game "chess"]\n\n*')).toHaveProperty('error.args.line', 1);
});

test('a module that panicked is instantiated again', () => {
  let revived = 0;
  const fragile = {
    ...table,
    legal: () => {
      throw new WebAssembly.RuntimeError('unreachable');
    },
  };
  const broken = tableCalls(fragile, () => {
    revived++;
    table.__wbg_reset_state();
  });
  const line = begun('xok');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(broken.legal(line)).toEqual({ error: { id: 'core-broken' } });
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
  expect(revived).toBe(1);
  expect(sure(core.legal(line)).length).toBeGreaterThan(0);
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
