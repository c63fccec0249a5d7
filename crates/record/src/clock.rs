//! What a clock shows.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use tessera_game::{Reader, TextError};

/// The time that a player has left, to the millisecond: `0:05:12`, `1:00:00.25`. Less than 1000 hours.
///
/// ```
/// use tessera_record::Clock;
/// let clock: Clock = "0:05:12.5".parse()?;
/// assert_eq!(clock.duration().as_millis(), 312_500);
/// assert_eq!(clock.to_string(), "0:05:12.5");
/// # Ok::<(), tessera_game::TextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Clock {
    milliseconds: u32,
}

impl Clock {
    const LIMIT: u32 = 1000 * 3_600_000;

    /// A clock that shows this time, rounded down to a millisecond and limited to a millisecond below 1000 hours.
    pub fn new(left: Duration) -> Self {
        let milliseconds = left.as_millis().min(u128::from(Self::LIMIT - 1)) as u32;
        Self { milliseconds }
    }

    /// The time left.
    pub fn duration(self) -> Duration {
        Duration::from_millis(self.milliseconds.into())
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, thousandths) = (self.milliseconds / 1000, self.milliseconds % 1000);
        write!(f, "{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)?;
        match thousandths {
            0 => Ok(()),
            _ if thousandths % 100 == 0 => write!(f, ".{}", thousandths / 100),
            _ if thousandths % 10 == 0 => write!(f, ".{:02}", thousandths / 10),
            _ => write!(f, ".{thousandths:03}"),
        }
    }
}

impl FromStr for Clock {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let hours = reader.number("the hours", 0, 999)?;
        reader.expect(':', "a colon")?;
        let minutes = two_digits(&mut reader, "two digits of minutes")?;
        reader.expect(':', "a colon")?;
        let seconds = two_digits(&mut reader, "two digits of seconds")?;
        let thousandths = if reader.accept('.') { thousandths(&mut reader)? } else { 0 };
        reader.end()?;
        Ok(Self { milliseconds: ((hours * 60 + minutes) * 60 + seconds) * 1000 + thousandths })
    }
}

fn two_digits(reader: &mut Reader<'_>, what: &'static str) -> Result<u32, TextError> {
    let tens = reader.choose(what, |digit| digit.to_digit(6))?;
    Ok(tens * 10 + digit(reader, what)?)
}

/// One to three digits behind the point, of which the last is not zero: there is one way to write a time.
fn thousandths(reader: &mut Reader<'_>) -> Result<u32, TextError> {
    let (mut value, mut last, mut worth) = (0, 0, 100);
    while worth > 0 && (worth == 100 || reader.peek().is_some()) {
        last = digit(reader, "a digit")?;
        value += last * worth;
        worth /= 10;
    }
    if last == 0 {
        let at = reader.at() - 1;
        return Err(TextError::contradiction(at, "a part of a second does not end in zero"));
    }
    Ok(value)
}

fn digit(reader: &mut Reader<'_>, what: &'static str) -> Result<u32, TextError> {
    reader.choose(what, |digit| digit.to_digit(10))
}
