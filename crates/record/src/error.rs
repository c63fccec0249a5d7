//! Why something cannot be read as a record, and where.

use std::error::Error;
use std::fmt;

use tessera_games::{ActionError, AnyIllegal, Player, TextError};

use crate::{LONGEST, ResultError, TagError, VariationError, Verdict};

/// What is wrong with a record, and where: `line 5, column 9: the turn is not complete`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// The line, counted from 1. In a file of many games, it is the line of the file.
    pub line: usize,
    /// The character of the line, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What can be wrong with a record. Each problem is one sentence for people.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Problem {
    /// Something else should stand here.
    Expected {
        /// What should stand here, as a noun phrase.
        what: &'static str,
        /// What does, cut short; `None` at the end of the game.
        found: Option<String>,
    },
    /// A tag is wrong.
    Tag(TagError),
    /// A tag is given twice.
    TagTwice(String),
    /// A word is not an action that can be played here.
    Action {
        /// The word, cut short.
        text: String,
        /// Why not.
        reason: ActionError<AnyIllegal>,
    },
    /// A turn has another number.
    WrongNumber {
        /// The right one: `3.`
        right: String,
    },
    /// A turn has no number, and needs one.
    NoNumber {
        /// The right one: `3.`
        right: String,
        /// What stands there, cut short.
        found: String,
    },
    /// A turn ends too early.
    IncompleteTurn,
    /// `..` says that the turn goes on, but it is over.
    TurnOver,
    /// Something follows a turn that ends with `..`
    AfterUnfinished,
    /// The result contradicts the rules: another player has won, or the game is over.
    Result(ResultError),
    /// The tag and the last word give different results.
    TwoResults {
        /// What the tag says.
        tag: Verdict,
    },
    /// A comment is not closed.
    OpenComment,
    /// A comment has no word in it.
    EmptyComment,
    /// A backslash with the wrong character behind it.
    Escape {
        /// The characters that may stand there.
        allowed: &'static str,
    },
    /// A control character in a comment or a tag.
    Control(char),
    /// A line within a comment begins with a bracket, which begins a game.
    BracketInComment,
    /// A second comment of a turn, or one behind its variations.
    SecondComment,
    /// A variation is wrong.
    Variation(VariationError),
    /// A clock cannot be read.
    Clock(TextError),
    /// An element of `turns` in JSON is not exactly one turn.
    NotOneTurn(Player),
    /// The JSON is not JSON, or not that of a record.
    Json(String),
    /// A problem at a place in the JSON.
    InJson {
        /// Where: `turns[2].actions[0]`.
        place: String,
        /// What is wrong there.
        problem: Box<Self>,
    },
    /// The game is longer than [`LONGEST`].
    TooLong,
    /// A byte that is not part of a UTF-8 text.
    NotText,
    /// The file could not be read further.
    Unreadable(String),
    /// The file is a JSON array, not one game after the other.
    Array,
}

impl Problem {
    /// `what` was expected instead of `found`, which is empty at the end of the game.
    pub(crate) fn expected(what: &'static str, found: &str) -> Self {
        Self::Expected { what, found: (!found.is_empty()).then(|| short(found)) }
    }

    /// The problem with its place in the text in which it was found.
    pub(crate) fn at(self, text: &str, offset: usize) -> ReadError {
        let before = text.get(..offset).unwrap_or(text);
        let line = before.bytes().filter(|&byte| byte == b'\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
        ReadError { line, column, problem: self }
    }
}

/// The first characters of a text, for an error.
pub(crate) fn short(text: &str) -> String {
    const MOST: usize = 24;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.into(),
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.problem)
    }
}

impl Error for ReadError {}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Expected { what, found: Some(found) } => write!(f, "expected {what}, found {found:?}"),
            Self::Expected { what, found: None } => write!(f, "expected {what}, but the game ends here"),
            Self::Tag(error) => error.fmt(f),
            Self::TagTwice(name) => write!(f, "the tag {name} is given twice"),
            Self::Action { text, reason: ActionError::Malformed(error) } => {
                write!(f, "{text:?} is not an action: {error}")
            }
            Self::Action { text, reason } => write!(f, "{text:?} cannot be played: {reason}"),
            Self::WrongNumber { right } => write!(f, "the number of this turn is \"{right}\""),
            Self::NoNumber { right, found } => {
                write!(f, "expected the result or the number \"{right}\" of a turn, found {found:?}")
            }
            Self::IncompleteTurn => f.write_str("the turn is not complete, and does not end with \"..\""),
            Self::TurnOver => f.write_str("\"..\" says that the turn goes on, but it is over"),
            Self::AfterUnfinished => f.write_str("nothing can be played after a turn that ends with \"..\""),
            Self::Result(error) => error.fmt(f),
            Self::TwoResults { tag } => {
                write!(f, "the tag Result says \"{tag}\", which is another result")
            }
            Self::OpenComment => f.write_str("the comment that begins here has no end"),
            Self::EmptyComment => f.write_str("the comment is empty"),
            Self::Escape { allowed } => write!(f, "a backslash stands only before {allowed}"),
            Self::Control(found) => write!(f, "the control character {found:?} cannot stand here"),
            Self::BracketInComment => {
                f.write_str("a \"[\" at the beginning of a line of a comment is written as \"\\[\"")
            }
            Self::SecondComment => f.write_str("a turn has one comment, which stands before its variations"),
            Self::Variation(error) => error.fmt(f),
            Self::Clock(error) => write!(f, "the clock cannot be read: {error}"),
            Self::NotOneTurn(player) => write!(f, "this is not exactly one turn of the {player} player"),
            Self::Json(message) => f.write_str(message),
            Self::InJson { place, problem } => write!(f, "{place}: {problem}"),
            Self::TooLong => write!(f, "the game is longer than {} MiB", LONGEST >> 20),
            Self::NotText => f.write_str("this byte is not part of a UTF-8 text"),
            Self::Array => f.write_str(
                "this is a JSON array: write one game to a line, without the brackets and commas between them",
            ),
            Self::Unreadable(reason) => write!(f, "the file cannot be read further: {reason}"),
        }
    }
}

impl Error for Problem {}
