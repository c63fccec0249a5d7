// A turn of each game and a reload in browsers other than Chromium: `node play.mjs <address> <folder for pictures>`.
// The computer must answer, and the game must be there after the reload.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as table from '../src/core/pkg/tessera_table.js';
import { firefox } from './firefox.mjs';
import { webkit } from './webkit.mjs';

/** Each game has a folder. */
const GAMES = readdirSync(new URL('../src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const [address, folder] = process.argv.slice(2);
const file = new URL('../src/core/pkg/tessera_table_bg.wasm', import.meta.url);
table.initSync({ module: readFileSync(file) });

/** Waits until the script returns something true, and returns that. */
async function until(browser, what, script) {
  for (let tries = 0; tries < 150; tries++) {
    const found = await browser.run(script);
    if (found) return found;
    await sleep(200);
  }
  throw new Error(`waited in vain for ${what}`);
}

const savedGame = `return localStorage.getItem('tessera.game.' + location.hash.split('/')[2])`;
const lineOf = async (browser) => JSON.parse(await browser.run(savedGame)).line;

/** A legal turn, as a person types it. */
function someTurn(line) {
  const actions = [];
  for (;;) {
    const now = JSON.stringify({ ...line, actions: [...line.actions, ...actions] });
    const turns = JSON.parse(table.turns(now));
    // A turn is over when the next action belongs to another one.
    const legal = JSON.parse(table.legal(now));
    const next = JSON.stringify({ ...JSON.parse(now), actions: [...JSON.parse(now).actions, legal[0]] });
    if (actions.length > 0 && JSON.parse(table.turns(next)).length > turns.length) return turns.at(-1).text;
    actions.push(legal[0]);
  }
}

async function play(browser, game) {
  await browser.open(`${address}#/play/${game}`);
  const start = `const found = document.querySelector('[data-testid=start]:not(:disabled)')`;
  await until(browser, 'the button to start', `${start}; found?.click(); return found !== null`);
  await until(
    browser,
    'the board',
    `return document.querySelector('[data-testid=board] [data-cell]') !== null`,
  );
  const line = await lineOf(browser);
  await browser.type('[data-testid=typed]', someTurn(line));
  const turns = `return document.querySelectorAll('[data-testid=moves] li').length`;
  await until(browser, 'the answer of the computer', `${turns} >= 2`);
  const { actions } = await lineOf(browser);
  await browser.reload();
  await until(browser, 'the game after a reload', `${turns} >= 2`);
  const after = (await lineOf(browser)).actions;
  if (JSON.stringify(after) !== JSON.stringify(actions)) throw new Error('the reload changed the game');
}

mkdirSync(folder, { recursive: true });
for (const [name, launch] of Object.entries({ firefox, webkit })) {
  const browser = await launch();
  try {
    for (const game of GAMES) {
      await play(browser, game);
      console.log(`${name}: a turn of ${game}, its answer and a reload`);
    }
    await browser.picture(join(folder, `${name}.png`));
  } finally {
    await browser.close();
  }
}
