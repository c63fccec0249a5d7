// The opening explorer of the game that is studied. Its file is loaded when the explorer is first opened.
import type { StudyCore } from '../core/core';
import { failed } from '../core/failed';
import type { ExploredTurn, GameId, Line } from '../core/types';

export type Reader = Pick<StudyCore, 'readExplorer' | 'explore'>;

/** The addresses of the files, by game. */
const addresses = new Map(
  Object.entries(
    import.meta.glob<string>('../../../crates/explorer/data/*.txt', {
      query: '?url',
      import: 'default',
      eager: true,
    }),
  ).map(([path, address]) => [path.replace(/^.*\/|\.txt$/g, ''), address]),
);

async function fetchFile(game: GameId): Promise<string> {
  const address = addresses.get(game);
  const answer = address === undefined ? null : await fetch(address);
  if (!answer?.ok) throw new Error(`no explorer of ${game}`);
  return answer.text();
}

export class Openings {
  state = $state<'closed' | 'loading' | 'ready' | 'failed'>('closed');
  /** The message that says why it failed. */
  problem = $state<'study-explorer-failed' | 'study-explorer-damaged'>('study-explorer-failed');
  /** How many turns deep the explorer is. */
  turns = $state(0);

  #reader: Reader;
  #load: (game: GameId) => Promise<string>;

  constructor(reader: Reader, load: (game: GameId) => Promise<string> = fetchFile) {
    this.#reader = reader;
    this.#load = load;
  }

  /** Loads the explorer of a game, unless it is there or on its way. After a failure it tries again. */
  async open(game: GameId): Promise<void> {
    if (this.state === 'loading' || this.state === 'ready') return;
    this.state = 'loading';
    this.problem = 'study-explorer-failed';
    try {
      const read = this.#reader.readExplorer(await this.#load(game));
      if (failed(read)) {
        this.problem = 'study-explorer-damaged';
        throw new Error(read.error.id);
      }
      this.turns = read.turns;
      this.state = 'ready';
    } catch (error) {
      console.error(error);
      this.state = 'failed';
    }
  }

  /** The turns known in a position, the best first; `null` if the explorer does not know the position. */
  at(line: Line): ExploredTurn[] | null {
    if (this.state !== 'ready') return null;
    const explored = this.#reader.explore(line);
    return failed(explored) ? null : explored.rows;
  }
}
