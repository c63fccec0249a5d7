import { describe, expect, it } from 'vitest';
import { checkSettings, DEFAULTS, preferred } from './settings';
import { memoryShelf, read, write } from './storage';

describe('stored settings', () => {
  it('keep what is right and replace what is wrong', () => {
    const checked = checkSettings({ theme: 'dark', language: 'de', sound: 'yes', confirm: true });
    expect(checked).toEqual({ ...DEFAULTS, theme: 'dark', confirm: true });
  });

  it('are broken if they are no object', () => {
    const shelf = memoryShelf();
    shelf.setItem('a', '[1]');
    shelf.setItem('b', '{nonsense');
    expect(read(shelf, 'a', checkSettings)).toEqual({ broken: true });
    expect(read(shelf, 'b', checkSettings)).toEqual({ broken: true });
    expect(read(shelf, 'c', checkSettings)).toEqual({ nothing: true });
  });

  it('come back as they were written', () => {
    const shelf = memoryShelf();
    const settings = { ...DEFAULTS, language: 'cs' as const, sound: false };
    expect(write(shelf, 's', settings)).toBe(true);
    expect(read(shelf, 's', checkSettings)).toEqual({ found: settings });
  });

  it('are not written where there is no room', () => {
    const full = {
      ...memoryShelf(),
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(write(full, 's', 1)).toBe(false);
  });
});

describe('the language of the browser', () => {
  it('is the first one that we speak', () => {
    expect(preferred(['de-DE', 'cs-CZ', 'en'])).toBe('cs');
    expect(preferred(['PL'])).toBe('pl');
  });

  it('is English if we speak none of them', () => {
    expect(preferred(['de', 'fr'])).toBe('en');
    expect(preferred([])).toBe('en');
  });
});
