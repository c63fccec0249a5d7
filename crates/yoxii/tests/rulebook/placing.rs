//! The second part of a turn: placing a stone.

use tessera_game::Position as _;
use tessera_game::kit::random_game;
use tessera_yoxii::{Illegal, Position, Squares, Value};

use super::{RED, WHITE, after, names, position, refused, square};

#[test]
fn the_stone_goes_on_a_free_neighbour_of_the_totems_new_square() {
    let text = ".../..a../......./...T.../......./...../..1 w";
    assert_eq!(names(position(text).stone_squares(square("d5"))), "c4 d4 e4 c5 e5 c6 e6");
    assert_eq!(refused(text, "d5-d6=1"), Illegal::StoneOnStone);
    assert_eq!(refused(text, "d5-d5=1"), Illegal::StoneOnTotem);
    assert_eq!(refused(text, "d5-d3=1"), Illegal::StoneAway);
}

#[test]
fn the_square_that_the_totem_has_left_is_free() {
    let start = Position::start().to_string();
    assert_eq!(after(&start, "d5-d4=1"), ".../...../...T.../...1.../......./...../... r");
}

#[test]
fn the_stone_has_any_value_still_in_supply() {
    let text = "11./...../..aaaaa/...T.../111..../...../... w";
    let here = position(text);
    assert_eq!(here.supply(WHITE).values().map(Value::points).collect::<Vec<_>>(), [2, 3, 4]);
    for value in [2, 3, 4] {
        assert!(here.parse_action(&format!("d3-d4={value}")).is_ok());
    }
    assert_eq!(refused(text, "d3-d4=1"), Illegal::NoneLeft(Value::One));
}

#[test]
fn if_no_neighbour_is_free_the_stone_goes_on_any_free_square() {
    let text = ".a./a21../....T../......./......./...../... w";
    let squares = position(text).stone_squares(square("c7"));
    let taken = ["c7", "d7", "b6", "c6", "d6"].map(square);
    assert!(Squares::BOARD.into_iter().all(|square| squares.contains(square) != taken.contains(&square)));
    assert_eq!(after(text, "c7-d1=4"), "Ta./a21../......./......./......./...../.4. r");
    assert_eq!(after(text, "c7-e5=4"), "Ta./a21../....4../......./......./...../... r");
    assert_eq!(refused(text, "c7-c7=4"), Illegal::StoneOnTotem);
    assert_eq!(refused(text, "c7-c6=4"), Illegal::StoneOnStone);
    // A single free neighbour is enough to bind the stone to it.
    let bound = ".../a21a./....T../......./......./...../... w";
    assert_eq!(names(position(bound).stone_squares(square("c7"))), "d7");
    assert_eq!(refused(bound, "c7-d1=4"), Illegal::StoneAway);
}

#[test]
fn a_free_square_always_exists_and_supplies_never_run_out() {
    for seed in 0..300 {
        let game = random_game(Position::start(), seed, 36);
        for (laid, now) in game.iter().enumerate() {
            assert_eq!((now.stones(WHITE) | now.stones(RED)).len() as usize, laid);
            assert_eq!(now.supply(WHITE).total() + now.stones(WHITE).len(), 18);
            assert_eq!(now.supply(RED).total() + now.stones(RED).len(), 18);
            let has_a_stone = now.supply(now.to_move()).total() > 0;
            assert!(now.outcome().is_some() || has_a_stone, "{now}");
            assert!(now.destinations().into_iter().all(|to| !now.stone_squares(to).is_empty()), "{now}");
        }
    }
}
