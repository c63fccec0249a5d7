//! Positions up to symmetry, and turns seen through one.

use tessera_games::{AnyAction, AnyPosition};

/// The hashes of a position seen through each symmetry.
fn hashes(position: &AnyPosition) -> impl Iterator<Item = u64> {
    (0..position.symmetries()).map(|symmetry| position.transformed(symmetry).hash())
}

/// A number that positions share if they are the same but for a symmetry.
pub(crate) fn key(position: &AnyPosition) -> u64 {
    hashes(position).min().unwrap_or_else(|| position.hash())
}

/// How many symmetries leave a position as it is, at least 1.
pub(crate) fn stabilizer(position: &AnyPosition) -> usize {
    let hash = position.hash();
    hashes(position).filter(|&seen| seen == hash).count().max(1)
}

/// The symmetry through which a position is seen as the other; `None` if there is none.
pub(crate) fn between(position: &AnyPosition, other: &AnyPosition) -> Option<usize> {
    let hash = other.hash();
    hashes(position).position(|seen| seen == hash)
}

/// A turn of a position, as it is seen through a symmetry.
pub(crate) fn carried(turn: &[AnyAction], position: &AnyPosition, symmetry: usize) -> Option<Vec<AnyAction>> {
    let mut now = *position;
    let carry = |&action: &AnyAction| {
        let carried = now.transformed_action(symmetry, action)?;
        now.play(action).ok()?;
        Some(carried)
    };
    turn.iter().map(carry).collect()
}
