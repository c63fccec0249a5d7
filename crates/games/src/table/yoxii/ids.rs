//! Yoxii: eight directions of the totem, 37 squares of the stone, four values. A direction has one target at most.

use tessera_yoxii::{Action, Position, Square, Value};

use crate::numbers::ActionIds;

const VALUES: usize = Value::ALL.len();
/// How many ids a direction has.
const DIRECTION: usize = Square::COUNT * VALUES;

/// Columns to the right and rows up, clockwise from up.
const DIRECTIONS: [(i8, i8); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// The squares by their index.
const SQUARES: [Square; Square::COUNT] = {
    let mut squares = [Square::new(3, 3).expect("the middle is a square"); Square::COUNT];
    let mut place: u8 = 0;
    while place < 49 {
        if let Some(square) = Square::new(place % 7, place / 7) {
            squares[square.index()] = square;
        }
        place += 1;
    }
    squares
};

/// The direction from one square to another on the same line.
fn direction(from: Square, to: Square) -> usize {
    let step = (to.column().cmp(&from.column()) as i8, to.row().cmp(&from.row()) as i8);
    DIRECTIONS.iter().position(|&direction| direction == step).unwrap_or_default()
}

/// Where the totem gets to in a direction: over the mover's stones, onto the first other square. What is on it is not
/// asked.
fn target(position: &Position, (columns, rows): (i8, i8)) -> Option<Square> {
    use tessera_game::Position as _;
    let own = position.stones(position.to_move());
    let step = |from: Square| {
        Square::new(from.column().wrapping_add_signed(columns), from.row().wrapping_add_signed(rows))
    };
    let mut square = step(position.totem())?;
    while own.contains(square) {
        square = step(square)?;
    }
    Some(square)
}

impl ActionIds for Position {
    fn id_count(&self) -> usize {
        DIRECTIONS.len() * DIRECTION
    }

    fn action_id(&self, action: Action) -> u16 {
        let direction = direction(self.totem(), action.totem());
        let value = usize::from(action.value().points() - 1);
        (direction * DIRECTION + action.stone().index() * VALUES + value) as u16
    }

    fn action_with_id(&self, id: u16) -> Option<Action> {
        let id = usize::from(id);
        let target = target(self, *DIRECTIONS.get(id / DIRECTION)?)?;
        Some(Action::new(target, SQUARES[id % DIRECTION / VALUES], Value::ALL[id % VALUES]))
    }

    /// Every value that is left goes with every square for the stone.
    #[inline]
    fn write_mask_unchecked(&self, mask: &mut [u8]) {
        use tessera_game::Position as _;
        mask.fill(0);
        let supply = self.supply(self.to_move());
        let values = Value::ALL.map(|value| u8::from(supply.left(value) > 0));
        for totem in self.destinations() {
            let first = direction(self.totem(), totem) * DIRECTION;
            for stone in self.stone_squares(totem) {
                let id = first + stone.index() * VALUES;
                if let Some(bytes) = mask.get_mut(id..id + VALUES) {
                    bytes.copy_from_slice(&values);
                }
            }
        }
    }
}
