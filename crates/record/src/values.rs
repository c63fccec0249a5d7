//! The values of the tags that have a form of their own: dates, time controls, terminations.

use std::fmt;
use std::str::FromStr;

use tessera_game::{Reader, TextError};

/// How much time the players have: `300`, `300+3` with an increment for each turn, or `86400/turn`. In seconds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TimeControl {
    /// Time for the whole game.
    Game {
        /// The seconds at the start.
        seconds: u32,
        /// The seconds added after each turn.
        increment: u32,
    },
    /// Time for each turn.
    Turn {
        /// The seconds.
        seconds: u32,
    },
}

impl TimeControl {
    const MOST: u32 = 99_999_999;
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game { seconds, increment: 0 } => write!(f, "{seconds}"),
            Self::Game { seconds, increment } => write!(f, "{seconds}+{increment}"),
            Self::Turn { seconds } => write!(f, "{seconds}/turn"),
        }
    }
}

impl FromStr for TimeControl {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let seconds = reader.number("the number of seconds", 0, Self::MOST)?;
        let control = match reader.peek() {
            Some('+') => {
                reader.take();
                Self::Game { seconds, increment: reader.number("the increment", 1, Self::MOST)? }
            }
            Some('/') => {
                reader.expect_text("/turn", "\"/turn\"")?;
                Self::Turn { seconds }
            }
            _ => Self::Game { seconds, increment: 0 },
        };
        reader.end()?;
        Ok(control)
    }
}

/// What ended a game. Without the tag, the rules did, or the game is not over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Termination {
    /// The game ended as the rules say.
    Rules,
    /// A player resigned.
    Resigned,
    /// A player's time ran out.
    Time,
    /// The players agreed on the result.
    Agreed,
    /// A player did what the rules forbid.
    Illegal,
    /// A player left.
    Abandoned,
    /// A third party decided the result.
    Adjudicated,
}

impl Termination {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Rules,
        Self::Resigned,
        Self::Time,
        Self::Agreed,
        Self::Illegal,
        Self::Abandoned,
        Self::Adjudicated,
    ];

    /// The word in the tag.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::Resigned => "resigned",
            Self::Time => "time",
            Self::Agreed => "agreed",
            Self::Illegal => "illegal",
            Self::Abandoned => "abandoned",
            Self::Adjudicated => "adjudicated",
        }
    }
}

impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for Termination {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Self::ALL.into_iter().find(|one| one.word() == text).ok_or_else(|| {
            Reader::new(text).expected("rules, resigned, time, agreed, illegal, abandoned or adjudicated")
        })
    }
}

/// Checks a date: `2026`, `2026-11` or `2026-11-15`.
pub(crate) fn check_date(text: &str) -> Result<(), TextError> {
    let mut reader = Reader::new(text);
    let year = digits(&mut reader, 4, "four digits of the year")?;
    if reader.peek().is_some() {
        reader.expect('-', "a hyphen")?;
        let at = reader.at();
        let month = digits(&mut reader, 2, "two digits of the month")?;
        if !(1..=12).contains(&month) {
            return Err(TextError::contradiction(at, "there is no such month"));
        }
        if reader.peek().is_some() {
            reader.expect('-', "a hyphen")?;
            let at = reader.at();
            let day = digits(&mut reader, 2, "two digits of the day")?;
            if !(1..=days(year, month)).contains(&day) {
                return Err(TextError::contradiction(at, "the month has no such day"));
            }
        }
    }
    reader.end()
}

fn digits(reader: &mut Reader<'_>, count: usize, what: &'static str) -> Result<u32, TextError> {
    (0..count).try_fold(0, |value, _| Ok(value * 10 + reader.choose(what, |digit| digit.to_digit(10))?))
}

fn days(year: u32, month: u32) -> u32 {
    match month {
        2 if year.is_multiple_of(400) || (year.is_multiple_of(4) && !year.is_multiple_of(100)) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}
