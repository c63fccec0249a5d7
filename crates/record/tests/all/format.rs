//! The format, rule by rule, as `docs/record.md` gives it.

use std::time::Duration;

use tessera_games::{AnyPosition, GameId, Outcome, Player, Start};
use tessera_record::{Clock, Origin, Record, Termination, TimeControl, Turn, VariationError, read, write};

/// Slither Stone on a small board, where the texts below are legal.
const SMALL: &str =
    "[Game \"slither\"]\n[Position \"Cv....Dv/....../....../....../....../A^....B^ 1 5,5 -\"]\n";

fn small(turns: &str) -> Result<Record, String> {
    let result = turns.rsplit(' ').next().unwrap_or_default();
    let result = result.trim();
    read(&format!("{SMALL}[Result \"{result}\"]\n\n{turns}\n")).map_err(|error| error.problem.to_string())
}

fn xok(turns: &str) -> Result<Record, String> {
    read(&format!("[Game \"xok\"]\n\n{turns}\n")).map_err(|error| error.problem.to_string())
}

/// The turns as they are written.
fn turns(record: &Record) -> String {
    write(record).split_once("\n\n").expect("tags and turns").1.trim_end().replace('\n', " ")
}

#[test]
fn a_game_is_tags_an_empty_line_and_turns() {
    let text =
        "[Game \"xok\"]\n[First \"Ann\"]\n[Second \"Ben\"]\n[Result \"*\"]\n\n1. d3d4 Sd3e 2. a1b1 *\n";
    let record = read(text).unwrap();
    assert_eq!(record.game(), GameId::Xok);
    assert_eq!(record.tags().get("First"), Some("Ann"));
    assert_eq!(record.main().len(), 3);
    assert_eq!(record.result(), None);
    assert_eq!(record.to_string(), text);
}

#[test]
fn both_players_have_a_turn_of_the_same_number() {
    let record = xok("1. d3d4 Sd3e 2. a1b1 *").unwrap();
    let numbers: Vec<_> = record.main().turns().map(|turn| (turn.number(), turn.player())).collect();
    assert_eq!(numbers, [(1, Player::First), (1, Player::Second), (2, Player::First)]);
}

#[test]
fn a_game_whose_second_player_begins_begins_with_1_and_three_dots() {
    let head = "[Game \"xok\"]\n[Position \".../..../...../..FF../...../..../... b\"]\n[Result \"*\"]\n\n";
    let text = format!("{head}1... a1b1 2. f1f2 a2b2 *\n");
    let record = read(&text).unwrap();
    assert_eq!(write(&record), text);
    assert_eq!(record.main().turn(1).unwrap().number(), 2);
    assert!(read(&format!("{head}1. a1b1 *\n")).is_err());
}

#[test]
fn the_number_of_the_second_players_turn_can_be_written_anywhere() {
    let record = xok("1. d3d4 1... Sd3e *").unwrap();
    assert_eq!(turns(&record), "1. d3d4 Sd3e *");
}

#[test]
fn the_number_of_the_second_players_turn_is_written_behind_a_comment_or_a_variation() {
    for canonical in
        ["1. d3d4 {good} 1... Sd3e *", "1. d3d4 (1. a1b1) 1... Sd3e *", "1. d3d4 (1. a1b1 a2b2) *"]
    {
        assert_eq!(turns(&xok(canonical).unwrap()), canonical);
    }
    assert_eq!(turns(&xok("1. d3d4 {good} Sd3e *").unwrap()), "1. d3d4 {good} 1... Sd3e *");
}

#[test]
fn a_turn_of_several_actions_goes_on_until_something_else_comes() {
    let record =
        small("1. #c3 od4 1n>n 1... 1s>s #c4 {a wall behind the move} 2. 2n>n @0:01:00 2... 2s>s *").unwrap();
    let counts: Vec<_> = record.main().turns().map(|turn| turn.actions().len()).collect();
    assert_eq!(counts, [4, 3, 2, 2]);
    assert!(record.main().turns().all(Turn::is_complete));
    assert_eq!(
        turns(&record),
        "1. #c3 od4 1n>n 1... 1s>s #c4 {a wall behind the move} 2. 2n>n @0:01:00 2... 2s>s *"
    );
}

#[test]
fn the_final_dot_of_a_turn_is_accepted_and_not_written() {
    let record = small("1. 1n>n . 1... 1s>s . *").unwrap();
    assert_eq!(record, small("1. 1n>n 1... 1s>s *").unwrap());
    assert_eq!(turns(&record), "1. 1n>n 1... 1s>s *");
}

#[test]
fn the_dot_is_written_where_it_is_the_whole_turn() {
    let head = "[Game \"slither\"]\n[Position \"Cv....Dv/....../....../....../....../A^....B^ 1 5,5 m\"]\n";
    let text = format!("{head}[Result \"*\"]\n\n1. . 1s>s *\n");
    let record = read(&text).unwrap();
    assert_eq!(record.main().len(), 2);
    assert_eq!(write(&record), text);
}

#[test]
fn two_dots_say_that_the_last_turn_goes_on() {
    for canonical in
        ["1. #c3 .. *", "1. 1n>n .. *", "1. 1n>n (1. #c3 ..) 1... #d4 .. @0:01:00 {thinking} first"]
    {
        let record = small(canonical).unwrap();
        assert_eq!(turns(&record), canonical);
        assert!(!record.main().turns().last().unwrap().is_complete());
    }
    let mut record = small("1. 1n>n .. *").unwrap();
    record.push_text("#c4").unwrap();
    record.push_text(".").unwrap();
    assert_eq!(turns(&record), "1. 1n>n #c4 *");
    assert_eq!(small("1. #c3 *"), Err("the turn is not complete, and does not end with \"..\"".into()));
    assert_eq!(small("1. .. *"), Err("expected an action, found \"..\"".into()));
    assert_eq!(xok("1. d3d4 .. *"), Err("\"..\" says that the turn goes on, but it is over".into()));
    let after = "nothing can be played after a turn that ends with \"..\"";
    assert_eq!(small("1. 1n>n .. 1... 1s>s *"), Err(after.into()));
}

#[test]
fn a_comment_is_words_with_one_space_between_them() {
    let record = xok("{ before\n the game } 1. d3d4 {  a   fine\tturn} *").unwrap();
    assert_eq!(record.main().comment(), Some("before the game"));
    assert_eq!(record.main().turn(0).unwrap().comment(), Some("a fine turn"));
    assert_eq!(turns(&record), "{before the game} 1. d3d4 {a fine turn} *");
}

#[test]
fn a_backslash_makes_braces_brackets_and_itself_part_of_a_comment() {
    let record = xok(r"1. d3d4 {a \} b \\ c \[d] [e] {} *").unwrap();
    assert_eq!(record.main().turn(0).unwrap().comment(), Some(r"a } b \ c [d] [e] {"));
    assert_eq!(turns(&record), r"1. d3d4 {a \} b \\ c \[d] \[e] {} *");
}

#[test]
fn a_clock_stands_behind_the_actions_of_its_turn() {
    let record = xok("1. d3d4 @0:05:12 Sd3e @1:00:00.25 {slow} *").unwrap();
    let clocks: Vec<_> = record.main().turns().filter_map(Turn::clock).collect();
    assert_eq!(clocks, [Clock::new(Duration::from_secs(312)), Clock::new(Duration::from_millis(3_600_250))]);
    assert_eq!(turns(&record), "1. d3d4 @0:05:12 Sd3e @1:00:00.25 {slow} *");
}

#[test]
fn a_clock_has_one_way_to_be_written() {
    for good in ["0:00:00", "999:59:59.999", "1:02:03.04", "0:00:00.5"] {
        assert_eq!(good.parse::<Clock>().unwrap().to_string(), good);
    }
    for bad in [
        "",
        "5:12",
        "00:05:12",
        "0:5:12",
        "0:60:00",
        "0:00:60",
        "0:00:00.",
        "0:00:00.50",
        "0:00:00.1234",
        "1000:00:00",
    ] {
        assert!(bad.parse::<Clock>().is_err(), "{bad}");
    }
    assert_eq!(Clock::new(Duration::MAX).to_string(), "999:59:59.999");
}

#[test]
fn a_variation_replaces_the_turn_before_it() {
    let canonical =
        "1. d3d4 Sd3e (1... a1b1 2. a2b2 (2. f1f2 {or this} 2... f3f4) 2... f1f2) (1... a2b2) 2. a1b1 *";
    let record = xok(canonical).unwrap();
    assert_eq!(turns(&record), canonical);
    let turn = record.main().turn(1).unwrap();
    assert_eq!(turn.variations().len(), 2);
    assert_eq!(turn.variations()[0].start(), &turn.before());
    assert_eq!(turn.variations()[0].turn(1).unwrap().variations()[0].len(), 2);
}

#[test]
fn a_variation_can_be_added_and_continued() {
    let mut record = xok("1. d3d4 Sd3e *").unwrap();
    let other = record.main().turn(1).unwrap().before().parse_action("a1b1").unwrap();
    let line = record.main_mut().turn_mut(1).unwrap().add_variation(&[other]).unwrap();
    let next = line.end().parse_action("f1f2").unwrap();
    line.push(next).unwrap();
    line.set_comment("safer");
    assert_eq!(turns(&record), "1. d3d4 Sd3e ({safer} 1... a1b1 2. f1f2) *");
    let turn = record.main_mut().turn_mut(0).unwrap();
    assert_eq!(turn.add_variation(&[]).unwrap_err(), VariationError::Empty);
    let illegal = record.main_mut().turn_mut(1).unwrap().add_variation(&[other, other]);
    assert!(matches!(illegal, Err(VariationError::Illegal(_))));
    record.main_mut().turn_mut(1).unwrap().remove_variation(0);
    assert_eq!(turns(&record), "1. d3d4 Sd3e *");
}

#[test]
fn variations_are_nested_at_most_20_deep() {
    let nested = |depth| format!("1. d3d4 {}{} *", "(1. a1b1 ".repeat(depth), ")".repeat(depth));
    let mut deepest = xok(&nested(20)).unwrap();
    assert_eq!(xok(&nested(21)), Err("variations are nested more than 20 deep".into()));
    assert!(tessera_record::read_json(&tessera_record::write_json(&deepest)).is_ok());
    let mut line = deepest.main_mut();
    for _ in 0..20 {
        line = line.turn_mut(0).unwrap().variation_mut(0).unwrap();
    }
    let action = line.actions()[0];
    assert_eq!(line.turn_mut(0).unwrap().add_variation(&[action]).unwrap_err(), VariationError::TooDeep);
}

#[test]
fn a_variant_of_trexo_is_told_by_a_tag() {
    let text = "[Game \"trexo\"]\n[Variant \"tiles=45 size=8\"]\n[Result \"*\"]\n\n1. a1a2 *\n";
    let record = read(text).unwrap();
    assert!(matches!(record.origin().start(), Start::Trexo(rules) if rules.tiles() == 45));
    assert_eq!(write(&record), text);
}

#[test]
fn a_board_of_slither_stone_is_told_by_its_code() {
    let text = "[Game \"slither\"]\n[Board \"S75\"]\n[Result \"*\"]\n\n1. oe6 #e7 1n>e *\n";
    assert_eq!(write(&read(text).unwrap()), text);
    assert_eq!(write(&read(&text.replace("S75", "s-75")).unwrap()), text);
}

#[test]
fn a_position_that_is_a_start_needs_no_tag() {
    let start = AnyPosition::start(GameId::Yoxii);
    let text = format!("[Game \"yoxii\"]\n[Position \"{start}\"]\n\n*\n");
    assert_eq!(write(&read(&text).unwrap()), "[Game \"yoxii\"]\n[Result \"*\"]\n\n*\n");
    let variant = AnyPosition::parse(GameId::Trexo, "tiles=45 size=8 8/8/8/8/8/8/8/8 X").unwrap();
    assert!(write(&Record::new(variant)).contains("[Variant \"tiles=45 size=8\"]"));
}

#[test]
fn tags_are_written_in_a_fixed_order_and_free_ones_by_name() {
    let mut record = Record::standard(GameId::Yoxii);
    for (name, value) in [
        ("Site", "here"),
        ("Event", "a \"club\" \\ match"),
        ("Termination", "time"),
        ("TimeControl", "300+3"),
        ("Date", "2026-11-15"),
        ("Second", "Łukasz"),
        ("First", "Žofie"),
    ] {
        record.tags_mut().set(name, value).unwrap();
    }
    record.set_result(Some(Outcome::Win(Player::Second))).unwrap();
    let text = write(&record);
    assert_eq!(
        text,
        "[Game \"yoxii\"]\n[First \"Žofie\"]\n[Second \"Łukasz\"]\n[Date \"2026-11-15\"]\n\
         [TimeControl \"300+3\"]\n[Termination \"time\"]\n[Event \"a \\\"club\\\" \\\\ match\"]\n\
         [Site \"here\"]\n[Result \"second\"]\n\nsecond\n"
    );
    let again = read(&text).unwrap();
    assert_eq!(again, record);
    assert_eq!(again.tags().termination(), Some(Termination::Time));
    assert_eq!(again.tags().time_control(), Some(TimeControl::Game { seconds: 300, increment: 3 }));
}

#[test]
fn time_controls_dates_and_terminations_are_checked() {
    let mut record = Record::standard(GameId::Xok);
    let good = [
        ("TimeControl", ["300", "300+3", "86400/turn"]),
        ("Date", ["2026", "2026-11", "2024-02-29"]),
        ("Termination", ["resigned", "rules", "illegal"]),
    ];
    for (name, values) in good {
        for value in values {
            record.tags_mut().set(name, value).unwrap();
        }
    }
    let bad = [
        ("TimeControl", ["5 min", "300+0", "300/move"]),
        ("Date", ["15.11.2026", "2026-13", "2026-02-29"]),
        ("Termination", ["Resigned", "", "timeout"]),
        ("Result", ["first", "second", "*"]),
        ("First", ["", " Ann", "A\nB"]),
        ("1st", ["a", "b", "c"]),
    ];
    for (name, values) in bad {
        for value in values {
            assert!(record.tags_mut().set(name, value).is_err(), "{value}");
        }
    }
}

#[test]
fn the_rules_give_the_result_where_they_end_the_game() {
    let turns = "1. a1a2 a5b5 2. b1b2 c8c9 3. c1c2 h5i5 4. d1d2 j9j10 5. e1f1 first";
    let game = |turns: &str| read(&format!("[Game \"trexo\"]\n\n{turns}\n"));
    let mut record = game(turns).unwrap();
    assert_eq!(record.result(), Some(Outcome::Win(Player::First)));
    assert!(record.set_result(None).is_err());
    let error = game(&turns.replace("first", "draw")).unwrap_err().problem.to_string();
    assert_eq!(error, "by the rules the result of the game is \"first\"");
    let error = game(&turns.replace("first", "a3a4 first")).unwrap_err().problem.to_string();
    assert!(error.starts_with("\"a3a4\" cannot be played: the game is over"), "{error}");
}

#[test]
fn a_result_that_was_set_is_gone_when_the_game_goes_on() {
    let mut record = Record::standard(GameId::Xok);
    record.set_result(Some(Outcome::Draw)).unwrap();
    assert_eq!(record.result(), Some(Outcome::Draw));
    record.push_turn("d3d4").unwrap();
    assert_eq!(record.result(), None);
}

#[test]
fn turns_can_be_taken_back() {
    let mut record = small("1. #c3 od4 1n>n 1... 1s>s #c4 *").unwrap();
    record.main_mut().truncate(1);
    assert_eq!(turns(&record), "1. #c3 od4 1n>n *");
    record.push_turn("1s>s").unwrap();
    record.main_mut().truncate(0);
    assert_eq!(record.position(), record.main().start());
}

#[test]
fn a_record_is_made_of_actions_that_were_played() {
    let record = small("1. #c3 od4 1n>n 1... 1s>s #c4 *").unwrap();
    let actions = record.main().actions().to_vec();
    let again = Record::played(*record.origin(), actions.iter().copied()).unwrap();
    assert_eq!(again, record);
    assert_eq!(again.main().positions().count(), 3);
    assert_eq!(again.main().positions().last(), Some(*again.position()));
    assert!(Record::played(Origin::from(GameId::Xok), actions).is_err());
}

#[test]
fn a_byte_order_mark_and_foreign_line_ends_do_not_matter() {
    let text = "[Game \"xok\"]\n[First \"Ann\"]\n\n1. d3d4\nSd3e *\n";
    let foreign = format!("\u{feff}{}", text.replace('\n', "\r\n"));
    assert_eq!(read(&foreign).unwrap(), read(text).unwrap());
}
