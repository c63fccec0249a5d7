// Whole games as they are heard: each step of a turn is announced once, with what is asked next; a whole turn with what
// follows from it; the end with its reason and its cells.
import { beforeAll, expect, test } from 'vitest';
import { announced, sentences } from '../app/announcer.svelte';
import { need, speak, spokenText } from '../app/i18n.svelte';
import { message } from '../app/message';
import { set } from '../app/state.svelte';
import { nodeCore } from '../core/nodeCore';
import type { Draft, Event, Words } from '../core/types';
import { GAMES } from '../games/list';
import { begin, type Seat } from '../saved/game';
import { Session } from './session.svelte';

const person: Seat = { kind: 'person' };
beforeAll(async () => {
  await speak('en');
  await need(...GAMES);
});

/** What a person can do next: tap a lit cell, choose an item. */
function possible({ lit, choices }: Draft): Event[] {
  const items = choices.flatMap(({ id, items: all }) =>
    all.filter((item) => item.enabled && !item.on).map((item): Event => ({ choose: [id, item.id] })),
  );
  return [...lit.map((tap): Event => ({ tap })), ...items];
}

const said = (words: readonly Words[]) => sentences(words.map(spokenText));

/** A session of a game between two people, and random numbers. */
async function sessionOf(game: (typeof GAMES)[number]) {
  const { core } = await nodeCore();
  const started = core.start({ game });
  if ('error' in started) throw new Error(started.error.id);
  const seats = { first: person, second: person };
  const saved = begin({ line: started.line, seats, minutes: 0, increment: 0, code: null }, 0, 'g');
  const deps = { keep: () => true, sound: () => undefined, now: () => 0 };
  let seed = 7;
  const random = (count: number) => (seed = (seed * 48_271) % 2_147_483_647) % count;
  return { session: new Session(saved, { engine: core, ...deps }), random };
}

test.each(GAMES)('%s: each step is said once, and nothing else', { timeout: 60_000 }, async (game) => {
  set({ confirm: false });
  const { session, random } = await sessionOf(game);
  for (let step = 0; step < 400 && !session.over; step++) {
    const { draft, events } = session.turn;
    if (!draft) throw new Error('no turn can be made');
    const [turns, next, { even }] = [session.turns.length, possible(draft), announced()];
    const event = next[random(next.length)];
    if (draft.complete && (!event || random(2) === 0)) session.turn.commit();
    else if (event) session.turn.act(event);
    else session.turn.clear();
    if (session.turn.events === events) continue;
    expect(announced().even).toBe(!even);
    const { text } = announced();
    const { draft: now, refused } = session.turn;
    if (refused) expect(text).toBe(said([refused]));
    else if (session.turns.length > turns && session.turn.events.length === 0) {
      const turn = session.turns.at(-1)?.says;
      const { status, outcome } = session.now ?? {};
      const cells = outcome?.cells.join(', ') ?? '';
      const end = outcome && [outcome.why, ...(cells === '' ? [] : [message('play-decided', { cells })])];
      expect(text).toBe(said([...(turn ? [turn] : []), ...(status ? [status] : []), ...(end ?? [])]));
    } else if (now) {
      expect(text).toContain(said(now.notes));
      expect(text.endsWith(said([now.asks]))).toBe(true);
      for (const { says } of now.parts)
        expect(text).not.toContain(said([message('play-part-gone', { part: spokenText(says) })]));
    }
  }
  expect(session.turns.length).toBeGreaterThan(3);
  session.leave();
});
