// The current address, as state.
import { href, parse, type Route } from './router';

let hash = $state(globalThis.location?.hash ?? '');
globalThis.addEventListener?.('hashchange', () => (hash = location.hash));

const current = $derived(parse(hash));

export function route(): Route {
  return current;
}

/** Goes to another screen. `replace`: without a new entry in the history. */
export function go(path: string[], replace = false): void {
  const address = href(...path);
  if (replace) {
    history.replaceState(null, '', address);
    hash = address;
  } else {
    location.hash = address;
  }
}
