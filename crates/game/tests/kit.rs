//! The test kit, on a very small game.
#![cfg(feature = "kit")]

use tessera_game::example::Nim;
use tessera_game::kit::{Subject, check_laws, check_texts};
use tessera_game::{Position, parse_turn, perft, turn_text};

#[test]
fn the_example_game_keeps_every_law() {
    let subject = Subject { start: Nim::new(30), universe: (0..=9).collect(), longest: 30 };
    check_laws(&subject, 50);
    check_texts(&subject, 200);
}

#[test]
fn perft_of_a_finished_game_is_one_at_depth_zero_and_none_below() {
    let over = Nim::new(0);
    assert_eq!([perft(&over, 0), perft(&over, 1), perft(&over, 2)], [1, 0, 0]);
}

#[test]
fn a_turn_of_one_action_is_that_action() {
    let nim = Nim::new(3);
    assert_eq!(parse_turn(&nim, "2"), Ok(vec![2]));
    assert_eq!(turn_text(&nim, &[2]), "2");
}

#[test]
fn what_follows_the_end_of_a_turn_is_refused_with_its_place() {
    let nim = Nim::new(3);
    let error = parse_turn(&nim, "1 1").unwrap_err().to_string();
    assert_eq!(error, "the turn has ended before this action (at character 3)");
    assert!(parse_turn(&nim, "").is_err());
    assert!(nim.parse_action("3").is_err());
}
