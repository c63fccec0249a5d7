//! The text forms, and the sentences for what is refused.

use std::collections::BTreeSet;

use tessera_game::Position as _;
use tessera_yoxii::{Action, Content, Illegal, Position, Value};

use super::{RED, WHITE, after, position, square};

fn error(text: &str) -> String {
    text.parse::<Position>().expect_err("a bad position").to_string()
}

fn action_error(text: &str) -> String {
    text.parse::<Action>().expect_err("a bad action").to_string()
}

#[test]
fn an_action_is_the_totems_square_the_stones_square_and_the_value() {
    let start = Position::start();
    let action = start.parse_action("d5-e6=3").unwrap();
    assert_eq!((action.totem(), action.stone(), action.value()), (square("d5"), square("e6"), Value::Three));
    assert_eq!(start.action_text(action), "d5-e6=3");
    assert_eq!(start.parse_action("D5-E6=3"), Ok(action));
    assert_eq!(start.parse_action("D5-e6=3"), Ok(action));
}

#[test]
fn a_text_that_is_no_action_is_refused_with_its_place() {
    assert_eq!(action_error(""), "expected a column letter at the end of the text");
    assert_eq!(action_error("d5"), "expected '-' after the totem's new square at the end of the text");
    assert_eq!(action_error("d5-a1=3"), "the board has no such square (at character 4)");
    assert_eq!(action_error("h4-g4=3"), "the board has no such square (at character 1)");
    assert_eq!(action_error("d5-e6 3"), "expected '=' after the stone's square at character 6, found ' '");
    assert_eq!(action_error("d5-e6=5"), "expected a value from 1 to 4 at character 7, found '5'");
    assert_eq!(action_error("d5-e6=0"), "expected a value from 1 to 4 at character 7, found '0'");
    assert_eq!(action_error("d5-e6=3 "), "expected the end of the text at character 8, found ' '");
    assert!("d05-e6=3".parse::<Action>().is_err());
}

#[test]
fn a_position_is_its_rows_from_the_top_and_the_player_to_move() {
    assert_eq!(Position::start().to_string(), ".../...../......./...T.../......./...../... w");
    let text = "1a./...2./b...T../......3/......./c...4/..d w";
    let here = position(text);
    assert_eq!(here.to_string(), text);
    let stone = |owner, value| Content::Stone { owner, value };
    assert_eq!(here.content(square("e5")), Content::Totem);
    assert_eq!(here.content(square("e7")), Content::Free);
    assert_eq!(
        ["c7", "e6", "g4", "f2"].map(|name| here.content(square(name))),
        Value::ALL.map(|v| stone(WHITE, v))
    );
    assert_eq!(
        ["d7", "a5", "b2", "e1"].map(|name| here.content(square(name))),
        Value::ALL.map(|v| stone(RED, v))
    );
}

#[test]
fn supplies_follow_from_the_board() {
    let here = position("1a./...2./b...T../......3/......./c...4/1.d r");
    assert_eq!(Value::ALL.map(|value| here.supply(WHITE).left(value)), [3, 4, 4, 2]);
    assert_eq!(Value::ALL.map(|value| here.supply(RED).left(value)), [4, 4, 4, 2]);
    let played = position(&after(&here.to_string(), "f5-f4=4"));
    assert_eq!(Value::ALL.map(|value| played.supply(RED).left(value)), [4, 4, 4, 1]);
}

#[test]
fn a_position_has_no_more_stones_than_there_are() {
    assert_eq!(
        error(".../11111/1aaaaab/...T.../......./...../... w"),
        "there are only 5 white stones of value 1 (at character 11)"
    );
    assert_eq!(
        error("444/dddd./......./...T.../......./...../1.. w"),
        "there are only 3 red stones of value 4 (at character 8)"
    );
}

#[test]
fn white_has_laid_as_many_stones_as_red_or_one_more_when_red_is_to_move() {
    let [white, red] = [
        "the player to move can be White only when both players have laid equally many stones",
        "the player to move can be Red only when White has laid one stone more than Red",
    ];
    for (stones, to_move, clause) in [
        ("1..", "w", white),
        ("a..", "w", white),
        ("...", "r", red),
        ("a..", "r", red),
        ("11.", "r", red),
        ("1a.", "r", red),
    ] {
        let text = format!("{stones}/...../......./...T.../......./...../... {to_move}");
        assert_eq!(error(&text), format!("{clause} (at character 45)"), "{text}");
    }
    for (stones, to_move) in [("1..", "r"), ("1a.", "w"), ("1a2", "r")] {
        position(&format!("{stones}/...../......./...T.../......./...../... {to_move}"));
    }
}

#[test]
fn a_position_has_exactly_one_totem() {
    assert_eq!(
        error(".../...../......./......./......./...../... w"),
        "there is no totem on the board (at character 44)"
    );
    assert_eq!(
        error("T../...../......./...T.../......./...../... w"),
        "there is only one totem (at character 22)"
    );
}

#[test]
fn position_strings_have_no_aliases() {
    let start = Position::start().to_string();
    for (from, to, place) in [
        ("T", "t", "at character 22, found 't'"),
        (" w", " W", "at character 45, found 'W'"),
        (" w", "  w", "at character 45, found ' '"),
        (" w", " w ", "at character 46, found ' '"),
        (" w", "", "at the end of the text"),
        ("...T.../", "...T../", "at character 25, found '/'"),
        ("...T.../", "...T..../", "at character 26, found '.'"),
        ("/... w", " w", "at character 40, found ' '"),
        ("...T", "5..T", "at character 19, found '5'"),
        ("...T", "e..T", "at character 19, found 'e'"),
    ] {
        let message = error(&start.replacen(from, to, 1));
        assert!(message.starts_with("expected ") && message.ends_with(place), "{from} as {to}: {message}");
    }
}
#[test]
fn every_reason_is_a_sentence_of_its_own() {
    let reasons = [
        Illegal::GameOver,
        Illegal::TotemStays,
        Illegal::TotemOnStone,
        Illegal::TotemOffLine,
        Illegal::TotemOverFreeSquare,
        Illegal::TotemOverEnemyStone,
        Illegal::StoneOnTotem,
        Illegal::StoneOnStone,
        Illegal::StoneAway,
        Illegal::NoneLeft(Value::One),
        Illegal::NoneLeft(Value::Four),
    ];
    let sentences: BTreeSet<String> = reasons.iter().map(ToString::to_string).collect();
    assert_eq!(sentences.len(), reasons.len());
    assert!(
        sentences.iter().all(|text| text.starts_with(|c: char| c.is_lowercase()) && !text.ends_with('.'))
    );
}
