// The browser's storage, behind a fence: whatever lies there may be broken, full or forbidden.

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A shelf in memory, for tests and where the browser forbids storage. */
export function memoryShelf(): Shelf {
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

/** The browser's own shelf, or one in memory where there is none. */
export function browserShelf(): Shelf {
  try {
    const shelf = globalThis.localStorage;
    shelf.setItem('tessera.test', '1');
    shelf.removeItem('tessera.test');
    return shelf;
  } catch {
    return memoryShelf();
  }
}

export type Read<T> = { found: T } | { broken: true } | { nothing: true };

/** The value under a key, if `check` accepts it. */
export function read<T>(shelf: Shelf, key: string, check: (value: unknown) => T | null): Read<T> {
  const text = shelf.getItem(key);
  if (text === null) return { nothing: true };
  try {
    const value = check(JSON.parse(text));
    return value === null ? { broken: true } : { found: value };
  } catch {
    return { broken: true };
  }
}

/** Writes a value; false if there is no room. */
export function write(shelf: Shelf, key: string, value: unknown): boolean {
  try {
    shelf.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** All keys that begin with a prefix. */
export function keys(shelf: Shelf, prefix: string): string[] {
  return Array.from({ length: shelf.length }, (_, i) => shelf.key(i)).filter(
    (key): key is string => key?.startsWith(prefix) ?? false,
  );
}

/** An object with string keys, and nothing else. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value if it is one of the listed ones, else the first of them. */
export function oneOf<T extends string | number>(value: unknown, list: readonly [T, ...T[]]): T {
  return list.includes(value as T) ? (value as T) : list[0];
}
