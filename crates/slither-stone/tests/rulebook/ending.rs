//! The end of the game.

use tessera_game::{Outcome, Player, Position as _};
use tessera_slither_stone::Illegal;

use super::{after, position, refused};

/// Both snakes of player 1 die in a step to the west.
const LAST: &str = "Cv....Dv/....../A<...../....../B<...../...... 1 5,5 -";

#[test]
fn a_player_whose_last_living_snake_dies_loses_at_once() {
    let over = after(LAST, "1w>n");
    assert_eq!(over, "Cv....Dv/....../#...../....../#...../...... 1 5,5 m");
    let over = position(&over);
    assert_eq!(over.outcome(), Some(Outcome::Win(Player::Second)));
    assert_eq!(over.loser(), Some(Player::First));
    assert_eq!(over.living(Player::First).count(), 0);
    assert!(over.actions().is_empty());
}

#[test]
fn a_player_with_one_living_snake_plays_on() {
    assert_eq!(position(&after(LAST, "1e>n")).outcome(), None);
    assert_eq!(position(&after(LAST, "1e>n")).living(Player::First).count(), 1);
}

#[test]
fn no_end_of_the_turn_follows_the_move_that_loses() {
    let over = after(LAST, "#d3 1w>n");
    assert_eq!(position(&over).end_of_turn(), None);
    for action in [".", "#d5", "od5", "1n>n", "#z9"] {
        assert_eq!(refused(&over, action), Illegal::GameOver, "{action}");
    }
}

#[test]
fn the_loser_is_still_the_player_to_move_with_m() {
    let over = after(LAST, "#d3 1w>n");
    assert!(over.ends_with(" 1 5,5 mw"), "{over}");
    assert_eq!(position(&over).to_move(), Player::First);
}

#[test]
fn a_position_in_which_a_player_has_no_living_snake_is_over_whoever_is_to_move() {
    for rest in ["1 5,5 -", "1 5,5 m", "2 5,5 -", "2 5,5 mw"] {
        let over = position(&format!("Cv....Dv/....../....../....../....../...... {rest}"));
        assert_eq!(over.outcome(), Some(Outcome::Win(Player::Second)), "{rest}");
        assert_eq!(over.count_actions(), 0);
        let over = position(&format!("A^...../....../....../....../....../...... {rest}"));
        assert_eq!(over.outcome(), Some(Outcome::Win(Player::First)), "{rest}");
    }
}

#[test]
fn there_are_no_draws_and_every_game_ends() {
    for seed in 0..200 {
        let start = tessera_slither_stone::BoardSpec::standard(seed).board();
        let game = tessera_game::kit::random_game(start, seed.into(), start.longest_game());
        let end = game.last().expect("a game has a first position");
        let loser = end.loser().expect("the game has ended");
        assert_eq!(end.outcome(), Some(Outcome::Win(!loser)));
        assert_eq!(end.to_move(), loser, "only the mover's own snakes die");
    }
}
