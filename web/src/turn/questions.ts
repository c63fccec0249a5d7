// Questions about the game that can be typed in place of a turn: `last`, `clock`, `moves e4`, `help`.
import { sentences } from '../app/announcer.svelte';
import { t } from '../app/i18n.svelte';
import { ahead, beside, WAYS, type Way } from '../board/explore';
import type { Cell, Look, Possible, Words } from '../core/types';

export const QUESTIONS = ['help', 'last', 'status', 'clock', 'moves', 'around', 'line', 'pieces'] as const;
export type Question = (typeof QUESTIONS)[number];

/** The answers to typed questions about a game. */
export type GameQueries = {
  look: () => Look | null;
  /** The last turn in words; `null` if there is none. */
  last: () => Words | null;
  /** The possible moves. */
  moves: () => Possible[];
  /** The clocks in words; `null` where none runs. */
  clock: () => string | null;
};

/** The most moves that are read aloud at once. */
const MOST = 12;

/** The question of a text, in English or in the language that is spoken, and what follows it. */
export function questionOf(text: string): { question: Question; rest: string[] } | null {
  const [word = '', ...rest] = text.trim().toLowerCase().split(/\s+/);
  const question = QUESTIONS.find((each) => each === word || t(`ask-word-${each}`) === word);
  return question ? { question, rest } : null;
}

/** The answer to a typed question; `null` if the text is not one. */
export function answerTo(text: string, queries: GameQueries): string | null {
  const asked = questionOf(text);
  if (!asked) return null;
  const [name, way] = asked.rest;
  switch (asked.question) {
    case 'help':
      return helpText();
    case 'last':
      return lastText(queries);
    case 'status':
      return statusText(queries);
    case 'clock':
      return clockOf(queries);
    case 'moves':
      return movesText(queries, name);
    case 'pieces':
      return sentences(cellsWith(queries.look()).map((cell) => t(cell.says)));
    default:
      return cellText(asked.question, queries.look(), name, way);
  }
}

export function statusText({ look }: GameQueries): string {
  const now = look();
  return now ? t(now.status) : '';
}

export function clockOf({ clock }: GameQueries): string {
  return clock() ?? t('ask-no-clock');
}

export function lastText({ last }: GameQueries): string {
  const turn = last();
  return turn ? t(turn) : t('play-no-moves');
}

/** The moves that concern a cell, or all of them by their number. */
export function movesText({ moves }: GameQueries, cell?: string): string {
  const found = moves().filter((move) => cell === undefined || concerns(move, cell));
  if (cell === undefined) return t('lists-legal', { count: found.length });
  if (found.length === 0) return t('ask-no-moves', { cell });
  const more = found.length > MOST ? [t('ask-more-moves', { count: found.length - MOST })] : [];
  return sentences([...found.slice(0, MOST).map((move) => t(move.says)), ...more]);
}

/** Whether a move places or moves something on a cell. */
export function concerns({ cell, text }: Possible, name: string): boolean {
  return cell === name || [...text.matchAll(/[a-z]+\d+/g)].some(([each]) => each === name);
}

const cellsWith = (look: Look | null): Cell[] =>
  (look?.cells ?? []).filter((cell) => cell.says.id !== 'cell-empty');

function cellText(question: 'around' | 'line', look: Look | null, name?: string, way?: string): string {
  const cells = look?.cells ?? [];
  const cell = cells.find((each) => each.name === name);
  if (!cell) return t('ask-no-cell');
  const near = (to: Way) => {
    const next = beside(cells, cell, to);
    return next ? [t('board-around', { way: t('board-way', { way: to }), cell: t(next.says) })] : [];
  };
  if (question === 'around') return sentences([t(cell.says), ...WAYS.flatMap(near)]);
  const to = WAYS.find((each) => each === way || t('board-way', { way: each }) === way);
  if (!to) return t('ask-no-way');
  return sentences([t(cell.says), ...ahead(cells, cell, to).map((each) => t(each.says))]);
}

function helpText(): string {
  const words = QUESTIONS.map((question) =>
    t('ask-help-one', { word: t(`ask-word-${question}`), does: t(`ask-does-${question}`) }),
  );
  return sentences([t('ask-help'), ...words]);
}
