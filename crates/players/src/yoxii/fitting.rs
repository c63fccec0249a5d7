//! The interface by which the lab fits the evaluation.

use tessera_games::yoxii::Position;

use super::eval::{evaluate_with, stones};
use super::features::features;
use super::weights::{ANCHOR_COUNT, COUNT, PARTS, TEXT, Weights, shares};
use crate::fitting::{Evaluation, Fitted, Form, Section};
use crate::weights::rows;

/// The evaluation of Yoxii: a weighted sum. Only the constant for the player to move is not fitted.
pub(crate) static EVALUATION: Evaluation = Evaluation::new::<Position>(
    Form::Sum,
    TEXT,
    &[
        section(
            "The player to move: White, Red. Here and below, three numbers belong to one feature: its weights for 6, 16 and\n\
             26 stones on the board.",
            2,
            2,
        ),
        section("Around the totem: points, stones.", 2, 2),
        section("Around all free squares: points, stones.", 2, 2),
        section("Supply of each value, less the opponent's.", 4, 4),
        section("Jumps from the squares one step away, two, three, four, more: own, the opponent's.", 10, 2),
        section(
            "From here: each line has a number of steps, from 0 to 6, and of own jumps, from 0 to 3; along it the opponent has\n\
             0 to 3 jumps.",
            112,
            4,
        ),
        section(
            "Where the player to move can bring the totem: each line has a number of steps from there, from 0 to 6, and of\n\
             jumps of the opponent, from 0 to 3; along it own jumps from 0 to 2.",
            84,
            3,
        ),
        section("Where the opponent could bring it, the same with the players changed.", 84, 3),
    ],
);

/// A section with this number of features.
const fn section(comment: &'static str, features: usize, per_line: usize) -> Section {
    Section { comment, numbers: ANCHOR_COUNT * features, per_line: ANCHOR_COUNT * per_line }
}

impl Fitted for Position {
    type Weights = Weights;

    fn weights(numbers: &[i16]) -> Option<Weights> {
        let numbers: &[i16; COUNT] = numbers.try_into().ok()?;
        Some(Weights::new(&rows(numbers, 0)))
    }

    fn evaluate_with(&self, weights: &Weights) -> i32 {
        evaluate_with(self, weights)
    }

    fn row(&self, add: &mut dyn FnMut(usize, f32)) {
        let (first, shares) = shares(stones(self));
        features(self, |feature, amount| {
            for (anchor, share) in (first..).zip(shares) {
                add(ANCHOR_COUNT * feature + anchor, amount as f32 * share / PARTS as f32);
            }
        });
    }
}
