//! Positions one, two and three turns before a forced win: level 10 finds the win within a few hundred thousand nodes,
//! about a second.
//!
//! The sets in `forced_wins/` are made by the example `forced_wins` of `crates/lab`, which says how.

use tessera_games::{AnyPosition, GameId};
use tessera_players::{Engine, EngineSettings};
use tessera_search::{Limits, Score, Stop};

/// The node limit of each search.
const NODES: u64 = 300_000;

/// The percentage of wins in one, two and three turns that must be found.
const WANTED: [usize; 3] = [99, 97, 90];

fn is_found(engine: &Engine, position: &AnyPosition) -> bool {
    engine.forget();
    let decision = engine.think(position, Limits::nodes(NODES), &Stop::new(), &mut |_| ());
    let score = decision.and_then(|decision| decision.lines.first().map(|line| line.score));
    matches!(score, Some(Score::Win(_)))
}

fn check(game: GameId, set: &str) {
    let engine = Engine::new(EngineSettings { hash: 16, ..EngineSettings::default() });
    let (mut all, mut found) = ([0; 3], [0; 3]);
    for line in set.lines() {
        let (turns, text) = line.split_once(' ').unwrap();
        let kind = turns.parse::<usize>().unwrap() - 1;
        let position = AnyPosition::parse(game, text).unwrap();
        all[kind] += 1;
        found[kind] += usize::from(is_found(&engine, &position));
    }
    println!("{game}: found {found:?} of {all:?}");
    assert!(all.iter().sum::<usize>() >= 100, "{all:?} positions");
    for kind in 0..3 {
        assert!(all[kind] >= 30, "{all:?} positions");
        assert!(100 * found[kind] >= WANTED[kind] * all[kind], "found {found:?} of {all:?}");
    }
}

#[test]
fn forced_wins_are_found_in_xok() {
    check(GameId::Xok, include_str!("../forced_wins/xok.txt"));
}

#[test]
fn forced_wins_are_found_in_yoxii() {
    check(GameId::Yoxii, include_str!("../forced_wins/yoxii.txt"));
}

#[test]
fn forced_wins_are_found_in_trexo() {
    check(GameId::Trexo, include_str!("../forced_wins/trexo.txt"));
}

#[test]
fn forced_wins_are_found_in_slither_stone() {
    check(GameId::Slither, include_str!("../forced_wins/slither.txt"));
}
