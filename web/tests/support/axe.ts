// Violations of WCAG that axe finds on the page.
import type { Page } from '@playwright/test';
import axe from 'axe-core';

const RULES: string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The violations that axe finds; it is added to the page once. Contrast takes a third of its time. */
export async function violations(page: Page, contrast = true): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([values, enabled]) => {
      const found = await (globalThis as unknown as { axe: typeof axe }).axe.run({
        runOnly: { type: 'tag', values: [...values] },
        rules: { 'label-content-name-mismatch': { enabled: true }, 'color-contrast': { enabled } },
        // Nothing is loaded again: no rule about style sheets from elsewhere, or about sounds, is used here.
        preload: false,
        resultTypes: ['violations'],
      });
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
    },
    [RULES, contrast] as const,
  );
}
