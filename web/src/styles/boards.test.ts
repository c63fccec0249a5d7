// The colours of every board: pieces, marks and labels are visible on its cells, in light and dark.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BOARDS } from '../app/settings';
import { GAMES } from '../games/list';

const ART = '../crates/draw/art';
const THEMES = ['light', 'dark'] as const;

/** The colours of a style sheet: `<selector> <property>`. */
function colours(css: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selectors = '', body = ''] of css
    .replace(/\/\*.*?\*\//gs, '')
    .matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    for (const [, property, value = ''] of body.matchAll(/(?:^|[\s;])([\w-]+):\s*(#\w{6})/g)) {
      for (const selector of selectors.split(','))
        found.set(`${selector.trim().replace(/\s+/g, ' ')} ${property}`, value);
    }
  }
  return found;
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, two: string): number {
  const [a, b] = [luminance(one), luminance(two)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const lazy = colours(readFileSync('src/styles/boards.css', 'utf8'));

for (const board of BOARDS) {
  for (const theme of THEMES) {
    describe(`${board}, ${theme}`, () => {
      const token = (name: string) =>
        lazy.get(`[data-board='${board}'][data-theme='${theme}'] --board-${name}`);
      for (const game of GAMES) {
        it(`${game} can be seen`, () => {
          const own = colours(readFileSync(`${ART}/${game}/${theme}.css`, 'utf8'));
          const of = (selector: string, property: string) => {
            const colour = own.get(`${selector} ${property}`);
            if (colour === undefined) throw new Error(`${game} has no ${selector} ${property}`);
            return colour;
          };
          const cell = board === 'own' ? of(`.t-${game} .t-cell`, 'fill') : (token('cell') ?? '');
          /** Each thing is seen by the best of its colours. */
          const seen = (...of: string[]) => Math.max(...of.map((each) => contrast(each, cell)));
          const graphics: Record<string, number> = {};
          if (game === 'trexo') {
            graphics['tile'] = seen(of('.t-level-1 .t-body', 'fill'), of('.t-trexo .t-rim', 'stroke'));
          } else {
            for (const player of ['first', 'second']) {
              const piece = `.t-${player} .t-${game}`;
              graphics[player] = seen(of(`${piece} .t-body`, 'fill'), of(`${piece} .t-rim`, 'stroke'));
            }
          }
          if (game === 'yoxii')
            graphics['totem'] = seen(of('.t-totem .t-body', 'fill'), of('.t-totem .t-rim', 'stroke'));
          if (game === 'slither') {
            graphics['wall'] = seen(of('.t-wall .t-body', 'fill'), of('.t-wall .t-shade', 'fill'));
            graphics['free'] = seen(of('.t-free .t-mark-line', 'stroke'));
          }
          for (const [name, value] of Object.entries(graphics))
            expect(value, `${name} on a cell`).toBeGreaterThanOrEqual(3);
          // Only Xok's names of cells stand on them; the others stand beside the board.
          if (game !== 'xok') return;
          const label = board === 'own' ? of('.t-xok .t-label', 'fill') : (token('label') ?? '');
          expect(contrast(label, cell), 'a label').toBeGreaterThanOrEqual(4.5);
        });
      }
    });
  }
}
