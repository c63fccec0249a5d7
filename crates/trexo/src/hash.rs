//! The hash of a position.

use tessera_game::mix;

use crate::planes::{Planes, TOP_X};
use crate::set::Set;
use crate::{Board, Rules, Shape};

impl<S: Shape> Board<S> {
    /// Mixes everything that the rest of the game depends on. The text shows more: no rule depends on the arrow of a
    /// half whose other half is covered, so only pairs of squares that show a whole tile are mixed.
    #[inline]
    pub(crate) fn mixed(&self) -> u64 {
        let counts = u64::from(self.tiles_left()) << 16 | u64::from(self.rules.size()) << 8;
        // The size has four bits; the four above it are 0 in games with the usual line.
        let shorter = u64::from(Rules::STANDARD_LINE.wrapping_sub(self.rules.line())) << 12;
        let start = mix(0, counts | shorter | self.next_player().index() as u64);
        let tiles = self.whole_tiles();
        let shown = [self.planes.read(TOP_X), tiles.across, tiles.upright];
        let lanes = shown.into_iter().fold([start, !start], mix_set);
        let [first, rest] = self.fold_levels(lanes, mix_set);
        mix(first, rest)
    }
}

/// Mixes the first words of sets in one lane and the rest in another. The two do not wait for each other.
#[inline]
fn mix_set<T: Set>([first, rest]: [u64; 2], set: T) -> [u64; 2] {
    let mut words = set.words();
    [mix(first, words.next().unwrap_or(0)), words.fold(rest, mix)]
}
