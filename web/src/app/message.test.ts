// What the compiler refuses: a comment that expects an error fails `npm run check` where there is none.
import { expect, it } from 'vitest';
import { message, type PlainKey } from './message';

it('makes words of a key and its parameters', () => {
  expect(message('play-wait')).toEqual({ id: 'play-wait' });
  expect(message('play-wins', { player: 'Ada' })).toEqual({ id: 'play-wins', args: { player: 'Ada' } });
});

it('takes known keys with their own parameters only', () => {
  const [wait, screen]: [PlainKey, 'learn' | 'study'] = ['play-wait', 'study'];
  message(wait);
  message(`title-${screen}`);
  // @ts-expect-error: no such message
  message('play-nothing');
  // @ts-expect-error: a template that may be unknown
  message(`title-${String(screen)}`);
  // @ts-expect-error: no parameters
  message('play-wait', { player: 'Ada' });
  // @ts-expect-error: a parameter is missing
  message('play-wins');
  // @ts-expect-error: another parameter
  message('play-wins', { player: 'Ada', count: 2 });
});
