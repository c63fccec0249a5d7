// Online games while another screen is shown: nothing that concerns the player is missed, and one tab speaks.
import type { Page } from '@playwright/test';
import { violations } from './support/axe';
import { listen, said } from './support/ear';
import { seededRandom } from './support/games';
import {
  DESK,
  invite,
  join,
  pair,
  person,
  PHONE,
  playTurns,
  savedLine,
  someTurn,
  tool,
  turnsOf,
  type Person,
} from './support/online';
import { typeTurn } from './support/table';
import { expect, test as plain } from './support/test';

const test = plain.extend<{ host: Person; friend: Person }>({
  host: async ({ browser, baseURL, complaints }, use) => {
    const made = await person(browser, baseURL ?? '', { viewport: DESK, complaints });
    await use(made);
    await made.context.close();
  },
  friend: async ({ browser, baseURL, complaints }, use) => {
    const made = await person(browser, baseURL ?? '', { viewport: PHONE, complaints });
    await use(made);
    await made.context.close();
  },
});

/** What waits, in the bar, the title, the header and the announcer. */
async function isCalled(page: Page, text: string): Promise<void> {
  await expect(page.getByTestId('call')).toContainText(text);
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect(page.getByTestId('badge')).toHaveText('1');
  await expect.poll(() => said(page)).toContainEqual(expect.stringContaining(text));
}

test('the host looks at a lesson, and the friend joins', async ({ host, friend }) => {
  const [one, two] = [host.page, friend.page];
  await listen(one);
  const link = await invite(one, 'xok');
  await one.goto('/#/learn');
  await expect(one.getByTestId('call')).toBeHidden();
  await expect(one).toHaveTitle(/^Learn/);
  await join(two, link);
  await isCalled(one, 'Xok: your friend is here. It is your turn.');
  // On any screen the host counts as present.
  await expect(two.getByTestId('presence-first')).toHaveText('here');
  expect(await violations(one)).toEqual([]);
  await one.getByTestId('call-go').click();
  await expect(one.getByTestId('board')).toBeVisible();
  await expect(one.getByTestId('call')).toBeHidden();
  await playTurns([one, two], 1);
  await one.goto('/#/settings');
  await typeTurnAs(two);
  await isCalled(one, 'Xok: it is your turn.');
  await one.getByTestId('call-later').click();
  await expect(one.getByTestId('call')).toBeHidden();
  await expect(one.getByTestId('badge')).toHaveText('1');
  await tool(two, 'draw');
  await two.getByTestId('yes').click();
  await isCalled(one, 'Xok: your opponent offers a draw.');
  await one.getByTestId('call-go').click();
  await one.getByTestId('yes-draw').click();
  await expect(one.getByTestId('result')).toBeVisible();
  await one.goto('/#/rules/xok');
  await two.getByTestId('rematch').click();
  await isCalled(one, 'Xok: your opponent would like a rematch.');
  await one.getByTestId('call-go').click();
  await one.getByTestId('rematch').click();
  await expect(one.getByTestId('score')).toHaveText('Series: you 0, your opponent 0, 1 draw.');
  // The rematch has begun for the one who asked, too, whatever is on the screen there.
  await expect(two.getByTestId('board')).toBeVisible();
});

async function typeTurnAs(page: Page): Promise<void> {
  const count = await turnsOf(page).count();
  await page.getByTestId('menu').click();
  await page.getByRole('dialog').getByTestId('type').click();
  await typeTurn(page, someTurn(await savedLine(page), seededRandom(5)));
  await expect(turnsOf(page)).toHaveCount(count + 1);
}

test('the one who asked for a rematch leaves, and it begins', async ({ host, friend }) => {
  const [one, two] = [host.page, friend.page];
  await listen(one);
  await pair(one, two, 'yoxii');
  await playTurns([one, two], 2);
  await tool(two, 'resign');
  await two.getByTestId('yes').click();
  await one.getByTestId('rematch').click();
  await expect(two.getByTestId('rematch')).toHaveText('Accept the rematch');
  await one.goto('/#/puzzles');
  await two.getByTestId('rematch').click();
  await isCalled(one, 'Yoxii: the rematch begins.');
  await expect(two.getByTestId('score')).toHaveText('Series: you 0, your opponent 1.');
  await expect(two.getByTestId('presence-second')).toHaveText('here');
});

test('a game that ends while its player is elsewhere calls', async ({ host, friend }) => {
  const [one, two] = [host.page, friend.page];
  await listen(one);
  await pair(one, two, 'xok');
  await playTurns([one, two], 2);
  await one.goto('/#/learn');
  await tool(two, 'resign');
  await two.getByTestId('yes').click();
  await isCalled(one, 'Xok: the game is over. You win!');
  await one.getByTestId('call-go').click();
  await expect(one.getByTestId('result')).toContainText('You win!');
  await expect(one.getByTestId('badge')).toBeHidden();
  await one.goto('/#/settings');
  await expect(one.locator('h1')).toHaveText('Settings');
  await expect(one.getByTestId('call')).toBeHidden();
});

test('a typed draw offers, and accepts an offer of the other player', async ({ host, friend }) => {
  const [one, two] = [host.page, friend.page];
  await pair(one, two, 'trexo');
  await playTurns([one, two], 2);
  await typeTurn(one, { text: 'draw' });
  await one.getByTestId('yes').click();
  await expect(two.getByTestId('yes-draw')).toBeVisible();
  // It is not this player's turn, so that no turn can be typed.
  await tool(two, 'type');
  await expect(two.getByTestId('typed')).toBeFocused();
  await two.keyboard.type('draw');
  await two.keyboard.press('Enter');
  for (const page of [one, two]) await expect(page.getByTestId('result')).toContainText('A draw');
});

test('a tapped notification opens its game in the page that is open', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    serviceWorkers: 'allow',
    permissions: ['notifications'],
  });
  const page = await context.newPage();
  const worker = context.waitForEvent('serviceworker');
  await invite(page, 'xok');
  const { hash } = new URL(page.url());
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/#/settings');
  await expect(page.locator('h1')).toHaveText('Settings');
  await (
    await worker
  ).evaluate(`(async () => {
    await registration.showNotification('Xok', { data: { place: '${hash}' } });
    const [notification] = await registration.getNotifications();
    dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  })()`);
  await expect(page).toHaveURL(new RegExp(`${hash}$`));
  await expect(page.getByTestId('waiting')).toBeVisible();
  await context.close();
});

test('two tabs have one connection for each game, and one of them speaks', async ({ host, friend }) => {
  const [one, two] = [host.page, friend.page];
  const open = new Map<Page, number>();
  const count = (page: Page): void => {
    open.set(page, 0);
    page.on('websocket', (socket) => {
      if (!socket.url().includes('/ws/game/')) return;
      open.set(page, (open.get(page) ?? 0) + 1);
      socket.on('close', () => open.set(page, (open.get(page) ?? 0) - 1));
    });
  };
  const sockets = (): number => [...open.values()].reduce((sum, each) => sum + each, 0);
  await listen(one);
  count(one);
  const link = await invite(one, 'trexo');
  await one.goto('/#/learn');
  const other = await host.context.newPage();
  await listen(other);
  count(other);
  await other.goto('/#/settings');
  await expect.poll(() => [open.get(one), open.get(other)].sort()).toEqual([0, 1]);
  await join(two, link);
  await expect.poll(async () => [...(await said(one)), ...(await said(other))].length).toBe(1);
  // Both show it.
  for (const page of [one, other]) await expect(page.getByTestId('call')).toBeVisible();
  expect(sockets()).toBe(1);
});

test('a page that is reloaded without the server shows the board and the turn that waits', async ({
  host,
  friend,
}) => {
  const [one, two] = [host.page, friend.page];
  let isCut = false;
  await one.routeWebSocket(/\/ws\//, (socket) => {
    if (isCut) return void socket.close({ code: 1001 });
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!isCut) server.send(message);
    });
    server.onMessage((message) => {
      if (!isCut) socket.send(message);
    });
  });
  await pair(one, two, 'yoxii');
  await playTurns([one, two], 2);
  await expect(one.getByTestId('presence-second')).toHaveText('here');
  isCut = true;
  const since = Date.now();
  await expect(one.getByTestId('connection')).toContainText('Connection lost');
  await expect(one.getByTestId('presence-second')).toHaveText('unknown');
  // 3 seconds are promised; a busy machine adds some.
  expect(Date.now() - since).toBeLessThan(4000);
  await typeTurn(one, someTurn(await savedLine(one), seededRandom(3)));
  await expect(one.getByTestId('sending')).toBeVisible();
  await one.route('**/api/games/*', (route) => route.abort());
  await one.reload();
  await expect(one.getByTestId('board')).toBeVisible();
  await expect(turnsOf(one)).toHaveCount(3);
  await expect(one.getByTestId('sending')).toBeVisible();
  await expect(one.getByTestId('last-known')).toBeVisible();
  isCut = false;
  await expect(turnsOf(two)).toHaveCount(3, { timeout: 30_000 });
  await expect(one.getByTestId('sending')).toBeHidden();
  await expect(one.getByTestId('last-known')).toBeHidden();
});

test('a link for the network, and names', async ({ host, friend }) => {
  const [one, two] = [host.page, friend.page];
  await one.goto('/#/settings');
  await one.getByTestId('name').fill('two words');
  await one.getByTestId('name').press('Enter');
  await expect(one.getByTestId('name-wrong')).toBeVisible();
  await one.getByTestId('name').fill('Łucja');
  await one.getByTestId('name').press('Enter');
  await expect(one.getByTestId('name-wrong')).toBeHidden();
  const none = await invite(one, 'slither', { seed: 1 });
  await expect(one.getByTestId('local')).toContainText('Only this computer can open this link');
  expect(new URL(none).hostname).toBe('127.0.0.1');
  const addresses = ['http://192.0.2.7:8044'];
  await one.route('**/api/online', (route) => route.fulfill({ json: { online: true, addresses } }));
  await one.reload();
  await expect(one.getByTestId('link')).toHaveValue(/^http:\/\/192\.0\.2\.7:8044\//);
  await expect(one.getByTestId('local')).toContainText('other devices in the network');
  expect(await violations(one)).toEqual([]);
  await one.getByTestId('address').selectOption(new URL(none).origin);
  await expect(one.getByTestId('link')).toHaveValue(none);
  await join(two, none);
  await expect(two.getByTestId('name-first')).toHaveText('Łucja');
  await two.goto('/#/settings');
  await two.getByText('Show the names of others').click();
  await two.goBack();
  await expect(two.getByTestId('board')).toBeVisible();
  await expect(two.getByTestId('name-first')).toHaveCount(0);
});
