// Two people, two browsers, one server: games online, with a network that fails for a while.
import type { Page } from '@playwright/test';
import { violations } from './support/axe';
import { GAMES } from './support/core';
import { lastSaid, listen, lost } from './support/ear';
import { randomTurn, seededRandom } from './support/games';
import {
  DESK,
  invite,
  join,
  pair,
  pathOf,
  person,
  PHONE,
  playTurns,
  savedLine,
  someTurn,
  tool,
  turnsOf,
} from './support/online';
import { setAppearance, type Wish } from './support/screens';
import { CONTROLS, EVERY_TURN, tooSmall, tooWide } from './support/sizes';
import { tapTurn, typeTurn } from './support/table';
import { expect, test as plain } from './support/test';

type People = {
  one: Page;
  two: Page;
  cut: (who: 'one' | 'two', off: boolean) => Promise<void>;
  third: () => Promise<Page>;
};

/** One at a desk, two with a phone. */
const test = plain.extend<{ people: People }>({
  people: async ({ browser, baseURL, complaints }, use) => {
    const make = (viewport: typeof DESK) => person(browser, baseURL ?? '', { viewport, complaints });
    const all = [await make(DESK), await make(PHONE)];
    const [one, two] = all as [(typeof all)[0], (typeof all)[0]];
    await use({
      one: one.page,
      two: two.page,
      cut: (who, off) => (who === 'one' ? one : two).context.setOffline(off),
      third: async () => {
        const another = await make(DESK);
        all.push(another);
        return another.page;
      },
    });
    for (const { context } of all) await context.close();
  },
});

for (const game of GAMES) {
  test(`${game}: a game by a link, on desk and phone`, async ({ people: { one, two } }) => {
    await pair(one, two, game);
    await expect(one.getByTestId('waiting')).toBeHidden();
    await playTurns([one, two], 4);
    expect(await savedLine(two)).toEqual(await savedLine(one));
    await expect(one.getByTestId('presence-second')).toHaveText('here');
    expect(await violations(one)).toEqual([]);
    expect(await violations(two)).toEqual([]);
    // No help from the computer while the game goes on.
    await expect(one.getByTestId('hint-button')).toHaveCount(0);
    const id = one.url().split('/').at(-1) ?? '';
    await one.goto(`/#/study/game/${id}`);
    await expect(one.getByTestId('problem')).toContainText('still being played');
    await one.goto(`/#/online/${id}`);
    await expect(turnsOf(one)).toHaveCount(4);
    await tool(two, 'resign');
    await two.getByTestId('yes').click();
    await expect(one.getByTestId('result')).toContainText('You win!');
    await expect(two.getByTestId('result')).toContainText('You lose');
    await one.getByTestId('study').click();
    await expect(one.getByTestId('graph')).toBeVisible();
  });
}

test('a turn is made by taps, and waits while the network is away', async ({ people: { one, two, cut } }) => {
  await pair(one, two, 'yoxii');
  await playTurns([one, two], 2);
  await cut('one', true);
  const turn = randomTurn(await savedLine(one), seededRandom(7));
  await tapTurn(one, turn);
  await expect(one.getByTestId('sending')).toBeVisible();
  await expect(one.getByTestId('connection')).toContainText('Connection lost');
  await expect(one.getByTestId('connection')).toContainText('Your turn will be sent');
  await expect(turnsOf(two)).toHaveCount(2);
  await cut('one', false);
  await expect(turnsOf(two)).toHaveCount(3, { timeout: 30_000 });
  await expect(one.getByTestId('sending')).toBeHidden();
  await expect(one.getByTestId('connection')).toBeEmpty();
  await expect(two.getByTestId('presence-first')).toHaveText('here');
  await playTurns([one, two], 1);
});

test('a turn that never arrived is sent when the page is opened again, and plays once', async ({
  people: { one, two },
}) => {
  let lossy = false;
  await one.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!lossy || !String(message).includes('"turn"')) server.send(message);
    });
  });
  await pair(one, two, 'xok');
  await playTurns([one, two], 2);
  lossy = true;
  await typeTurn(one, someTurn(await savedLine(one), seededRandom(3)));
  await expect(one.getByTestId('sending')).toBeVisible();
  const address = one.url();
  const context = one.context();
  await one.close();
  await expect(turnsOf(two)).toHaveCount(2);
  const page = await context.newPage();
  await page.goto(address);
  for (const each of [page, two]) await expect(turnsOf(each)).toHaveCount(3);
  await expect(page.getByTestId('sending')).toBeHidden();
  await playTurns([page, two], 1);
});

test('an acknowledgement that never came does no harm: the turn is sent again and plays once', async ({
  people: { one, two },
}) => {
  let deaf = false;
  await one.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      if (!deaf || !/"(ack|ev)"/.test(String(message))) return socket.send(message);
      deaf = false;
      void socket.close({ code: 1001 });
      void server.close();
    });
  });
  await pair(one, two, 'yoxii');
  await playTurns([one, two], 2);
  deaf = true;
  await playTurns([one, two], 2);
  expect(deaf).toBe(false);
});

test('who was away sees what was played meanwhile', async ({ people: { one, two, cut } }) => {
  const { id } = await pair(one, two, 'trexo');
  await playTurns([one, two], 2);
  await cut('two', true);
  await typeTurn(one, someTurn(await savedLine(one), seededRandom(5)));
  await expect(one.getByTestId('sending')).toBeHidden();
  await cut('two', false);
  await expect(turnsOf(two)).toHaveCount(3, { timeout: 30_000 });
  // Leave the page, and come back by the list of games, which counts as here: whose turn it is comes first.
  await two.goto('about:blank');
  await expect(one.getByTestId('presence-second')).toHaveText('away');
  await two.goto('/#/games');
  await expect(one.getByTestId('presence-second')).toHaveText('here');
  await expect(two.locator('article').first()).toContainText('Your turn');
  await two.locator('article a.main').first().click();
  await expect(two).toHaveURL(new RegExp(`#/online/${id}$`));
  await expect(turnsOf(two)).toHaveCount(3);
  await expect(one.getByTestId('presence-second')).toHaveText('here');
});

test('draw, takeback, chat and rematch', async ({ people: { one, two } }) => {
  await pair(one, two, 'xok');
  await playTurns([one, two], 3);
  await tool(one, 'takeback');
  await two.getByTestId('yes-takeback').click();
  for (const page of [one, two]) await expect(turnsOf(page)).toHaveCount(2);
  await expect(one.getByTestId('news')).toContainText('taken back');
  await playTurns([one, two], 1, 9);
  await tool(two, 'takeback');
  await one.getByTestId('no-takeback').click();
  await expect(two.getByTestId('news')).toContainText('did not allow');
  await tool(one, 'talk');
  await one.getByTestId('say-good-luck').click();
  await expect(two.getByTestId('said')).toContainText('Good luck!');
  await tool(two, 'draw');
  await two.getByTestId('yes').click();
  await expect(two.getByTestId('offered')).toBeVisible();
  await one.getByTestId('no-draw').click();
  await expect(two.getByTestId('news')).toContainText('declined');
  await tool(one, 'draw');
  await one.getByTestId('yes').click();
  await two.getByTestId('yes-draw').click();
  for (const page of [one, two]) await expect(page.getByTestId('result')).toContainText('A draw');
  await one.getByTestId('rematch').click();
  await expect(two.getByTestId('rematch')).toHaveText('Accept the rematch');
  const before = one.url();
  await two.getByTestId('rematch').click();
  for (const page of [one, two]) {
    await expect(page).not.toHaveURL(before);
    await expect(page.getByTestId('board')).toBeVisible();
    await expect(page.getByTestId('result')).toBeHidden();
  }
  expect(one.url()).toBe(two.url());
  // The sides are swapped.
  await playTurns([two, one], 2);
});

test('a game that has hardly begun is called off', async ({ people: { one, two } }) => {
  await pair(one, two, 'slither', { clock: 'increment', side: 'second' });
  await expect(one.getByTestId('first-turn')).toBeVisible();
  await expect(two.getByTestId('first-turn')).toContainText('your first turn');
  await expect(two.getByRole('timer').first()).toHaveText('10:00');
  await tool(two, 'abort');
  await two.getByTestId('yes').click();
  for (const page of [one, two]) await expect(page.getByTestId('result')).toContainText('Called off');
});

test('an invitation without an answer is cancelled', async ({ people: { one, two } }) => {
  await listen(one);
  const link = await invite(one, 'yoxii');
  await one.getByTestId('cancel-game').click();
  await expect(one.getByTestId('result')).toContainText('Called off');
  await expect.poll(() => lastSaid(one)).toContain('The game was called off.');
  await expect(one.getByTestId('rematch')).toHaveCount(0);
  await two.goto(pathOf(link));
  await expect(two.getByTestId('problem')).toContainText('over');
});

test('clocks run, the same on both sides', async ({ people: { one, two } }) => {
  await pair(one, two, 'xok', { clock: 'increment' });
  await playTurns([one, two], 2);
  const clocks = (page: Page) => page.getByRole('timer').allInnerTexts();
  await expect.poll(async () => (await clocks(one)).join(' ')).toMatch(/9:5\d/);
  const seconds = (text: string) => Number(text.split(':')[0]) * 60 + Number(text.split(':')[1]);
  const [mine, theirs] = [await clocks(one), await clocks(two)];
  expect(Math.abs(Math.min(...mine.map(seconds)) - Math.min(...theirs.map(seconds)))).toBeLessThanOrEqual(2);
});

test('those who watch are counted, see everything and do nothing', async ({
  people: { one, two, third },
}) => {
  const { id } = await pair(one, two, 'yoxii');
  const watcher = await third();
  await watcher.goto(`/#/online/${id}`);
  await expect(watcher.getByTestId('watching')).toBeVisible();
  await expect(one.getByTestId('watchers')).toHaveText('One person is watching');
  await playTurns([one, two], 2);
  await expect(turnsOf(watcher)).toHaveCount(2);
  await expect(watcher.getByTestId('resign')).toHaveCount(0);
  await expect(watcher.getByTestId('takeback')).toHaveCount(0);
  await expect(watcher.getByTestId('asks')).toHaveCount(0);
  await expect(watcher.getByTestId('typed')).toHaveCount(0);
  expect(await violations(watcher)).toEqual([]);
  await watcher.goto('/#/games');
  await expect(watcher.locator('article')).toHaveCount(0);
  await expect(one.getByTestId('watchers')).toBeHidden();
});

test('an invitation seats one person, by a tap, and no other', async ({ people: { one, two, third } }) => {
  const link = await invite(one, 'xok', { side: 'second' });
  const [other, late] = [await third(), await third()];
  await late.goto(pathOf(link));
  await expect(late.getByTestId('join-game')).toBeVisible();
  await expect(late.getByTestId('join')).toContainText('You play White');
  await expect(one.getByTestId('waiting')).toBeVisible();
  await join(two, link);
  await late.getByTestId('join-game').click();
  await expect(late.getByTestId('problem')).toContainText('already joined');
  await other.goto(pathOf(link));
  await expect(other.getByTestId('problem')).toContainText('already joined');
  await other.getByTestId('watch').click();
  await expect(other.getByTestId('watching')).toBeVisible();
});

test('one’s own invitation is recognised; both sides on one device', async ({ people: { one } }) => {
  const link = await invite(one, 'yoxii');
  await one.goto(pathOf(link));
  await expect(one.getByTestId('join')).toContainText('your own invitation');
  expect(await violations(one)).toEqual([]);
  await one.getByTestId('copy-link').click();
  expect(await one.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await one.getByTestId('both').click();
  await expect(one.getByTestId('board')).toBeVisible();
  await playTurns([one, one], 3);
});

test('a seat moves to another device, and its secret leaves the address', async ({
  people: { one, two, third },
}) => {
  const { id } = await pair(one, two, 'yoxii');
  await playTurns([one, two], 2);
  await tool(one, 'links');
  const link = await one.getByRole('dialog').getByTestId('link').nth(1).inputValue();
  const elsewhere = await third();
  await elsewhere.goto(pathOf(link));
  await expect(elsewhere).toHaveURL(new RegExp(`#/online/${id}$`));
  await expect(turnsOf(elsewhere)).toHaveCount(2);
  await typeTurn(elsewhere, someTurn(await savedLine(elsewhere), seededRandom(2)));
  for (const page of [one, two, elsewhere]) await expect(turnsOf(page)).toHaveCount(3);
});

test('a game that does not exist is said to be missing', async ({ people: { one } }) => {
  await one.goto('/#/online/aaaaaaaaaaaa');
  await expect(one.getByRole('alert')).toContainText('no such game');
  await one.goto('/#/join/aaaaaaaaaaaa/AAAAAAAAAAAAAAAAAAAAAA');
  await expect(one.getByTestId('problem')).toContainText('no such game');
});

const softly = expect.configure({ soft: true });

const WISHES: Wish[] = [
  { language: 'en', theme: 'light' },
  { language: 'pl', theme: 'dark' },
  { language: 'cs', theme: 'light' },
];

/** A screen in every language, both themes and both sizes: nothing too wide or too small, and nothing that axe finds. */
async function inEveryDress(page: Page, name: string): Promise<void> {
  const before = page.viewportSize() ?? DESK;
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    for (const wish of WISHES) {
      const dress = `${name}, ${wish.language}, ${wish.theme}, ${size.width} wide`;
      await setAppearance(page, wish);
      await softly.poll(() => violations(page), { message: `${dress}: axe` }).toEqual([]);
      expect.soft(await tooWide(page), `${dress}: too wide`).toBeLessThanOrEqual(0);
      expect.soft(await tooSmall(page, CONTROLS, 24), dress).toEqual([]);
      if (size === PHONE) expect.soft(await tooSmall(page, EVERY_TURN, 44), dress).toEqual([]);
    }
  }
  await setAppearance(page, { language: 'en', theme: 'light' });
  await page.setViewportSize(before);
}

test('every screen in every dress', async ({ people: { one, two, third } }) => {
  test.setTimeout(300_000);
  await one.goto('/#/play/trexo');
  await one.locator('label:has(input[name=opponent][value=online])').click();
  await one.locator('label:has(input[name=clock][value=days])').click();
  await inEveryDress(one, 'new game');
  const link = await invite(one, 'trexo', { clock: 'days' });
  await inEveryDress(one, 'waiting room');
  await two.goto(pathOf(link));
  await expect(two.getByTestId('join-game')).toBeVisible();
  await inEveryDress(two, 'invitation');
  await two.getByTestId('join-game').click();
  await expect(one.getByTestId('board')).toBeVisible();
  await playTurns([one, two], 2);
  await tool(two, 'draw');
  await two.getByTestId('yes').click();
  await expect(one.getByTestId('asked-draw')).toBeVisible();
  await expect(one.getByRole('timer')).toHaveText(/^2\sd 23\sh$/);
  await inEveryDress(one, 'offer');
  await tool(one, 'talk');
  await inEveryDress(one, 'talk');
  await one.keyboard.press('Escape');
  await tool(one, 'links');
  await inEveryDress(one, 'links');
  await one.keyboard.press('Escape');
  const watcher = await third();
  await watcher.goto(one.url());
  await expect(watcher.getByTestId('watching')).toBeVisible();
  await inEveryDress(watcher, 'watching');
  await one.getByTestId('yes-draw').click();
  await expect(two.getByTestId('result')).toBeVisible();
  await inEveryDress(two, 'result');
  await one.goto('/#/games');
  await inEveryDress(one, 'my games');
});

test('what happens is heard, and the focus is not lost', async ({ browser, baseURL, people: { two } }) => {
  const { context, page: one } = await person(browser, baseURL ?? '');
  await listen(one);
  await pair(one, two, 'yoxii');
  await expect.poll(() => lastSaid(one)).toContain('Your friend is here');
  await expect(one).toHaveTitle(/Yoxii online – your turn/);
  await one.locator('[data-cell][tabindex="0"]').focus();
  await playTurns([one, two], 2);
  await tool(two, 'draw');
  await two.getByTestId('yes').click();
  await expect.poll(() => lastSaid(one)).toContain('offers a draw');
  await one.getByTestId('no-draw').focus();
  await one.keyboard.press('Enter');
  await expect(one.getByTestId('asked-draw')).toBeHidden();
  await expect(one).toHaveTitle(/your turn/);
  await tool(two, 'talk');
  await two.getByTestId('say-oops').click();
  await expect.poll(() => lastSaid(one)).toContain('Oops!');
  await tool(two, 'resign');
  await two.getByTestId('yes').click();
  await expect.poll(() => lastSaid(one)).toContain('You win!');
  expect(await lost(one)).toEqual([]);
  await context.close();
});
