// The sources of a study: an address, a saved game or study, a pasted text. None of them is trusted.
import { isGame, GAMES } from '../games/list';
import type { DeviceStorage } from '../app/storage';
import type { StudyCore } from '../core/core';
import type { Failed, GameId, GameRecord, RecordRead } from '../core/types';
import { failed } from '../core/failed';
import type { SavedGame } from '../saved/game';
import { find } from '../saved/store';
import { gameRecord, turnsOf } from '../saved/record';
import { fromRecord, type Opened } from './record';
import { studies } from './store';
import { TreeBuilder, mainLine, ROOT } from './tree';

export type Reader = Pick<StudyCore, 'look' | 'turns' | 'start' | 'recordRead' | 'unshare'>;

/** A study to open. `id`: under which it is saved, if it is. `atEnd`: whether the end of the main line is shown first. */
export type Opening = Opened & { id: string | null; atEnd?: boolean };

const VIEW = { seenBy: 'first', slanted: false, coordinates: false } as const;
const wrong = (id: string): Failed => ({ error: { id } });

const readRecord = (reader: Reader, record: GameRecord) => reader.recordRead(JSON.stringify(record));

/** A position as a record, with what is played from there. */
export function readPosition(
  reader: Reader,
  game: GameId,
  position: string,
  actions: string[] = [],
): RecordRead | Failed {
  const line = { game, start: position, actions };
  const look = reader.look(line, VIEW);
  if (failed(look)) return look;
  const counts = reader.turns(line);
  if (failed(counts)) return counts;
  const result = look.outcome ? (look.outcome.winner ?? 'draw') : '*';
  return readRecord(reader, { game, position, result, turns: turnsOf(actions, counts) });
}

/** Reads a pasted text or a file: a link, a record in either form, or a position of any game. */
export function readText(reader: Reader, text: string): RecordRead | Failed {
  const short = text.trim();
  if (short === '') return wrong('study-import-empty');
  const link = /#\/study\/s\/([\w-]+)/.exec(short)?.[1];
  if (link !== undefined) return reader.unshare(link);
  if (/^[[{]|[\n{}()]/.test(short)) return reader.recordRead(text);
  for (const game of GAMES) {
    const found = readPosition(reader, game, short);
    if (!failed(found)) return found;
  }
  const shared = reader.unshare(short);
  return failed(shared) ? wrong('study-import-unknown') : shared;
}

function opened(read: RecordRead | Failed, id: string | null = null): Opening | Failed {
  return failed(read) ? read : { ...fromRecord(read), id };
}

function fromGame(
  reader: Reader,
  game: SavedGame,
  name: (game: SavedGame, player: 'first' | 'second') => string,
) {
  const turns = reader.turns(game.line);
  if (failed(turns)) return wrong('play-broken');
  return opened(
    readRecord(
      reader,
      gameRecord(game, turns, (player) => name(game, player)),
    ),
    game.id,
  );
}

/** A study of a game that was continued: with the new turns, and all comments and variations. */
function merged(study: Opening, game: Opening): Opening {
  const builder = new TreeBuilder(study.tree);
  mainLine(game.tree).reduce((at, node) => builder.add(at, node.actions), ROOT);
  const { tree } = builder;
  return { ...study, tree, head: tree === study.tree ? study.head : game.head };
}

function kept(
  reader: Reader,
  storage: DeviceStorage,
  id: string,
  name: Parameters<typeof fromGame>[2],
): Opening | Failed {
  const stored = studies.find(storage, id);
  const game = find(storage, id);
  // While it is played, only its players think.
  if (game !== null && game !== 'broken' && game.online && !game.ended) return wrong('study-live');
  const study = stored === null || stored === 'broken' ? null : opened(readRecord(reader, stored.record), id);
  const played = game === null || game === 'broken' ? null : fromGame(reader, game, name);
  if (study && !failed(study)) return played && !failed(played) ? merged(study, played) : study;
  if (played) return played;
  if (stored === null && game === null) return wrong('study-not-found');
  return wrong('study-broken');
}

/** Opens what an address after `#/study` names. */
export function openPath(
  reader: Reader,
  storage: DeviceStorage,
  path: readonly string[],
  name: Parameters<typeof fromGame>[2],
): Opening | Failed {
  const [kind = '', one = '', two = '', three = ''] = path;
  if (kind === 's') return opened(reader.unshare(one));
  if (kind === 'p' && isGame(one))
    return opened(readPosition(reader, one, two, three.split(' ').filter(Boolean)));
  if (kind === 'new' && isGame(one)) {
    const started = reader.start({ game: one });
    return failed(started) ? started : opened(readPosition(reader, one, started.line.start));
  }
  if (kind !== 'game') return kept(reader, storage, kind, name);
  const game = kept(reader, storage, one, name);
  return failed(game) ? game : { ...game, atEnd: true };
}
