import { expect, it } from 'vitest';
import { regional } from './dates';

it('writes dates in the language of the page, as in the region of the browser', () => {
  expect(regional('en', ['pl-PL', 'en-GB', 'en'])).toBe('en-GB');
  expect(regional('pl', ['en-GB', 'en'])).toBe('pl');
  expect(regional('cs', [])).toBe('cs');
});
