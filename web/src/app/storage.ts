// The browser's storage, used with care: what is stored may be broken, and storing may fail or be forbidden.

type Items = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export type DeviceStorage = Items & {
  /** Whether the value of a key outlives this tab; without this function, all values do. */
  lasts?: (key: string) => boolean;
  /** Whether the browser forbids the page to keep anything. */
  forbidden?: boolean;
};

/** Storage in memory, for tests and for what the browser refuses. */
export function memoryStorage(): Items {
  const map = new Map<string, string>();
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
  };
}

/** What the device refuses to keep stays in the next best place, so that the game on the screen goes on. */
export function layered(layers: readonly Items[], lasting: Items | null): DeviceStorage {
  // A value in a later layer is newer: it is there because an earlier layer refused it.
  const holding = (key: string) => layers.findLast((layer) => layer.getItem(key) !== null);
  const keys = () => [
    ...new Set(layers.flatMap((layer) => Array.from({ length: layer.length }, (_, i) => layer.key(i) ?? ''))),
  ];
  return {
    getItem: (key) => holding(key)?.getItem(key) ?? null,
    setItem(key, value) {
      const kept = layers.findIndex((layer) => accepts(layer, key, value));
      for (const later of layers.slice(kept + 1)) later.removeItem(key);
    },
    removeItem(key) {
      for (const layer of layers) layer.removeItem(key);
    },
    key: (index) => keys()[index] ?? null,
    get length() {
      return keys().length;
    },
    lasts: (key) => lasting !== null && holding(key) === lasting,
    forbidden: lasting === null,
  };
}

function accepts(items: Items, key: string, value: string): boolean {
  try {
    items.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** A storage of the browser, or `null` where it is forbidden. A full one is allowed. */
function allowed(which: 'localStorage' | 'sessionStorage'): Items | null {
  try {
    const storage = globalThis[which];
    storage.getItem('tessera.test');
    return storage;
  } catch {
    return null;
  }
}

/** When a stored item was changed; 0 if it does not say. */
function changedOf(text: string | null): number {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isRecord(value) && typeof value['changed'] === 'number' ? value['changed'] : 0;
  } catch {
    return 0;
  }
}

/** Moves what a full device had to leave in this tab to the device, if there is room now and it has nothing newer. */
export function recover(tab: Items, device: Items): void {
  const keys = Array.from({ length: tab.length }, (_, i) => tab.key(i) ?? '');
  for (const key of keys.filter((each) => each.startsWith('tessera.'))) {
    const value = tab.getItem(key) ?? '';
    const outdated = changedOf(device.getItem(key)) > changedOf(value);
    if (outdated || accepts(device, key, value)) tab.removeItem(key);
  }
}

/** The browser's storage; what it does not take is kept for this tab, at worst in memory. */
export function browserStorage(): DeviceStorage {
  const [device, tab] = [allowed('localStorage'), allowed('sessionStorage')];
  if (device && tab) recover(tab, device);
  const memory = memoryStorage();
  // What another tab has written since, or deleted, counts.
  globalThis.addEventListener?.('storage', ({ key, newValue, storageArea }) => {
    if (key === null || storageArea !== device) return;
    for (const layer of [tab, memory]) {
      if (newValue === null || changedOf(newValue) > changedOf(layer?.getItem(key) ?? null))
        layer?.removeItem(key);
    }
  });
  const layers = [device, tab, memory].filter((layer) => layer !== null);
  return layered(layers, device);
}

export type Read<T> = { found: T } | { broken: true } | { nothing: true };

/** The value of a key, if `check` accepts it. */
export function read<T>(storage: DeviceStorage, key: string, check: (value: unknown) => T | null): Read<T> {
  const text = storage.getItem(key);
  if (text === null) return { nothing: true };
  try {
    const value = check(JSON.parse(text));
    return value === null ? { broken: true } : { found: value };
  } catch {
    return { broken: true };
  }
}

/** Writes a value; false if it does not outlive this tab. */
export function write(storage: DeviceStorage, key: string, value: unknown): boolean {
  return accepts(storage, key, JSON.stringify(value)) && (storage.lasts?.(key) ?? true);
}

/** An object with string keys, and nothing else. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value if it is one of the listed ones, else the first of them. */
export function oneOf<T extends string | number>(value: unknown, list: readonly [T, ...T[]]): T {
  return list.includes(value as T) ? (value as T) : list[0];
}

/** Saved items of one kind, each under its own key, so that a broken one does not affect the others. */
export function collection<T extends { id: string; changed: number }>(
  prefix: string,
  check: (value: unknown) => T | null,
) {
  /** The item with that id, `broken` if it cannot be read, `null` if there is none. */
  function find(storage: DeviceStorage, id: string): T | 'broken' | null {
    const found = read(storage, prefix + id, check);
    if ('found' in found) return found.found;
    return 'broken' in found ? 'broken' : null;
  }

  /** All items, the newest first, and the ids of those that cannot be read. */
  function all(storage: DeviceStorage): { items: T[]; broken: string[] } {
    const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
    const ids = keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
    const found = ids.map((id) => find(storage, id));
    const items = found.filter((item) => item !== null && item !== 'broken');
    return {
      items: items.sort((a, b) => b.changed - a.changed),
      broken: ids.filter((_, i) => found[i] === 'broken'),
    };
  }

  return {
    find,
    all,
    save: (storage: DeviceStorage, item: T) => write(storage, prefix + item.id, item),
    remove: (storage: DeviceStorage, id: string) => storage.removeItem(prefix + id),
    /** Whether the item outlives this tab. */
    lasts: (storage: DeviceStorage, id: string) => storage.lasts?.(prefix + id) ?? true,
  };
}
