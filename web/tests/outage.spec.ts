// Whole games between two browsers, while their server is killed in the middle and comes back.
import { GAMES } from './support/core';
import { seededRandom } from './support/games';
import {
  anyTurn,
  bothSee,
  DESK,
  pair,
  person,
  PHONE,
  savedLine,
  someTurn,
  typeTurnAnywhere,
  turnsOf,
} from './support/online';
import { Server } from './support/server';
import { expect, test as plain } from './support/test';

const test = plain.extend<{ server: Server }>({
  server: async ({}, use, testInfo) => {
    const server = new Server(testInfo.outputPath('games'));
    await server.start();
    await use(server);
    await server.kill();
  },
});

for (const game of GAMES) {
  test(`${game}: a whole game, with the server killed three times`, async ({
    browser,
    server,
    complaints,
  }) => {
    test.setTimeout(240_000);
    const one = await person(browser, server.address, { viewport: DESK, complaints });
    const two = await person(browser, server.address, { viewport: PHONE, complaints });
    const pages: [typeof one.page, typeof two.page] = [one.page, two.page];
    // On some boards every turn ends the game early.
    await pair(...pages, game, game === 'slither' ? { seed: 1 } : {});
    const random = seededRandom(17);
    let line = await savedLine(one.page);
    let count = 0;
    for (let over = false; !over; count += 1) {
      const mover = count % 2 === 0 ? one.page : two.page;
      // Random games of some kinds are short: no turn wins before the last crash.
      const turn = count < 10 ? someTurn(line, random) : anyTurn(line, random);
      const crash = [3, 6, 8].includes(count);
      if (crash) await server.kill();
      await typeTurnAnywhere(mover, turn);
      if (crash) {
        // The turn is shown as one that does not count yet, and the others do not see it.
        await expect(mover.getByTestId('sending')).toBeVisible();
        await expect(turnsOf(pages[(count + 1) % 2] as typeof mover)).toHaveCount(count);
        await server.start();
      }
      await bothSee(pages, count + 1);
      line = { ...line, actions: [...line.actions, ...turn.actions] };
      over = turn.ends;
    }
    expect(count).toBeGreaterThan(10);
    for (const page of pages) {
      await expect(page.getByTestId('result')).toBeVisible();
      expect(await savedLine(page)).toEqual(line);
    }
    for (const { context } of [one, two]) await context.close();
  });
}
