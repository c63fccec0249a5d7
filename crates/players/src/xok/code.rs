//! Actions as small numbers, for tables: two cells out of thirty, or a cell and a shark that faces some way.

use tessera_xok::{Action, Cell, Direction, Placement, Shark, SharkKind};

/// The ways a shark can be: four kinds, six facings.
const SHARKS: usize = 4 * 6;

/// The codes of two fish are below this, those of sharks are not.
const FISH: usize = Cell::COUNT * Cell::COUNT;

/// Every code is below this.
pub(super) const CODES: usize = FISH + SHARKS * Cell::COUNT;

/// The code of an action.
#[inline]
pub(super) fn of(action: Action) -> u16 {
    let code = match action.placement() {
        Placement::TwoFish(one, other) => one.index() * Cell::COUNT + other.index(),
        Placement::Shark(shark, cell) => {
            FISH + (shark.kind() as usize * 6 + shark.facing().index()) * Cell::COUNT + cell.index()
        }
    };
    code as u16
}

/// The action with a code, whether it is legal or not.
pub(super) fn action(code: u16) -> Option<Action> {
    let code = usize::from(code);
    if code < FISH {
        return Action::two_fish(cell(code / Cell::COUNT)?, cell(code % Cell::COUNT)?).ok();
    }
    let (manner, place) = ((code - FISH) / Cell::COUNT, (code - FISH) % Cell::COUNT);
    let kind = *SharkKind::ALL.get(manner / 6)?;
    Some(Action::shark(Shark::new(kind, Direction::ALL[manner % 6]), cell(place)?))
}

/// The cell with that place among all.
fn cell(index: usize) -> Option<Cell> {
    let mut before = 0;
    for row in 0..Cell::ROWS as u8 {
        let length = usize::from(Cell::row_length(row));
        if index < before + length {
            return Cell::new(row, (index - before) as u8 + 1);
        }
        before += length;
    }
    None
}
