//! The end of the game, sentence by sentence, and what plays on alike.

use tessera_game::{Outcome, Player, Position as _};
use tessera_xok::{Cell, Cells, Ending, Group, Illegal, Position};

fn at(text: &str) -> Position {
    text.parse().unwrap()
}

fn cells(text: &str) -> Cells {
    text.split_whitespace().map(|cell| cell.parse::<Cell>().unwrap()).collect()
}

fn after(position: &str, action: &str) -> Position {
    let position = at(position);
    position.after(position.parse_action(action).unwrap())
}

/// The groups that are compared in a game that ended because there was no action.
fn compared(position: &str) -> [Group; 2] {
    match at(position).ending() {
        Some(Ending::NoAction { groups }) => groups,
        other => panic!("{position} has ended otherwise: {other:?}"),
    }
}

fn worth(group: Group) -> (usize, usize) {
    (group.cells.len(), group.sharks.len())
}

#[test]
fn a_chain_of_ten_wins_at_once() {
    let now = after(".../..../...../FFFFFF/FF.../..../... w", "c3c4");
    assert_eq!(now.outcome(), Some(Outcome::Win(Player::First)));
    let chain = Group { cells: cells("c1 c2 c3 c4 d1 d2 d3 d4 d5 d6"), sharks: Cells::NONE };
    assert_eq!(now.ending(), Some(Ending::Chain { winner: Player::First, chain }));
    assert_eq!(now.actions(), []);
}

#[test]
fn a_chain_of_nine_does_not_win() {
    let now = after(".../..../...../FFFFFF/F..../..../... w", "c2c3");
    assert_eq!(now.outcome(), None);
    assert_eq!(now.ending(), None);
}

#[test]
fn ten_pieces_that_are_not_connected_do_not_win() {
    assert_eq!(after("FF./..../...../FFFFFF/...../..../... w", "c1c2").outcome(), None);
}

#[test]
fn fish_and_sharks_both_count_for_a_chain() {
    let now = after(".../..../FF.../FFFFFF/F.f../..../... w", "Sc2e");
    let chain = Group { cells: cells("c1 c2 d1 d2 d3 d4 d5 d6 e1 e2"), sharks: cells("c2") };
    assert_eq!(now.ending(), Some(Ending::Chain { winner: Player::First, chain }));
}

#[test]
fn black_wins_by_a_chain_as_well() {
    let now = after(".../..../...../ffffff/ff.../..../... b", "c3c4");
    assert_eq!(now.outcome(), Some(Outcome::Win(Player::Second)));
}

#[test]
fn a_second_group_can_be_the_chain() {
    let now = after("FFF/FFFF/F..../....../...../..../FFF w", "e2e3");
    let Some(Ending::Chain { chain, .. }) = now.ending() else { panic!("not won: {now}") };
    assert_eq!(chain.cells, cells("e1 e2 e3 f1 f2 f3 f4 g1 g2 g3"));
}

#[test]
fn after_the_end_nothing_can_be_played() {
    let over = after(".../..../...../FFFFFF/FF.../..../... w", "c3c4");
    assert_eq!(over.check("a1a2".parse().unwrap()), Err(Illegal::GameOver));
    assert_eq!(over.count_actions(), 0);
    let without_action = at("fff/ffff/..f../f...../.s4f../ff.f/s2.f b");
    assert_eq!(without_action.check("c4c5".parse().unwrap()), Err(Illegal::GameOver));
    assert_eq!(without_action.count_actions(), 0);
}

#[test]
fn eating_can_break_a_chain_before_it_counts() {
    // Black could have ten by the next action; White eats one of the nine first.
    let now = after(".../..../...../ffffff/fff../..../... w", "Sc3w");
    assert_eq!(now.outcome(), None);
    assert_eq!(now.pieces(Player::Second), cells("c1 d1 d2 d3 d4 d5 d6"));
}

#[test]
fn a_chain_of_the_player_to_move_ends_nothing_until_the_next_action() {
    let position = ".../..../...../FFFFFF/FFFFF/..../... w";
    assert_eq!(at(position).outcome(), None);
    assert_eq!(after(position, "g1g2").outcome(), Some(Outcome::Win(Player::First)));
    let over = position.replace('w', "b");
    assert_eq!(at(&over).outcome(), Some(Outcome::Win(Player::First)));
}

#[test]
fn a_chain_counts_before_the_lack_of_an_action() {
    // Black, to move, could not act either: no fish, no sharks.
    let position = "FFF/FFFF/FFF.f/ffffff/fffff/s0s0s0c0/fa0b0 b";
    let position = at(position);
    assert_eq!(position.actions(), []);
    assert!(matches!(position.ending(), Some(Ending::Chain { winner: Player::First, .. })));
}

#[test]
fn without_an_action_the_larger_largest_group_wins() {
    let position = "fff/ffff/..f../f...../.s4f../ff.f/s2.f b";
    assert_eq!(compared(position).map(worth), [(0, 0), (8, 0)]);
    assert_eq!(at(position).outcome(), Some(Outcome::Win(Player::Second)));
    let position = "s4ff/.FFF/S0s3s1FF/fS5b0S4c2./.C1.FF/A4B1a1f/fff w";
    let [white, black] = compared(position).map(worth);
    assert!(white.0 > black.0);
    assert_eq!(at(position).outcome(), Some(Outcome::Win(Player::First)));
}

#[test]
fn of_equal_groups_the_one_with_more_sharks_wins() {
    // Black's group of six holds four sharks, but only the largest group counts.
    let position = "S5S2c1/s2fS2F/.FffF/C2fB4FfF/b4s5Fff/s0a4FF/.fA4 w";
    assert_eq!(compared(position).map(worth), [(7, 2), (7, 1)]);
    assert_eq!(at(position).outcome(), Some(Outcome::Win(Player::First)));
}

#[test]
fn of_several_largest_groups_the_one_with_the_most_sharks_counts() {
    let position = "a3FF/fB2S0s1/C2c2fFF/S5Fs1.Fs5/.FFff/A2FfF/ffb4 b";
    assert_eq!(compared(position).map(worth), [(7, 3), (7, 2)]);
    assert_eq!(compared(position)[0].cells, cells("b1 b2 c2 c3 d1 d2 e1"));
    assert_eq!(at(position).outcome(), Some(Outcome::Win(Player::First)));
    let position = "fFF/B1f.a1/.s5A2Ff/b5f.S4c0f/fS5s5fC1/S5FF./Fs2F w";
    assert_eq!(compared(position).map(worth), [(6, 2), (6, 3)]);
    assert_eq!(at(position).outcome(), Some(Outcome::Win(Player::Second)));
}

#[test]
fn equal_groups_with_equal_sharks_are_a_draw() {
    let position = "a0FF/fB2c2./s5F.Ff/.Fb4FS5C0/s1f.f./fs2S2A1/FFS2 b";
    assert_eq!(compared(position).map(worth), [(5, 3), (5, 3)]);
    assert_eq!(at(position).outcome(), Some(Outcome::Draw));
}

#[test]
fn a_shark_in_supply_and_an_enemy_fish_are_an_action_even_on_a_full_board() {
    let position = at("FFF/ffFF/fFfff/FfFFfF/B0FfFf/Fc2fF/s1s5f w");
    assert_eq!(position.empty(), Cells::NONE);
    assert_eq!(position.outcome(), None);
}

#[test]
fn the_groups_of_a_player_can_be_asked_for() {
    let position = at("FS0./..../...../f...../...../..../..F w");
    let groups: Vec<Group> = position.groups(Player::First).collect();
    let expected = [("a3", ""), ("g1 g2", "g2")];
    assert_eq!(groups, expected.map(|(all, sharks)| Group { cells: cells(all), sharks: cells(sharks) }));
}

#[test]
fn positions_that_differ_in_the_facing_of_sharks_only_hash_and_play_on_alike() {
    let one = at("S0f./A1.c2./...../..s3.F./...../..../... w");
    let other = at("S5f./A4.c0./...../..s1.F./...../..../... w");
    assert_ne!(one, other);
    assert_eq!(one.hash(), other.hash());
    assert_eq!(one.actions(), other.actions());
    assert!(one.actions().iter().all(|&action| one.after(action).hash() == other.after(action).hash()));
}

#[test]
fn positions_that_differ_in_which_shark_stands_where_hash_and_play_on_alike() {
    let one = at("S0f./A1.c2./...../..s3.F./...../..../... w");
    let other = at("A0f./S1.s2./...../..c1.F./...../..../... w");
    assert_eq!(one.hash(), other.hash());
    assert_eq!(one.actions(), other.actions());
}

#[test]
fn positions_that_play_on_differently_hash_differently() {
    let positions = [
        "S0f./..../...../....../...../..../... w",
        "S0f./..../...../....../...../..../... b",
        "A0f./..../...../....../...../..../... w",
        "B0f./..../...../....../...../..../... w",
        "C0f./..../...../....../...../..../... w",
        "s0f./..../...../....../...../..../... w",
        "S0F./..../...../....../...../..../... w",
        "Ff./..../...../....../...../..../... w",
        ".S0f/..../...../....../...../..../... w",
    ]
    .map(at);
    for (index, one) in positions.iter().enumerate() {
        assert!(positions[..index].iter().all(|other| other.hash() != one.hash()), "{one}");
    }
}
