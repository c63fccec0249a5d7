// Addresses: parsing and writing what follows the # of the page's address.
import type { GameId } from '../core/types';
import { isGame } from '../games/list';

export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: GameId }
  | { screen: 'game'; id: string }
  | { screen: 'online'; id: string }
  /** `secret`: of an invitation, or of a seat that moves to this device. */
  | { screen: 'join'; id: string; secret: string }
  | { screen: 'seat'; id: string; secret: string }
  /** `position`: where the editor begins. */
  | { screen: 'editor'; game: GameId; position: string | null }
  /** `rest`: the rest of the path, parsed by the screen itself. */
  | { screen: 'learn'; rest: string[] }
  | { screen: 'puzzles'; rest: string[] }
  | { screen: 'rules'; rest: string[] }
  | { screen: 'study'; rest: string[] }
  | { screen: 'games' | 'known' | 'settings' | 'lost' };

/** The route of one screen, as the screen gets it. */
export type RouteOf<S extends Route['screen']> = Extract<Route, { screen: S }>;

/** A decoded part of an address; unchanged if its encoding is broken. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The route of an address. */
export function parse(hash: string): Route {
  const [screen = '', ...rest] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  const [name] = rest;
  switch (screen) {
    case '':
      return { screen: 'home' };
    case 'play':
      return isGame(name) ? { screen: 'new', game: name } : { screen: 'lost' };
    case 'game':
      return name !== undefined ? { screen: 'game', id: name } : { screen: 'lost' };
    case 'online':
      return name !== undefined ? { screen, id: name } : { screen: 'lost' };
    case 'join':
    case 'seat':
      return name !== undefined && rest[1] !== undefined
        ? { screen, id: name, secret: rest[1] }
        : { screen: 'lost' };
    case 'editor':
      return isGame(name) ? { screen: 'editor', game: name, position: rest[1] ?? null } : { screen: 'lost' };
    case 'learn':
    case 'puzzles':
    case 'rules':
    case 'study':
      return { screen, rest };
    case 'games':
    case 'known':
    case 'settings':
      return { screen };
    default:
      return { screen: 'lost' };
  }
}

/** The address of a screen: `href('study', 'new')` is `#/study/new`. */
export function href(...path: string[]): string {
  return `#/${path.map(encodeURIComponent).join('/')}`;
}
