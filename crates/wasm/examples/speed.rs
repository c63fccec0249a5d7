//! How fast the players are on this machine: `speed <game> <nodes>`. `speed.mjs` asks the same of the module.

use std::env;

fn main() {
    let [game, nodes] = [1, 2].map(|index| env::args().nth(index).unwrap_or_default());
    println!("{}", tessera_wasm::bench_natively(&game, nodes.parse().unwrap_or(100_000)));
}
