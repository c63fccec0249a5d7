// Which tab of this browser speaks for the online games: the one that was looked at last. The tabs agree by a lease in the
// storage, which works without a secure connection, too.

const KEY = 'tessera.speaker';
/** Milliseconds that a lease is valid, and after which it is renewed. */
const LEASE = 10_000;
const RENEW = 3000;

export type SpeakerStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export class Speaker {
  readonly #tab: string;
  readonly #storage: SpeakerStorage;
  readonly #onchange: () => void;
  #speaks = false;

  /** `tab`: a name that no other tab has. */
  constructor(storage: SpeakerStorage, tab: string, onchange: () => void) {
    this.#storage = storage;
    this.#tab = tab;
    this.#onchange = onchange;
  }

  get speaks(): boolean {
    return this.#speaks;
  }

  /** The tab was looked at. */
  claim(): void {
    this.#storage.setItem(KEY, `${this.#tab} ${Date.now() + LEASE}`);
    this.#set(true);
  }

  /** Renews the own lease, or takes over one that has run out. Call it every `RENEW` milliseconds, and after a change. */
  check(): void {
    const [tab, until] = (this.#storage.getItem(KEY) ?? '').split(' ');
    if (tab === this.#tab || !(Number(until) > Date.now())) this.claim();
    else this.#set(false);
  }

  /** The tab is closed: another one may speak at once. */
  leave(): void {
    if (this.#speaks) this.#storage.removeItem(KEY);
    this.#set(false);
  }

  #set(speaks: boolean): void {
    if (speaks === this.#speaks) return;
    this.#speaks = speaks;
    this.#onchange();
  }
}

/** Lets this tab take part; returns its speaker. */
export function takePart(storage: SpeakerStorage, tab: string, onchange: () => void): Speaker {
  const speaker = new Speaker(storage, tab, onchange);
  const look = () => {
    if (document.visibilityState === 'visible') speaker.claim();
  };
  setInterval(() => speaker.check(), RENEW);
  addEventListener('storage', ({ key }) => {
    if (key !== KEY) return;
    // Of several hidden tabs, the first to wake up takes over.
    if (document.visibilityState === 'visible' || storage.getItem(KEY) !== null) speaker.check();
    else setTimeout(() => speaker.check(), Math.random() * 500);
  });
  addEventListener('focus', look);
  addEventListener('pagehide', () => speaker.leave());
  addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  if (document.visibilityState === 'visible') speaker.claim();
  else speaker.check();
  return speaker;
}
