//! The words for the result of a game, which may have none yet.

use std::fmt;

use tessera_games::{Outcome, Player};

/// How a game ended, or that it did not: `first`, `second`, `draw` or `*`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict(pub Option<Outcome>);

impl Verdict {
    /// The word.
    pub const fn word(self) -> &'static str {
        match self.0 {
            Some(Outcome::Win(Player::First)) => "first",
            Some(Outcome::Win(Player::Second)) => "second",
            Some(Outcome::Draw) => "draw",
            None => "*",
        }
    }

    /// The result of one of the four words.
    #[inline]
    pub fn of_word(word: &str) -> Option<Self> {
        // Every word of a record is checked here, and byte arrays are compared in registers.
        Some(Self(match word.as_bytes() {
            b"first" => Some(Outcome::Win(Player::First)),
            b"second" => Some(Outcome::Win(Player::Second)),
            b"draw" => Some(Outcome::Draw),
            b"*" => None,
            _ => return None,
        }))
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}
