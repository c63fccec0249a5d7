// The browser's storage, used with care: what is stored may be broken, and storing may fail or be forbidden.

export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Storage in memory, for tests and where the browser forbids its own. */
export function memoryStorage(): DeviceStorage {
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

/** The browser's storage, or one in memory where it is forbidden. */
export function browserStorage(): DeviceStorage {
  try {
    const storage = globalThis.localStorage;
    storage.setItem('tessera.test', '1');
    storage.removeItem('tessera.test');
    return storage;
  } catch {
    return memoryStorage();
  }
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

/** Writes a value; false if the storage is full. */
export function write(storage: DeviceStorage, key: string, value: unknown): boolean {
  try {
    storage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
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
  };
}
