// The same game in several tabs: tabs broadcast their changes and elect a leader, which runs the computer and the clocks.
// A tab that gains focus takes over.
import type { SavedGame } from './game';

/** What the tabs of a game need of the browser, so that tests can do without one. */
export type Browser = {
  channel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'> | null;
  locks: Pick<LockManager, 'request'> | null;
};

type TabMessage = { game: unknown } | { claim: number } | { bye: true };

type TabHandlers = {
  /** Another tab has changed the game. It may be anything: messages are not trusted. */
  game: (game: unknown) => void;
  lead: (leads: boolean) => void;
};

export type Tabs = { send: (game: SavedGame) => void; claim: () => void; leave: () => void };

export const browser: Browser = {
  channel: (name) => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)),
  // Only a page over HTTPS or from this machine has locks.
  locks: globalThis.navigator?.locks ?? null,
};

/** Joins the tabs of a game, and claims the lead. */
export function join(id: string, handlers: TabHandlers, { channel, locks }: Browser = browser): Tabs {
  const name = `tessera.game.${id}`;
  const others = channel(name);
  const post = (message: TabMessage) => others?.postMessage(message);
  const lead = locks ? byLock(name, locks, handlers.lead) : byClaim(post, handlers.lead);
  if (others) {
    others.onmessage = ({ data }: MessageEvent<Partial<Record<string, unknown>>>) => {
      if (data['game'] !== undefined) handlers.game(data['game']);
      if (typeof data['claim'] === 'number') lead.rival(data['claim']);
      if (data['bye'] !== undefined) lead.claim();
    };
  }
  lead.claim();
  return {
    send: (game) => post({ game }),
    claim: () => lead.claim(),
    leave() {
      lead.leave();
      if (!locks) post({ bye: true });
      others?.close();
    },
  };
}

type Lead = { claim: () => void; rival: (claim: number) => void; leave: () => void };

/** The lead as a lock of the browser: claimed by stealing it; released, it goes to the next tab in line. */
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
function byClaim(post: (message: TabMessage) => void, onlead: (leads: boolean) => void): Lead {
  let own = 0;
  let latest = 0;
  let leading = false;
  const become = (leads: boolean) => {
    if (leads !== leading) onlead((leading = leads));
  };
  return {
    claim() {
      own = Math.max(Date.now(), Math.ceil(latest)) + Math.random();
      post({ claim: own });
      become(true);
    },
    rival(claim) {
      latest = Math.max(latest, claim);
      // Both claimed at the same time: the other must learn that it came second.
      if (leading && claim < own) post({ claim: own });
      else become(false);
    },
    leave: () => become(false),
  };
}
