// Makes an online game on the server, with a seat for this device.
import { t } from '../app/i18n.svelte';
import type { DeviceStorage } from '../app/storage';
import type { GameId } from '../core/types';
import { onlineStart } from '../games/online';
import type { Wishes } from '../newgame/wishes';
import { create, refused } from './api';
import { addKey, keep } from './seats';
import { newSecret } from './secret';
import type { Clock } from './wire';

function clockOf({ clock, minutes, increment, days }: Wishes['online']): Clock {
  if (clock === 'increment')
    return { kind: 'increment', base: minutes * 60_000, increment: increment * 1000 };
  return clock === 'days' ? { kind: 'days', days } : { kind: 'none' };
}

/** The id of the new game, or why there is none, in words. `code`: of the board, where a game has several. */
export async function beginOnline(
  storage: DeviceStorage,
  game: GameId,
  wishes: Wishes,
  code: string,
): Promise<{ id: string } | { problem: string }> {
  const secret = newSecret();
  const made = await create({
    game,
    ...onlineStart(game, wishes.numbers, code),
    side: wishes.side === 'lot' ? 'any' : wishes.side,
    clock: clockOf(wishes.online),
    casual: true,
    secret,
  });
  if (refused(made)) {
    const { refused: why, say } = made;
    return { problem: why === 'unreachable' ? t('online-unreachable') : t('online-no', { why: say }) };
  }
  addKey(storage, made.id, secret, made.seat);
  keep(storage, made.id, { invite: made.invite });
  return { id: made.id };
}
