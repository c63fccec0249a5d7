//! The worth of windows, from `weights.txt`.

use super::features::{KINDS, Worth};
use crate::weights::parse;

/// The file that the player is compiled with.
pub(super) const TEXT: &str = include_str!("weights.txt");

/// The number of weights.
pub(super) const COUNT: usize = 4 * KINDS + 1;

/// The weights of an evaluation.
pub(crate) struct Weights {
    /// Of the player to move.
    pub(super) mine: Windows,
    /// Of the other player.
    pub(super) theirs: Windows,
    /// For having the next action.
    pub(super) tempo: i32,
}

/// Straight and slanting windows are weighed apart: a tile lies along straight ones.
pub(super) struct Windows {
    pub(super) straight: Worth,
    pub(super) slanting: Worth,
}

/// The weights that the player uses.
pub(super) const SHIPPED: Weights = Weights::new(&parse(TEXT));

impl Weights {
    pub(super) const fn new(numbers: &[i16; COUNT]) -> Self {
        Self {
            mine: Windows { straight: worth(numbers, 0), slanting: worth(numbers, 1) },
            theirs: Windows { straight: worth(numbers, 2), slanting: worth(numbers, 3) },
            tempo: numbers[4 * KINDS] as i32,
        }
    }
}

/// The weights of one of the four sections of windows.
const fn worth(numbers: &[i16; COUNT], section: usize) -> Worth {
    let mut worth = [0; KINDS];
    let mut kind = 0;
    while kind < KINDS {
        worth[kind] = numbers[section * KINDS + kind] as i32;
        kind += 1;
    }
    worth
}
