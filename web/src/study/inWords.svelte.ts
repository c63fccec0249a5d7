// Whether the turns of lines and of the explorer are shown as sentences; a screen reader always gets sentences.
import { storage } from '../app/state.svelte';
import { read, write } from '../app/storage';

const KEY = 'tessera.study-words';

const found = read(storage, KEY, (value) => (typeof value === 'boolean' ? value : null));
const state = $state({ on: 'found' in found && found.found });

export const inWords = (): boolean => state.on;

export function putInWords(on: boolean): void {
  state.on = on;
  write(storage, KEY, on);
}
