//! The interface by which the lab fits the evaluation.

use tessera_games::slither_stone::Position;

use super::eval::{Terms, evaluate_with, sign, terms};
use super::weights::{TEXT, Weights};
use crate::fitting::{Evaluation, Fitted, Form, Section};

/// The evaluation of Slither Stone: a weighted sum.
pub(crate) static EVALUATION: Evaluation = Evaluation::new::<Position>(
    Form::Sum,
    TEXT,
    &[
        line(
            "A player with one snake: squares reached first, pairs of them side by side, the same two on foot, lines ahead that are open.",
            5,
        ),
        line("A player with two snakes: the same.", 5),
        line("The second snake; no move in which both snakes live; both can jump; both can dash.", 4),
        line(
            "Steps after which both snakes have a way on: one, two, three, more. A step after which both have two.",
            5,
        ),
        line("Each free space in supply.", 1),
        line(
            "To be the next to move: both have one snake, only the other has two, only the next to move has two, both have two.",
            4,
        ),
        line(
            "The share of all squares reached first: both have one snake, one player has two, both have two.",
            3,
        ),
        line("The share of the squares reached first on foot: the same.", 3),
    ],
);

const fn line(comment: &'static str, numbers: usize) -> Section {
    Section { comment, numbers, per_line: numbers }
}

impl Fitted for Position {
    type Weights = Weights;

    fn weights(numbers: &[i16]) -> Option<Weights> {
        numbers.try_into().ok()
    }

    fn evaluate_with(&self, weights: &Weights) -> i32 {
        evaluate_with(self, weights)
    }

    fn row(&self, add: &mut dyn FnMut(usize, f32)) {
        terms(self, &mut Row { sign: sign(self) as f32, add });
    }
}

/// Hands the terms on, seen by the player to move.
struct Row<'a> {
    sign: f32,
    add: &'a mut dyn FnMut(usize, f32),
}

impl Terms for Row<'_> {
    fn add(&mut self, weight: usize, amount: i32) {
        (self.add)(weight, self.sign * amount as f32);
    }

    fn add_share(&mut self, weight: usize, part: i32, whole: i32) {
        (self.add)(weight, self.sign * part as f32 / whole as f32);
    }
}
