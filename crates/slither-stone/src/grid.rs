//! The grid: how many columns and rows, which squares there are, and which one lies in which direction.

use crate::{Direction, Square, Squares};

/// The size of a board: 6 to 21 columns and rows, at most 128 squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Grid {
    columns: u8,
    rows: u8,
}

/// For every number of columns, the squares of the left column, above the last row too. Sets of squares are
/// moved sideways by shifting them; a square that shifts into this column has left its row.
const LEFT_COLUMN: [u128; 32] = {
    let mut table = [0; 32];
    let mut columns = Grid::LEAST;
    while columns <= Grid::MOST {
        let mut square = 0;
        while square < 128 {
            table[columns as usize] |= 1 << square;
            square += columns as usize;
        }
        columns += 1;
    }
    table
};

impl Grid {
    /// The least number of columns, and of rows.
    pub const LEAST: u8 = 6;
    /// The greatest number of columns, and of rows.
    pub const MOST: u8 = 21;
    /// The greatest number of squares.
    pub const MOST_SQUARES: usize = 128;

    /// The size of a standard board.
    pub const STANDARD: Self = Self { columns: 10, rows: 12 };

    /// A grid of that size, if a board may have it.
    pub const fn new(columns: u8, rows: u8) -> Option<Self> {
        let fits = columns >= Self::LEAST
            && rows >= Self::LEAST
            && columns as usize * rows as usize <= Self::MOST_SQUARES;
        if fits { Some(Self { columns, rows }) } else { None }
    }

    /// The number of columns.
    pub const fn columns(self) -> u8 {
        self.columns
    }

    /// The number of rows.
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// The number of squares.
    pub const fn square_count(self) -> usize {
        self.columns as usize * self.rows as usize
    }

    /// Every square.
    pub const fn squares(self) -> Squares {
        Squares::from_bits(u128::MAX >> (Self::MOST_SQUARES - self.square_count()))
    }

    /// Every square as it is written: by row from the top, each row from the left.
    pub(crate) fn squares_from_the_top(self) -> impl Iterator<Item = Square> {
        let rows = (0..self.rows).rev();
        rows.flat_map(move |row| (0..self.columns).filter_map(move |column| self.square(column, row)))
    }

    /// The square on that column and row, both counted from 0.
    pub const fn square(self, column: u8, row: u8) -> Option<Square> {
        if column < self.columns && row < self.rows {
            Square::new(row as usize * self.columns as usize + column as usize)
        } else {
            None
        }
    }

    /// The column and the row of a square, both counted from 0.
    pub const fn place(self, square: Square) -> (u8, u8) {
        let index = square.index() as u8;
        (index % self.columns, index / self.columns)
    }

    /// The square next to this one in a direction; `None` off the board.
    pub const fn next(self, square: Square, direction: Direction) -> Option<Square> {
        let (column, row) = self.place(square);
        match direction {
            Direction::North => self.square(column, row + 1),
            Direction::East => self.square(column + 1, row),
            Direction::South => self.square(column, row.wrapping_sub(1)),
            Direction::West => self.square(column.wrapping_sub(1), row),
        }
    }

    #[inline]
    const fn left_column(self) -> u128 {
        LEFT_COLUMN[(self.columns & 31) as usize]
    }

    /// Every square of a set moved by one in a direction. What leaves the board to the east, south or west is
    /// gone; what leaves it to the north may end up above the last row.
    #[inline]
    pub(crate) const fn moved(self, squares: Squares, direction: Direction) -> Squares {
        let bits = squares.bits();
        let left = self.left_column();
        Squares::from_bits(match direction {
            Direction::North => bits << (self.columns & 31),
            Direction::East => (bits << 1) & !left,
            Direction::South => bits >> (self.columns & 31),
            Direction::West => (bits & !left) >> 1,
        })
    }

    /// The squares that share a side with a square of the set; some above the last row perhaps.
    #[inline]
    pub(crate) fn beside(self, squares: Squares) -> Squares {
        Direction::ALL
            .into_iter()
            .fold(Squares::NONE, |beside, direction| beside | self.moved(squares, direction))
    }
}

#[cfg(test)]
mod tests {
    use super::Grid;
    use crate::{Direction, Squares};

    fn every_grid() -> impl Iterator<Item = Grid> {
        (0..=255).flat_map(|columns| (0..=255).filter_map(move |rows| Grid::new(columns, rows)))
    }

    #[test]
    fn a_board_has_six_to_twenty_one_columns_and_rows_and_at_most_128_squares() {
        assert_eq!(every_grid().map(Grid::columns).min(), Some(6));
        assert_eq!(every_grid().map(Grid::columns).max(), Some(21));
        assert_eq!(every_grid().map(Grid::rows).max(), Some(21));
        assert_eq!(every_grid().map(Grid::square_count).max(), Some(128));
        assert!(Grid::new(16, 8).is_some() && Grid::new(13, 10).is_none() && Grid::new(5, 6).is_none());
    }

    #[test]
    fn moving_a_set_moves_each_square_to_the_next_one() {
        for grid in every_grid() {
            for square in grid.squares() {
                for direction in Direction::ALL {
                    let moved = grid.moved(Squares::of(square), direction) & grid.squares();
                    assert_eq!(moved, grid.next(square, direction).into_iter().collect(), "{grid:?}");
                }
                let beside: Squares =
                    Direction::ALL.into_iter().filter_map(|direction| grid.next(square, direction)).collect();
                assert_eq!(grid.beside(Squares::of(square)) & grid.squares(), beside);
                let (column, row) = grid.place(square);
                assert_eq!(grid.square(column, row), Some(square));
            }
        }
    }
}
