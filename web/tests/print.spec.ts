// Sheets to print: the order is put together here, and the server makes the PDF.
import { GAMES } from './support/core';
import { expect, test } from './support/test';

for (const game of GAMES) {
  test(`${game}: the sheets are ordered and made`, async ({ page }) => {
    await page.goto(`/#/play/${game}`);
    await expect(page.getByTestId('start')).toBeEnabled();
    await page.getByTestId('print').click();
    await page.locator('dialog label:has(input[value=cs])').click();
    await page.locator('dialog label:has(input[value=letter])').click();
    const link = page.getByTestId('print-open');
    await expect(link).toHaveAttribute('href', /language=cs/);
    await expect(link).toHaveAttribute('href', /paper=letter/);
    const address = await link.evaluate((found) => (found as HTMLAnchorElement).href);
    const answer = await page.request.get(address, { timeout: 60_000 });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });
}
