// What is said of the parts of a turn: with the real core, in keys of messages.
import { expect, test } from 'vitest';
import { announced } from '../app/announcer.svelte';
import { set } from '../app/state.svelte';
import { nodeCore } from '../core/nodeCore';
import { GAMES } from '../games/list';
import { answerTo } from '../turn/questions';
import { begin, type Seat } from '../saved/game';
import { Session } from './session.svelte';

const person: Seat = { kind: 'person' };

async function sessionOf(game: (typeof GAMES)[number]): Promise<Session> {
  set({ confirm: false });
  const { core } = await nodeCore();
  const started = core.start({ game });
  if ('error' in started) throw new Error(started.error.id);
  const seats = { first: person, second: person };
  const saved = begin({ line: started.line, seats, minutes: 0, increment: 0, code: null }, 0, 'g');
  return new Session(saved, { engine: core, keep: () => true, sound: () => undefined, now: () => 0 });
}

test('a choice that stays on is not said to be taken back', async () => {
  const session = await sessionOf('slither');
  const said = () => announced().text;
  session.turn.act({ choose: ['wise', '1'] });
  expect(said()).toContain('slither-part-wise');
  const kinds = session.turn.draft?.choices.find(({ id }) => id === 'kind')?.items ?? [];
  const step = kinds.find(({ enabled }) => enabled);
  session.turn.act({ choose: ['kind', step?.id ?? ''] });
  expect(said()).toContain('slither-ask');
  expect(said()).not.toContain('play-part-gone');
  session.leave();
});

test('what is taken back is said', async () => {
  const session = await sessionOf('xok');
  session.turn.act({ tap: 'd3' });
  const [part] = session.turn.draft?.parts ?? [];
  session.turn.act({ drop: part?.id ?? '' });
  expect(announced().text).toContain('play-part-gone');
  session.leave();
});

test.each(GAMES)('%s: pieces and orders can be asked for', async (game) => {
  const session = await sessionOf(game);
  expect(answerTo('pieces', session.queries)).toMatch(/cell|board-no-pieces/);
  expect(answerTo('value', session.queries)).toBe('ask-no-value');
  expect(answerTo('draw', session.queries)).toBe('ask-not-here');
  const queries = { ...session.queries, orders: () => ({ back: () => 'done', draw: () => null }) };
  expect(answerTo('BACK', queries)).toBe('done');
  expect(answerTo('draw', queries)).toBe('');
  expect(answerTo('d3 d4', queries)).toBeNull();
  session.leave();
});
