// Every text that the lessons and the rules use exists.
import { expect, test } from 'vitest';

const texts = import.meta.glob<string>('../../../crates/messages/en/{game,learn,page,rules}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>('./*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every message that is asked for by name exists', () => {
  const known = new Set(
    Object.values(texts).flatMap((text) =>
      [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]),
    ),
  );
  const asked = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\b(?:t\(|text=|id: )['"]([a-z]+-[a-z0-9-]+[a-z0-9])['"]/g)].map((match) => match[1]),
  );
  expect(asked.length).toBeGreaterThan(25);
  expect(asked.filter((id) => !known.has(id) && !id?.startsWith('learn-xok-'))).toEqual([]);
});
