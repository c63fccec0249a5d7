// How fast the players are in V8, the engine of Node and Chromium: `node speed.mjs <folder of the module> <game> <nodes>`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, game, nodes] = process.argv.slice(2);
const tessera = await import(pathToFileURL(join(folder, 'tessera_study.js')));
tessera.initSync({ module: readFileSync(join(folder, 'tessera_study_bg.wasm')) });
// The first positions are looked at with code that V8 has not improved yet.
tessera.bench(game, 20_000);
console.log(tessera.bench(game, Number(nodes)));
