//! The weights of the evaluation, from `weights.txt`.

use super::features::FEATURES;
use crate::weights::{parse, rows};

/// The file that the player is compiled with.
pub(super) const TEXT: &str = include_str!("weights.txt");

/// Weights are in 32nds of a unit of the evaluation. 200 units are odds of e to 1.
pub(super) const PARTS: i32 = 32;

/// The numbers of stones on the board for which the weights are given.
pub(super) const ANCHOR_COUNT: usize = 3;
/// The number of stones on the board to which the first anchor belongs.
const FIRST_ANCHOR: i32 = 6;
/// How many stones lie between one anchor and the next.
const BETWEEN_ANCHORS: i32 = 10;
/// The most stones that there can be.
pub(super) const STONES: u32 = 36;

/// The number of weights.
pub(super) const COUNT: usize = ANCHOR_COUNT * FEATURES;

/// The weights of every feature at the anchors.
type Anchors = [[i16; ANCHOR_COUNT]; FEATURES];

/// The weights that the player uses.
const SHIPPED: Anchors = rows(&parse::<COUNT>(TEXT), 0);

/// The weights for each number of stones on the board, straight lines between the anchors.
pub(crate) struct Weights(Vec<[i16; FEATURES]>);

impl Weights {
    pub(super) fn shipped() -> Self {
        Self::new(&SHIPPED)
    }

    pub(super) fn new(anchors: &Anchors) -> Self {
        let with = |stones| anchors.map(|anchors| interpolated(anchors, stones));
        Self((0..=STONES.cast_signed()).map(with).collect())
    }

    /// The weights with that number of stones on the board, at most [`STONES`].
    #[inline]
    pub(super) fn with(&self, stones: u32) -> &[i16; FEATURES] {
        &self.0[stones as usize]
    }
}

/// The weight of a feature with that number of stones on the board; before the first and after the last anchor, theirs.
fn interpolated(anchors: [i16; ANCHOR_COUNT], stones: i32) -> i16 {
    let (first, part) = place(stones);
    let (from, to) = (i32::from(anchors[first]), i32::from(anchors[first + 1]));
    (from + (to - from) * part / BETWEEN_ANCHORS) as i16
}

/// By how much the anchors count with that number of stones: the first of two neighbours, and their shares.
pub(super) fn shares(stones: u32) -> (usize, [f32; 2]) {
    let (first, part) = place(stones.cast_signed());
    let second = part as f32 / BETWEEN_ANCHORS as f32;
    (first, [1.0 - second, second])
}

/// The anchor before a number of stones, and how far behind it that number is.
fn place(stones: i32) -> (usize, i32) {
    let way = (stones - FIRST_ANCHOR).clamp(0, 2 * BETWEEN_ANCHORS);
    if way < BETWEEN_ANCHORS { (0, way) } else { (1, way - BETWEEN_ANCHORS) }
}
