//! Formats messages in the user's language.

use std::sync::OnceLock;

use anyhow::Result;
use tessera_games::{GameId, Player};
use tessera_messages::{COMMAND, CORE, FluentValue, GAME, Language, Messages, PAGE, PUZZLES, TERMINAL};
use tessera_view::{Value, Words};

/// The chosen language, or that of the system.
static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Sets the language of the program; without a choice it is that of the system.
pub(crate) fn choose_language(language: Option<Language>) {
    let _ = LANGUAGE.set(language.unwrap_or_else(Language::of_system));
}

/// The language of the program.
pub(crate) fn language() -> Language {
    *LANGUAGE.get_or_init(Language::of_system)
}

/// Formats messages in one language.
pub(crate) struct Speaker {
    messages: Messages,
}

impl Speaker {
    /// A speaker in the language of the program.
    pub(crate) fn standard() -> Result<Self> {
        Self::new(language())
    }

    pub(crate) fn new(language: Language) -> Result<Self> {
        Ok(Self { messages: Messages::of(language, &[GAME, TERMINAL, COMMAND, CORE, PAGE, PUZZLES])? })
    }

    /// A message without parameters. A missing one shows its key; tests ensure that none is missing.
    pub(crate) fn text(&self, message: &str) -> String {
        self.with(message, &[])
    }

    /// A message with parameters.
    pub(crate) fn with(&self, message: &str, parameters: &[(&str, FluentValue<'_>)]) -> String {
        self.messages.with(message, parameters).unwrap_or_else(|_| message.to_owned())
    }

    /// The name of a player in a game, such as White.
    pub(crate) fn player(&self, game: GameId, player: Player) -> String {
        self.with("player-name", &[("game", game.name().into()), ("player", player.to_string().into())])
    }

    /// A message of the view.
    pub(crate) fn say(&self, words: &Words) -> String {
        let parameters: Vec<(&str, FluentValue)> =
            words.args.iter().map(|(&name, value)| (name, fluent(value))).collect();
        self.with(&words.id, &parameters)
    }
}

fn fluent(value: &Value) -> FluentValue<'_> {
    match value {
        Value::Number(number) => FluentValue::from(*number),
        Value::Text(text) | Value::Direction(text) => FluentValue::from(text.as_str()),
    }
}
