import { describe, expect, it } from 'vitest';
import { layered, memoryStorage, recover, write } from './storage';

/** A storage without room. */
function full(items: Record<string, string> = {}) {
  const storage = memoryStorage();
  for (const [key, value] of Object.entries(items)) storage.setItem(key, value);
  return {
    ...storage,
    room: false,
    setItem(key: string, value: string) {
      if (!this.room) throw new DOMException('full', 'QuotaExceededError');
      storage.setItem(key, value);
    },
    get length() {
      return storage.length;
    },
  };
}

describe('a full device', () => {
  it('leaves a value in the tab, where it is read, listed and deleted', () => {
    const [device, tab] = [full({ a: '1', b: '"old"' }), memoryStorage()];
    const storage = layered([device, tab], device);
    expect(write(storage, 'b', 'new')).toBe(false);
    expect(storage.getItem('b')).toBe('"new"');
    expect(device.getItem('b')).toBe('"old"');
    expect(storage.lasts?.('a')).toBe(true);
    expect([storage.key(0), storage.key(1), storage.length]).toEqual(['a', 'b', 2]);
    storage.removeItem('b');
    expect(storage.getItem('b')).toBeNull();
  });

  it('takes the value as soon as there is room', () => {
    const [device, tab] = [full(), memoryStorage()];
    const storage = layered([device, tab], device);
    write(storage, 'a', 1);
    device.room = true;
    expect(write(storage, 'a', 2)).toBe(true);
    expect(tab.getItem('a')).toBeNull();
  });

  it('takes at the next visit what is newer in the tab, and nothing that is older', () => {
    const [device, tab] = [full({ 'tessera.game.a': '{"changed":5}' }), memoryStorage()];
    tab.setItem('tessera.game.a', '{"changed":4}');
    tab.setItem('tessera.game.b', '{"changed":4}');
    tab.setItem('of someone else', 'x');
    recover(tab, device);
    expect(tab.getItem('tessera.game.a')).toBeNull();
    expect(tab.getItem('tessera.game.b')).toBe('{"changed":4}');
    device.room = true;
    recover(tab, device);
    expect(device.getItem('tessera.game.b')).toBe('{"changed":4}');
    expect(tab.length).toBe(1);
  });
});

it('nothing lasts where the browser forbids it', () => {
  const storage = layered([memoryStorage()], null);
  expect(write(storage, 'a', 1)).toBe(false);
  expect(storage.getItem('a')).toBe('1');
});
