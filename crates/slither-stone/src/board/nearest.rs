//! Which numbers of columns, rows and walls go together, and the board nearest to a choice that does not.

use super::BoardSpec;
use crate::Grid;

impl BoardSpec {
    /// The board with that seed whose numbers are nearest to these. The columns count most, then the rows, then
    /// the walls.
    ///
    /// ```
    /// use tessera_slither_stone::BoardSpec;
    /// let board = BoardSpec::nearest(30, 10, 9, 1);
    /// assert_eq!((board.grid().columns(), board.grid().rows(), board.walls()), (21, 6, 8));
    /// ```
    pub fn nearest(columns: u8, rows: u8, walls: u8, seed: u32) -> Self {
        let columns = columns.clamp(Grid::LEAST, Grid::MOST);
        let rows = rows.clamp(Grid::LEAST, Grid::most_rows(columns));
        let grid = Grid::new(columns, rows).unwrap_or(Grid::STANDARD);
        let walls = walls.min(Self::most_walls(grid));
        Self { grid, walls: walls - walls % Self::wall_step(grid), seed }
    }

    /// By how much the numbers of walls of such boards differ: only a board with a square in the centre has odd
    /// ones.
    pub const fn wall_step(grid: Grid) -> u8 {
        if grid.square_count().is_multiple_of(2) { 2 } else { 1 }
    }
}

impl Grid {
    /// The most rows of a grid with that many columns, which are from [`Grid::LEAST`] to [`Grid::MOST`].
    pub fn most_rows(columns: u8) -> u8 {
        let rows = Self::MOST_SQUARES / usize::from(columns.clamp(Self::LEAST, Self::MOST));
        (rows as u8).min(Self::MOST)
    }
}

#[cfg(test)]
mod tests {
    use super::BoardSpec;
    use crate::Grid;

    #[test]
    fn whatever_is_asked_for_the_nearest_board_exists_and_a_board_that_exists_is_nearest_to_itself() {
        for columns in 0..=30 {
            for rows in 0..=30 {
                for walls in (0..=40).chain([254, 255]) {
                    let nearest = BoardSpec::nearest(columns, rows, walls, 7);
                    let grid = nearest.grid();
                    let made = BoardSpec::new(grid.columns(), grid.rows(), nearest.walls(), 7);
                    assert_eq!(made, Ok(nearest), "{columns} {rows} {walls}");
                    if let Ok(board) = BoardSpec::new(columns, rows, walls, 7) {
                        assert_eq!(nearest, board);
                    }
                }
            }
        }
    }

    #[test]
    fn one_row_more_than_the_most_does_not_fit() {
        for columns in Grid::LEAST..=Grid::MOST {
            let most = Grid::most_rows(columns);
            assert!(Grid::new(columns, most).is_some());
            assert!(most == Grid::MOST || Grid::new(columns, most + 1).is_none());
        }
    }
}
