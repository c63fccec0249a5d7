//! Why a message cannot be read.

use std::error::Error;
use std::fmt;

use super::MAX_MESSAGE;

/// Why a message cannot be read. Each reason is one sentence for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WireError {
    /// The message is too long.
    TooLong,
    /// The message is not one that the server knows; the sentence says more.
    Json(String),
    /// A question without the ply to go back to.
    NoPly,
}

impl fmt::Display for WireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong => write!(f, "a message has at most {MAX_MESSAGE} bytes"),
            Self::Json(sentence) => write!(f, "the message cannot be read: {sentence}"),
            Self::NoPly => f.write_str("a question for a takeback names the ply to go back to"),
        }
    }
}

impl Error for WireError {}
