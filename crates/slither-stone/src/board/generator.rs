//! From a spec to its board. Whatever is done here, and in which order, is a promise: see the golden boards in
//! the tests.
//!
//! 1. The random numbers are `tessera_game::Random`'s, from a seed that holds all of the spec.
//! 2. Player 1's snakes get two columns with at least one between them, each such pair equally likely, and each
//!    a direction in which there is a square. Player 2's follow by the half turn.
//! 3. Where the number of walls is odd, the centre is one. Then the pairs of opposite squares that may be walls
//!    are drawn in random order, and a pair becomes wall unless that would cut the board in two. Pairs that were
//!    left out are tried again, as long as any is placed: more walls can make up for the cut.
//! 4. Should walls still be missing, they are placed anew in the order of their squares. On every size and for
//!    every pair of starts that order places a quarter of the squares (the tests try them all).

use tessera_game::{Player, Random};

use super::BoardSpec;
use crate::{Direction, Grid, Position, Snake, SnakeNumber, Square, Squares};

/// The start of one snake.
type Start = (Square, Direction);

pub(super) fn generate(spec: BoardSpec) -> Position {
    let grid = spec.grid;
    let mut random = Random::new(packed(spec));
    let columns = start_columns(grid, &mut random);
    let own = columns.map(|column| start(grid, column, &mut random));
    let others = [own[1], own[0]].map(|(square, direction)| (opposite(grid, square), direction.opposite()));
    let starts: Squares = own.iter().chain(&others).map(|&(square, _)| square).collect();
    let mut pairs = Pairs::new(grid, starts);
    pairs.shuffle(&mut random);
    let walls = pairs
        .walls(spec.walls)
        .or_else(|| Pairs::new(grid, starts).walls(spec.walls))
        .unwrap_or(Squares::NONE);
    let mut position = Position::bare(grid, walls);
    for (owner, starts) in [(Player::First, own), (Player::Second, others)] {
        for (number, (square, direction)) in SnakeNumber::BOTH.into_iter().zip(starts) {
            position.put_snake(Snake { owner, number }, square, direction);
        }
    }
    position
}

/// The whole spec in one number.
fn packed(spec: BoardSpec) -> u64 {
    u64::from(spec.seed)
        | u64::from(spec.grid.columns()) << 32
        | u64::from(spec.grid.rows()) << 40
        | u64::from(spec.walls) << 48
}

/// Two columns, the left one first, with at least one between them: two different ones of all but the last
/// column, and the right one moved on by one.
fn start_columns(grid: Grid, random: &mut Random) -> [u8; 2] {
    let columns = u32::from(grid.columns());
    let one = random.below(columns - 1) as u8;
    let other = random.below(columns - 2) as u8;
    let other = if other < one { other } else { other + 1 };
    [one.min(other), one.max(other) + 1]
}

/// The start on that column of the second row, with a direction that leads to a square.
fn start(grid: Grid, column: u8, random: &mut Random) -> Start {
    let square = grid.square(column, 1).unwrap_or_default();
    let leads_on = |direction: &Direction| grid.next(square, *direction).is_some();
    let ways = Direction::ALL.into_iter().filter(leads_on).count();
    let chosen = random.below(ways as u32) as usize;
    let direction = Direction::ALL.into_iter().filter(leads_on).nth(chosen).unwrap_or_default();
    (square, direction)
}

/// The square that a half turn brings a square to.
fn opposite(grid: Grid, square: Square) -> Square {
    Square::new(grid.square_count() - 1 - square.index()).unwrap_or_default()
}

/// The pairs of opposite squares that may be walls, by their lower squares, in some order.
struct Pairs {
    grid: Grid,
    lower: [Square; Grid::MOST_SQUARES / 2],
    count: usize,
}

impl Pairs {
    /// In the order of their lower squares.
    fn new(grid: Grid, starts: Squares) -> Self {
        let mut pairs = Self { grid, lower: [Square::default(); Grid::MOST_SQUARES / 2], count: 0 };
        let kept_free = starts | grid.beside(starts);
        let half = grid.square_count() / 2;
        for square in (0..half).filter_map(Square::new).filter(|&square| !kept_free.contains(square)) {
            pairs.lower[pairs.count] = square;
            pairs.count += 1;
        }
        pairs
    }

    fn shuffle(&mut self, random: &mut Random) {
        for place in 1..self.count {
            self.lower.swap(place, random.below(place as u32 + 1) as usize);
        }
    }

    /// The wanted number of walls, if this order can place them.
    fn walls(&self, wanted: u8) -> Option<Squares> {
        let wanted = u32::from(wanted);
        let mut walls = Squares::NONE;
        if wanted % 2 == 1 {
            walls = Squares::of(Square::new(self.grid.square_count() / 2)?);
        }
        loop {
            let before = walls;
            for &square in &self.lower[..self.count] {
                if walls.len() >= wanted {
                    return Some(walls);
                }
                let more = walls | Squares::of(square) | Squares::of(opposite(self.grid, square));
                if hangs_together(self.grid, self.grid.squares() & !more) {
                    walls = more;
                }
            }
            if walls == before {
                return (walls.len() >= wanted).then_some(walls);
            }
        }
    }
}

/// Whether one can walk from any of these squares to any other over squares that share sides.
fn hangs_together(grid: Grid, squares: Squares) -> bool {
    let mut reached = Squares::of(squares.first());
    loop {
        let further = (reached | grid.beside(reached)) & squares;
        if further == reached {
            return reached == squares;
        }
        reached = further;
    }
}

#[cfg(test)]
mod tests {
    use super::{Pairs, opposite};
    use crate::{BoardSpec, Grid, Squares};

    #[test]
    fn the_order_of_the_squares_places_every_number_of_walls_on_every_board() {
        let grids = (6..=21).flat_map(|columns| (6..=21).filter_map(move |rows| Grid::new(columns, rows)));
        for grid in grids {
            for left in 0..grid.columns() {
                for right in left + 2..grid.columns() {
                    let own = [left, right].map(|column| grid.square(column, 1).expect("on the board"));
                    let starts: Squares =
                        own.into_iter().chain(own.map(|square| opposite(grid, square))).collect();
                    let most = BoardSpec::most_walls(grid);
                    for wanted in [most, most.saturating_sub(1)] {
                        let walls = Pairs::new(grid, starts).walls(wanted);
                        let even = grid.square_count().is_multiple_of(2) && wanted % 2 == 1;
                        if !even {
                            assert_eq!(
                                walls.map(Squares::len),
                                Some(wanted.into()),
                                "{grid:?} {left} {right}"
                            );
                        }
                    }
                }
            }
        }
    }
}
