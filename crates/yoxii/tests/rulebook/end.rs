//! The end of the game.

use tessera_game::kit::random_game;
use tessera_game::{Outcome, Position as _};
use tessera_yoxii::{Count, Illegal, Position};

use super::{RED, WHITE, destinations, position, refused};

/// Stuck in the corner: White counts 4 with one stone, Red 3 with three.
const WHITE_WINS: &str = "T4a/aaa../......./......./......./...../123 w";

/// Thirty-six stones around the totem.
const FULL: &str = "3ad/cb111/3bda21d/44Tbc33/4b2b2cc/a3ac1/2a2 w";

#[test]
fn the_game_goes_on_while_the_totem_can_be_moved() {
    assert_eq!(Position::start().outcome(), None);
    // One way out, by a jump.
    assert_eq!(position("T4./aaa../......./......./......./...../12. w").outcome(), None);
}

#[test]
fn the_game_ends_when_the_player_to_move_cannot_move_the_totem() {
    let here = position(WHITE_WINS);
    assert!(here.destinations().is_empty() && here.actions().is_empty());
    assert!(here.outcome().is_some());
    assert_eq!(refused(WHITE_WINS, "c5-d5=1"), Illegal::GameOver);
}

#[test]
fn the_higher_sum_wins_even_with_fewer_stones() {
    let here = position(WHITE_WINS);
    assert_eq!(here.around_totem(WHITE), Count { sum: 4, stones: 1 });
    assert_eq!(here.around_totem(RED), Count { sum: 3, stones: 3 });
    assert_eq!(here.outcome(), Some(Outcome::Win(WHITE)));
    let other = position("T1a/cab../......./......./......./...../444 w");
    assert_eq!(other.around_totem(WHITE), Count { sum: 1, stones: 1 });
    assert_eq!(other.around_totem(RED), Count { sum: 6, stones: 3 });
    assert_eq!(other.outcome(), Some(Outcome::Win(RED)));
}

#[test]
fn only_stones_that_neighbour_the_totem_count() {
    // Red's four behind the white stone would turn the game.
    let here = position("T4d/aaa../......./......./......./...../123 w");
    assert_eq!(here.around_totem(RED).sum, 3);
    assert_eq!(here.outcome(), Some(Outcome::Win(WHITE)));
}

#[test]
fn with_equal_sums_the_player_with_more_stones_wins() {
    let red = position("T3a/aaa../......./......./......./...../124 w");
    assert_eq!([red.around_totem(WHITE).sum, red.around_totem(RED).sum], [3, 3]);
    assert_eq!(red.outcome(), Some(Outcome::Win(RED)));
    let white = position("T1a/11c../a.a..../......./......./...../..4 w");
    assert_eq!(white.around_totem(WHITE), Count { sum: 3, stones: 3 });
    assert_eq!(white.around_totem(RED), Count { sum: 3, stones: 1 });
    assert_eq!(white.outcome(), Some(Outcome::Win(WHITE)));
}

#[test]
fn with_equal_sums_and_as_many_stones_the_game_is_a_draw() {
    let here = position("T1b/1aa../b....../......./......./...../22. w");
    assert_eq!(here.around_totem(WHITE), here.around_totem(RED));
    assert_eq!(here.outcome(), Some(Outcome::Draw));
}

#[test]
fn a_game_is_at_most_36_actions_long() {
    let full = position(FULL);
    assert_eq!((full.stones(WHITE) | full.stones(RED)).len(), 36);
    assert!(full.outcome().is_some());
    let lengths = (0..2_000).map(|seed| random_game(Position::start(), seed, 100).len() - 1);
    assert!(lengths.max() <= Some(36));
}

#[test]
fn the_game_ends_even_if_the_other_player_could_still_have_jumped() {
    assert!(position(WHITE_WINS).outcome().is_some());
    // The same board, with one more white stone far away, would leave Red three jumps.
    assert_eq!(destinations(&WHITE_WINS.replace("./123 w", "3/123 r")), "a5 c5 e5");
}
