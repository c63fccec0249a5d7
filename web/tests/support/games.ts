// Random games, made event by event as a person makes them. The same seed gives the same game.
import type { Choice, Draft, Event, GameId, Line } from '../../src/core/types';
import { asked, core, unwrap, SMALL, VIEW } from './core';

export type MadeTurn = {
  /** The line before the turn. */
  line: Line;
  events: Event[];
  actions: string[];
  /** Whether the page plays it by itself, or waits for "Play". */
  finished: boolean;
  text: string;
};

/** Random numbers from 0 to 1 that only depend on the seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
}

/** The possible next events, each with something to tap on the screen. A ring covers the cells around it, so it comes first. */
function possible(draft: Draft): Event[] {
  const chosen = (forms: readonly Choice['form'][]) =>
    draft.choices
      .filter(({ form }) => forms.includes(form))
      .flatMap(({ id, items }) =>
        items.filter((item) => item.enabled && !item.on).map((item): Event => ({ choose: [id, item.id] })),
      );
  const ring = chosen(['ring']);
  if (ring.length > 0) return ring;
  const turns = draft.choices.some(({ form, at }) => form === 'board' && at !== null);
  return [
    ...draft.lit.map((tap) => ({ tap })),
    ...chosen(['tray', 'bar']),
    ...(turns ? [{ rotate: 1 }] : []),
  ];
}

/** A random turn. */
export const randomTurn = (line: Line, random: () => number): MadeTurn =>
  asked(line, VIEW, (game) => {
    const draftOf = (events: Event[]) => unwrap(game.draft(events));
    let events: Event[] = [];
    let draft = draftOf(events);
    for (let count = 0; count < 60; count++) {
      const next = possible(draft);
      if (draft.finished || (draft.complete && (next.length === 0 || random() < 0.5))) {
        const { actions, finished } = draft;
        const after = { ...line, actions: [...line.actions, ...actions] };
        const text = unwrap(core.turns(after)).at(-1)?.text ?? '';
        return { line, events, actions, finished, text };
      }
      const event = next[Math.floor(random() * next.length)];
      const more = event === undefined ? [] : [...events, event];
      const tried = draftOf(more);
      // What would be refused is not tried on the page.
      if (tried.refused === null) [events, draft] = [more, tried];
    }
    throw new Error(`no turn found in ${line.game}`);
  });

export const smallStart = (game: GameId): Line => unwrap(core.start(SMALL[game])).line;

/** A random game, or `null` if it takes too long. */
function randomGame(start: Line, seed: number, most: number): MadeTurn[] | null {
  const random = seededRandom(seed);
  let line = start;
  const turns: MadeTurn[] = [];
  while (turns.length < most) {
    const made = randomTurn(line, random);
    turns.push(made);
    line = { ...line, actions: [...line.actions, ...made.actions] };
    if (unwrap(core.look(line, VIEW)).outcome) return turns;
  }
  return null;
}

/** What kinds of input a game uses: taps, and each choice. */
function kinds(turns: readonly MadeTurn[]): Set<string> {
  return new Set(
    turns.flatMap(({ events }) =>
      events.map((e) => ('choose' in e ? e.choose[0] : (Object.keys(e)[0] ?? ''))),
    ),
  );
}

/** A short game that uses as many kinds of input as any in a sample of games. */
function shortGame(start: Line, first: number): MadeTurn[] {
  const most = 24;
  const games = Array.from({ length: 16 }, (_, i) => randomGame(start, first + i, most)).filter(
    (turns) => turns !== null,
  );
  const size = (turns: MadeTurn[]) => turns.reduce((sum, turn) => sum + turn.events.length, 0);
  const [best] = games.sort((a, b) => kinds(b).size - kinds(a).size || size(a) - size(b));
  if (!best) throw new Error(`no whole game of ${start.game} is short enough`);
  return best;
}

/** The games that were found already: that takes a second or two each, and nearly every test asks for some. */
const found = new Map<string, readonly MadeTurn[]>();

/** A whole game from the start, with most kinds of input. */
export function wholeGame(game: GameId, first = 1, start = smallStart(game)): readonly MadeTurn[] {
  const key = JSON.stringify([first, start]);
  const turns = found.get(key) ?? shortGame(start, first);
  found.set(key, turns);
  return turns;
}
