//! The tags of a record, apart from those for its start and its result.

use std::borrow::Cow;
use std::error::Error;
use std::fmt;

use tessera_game::TextError;
use tessera_games::{GameId, UnknownGame};

use crate::values::check_date;
use crate::{Termination, TimeControl};

/// Tags for the start and the result. They are written from the record and are not in [`Tags`].
pub(crate) const OWN: [&str; 5] = ["Game", "Variant", "Board", "Position", "Result"];

/// The tags with a meaning, in the order in which they are written. Free tags follow, sorted by name.
const KNOWN: [&str; 5] = ["First", "Second", "Date", "TimeControl", "Termination"];

const MOST_TAGS: usize = 100;
const LONGEST_NAME: usize = 40;
const LONGEST_VALUE: usize = 4000;

/// What a record says about a game besides its turns: who played, when, how fast.
///
/// `First`, `Second`, `Date`, `TimeControl` and `Termination` have a meaning; any other name is free. The tags for
/// the start and the result (`Game`, `Variant`, `Board`, `Position`, `Result`) belong to the record itself.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tags {
    /// Sorted as they are written.
    list: Vec<(Cow<'static, str>, String)>,
}

/// What is wrong with a tag.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TagError {
    /// The name is not a letter and up to 39 letters, digits and underscores.
    Name,
    /// The name belongs to the record itself.
    Own(&'static str),
    /// The value is longer than 4000 bytes.
    LongValue,
    /// The value is empty, or has a control character or space at an end.
    BadValue,
    /// There are too many tags.
    TooMany,
    /// The value does not have the form that a tag of this name has.
    Value {
        /// The name.
        name: &'static str,
        /// What is wrong with the value.
        error: TextError,
    },
    /// No such game.
    Game(UnknownGame),
    /// The code of a board cannot be read; the sentence says why.
    Board(String),
    /// The game has no such tag.
    NotOfGame(&'static str, GameId),
    /// A set-up position implies the variant and the board, so this tag cannot stand beside it.
    BesidePosition(&'static str),
    /// A tag is missing that every game needs; the sentence names it.
    Missing(&'static str),
    /// The game has no single start, and no tag says how it began.
    NoSingleStart(GameId),
    /// The result is none of the four words.
    Result,
}

impl Tags {
    /// The value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        let place = self.place(name).ok()?;
        self.list.get(place).map(|(_, value)| value.as_str())
    }

    /// All tags, in the order in which they are written.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, &str)> {
        self.list.iter().map(|(name, value)| (&**name, value.as_str()))
    }

    /// Sets a tag, whether it was there or not.
    pub fn set(&mut self, name: &str, value: impl Into<String>) -> Result<(), TagError> {
        let value = value.into();
        check_name(name)?;
        check_value(name, &value)?;
        match self.place(name) {
            Ok(place) => self.list[place].1 = value,
            Err(_) if self.list.len() >= MOST_TAGS => return Err(TagError::TooMany),
            Err(place) => {
                let known = KNOWN.into_iter().find(|&known| known == name);
                let name = known.map_or_else(|| Cow::Owned(name.into()), Cow::Borrowed);
                self.list.insert(place, (name, value));
            }
        }
        Ok(())
    }

    /// Removes a tag and returns its value.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        let place = self.place(name).ok()?;
        Some(self.list.remove(place).1)
    }

    /// What ended the game, if there is a tag for it.
    pub fn termination(&self) -> Option<Termination> {
        self.get("Termination")?.parse().ok()
    }

    /// How much time the players had, if there is a tag for it.
    pub fn time_control(&self) -> Option<TimeControl> {
        self.get("TimeControl")?.parse().ok()
    }

    /// The index of a tag, or where to insert it.
    fn place(&self, name: &str) -> Result<usize, usize> {
        self.list.binary_search_by(|(other, _)| rank(other).cmp(&rank(name)))
    }
}

fn rank(name: &str) -> (usize, &str) {
    (KNOWN.iter().position(|&known| known == name).unwrap_or(KNOWN.len()), name)
}

/// Checks the form of a name, and that it does not belong to the record itself.
fn check_name(name: &str) -> Result<(), TagError> {
    if let Some(own) = OWN.into_iter().find(|&own| own == name) {
        return Err(TagError::Own(own));
    }
    let starts_well = name.starts_with(|c: char| c.is_ascii_alphabetic());
    let all_well = name.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'_');
    if starts_well && all_well && name.len() <= LONGEST_NAME { Ok(()) } else { Err(TagError::Name) }
}

fn check_value(name: &str, value: &str) -> Result<(), TagError> {
    if value.len() > LONGEST_VALUE {
        return Err(TagError::LongValue);
    }
    if value.is_empty() || value.trim() != value || value.contains(char::is_control) {
        return Err(TagError::BadValue);
    }
    let (name, checked) = match name {
        "Date" => ("Date", check_date(value)),
        "TimeControl" => ("TimeControl", value.parse::<TimeControl>().map(drop)),
        "Termination" => ("Termination", value.parse::<Termination>().map(drop)),
        _ => return Ok(()),
    };
    checked.map_err(|error| TagError::Value { name, error })
}

impl fmt::Display for TagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name => write!(
                f,
                "the name of a tag is a letter and at most {} letters, digits and underscores",
                LONGEST_NAME - 1
            ),
            Self::Own(name) => write!(f, "the tag {name} follows from the game and cannot be set"),
            Self::LongValue => write!(f, "the value of a tag has at most {LONGEST_VALUE} bytes"),
            Self::BadValue => f.write_str(
                "the value of a tag has at least one character, no control character, and no space at its ends",
            ),
            Self::TooMany => write!(f, "a game has at most {MOST_TAGS} tags"),
            Self::Value { name, error } => write!(f, "the tag {name} cannot be read: {error}"),
            Self::Game(error) => error.fmt(f),
            Self::Board(reason) => f.write_str(reason),
            Self::NotOfGame(name, game) => write!(f, "{} has no tag {name}", game.title()),
            Self::BesidePosition(name) => {
                write!(f, "the tags {name} and Position exclude each other")
            }
            Self::Missing(sentence) => f.write_str(sentence),
            Self::NoSingleStart(game) => write!(f, "{} needs a tag Board or Position", game.title()),
            Self::Result => f.write_str("the result is \"first\", \"second\", \"draw\" or \"*\""),
        }
    }
}

impl Error for TagError {}
