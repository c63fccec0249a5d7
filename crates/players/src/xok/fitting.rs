//! The interface by which the lab fits the evaluation.

use tessera_games::xok::Position;

use super::eval::evaluate_with;
use super::features::{FEATURES, features};
use super::look::Look;
use super::sides;
use super::weights::{LANES, SHARES, TEXT, Weights};
use crate::fitting::{Evaluation, Fitted, Form, Section};

/// The evaluation of Xok: a small network.
pub(crate) static EVALUATION: Evaluation = Evaluation::new::<Position>(
    Form::Network { lanes: LANES, features: FEATURES, shares: SHARES as u16 },
    TEXT,
    &[
        Section {
            comment: "What each lane counts for where it is positive, in 64ths. The first lane counts as it is, and not once more here.",
            numbers: LANES,
            per_line: LANES,
        },
        Section { comment: "What the lanes start with.", numbers: LANES, per_line: LANES },
        Section {
            comment: "What each feature adds to the lanes, a line for each in the order of `features.rs`: those of the player to move, then\n\
                      those of the opponent.",
            numbers: FEATURES * LANES,
            per_line: LANES,
        },
    ],
);

impl Fitted for Position {
    type Weights = Weights;

    fn weights(numbers: &[i16]) -> Option<Weights> {
        Some(Weights::new(numbers.try_into().ok()?))
    }

    fn evaluate_with(&self, weights: &Weights) -> i32 {
        let [mine, theirs] = sides(self).map(|side| Look::of(side, true));
        evaluate_with(self, &mine, &theirs, weights)
    }

    fn row(&self, add: &mut dyn FnMut(usize, f32)) {
        let [mine, theirs] = sides(self).map(|side| Look::of(side, true));
        features(self, &mine, &theirs, |feature| add(feature, 1.0));
    }
}
