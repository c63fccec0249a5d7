// Firefox, by WebDriver BiDi.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import puppeteer from 'puppeteer-core';

/** Debian's Firefox. */
function program() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = folders.map((folder) => join(folder, 'firefox-esr')).find(existsSync);
  if (!found) throw new Error('There is no firefox-esr on the path.');
  return found;
}

export async function firefox() {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program(),
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
  });
  const page = await browser.newPage();
  return {
    open: (address) => page.goto(address),
    reload: () => page.reload(),
    /** Runs the body of a function in the page. */
    run: (body) => page.evaluate(`(() => { ${body} })()`),
    type: async (selector, text) => {
      await page.type(selector, text);
      await page.keyboard.press('Enter');
    },
    picture: (path) => page.screenshot({ path }),
    close: () => browser.close(),
  };
}
