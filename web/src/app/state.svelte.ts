// What the whole page shares: the settings, and what follows from them and from the system.
import { checkSettings, DEFAULTS, preferred, type Language, type Settings } from './settings';
import { browserShelf, read, write } from './storage';

export const shelf = browserShelf();
const KEY = 'tessera.settings';

function stored(): Settings {
  const found = read(shelf, KEY, checkSettings);
  return 'found' in found ? found.found : { ...DEFAULTS };
}

export const settings = $state(stored());

/** Changes settings and remembers them. */
export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  write(shelf, KEY, $state.snapshot(settings));
}

// What is set in another window counts here as well.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === KEY) Object.assign(settings, stored());
});

const system = $state({ dark: false, still: false });

/** Follows a wish of the system while the page is open. */
function follow(query: string, tell: (matches: boolean) => void): void {
  const media = globalThis.matchMedia?.(query);
  if (!media) return;
  tell(media.matches);
  media.addEventListener('change', (event) => tell(event.matches));
}

follow('(prefers-color-scheme: dark)', (matches) => (system.dark = matches));
follow('(prefers-reduced-motion: reduce)', (matches) => (system.still = matches));

export function theme(): 'light' | 'dark' {
  if (settings.theme !== 'system') return settings.theme;
  return system.dark ? 'dark' : 'light';
}

/** Whether things may move. */
export function moving(): boolean {
  return settings.motion !== 'off' && !system.still;
}

export function language(): Language {
  return settings.language === 'system'
    ? preferred(globalThis.navigator?.languages ?? [])
    : settings.language;
}
