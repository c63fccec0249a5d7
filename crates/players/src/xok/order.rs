//! Which actions are looked at first.

use tessera_game::Position as _;
use tessera_xok::{Action, Placement, Position};

/// For each fish that a shark eats. These four numbers are guesses; the histories soon outweigh them.
const EATEN: i32 = 2_500;
/// For each own piece that the new ones touch: they join, or they thicken.
const TOUCHING: i32 = 500;
/// For each enemy piece that the new ones touch: they may cut.
const CUTTING: i32 = 250;
/// A shark used is a shark less.
const SHARK: i32 = -3_000;

pub(super) fn score(position: &Position, action: Action) -> i32 {
    let mover = position.to_move();
    let eaten = position.eaten(action);
    let (put, cost) = match action.placement() {
        Placement::TwoFish(..) => (action.reach(), 0),
        Placement::Shark(_, cell) => (cell.into(), SHARK),
    };
    let around = put.neighbours();
    let touching = (around & position.pieces(mover)).len().cast_signed() as i32;
    let cutting = (around & position.pieces(!mover) & !eaten).len().cast_signed() as i32;
    cost + EATEN * eaten.len().cast_signed() as i32 + TOUCHING * touching + CUTTING * cutting
}
