// Requests to the game server.
import type { ApiError, Created, NewGame, Preview } from './wire';
import type { Player } from '../core/types';

/** Why a request failed: the code of the server, or `unreachable`. */
export type Refused = { refused: string; say: string };

const UNREACHABLE: Refused = { refused: 'unreachable', say: '' };

async function ask<T>(path: string, body?: unknown): Promise<T | Refused> {
  try {
    const answer = await fetch(path, {
      cache: 'no-store',
      ...(body === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
    });
    const value = (await answer.json()) as T | ApiError;
    if (answer.ok) return value as T;
    const { code, message } = (value as ApiError).error;
    // For a player, a game that the operator has removed is one that is not there.
    return { refused: code === 'removed' ? 'not-found' : code, say: message };
  } catch {
    return UNREACHABLE;
  }
}

export const refused = (answer: object): answer is Refused => 'refused' in answer;

const place = (id: string) => `api/games/${encodeURIComponent(id)}`;

export const create = (game: NewGame) => ask<Created>('api/games', game);

export const preview = (id: string) => ask<Preview>(place(id));

export const join = (id: string, invite: string, secret: string) =>
  ask<{ seat: Player }>(`${place(id)}/join`, { invite, secret });

/**
 * A picture of a link, to be scanned; `null` if there is none. The link may have a secret, so it goes into the body of
 * the request: proxies log addresses, not bodies.
 */
export async function scannable(link: string): Promise<string | null> {
  try {
    const answer = await fetch('api/qr', { method: 'POST', cache: 'no-store', body: link });
    return answer.ok ? `data:image/svg+xml,${encodeURIComponent(await answer.text())}` : null;
  } catch {
    return null;
  }
}
