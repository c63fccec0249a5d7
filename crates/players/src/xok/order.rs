//! Which actions are looked at first.

use tessera_game::Position as _;
use tessera_games::xok::{Action, Cells, Position};

/// For each fish that a shark eats. These four numbers are guesses; the histories soon outweigh them.
const EATEN: i32 = 2_500;
/// For each own piece that the new ones touch: they join, or they thicken.
const TOUCHING: i32 = 500;
/// For each enemy piece that the new ones touch: they may cut.
const CUTTING: i32 = 250;
/// A shark used is a shark less.
const SHARK: i32 = -3_000;

/// The inputs of the order of the actions.
pub(super) struct Order {
    mine: Cells,
    theirs: Cells,
    prey: Cells,
}

impl Order {
    #[inline]
    pub(super) fn of(position: &Position) -> Self {
        let mover = position.to_move();
        Self { mine: position.pieces(mover), theirs: position.pieces(!mover), prey: position.fish(!mover) }
    }

    /// The score of a legal action.
    #[inline]
    pub(super) fn score(&self, action: Action) -> i32 {
        // Two fish are put on empty cells, so that they eat nothing.
        let eaten = self.prey & action.reach();
        let around = action.around();
        let count = |cells: Cells| cells.len().cast_signed() as i32;
        let cost = if action.is_shark() { SHARK } else { 0 };
        cost + EATEN * count(eaten)
            + TOUCHING * count(around & self.mine)
            + CUTTING * count(around & self.theirs & !eaten)
    }
}
