//! The first part of a turn: moving the totem.

use tessera_game::Position as _;
use tessera_yoxii::{Illegal, Position};

use super::{after, destinations, position, refused, square};

#[test]
fn both_parts_of_a_turn_are_compulsory() {
    let start = Position::start();
    assert!(start.parse_action("d5").is_err());
    assert!(start.parse_action("-e6=3").is_err());
    assert_eq!(refused(&start.to_string(), "d4-d5=1"), Illegal::TotemStays);
}

#[test]
fn the_totem_moves_one_square_in_any_of_eight_directions() {
    assert_eq!(destinations(&Position::start().to_string()), "c3 d3 e3 c4 e4 c5 d5 e5");
}

#[test]
fn the_totem_does_not_leave_the_board() {
    assert_eq!(destinations("T../...../......./......./......./...../... w"), "b6 c6 d6 d7");
    assert_eq!(destinations(".../...../......./T....../......./...../... w"), "a3 b3 b4 a5 b5");
}

#[test]
fn the_totem_does_not_step_onto_a_stone() {
    let text = ".../...../...a.../...T1../......./...../... w";
    assert_eq!(refused(text, "d5-c5=1"), Illegal::TotemOnStone);
    assert_eq!(refused(text, "e4-e5=1"), Illegal::TotemOnStone);
}

#[test]
fn the_totem_jumps_over_one_own_stone_onto_the_square_behind_it() {
    let text = ".../...../...1.../...T.../......./...../..a w";
    assert_eq!(destinations(text), "c3 d3 e3 c4 e4 c5 e5 d6");
    assert_eq!(after(text, "d6-d7=2"), ".2./..T../...1.../......./......./...../..a r");
}

#[test]
fn the_totem_jumps_in_all_eight_directions() {
    let text = "aaa/...../c.111.c/..2T2../..222../...../bbb w";
    assert_eq!(destinations(text), "b2 d2 f2 b4 f4 b6 d6 f6");
}

#[test]
fn the_totem_jumps_over_a_line_of_several_own_stones() {
    assert_eq!(destinations("aaa/bb.../......./T11111./......./...../... w"), "a3 b3 g4 a5 b5");
    assert_eq!(destinations("aaa/...../......./.11T1../......./...../... w"), "c3 d3 e3 a4 f4 c5 d5 e5");
}

#[test]
fn a_jump_ends_right_behind_the_last_stone_of_an_unbroken_line() {
    let text = "aa./...../......./T1.1.../......./...../... w";
    assert_eq!(destinations(text), "a3 b3 c4 a5 b5");
    assert_eq!(refused(text, "d4-d5=1"), Illegal::TotemOnStone);
    assert_eq!(refused(text, "e4-e5=1"), Illegal::TotemOverFreeSquare);
}

#[test]
fn there_is_no_jump_if_the_square_behind_is_not_free() {
    let before_an_enemy = "aa./...../......./T11b.../......./...../..1 w";
    assert_eq!(destinations(before_an_enemy), "a3 b3 a5 b5");
    assert_eq!(refused(before_an_enemy, "d4-e4=1"), Illegal::TotemOnStone);
    assert_eq!(refused(before_an_enemy, "e4-e5=1"), Illegal::TotemOverEnemyStone);
    let before_the_edge = "aaa/...../......./...T111/......./...../... w";
    assert_eq!(destinations(before_the_edge), "c3 d3 e3 c4 c5 d5 e5");
}

#[test]
fn the_totem_never_passes_an_enemy_stone() {
    let text = ".../...../...a.../...T.../......./...../..1 w";
    assert_eq!(destinations(text), "c3 d3 e3 c4 e4 c5 e5");
    assert_eq!(refused(text, "d6-c6=1"), Illegal::TotemOverEnemyStone);
}

#[test]
fn the_totem_never_passes_a_free_square() {
    assert_eq!(refused(&Position::start().to_string(), "d6-c6=1"), Illegal::TotemOverFreeSquare);
    // The nearest obstacle is the one that is named.
    let text = ".../..a../......./...T.../......./...../..1 w";
    assert_eq!(refused(text, "d7-c7=1"), Illegal::TotemOverFreeSquare);
}

#[test]
fn the_totem_moves_on_a_straight_line_only() {
    for to in ["e6", "b5", "a3", "f3"] {
        assert_eq!(refused(&Position::start().to_string(), &format!("{to}-d4=1")), Illegal::TotemOffLine);
    }
}

#[test]
fn stones_are_jumped_by_their_owner_only() {
    let white = "a../...../......./...T1../......./...../... w";
    let red = "a../...../......./...T1../......./...../..1 r";
    assert!(position(white).destinations().contains(square("f4")));
    assert_eq!(refused(red, "f4-f5=1"), Illegal::TotemOverEnemyStone);
}
