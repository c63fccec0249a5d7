//! The board as plain bits, one for each square, and what is done with whole sets of squares at once.

use tessera_game::Player;
use tessera_games::slither_stone::{Direction, Grid, Position, Snake, Square, Squares};

/// A set of squares: bit `n` is the square with number `n`.
pub(super) type Bits = u128;

/// A position's board, ready for moving sets of squares about.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    columns: u32,
    /// The squares of the left column. What moves sideways into it has left its row.
    left: Bits,
    /// The squares that a snake can enter and live.
    pub(super) open: Bits,
}

/// For every number of columns, the squares of the left column.
const LEFT_COLUMN: [Bits; 32] = {
    let mut table = [0; 32];
    let mut columns = 1;
    while columns < 32 {
        let mut square = 0;
        while square < 128 {
            table[columns] |= 1 << square;
            square += columns;
        }
        columns += 1;
    }
    table
};

impl Field {
    #[inline]
    pub(super) fn of(position: &Position) -> Self {
        let grid = position.grid();
        let taken =
            Snake::ALL.into_iter().fold(position.walls(), |taken, snake| taken | position.body(snake));
        Self {
            columns: u32::from(grid.columns()),
            left: left_column(grid),
            open: bits(!taken & grid.squares()),
        }
    }

    /// By how much a square's number grows from one row to the next. The mask tells the compiler that it is below 64,
    /// which makes shifts of a set much cheaper.
    #[inline]
    const fn row(&self) -> u32 {
        self.columns & 31
    }

    /// This board with some squares less open.
    pub(super) fn without(&self, closed: Bits) -> Self {
        Self { open: self.open & !closed, ..*self }
    }

    /// Every square of a set moved by one in a direction; what is not on the board is not open.
    #[inline]
    pub(super) fn moved(&self, set: Bits, direction: Direction) -> Bits {
        match direction {
            Direction::North => set << self.row(),
            Direction::East => (set << 1) & !self.left,
            Direction::South => set >> self.row(),
            Direction::West => (set & !self.left) >> 1,
        }
    }

    /// The squares that share a side with a square of the set.
    #[inline]
    pub(super) fn beside(&self, set: Bits) -> Bits {
        let sideways = ((set << 1) & !self.left) | ((set & !self.left) >> 1);
        (set << self.row()) | (set >> self.row()) | sideways
    }

    /// The second squares from a set, in every direction, regardless of what is between.
    #[inline]
    pub(super) fn jumped(&self, set: Bits) -> Bits {
        Direction::ALL
            .into_iter()
            .fold(0, |all, direction| all | self.moved(self.moved(set, direction), direction))
    }

    /// The squares whose neighbours hang together only through them, as far as the eight squares around tell.
    pub(super) fn chokes(&self, open: Bits) -> Bits {
        // What lies in a direction from a square is the set moved the other way.
        let [south, west, north, east] = Direction::ALL.map(|direction| self.moved(open, direction));
        let sides = [north, east, south, west];
        let corners = [
            self.moved(north, Direction::West),
            self.moved(south, Direction::West),
            self.moved(south, Direction::East),
            self.moved(north, Direction::East),
        ];
        // Each open side that does not lead on to the next one clockwise ends a group of open sides.
        let (mut once, mut twice) = (0, 0);
        for side in 0..4 {
            let ends = sides[side] & !(corners[side] & sides[(side + 1) % 4]);
            twice |= once & ends;
            once |= ends;
        }
        twice & open
    }
}

#[inline]
fn left_column(grid: Grid) -> Bits {
    LEFT_COLUMN[usize::from(grid.columns()) & 31]
}

/// The heads of a player's living snakes.
#[inline]
pub(super) fn heads(position: &Position, player: Player) -> Bits {
    position
        .living(player)
        .filter_map(|snake| position.head(snake))
        .fold(0, |heads, (head, _)| heads | bit(head))
}

/// The set of one square.
#[inline]
pub(super) fn bit(square: Square) -> Bits {
    1 << (square.index() & 127)
}

/// A set as plain bits.
#[inline]
pub(super) fn bits(squares: Squares) -> Bits {
    squares.bits()
}

/// The squares of a set in rising order.
pub(super) fn squares(mut set: Bits) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || {
        let square = Square::new(set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(square)
    })
}
