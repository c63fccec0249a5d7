// State of the whole page: the settings, and what follows from them and from the system's preferences.
import { checkSettings, DEFAULTS, preferred, type Language, type Settings } from './settings';
import { browserStorage, read, write } from './storage';

export const storage = browserStorage();
const KEY = 'tessera.settings';

function stored(): Settings {
  const found = read(storage, KEY, checkSettings);
  return 'found' in found ? found.found : { ...DEFAULTS };
}

export const settings = $state(stored());

/** Changes settings and saves them. */
export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  write(storage, KEY, $state.snapshot(settings));
}

// Settings changed in another window apply here too.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === KEY) Object.assign(settings, stored());
});

const system = $state({ dark: false, still: false });

/** Follows a preference of the system while the page is open. */
function follow(query: string, onchange: (matches: boolean) => void): void {
  const media = globalThis.matchMedia?.(query);
  if (!media) return;
  onchange(media.matches);
  media.addEventListener('change', (event) => onchange(event.matches));
}

follow('(prefers-color-scheme: dark)', (matches) => (system.dark = matches));
follow('(prefers-reduced-motion: reduce)', (matches) => (system.still = matches));

export function theme(): 'light' | 'dark' {
  if (settings.theme !== 'system') return settings.theme;
  return system.dark ? 'dark' : 'light';
}

/** Whether animations are allowed. */
export function moving(): boolean {
  return settings.motion !== 'off' && !system.still;
}

export function language(): Language {
  return settings.language === 'system'
    ? preferred(globalThis.navigator?.languages ?? [])
    : settings.language;
}
