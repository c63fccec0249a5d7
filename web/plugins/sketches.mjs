// `npm run sketches`: plays a little of each game and keeps how it looks (src/games/<game>/sketches.json), so that a board
// is seen before the core is loaded. Needs the module of crates/wasm: `cargo xtask wasm`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as study from '../src/core/pkg/tessera_study.js';
import * as table from '../src/core/pkg/tessera_table.js';

const here = (path) => new URL(path, import.meta.url);
const json = (path) => JSON.parse(readFileSync(here(path), 'utf8'));

/** The seeds of `count` of the boards in a list. */
function seeds({ list, count }) {
  const lines = readFileSync(here(`../../${list}`), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => /^\S+ \d+/.test(line));
  return Array.from({ length: count }, (_, i) => {
    return Number(lines[Math.floor((i * lines.length) / count)].split(' ')[1]);
  });
}

const options = JSON.stringify({ seenBy: 'first', slanted: false, coordinates: false });

for (const [glue, name] of [
  [study, 'study'],
  [table, 'table'],
]) {
  glue.initSync({ module: readFileSync(here(`../src/core/pkg/tessera_${name}_bg.wasm`)) });
}
const { look, start } = table;
const { think } = study;

/** The ground in few words: its cells, which differ only in their place, as one entry. `src/games/sketches.ts` unpacks them. */
function packed(ground) {
  const plain = ({ kind, key: _, art, x: _x, y: _y, ...rest }) =>
    kind === 'art' && JSON.stringify(rest) === '{"classes":[],"turn":0,"scale":1}' ? art : undefined;
  const arts = [...new Set(ground.map(plain))].filter((art) => art !== undefined);
  return [
    ...ground.filter((shape) => plain(shape) === undefined),
    ...arts.map((art) => ({
      art,
      at: ground.filter((shape) => plain(shape) === art).map(({ x, y }) => [x, y]),
    })),
  ];
}

function sketch(game, board, { opening, turns, seed }) {
  const { line } = JSON.parse(
    start(JSON.stringify({ game, ...(board === null ? {} : { board: { seed: board } }) })),
  );
  line.actions.push(...opening);
  for (let turn = 0; turn < turns; turn++) {
    const wish = { level: 4, nodes: 3000, seed: seed * 1000 + turn };
    line.actions.push(...JSON.parse(think(JSON.stringify(line), JSON.stringify(wish), () => {})).actions);
  }
  const seen = JSON.parse(look(JSON.stringify(line), options));
  // It is only a picture: nothing in it is read aloud or tapped.
  return {
    line,
    look: { ...seen, ground: packed(seen.ground), cells: [], stock: [], standings: [], marks: [] },
  };
}

for (const entry of readdirSync(here('../src/games'), { withFileTypes: true })) {
  if (!entry.isDirectory()) continue;
  const folder = `../src/games/${entry.name}`;
  // The opening, how many turns to play after it, the seed of the player, and on which boards.
  const recipe = json(`${folder}/sketches.recipe.json`);
  const boards = recipe.fairBoards === undefined ? [null] : seeds(recipe.fairBoards);
  const made = boards.map((board) => sketch(entry.name, board, recipe));
  writeFileSync(here(`${folder}/sketches.json`), `${JSON.stringify(made)}\n`);
}
