//! The words for a result, which may be that there is none yet.

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

    /// The result that a word tells, if it is one of the four.
    #[inline]
    pub fn of_word(word: &str) -> Option<Self> {
        // Arrays of bytes are compared in registers. Every word of a record is asked whether it is a result.
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
