// Brings saved online games up to date: a look at the log of each, without taking a seat.
import type { DeviceStorage } from '../app/storage';
import { find, save } from '../saved/store';
import { Connection, type Network, browser } from './connection';
import { EMPTY, fold, type Log } from './log';
import { savedOf, startOf, type Engine } from './saved';

/** How many games are looked at together, and for how long at most. */
const MOST = 8;
const PATIENCE = 20_000;

/** Looks at games until all are up to date; returns how to stop. */
export function refresh(
  storage: DeviceStorage,
  engine: Engine,
  ids: readonly string[],
  onchange: () => void,
  network: Network = browser,
): () => void {
  const stops = ids.slice(0, MOST).map((id) => {
    let log: Log = EMPTY;
    const connection: Connection = new Connection(
      id,
      null,
      {
        event: (event) => (log = fold(log, event)),
        reset: () => (log = EMPTY),
        now: (now) => {
          connection.close();
          const game = find(storage, id);
          const start = log.setup && startOf(engine, log.setup)?.line;
          if (!start || game === null || game === 'broken') return;
          save(storage, { ...savedOf(engine, id, log, now, start, []), seats: game.seats });
          onchange();
        },
        open: () => undefined,
        answer: () => undefined,
        message: () => undefined,
        unsupported: () => undefined,
        hash: () => '',
      },
      { ...network, pings: false },
    );
    const patience = setTimeout(() => connection.close(), PATIENCE);
    return () => {
      clearTimeout(patience);
      connection.close();
    };
  });
  return () => stops.forEach((stop) => stop());
}
