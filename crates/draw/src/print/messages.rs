//! The texts of the sheets, from the message files.

use std::error::Error;
use std::fmt;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use super::Language;

/// The messages of one language.
pub(crate) struct Messages {
    bundle: FluentBundle<FluentResource>,
    language: Language,
}

/// A message file that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MessageError {
    /// Whose file it is.
    pub language: Language,
    /// The message, if it is one message that is missing or wrong.
    pub message: Option<&'static str>,
}

impl fmt::Display for MessageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.message {
            Some(message) => write!(f, "the messages in {} lack a proper {message:?}", self.language),
            None => write!(f, "the messages in {} cannot be read", self.language),
        }
    }
}

impl Error for MessageError {}

impl Messages {
    pub(crate) fn new(language: Language) -> Result<Self, MessageError> {
        let unreadable = MessageError { language, message: None };
        let code = language.code().parse().map_err(|_| unreadable.clone())?;
        let source = language.messages().to_owned();
        let resource = FluentResource::try_new(source).map_err(|_| unreadable.clone())?;
        let mut bundle = FluentBundle::new(vec![code]);
        // Marks of direction round values are for languages that are written both ways; on paper they are boxes.
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).map_err(|_| unreadable)?;
        Ok(Self { bundle, language })
    }

    /// A message without parameters.
    pub(crate) fn text(&self, message: &'static str) -> Result<String, MessageError> {
        self.with(message, &[])
    }

    /// A message with parameters.
    pub(crate) fn with(
        &self,
        message: &'static str,
        parameters: &[(&'static str, FluentValue<'_>)],
    ) -> Result<String, MessageError> {
        let wrong = || MessageError { language: self.language, message: Some(message) };
        let pattern = self.bundle.get_message(message).and_then(|found| found.value()).ok_or_else(wrong)?;
        let parameters: FluentArgs = parameters.iter().cloned().collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&parameters), &mut errors).into_owned();
        if errors.is_empty() { Ok(text) } else { Err(wrong()) }
    }
}

#[cfg(test)]
mod tests {
    use super::{Language, Messages};

    #[test]
    fn every_language_has_the_same_messages() {
        let names = |language: Language| {
            let lines = language.messages().lines().filter_map(|line| line.split_once(" ="));
            let mut names: Vec<&str> =
                lines.map(|(name, _)| name).filter(|name| name.starts_with("print-")).collect();
            names.sort_unstable();
            names
        };
        let english = names(Language::English);
        assert!(english.len() > 20);
        assert_eq!(names(Language::Polish), english);
        assert_eq!(names(Language::Czech), english);
    }

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
    fn a_missing_message_is_named() {
        let error = Messages::new(Language::Czech).unwrap().text("print-nothing").unwrap_err();
        assert_eq!(error.to_string(), "the messages in cs lack a proper \"print-nothing\"");
    }
}
