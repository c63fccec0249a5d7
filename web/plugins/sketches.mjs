// `npm run sketches`: plays a little of each game and keeps how it looks, for the home page (src/home/sketches).
// Needs the module of crates/wasm: `cargo xtask wasm`.
import { readFileSync, writeFileSync } from 'node:fs';
import { look, start, think, initSync } from '../src/core/pkg/tessera.js';

const here = (path) => new URL(path, import.meta.url);
/** The opening, how many turns to play after it, and how the dice fall. */
const games = {
  xok: { opening: ['d3d4', 'c4c5', 'e3e4', 'b3b4', 'f2f3', 'b2c2', 'd2e2'], turns: 1, seed: 3 },
  yoxii: { opening: ['d5-e4=1', 'd4-d5=2'], turns: 9, seed: 9 },
  trexo: { opening: ['e6e5'], turns: 10, seed: 2 },
  slither: { opening: [], turns: 12, seed: 5 },
};
const options = JSON.stringify({ seenBy: 'first', slanted: false, coordinates: false });

initSync({ module: new WebAssembly.Module(readFileSync(here('../src/core/pkg/tessera_bg.wasm'))) });
for (const [game, { opening, turns, seed }] of Object.entries(games)) {
  const { line } = JSON.parse(start(JSON.stringify({ game })));
  line.actions.push(...opening);
  for (let turn = 0; turn < turns; turn++) {
    const wish = { level: 4, nodes: 3000, seed: seed * 1000 + turn };
    line.actions.push(...JSON.parse(think(JSON.stringify(line), JSON.stringify(wish), () => {})).actions);
  }
  const seen = JSON.parse(look(JSON.stringify(line), options));
  // A picture is enough: nobody reads or taps it.
  const sketch = { line, look: { ...seen, cells: [], stock: [] } };
  writeFileSync(here(`../src/home/sketches/${game}.json`), `${JSON.stringify(sketch)}\n`);
}
