// Boards that play by themselves while they are visible: one move of one board at a time.
import { GAMES } from '../games/list';
import { moving } from '../app/state.svelte';
import type { GameId, Line, Look, ViewOptions } from '../core/types';
import type { Core } from '../core/core';
import type { Thinker } from '../core/thinker';
import { failed } from '../core/failed';
import { loadCore } from '../core/load';
import { freshStart } from '../games/fresh';
import { sketches } from '../games/sketches';

const OPTIONS: ViewOptions = { seenBy: 'first', slanted: false, coordinates: false };
const LEVEL = 3;
/** Milliseconds between two moves, and before a finished game begins again. */
const PAUSE = 1400;
const REST = 3;

export class DemoGames {
  looks = $state.raw(
    Object.fromEntries(GAMES.map((game) => [game, sketches[game].look])) as Record<GameId, Look>,
  );
  #lines = Object.fromEntries(GAMES.map((game) => [game, sketches[game].line])) as Record<GameId, Line>;
  /** How many rounds a finished board still pauses. */
  #rest: Partial<Record<GameId, number>> = {};
  #next = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #thinker: Thinker | undefined;
  #stopped = false;

  /** Plays until the returned function is called. */
  run(): () => void {
    this.#wait();
    return () => {
      this.#stopped = true;
      clearTimeout(this.#timer);
      this.#thinker?.close();
    };
  }

  #wait(): void {
    if (!this.#stopped) this.#timer = setTimeout(() => void this.#step(), PAUSE);
  }

  async #step(): Promise<void> {
    try {
      if (moving() && !document.hidden) {
        const core = await loadCore();
        // The page may have been left while the core was loaded.
        if (this.#stopped) return;
        await this.#move(core);
      }
      this.#wait();
    } catch {
      // Demo boards are not important: on an error they just stop.
    }
  }

  async #move(core: Core): Promise<void> {
    const game = GAMES[this.#next++ % GAMES.length] as GameId;
    if (this.looks[game].outcome) {
      const rest = (this.#rest[game] ?? REST) - 1;
      this.#rest[game] = rest > 0 ? rest : REST;
      if (rest > 0) return;
      return this.#begin(core, game);
    }
    const line = this.#lines[game];
    this.#thinker ??= core.thinker();
    const seed = Math.floor(Math.random() * 2 ** 32);
    const found = await this.#thinker.think(line, { level: LEVEL, time: 500, seed });
    if (this.#stopped || failed(found)) return;
    this.#show(core, { ...line, actions: [...line.actions, ...found.actions] });
  }

  /** Starts a new game with a random first action, so that games differ. */
  #begin(core: Core, game: GameId): void {
    const begun = core.start(freshStart(game));
    if (failed(begun)) return;
    const opened = core.open();
    opened.at(begun.line, OPTIONS);
    const legal = opened.legal();
    opened.close();
    const actions = failed(legal) ? [] : legal;
    const first = actions[Math.floor(Math.random() * actions.length)];
    this.#show(core, { ...begun.line, actions: first === undefined ? [] : [first] });
  }

  #show(core: Core, line: Line): void {
    const look = core.look(line, OPTIONS);
    if (failed(look)) return;
    this.#lines[line.game] = line;
    this.looks = { ...this.looks, [line.game]: look };
  }
}
