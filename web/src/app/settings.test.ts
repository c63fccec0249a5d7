import { describe, expect, it } from 'vitest';
import { checkSettings, DEFAULTS, preferred } from './settings';
import { memoryStorage, read, write } from './storage';

describe('stored settings', () => {
  it('keep what is right and replace what is wrong', () => {
    const checked = checkSettings({ theme: 'dark', language: 'de', sound: 'yes', confirm: true });
    expect(checked).toEqual({ ...DEFAULTS, theme: 'dark', confirm: true });
  });

  it('keep a name of 2 to 20 letters of any script, and no other', () => {
    for (const name of ['Ola', 'Łucja', 'Řehoř', 'कृष्ण', '李明', 'محمد'])
      expect(checkSettings({ name })?.name, name).toBe(name);
    expect(checkSettings({ name: ' Zoe\u0301 ' })?.name).toBe('Zo\u00e9');
    for (const name of ['A', 'two words', 'n4me', '<b>', 'Ola\u202e', 'a'.repeat(21), 7])
      expect(checkSettings({ name })?.name, String(name)).toBe('');
  });

  it('show stacks at a slant, unless a view from above was kept', () => {
    expect(DEFAULTS.slanted).toBe(true);
    expect(checkSettings({ theme: 'dark' })?.slanted).toBe(true);
    expect(checkSettings({ slanted: false })?.slanted).toBe(false);
  });

  it('say everything, unless less was wanted', () => {
    expect(checkSettings({})?.speech).toBe('full');
    expect(checkSettings({ speech: 'brief' })?.speech).toBe('brief');
    expect(checkSettings({ speech: 'loud' })?.speech).toBe('full');
  });

  it('are broken if they are no object', () => {
    const storage = memoryStorage();
    storage.setItem('a', '[1]');
    storage.setItem('b', '{nonsense');
    expect(read(storage, 'a', checkSettings)).toEqual({ broken: true });
    expect(read(storage, 'b', checkSettings)).toEqual({ broken: true });
    expect(read(storage, 'c', checkSettings)).toEqual({ nothing: true });
  });

  it('come back as they were written', () => {
    const storage = memoryStorage();
    const settings = { ...DEFAULTS, language: 'cs' as const, sound: false };
    expect(write(storage, 's', settings)).toBe(true);
    expect(read(storage, 's', checkSettings)).toEqual({ found: settings });
  });

  it('are not written where there is no room', () => {
    const full = {
      ...memoryStorage(),
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
