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
        match self.rules.line() {
            3 => self.winner_by::<3>(),
            4 => self.winner_by::<4>(),
            _ => self.winner_by::<5>(),
        }
    }

    /// The same, where the length of a line is known when compiled.
    #[inline]
    fn winner_by<const LINE: usize>(&self) -> Option<Symbol> {
        let x = self.planes.read(TOP_X);
        let o = self.covered() & !x;
        match (has_line::<S, LINE>(x), has_line::<S, LINE>(o)) {
            (false, false) => None,
            (true, false) => Some(Symbol::X),
            (false, true) => Some(Symbol::O),
            // The opponent of who laid the last tile, and the opponent is to move now.
            (true, true) => Some(Symbol::of(self.next_player())),
        }
    }
}

/// Whether some of these squares form a line of that length.
#[inline]
pub(crate) fn has_line<S: Shape, const LINE: usize>(tops: S::Set) -> bool {
    let stride = S::STRIDE as u32;
    let lines = &S::GEOMETRY.lines[LINE];
    // Lines that rise start in lower rows. Where the last word has none of these rows, nothing is computed for it.
    let rising = |step| {
        let starts = starts::<_, LINE>(tops, step);
        if lines.rise_from_lower { starts.lower() } else { starts }
    };
    let right = (starts::<_, LINE>(tops, 1) | rising(stride + 1)) & lines.right;
    let left = rising(stride - 1) & lines.left;
    !(right | left | rising(stride)).is_empty()
}

/// The squares from which that many in a row, `step` apart, are in the set. Those that run over the end of a row of the
/// board are not yet left out.
#[inline]
fn starts<T: Set, const LINE: usize>(tops: T, step: u32) -> T {
    let more = LINE as u32 - 1;
    let two = tops & (tops >> step);
    // Two pairs and the last square; where a line is short, they overlap.
    two & (two >> (more / 2 * step)) & (tops >> (more * step))
}
