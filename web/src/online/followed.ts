// The running games of this device, followed on every screen: one connection for each, which a game's own screen borrows.
// Of several tabs only one keeps the connections of games that are not on its screen, and speaks.
import type { DeviceStorage } from '../app/storage';
import { isYourTurn } from '../saved/game';
import { find, save } from '../saved/store';
import { callOf, type Arrival, type Call } from './calls';
import type { Network } from './connection';
import { OnlineGame } from './onlineGame.svelte';
import { takeRematch } from './rematch';
import { savedOf, type Engine } from './saved';
import { allSeats, keep, seatsOf } from './seats';

/** Maximum number of games that are followed. */
export const MAX_GAMES = 8;
/** Milliseconds after the end of a game in which a rematch may still be offered. */
const RECENT = 10 * 60_000;
/** Milliseconds after which the server is asked whether it knows a game at all. */
const DOUBT = 10_000;

/** `isNew`: it has come since the player last saw the game; the badge counts the others, too. */
export type ShownCall = Call & { isNew: boolean };

type Deps = {
  engine: Engine;
  storage: DeviceStorage;
  network: Network;
  /** Whether this tab is the one that speaks. */
  speaks: () => boolean;
  /** Shows what waits for the player. */
  show: (calls: readonly ShownCall[]) => void;
  /** Announces a call that has just come. */
  signal: (call: Call) => void;
  /** A game was saved. */
  saved: () => void;
  /** Whether the server has no such game. */
  isMissing: (id: string) => Promise<boolean>;
};

type Followed = {
  online: OnlineGame;
  /** The screens that show the game. */
  holders: number;
  arrival: Arrival | null;
  /** The key of the call that was signalled or seen last. */
  last: string | null;
  isNew: boolean;
  /** Whether it was the player's turn when the page was opened: that is shown, and not announced. */
  wasTurn: boolean;
  /** What was saved last: the number of events, and whether the game had ended. */
  kept: string;
  doubt: ReturnType<typeof setTimeout> | undefined;
};

/** The games to follow: those that go on first, of these the ones with a clock, then by their last change. */
export function runningGames(storage: DeviceStorage, now: number): string[] {
  const found = allSeats(storage).flatMap(({ id, keys, rematch, changed }) => {
    const game = find(storage, id);
    if (keys.length === 0 || game === 'broken') return [];
    const ended = game?.ended != null;
    if (ended && !rematch && now - game.changed > RECENT) return [];
    const rank = ended ? 2 : game?.clock ? 0 : 1;
    return [{ id, rank, changed: game?.changed ?? changed }];
  });
  return found
    .sort((a, b) => a.rank - b.rank || b.changed - a.changed)
    .slice(0, MAX_GAMES)
    .map(({ id }) => id);
}

export class FollowedGames {
  readonly #deps: Deps;
  readonly #games = new Map<string, Followed>();
  /** Games that the server does not know. */
  readonly #missing = new Set<string>();
  /** Games of rematches that have begun, until they are opened. */
  readonly #rematches = new Set<string>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The games that are connected. */
  get ids(): string[] {
    return [...this.#games.keys()];
  }

  /** Whether a screen of this tab shows the game. */
  isHeld(id: string): boolean {
    return (this.#games.get(id)?.holders ?? 0) > 0;
  }

  /** Follows what the storage says, and nothing else. */
  scan(): void {
    const { storage, speaks } = this.#deps;
    const wanted = speaks() ? runningGames(storage, Date.now()).filter((id) => !this.#missing.has(id)) : [];
    for (const [id, { holders, online }] of this.#games) {
      if (holders === 0 && (!wanted.includes(id) || !online.isCurrent)) this.#drop(id);
    }
    for (const id of wanted) if (!this.#games.has(id) && this.#games.size < MAX_GAMES) this.#open(id);
    this.show();
  }

  /** The game for a screen, which gives it back with `release`. */
  hold(id: string): OnlineGame {
    const known = this.#games.get(id);
    if (known?.holders === 0 && !known.online.isCurrent) this.#drop(id);
    const followed = this.#games.get(id) ?? this.#open(id);
    followed.holders += 1;
    this.#rematches.delete(id);
    followed.online.attend(true);
    this.#seen(followed);
    this.show();
    return followed.online;
  }

  release(id: string): void {
    const followed = this.#games.get(id);
    if (!followed) return;
    followed.holders -= 1;
    if (followed.holders > 0) return;
    followed.online.attend(false);
    this.#seen(followed);
    this.scan();
  }

  /** The page is visible again, or the network has changed. */
  wake(): void {
    for (const { online } of this.#games.values()) online.wake();
  }

  /** The player does not want to see the new calls now. The badge stays, except for a game that has ended. */
  dismiss(): void {
    for (const followed of this.#games.values()) {
      followed.isNew = false;
      if (followed.arrival === 'ended') followed.arrival = null;
    }
    this.show();
  }

  close(): void {
    for (const id of this.ids) this.#drop(id);
  }

  #open(id: string): Followed {
    const { engine, storage, network } = this.#deps;
    const online = new OnlineGame(id, engine, storage, network);
    const game = find(storage, id);
    const saved = game === 'broken' ? null : game;
    const followed: Followed = {
      online,
      holders: 0,
      arrival: this.#rematches.has(id) ? 'rematch-begun' : null,
      last: null,
      isNew: false,
      wasTurn: saved !== null && isYourTurn(saved),
      kept: '',
      doubt: setTimeout(() => void this.#check(id), DOUBT),
    };
    let waited = saved?.online?.begun === false;
    let goesOn = !saved?.ended;
    online.watcher = () => {
      if (online.known && !online.now.begun && !online.now.ending) waited = true;
      if (waited && online.now.begun) {
        waited = false;
        if (followed.holders === 0) followed.arrival ??= 'joined';
      }
      if (goesOn && online.known && online.now.ending) {
        goesOn = false;
        followed.arrival = 'ended';
      }
      this.#changed(followed);
    };
    this.#games.set(id, followed);
    return followed;
  }

  #drop(id: string): void {
    const followed = this.#games.get(id);
    if (!followed) return;
    clearTimeout(followed.doubt);
    this.#games.delete(id);
    followed.online.close();
  }

  /** A game that never comes may have been lost with its server: then its connection is not tried for ever. */
  async #check(id: string): Promise<void> {
    const followed = this.#games.get(id);
    if (!followed || followed.online.known || followed.holders > 0) return;
    if (!(await this.#deps.isMissing(id)) || followed.online.known || followed.holders > 0) return;
    this.#missing.add(id);
    this.#drop(id);
  }

  /** The player has seen the game as it is. */
  #seen(followed: Followed): void {
    followed.arrival = null;
    followed.isNew = false;
    followed.last = callOf(followed.online, null)?.key ?? null;
  }

  #changed(followed: Followed): void {
    const { online, holders } = followed;
    if (!online.known) return;
    this.#adopt(online);
    if (holders > 0) return this.#seen(followed);
    this.#save(followed);
    const call = callOf(online, followed.arrival);
    if (call && call.key !== followed.last) {
      followed.isNew = true;
      if (!followed.wasTurn || call.kind !== 'turn') this.#deps.signal(call);
    }
    followed.wasTurn = false;
    followed.isNew &&= call !== null;
    followed.last = call?.key ?? null;
    this.show();
  }

  /** Saves a game that is not on the screen. */
  #save(followed: Followed): void {
    const { id, log, now, start, seats } = followed.online;
    const state = `${log.version} ${now.ending !== null}`;
    if (!start || seats.length === 0 || followed.kept === state) return;
    followed.kept = state;
    const { engine, storage, saved } = this.#deps;
    save(storage, savedOf(engine, id, log, now, start, seats));
    saved();
  }

  /** A rematch that was asked for here has begun: its seats are the same, on the other sides. */
  #adopt(online: OnlineGame): void {
    const { storage } = this.#deps;
    const { id, rematch, keys } = online;
    if (!rematch?.id || !seatsOf(storage, id).rematch) return;
    keep(storage, id, { rematch: false });
    const isNew = seatsOf(storage, rematch.id).keys.length === 0;
    if (isNew) this.#rematches.add(rematch.id);
    const game = find(storage, id);
    takeRematch(storage, { id, keys }, game === 'broken' ? null : (game?.ended ?? null), rematch.id);
    this.scan();
  }

  /** Shows what waits for the player, again. */
  show(): void {
    const calls = [...this.#games.values()].flatMap(({ online, holders, arrival, isNew }) => {
      const call = holders === 0 && online.known ? callOf(online, arrival) : null;
      return call ? [{ ...call, isNew }] : [];
    });
    this.#deps.show(calls);
  }
}
