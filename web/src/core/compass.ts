// Directions as they are seen. The core names them as the first player sees the board; from the other side they are opposite.
import type { Draft, Player, Words } from './types';

const OPPOSITE: Record<string, string> = {
  n: 's',
  ne: 'sw',
  e: 'w',
  se: 'nw',
  s: 'n',
  sw: 'ne',
  w: 'e',
  nw: 'se',
  right: 'left',
  left: 'right',
  up: 'down',
  down: 'up',
};
/** The parameters of messages in which directions stand. */
const PARAMETERS = ['direction', 'first', 'second', 'kind'];

const opposite = (value: string): string => OPPOSITE[value] ?? value;

/** Words with their directions turned round. */
export function turnedWords(words: Words): Words {
  const turned = Object.entries(words.args ?? {}).map(([name, value]) => [
    name,
    PARAMETERS.includes(name) && typeof value === 'string' ? opposite(value) : value,
  ]);
  return words.args ? { ...words, args: Object.fromEntries(turned) as NonNullable<Words['args']> } : words;
}

const isWords = (value: object): value is Words => 'id' in value && 'args' in value;

/** An answer of the core with the directions of all its words as a player sees them. */
export function seenBy<T>(answer: T, player: Player): T {
  if (player === 'first' || typeof answer !== 'object' || answer === null) return answer;
  if (Array.isArray(answer)) return answer.map((each: unknown) => seenBy(each, player)) as T;
  if (isWords(answer)) return turnedWords(answer) as T;
  const parts = Object.entries(answer).map(([name, value]) => [name, seenBy<unknown>(value, player)]);
  return Object.fromEntries(parts) as T;
}

/** A turn in the making as a player sees it: a letter of the keyboard chooses the direction that is said. */
export function draftSeenBy<T extends object>(answer: T, player: Player): T {
  const seen = seenBy(answer, player);
  if (player === 'first' || !('choices' in seen)) return seen;
  const { choices } = seen as unknown as Draft;
  const key = (letter: string) =>
    letter === letter.toUpperCase() ? opposite(letter.toLowerCase()).toUpperCase() : opposite(letter);
  return {
    ...seen,
    choices: choices.map((choice) => ({
      ...choice,
      items: choice.items.map((item) =>
        item.key !== null && item.angle !== null ? { ...item, key: key(item.key) } : item,
      ),
    })),
  };
}
