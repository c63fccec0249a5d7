//! The weights of the evaluation, from `weights.txt`.

use super::features::FEATURES;
use crate::weights::{parse, rows};

/// The file that the player is compiled with.
pub(super) const TEXT: &str = include_str!("weights.txt");

/// The number of lanes.
pub(super) const LANES: usize = 16;

/// An output weight of this much passes a lane on as it is.
pub(super) const SHARES: i32 = 64;

/// The number of weights.
pub(super) const COUNT: usize = (2 + FEATURES) * LANES;

/// The weights of a network.
pub(crate) struct Weights {
    /// The weight of each lane where it is positive.
    pub(super) output: [i16; LANES],
    /// The initial values of the lanes.
    pub(super) bias: [i16; LANES],
    /// The contribution of each feature to the lanes.
    pub(super) features: [[i16; LANES]; FEATURES],
}

/// The weights that the player uses.
pub(super) static SHIPPED: Weights = Weights::new(&parse(TEXT));

impl Weights {
    pub(super) const fn new(numbers: &[i16; COUNT]) -> Self {
        let [output, bias] = rows(numbers, 0);
        Self { output, bias, features: rows(numbers, 2 * LANES) }
    }
}
