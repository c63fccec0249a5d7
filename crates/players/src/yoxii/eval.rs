//! How good a position is: the features, weighed by how full the board is.

use std::sync::LazyLock;

use tessera_yoxii::Position;

use super::features::{FEATURES, features};
use super::free_squares;
use super::weights::{ANCHORS, PARTS};

/// The number of stones on the board to which the first anchor belongs.
const FIRST_ANCHOR: i32 = 6;
/// How many stones lie between one anchor and the next.
const BETWEEN_ANCHORS: i32 = 10;
/// As many stones as there can be.
const STONES: u32 = 36;

/// The weights for each number of stones on the board, straight lines between the anchors. Made when they are first
/// needed: they are twelve times as long as the anchors, and the page loads them.
static WEIGHTS: LazyLock<Vec<[i16; FEATURES]>> =
    LazyLock::new(|| (0..=STONES.cast_signed()).map(weights).collect());

/// What the regression gives the player to move too much. Searches of odd and even depth disagreed by twice as much, and
/// actions that are reduced by one depth were compared across that gap.
const TO_MOVE: i32 = -20;

/// How good the position is for the player to move.
pub(super) fn evaluate(position: &Position) -> i32 {
    let stones = STONES.saturating_sub(free_squares(position));
    let weights = &WEIGHTS[stones as usize];
    let mut weighed = 0;
    features(position, |feature, amount| weighed += amount * i32::from(weights[feature]));
    weighed / PARTS + TO_MOVE
}

fn weights(stones: i32) -> [i16; FEATURES] {
    ANCHORS.map(|anchors| weight(anchors, stones))
}

/// The weight of a feature with so many stones on the board; before the first and after the last anchor, theirs.
fn weight([few, some, many]: [i16; 3], stones: i32) -> i16 {
    let way = (stones - FIRST_ANCHOR).clamp(0, 2 * BETWEEN_ANCHORS);
    let (from, to, part) =
        if way < BETWEEN_ANCHORS { (few, some, way) } else { (some, many, way - BETWEEN_ANCHORS) };
    let (from, to) = (i32::from(from), i32::from(to));
    (from + (to - from) * part / BETWEEN_ANCHORS) as i16
}
