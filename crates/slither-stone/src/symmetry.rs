//! The symmetries of the grid: two mirrors, and on a square board the swap of columns and rows.

use crate::{Action, Direction, Grid, Kind, Position, Snake, Square, Squares};

/// One symmetry, as what is done in this order.
#[derive(Clone, Copy)]
struct Symmetry {
    /// Columns and rows are swapped.
    swap: bool,
    /// Left and right are swapped.
    left_right: bool,
    /// Up and down are swapped.
    up_down: bool,
}

impl Grid {
    /// A square board has eight symmetries, another one four.
    pub(crate) fn symmetry_count(self) -> usize {
        if self.columns() == self.rows() { 8 } else { 4 }
    }

    /// The symmetry with that number; a number that is too great counts from 0 again.
    fn symmetry(self, number: usize) -> Symmetry {
        let number = number % self.symmetry_count();
        Symmetry { left_right: number & 1 != 0, up_down: number & 2 != 0, swap: number & 4 != 0 }
    }

    fn square_seen_through(self, symmetry: Symmetry, square: Square) -> Square {
        let (mut column, mut row) = self.place(square);
        if symmetry.swap {
            (column, row) = (row, column);
        }
        if symmetry.left_right {
            column = (self.columns() - 1).wrapping_sub(column);
        }
        if symmetry.up_down {
            row = (self.rows() - 1).wrapping_sub(row);
        }
        // A square off the board has no image; it stays what it is.
        self.square(column, row).unwrap_or(square)
    }
}

impl Symmetry {
    fn direction(self, direction: Direction) -> Direction {
        use Direction::{East, North, South, West};
        let swapped = match direction {
            North if self.swap => East,
            East if self.swap => North,
            South if self.swap => West,
            West if self.swap => South,
            direction => direction,
        };
        match swapped {
            North | South if self.up_down => swapped.opposite(),
            East | West if self.left_right => swapped.opposite(),
            _ => swapped,
        }
    }
}

impl Position {
    pub(crate) fn seen_through(&self, symmetry: usize) -> Self {
        let symmetry = self.grid.symmetry(symmetry);
        let square = |square| self.grid.square_seen_through(symmetry, square);
        let squares = |set: Squares| set.iter().map(square).collect::<Squares>();
        let mut seen =
            Self { free_spaces: squares(self.free_spaces), bodies: self.bodies.map(squares), ..*self };
        seen.walls = squares(self.walls()) | !self.grid.squares();
        for snake in Snake::ALL {
            if let Some((head, direction)) = self.head(snake) {
                seen.put_snake(snake, square(head), symmetry.direction(direction));
            }
        }
        seen
    }

    /// Where part of a move's text means nothing it is `n`, and stays so through every symmetry.
    pub(crate) fn action_seen_through(&self, symmetry: usize, action: Action) -> Action {
        let symmetry = self.grid.symmetry(symmetry);
        let square = |square| self.grid.square_seen_through(symmetry, square);
        match action {
            Action::Wall(at) => Action::Wall(square(at)),
            Action::FreeSpace(at) => Action::FreeSpace(square(at)),
            Action::End => Action::End,
            Action::Move(move_) => {
                let trace = self.trace(move_);
                let mut seen = move_;
                if let (Kind::Step(direction), true) = (move_.kind, trace.wise_moves()) {
                    seen.kind = Kind::Step(symmetry.direction(direction));
                }
                if trace.wise_lives() {
                    seen.pointing = symmetry.direction(move_.pointing);
                }
                Action::Move(seen)
            }
        }
    }
}
