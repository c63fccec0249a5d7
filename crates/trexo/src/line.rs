//! Lines to show: which squares they run over.

use crate::{Position, Square, Symbol};

/// Five or more equal tops, or as many as the variant says, in consecutive squares of a row, a column or a diagonal. It
/// is as long as it can be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    symbol: Symbol,
    first: Square,
    way: Way,
    length: u8,
}

/// The way a line runs: how many columns to the right and rows up each square is from the one before.
type Way = (i8, i8);

const WAYS: [Way; 4] = [(1, 0), (1, 1), (0, 1), (-1, 1)];

impl Line {
    /// The symbol on all its squares.
    pub const fn symbol(self) -> Symbol {
        self.symbol
    }

    /// Its squares, from one end to the other.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        run(self.first, self.way).take(usize::from(self.length))
    }
}

impl Position {
    /// The lines of a symbol; none while the game goes on.
    pub fn lines(&self, symbol: Symbol) -> impl Iterator<Item = Line> {
        let least = usize::from(self.rules().line());
        let squares = Square::all(self.rules().size()).flat_map(|first| WAYS.map(|way| (first, way)));
        squares.filter_map(move |(first, way)| {
            let shows = |&square: &Square| self.top(square) == Some(symbol);
            let is_first = !step(first, (-way.0, -way.1)).is_some_and(|before| shows(&before));
            let length = run(first, way).take_while(shows).count();
            (is_first && length >= least).then_some(Line { symbol, first, way, length: length as u8 })
        })
    }
}

/// A square and all those that follow it on the way.
fn run(first: Square, way: Way) -> impl Iterator<Item = Square> {
    std::iter::successors(Some(first), move |&square| step(square, way))
}

fn step(square: Square, (right, up): Way) -> Option<Square> {
    Square::new(square.column().wrapping_add_signed(right), square.row().wrapping_add_signed(up))
}
