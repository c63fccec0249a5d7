//! Why a tile cannot be laid somewhere.

use std::error::Error;
use std::fmt;

use crate::{Action, Board, Shape, Square, Symbol};

/// Why an action cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// There is a line of this symbol, and its player has won.
    GameOver(Symbol),
    /// The square is not on the board.
    OffTheBoard(Square),
    /// Both halves would lie on this square.
    SameSquareTwice(Square),
    /// The squares do not share a side.
    NotSideBySide,
    /// All tiles have been laid.
    StockEmpty,
    /// The squares have different levels.
    DifferentLevels {
        /// The level of the square for the X half.
        x: u16,
        /// The level of the square for the O half.
        o: u16,
    },
    /// The two tops belong to the same tile.
    OneTile,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver(symbol) => write!(f, "the game is over, with a line of {symbol}"),
            Self::OffTheBoard(square) => write!(f, "{square} is not on the board"),
            Self::SameSquareTwice(square) => write!(f, "a tile needs two squares, not {square} twice"),
            Self::NotSideBySide => f.write_str("the two squares must share a side"),
            Self::StockEmpty => f.write_str("the stock is empty"),
            Self::DifferentLevels { x, o } => {
                write!(f, "the two squares must have the same level, not {x} and {o}")
            }
            Self::OneTile => f.write_str("the tops of the two squares must belong to two different tiles"),
        }
    }
}

impl Error for Illegal {}

impl<S: Shape> Board<S> {
    /// Says why a tile cannot be laid so, if it cannot. A board without a place for a tile needs no reason of its
    /// own: there, each placement has one.
    pub(crate) fn refuse(&self, Action { x, o }: Action) -> Result<(), Illegal> {
        if let Some(symbol) = self.winner() {
            return Err(Illegal::GameOver(symbol));
        }
        if let Some(off) = [x, o].into_iter().find(|square| !square.is_on(self.rules.size())) {
            return Err(Illegal::OffTheBoard(off));
        }
        if x == o {
            return Err(Illegal::SameSquareTwice(x));
        }
        let arrow = x.arrow_to(o).ok_or(Illegal::NotSideBySide)?;
        if self.tiles_left() == 0 {
            return Err(Illegal::StockEmpty);
        }
        if self.level(x) != self.level(o) {
            return Err(Illegal::DifferentLevels { x: self.level(x), o: self.level(o) });
        }
        if self.arrow(x) == Some(arrow) { Err(Illegal::OneTile) } else { Ok(()) }
    }
}
