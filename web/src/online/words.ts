// Texts of an online game: news beside the turns, reasons of refusals.
import { has, t } from '../app/i18n.svelte';
import { message } from '../app/message';
import type { Player, Words } from '../core/types';
import type { SavedGame } from '../saved/game';
import { calledName } from '../saved/result';
import type { Clock, LoggedEvent, Refusal } from './wire';

/** The news of an event for a player of these sides; `null` if the board or the result shows it. */
export function newsOf(event: LoggedEvent, game: SavedGame, seats: readonly Player[]): Words | null {
  const { seat, d: body } = event;
  const own = seat !== null && seats.includes(seat) && seats.length === 1;
  const player = seat === null ? '' : calledName(game, seat);
  switch (body.t) {
    case 'draw-offer':
    case 'draw-decline':
    case 'takeback-ask':
    case 'takeback-refuse':
    case 'takeback-grant':
      return own ? message(`online-own-${body.t}`) : message(`online-${body.t}`, { player });
    case 'credit':
      return message('online-credit', { seconds: Math.round(body.ms / 1000) });
    default:
      return null;
  }
}

/** Why a command was refused: in the page's language where it knows the reason. */
export function refusalText({ code, say }: Refusal): string {
  const key = `online-no-${code}` as const;
  return has(key) ? t(key) : t('online-no', { why: say });
}

/** The clock of a game as it was agreed. */
export function clockWords(clock: Clock): Words {
  if (clock.kind === 'increment') {
    const seconds = Math.round(clock.base / 1000);
    const args = {
      minutes: Math.floor(seconds / 60),
      seconds: seconds % 60,
      increment: clock.increment / 1000,
    };
    return message('online-clock-minutes', args);
  }
  if (clock.kind === 'days') return message('online-clock-days', { days: clock.days });
  return message('online-clock-none');
}

const HOUR = 3_600_000;

/** What is left of days: `2 d 4 h`; `null` where minutes and seconds are enough. */
export function longLeft(left: number): string | null {
  if (left < HOUR) return null;
  const hours = Math.floor(left / HOUR);
  return t('online-days-left', {
    days: Math.floor(hours / 24),
    hours: hours % 24,
    minutes: Math.floor((left % HOUR) / 60_000),
  });
}
