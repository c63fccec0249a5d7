//! A position as plain words of bits, one bit for each square, for arithmetic on whole sets at once.

use tessera_game::Position as _;
use tessera_games::yoxii::{Position, Square, Squares};

/// How far apart the bits of two squares are of which one stands above the other. Rows are one bit longer
/// than the board is wide, so that a step over an edge never lands on a square.
const STRIDE: u8 = 8;

/// The squares of the standard board.
const BOARD: u64 = board();

/// The neighbours of each square.
static NEIGHBOURS: [u64; 64] = neighbours();

/// The stones and squares of a position, seen by the player to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Boards {
    /// The stones of the player to move.
    pub(super) own: u64,
    /// The stones of the opponent.
    pub(super) enemy: u64,
    /// The stones whose value is 2 or 4.
    low: u64,
    /// The stones whose value is 3 or 4.
    high: u64,
    /// The totem's square.
    pub(super) totem: u64,
    /// The squares of the board that is played on.
    board: u64,
}

impl Boards {
    #[inline]
    pub(super) fn of(position: &Position) -> Self {
        let mover = position.to_move();
        let [low, high] = position.value_bits().map(Squares::bits);
        let [own, enemy] = [mover, !mover].map(|player| position.stones(player).bits());
        Self { own, enemy, low, high, totem: bit(position.totem()), board: position.shape().squares().bits() }
    }

    /// The squares on which a stone can stand after the totem's next move: free ones and the totem's.
    #[inline]
    pub(super) fn open(&self) -> u64 {
        self.board & !(self.own | self.enemy)
    }

    /// The sum of the own values on some squares, less the opponent's.
    #[inline]
    pub(super) fn points(&self, squares: u64) -> i32 {
        self.sum(self.own & squares) - self.sum(self.enemy & squares)
    }

    /// The number of own stones on some squares, less the opponent's.
    #[inline]
    pub(super) fn majority(&self, squares: u64) -> i32 {
        (self.own & squares).count_ones().cast_signed() - (self.enemy & squares).count_ones().cast_signed()
    }

    /// The sum of the values of some stones.
    #[inline]
    fn sum(&self, stones: u64) -> i32 {
        let ones = stones.count_ones() + (stones & self.low).count_ones();
        (ones + 2 * (stones & self.high).count_ones()).cast_signed()
    }
}

/// The number of a square's bit.
#[inline]
pub(super) fn number(square: Square) -> u8 {
    (STRIDE * square.row() + square.column()) & 63
}

#[inline]
fn bit(square: Square) -> u64 {
    1 << number(square)
}

/// The neighbours of the lowest square of a set.
#[inline]
pub(super) fn neighbours_of_first(squares: u64) -> u64 {
    NEIGHBOURS[squares.trailing_zeros() as usize & 63]
}

/// The neighbours of all squares of a set together, and perhaps some bits that are no squares.
#[inline]
pub(super) fn around(squares: u64) -> u64 {
    let row = squares << 1 | squares >> 1;
    let wide = row | squares;
    row | wide << STRIDE | wide >> STRIDE
}

/// The squares that have at least two neighbours in a set, and perhaps some bits that are no squares.
#[inline]
pub(super) fn beside_two(squares: u64) -> u64 {
    let (mut one, mut two) = (0, 0);
    for distance in [1, STRIDE - 1, STRIDE, STRIDE + 1] {
        for shifted in [squares << distance, squares >> distance] {
            two |= one & shifted;
            one |= shifted;
        }
    }
    two
}

const fn board() -> u64 {
    let mut squares = 0;
    let mut place = 0;
    while place < 64 {
        if Square::new(place % STRIDE, place / STRIDE).is_some() {
            squares |= 1 << place;
        }
        place += 1;
    }
    squares
}

const fn neighbours() -> [u64; 64] {
    let mut table = [0; 64];
    let mut place = 0;
    while place < 64 {
        let square = BOARD & 1 << place;
        let row = square << 1 | square >> 1;
        let wide = row | square;
        table[place] = (row | wide << STRIDE | wide >> STRIDE) & BOARD;
        place += 1;
    }
    table
}
