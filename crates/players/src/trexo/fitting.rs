//! The interface by which the lab fits the evaluation.

use tessera_games::trexo::{Board, Standard};

use super::eval::evaluate_with;
use super::features::{KINDS, count};
use super::look::Look;
use super::weights::{COUNT, TEXT, Weights};
use crate::fitting::{Evaluation, Fitted, Form, Section};

/// The evaluation of Trexo: a weighted sum.
pub(crate) static EVALUATION: Evaluation = Evaluation::new::<Board<Standard>>(
    Form::Sum,
    TEXT,
    &[
        Section {
            comment: "Windows of the player to move, straight: with one top; with two (open, half, shut); with three (open safe, open loose,\n\
                      half safe, half loose, shut safe, shut loose); with four (open safe, open loose, half safe, half loose).",
            numbers: KINDS,
            per_line: KINDS,
        },
        Section { comment: "Windows of the player to move, slanting.", numbers: KINDS, per_line: KINDS },
        Section { comment: "Windows of the opponent, straight.", numbers: KINDS, per_line: KINDS },
        Section { comment: "Windows of the opponent, slanting.", numbers: KINDS, per_line: KINDS },
        Section { comment: "To be the player to move.", numbers: 1, per_line: 1 },
    ],
);

impl Fitted for Board<Standard> {
    type Weights = Weights;

    fn weights(numbers: &[i16]) -> Option<Weights> {
        Some(Weights::new(numbers.try_into().ok()?))
    }

    fn evaluate_with(&self, weights: &Weights) -> i32 {
        evaluate_with(&Look::of(self), weights)
    }

    fn row(&self, add: &mut dyn FnMut(usize, f32)) {
        let look = Look::of(self);
        let (view, windows) = (&look.view, self.windows());
        let coverable = view.coverable();
        for (way, &run) in windows.iter().enumerate() {
            let slanting = way / 2;
            count(&look.mine[way], view.mine, coverable, run, |kind, windows| {
                add(slanting * KINDS + kind, windows as f32);
            });
            count(&look.theirs[way], view.theirs, coverable, run, |kind, windows| {
                add((2 + slanting) * KINDS + kind, -windows as f32);
            });
        }
        add(COUNT - 1, 1.0);
    }
}
