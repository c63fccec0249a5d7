// Studies with the real core: opening from all sources, playing and changing without losing anything.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GAMES } from '../games/list';
import { memoryStorage, type DeviceStorage } from '../app/storage';
import type { StudyCore } from '../core/core';
import { asked, nodeCore } from '../core/nodeCore';
import type { Failed, GameId, GameRecord, Line } from '../core/types';
import { EditorState } from '../editor/editorState.svelte';
import { begin, ended, played } from '../saved/game';
import { save } from '../saved/store';
import { StudySession } from './studySession.svelte';
import { openPath, readText, type Opening } from './open';
import { studies } from './store';
import { mainLine, ROOT } from './tree';

let core: StudyCore;
let storage: DeviceStorage;
let kept: GameRecord[];

beforeAll(async () => {
  ({ core } = await nodeCore());
});
beforeEach(() => {
  storage = memoryStorage();
  kept = [];
});

function sure<T extends object>(answer: T | Failed): T {
  if ('error' in answer) throw new Error(JSON.stringify(answer.error));
  return answer;
}
const open = (...path: string[]) => openPath(core, storage, path, () => '');
const sessionOf = (opening: Opening) =>
  new StudySession(opening, { engine: core, keep: (record) => kept.push(record), sound: () => undefined });

/** The first legal turn: for a turn of several actions, until the other player is to move. */
function someTurn(line: Line, pick = 0): string[] {
  const view = { seenBy: 'first', slanted: false, coordinates: false } as const;
  const mover = sure(core.look(line, view)).toMove;
  const actions: string[] = [];
  for (;;) {
    const now = { ...line, actions: [...line.actions, ...actions] };
    const look = sure(core.look(now, view));
    if (look.outcome || look.toMove !== mover) return actions;
    const legal = sure(asked(core, now, (game) => game.legal()));
    const end = legal.includes('.') ? '.' : legal[Math.min(pick, legal.length - 1)];
    actions.push(end ?? '');
  }
}

describe.each(GAMES)('a study of %s', (game: GameId) => {
  it('keeps turns, variations and comments through record, link and storage', () => {
    const study = sessionOf(sure(open('new', game)));
    study.play(someTurn(study.line));
    study.comment('well\n played');
    study.play(someTurn(study.line));
    study.back();
    study.play(someTurn(study.line, 1));
    study.comment('or {this}?');
    expect(mainLine(study.tree)).toHaveLength(2);
    const { record } = study;
    expect(kept.at(-1)).toEqual(record);

    const { text } = sure(core.recordWrite(record));
    expect(sure(core.recordWrite(sure(readText(core, text)).record)).text).toBe(text);
    const shared = sure(core.share(record)).text;
    expect(shared).toMatch(/^[\w-]+$/);
    const linked = sessionOf(sure(open('s', shared)));
    expect(sure(core.recordWrite(linked.record)).text).toBe(text);
    const pasted = sure(readText(core, `see https://example.org/x#/study/s/${shared} !`));
    expect(sure(core.recordWrite(pasted.record)).text).toBe(text);

    studies.save(storage, { version: 1, id: 'mine', record, changed: 1 });
    expect(sure(core.recordWrite(sessionOf(sure(open('mine'))).record)).text).toBe(text);
  });

  it('promotes, deletes and takes back', () => {
    const study = sessionOf(sure(open('new', game)));
    study.play(someTurn(study.line));
    study.go(ROOT);
    study.play(someTurn(study.line, 1));
    const variation = study.at;
    study.promote();
    expect(mainLine(study.tree)[0]?.id).toBe(variation);
    study.prune();
    expect(study.at).toBe(ROOT);
    expect(study.tree.nodes.has(variation)).toBe(false);
    study.undo();
    study.undo();
    expect(study.tree.nodes.has(variation)).toBe(true);
    expect(mainLine(study.tree)[0]?.id).not.toBe(variation);
    study.redo();
    expect(mainLine(study.tree)[0]?.id).toBe(variation);
    study.redo();
    expect(study.tree.nodes.has(variation)).toBe(false);
    expect(study.future).toEqual([]);
  });

  it('opens a position, and the text of one', () => {
    const study = sessionOf(sure(open('new', game)));
    study.play(someTurn(study.line));
    const position = study.look?.position ?? '';
    expect(sessionOf(sure(open('p', game, position))).look?.position).toBe(position);
    expect(sure(readText(core, ` ${position}\n`)).record.game).toBe(game);
  });
});

describe('a kept game', () => {
  const line = (): Line => sure(core.start({ game: 'yoxii' })).line;
  const person = { kind: 'person' } as const;
  const game = () => {
    const fresh = begin(
      { line: line(), seats: { first: person, second: person }, minutes: 0, increment: 0, code: null },
      0,
      'g',
    );
    return played(fresh, ['d5-e4=1', 'd4-d5=2'], 1);
  };

  it('is studied under its own name, and what it has played since is added', () => {
    save(storage, game());
    const study = sessionOf(sure(open('game', 'g')));
    study.go(ROOT);
    study.play(someTurn(study.line));
    studies.save(storage, { version: 1, id: 'g', record: study.record, changed: 1 });
    const later = played(game(), ['e5-d4=1'], 2);
    save(storage, ended(later, { winner: 'first', how: 'resigned', why: null }, 3));
    const again = sure(open('g'));
    expect(again.id).toBe('g');
    expect(mainLine(again.tree).map((node) => node.actions[0])).toEqual(['d5-e4=1', 'd4-d5=2', 'e5-d4=1']);
    expect(again.tree.nodes.size).toBe(5);
    expect(again.head.result).toBe('first');
  });

  it('loses a result by resignation when another line comes first', () => {
    save(storage, ended(game(), { winner: 'first', how: 'resigned', why: null }, 3));
    const study = sessionOf(sure(open('g')));
    expect(study.record.result).toBe('first');
    study.toEnd();
    study.play(someTurn(study.line));
    expect(study.record.result).toBe('*');
    expect(() => sure(core.recordWrite(study.record))).not.toThrow();
  });
});

describe('what is broken gets a sentence', () => {
  const problem = (answer: object) => ('error' in answer ? (answer as Failed).error.id : 'none');

  it('as an address', () => {
    expect(problem(open('s', 'nonsense'))).toBe('core-share-broken');
    expect(problem(open('p', 'xok', 'foo'))).toBe('illegal-position');
    expect(problem(open('nobody'))).toBe('study-not-found');
    expect(problem(open('p', 'chess', 'foo'))).toBe('study-not-found');
    storage.setItem('tessera.study.torn', '{');
    expect(problem(open('torn'))).toBe('study-broken');
    studies.save(storage, {
      version: 1,
      id: 'odd',
      record: { game: 'xok', result: '*', turns: 7 } as never,
      changed: 1,
    });
    expect(problem(open('odd'))).toBe('study-broken');
  });

  it('as a text', () => {
    expect(problem(readText(core, '  '))).toBe('study-import-empty');
    expect(problem(readText(core, 'hello there'))).toBe('study-import-unknown');
    expect(problem(readText(core, '[Game "xok"]\n\n1. a1a9 *'))).toMatch(/^core-record-/);
    expect(problem(readText(core, '#/study/s/abc'))).toBe('core-share-broken');
  });

  it('as a turn, and the study stays as it was', () => {
    const study = sessionOf(sure(open('new', 'xok')));
    expect(study.turn.type('nonsense')).toBe(false);
    expect(study.turn.refused).not.toBeNull();
    study.play(['a1a9']);
    expect(study.tree.nodes.size).toBe(1);
    expect(kept).toEqual([]);
  });
});

describe('the editor', () => {
  const start = (game: GameId) => sure(core.start({ game })).line.start;

  it('puts pieces, says what is not proper, and goes back and forth', () => {
    const editing = new EditorState(core, 'yoxii', start('yoxii'), null);
    expect(editing.problem).toBeNull();
    editing.use('erase', 'd4');
    expect(editing.problem).not.toBeNull();
    editing.undo();
    expect(editing.problem).toBeNull();
    editing.redo();
    expect(editing.problem).not.toBeNull();
    editing.use('totem', 'c3');
    expect(editing.problem).toBeNull();
  });

  it('keeps the board when the typed text is none, and the text as well', () => {
    const editing = new EditorState(core, 'xok', start('xok'), null);
    editing.type('not a board');
    expect(editing.position).toBe(start('xok'));
    expect(editing.typed).toBe('not a board');
    expect(editing.refused).not.toBeNull();
    editing.tap('a1');
    expect(editing.typed).toBeNull();
  });

  it.each(GAMES)('empties a board of %s', (game) => {
    const editing = new EditorState(core, game, start(game), null);
    const tool = editing.tools.find((each) => each.cell && each.shape)?.id ?? '';
    const cell = editing.look?.cells[8]?.name ?? '';
    editing.clear();
    const empty = editing.position;
    editing.use(tool, cell);
    expect(editing.position).not.toBe(empty);
    editing.clear();
    expect(editing.position).toBe(empty);
  });
});
