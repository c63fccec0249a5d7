// The list of solved boards: a file, loaded when it is needed and checked line by line.
import address from '../../../docs/boards.jsonl?url';
import { message } from '../app/message';
import { isRecord } from '../app/storage';
import type { GameId, Player, Words } from '../core/types';
import { isGame } from '../games/list';

/** A solved board. */
export type Board = {
  name: string;
  game: GameId;
  position: string;
  /** Who wins if both play their best. */
  value: Player | 'draw';
  /** The turns of the longest game in which the plan is followed. */
  turns: number;
  /** The positions in the proof. */
  positions: number;
  /** A line of play, as actions. */
  line: string[];
};

/** Boards, or in words why there are none. */
export type SolvedBoards = { boards: Board[] } | { problem: Words };

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function boardOf(line: string): Board | null {
  let found: unknown;
  try {
    found = JSON.parse(line);
  } catch {
    return null;
  }
  if (!isRecord(found)) return null;
  const { name, game, position, value, turns, positions, line: played = [] } = found;
  if (!isText(name) || !isText(game) || !isGame(game) || !isText(position)) return null;
  if (value !== 'first' && value !== 'second' && value !== 'draw') return null;
  if (!isCount(turns) || !isCount(positions)) return null;
  if (!Array.isArray(played) || !played.every(isText)) return null;
  return { name, game, position, value, turns, positions, line: played };
}

/** The boards in the text of the list. */
export function readBoards(text: string): SolvedBoards {
  const boards: Board[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const board = boardOf(line);
    if (!board) return { problem: message('study-known-damaged', { line: index + 1 }) };
    boards.push(board);
  }
  return { boards };
}

/** Loads the list. */
export async function loadBoards(): Promise<SolvedBoards> {
  try {
    const response = await fetch(address);
    if (response.ok) return readBoards(await response.text());
  } catch {
    // Reported below, as is any other answer that is not the list.
  }
  return { problem: message('study-known-not-loaded') };
}
