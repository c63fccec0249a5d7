// A saved game as a record, and as a file that study can open.
import type { StudyCore } from '../core/core';
import { failed } from '../core/failed';
import type { GameRecord, Player } from '../core/types';
import { isVoid, type SavedGame, type TurnCount } from './game';

const TERMINATION = {
  board: 'rules',
  resigned: 'resigned',
  time: 'time',
  agreed: 'agreed',
  aborted: 'abandoned',
  absent: 'abandoned',
  gone: 'abandoned',
} as const;

/** Actions by turns, of which the number of actions is known. */
export function turnsOf(actions: readonly string[], turns: readonly TurnCount[]): { actions: string[] }[] {
  let end = 0;
  return turns.map((turn) => ({ actions: actions.slice(end, (end += turn.actions)) }));
}

/** A saved game as a record. `turns`: the number of actions in each of its turns. */
export function gameRecord(
  game: SavedGame,
  turns: readonly TurnCount[],
  name: (player: Player) => string,
): GameRecord {
  const tags: Record<string, string> = {
    Date: new Date(game.started).toISOString().slice(0, 10),
    ...named('First', name('first')),
    ...named('Second', name('second')),
  };
  if (game.clock) tags['TimeControl'] = control(game.clock);
  if (game.ended) tags['Termination'] = TERMINATION[game.ended.how];
  return {
    game: game.line.game,
    ...(game.code === null ? { position: game.line.start } : { board: game.code }),
    tags,
    result: game.ended && !isVoid(game.ended) ? (game.ended.winner ?? 'draw') : '*',
    turns: turnsOf(game.line.actions, turns),
  };
}

const named = (tag: string, name: string) => (name === '' ? {} : { [tag]: name });

function control({ base, increment }: { base: number; increment: number }): string {
  const seconds = Math.round(base / 1000);
  return increment > 0 ? `${seconds}+${Math.round(increment / 1000)}` : String(seconds);
}

/** The text of a game's record file; `null` if the game cannot be read. */
export function recordText(
  game: SavedGame,
  core: Pick<StudyCore, 'turns' | 'recordWrite'>,
  name: (player: Player) => string,
): string | null {
  const turns = core.turns(game.line);
  const written = failed(turns) ? turns : core.recordWrite(gameRecord(game, turns, name));
  return failed(written) ? null : written.text;
}
