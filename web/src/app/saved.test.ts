// What the first release wrote into the browser's storage still opens and plays on. The file is never regenerated.
import { beforeAll, describe, expect, it } from 'vitest';
import stored from '../../tests/saved/first-release.json';
import type { StudyCore } from '../core/core';
import { nodeCore } from '../core/nodeCore';
import { solve, solved } from '../learn/progress';
import { failed } from '../core/failed';
import type { SavedGame } from '../saved/game';
import { Session } from '../play/session.svelte';
import { all, find, save } from '../saved/store';
import { remember, wished } from '../newgame/wishes';
import { StudySession } from '../study/studySession.svelte';
import { openPath } from '../study/open';
import { studies } from '../study/store';
import { GAMES } from '../games/list';
import { checkSettings } from './settings';
import { memoryStorage, read, write, type DeviceStorage } from './storage';

let core: StudyCore;
beforeAll(async () => {
  ({ core } = await nodeCore());
});

function storageOf(items: Record<string, string>): DeviceStorage {
  const storage = memoryStorage();
  for (const [key, text] of Object.entries(items)) storage.setItem(key, text);
  return storage;
}
const before: Record<string, string> = stored;
const ids = (prefix: string) =>
  Object.keys(before)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));

/** A session whose computer never answers. */
function sessionOf(game: SavedGame, storage: DeviceStorage): Session {
  return new Session(game, {
    engine: { ...core, think: () => new Promise(() => undefined), stop: () => undefined },
    keep: (changed) => save(storage, changed),
    sound: () => undefined,
    now: () => game.changed,
  });
}

function opened(id: string): { storage: DeviceStorage; game: SavedGame; session: Session } {
  const storage = storageOf(before);
  const game = find(storage, id);
  if (game === null || game === 'broken') throw new Error(`${id} is ${game}`);
  return { storage, game, session: sessionOf(game, storage) };
}

it('has games of every kind', () => {
  const { items: games, broken } = all(storageOf(before));
  expect(broken).toEqual([]);
  for (const name of GAMES) {
    const own = games.filter(({ line }) => line.game === name);
    expect(own.some(({ ended }) => ended?.how === 'board')).toBe(true);
    expect(own.some(({ ended }) => ended?.how === 'resigned')).toBe(true);
    expect(own.some(({ seats, redo }) => seats.second.kind === 'computer' && redo.length > 0)).toBe(true);
    expect(
      own.some(({ clock, redo, seats }) => clock && redo.length > 0 && seats.second.kind === 'person'),
    ).toBe(true);
  }
  expect(games.some(({ ended }) => ended?.how === 'time')).toBe(true);
  expect(games.some(({ code }) => code !== null)).toBe(true);
});

describe.each(ids('tessera.game.'))('the game %s', (id) => {
  it('is written again as it was', () => {
    const storage = memoryStorage();
    save(storage, opened(id).game);
    expect(storage.getItem(`tessera.game.${id}`)).toBe(before[`tessera.game.${id}`]);
  });

  it('opens as it was left', () => {
    const { game, session } = opened(id);
    expect(session.broken).toBeNull();
    expect(session.over).toBe(game.ended !== null);
    expect(session.now?.outcome?.why ?? null).toEqual(game.ended?.why ?? null);
    expect(session.turns.reduce((sum, turn) => sum + turn.actions, 0)).toBe(game.line.actions.length);
    expect(session.left('first')).toBe(game.clock?.left.first ?? null);
  });

  it('goes back to its start and forth again, with all that had been undone', () => {
    const { game, session } = opened(id);
    const whole = [...game.line.actions, ...[...game.redo].reverse().flat()];
    for (let count = 0; count < 100 && session.canUndo; count++) session.undo();
    for (let count = 0; count < 100 && session.canRedo; count++) session.redo();
    expect(session.game.line.actions).toEqual(whole);
    expect(session.game.redo).toEqual([]);
  });

  it('plays on and is kept, if it is not over', () => {
    const { game, session, storage } = opened(id);
    const [action] = session.board.legal();
    if (game.ended || action === undefined) return;
    session.play([action]);
    expect(find(storage, id)).toMatchObject({ line: { actions: [...game.line.actions, action] } });
  });

  it('can be studied', () => {
    const opening = openPath(core, storageOf(before), ['game', id], () => '');
    expect(failed(opening)).toBe(false);
  });
});

it('has studies, none of them broken', () => {
  const found = studies.all(storageOf(before));
  expect(found.broken).toEqual([]);
  expect(new Set(found.items.map(({ record }) => record.game))).toEqual(new Set(GAMES));
});

describe.each(ids('tessera.study.'))('the study %s', (id) => {
  it('is written again as it was, and can be changed', () => {
    const storage = storageOf(before);
    const study = studies.find(storage, id);
    const opening = openPath(core, storage, [id], () => '');
    if (study === null || study === 'broken' || failed(opening)) throw new Error(`${id} does not open`);
    const desk = new StudySession(opening, {
      engine: core,
      keep: (record) => void studies.save(storage, { ...study, record }),
      sound: () => undefined,
    });
    expect(desk.record).toEqual(study.record);
    desk.toEnd();
    expect(desk.look).not.toBeNull();
    desk.comment('More.');
    expect(studies.find(storage, id)).toMatchObject({ record: desk.record });
    expect(desk.record).not.toEqual(study.record);
  });
});

it('keeps settings, wishes and the progress of lessons', () => {
  const [from, to] = [storageOf(before), memoryStorage()];
  const settings = read(from, 'tessera.settings', checkSettings);
  write(to, 'tessera.settings', 'found' in settings ? settings.found : null);
  // Later settings come on top.
  const parsed = (text: string | null | undefined) => JSON.parse(text ?? 'null') as object;
  expect(parsed(to.getItem('tessera.settings'))).toMatchObject(parsed(before['tessera.settings']));
  for (const game of GAMES) {
    remember(to, game, wished(from, game));
    expect(to.getItem(`tessera.new.${game}`)).toBe(before[`tessera.new.${game}`]);
    for (const step of solved(from)[game]) solve(to, game, step);
  }
  expect(to.getItem('tessera.learn')).toBe(before['tessera.learn']);
});
