//! UCT proves small games, plays the same for the same seed, and keeps its limits.

use std::time::Duration;

use tessera_game::Position;
use tessera_game::example::Nim;
use tessera_search::{Limits, MctsSettings, Score, mcts};

use crate::common::{Misere, TicTacToe, Truth, Twos, random_positions};

fn settings(seed: u64) -> MctsSettings {
    MctsSettings { seed, clock: || Duration::ZERO, ..MctsSettings::default() }
}

#[test]
fn small_games_are_proven() {
    let mut truth = Truth::new();
    for position in random_positions(TicTacToe::start(), 3, 100, 1) {
        let best = mcts(&position, Limits::nodes(200_000), &settings(1)).unwrap();
        assert!(best.score.is_proven(), "{} of {position}", best.score);
        truth.check(&position, best.score);
        assert!(truth.keeps(&position, best.action), "{} in {position}", best.action);
    }
}

#[test]
fn what_is_proven_is_true_in_games_of_all_kinds() {
    let mut proven = 0;
    let mut twos = Truth::new();
    for position in random_positions(Twos::start(), 2, 150, 2) {
        let best = mcts(&position, Limits::nodes(3_000), &settings(2)).unwrap();
        twos.check(&position, best.score);
        proven += u32::from(best.score.is_proven());
    }
    let mut misere = Truth::new();
    for position in random_positions(Misere::start(), 2, 150, 3) {
        let best = mcts(&position, Limits::nodes(3_000), &settings(3)).unwrap();
        misere.check(&position, best.score);
        proven += u32::from(best.score.is_proven());
    }
    assert!(proven > 50, "{proven}");
}

#[test]
fn the_same_seed_gives_the_same_answer() {
    for seed in 0..5 {
        let run = || mcts(&Twos::start(), Limits::nodes(500), &settings(seed)).unwrap();
        assert_eq!(run(), run());
        assert_eq!(run().nodes, 500);
    }
}

#[test]
fn a_tree_without_room_still_plays_out() {
    let cramped = MctsSettings { tree_nodes: 1, ..settings(1) };
    let best = mcts(&Nim::new(5), Limits::nodes(2_000), &cramped).unwrap();
    assert_eq!(best.nodes, 2_000);
    assert_eq!(best.action, 2, "three are left for the opponent");
    assert!(matches!(best.score, Score::Heuristic(units) if units > 0));
}

#[test]
fn the_line_is_legal_and_time_is_kept() {
    let limits = Limits::time(Duration::from_millis(30));
    let best = mcts(&Twos::start(), limits, &MctsSettings::default()).unwrap();
    assert!(best.time < Duration::from_millis(200));
    let mut now = Twos::start();
    for &action in best.pv() {
        now.play(action).expect("a line is legal");
    }
    assert_eq!(mcts(&Nim::new(0), limits, &MctsSettings::default()), None);
}
