//! Writing the JSON of a game.

use serde::{Serialize, Serializer};
use tessera_games::AnyPosition;

use super::form::{GameForm, LineForm, TagsForm, TurnForm};
use crate::{Line, Record, Turn, Verdict};

/// The JSON of a game in one line, without a line break at its end. Equal records have the same JSON. A file of many
/// games has one game per line.
pub fn write_json(record: &Record) -> String {
    serde_json::to_string(record).unwrap_or_default()
}

impl Serialize for Record {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        game_form(self).serialize(serializer)
    }
}

fn game_form(record: &Record) -> GameForm {
    let own = record.origin().start().texts();
    let tags = record.tags().iter().map(|(name, value)| (name.into(), value.into()));
    let LineForm { comment, turns } = line_form(record.main());
    GameForm {
        game: record.game().name().into(),
        variant: own.variant,
        board: own.board,
        position: own.position,
        tags: TagsForm(tags.collect()),
        result: Verdict(record.result()).to_string(),
        comment,
        turns,
    }
}

fn line_form(line: &Line) -> LineForm {
    let position = line.start();
    let turns = line.turns().map(|turn| turn_form(turn, position)).collect();
    LineForm { comment: line.comment().map(Into::into), turns }
}

/// `position` is any position of the game: the text of an action does not depend on it.
fn turn_form(turn: Turn<'_>, position: &AnyPosition) -> TurnForm {
    TurnForm {
        actions: turn.actions().iter().filter_map(|&action| position.action_text(action)).collect(),
        clock: turn.clock().map(|clock| clock.to_string()),
        comment: turn.comment().map(Into::into),
        variations: turn.variations().iter().map(line_form).collect(),
    }
}
