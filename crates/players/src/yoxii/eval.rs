//! How good a position is: the features, weighed by how full the board is.

use tessera_yoxii::Position;

use super::features::{FEATURES, features};
use super::free_squares;
use super::weights::{ANCHORS, PARTS};

/// The number of stones on the board to which the first anchor belongs.
const FIRST_ANCHOR: usize = 6;
/// How many stones lie between one anchor and the next.
const BETWEEN_ANCHORS: usize = 10;
/// As many stones as there can be.
const STONES: usize = 36;

/// The weights for each number of stones on the board, straight lines between the anchors.
static WEIGHTS: [[i16; FEATURES]; STONES + 1] = weights();

/// What the regression gives the player to move too much. Searches of odd and even depth disagreed by twice as much, and
/// actions that are reduced by one depth were compared across that gap.
const TO_MOVE: i32 = -20;

/// How good the position is for the player to move.
pub(super) fn evaluate(position: &Position) -> i32 {
    let stones = STONES - (free_squares(position) as usize).min(STONES);
    let weights = &WEIGHTS[stones];
    let mut weighed = 0;
    features(position, |feature, amount| weighed += amount * i32::from(weights[feature]));
    weighed / PARTS + TO_MOVE
}

#[expect(clippy::large_stack_arrays, reason = "the compiler makes it, and nobody else")]
const fn weights() -> [[i16; FEATURES]; STONES + 1] {
    let mut table = [[0; FEATURES]; STONES + 1];
    let mut stones = 0;
    while stones <= STONES {
        let mut feature = 0;
        while feature < FEATURES {
            table[stones][feature] = weight(ANCHORS[feature], stones);
            feature += 1;
        }
        stones += 1;
    }
    table
}

/// The weight of a feature with so many stones on the board; before the first and after the last anchor, theirs.
const fn weight(anchors: [i16; 3], stones: usize) -> i16 {
    let last = 2 * BETWEEN_ANCHORS;
    let way = stones.saturating_sub(FIRST_ANCHOR);
    let way = if way < last { way } else { last };
    let anchor = if way < BETWEEN_ANCHORS { 0 } else { 1 };
    let (from, to) = (anchors[anchor] as i32, anchors[anchor + 1] as i32);
    let part = (way - anchor * BETWEEN_ANCHORS) as u8 as i32;
    (from + (to - from) * part / BETWEEN_ANCHORS as u8 as i32) as i16
}
