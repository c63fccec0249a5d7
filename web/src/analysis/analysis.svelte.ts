// The background analysis of a study: a deep search of the current position, then short ones of the rest of the game.
import type { Failed, Insight, Line, Outcome, Player, ThinkWish, Thought } from '../core/types';
import { Depths, settled, worthOf, type Found, type Worth } from './worth';

/** Searches in a worker of its own. */
export type Searcher = {
  analyse(line: Line, wish: ThinkWish, onInsight: (insight: Insight) => void): Promise<Thought | Failed>;
  stop(): void;
  /** Terminates the worker for good. */
  close(): void;
};

export type Position = { line: Line; mover: Player; outcome: Outcome | null };

/** Milliseconds for the current position, for any other, and between two updates. */
const DEEP = 6000;
const BRIEF = 500;
const UPDATE = 150;

export class Analysis {
  /** The evaluations, by the id of the turn before the position. */
  worths = $state.raw<ReadonlyMap<number, Worth>>(new Map());
  on = $state(true);
  /** The position being analysed. */
  busy = $state<number | null>(null);

  #searcher: Searcher;
  #position: (id: number) => Position | null;
  #deep = new Set<number>();
  #question = 0;
  #left = false;

  constructor(searcher: Searcher, position: (id: number) => Position | null) {
    this.#searcher = searcher;
    this.#position = position;
  }

  /** Analyses a position, then the others without an evaluation. A search in progress is stopped. */
  async consider(at: number, others: readonly number[], wait = 120): Promise<void> {
    this.stop();
    if (!this.on || this.#left) return;
    const question = this.#question;
    await new Promise((done) => setTimeout(done, wait));
    const asked = () => question === this.#question;
    if (asked() && !this.#deep.has(at)) await this.#look(at, { level: 10, lines: 3, time: DEEP }, asked);
    if (asked() && this.worths.has(at)) this.#deep.add(at);
    await this.#survey(others, BRIEF, asked);
  }

  /** Analyses positions one after the other, each for this many milliseconds. */
  async survey(ids: readonly number[], time: number): Promise<void> {
    this.stop();
    const question = this.#question;
    if (!this.#left) await this.#survey(ids, time, () => question === this.#question);
  }

  async #survey(ids: readonly number[], time: number, asked: () => boolean): Promise<void> {
    for (const id of ids) {
      if (!asked()) return;
      if (!this.worths.has(id)) await this.#look(id, { level: 10, lines: 1, time }, asked);
    }
  }

  stop(): void {
    this.#question += 1;
    this.busy = null;
    this.#searcher.stop();
  }

  /** Ends the analysis together with its screen. */
  leave(): void {
    this.stop();
    this.#left = true;
    this.#searcher.close();
  }

  async #look(id: number, wish: ThinkWish, asked: () => boolean): Promise<void> {
    const position = this.#position(id);
    if (!position) return;
    if (position.outcome) return this.#learn(id, settled(position.outcome));
    const lines: Found[] = [];
    const depths = new Depths();
    let reported = 0;
    this.busy = id;
    try {
      const thought = await this.#searcher.analyse(position.line, wish, (insight) => {
        setLine(lines, depths.found(insight));
        const now = Date.now();
        // Values of different depths cannot be compared.
        const even = Object.values(lines).every(({ depth }) => depth === insight.depth);
        if (!asked() || !even || now - reported < UPDATE) return;
        reported = now;
        this.#learn(id, worthOf(Object.values(lines), position.mover));
      });
      const found = 'error' in thought ? [] : thought.lines.map((line) => depths.found(line));
      const worth = worthOf(found, position.mover);
      if (asked() && worth && 'why' in thought) this.#learn(id, { ...worth, why: thought.why });
    } catch {
      // Stopped, or the worker failed: the evaluations so far stay.
    } finally {
      if (asked()) this.busy = null;
    }
  }

  /** Keeps an evaluation; until the reasons are known, those of the same best turn stay. */
  #learn(id: number, worth: Worth | null): void {
    if (!worth) return;
    const before = this.worths.get(id);
    const same = before?.lines[0]?.actions[0] === worth.lines[0]?.actions[0];
    const why = worth.why ?? (same ? before?.why : undefined);
    this.worths = new Map(this.worths).set(id, { ...worth, ...(why && { why }) });
  }
}

/**
 * Puts a line in its place. While the search goes deeper, a turn that was second may become first before the new second line is known:
 * then the two change places, so that no two lines begin with the same turn.
 */
export function setLine(lines: Found[], insight: Found): void {
  const { line, actions } = insight;
  const same = lines.findIndex((each) => each?.actions[0] === actions[0]);
  const replaced = lines[line];
  if (same >= 0 && same !== line) {
    if (replaced) lines[same] = replaced;
    else Reflect.deleteProperty(lines, same);
  }
  lines[line] = insight;
}
