// Every screen, in every language and both sizes, and in both themes: no violation of WCAG, no missing text, nothing too wide,
// and every control large enough to hit.
import { violations } from './support/axe';
import { prepare, SCREENS, show, setAppearance, type Wish } from './support/screens';
import { CONTROLS, tooSmall, tooWide } from './support/sizes';
import { expect, test } from './support/test';

const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];
/** Every language and every theme once: no colour depends on the language, and no text on the theme. */
const WISHES: (Wish & { contrast: boolean })[] = [
  { language: 'en', theme: 'light', contrast: true },
  { language: 'pl', theme: 'dark', contrast: true },
  { language: 'cs', theme: 'light', contrast: false },
];
/** The number of tests among which the screens are divided, so that they run in parallel. */
const PARTS = 6;

const softly = expect.configure({ soft: true });

for (let part = 0; part < PARTS; part++) {
  const screens = SCREENS.filter((_, i) => i % PARTS === part);
  test(`in every dress: ${screens.map(({ name }) => name).join(', ')}`, async ({ page, complaints }) => {
    test.setTimeout(300_000);
    await prepare(page, { language: 'en', theme: 'light' });
    for (const screen of screens) {
      await show(page, screen);
      for (const { contrast, ...wish } of WISHES) {
        await setAppearance(page, wish);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          const name = `${screen.name}, ${wish.language}, ${wish.theme}, ${size.width} wide`;
          const found = () => violations(page, contrast);
          // A screen that is just being loaded has no heading yet: what stays wrong is wrong.
          await softly.poll(found, { message: `${name}: axe`, timeout: 15_000 }).toEqual([]);
          expect.soft(await tooWide(page), `${name}: too wide`).toBeLessThanOrEqual(0);
          expect.soft(await tooSmall(page, CONTROLS, 24), `${name}: too small`).toEqual([]);
        }
      }
      expect.soft(complaints.splice(0), `${screen.name}: complaints`).toEqual([]);
    }
  });
}

const HOME = {
  en: 'Tessera – four games for two',
  pl: 'Tessera – cztery gry dla dwojga',
  cs: 'Tessera – čtyři hry pro dva',
};
const DESCRIPTION = { en: /four games for two/, pl: /cztery gry dla dwojga/, cs: /čtyři hry pro dva/ };

for (const language of ['en', 'pl', 'cs'] as const) {
  test.describe(`${language} as the browser's language`, () => {
    test.use({ locale: language });
    test('is that of the title and the description', async ({ page }) => {
      const description = page.locator('meta[name=description]');
      await page.goto('/#/');
      await expect(page).toHaveTitle(HOME[language]);
      await expect(description).toHaveAttribute('content', DESCRIPTION[language]);
      await page.goto('/#/settings');
      await page.locator('label:has(input[name=language][value=cs])').click();
      await expect(description).toHaveAttribute('content', DESCRIPTION.cs);
      await page.goto('/#/');
      await expect(page).toHaveTitle(HOME.cs);
    });
    test('is spoken, and can be changed', async ({ page }) => {
      await page.goto('/#/settings');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.locator('label:has(input[name=language][value=pl])').click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    });
  });
}
