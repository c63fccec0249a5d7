// What can be typed in place of a turn: questions such as `last`, `clock`, `moves e4`, `help`, and orders such as `back`.
import { sentences } from '../app/announcer.svelte';
import { spokenText, t } from '../app/i18n.svelte';
import { ahead, beside, WAYS, type Way } from '../board/explore';
import type { Cell, Look, Possible, Words } from '../core/types';

export const QUESTIONS = ['help', 'last', 'status', 'clock', 'moves', 'around', 'line', 'pieces'] as const;
export type Question = (typeof QUESTIONS)[number];
/** What can be typed to do something, or to hear what only some screens know. */
export const ORDERS = ['back', 'draw', 'resign', 'value'] as const;
export type Order = (typeof ORDERS)[number];
/** What the orders do on a screen. Each gives its answer in words, or `null` if what it does is said anyway. */
export type Orders = Partial<Record<Order, () => string | null>>;

/** The answers to typed questions about a game. */
export type GameQueries = {
  look: () => Look | null;
  /** Whose turn it is, how the game ended, or what is asked. */
  status: () => Words[];
  /** The last turn in words; `null` if there is none. */
  last: () => Words | null;
  /** The possible moves. */
  moves: () => Possible[];
  /** The clocks in words; `null` where none runs. */
  clock: () => string | null;
  /** The orders that this screen takes. */
  orders?: () => Orders;
};

/** The most moves that are read aloud at once. */
const MOST = 12;

/** A word as it is typed in a hurry: without capitals and accents. */
const bare = (word: string): string =>
  word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');

/** The question or order of a text, in English or in the language that is spoken, and what follows it. */
export function questionOf(text: string): { question: Question | Order; rest: string[] } | null {
  const [word = '', ...rest] = text.trim().split(/\s+/).map(bare);
  const question = [...QUESTIONS, ...ORDERS].find(
    (each) => each === word || bare(t(`ask-word-${each}`)) === word,
  );
  return question ? { question, rest } : null;
}

const isOrder = (question: Question | Order): question is Order =>
  (ORDERS as readonly string[]).includes(question);

/** The answer to a typed question or order, empty if what it does is said anyway; `null` if the text is neither. */
export function answerTo(text: string, queries: GameQueries): string | null {
  const asked = questionOf(text);
  if (!asked) return null;
  if (isOrder(asked.question)) return orderText(asked.question, queries);
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
      return sentences(cellsWith(queries.look()).map((cell) => t(cell.says))) || t('board-no-pieces');
    default:
      return cellText(asked.question, queries.look(), name, way);
  }
}

/** Does what an order says. */
export function orderText(order: Order, { orders }: GameQueries): string {
  const given = orders?.()[order];
  if (given) return given() ?? '';
  return t(order === 'value' ? 'ask-no-value' : 'ask-not-here');
}

export function statusText({ status }: GameQueries): string {
  return sentences(status().map(spokenText));
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
  const to = WAYS.find((each) => each === way || bare(t('board-way', { way: each })) === way);
  if (!to) return t('ask-no-way');
  return sentences([t(cell.says), ...ahead(cells, cell, to).map((each) => t(each.says))]);
}

function helpText(): string {
  const words = [...QUESTIONS, ...ORDERS].map((question) =>
    t('ask-help-one', { word: t(`ask-word-${question}`), does: t(`ask-does-${question}`) }),
  );
  return sentences([t('ask-help'), ...words]);
}
