//! Actions as small numbers, for tables: two squares out of 37 and one value out of 4.

use tessera_games::yoxii::{Action, Square, Value};

/// The number of squares.
const SQUARES: usize = 37;

/// Every code is below this.
pub(super) const CODES: usize = SQUARES * SQUARES * 4;

/// For each row, the number of its first square less the column of that square.
const ROW_STARTS: [u8; 7] = [u8::MAX - 1, 2, 8, 15, 22, 28, 32];

/// Every square by its number.
const BY_NUMBER: [Square; SQUARES] = squares_by_number();

const fn squares_by_number() -> [Square; SQUARES] {
    let mut squares = [Square::new(3, 3).expect("the middle is a square"); SQUARES];
    let (mut index, mut place) = (0, 0);
    while place < 49 {
        if let Some(square) = Square::new(place % 7, place / 7) {
            squares[index] = square;
            index += 1;
        }
        place += 1;
    }
    squares
}

/// The number of a square, below 37.
#[inline]
pub(super) fn square(square: Square) -> u16 {
    u16::from(ROW_STARTS[usize::from(square.row() % 7)].wrapping_add(square.column()))
}

/// The code of an action.
#[inline]
pub(super) fn of(action: Action) -> u16 {
    (square(action.totem()) * SQUARES as u16 + square(action.stone())) << 2
        | u16::from(action.value().points() - 1)
}

/// The action with a code, whether it is legal or not.
#[inline]
pub(super) fn action(code: u16) -> Option<Action> {
    let squares = usize::from(code >> 2);
    let totem = BY_NUMBER.get(squares / SQUARES)?;
    Some(Action::new(*totem, BY_NUMBER[squares % SQUARES], Value::ALL[usize::from(code & 3)]))
}
