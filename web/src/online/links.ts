// The links of an online game, as they are passed on.
import { href } from '../app/router';

const whole = (...path: string[]): string => `${location.origin}${location.pathname}${href(...path)}`;

/** For everybody: to watch, or to play with a seat on that device. */
export const publicLink = (id: string): string => whole('online', id);

/** For the friend: takes the free seat, by a tap. */
export const inviteLink = (id: string, invite: string): string => whole('join', id, invite);

/** For another device of the same person. */
export const seatLink = (id: string, secret: string): string => whole('seat', id, secret);
