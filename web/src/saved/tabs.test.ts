import { expect, it } from 'vitest';
import { begin } from './game';
import { join, type Browser, type Tabs } from './tabs';

const person = { kind: 'person' as const };
const game = begin(
  {
    line: { game: 'xok', start: 's', actions: [] },
    seats: { first: person, second: person },
    minutes: 0,
    increment: 0,
    code: null,
  },
  1,
  'g',
);

/** A browser whose tabs hear each other at once. */
function oneBrowser(locks: Browser['locks']): Browser {
  type Channel = ReturnType<Browser['channel']> & object;
  const open = new Set<Channel>();
  return {
    locks,
    channel: () => {
      const own: Channel = {
        onmessage: null,
        postMessage: (data: unknown) => {
          for (const each of open) {
            if (each !== own) each.onmessage?.call(null as never, { data } as MessageEvent);
          }
        },
        close: () => void open.delete(own),
      };
      open.add(own);
      return own;
    },
  };
}

/** Locks as a browser has them: a queue for each name, and the possibility to steal. */
function locks(): Browser['locks'] {
  type Wait = { grant: () => void };
  let holder: { lose: () => void } | null = null;
  const queue: Wait[] = [];
  const free = () => {
    holder = null;
    queue.shift()?.grant();
  };
  const request = (_: string, ...rest: unknown[]) => {
    const callback = rest.at(-1) as () => Promise<void>;
    const steal = rest.length > 1;
    return new Promise<void>((done, fail) => {
      const grant = () => {
        const own = { lose: () => fail(new DOMException('stolen', 'AbortError')) };
        holder = own;
        void callback().then(() => {
          if (holder === own) free();
          done();
        });
      };
      if (steal) holder?.lose();
      if (steal || !holder) grant();
      else queue.push({ grant });
    });
  };
  return { request } as Browser['locks'];
}

it.each([
  ['with locks', locks],
  ['without', () => null],
])('one tab leads, %s', async (_, make) => {
  const browser = oneBrowser(make());
  const leads = new Set<string>();
  const received: unknown[] = [];
  const tab = (name: string): Tabs =>
    join(
      'g',
      {
        game: (sent) => void received.push(sent),
        lead: (on) => void (on ? leads.add(name) : leads.delete(name)),
      },
      browser,
    );
  const settled = () => new Promise((done) => setTimeout(done, 5));
  const leader = async () => {
    await settled();
    return [...leads];
  };
  const one = tab('one');
  expect(await leader()).toEqual(['one']);
  const two = tab('two');
  expect(await leader()).toEqual(['two']);
  one.claim();
  one.claim();
  expect(await leader()).toEqual(['one']);
  two.claim();
  one.claim();
  two.claim();
  expect(await leader()).toEqual(['two']);
  two.send(game);
  expect(received).toEqual([game]);
  leads.delete('two');
  two.leave();
  expect(await leader()).toEqual(['one']);
});
