//! Says messages in the language of the screen.

use anyhow::Result;
use tessera_messages::{FluentValue, GAME, Language, Messages, TERMINAL};
use tessera_view::{Value, Words};

/// The voice of the screen.
pub(super) struct Speaker {
    messages: Messages,
}

impl Speaker {
    pub(super) fn new(language: Language) -> Result<Self> {
        Ok(Self { messages: Messages::of(language, &[GAME, TERMINAL])? })
    }

    /// A message without parameters. One that is missing shows its name; tests see to it that none is.
    pub(super) fn text(&self, message: &str) -> String {
        self.with(message, &[])
    }

    /// A message with parameters.
    pub(super) fn with(&self, message: &str, parameters: &[(&str, FluentValue<'_>)]) -> String {
        self.messages.with(message, parameters).unwrap_or_else(|_| message.to_owned())
    }

    /// What the view says.
    pub(super) fn say(&self, words: &Words) -> String {
        let parameters: Vec<(&str, FluentValue)> =
            words.args.iter().map(|(&name, value)| (name, fluent(value))).collect();
        self.with(&words.id, &parameters)
    }
}

fn fluent(value: &Value) -> FluentValue<'_> {
    match value {
        Value::Number(number) => FluentValue::from(*number),
        Value::Text(text) => FluentValue::from(text.as_str()),
    }
}
