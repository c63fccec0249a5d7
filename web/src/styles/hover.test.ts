// A touch leaves its element hovered until the next one, so hovering changes something only where there is a pointer that hovers.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The style of a file without its blocks for devices that hover. */
function withoutHoverBlocks(text: string): string {
  const start = text.indexOf('@media (hover: hover) {');
  if (start < 0) return text;
  let depth = 0;
  let end = text.indexOf('{', start);
  do {
    depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0;
    end += 1;
  } while (depth > 0 && end < text.length);
  return text.slice(0, start) + withoutHoverBlocks(text.slice(end));
}

it('styles hovering only where there is hovering', () => {
  const files = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' });
  const styled = files.filter((file) => /\.(svelte|css)$/.test(file));
  expect(styled.length).toBeGreaterThan(50);
  const sticky = styled.filter((file) => {
    const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
    return withoutHoverBlocks(text).includes(':hover');
  });
  expect(sticky).toEqual([]);
});
