//! The eight ways to turn and mirror the board.

use crate::{Action, Arrow, Board, Half, Rules, Shape, Square};

/// One of the eight symmetries of the square: first the columns are mirrored or not, then the rows, then columns and
/// rows change places or not.
#[derive(Clone, Copy)]
pub(crate) struct Symmetry {
    mirrors_columns: bool,
    mirrors_rows: bool,
    swaps: bool,
    size: u8,
}

impl Symmetry {
    /// How many there are.
    pub(crate) const COUNT: usize = 8;

    /// The symmetry with a number, of a board with that variant's size. Number 0 changes nothing.
    pub(crate) const fn new(number: usize, rules: Rules) -> Self {
        Self {
            mirrors_columns: number & 1 != 0,
            mirrors_rows: number & 2 != 0,
            swaps: number & 4 != 0,
            size: rules.size(),
        }
    }

    /// The image of a square. A square off the board is its own image.
    fn square(self, square: Square) -> Square {
        if !square.is_on(self.size) {
            return square;
        }
        let mirrored = |at: u8, mirrors: bool| if mirrors { self.size - 1 - at } else { at };
        let column = mirrored(square.column(), self.mirrors_columns);
        let row = mirrored(square.row(), self.mirrors_rows);
        let (column, row) = if self.swaps { (row, column) } else { (column, row) };
        Square::new(column, row).unwrap_or(square)
    }

    /// Where an arrow points then.
    fn arrow(self, arrow: Arrow) -> Arrow {
        let is_mirrored = match arrow {
            Arrow::Left | Arrow::Right => self.mirrors_columns,
            Arrow::Up | Arrow::Down => self.mirrors_rows,
        };
        let arrow = if is_mirrored { arrow.opposite() } else { arrow };
        match arrow {
            _ if !self.swaps => arrow,
            Arrow::Left => Arrow::Down,
            Arrow::Right => Arrow::Up,
            Arrow::Up => Arrow::Right,
            Arrow::Down => Arrow::Left,
        }
    }

    /// The placement as it is then.
    pub(crate) fn action(self, Action { x, o }: Action) -> Action {
        Action { x: self.square(x), o: self.square(o) }
    }

    /// The board as it is then.
    pub(crate) fn board<S: Shape>(self, board: &Board<S>) -> Board<S> {
        let mut turned = Board { laid: board.laid, ..Board::empty(board.rules) };
        for square in Square::all(self.size) {
            if let Some(half) = board.half(square) {
                turned.put(self.square(square), Half { arrow: self.arrow(half.arrow), ..half });
            }
        }
        turned
    }
}
