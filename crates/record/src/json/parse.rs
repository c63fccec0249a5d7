//! Reading the JSON of a game. Every action is checked by the rules.

use serde::de::Error;
use serde::{Deserialize, Deserializer};
use tessera_games::{ActionError, StartTexts};

use super::form::{GameForm, LineForm, TurnForm};
use crate::error::short;
use crate::{DEEPEST, LONGEST, Line, Origin, Problem, ReadError, Record, TagError, VariationError, Verdict};

/// The most characters of an error message of the JSON reader.
const LONGEST_SENTENCE: usize = 200;

/// Reads the JSON of one game. Every action is checked by the rules.
///
/// An error in the JSON syntax has its line and column. An error in the game has the first line, and its message names
/// the part of the JSON: `turns[2].actions[0]`.
pub fn read_json(text: &str) -> Result<Record, ReadError> {
    if text.len() > LONGEST {
        return Err(Problem::TooLong.at(text, 0));
    }
    let form = serde_json::from_str(text).map_err(|error| not_json(text, &error))?;
    record(form).map_err(|problem| problem.at(text, 0))
}

impl<'de> Deserialize<'de> for Record {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        record(GameForm::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

/// The error of the JSON reader, with the place moved out of its message.
fn not_json(text: &str, error: &serde_json::Error) -> ReadError {
    let place = format!(" at line {} column {}", error.line(), error.column());
    let message = error.to_string();
    // The message may quote the JSON, so it is cut to one short line.
    let sentence = message.strip_suffix(&place).unwrap_or(&message).replace(char::is_control, " ");
    let sentence: String = sentence.chars().take(LONGEST_SENTENCE).collect();
    let line_begin: usize =
        text.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum();
    let offset = line_begin + error.column().saturating_sub(1);
    Problem::Json(format!("the JSON cannot be read: {sentence}")).at(text, text.floor_char_boundary(offset))
}

/// Adds the part of the JSON to a problem.
fn within(place: String, problem: Problem) -> Problem {
    match problem {
        Problem::InJson { place: inner, problem } => {
            Problem::InJson { place: format!("{place}.{inner}"), problem }
        }
        problem => Problem::InJson { place, problem: Box::new(problem) },
    }
}

fn record(form: GameForm) -> Result<Record, Problem> {
    let in_tag = |name: &str, error| within(name.to_ascii_lowercase(), Problem::Tag(error));
    let game = form.game.parse().map_err(|error| in_tag("Game", TagError::Game(error)))?;
    let own = StartTexts {
        variant: form.variant.as_deref(),
        board: form.board.as_deref(),
        position: form.position.as_deref(),
    };
    let mut record = Record::new(Origin::from_tags(game, &own).map_err(|(name, error)| in_tag(name, error))?);
    for (name, value) in form.tags.0 {
        let place = || format!("tags.{}", short(&name).replace(char::is_control, " "));
        if record.tags.get(&name).is_some() {
            return Err(within(place(), Problem::TagTwice(name)));
        }
        record.tags.set(&name, value).map_err(|error| within(place(), Problem::Tag(error)))?;
    }
    fill(&mut record.main, LineForm { comment: form.comment, turns: form.turns })?;
    let Verdict(result) = Verdict::of_word(&form.result).ok_or_else(|| in_tag("Result", TagError::Result))?;
    record.set_result(result).map_err(|error| within("result".into(), Problem::Result(error)))?;
    Ok(record)
}

/// Plays the turns of a line and adds their notes.
fn fill(line: &mut Line, form: LineForm) -> Result<(), Problem> {
    line.set_comment(form.comment.as_deref().unwrap_or_default());
    for (index, turn) in form.turns.into_iter().enumerate() {
        if line.is_within_turn() {
            let player = line.end.to_move();
            return Err(within(format!("turns[{}]", index - 1), Problem::NotOneTurn(player)));
        }
        play_turn(line, index, turn).map_err(|problem| within(format!("turns[{index}]"), problem))?;
    }
    Ok(())
}

/// Plays one turn and adds its notes.
fn play_turn(line: &mut Line, index: usize, form: TurnForm) -> Result<(), Problem> {
    let before = line.end;
    play_actions(line, &form.actions)?;
    let clock = form.clock.map(|clock| clock.parse()).transpose();
    let clock = clock.map_err(|error| within("clock".into(), Problem::Clock(error)))?;
    if let Some(mut turn) = line.last_mut() {
        turn.set_clock(clock);
        turn.set_comment(form.comment.as_deref().unwrap_or_default());
    }
    let empty = Line::new(&before, line.number_of(index), line.depth + 1);
    for (place, form) in form.variations.into_iter().enumerate() {
        add_variation(line, empty.clone(), form)
            .map_err(|problem| within(format!("variations[{place}]"), problem))?;
    }
    Ok(())
}

/// Plays the actions of exactly one turn. The caller checks that it is complete before the next one.
fn play_actions(line: &mut Line, actions: &[String]) -> Result<(), Problem> {
    let mover = line.end.to_move();
    if actions.is_empty() {
        return Err(Problem::NotOneTurn(mover));
    }
    for (place, text) in actions.iter().enumerate() {
        if place > 0 && !line.is_within_turn() {
            return Err(Problem::NotOneTurn(mover));
        }
        let action = line.end.parse_action(text);
        let played = action.and_then(|action| line.push(action).map_err(ActionError::Illegal));
        played.map_err(|reason| {
            within(format!("actions[{place}]"), Problem::Action { text: short(text), reason })
        })?;
    }
    Ok(())
}

/// Fills an empty variation and adds it to the last turn.
fn add_variation(line: &mut Line, mut variation: Line, form: LineForm) -> Result<(), Problem> {
    if variation.depth > DEEPEST {
        return Err(Problem::Variation(VariationError::TooDeep));
    }
    fill(&mut variation, form)?;
    let turn = line.last_mut().ok_or(VariationError::NoTurn);
    turn.and_then(|turn| turn.insert_variation(variation)).map_err(Problem::Variation)?;
    Ok(())
}
