//! Hashes are equal for positions that play on alike, and differ wherever anything bears on the rest of the game.

use std::collections::HashMap;

use tessera_game::{Position as _, Random};
use tessera_slither_stone::{BoardSpec, Position};

fn hash(text: &str) -> u64 {
    text.parse::<Position>().expect("a position").hash()
}

#[test]
fn positions_reached_in_different_orders_have_one_hash() {
    let start = BoardSpec::default().board();
    let play = |texts: &str| {
        texts.split(' ').fold(start, |now, text| now.after(now.parse_action(text).expect("a legal action")))
    };
    let once = play("oe6 #e7 of6 1n>e");
    for order in ["1n>e #e7 oe6 of6", "of6 1n>e oe6 #e7", "#e7 of6 oe6 1n>e"] {
        assert_eq!(play(order), once);
        assert_eq!(play(order).hash(), once.hash());
    }
}

#[test]
fn whatever_bears_on_the_rest_of_the_game_changes_the_hash() {
    let base = "C^....D^/..o.../aa..../A^b..../.B>..../.#.... 1 4,5 -";
    for other in [
        "C^....D^/..o.../aa..../A^b..../.B>..../.#.... 2 4,5 -",
        "C^....D^/..o.../aa..../A^b..../.B>..../.#.... 1 3,5 -",
        "C^....D^/..o.../aa..../A^b..../.B>..../.#.... 1 4,4 -",
        "C^....D^/..o.../aa..../A^b..../.B>..../.#.... 1 4,5 m",
        "C^....D^/..o.../aa..../A^b..../.B>..../.#.... 1 4,5 w",
        "C^....D^/..o.../ab..../A^b..../.B>..../.#.... 1 4,5 -",
        "C^....D^/..o.../aa..../A^b..../.Bv..../.#.... 1 4,5 -",
        "C^....D^/..o.../aA^..../ab..../.B>..../.#.... 1 4,5 -",
        "C^....D^/..#.../aa..../A^b..../.B>..../.#.... 1 4,5 -",
        "C^....D^/....../aa..../A^b..../.B>..../.#.... 1 4,5 -",
        "C^....#/..o.../aa..../A^b..../.B>..../.#.... 1 4,5 -",
        "D^....C^/..o.../aa..../A^b..../.B>..../.#.... 1 4,5 -",
    ] {
        assert_ne!(hash(other), hash(base), "{other}");
    }
}

#[test]
fn boards_of_other_sizes_with_the_same_squares_have_other_hashes() {
    // Squares 0, 1 and 2 of 128, whatever the width.
    let board = |columns: usize, rows: usize| {
        let mut lines = vec![".".repeat(columns); rows - 1];
        lines.push(format!("A^B^C^{}", ".".repeat(columns - 3)));
        format!("{} 1 5,5 -", lines.join("/"))
    };
    assert_ne!(hash(&board(16, 8)), hash(&board(8, 16)));
}

#[test]
fn different_positions_have_different_hashes() {
    let mut texts: HashMap<u64, String> = HashMap::new();
    let mut random = Random::new(9);
    for seed in 0..300 {
        let mut now = BoardSpec::new(8, 9, 6, seed).expect("a board").board();
        while let Some(action) = now.random_action(&mut random) {
            for action in now.actions().into_iter().step_by(20) {
                let next = now.after(action);
                let text = texts.entry(next.hash()).or_insert_with(|| next.to_string());
                assert_eq!(*text, next.to_string());
            }
            now.play_unchecked(action);
        }
    }
    assert!(texts.len() > 10_000, "{}", texts.len());
}
