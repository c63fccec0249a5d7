// `npm run sketches`: plays a little of each game and keeps how it looks, for the home page (src/home/sketches).
// Needs the module of crates/wasm: `cargo xtask wasm`.
import { readFileSync, writeFileSync } from 'node:fs';
import { look, start, think, initSync } from '../src/core/pkg/tessera.js';

const here = (path) => new URL(path, import.meta.url);

/** The seeds of some of the listed boards. */
function seeds(path, count) {
  const lines = readFileSync(here(path), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => /^\S+ \d+/.test(line));
  return Array.from({ length: count }, (_, i) => {
    return Number(lines[Math.floor((i * lines.length) / count)].split(' ')[1]);
  });
}

/** The opening, how many turns to play after it, how the dice fall, and the boards where there are several. */
const games = {
  xok: { opening: ['d3d4', 'c4c5', 'e3e4', 'b3b4', 'f2f3', 'b2c2', 'd2e2'], turns: 1, seed: 3 },
  yoxii: { opening: ['d5-e4=1', 'd4-d5=2'], turns: 9, seed: 9 },
  trexo: { opening: ['e6e5'], turns: 10, seed: 2 },
  slither: { opening: [], turns: 8, seed: 5, boards: seeds('../../boards/fair.txt', 4) },
};
const options = JSON.stringify({ seenBy: 'first', slanted: false, coordinates: false });

initSync({ module: new WebAssembly.Module(readFileSync(here('../src/core/pkg/tessera_bg.wasm'))) });

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
  // A picture is enough: nobody reads or taps it.
  return { line, look: { ...seen, cells: [], stock: [], marks: [] } };
}

for (const [game, kind] of Object.entries(games)) {
  const made = (kind.boards ?? [null]).map((board) => sketch(game, board, kind));
  writeFileSync(here(`../src/home/sketches/${game}.json`), `${JSON.stringify(made)}\n`);
}
