//! A very small game, for examples and for the tests of this crate.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use crate::{ActionError, Outcome, Player, Position, Reader, TextError, mix};

/// Nim with one heap: take one or two; the player who takes the last one wins. Its text is `3 first`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nim {
    heap: u8,
    to_move: Player,
}

/// The error that more was taken than allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooMany;

impl fmt::Display for TooMany {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("one or two can be taken, and no more than there are")
    }
}

impl std::error::Error for TooMany {}

impl Nim {
    /// A heap of that size, the first player to move.
    pub fn new(heap: u8) -> Self {
        Self { heap, to_move: Player::First }
    }
}

impl Position for Nim {
    type Action = u8;
    type Illegal = TooMany;

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.heap == 0).then_some(Outcome::Win(!self.to_move))
    }

    fn visit_actions_unchecked<L: FnMut(u8) -> ControlFlow<()>>(&self, mut listener: L) -> ControlFlow<()> {
        (1..=self.heap.min(2)).try_for_each(&mut listener)
    }

    fn check(&self, action: u8) -> Result<(), TooMany> {
        if (1..=self.heap.min(2)).contains(&action) { Ok(()) } else { Err(TooMany) }
    }

    fn play_unchecked(&mut self, action: u8) {
        self.heap = self.heap.saturating_sub(action);
        self.to_move = !self.to_move;
    }

    fn hash(&self) -> u64 {
        mix(u64::from(self.heap), self.to_move.index() as u64)
    }

    fn symmetries(&self) -> usize {
        1
    }

    fn transformed(&self, _symmetry: usize) -> Self {
        *self
    }

    fn transformed_action(&self, _symmetry: usize, action: u8) -> u8 {
        action
    }

    fn write_action(&self, action: u8, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{action}")
    }

    fn parse_action(&self, text: &str) -> Result<u8, ActionError<TooMany>> {
        let mut reader = Reader::new(text);
        let action = reader.number("how many to take", 1, 9)? as u8;
        reader.end()?;
        self.check(action).map_err(ActionError::Illegal)?;
        Ok(action)
    }
}

impl fmt::Display for Nim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.heap, self.to_move)
    }
}

impl FromStr for Nim {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let heap = reader.number("the size of the heap", 0, 255)? as u8;
        reader.expect(' ', "a space")?;
        let to_move = if reader.peek() == Some('f') { Player::First } else { Player::Second };
        reader.expect_text(&to_move.to_string(), "the player to move")?;
        reader.end()?;
        Ok(Self { heap, to_move })
    }
}
