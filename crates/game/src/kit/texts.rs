//! Parsers under fire: damaged and arbitrary texts are refused or read exactly, and never panic.

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

use super::{Subject, random_game};
use crate::{ActionError, Position};

/// Checks the parsers of positions and actions on `cases` damaged texts.
///
/// # Panics
/// Where a parser panics, or accepts a text that it would not print.
pub fn check_texts<P: Position>(subject: &Subject<P>, cases: u32) {
    let mut runner = TestRunner::new(Config { cases, failure_persistence: None, ..Config::default() });
    let damage = proptest::collection::vec((any::<prop::sample::Index>(), any::<char>(), 0..4_u8), 1..4);
    let strategy = (any::<u64>(), any::<prop::sample::Index>(), damage, any::<String>());
    runner
        .run(&strategy, |(seed, index, damage, noise)| {
            let here = *index.get(&random_game(subject.start, seed, subject.longest));
            position_texts_have_no_aliases::<P>(&damaged(&here.to_string(), &damage));
            position_texts_have_no_aliases::<P>(&noise);
            actions_are_read_as_written_or_refused(&here, &noise);
            for action in here.actions().into_iter().take(5) {
                actions_are_read_as_written_or_refused(&here, &damaged(&here.action_text(action), &damage));
            }
            Ok(())
        })
        .unwrap_or_else(|failure| panic!("{failure}"));
}

fn position_texts_have_no_aliases<P: Position>(text: &str) {
    match text.parse::<P>() {
        Ok(position) => assert_eq!(position.to_string(), text),
        Err(error) => assert!(!error.to_string().is_empty() && error.at <= text.chars().count(), "{error:?}"),
    }
}

fn actions_are_read_as_written_or_refused<P: Position>(here: &P, text: &str) {
    match here.parse_action(text) {
        Ok(action) => assert!(here.check(action).is_ok(), "{text} was read as an illegal action in {here}"),
        Err(ActionError::Malformed(error)) => assert!(error.at <= text.chars().count(), "{error:?}"),
        Err(ActionError::Illegal(reason)) => assert!(!reason.to_string().is_empty()),
    }
}

/// The text with characters replaced, put in, left out or doubled.
fn damaged(text: &str, damage: &[(prop::sample::Index, char, u8)]) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    for (index, character, kind) in damage {
        let at = index.index(characters.len() + 1);
        let in_text = at < characters.len();
        match kind {
            0 if in_text => characters[at] = *character,
            1 if in_text => drop(characters.remove(at)),
            2 if in_text => characters.insert(at, characters[at]),
            _ => characters.insert(at, *character),
        }
    }
    characters.into_iter().collect()
}
