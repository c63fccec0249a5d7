// Makes an online game on the server, with a seat for this device, and goes there.
import { need, t } from '../app/i18n.svelte';
import { go } from '../app/route.svelte';
import { storage } from '../app/state.svelte';
import type { Started } from '../core/types';
import type { Wishes } from '../newgame/wishes';
import { create, refused } from './api';
import { clockOf, storedPace } from './pace';
import { addKey, keep } from './seats';
import { newSecret } from './secret';

/** Why there is no game, in words; `null` if there is one. */
export async function beginOnline(started: Started, wishes: Wishes): Promise<string | null> {
  const { line, variant, code } = started;
  const secret = newSecret();
  await need('online');
  const made = await create({
    game: line.game,
    ...(variant !== undefined && { variant }),
    ...(code !== undefined && { board: code }),
    side: wishes.side === 'lot' ? 'any' : wishes.side,
    clock: clockOf(storedPace(storage)),
    casual: true,
    secret,
  });
  if (refused(made)) {
    const { refused: why, say } = made;
    return why === 'unreachable' ? t('online-unreachable') : t('online-no', { why: say });
  }
  addKey(storage, made.id, secret, made.seat);
  keep(storage, made.id, { invite: made.invite });
  go(['online', made.id]);
  return null;
}
