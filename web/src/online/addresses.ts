// Links that a friend can open: the address of a page on the own computer leads nowhere from another device.
import { isRecord } from '../app/storage';

/** Whether only this computer can open pages of a host. */
export const isLocal = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);

/** A link with another address of the server. */
export const linkAt = (link: string, origin: string): string =>
  origin + link.slice(new URL(link).origin.length);

/** The addresses in an answer of the server. */
export function addressesIn(answer: unknown): string[] {
  const found = isRecord(answer) ? answer['addresses'] : null;
  if (!Array.isArray(found)) return [];
  return found.filter(
    (each): each is string =>
      typeof each === 'string' && /^https?:\/\/[^/]+$/.test(each) && URL.canParse(each),
  );
}

/** Where other devices in the network reach the server, if it knows. */
export async function networkAddresses(): Promise<string[]> {
  try {
    const answer = await fetch('api/online', { cache: 'no-store' });
    return addressesIn(await answer.json());
  } catch {
    return [];
  }
}
