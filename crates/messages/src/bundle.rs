//! The messages of one language, ready to be formatted.

use std::error::Error;
use std::fmt;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use crate::file::GAMES;
use crate::{File, Language, typography};

/// The messages of one language.
pub struct Messages {
    bundle: FluentBundle<FluentResource>,
    language: Language,
    is_typeset: bool,
}

/// A message that cannot be formatted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MessageError {
    /// The language.
    pub language: Language,
    /// The key of the missing or faulty message; without one, a whole file cannot be read.
    pub message: Option<String>,
}

impl fmt::Display for MessageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.message {
            Some(message) => write!(f, "the messages in {} lack a proper {message:?}", self.language),
            None => write!(f, "the messages in {} cannot be read", self.language),
        }
    }
}

impl Error for MessageError {}

impl Messages {
    /// All messages of a language.
    pub fn new(language: Language) -> Result<Self, MessageError> {
        Self::load(language, File::all())
    }

    /// The messages of some common files, and those of every game.
    pub fn of(language: Language, files: &[File]) -> Result<Self, MessageError> {
        Self::load(language, files.iter().copied().chain(GAMES))
    }

    fn load(language: Language, files: impl Iterator<Item = File>) -> Result<Self, MessageError> {
        let unreadable = || MessageError { language, message: None };
        let mut bundle = FluentBundle::new(vec![language.code().parse().map_err(|_| unreadable())?]);
        // Isolation marks around values are for bidirectional text; on paper they print as boxes.
        bundle.set_use_isolating(false);
        for file in files {
            let resource = FluentResource::try_new(file.text(language).to_owned());
            bundle.add_resource(resource.map_err(|_| unreadable())?).map_err(|_| unreadable())?;
        }
        Ok(Self { bundle, language, is_typeset: false })
    }

    /// The same messages for paper: with no-break spaces after one-letter words and before units. A terminal needs none.
    #[must_use]
    pub fn typeset(self) -> Self {
        Self { is_typeset: true, ..self }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is such a message.
    pub fn has(&self, message: &str) -> bool {
        self.bundle.get_message(message).is_some_and(|found| found.value().is_some())
    }

    /// A message without parameters.
    pub fn text(&self, message: &str) -> Result<String, MessageError> {
        self.with(message, &[])
    }

    /// A message with parameters.
    pub fn with(
        &self,
        message: &str,
        parameters: &[(&str, FluentValue<'_>)],
    ) -> Result<String, MessageError> {
        let wrong = || MessageError { language: self.language, message: Some(message.to_owned()) };
        let pattern = self.bundle.get_message(message).and_then(|found| found.value()).ok_or_else(wrong)?;
        let parameters: FluentArgs = parameters.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&parameters), &mut errors).into_owned();
        if !errors.is_empty() {
            return Err(wrong());
        }
        Ok(if self.is_typeset { typography::bound(&text, self.language) } else { text })
    }
}

impl fmt::Debug for Messages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Messages").field("language", &self.language).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::{Language, Messages};

    #[test]
    fn numbers_take_the_form_of_the_language() {
        let tiles = |language, count: u16| {
            let messages = Messages::new(language).unwrap();
            messages.with("print-trexo-pieces", &[("count", count.into())]).unwrap()
        };
        assert!(tiles(Language::Polish, 60).starts_with("60 płytek"));
        assert!(tiles(Language::Polish, 23).starts_with("23 płytki"));
        assert!(tiles(Language::Czech, 3).starts_with("3 destičky"));
    }

    #[test]
    fn only_typeset_messages_have_no_break_spaces() {
        let scale = |messages: Messages| messages.with("print-scale", &[("length", 50.into())]).unwrap();
        let messages = || Messages::new(Language::Polish).unwrap();
        assert!(scale(messages()).contains("50 mm"));
        assert!(scale(messages().typeset()).contains("50\u{a0}mm"));
    }

    #[test]
    fn a_missing_message_is_named() {
        let error = Messages::new(Language::Czech).unwrap().text("print-nothing").unwrap_err();
        assert_eq!(error.to_string(), "the messages in cs lack a proper \"print-nothing\"");
    }

    #[test]
    fn a_missing_parameter_is_an_error() {
        assert!(Messages::new(Language::English).unwrap().text("print-page").is_err());
    }
}
