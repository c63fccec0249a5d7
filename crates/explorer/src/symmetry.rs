//! Positions up to symmetry, and turns seen through one.

use tessera_games::{AnyAction, AnyGame, AnyPosition, Visitor};

/// A number that positions share if they are the same but for a symmetry.
pub(crate) fn key(position: &AnyPosition) -> u64 {
    position.visit(Key)
}

/// How many symmetries leave a position as it is, at least 1.
pub(crate) fn stabilizer(position: &AnyPosition) -> usize {
    position.visit(Stabilizer)
}

/// A turn of one position as it is in another that is the same but for a symmetry; `None` if it is not.
pub(crate) fn carried(
    turn: &[AnyAction],
    position: &AnyPosition,
    other: &AnyPosition,
) -> Option<Vec<AnyAction>> {
    position.visit(Carried { turn, other: other.hash() })
}

struct Key;

impl Visitor for Key {
    type Output = u64;

    fn visit<P: AnyGame>(self, position: P) -> u64 {
        let hashes = (0..position.symmetries()).map(|symmetry| position.transformed(symmetry).hash());
        hashes.min().unwrap_or_else(|| position.hash())
    }
}

struct Stabilizer;

impl Visitor for Stabilizer {
    type Output = usize;

    fn visit<P: AnyGame>(self, position: P) -> usize {
        let hash = position.hash();
        let same = |&symmetry: &usize| position.transformed(symmetry).hash() == hash;
        (0..position.symmetries()).filter(same).count().max(1)
    }
}

struct Carried<'a> {
    turn: &'a [AnyAction],
    other: u64,
}

impl Visitor for Carried<'_> {
    type Output = Option<Vec<AnyAction>>;

    fn visit<P: AnyGame>(self, position: P) -> Option<Vec<AnyAction>> {
        let symmetry = (0..position.symmetries())
            .find(|&symmetry| position.transformed(symmetry).hash() == self.other)?;
        let mut now = position;
        let mut carried = Vec::new();
        for &action in self.turn {
            let own = P::own_action(action)?;
            carried.push(P::any_action(now.transformed_action(symmetry, own)));
            now.play(own).ok()?;
        }
        Some(carried)
    }
}
