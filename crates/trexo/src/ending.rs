//! The end of the game: lines, an empty stock, no place for a tile.

use tessera_game::Outcome;

use crate::planes::{Planes, TOP_X};
use crate::set::Set;
use crate::{Board, Shape, Symbol};

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// There is a line of this symbol, and its player has won. There may be one of the other symbol, too.
    Line(Symbol),
    /// No line, and all tiles have been laid.
    StockEmpty,
    /// No line, and there are tiles left, but no two squares to lay one on.
    NoPlace,
}

impl Ending {
    /// The result that it means.
    #[inline]
    pub const fn outcome(self) -> Outcome {
        match self {
            Self::Line(symbol) => Outcome::Win(symbol.player()),
            Self::StockEmpty | Self::NoPlace => Outcome::Draw,
        }
    }
}

impl<S: Shape> Board<S> {
    /// Why the game is over; `None` while it goes on.
    #[inline]
    pub fn ending(&self) -> Option<Ending> {
        self.ending_but_for_places().or_else(|| (!self.has_place()).then_some(Ending::NoPlace))
    }

    /// The same without [`Ending::NoPlace`], for callers that look at the places anyway.
    #[inline]
    pub(crate) fn ending_but_for_places(&self) -> Option<Ending> {
        match self.winner() {
            Some(symbol) => Some(Ending::Line(symbol)),
            None if self.laid >= self.rules.tiles() => Some(Ending::StockEmpty),
            None => None,
        }
    }

    /// The symbol whose line has won.
    #[inline]
    pub(crate) fn winner(&self) -> Option<Symbol> {
        let x = self.planes.read(TOP_X);
        let o = self.covered() & !x;
        match (has_line::<S>(x), has_line::<S>(o)) {
            (false, false) => None,
            (true, false) => Some(Symbol::X),
            (false, true) => Some(Symbol::O),
            // The opponent of who laid the last tile, and the opponent is to move now.
            (true, true) => Some(Symbol::of(self.next_player())),
        }
    }
}

/// Whether five of these squares form a line.
#[inline]
pub(crate) fn has_line<S: Shape>(tops: S::Set) -> bool {
    let stride = S::STRIDE as u32;
    // Lines that rise start in lower rows.
    let right = (starts(tops, 1) | starts(tops, stride + 1).lower()) & S::GEOMETRY.lines_right;
    let left = starts(tops, stride - 1).lower() & S::GEOMETRY.lines_left;
    !(right | left | starts(tops, stride).lower()).is_empty()
}

/// The squares from which five in a row, `step` apart, are in the set. Those that run over the end of a row of the
/// board are not yet left out.
#[inline]
fn starts<T: Set>(tops: T, step: u32) -> T {
    let two = tops & (tops >> step);
    let four = two & (two >> (2 * step));
    four & (tops >> (4 * step))
}
