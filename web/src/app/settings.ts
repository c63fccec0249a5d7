// The settings, and the validation of stored ones.
import { LANGUAGES } from './messageKeys';
import { checkName } from './playerName';
import { isRecord, oneOf } from './storage';

export type Language = (typeof LANGUAGES)[number];

/** What the boards are made of: as each game has it, or the same for all. */
export const BOARDS = ['own', 'wood', 'stone'] as const;

export type Settings = {
  language: 'system' | Language;
  theme: 'system' | 'light' | 'dark';
  /** Left out if it is each game's own. */
  board: Exclude<(typeof BOARDS)[number], 'own'> | undefined;
  motion: 'system' | 'off';
  sound: boolean;
  /** Ask before a turn is played. */
  confirm: boolean;
  coordinates: boolean;
  /** Show where a tap is possible. */
  lit: boolean;
  /** The slanted view, where a game has one. */
  slanted: boolean;
  /** The player's name in online games; empty for none. */
  name: string;
  /** Show the names of others. */
  names: boolean;
  /** How much is said to screen readers beside what stands where. */
  speech: 'full' | 'brief';
};

export const DEFAULTS: Settings = {
  language: 'system',
  theme: 'system',
  board: undefined,
  motion: 'system',
  sound: true,
  confirm: false,
  coordinates: true,
  lit: true,
  slanted: true,
  name: '',
  names: true,
  speech: 'full',
};

/** Stored settings, with each missing or invalid value replaced by its default. */
export function checkSettings(value: unknown): Settings | null {
  if (!isRecord(value)) return null;
  const yes = (key: 'sound' | 'confirm' | 'coordinates' | 'lit' | 'slanted' | 'names') => {
    const stored = value[key];
    return typeof stored === 'boolean' ? stored : DEFAULTS[key];
  };
  const board = oneOf(value['board'], BOARDS);
  return {
    language: oneOf(value['language'], ['system', ...LANGUAGES]),
    theme: oneOf(value['theme'], ['system', 'light', 'dark']),
    board: board === 'own' ? undefined : board,
    motion: oneOf(value['motion'], ['system', 'off']),
    sound: yes('sound'),
    confirm: yes('confirm'),
    coordinates: yes('coordinates'),
    lit: yes('lit'),
    slanted: yes('slanted'),
    name: (typeof value['name'] === 'string' && checkName(value['name'])) || DEFAULTS.name,
    names: yes('names'),
    speech: oneOf(value['speech'], ['full', 'brief']),
  };
}

/** The first of the browser's languages that the page has, else English. */
export function preferred(languages: readonly string[]): Language {
  for (const tag of languages) {
    const language = tag.slice(0, 2).toLowerCase();
    const known = LANGUAGES.find((each) => each === language);
    if (known) return known;
  }
  return 'en';
}
