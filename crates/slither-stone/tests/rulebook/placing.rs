//! A turn: its actions and their order; walls and free spaces.

use tessera_game::{Player, Position as _};
use tessera_slither_stone::{Illegal, Taken};

use super::{after, legal, position, refused};

const START: &str = "Cv....Dv/....../....../....../....../A^....B^ 1 5,5 -";

#[test]
fn a_wall_free_spaces_and_the_move_come_in_any_order() {
    let expected = "Cv....Dv/....../..#.../...oo./A^....B^/a....b 1 3,5 mw";
    for order in ["#c4 od3 oe3 1n>n", "1n>n #c4 oe3 od3", "od3 1n>n oe3 #c4", "oe3 #c4 od3 1n>n"] {
        assert_eq!(after(START, order), expected, "{order}");
    }
}

#[test]
fn moving_the_snakes_is_compulsory() {
    assert_eq!(refused(START, "."), Illegal::NotMovedYet);
    assert_eq!(refused(&after(START, "#c4 od3"), "."), Illegal::NotMovedYet);
    assert_eq!(position(START).end_of_turn(), None);
}

#[test]
fn both_snakes_move_in_one_action_and_once_in_a_turn() {
    let moved = after(START, "1n>n");
    assert_eq!(moved, "Cv....Dv/....../....../....../A^....B^/a....b 1 5,5 m");
    assert_eq!(refused(&moved, "1n>n"), Illegal::MovedAlready);
}

#[test]
fn a_wall_and_free_spaces_are_optional() {
    assert_eq!(after(START, "1n>n ."), "Cv....Dv/....../....../....../A^....B^/a....b 2 5,5 -");
}

#[test]
fn when_the_snakes_have_moved_the_player_may_end_the_turn_or_place_more() {
    let moved = after(START, "1n>n");
    assert_eq!(legal(&moved, &["."]), ". ");
    assert!(legal(&moved, &["#"]).contains("#c4 ") && legal(&moved, &["o"]).contains("oc4 "));
    assert_eq!(position(&moved).to_move(), Player::First);
    assert_eq!(position(&after(&moved, ".")).to_move(), Player::Second);
}

#[test]
fn one_wall_a_turn_and_another_in_the_next() {
    assert_eq!(refused(&after(START, "#c4"), "#d4"), Illegal::SecondWall);
    assert_eq!(legal(&after(START, "#c4"), &["#"]), "");
    let next = after(START, "#c4 1n>n . #d4 1s>s . #c3");
    assert_eq!(next, "c....d/Cv....Dv/..##../..#.../A^....B^/a....b 1 5,5 w");
}

#[test]
fn any_number_of_free_spaces_from_the_supply_in_one_turn() {
    let all = after(START, "oa3 ob3 oc3 od3 oe3");
    assert_eq!(all, "Cv....Dv/....../....../ooooo./....../A^....B^ 1 0,5 -");
    assert_eq!(refused(&all, "of3"), Illegal::NoFreeSpace);
    assert_eq!(legal(&all, &["o"]), "");
    assert_eq!(legal(&after(&all, "1n>n ."), &["of3"]), "of3 ", "the other player has a supply too");
}

#[test]
fn a_wall_goes_on_an_empty_square_only() {
    let board = "Cv....Dv/....../.#o.../....../....../A^....B^ 1 4,5 -";
    assert_eq!(refused(board, "#b4"), Illegal::NotEmpty(Taken::ByWall));
    assert_eq!(refused(board, "#c4"), Illegal::NotEmpty(Taken::ByFreeSpace));
    assert_eq!(refused(board, "#a1"), Illegal::NotEmpty(Taken::BySnake));
    assert_eq!(refused(board, "#g4"), Illegal::OffTheBoard);
    assert_eq!(refused(board, "#a7"), Illegal::OffTheBoard);
}

#[test]
fn a_wall_does_not_share_a_side_with_any_square_of_any_living_snake_of_either_player() {
    let board = "....../...dDv./....../.aa.../.A^..../...... 1 5,5 -";
    for beside in ["#d6", "#e6", "#c5", "#f5", "#d4", "#e4", "#b4", "#c4", "#a3", "#d3", "#c2", "#b1", "#a2"]
    {
        assert_eq!(refused(board, beside), Illegal::BesideSnake, "{beside}");
    }
    for corner in ["#c6", "#f6", "#f4", "#a4", "#d2", "#a1", "#c1"] {
        assert_eq!(legal(board, &[corner]), format!("{corner} "), "a corner is not a side");
    }
}

#[test]
fn a_wall_on_the_edge_is_not_beside_a_snake_on_the_other_edge() {
    let board = "....../Cv...../....../.....A>/....../...... 1 5,5 -";
    assert_eq!(legal(board, &["#f6", "#f5", "#a3", "#a2"]), "#a2 #a3 #f5 #f6 ");
}

#[test]
fn a_wall_may_stand_beside_what_a_dead_snake_has_left() {
    let dead = "#....Dv/#...../....../....../....../A^....B^ 1 5,5 -";
    assert_eq!(legal(dead, &["#b6", "#b5", "#a4"]), "#a4 #b5 #b6 ");
}

#[test]
fn a_free_space_goes_on_an_empty_square_wherever_it_is() {
    let board = "Cv....Dv/....../.#o.../....../....../A^....B^ 1 4,5 -";
    assert_eq!(legal(board, &["oa2", "ob1", "ob5", "of5"]), "oa2 ob1 ob5 of5 ", "beside snakes and walls");
    assert_eq!(legal(board, &["o"]).split_whitespace().count(), 36 - 6);
    assert_eq!(refused(board, "ob4"), Illegal::NotEmpty(Taken::ByWall));
    assert_eq!(refused(board, "oc4"), Illegal::NotEmpty(Taken::ByFreeSpace));
    assert_eq!(refused(board, "of1"), Illegal::NotEmpty(Taken::BySnake));
    assert_eq!(refused(board, "oz4"), Illegal::OffTheBoard);
}

#[test]
fn no_wall_can_be_placed_on_a_free_space_any_more() {
    assert_eq!(legal(START, &["#c3"]), "#c3 ");
    assert_eq!(refused(&after(START, "oc3"), "#c3"), Illegal::NotEmpty(Taken::ByFreeSpace));
    assert_eq!(refused(&after(START, "oc3 1n>n . 1s>s ."), "#c3"), Illegal::NotEmpty(Taken::ByFreeSpace));
}

#[test]
fn a_snake_enters_a_free_space_as_if_it_were_empty() {
    let entered = after(START, "oa2 of2 1n>e");
    assert_eq!(entered, "Cv....Dv/....../....../....../A>....B^/a....b 1 3,5 m");
    assert_eq!(after(START, "oa2 of3 1t>e"), "Cv....Dv/....../A>....B^/a....b/a....b/a....b 1 3,5 m");
}
