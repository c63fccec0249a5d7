//! Places on any board by their name, and the marks and arrows that are drawn there.

use std::fmt;
use std::str::FromStr;

use tessera_game::{Reader, TextError, square_text};

/// A cell or square of any board, as it is written: a letter and a number, `e5`.
///
/// The letter is the column, or the row where rows have letters. Whether the board has such a place is checked when
/// it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    pub(crate) letter: u8,
    pub(crate) number: u8,
}

impl Place {
    /// The place with that letter, counted from 0 for `a`, and that number less 1. `None` from letter 26 and
    /// number 99 on, which no board has.
    pub const fn new(letter: u8, number: u8) -> Option<Self> {
        if letter < 26 && number < 99 { Some(Self { letter, number }) } else { None }
    }

    /// The letter, counted from 0 for `a`.
    pub const fn letter(self) -> u8 {
        self.letter
    }

    /// The number less 1.
    pub const fn number(self) -> u8 {
        self.number
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&square_text(self.letter, self.number))
    }
}

impl FromStr for Place {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let place = read(&mut reader)?;
        reader.end()?;
        Ok(place)
    }
}

fn read(reader: &mut Reader) -> Result<Place, TextError> {
    let (letter, number) = reader.square()?;
    Ok(Place { letter, number })
}

/// The shape of a mark.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MarkShape {
    /// A ring: what is chosen or counted.
    Ring,
    /// A dot: where one may go.
    Dot,
    /// A cross: what is lost.
    Cross,
    /// Corners: what was touched last.
    Corners,
}

impl MarkShape {
    const NAMES: [(&'static str, Self); 4] =
        [("ring", Self::Ring), ("dot", Self::Dot), ("cross", Self::Cross), ("corners", Self::Corners)];
}

/// A mark on a place. Its text is `e5` for a ring, or `dot:e5`, `cross:e5`, `corners:e5`, `ring:e5`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mark {
    /// What it looks like.
    pub shape: MarkShape,
    /// Where it is.
    pub place: Place,
}

impl FromStr for Mark {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let Some((name, place)) = text.split_once(':') else {
            return Ok(Self { shape: MarkShape::Ring, place: text.parse()? });
        };
        let (_, shape) = MarkShape::NAMES
            .into_iter()
            .find(|&(known, _)| known == name)
            .ok_or_else(|| TextError::contradiction(0, "a mark is one of ring, dot, cross and corners"))?;
        let place = place
            .parse()
            .map_err(|error: TextError| TextError { at: error.at + name.chars().count() + 1, ..error })?;
        Ok(Self { shape, place })
    }
}

/// An arrow from one place to another: `e5-g7`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Arrow {
    /// Where it starts.
    pub from: Place,
    /// Where it points.
    pub to: Place,
}

impl FromStr for Arrow {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let from = read(&mut reader)?;
        reader.expect('-', "a hyphen")?;
        let to = read(&mut reader)?;
        reader.end()?;
        Ok(Self { from, to })
    }
}

#[cfg(test)]
mod tests {
    use super::{Arrow, Mark, MarkShape, Place};

    #[test]
    fn places_marks_and_arrows_are_read_as_written() {
        let e5 = Place { letter: 4, number: 4 };
        assert_eq!("e5".parse(), Ok(e5));
        assert_eq!(e5.to_string(), "e5");
        assert_eq!("e5".parse(), Ok(Mark { shape: MarkShape::Ring, place: e5 }));
        assert_eq!("cross:e5".parse(), Ok(Mark { shape: MarkShape::Cross, place: e5 }));
        assert_eq!("a1-e5".parse(), Ok(Arrow { from: Place { letter: 0, number: 0 }, to: e5 }));
    }

    #[test]
    fn what_is_wrong_is_said_with_its_place() {
        let sentence = |text: &str| text.parse::<Mark>().unwrap_err().to_string();
        assert_eq!(sentence("blob:e5"), "a mark is one of ring, dot, cross and corners (at character 1)");
        assert!(sentence("dot:5e").contains("at character 5"), "{}", sentence("dot:5e"));
        assert!(
            "a1e5".parse::<Arrow>().unwrap_err().to_string().starts_with("expected a hyphen at character 3")
        );
    }
}
