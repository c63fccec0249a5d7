// Validates stored games.
import { isGame } from '../games/list';
import { isRecord } from '../app/storage';
import type { Line, Player, Words } from '../core/types';
import { ENDS, type Clock, type Ending, type OnlineState, type SavedGame, type Seat } from './game';

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
/** Long enough for a name, too short to break a layout. */
export const LONGEST_NAME = 24;
const isName = (value: unknown): value is string => isText(value) && value.length <= LONGEST_NAME;
const isPlayer = (value: unknown): value is Player => value === 'first' || value === 'second';

function isLine(value: unknown): value is Line {
  return (
    isRecord(value) && isGame(value['game'] as string) && isText(value['start']) && isTexts(value['actions'])
  );
}

function isSeat(value: unknown): value is Seat {
  if (!isRecord(value)) return false;
  const level = value['level'];
  return (
    value['kind'] === 'person' ||
    value['kind'] === 'friend' ||
    (value['kind'] === 'computer' && isCount(level) && level >= 1 && level <= 10)
  );
}

function both(value: unknown, check: (value: unknown) => boolean): boolean {
  return isRecord(value) && check(value['first']) && check(value['second']);
}

function isClock(value: unknown): value is Clock {
  return (
    isRecord(value) && isCount(value['base']) && isCount(value['increment']) && both(value['left'], isCount)
  );
}

function isWords(value: unknown): value is Words {
  return isRecord(value) && isText(value['id']) && (value['args'] === undefined || isRecord(value['args']));
}

function isEnding(value: unknown): value is Ending {
  return (
    isRecord(value) &&
    (value['winner'] === null || isPlayer(value['winner'])) &&
    ENDS.some((how) => how === value['how']) &&
    (value['why'] === null || isWords(value['why']))
  );
}

function isOnline(value: unknown): value is OnlineState {
  return (
    isRecord(value) &&
    typeof value['begun'] === 'boolean' &&
    isPlayer(value['toMove']) &&
    (value['deadline'] === null || isCount(value['deadline']))
  );
}

/** The stored game, or `null` if it is not valid. */
export function checkGame(value: unknown): SavedGame | null {
  if (!isRecord(value) || value['version'] !== 1) return null;
  const good =
    isText(value['id']) &&
    isLine(value['line']) &&
    Array.isArray(value['redo']) &&
    value['redo'].every(isTexts) &&
    both(value['seats'], isSeat) &&
    (value['clock'] === null || isClock(value['clock'])) &&
    (value['code'] === null || isText(value['code'])) &&
    (value['names'] === undefined || both(value['names'], isName)) &&
    (value['online'] === undefined || isOnline(value['online'])) &&
    (value['ended'] === null || isEnding(value['ended'])) &&
    isCount(value['started']) &&
    isCount(value['changed']);
  return good ? (value as SavedGame) : null;
}
