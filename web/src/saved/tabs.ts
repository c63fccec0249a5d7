// The same game in several tabs: each tells the others what it did, and one of them leads. The leading tab lets the
// computer play and runs the clocks. A tab that a person turns to takes the lead.
import type { SavedGame } from './game';

/** What the tabs of a game need of the browser, so that tests can do without one. */
export type Browser = {
  channel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'> | null;
  locks: Pick<LockManager, 'request'> | null;
};

type Told = { game: unknown } | { claim: number } | { bye: true };

type Hears = {
  /** Another tab has changed the game. It may be anything: messages are not trusted. */
  game: (game: unknown) => void;
  lead: (leads: boolean) => void;
};

export type Tabs = { tell: (game: SavedGame) => void; claim: () => void; leave: () => void };

export const browser: Browser = {
  channel: (name) => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)),
  // Only a page over HTTPS or from this machine has locks.
  locks: globalThis.navigator?.locks ?? null,
};

/** Joins the tabs of a game, and claims the lead. */
export function join(id: string, hears: Hears, { channel, locks }: Browser = browser): Tabs {
  const name = `tessera.game.${id}`;
  const others = channel(name);
  const post = (told: Told) => others?.postMessage(told);
  const lead = locks ? byLock(name, locks, hears.lead) : byClaim(post, hears.lead);
  if (others) {
    others.onmessage = ({ data }: MessageEvent<Partial<Record<string, unknown>>>) => {
      if (data['game'] !== undefined) hears.game(data['game']);
      if (typeof data['claim'] === 'number') lead.rival(data['claim']);
      if (data['bye'] !== undefined) lead.claim();
    };
  }
  lead.claim();
  return {
    tell: (game) => post({ game }),
    claim: () => lead.claim(),
    leave() {
      lead.leave();
      if (!locks) post({ bye: true });
      others?.close();
    },
  };
}

type Lead = { claim: () => void; rival: (claim: number) => void; leave: () => void };

/** The lead as a lock of the browser: claimed by stealing it; given back, it goes to the next tab that waits. */
function byLock(name: string, locks: Pick<LockManager, 'request'>, onlead: (leads: boolean) => void): Lead {
  let state: 'none' | 'asking' | 'leading' | 'left' = 'none';
  let waiting = false;
  let release: () => void = () => undefined;
  const hold = () =>
    new Promise<void>((done) => {
      release = done;
      if (state === 'left') return done();
      state = 'leading';
      onlead(true);
    });
  /** Another tab has taken the lock: wait until it is free again. Where locks are forbidden, every tab leads. */
  const lost = (error: unknown) => {
    if (state === 'left') return;
    const stolen = error instanceof DOMException && error.name === 'AbortError';
    state = stolen ? 'none' : 'leading';
    onlead(!stolen);
    if (waiting || !stolen) return;
    waiting = true;
    const granted = () => {
      waiting = false;
      return hold();
    };
    locks.request(name, granted).catch(lost);
  };
  return {
    claim() {
      if (state !== 'none') return;
      state = 'asking';
      locks.request(name, { steal: true }, hold).catch(lost);
    },
    rival: () => undefined,
    leave() {
      state = 'left';
      release();
    },
  };
}

/** The lead without locks: the last claim counts, and of two at the same time the greater. */
function byClaim(post: (told: Told) => void, onlead: (leads: boolean) => void): Lead {
  let own = 0;
  let heard = 0;
  let leading = false;
  const become = (leads: boolean) => {
    if (leads !== leading) onlead((leading = leads));
  };
  return {
    claim() {
      own = Math.max(Date.now(), Math.ceil(heard)) + Math.random();
      post({ claim: own });
      become(true);
    },
    rival(claim) {
      heard = Math.max(heard, claim);
      // Both claimed at the same time: the other has to hear that it came second.
      if (leading && claim < own) post({ claim: own });
      else become(false);
    },
    leave: () => become(false),
  };
}
