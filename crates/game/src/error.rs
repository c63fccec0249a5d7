//! Why a text or an action was refused.

use std::borrow::Cow;
use std::error::Error;
use std::fmt;

/// A text that is not a position or an action: what is wrong with it, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// The place: how many characters of the text stand before it.
    pub at: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What can be wrong with a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// Something else was expected here.
    Expected {
        /// What was expected, as a noun phrase.
        what: Cow<'static, str>,
        /// What is there; `None` at the end of the text.
        found: Option<char>,
    },
    /// Each part can be read, but the parts contradict each other or the rules. A whole clause.
    Contradiction(Cow<'static, str>),
}

impl TextError {
    /// The parts of a text contradict each other; `clause` says how.
    pub fn contradiction(at: usize, clause: impl Into<Cow<'static, str>>) -> Self {
        Self { at, problem: Problem::Contradiction(clause.into()) }
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = self.at + 1;
        match &self.problem {
            Problem::Expected { what, found: Some(found) } => {
                write!(f, "expected {what} at character {column}, found {found:?}")
            }
            Problem::Expected { what, found: None } => write!(f, "expected {what} at the end of the text"),
            Problem::Contradiction(clause) => write!(f, "{clause} (at character {column})"),
        }
    }
}

impl Error for TextError {}

/// A text that does not name a legal action: it is malformed, or the rules forbid the action here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ActionError<I> {
    /// The text is not an action.
    Malformed(TextError),
    /// The action cannot be played in this position.
    Illegal(I),
}

impl<I> From<TextError> for ActionError<I> {
    fn from(error: TextError) -> Self {
        Self::Malformed(error)
    }
}

impl<I: fmt::Display> fmt::Display for ActionError<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed(error) => error.fmt(f),
            Self::Illegal(reason) => reason.fmt(f),
        }
    }
}

impl<I: Error> Error for ActionError<I> {}
