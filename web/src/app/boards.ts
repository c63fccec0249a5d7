// The chosen boards. Their colours are loaded with the first that is not a game's own.
import type { Settings } from './settings';

let wanted: Settings['board'];

export async function dressBoards(board: Settings['board']): Promise<void> {
  wanted = board;
  const { dataset } = document.documentElement;
  if (board) await import('../styles/boards.css').catch(() => (wanted = undefined));
  if (wanted !== board) return;
  if (!board) delete dataset['board'];
  else dataset['board'] = board;
}
