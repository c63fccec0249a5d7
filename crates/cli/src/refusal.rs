//! Why a position, a board or an action is refused, in the language of the person.
//!
//! In English a text that cannot be read is explained with what was expected; the other languages say where it goes wrong.

use std::fmt;

use tessera_games::{ActionError, AnyIllegal, GameId, Player, StartError, StartPart};
use tessera_messages::Language;
use tessera_view::{ViewOptions, action_error, editor_look};

use crate::speaker::{Speaker, language};

/// An error that is wholly in the language of the person, with nothing in English around it.
#[derive(Debug)]
pub(crate) struct Translated(pub(crate) String);

impl fmt::Display for Translated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Translated {}

/// Why an action is refused.
pub(crate) fn action(error: &ActionError<AnyIllegal>) -> String {
    let is_form = matches!(error, ActionError::Malformed(_));
    match Speaker::standard() {
        Ok(speaker) if !is_form || language() != Language::English => speaker.say(&action_error(error)),
        _ => error.to_string(),
    }
}

/// Why a game cannot begin like that. `position` is the position string, if one was given.
pub(crate) fn start(error: StartError, game: GameId, position: Option<&str>) -> anyhow::Error {
    if language() != Language::English
        && let Some(sentence) = translated(&error, game, position)
    {
        return Translated(sentence).into();
    }
    match &error {
        StartError::Board(_) => anyhow::Error::new(error).context("this is not a board code"),
        StartError::Position(_) => {
            anyhow::Error::new(error).context(format!("this is not a position of {}", game.title()))
        }
        _ => error.into(),
    }
}

fn translated(error: &StartError, game: GameId, position: Option<&str>) -> Option<String> {
    let speaker = Speaker::standard().ok()?;
    if let (StartError::Position(_), Some(text)) = (error, position) {
        let view = ViewOptions { seen_by: Player::First, slanted: false, coordinates: false };
        // A board that breaks the rules is described as in the editor; anything else is no board at all.
        return Some(match editor_look(game, text, view) {
            Ok(look) => speaker.say(&look.status),
            Err(words) => speaker.say(&words),
        });
    }
    if let StartError::NotOfGame(StartPart::Board, _) = error {
        let games = GameId::titles(GameId::has_boards);
        return Some(speaker.with("command-no-board-codes", &[("games", games.into())]));
    }
    let (message, most) = error.message()?;
    Some(speaker.with(message, &[("most", most.unwrap_or_default().into())]))
}
