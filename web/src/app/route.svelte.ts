// The current address, as state.
import { href, parse, type Route } from './router';

let hash = $state(globalThis.location?.hash ?? '');
/** Whether the last change only gave the same place another address. */
let renamed = false;
globalThis.addEventListener?.('hashchange', () => {
  renamed = false;
  hash = location.hash;
});

const current = $derived(parse(hash));

export function route(): Route {
  return current;
}

/** Whether the current address was set in place of the one before it. */
export const wasRenamed = (): boolean => renamed;

/** Goes to another screen. `replace`: without a new entry in the history. */
export function go(path: string[], replace = false): void {
  const address = href(...path);
  if (replace) {
    history.replaceState(null, '', address);
    renamed = true;
    hash = address;
  } else {
    location.hash = address;
  }
}
