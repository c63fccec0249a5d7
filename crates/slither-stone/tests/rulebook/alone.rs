//! With one living snake left, which moves twice.

use tessera_game::{Outcome, Player, Position as _};
use tessera_slither_stone::{Illegal, SnakeNumber};

use super::{after, legal, position, refused};

/// Snake 1 of player 1 on its own, in the open, pointing east.
const OPEN: &str = "Cv....Dv/....../....../.A>..../....../...... 1 5,5 -";
/// The same snake at the edge that it points over, between walls but for the way up.
const EDGE: &str = "Cv....Dv/....../....../....#A>/....##/...... 1 5,5 -";

#[test]
fn it_moves_twice_with_the_same_kind_as_the_wise_one_and_as_the_mad_one() {
    assert_eq!(after(OPEN, "1n>e"), "Cv....Dv/....../.aA>.../.a..../....../...... 1 5,5 m");
    assert_eq!(after(OPEN, "1j>n"), "Cv....Dv/...A^../....../.a.a../....../...... 1 5,5 m");
    assert_eq!(after(OPEN, "~1j>n"), "Cv....Dv/....../....../.a.a.A^/....../...... 1 5,5 m");
    let wide = "Cv......Dv/......../......../A>......./......../........ 1 5,5 -";
    assert_eq!(after(wide, "~1t>s"), "Cv......Dv/......../......../aaaaaaAv./......../........ 1 5,5 m");
}

#[test]
fn the_player_chooses_which_of_the_two_comes_first() {
    assert_eq!(after(OPEN, "1n>n"), "Cv....Dv/.A^..../.a..../.a..../....../...... 1 5,5 m");
    assert_eq!(after(OPEN, "~1n>n"), "Cv....Dv/....../..A^.../.aa.../....../...... 1 5,5 m");
}

#[test]
fn as_the_mad_snake_it_moves_where_it_points_at_that_moment() {
    assert_eq!(after(OPEN, "1n>w"), "Cv....Dv/....../A<a..../.a..../....../...... 1 5,5 m", "turned before");
    assert_eq!(after(OPEN, "~1n>w"), "Cv....Dv/....../..A<.../.aa.../....../...... 1 5,5 m", "not yet");
    assert_eq!(after(OPEN, "1t>n"), "Cv...A^Dv/....a./....a./.aaaa./....../...... 1 5,5 m");
}

#[test]
fn only_the_living_snake_can_be_named() {
    assert_eq!(refused(OPEN, "2n>n"), Illegal::DeadSnake(SnakeNumber::Two));
    assert_eq!(refused(OPEN, "~2j>n"), Illegal::DeadSnake(SnakeNumber::Two));
    assert_eq!(legal(OPEN, &["2", "~2"]), "");
    let second = "#...../....../..D^.../..d.../....../A^....B^ 2 5,5 -";
    assert_eq!(refused(second, "1n>n"), Illegal::DeadSnake(SnakeNumber::One));
    assert_eq!(after(second, "2n>e"), "#...../..dD>../..d.../..d.../....../A^....B^ 2 5,5 m");
}

#[test]
fn if_the_first_move_kills_it_there_is_no_second() {
    let dead = "Cv....Dv/....../....../....##/....##/...... 1 5,5 m";
    for move_ in ["1e>n", "1w>n", "1j>n", "1t>n", "~1n>n", "~1j>n", "~1t>n"] {
        assert_eq!(after(EDGE, move_), dead, "{move_}");
    }
    assert_eq!(position(dead).outcome(), Some(Outcome::Win(Player::Second)));
}

#[test]
fn if_the_second_move_kills_it_the_first_has_been_made() {
    assert_eq!(after(EDGE, "1n>e"), "Cv....Dv/....../.....#/....##/....##/...... 1 5,5 m");
    assert_eq!(
        after(EDGE, "1n>s"),
        "Cv....Dv/....../.....#/....##/....##/...... 1 5,5 m",
        "it enters itself"
    );
    assert_eq!(after(EDGE, "1n>w"), "Cv....Dv/....../....A<a/....#a/....##/...... 1 5,5 m");
}

#[test]
fn where_it_lives_as_the_wise_snake_first_all_four_directions_are_legal() {
    assert_eq!(legal(EDGE, &["1n"]), "1n>e 1n>n 1n>s 1n>w ");
    assert_eq!(legal(EDGE, &["1e", "1s", "1w", "1j", "1t"]), "1e>n 1j>n 1s>n 1t>n 1w>n ");
    assert_eq!(refused(EDGE, "1e>s"), Illegal::DiesPointing);
}

#[test]
fn where_it_dies_as_the_mad_snake_first_three_forms_are_legal() {
    assert_eq!(legal(EDGE, &["~"]), "~1j>n ~1n>n ~1t>n ");
    for other in ["~1e>n", "~1s>n", "~1w>n", "~1n>e", "~1j>w", "~1t>s"] {
        assert_eq!(refused(EDGE, other), Illegal::DiesAsMadFirst, "{other}");
    }
    let second = "#...../....../..#.../..D^.../....../A^....B^ 2 5,5 -";
    assert_eq!(legal(second, &["~2n", "~2e", "~2s", "~2w", "~2t"]), "~2n>n ~2t>n ", "with its own number");
    assert_eq!(legal(second, &["~2j"]), "~2j>n ", "it lives in the first jump and dies in the second");
}

#[test]
fn where_it_dies_as_the_wise_snake_second_only_north_is_written() {
    assert_eq!(legal(OPEN, &["~1w"]), "~1w>n ", "a step back into itself");
    assert_eq!(after(OPEN, "~1w>n"), "Cv....Dv/....../....../.##.../....../...... 1 5,5 m");
    assert_eq!(refused(OPEN, "~1w>s"), Illegal::DiesPointing);
    assert_eq!(legal(OPEN, &["~1e", "~1t"]), "~1e>e ~1e>n ~1e>s ~1e>w ~1t>n ");
}

#[test]
fn a_second_snake_that_dies_in_this_turn_does_not_make_the_other_move_twice() {
    let board = "Cv....Dv/....../A<...../....../B>...../...... 1 5,5 -";
    assert_eq!(after(board, "1w>n"), "Cv....Dv/....../#...../....../bB>..../...... 1 5,5 m");
}
