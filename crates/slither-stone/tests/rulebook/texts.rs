//! The text forms of actions, turns and positions.

use tessera_game::{ActionError, Position as _, parse_turn, turn_text};
use tessera_slither_stone::{Action, Direction, Kind, Move, Position, SnakeNumber};

use super::{after, position};

const START: &str = "Cv....Dv/....../....../....../....../A^....B^ 1 5,5 -";
const ROWS: &str = "Cv....Dv/....../....../....../....../A^....B^";

fn read(text: &str) -> Action {
    position(START).parse_action(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn malformed(text: &str) -> String {
    match position(START).parse_action(text) {
        Err(ActionError::Malformed(error)) => error.to_string(),
        other => panic!("{text:?} gives {other:?}"),
    }
}

fn bad_position(text: &str) -> String {
    text.parse::<Position>().expect_err(text).to_string()
}

#[test]
fn a_wall_is_a_hash_and_a_free_space_an_o_with_the_square() {
    let c4 = position(START).grid().square(2, 3).expect("a square");
    assert_eq!(read("#c4"), Action::Wall(c4));
    assert_eq!(read("oc4"), Action::FreeSpace(c4));
}

#[test]
fn a_move_names_the_wise_snake_the_kind_and_the_direction_afterwards() {
    use Direction::{East, North, West};
    use SnakeNumber::{One, Two};
    let move_ = |wise, mad_first, kind, pointing| Action::Move(Move { wise, mad_first, kind, pointing });
    assert_eq!(read("1n>e"), move_(One, false, Kind::Step(North), East));
    assert_eq!(read("~1n>e"), move_(One, true, Kind::Step(North), East));
    assert_eq!(read("2j>w"), move_(Two, false, Kind::Jump, West));
    assert_eq!(read("1t>n"), move_(One, false, Kind::Dash, North));
}

#[test]
fn the_end_of_the_turn_is_a_full_stop() {
    assert_eq!(position(&after(START, "1n>n")).parse_action("."), Ok(Action::End));
}

#[test]
fn actions_are_read_in_any_letter_case() {
    assert_eq!(read("#C4"), read("#c4"));
    assert_eq!(read("OC4"), read("oc4"));
    assert_eq!(read("~2J>W"), read("~2j>w"));
    assert_eq!(read("1T>N"), read("1t>n"));
    assert_eq!(read("1N>E"), read("1n>e"));
}

#[test]
fn what_is_no_action_is_refused_with_the_place() {
    assert_eq!(
        malformed("x"),
        "expected an action (\"#\", \"o\", \"1\", \"2\", \"~\" or \".\") at character 1, found 'x'"
    );
    assert_eq!(malformed("#"), "expected a column letter at the end of the text");
    assert_eq!(malformed("#c0"), "a row number is at least 1 (at character 3)");
    assert_eq!(malformed("1x>e"), "expected a direction, \"j\" or \"t\" at character 2, found 'x'");
    assert_eq!(malformed("1n-e"), "expected \">\" at character 3, found '-'");
    assert_eq!(malformed("~3n>e"), "expected the number of the wise snake, 1 or 2 at character 2, found '3'");
    assert_eq!(malformed("1n>e "), "expected the end of the text at character 5, found ' '");
    assert_eq!(malformed("1n>e."), "expected the end of the text at character 5, found '.'");
}

#[test]
fn a_turn_is_its_actions_without_the_final_full_stop() {
    let start = position(START);
    let turn = parse_turn(&start, "#c4 oc3 1n>e").expect("a turn");
    assert_eq!(turn.last(), Some(&Action::End));
    assert_eq!(turn.len(), 4);
    assert_eq!(turn_text(&start, &turn), "#c4 oc3 1n>e");
}

#[test]
fn a_written_final_full_stop_of_a_turn_is_accepted() {
    let start = position(START);
    assert_eq!(parse_turn(&start, "1n>e #c4 ."), parse_turn(&start, "1n>e #c4"));
}

#[test]
fn read_as_a_turn_a_text_holds_one_whole_turn() {
    let start = position(START);
    let error = |text| parse_turn(&start, text).expect_err(text).to_string();
    assert_eq!(error("1n>e . 1s>s"), "the turn has ended before this action (at character 8)");
    assert_eq!(error("#c4 oc3"), "the turn is not complete (at character 8)");
    assert_eq!(error("#c4 1n>e 1n>e"), "the snakes have moved already in this turn");
}

#[test]
fn the_turn_that_loses_has_no_full_stop_to_add() {
    let last = position("Cv....Dv/....../A<...../....../B<...../...... 1 5,5 -");
    let turn = parse_turn(&last, "#d3 1w>n").expect("a turn");
    assert_eq!(turn.len(), 2);
    assert_eq!(turn_text(&last, &turn), "#d3 1w>n");
    assert!(parse_turn(&last, "#d3 1w>n .").is_err());
}

#[test]
fn read_as_actions_every_full_stop_is_written() {
    assert!(position(&after(START, "1n>n")).parse_action("2s>s").is_err());
    assert_eq!(after(START, "1n>n . 2s>s ."), "c....d/Cv....Dv/....../....../A^....B^/a....b 1 5,5 -");
}

#[test]
fn a_position_shows_rows_from_the_top_the_player_the_supplies_and_what_was_done() {
    assert_eq!(after(START, "ob6 ob5 #c4"), "Cvo...Dv/.o..../..#.../....../....../A^....B^ 1 3,5 w");
    assert_eq!(after(START, "1n>e"), "Cv....Dv/....../....../....../A>....B^/a....b 1 5,5 m");
    assert_eq!(after(START, "1n>e #c4"), "Cv....Dv/....../..#.../....../A>....B^/a....b 1 5,5 mw");
    assert_eq!(after(START, "ob6"), "Cvo...Dv/....../....../....../....../A^....B^ 1 4,5 -", "no letter");
}

#[test]
fn a_head_is_a_capital_followed_by_its_direction() {
    for (direction, sign) in [("n", '^'), ("e", '>'), ("s", 'v'), ("w", '<')] {
        let text = after(START, &format!("1n>{direction}"));
        assert!(text.contains(&format!("A{sign}")), "{text}");
        assert_eq!(position(&text).to_string(), text);
    }
}

#[test]
fn the_supplies_are_player_1s_then_player_2s_whoever_is_to_move() {
    assert!(after(START, "oc3 1n>n").ends_with(" 1 4,5 m"));
    assert!(after(START, "oc3 1n>n . oc4 od4").ends_with(" 2 4,3 -"));
}

#[test]
fn at_least_one_player_has_a_living_snake() {
    let text = "######/....../....../....../....../...... 1 5,5 m";
    assert_eq!(bad_position(text), "no snake is living (at character 1)");
    assert!("A^...../....../....../....../....../...... 1 5,5 m".parse::<Position>().is_ok());
}

#[test]
fn that_a_dead_snake_has_left_walls_is_not_checked() {
    let text = "C^...../....../....../....../....../A^..... 1 5,5 -";
    assert_eq!(position(text).to_string(), text);
}

#[test]
fn free_spaces_on_the_board_and_in_the_supplies_are_at_most_ten() {
    let rows = "Cv....Dv/ooo.../....../....../....../A^....B^";
    for supplies in ["5,2", "2,5", "0,0", "3,3"] {
        assert!(format!("{rows} 1 {supplies} -").parse::<Position>().is_ok(), "{supplies}");
    }
    assert_eq!(
        bad_position(&format!("{rows} 1 5,3 -")),
        "free spaces on the board and in the supplies are together at most ten (at character 49)"
    );
}

#[test]
fn a_snake_on_the_board_has_one_head() {
    assert_eq!(
        bad_position("Cv....Dv/....../....../..a.../....../..a.B^. 1 5,5 -"),
        "snake a has no head (at character 26)"
    );
    assert_eq!(
        bad_position("Cv....Dv/....../....../..A^.../....../..A^.B^. 1 5,5 -"),
        "snake a has two heads (at character 41)"
    );
    assert_eq!(
        bad_position("C....Dv/....../....../....../....../A^....B^ 1 5,5 -"),
        "expected the direction of the head (\"^\", \">\", \"v\" or \"<\") at character 2, found '.'"
    );
    assert!("C^....D^/a...../a...../A^...../....../..B^... 1 5,5 -".parse::<Position>().is_ok());
}

#[test]
fn position_strings_have_no_aliases() {
    for rest in ["1 5,5 -", "2 5,5 -", "1 0,5 m", "1 5,0 w", "2 1,2 mw"] {
        let text = format!("{ROWS} {rest}");
        assert_eq!(position(&text).to_string(), text);
    }
    for (rest, place) in [
        ("3 5,5 -", 47),
        ("1  5,5 -", 49),
        ("1 5, 5 -", 51),
        ("1 05,5 -", 49),
        ("1 6,5 -", 49),
        ("1 5,6 -", 51),
        ("1 +5,5 -", 49),
        ("1 5,5", 52),
        ("1 5,5 ", 53),
        ("1 5,5 wm", 54),
        ("1 5,5 mm", 54),
        ("1 5,5 M", 53),
        ("1 5,5 - ", 54),
        ("1 5,5 -m", 54),
        ("1 5;5 -", 50),
    ] {
        let text = format!("{ROWS} {rest}");
        let error = text.parse::<Position>().expect_err(&text);
        assert_eq!(error.at + 1, place, "{text}: {error}");
    }
}

#[test]
fn rows_that_make_no_board_are_refused_with_the_place() {
    let error = |text: &str| bad_position(&format!("{text} 1 5,5 -"));
    assert_eq!(error("Cv...Dv/A^....."), "a board has at least 6 columns (at character 8)");
    assert_eq!(error("Cv....Dv/A^....."), "a board has at least 6 rows (at character 17)");
    assert_eq!(error("Cv....Dv/A^...."), "the rows are not equally long (at character 16)");
    assert_eq!(error("Cv....Dv/A^......"), "the rows are not equally long (at character 17)");
    assert_eq!(error(&".".repeat(22)), "a board has at most 21 columns (at character 22)");
    let rows = vec![".".repeat(13); 10].join("/");
    assert_eq!(error(&rows), "a board has at most 128 squares (at character 138)");
    assert!(error("Cv....Dv//A^.....").contains("expected a square"));
    assert!(
        error("Cv.x..Dv").contains("expected a square") && error("Cv.O..Dv").contains("expected a square")
    );
    assert!(bad_position("").contains("expected a square"));
    assert!(bad_position(ROWS).contains("expected a space or another row at the end"));
}
