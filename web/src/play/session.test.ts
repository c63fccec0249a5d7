// A session, with a toy game.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announced } from '../app/announcer.svelte';
import { set } from '../app/state.svelte';
import type { Draft, Event } from '../core/types';
import { begin, type SavedGame, type Seat } from '../saved/game';
import { Session, type Engine } from './session.svelte';
import { draftOf, START, tapped, toyEngine } from './toyGame';

const person: Seat = { kind: 'person' };
const computer: Seat = { kind: 'computer', level: 3 };

/** Only the last tap counts; 'two' must be confirmed, because it could still be changed. */
function draft(events: readonly Event[]): Draft {
  const tap = tapped(events);
  if (tap === 'one' || tap === 'two') return draftOf(events, [tap === 'one' ? '1' : '2'], tap === 'one');
  return {
    ...draftOf(events.slice(0, -1), [], false),
    refused: events.length > 0 ? { id: 'why-not' } : null,
  };
}

let answers: ((actions: string[]) => void)[];
const engine: Engine = {
  ...toyEngine(draft),
  think: () => new Promise((done) => answers.push(done)),
  hint: () => Promise.resolve({ actions: ['2'], why: [{ id: 'wins' }], next: ['1', '2'] }),
  stop: () => undefined,
};

let kept: SavedGame;
let room = true;
let now: number;
let sounds: string[];

function session(second: Seat = person, minutes = 0): Session {
  kept = begin(
    { line: START, seats: { first: person, second }, minutes, increment: 1, code: null },
    now,
    'g',
  );
  return new Session(kept, {
    engine,
    keep: (game) => {
      kept = game;
      return room;
    },
    sound: (sound) => void sounds.push(sound),
    now: () => now,
  });
}

beforeEach(() => {
  answers = [];
  now = 1_000_000;
  room = true;
  sounds = [];
  set({ confirm: false });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a turn', () => {
  it('is played at once when nothing is left to choose, and kept', () => {
    const game = session();
    game.turn.act({ tap: 'one' });
    expect(kept.line.actions).toEqual(['1']);
    expect(game.look?.toMove).toBe('second');
  });

  it('waits for a confirmation where the person wants one', () => {
    set({ confirm: true });
    const game = session();
    game.turn.act({ tap: 'one' });
    expect(game.game.line.actions).toEqual([]);
    game.turn.commit();
    expect(game.game.line.actions).toEqual(['1']);
  });

  it('can be cancelled while it is half-made', () => {
    const game = session();
    game.turn.act({ tap: 'two' });
    expect(game.turn.draft?.complete).toBe(true);
    game.turn.cancel();
    expect(game.turn.events).toEqual([]);
    expect(game.game.line.actions).toEqual([]);
  });

  it('says why a tap has no effect', () => {
    const game = session();
    game.turn.act({ tap: 'nowhere' });
    expect(game.turn.refused).toEqual({ id: 'why-not' });
    game.turn.act({ tap: 'two' });
    expect(game.turn.refused).toBeNull();
  });

  it('can be tried without being made', () => {
    const game = session();
    game.turn.attempt([{ tap: 'two' }]);
    expect(game.turn.events).toEqual([]);
    expect(game.turn.draft?.complete).toBe(false);
  });

  it('can be typed; nonsense is explained', () => {
    const game = session();
    expect(game.turn.type('9')).toBe(false);
    expect(game.turn.refused).toEqual({ id: 'bad' });
    expect(game.turn.type('2')).toBe(true);
    expect(game.game.line.actions).toEqual(['2']);
  });
});

describe('what is said', () => {
  const said = () => announced().text;

  it('at the end has the result and its reason', () => {
    const game = session();
    for (let turn = 0; turn < 5; turn++) game.turn.act({ tap: 'one' });
    expect(said()).toBe('says. xok-wins. five.');
    game.greet();
    expect(said()).toMatch(/xok-wins\. five\.$/);
  });

  it('after a resignation is not whose turn it would be', () => {
    const game = session();
    game.turn.act({ tap: 'one' });
    expect(game.title).toBe('title-turn');
    game.resign();
    expect(said()).toBe('play-why-resigned. xok-wins.');
    expect(game.queries.status()).toEqual([
      { id: 'play-why-resigned', args: { player: 'player-name' } },
      { id: 'xok-wins', args: { player: 'first' } },
    ]);
  });

  it('of an earlier position is which one it is', () => {
    const game = session();
    game.turn.act({ tap: 'one' });
    game.show(0);
    expect(game.queries.status()).toEqual([{ id: 'play-start-shown' }]);
  });

  it('when a hint is no longer wanted is that the search has stopped', async () => {
    const stop = vi.spyOn(engine, 'stop');
    const game = session(computer);
    const asked = game.advise();
    expect(game.hinting).toBe(true);
    game.turn.cancel();
    expect(said()).toBe('play-hint-stopped.');
    expect(stop).toHaveBeenCalled();
    await asked;
    expect(game.hint).toBeNull();
    expect(game.hinting).toBe(false);
  });

  it('when the time gets short is how much is left, once for each warning', () => {
    const own = session(person, 1);
    own.turn.type('1');
    const texts: string[] = [];
    for (let second = 0; second < 55; second++) {
      now += 1000;
      own.tick();
      if (said() !== texts.at(-1)) texts.push(said());
    }
    expect(texts.filter((text) => text.startsWith('play-hurry'))).toHaveLength(1);
    expect(sounds.filter((sound) => sound === 'call')).toHaveLength(2);
  });

  it('of an unfinished turn is what is missing', () => {
    const game = session();
    game.turn.commit();
    expect(said()).toBe('asks.');
  });
});

it('goes on when there is no room to keep the game, and says so until there is', () => {
  room = false;
  const game = session();
  game.turn.act({ tap: 'one' });
  expect(game.unsaved).toBe(true);
  expect(game.game.line.actions).toEqual(['1']);
  room = true;
  game.undo();
  expect(game.unsaved).toBe(false);
});

it('a tap is answered while the computer thinks', () => {
  const game = session(computer);
  game.turn.act({ tap: 'one' });
  game.turn.act({ tap: 'one' });
  expect(game.turn.refused).toEqual({ id: 'play-wait' });
  expect(game.game.line.actions).toEqual(['1']);
});

describe('undo and redo', () => {
  it('go turn by turn between two people', () => {
    const game = session();
    game.turn.act({ tap: 'one' });
    game.turn.type('2');
    game.undo();
    expect(game.game.line.actions).toEqual(['1']);
    game.redo();
    expect(game.game.line.actions).toEqual(['1', '2']);
    expect(game.canRedo).toBe(false);
  });

  it('take the computer’s turn along', async () => {
    vi.useFakeTimers();
    const game = session(computer);
    game.turn.act({ tap: 'one' });
    expect(game.thinking).toBe(true);
    answers[0]?.(['1']);
    await vi.runAllTimersAsync();
    expect(game.game.line.actions).toEqual(['1', '1']);
    game.undo();
    expect(game.game.line.actions).toEqual([]);
    game.redo();
    expect(game.game.line.actions).toEqual(['1', '1']);
    vi.useRealTimers();
  });

  it('interrupt the computer, whose late answer is not played', async () => {
    vi.useFakeTimers();
    const game = session(computer);
    game.turn.act({ tap: 'one' });
    game.undo();
    answers[0]?.(['2']);
    await vi.runAllTimersAsync();
    expect(game.game.line.actions).toEqual([]);
    expect(game.thinking).toBe(false);
    vi.useRealTimers();
  });
});

describe('a hint', () => {
  it('is shown as a ghost, and followed only if the person wants it', async () => {
    const game = session();
    await game.advise();
    expect(game.hints.ghosts).not.toBeNull();
    expect(game.game.line.actions).toEqual([]);
    expect(game.look?.toMove).toBe('first');
    expect(game.live).toBe(true);
    game.turn.cancel();
    expect(game.hints.ghosts).toBeNull();
    await game.advise();
    game.follow();
    expect(game.game.line.actions).toEqual(['2']);
  });

  it('is repeated, never played, when it is asked for again', async () => {
    const game = session();
    await game.advise();
    const before = announced().even;
    await game.advise();
    expect(announced().even).not.toBe(before);
    expect(game.hint).not.toBeNull();
    expect(game.game.line.actions).toEqual([]);
  });

  it('shows what is expected to follow, turn by turn', async () => {
    const game = session();
    await game.advise();
    expect(game.hints.turns.map(({ line }) => line.actions)).toEqual([['2'], ['2', '1'], ['2', '1', '2']]);
    game.showHint(3);
    expect(game.hints.shown).toBe(3);
    expect(game.game.line.actions).toEqual([]);
  });

  it('is no trap: a tap starts the person’s own turn', async () => {
    const game = session();
    await game.advise();
    game.turn.act({ tap: 'one' });
    expect(game.hint).toBeNull();
    expect(game.game.line.actions).toEqual(['1']);
  });
});

describe('the end', () => {
  it('comes from the board', () => {
    const game = session();
    for (const text of ['2', '2', '1']) game.turn.type(text);
    expect(game.over).toBe(true);
    expect(kept.ended).toEqual({ winner: 'first', how: 'board', why: { id: 'five' } });
    game.turn.act({ tap: 'one' });
    expect(game.game.line.actions).toHaveLength(3);
  });

  it('can be taken back', () => {
    const game = session();
    for (const text of ['2', '2', '1']) game.turn.type(text);
    game.undo();
    expect(game.over).toBe(false);
    expect(kept.ended).toBeNull();
  });

  it('comes by resignation: the player to move loses', () => {
    const game = session();
    game.turn.act({ tap: 'one' });
    game.resign();
    expect(kept.ended).toEqual({ winner: 'first', how: 'resigned', why: null });
    game.undo();
    expect(game.game.line.actions).toEqual(['1']);
    expect(kept.ended).toBeNull();
  });

  it('comes by resignation of the named player, on either turn', () => {
    const game = session();
    game.turn.act({ tap: 'one' });
    game.resign('first');
    expect(kept.ended?.winner).toBe('second');
  });

  it('is the person’s who resigns while the computer thinks', () => {
    const game = session(computer);
    game.turn.act({ tap: 'one' });
    game.resign();
    expect(kept.ended?.winner).toBe('second');
  });

  it('comes when a clock runs out; it starts with the first turn', () => {
    const game = session(person, 1);
    now += 100_000;
    game.tick();
    expect(game.over).toBe(false);
    game.turn.act({ tap: 'one' });
    now += 30_000;
    game.tick();
    expect(game.left('second')).toBe(30_000);
    now += 30_000;
    game.tick();
    expect(kept.ended).toEqual({ winner: 'first', how: 'time', why: null });
  });
});

describe('looking', () => {
  it('back shows an earlier board, on which nothing can be played', () => {
    const game = session();
    game.turn.act({ tap: 'one' });
    game.turn.type('2');
    game.show(1);
    expect(game.look?.position).toBe('1');
    expect(game.live).toBe(false);
    game.show(2);
    expect(game.at).toBeNull();
  });

  it('from the other side turns the board', () => {
    const game = session();
    game.flip();
    expect(game.options.seenBy).toBe('second');
  });
});

describe('a game that was left', () => {
  /** The effects of a session on the world outside. */
  const world = (game: Session) => [kept, game.game, [...sounds], announced().even, game.thinking];

  it('is not played on by a computer that was thinking', async () => {
    vi.useFakeTimers();
    const game = session(computer);
    game.turn.act({ tap: 'one' });
    game.leave();
    const before = world(game);
    answers[0]?.(['1']);
    await vi.runAllTimersAsync();
    expect(world(game)).toEqual(before);
    vi.useRealTimers();
  });

  it('does nothing whatever is still asked of it', async () => {
    const game = session(computer);
    game.turn.act({ tap: 'one' });
    game.leave();
    const before = world(game);
    await game.answer();
    await game.advise();
    game.play(['1']);
    game.undo();
    game.redo();
    game.resign();
    game.restart();
    game.resume();
    now += 1_000_000;
    game.tick();
    game.leave();
    expect(answers).toHaveLength(1);
    expect(world(game)).toEqual(before);
  });

  it('has its clocks written down as they were', () => {
    const game = session(person, 1);
    game.turn.act({ tap: 'one' });
    now += 20_000;
    game.leave();
    now += 20_000;
    game.leave();
    expect(kept.clock?.left.second).toBe(40_000);
  });
});

it('goes on after the page was hidden, which costs no time', () => {
  const game = session(computer, 1);
  game.turn.act({ tap: 'one' });
  now += 5_000;
  game.pause();
  expect(game.thinking).toBe(false);
  now += 30_000;
  game.resume();
  expect(answers).toHaveLength(2);
  game.tick();
  expect(game.left('second')).toBe(55_000);
});

it('a stored game with an impossible action is reported, not shown', () => {
  const game = session();
  game.game = { ...game.game, line: { ...game.game.line, actions: ['7'] } };
  expect(game.look).toBeNull();
  expect(game.broken).toEqual({ id: 'bad' });
});

describe('the same game in two tabs', () => {
  /** Two sessions of one game, of which the first leads; each hears what the other does. */
  function tabs(second: Seat = person, minutes = 0): [Session, Session] {
    const one = session(second, minutes);
    const two = new Session(one.game, {
      engine,
      keep: (game) => {
        kept = game;
        return true;
      },
      sound: (sound) => void sounds.push(sound),
      now: () => now,
    });
    two.lead(false);
    return [one, two];
  }

  it('follows turns, undo and resignation, without a second sound', () => {
    const [one, two] = tabs();
    now += 1;
    one.turn.act({ tap: 'one' });
    two.adopt(one.game);
    expect(two.look?.position).toBe('1');
    expect(sounds.filter((sound) => sound === 'place')).toHaveLength(1);
    now += 1;
    two.turn.type('2');
    one.adopt(two.game);
    now += 1;
    one.undo();
    two.adopt(one.game);
    expect(two.game.line.actions).toEqual(['1']);
    now += 1;
    two.resign();
    one.adopt(two.game);
    expect(one.over).toBe(true);
    now += 1;
    one.undo();
    two.adopt(one.game);
    expect(two.over).toBe(false);
  });

  it('is answered by the computer in one tab only, and by the other when the first gives up the lead', () => {
    const [one, two] = tabs(computer);
    now += 1;
    two.turn.act({ tap: 'one' });
    expect(two.thinking).toBe(false);
    expect(two.computing).toBe(true);
    expect(answers).toHaveLength(0);
    one.adopt(two.game);
    expect(answers).toHaveLength(1);
    one.lead(false);
    two.lead(true);
    expect(one.thinking).toBe(false);
    expect(answers).toHaveLength(2);
  });

  it('agrees on one of two turns made at the same time, and on its copy on the device', () => {
    const [one, two] = tabs();
    one.turn.type('1');
    two.turn.type('2');
    const [ones, twos] = [one.game, two.game];
    one.adopt(twos);
    two.adopt(ones);
    expect(one.game.line.actions).toEqual(two.game.line.actions);
    expect(kept.line.actions).toEqual(one.game.line.actions);
  });

  it('runs its clock in the tab that leads', () => {
    const [one, two] = tabs(person, 1);
    one.turn.type('1');
    two.adopt(one.game);
    now += 20_000;
    one.lead(false);
    two.adopt(one.game);
    two.lead(true);
    now += 39_000;
    two.tick();
    expect(two.left('second')).toBe(1_000);
    now += 1_000;
    one.tick();
    expect(one.over).toBe(false);
    two.tick();
    expect(two.over).toBe(true);
    one.adopt(two.game);
    expect(one.over).toBe(true);
  });
});

describe('what is said', () => {
  it('opens with the game and whose turn it is', () => {
    session(computer).greet();
    expect(announced().text).toBe('play-opened. play-you-are. status.');
  });

  it('names what is taken back and played again', () => {
    const game = session();
    game.turn.act({ tap: 'one' });
    game.undo();
    expect(announced().text).toBe('play-undone. says. status.');
    game.redo();
    expect(announced().text).toBe('play-redone. says. status.');
  });

  it('tells of an earlier turn that is shown, and of the way back', () => {
    const game = session();
    for (const text of ['1', '2']) game.turn.type(text);
    game.show(1);
    expect(announced().text).toBe('play-turn-shown.');
    game.show(0);
    expect(announced().text).toBe('play-start-shown.');
    game.show(null);
    expect(announced().text).toBe('play-now-shown. status.');
  });

  it('tells of a board that is turned, and who wins by a resignation', () => {
    const game = session();
    game.flip();
    expect(announced().text).toBe('play-seen-by.');
    game.resign();
    expect(announced().text).toBe('play-why-resigned. xok-wins.');
  });
});

it('a typed turn forgives spaces and signs, and belongs to the game as it stands', () => {
  const game = session();
  expect(game.turn.type(' 2 ')).toBe(true);
  game.show(0);
  expect(game.turn.type('1!')).toBe(true);
  expect(game.game.line.actions).toEqual(['2', '1']);
});
