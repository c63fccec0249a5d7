//! What is seen of a turn in the making is in the names of the cells and in what is said; moves can be read as a list.

use tessera_game::Player;
use tessera_games::GameId;
use tessera_view::{Event, Line, Value, ViewOptions, Words, draft_look, moves};

use crate::common::{choose, positions, tap};

const FROM_ABOVE: ViewOptions = ViewOptions { seen_by: Player::First, slanted: false, coordinates: true };

fn line(game: GameId, start: &str) -> Line {
    Line { game, start: start.to_owned(), actions: Vec::new() }
}

/// What the cells hold that the turn changes: cell and message.
fn cells(line: &Line, events: &[Event]) -> Vec<(String, String)> {
    let draft = draft_look(line, events, FROM_ABOVE).unwrap();
    assert_eq!(draft.refused, None);
    draft.cells.into_iter().map(|now| (now.cell, now.says.id)).collect()
}

fn text(words: &Words, parameter: &str) -> String {
    match &words.args[parameter] {
        Value::Text(text) | Value::Direction(text) => text.clone(),
        Value::Number(number) => number.to_string(),
    }
}

fn pairs(expected: &[(&str, &str)]) -> Vec<(String, String)> {
    expected.iter().map(|&(cell, says)| (cell.to_owned(), says.to_owned())).collect()
}

#[test]
fn a_first_fish_is_a_fish_and_a_shark_has_its_mouths() {
    let start = Line::standard(GameId::Xok);
    assert_eq!(cells(&start, &[tap("d3")]), pairs(&[("d3", "xok-cell-fish")]));
    assert_eq!(cells(&start, &[tap("d3"), tap("d4")]).len(), 2);
    let prey = line(GameId::Xok, ".../..../...../..FF../...../..../... b");
    let events = [choose("piece", "a"), tap("d3"), choose("facing", "e")];
    let draft = draft_look(&prey, &events, FROM_ABOVE).unwrap();
    let [mouths, eaten] = &draft.heard[..] else { panic!("{:?}", draft.heard) };
    assert_eq!((text(mouths, "first"), text(mouths, "second")), ("e".to_owned(), "ne".to_owned()));
    assert_eq!(text(eaten, "cells"), "d3, d4");
    let now = cells(&prey, &events);
    assert_eq!(now, pairs(&[("d3", "xok-cell-shark"), ("d4", "cell-empty")]));
}

#[test]
fn the_totem_is_where_it_will_be() {
    let start = Line::standard(GameId::Yoxii);
    let moved = cells(&start, &[tap("d5")]);
    assert_eq!(moved, pairs(&[("d4", "cell-empty"), ("d5", "yoxii-cell-totem")]));
    let chosen = cells(&start, &[tap("d5"), tap("e5")]);
    assert!(chosen.contains(&("e5".to_owned(), "yoxii-cell-chosen".to_owned())), "{chosen:?}");
    let whole = cells(&start, &[tap("d5"), tap("e5"), choose("value", 3)]);
    assert!(whole.contains(&("e5".to_owned(), "yoxii-cell-stone".to_owned())), "{whole:?}");
}

#[test]
fn a_tile_lies_where_it_is_turned() {
    let start = Line::standard(GameId::Trexo);
    assert_eq!(cells(&start, &[tap("c3")]), pairs(&[("c3", "trexo-cell-half")]));
    let turned = cells(&start, &[tap("c3"), Event::Rotate(1)]);
    assert_eq!(turned, pairs(&[("c3", "trexo-cell"), ("d3", "trexo-cell")]));
}

#[test]
fn walls_are_walls_and_heads_say_where_they_end() {
    let start = line(GameId::Slither, "....../....../C^..D^../....../A^..B^.#/...... 1 5,5 -");
    let wall = cells(&start, &[choose("tool", "wall"), tap("f6")]);
    assert_eq!(wall, pairs(&[("f6", "slither-cell-wall")]));
    let events = [choose("wise", 1), choose("kind", "e")];
    let draft = draft_look(&start, &events, FROM_ABOVE).unwrap();
    let heads: Vec<_> = draft
        .heard
        .iter()
        .map(|words| ["role", "snake", "cell", "direction"].map(|parameter| text(words, parameter)))
        .collect();
    assert_eq!(heads, [["wise", "1", "b2", "e"], ["mad", "2", "d3", "n"]]);
}

#[test]
fn every_move_is_on_the_list_in_words() {
    for game in [GameId::Xok, GameId::Yoxii, GameId::Trexo, GameId::Slither] {
        for position in positions(game, 1, 7) {
            let line = line(game, &position.to_string());
            let list = moves(&line.position().unwrap());
            let mut texts = position.action_texts();
            texts.retain(|text| text != ".");
            let mut listed: Vec<_> = list.iter().map(|each| each.text.clone()).collect();
            listed.sort_unstable();
            assert_eq!(listed, texts);
            assert!(list.iter().all(|each| !each.cell.is_empty()), "{position}");
        }
    }
}
