//! The labelled positions as rows of features, ready for a fit.

use tessera_games::{GameId, Outcome};
use tessera_players::fitting::Evaluation;

use super::data::TrainingGame;
use super::fit::logistic;

/// An evaluation of this much stands for an expected result of 73 %.
pub(super) const SCALE: f64 = 200.0;

/// Every game whose number ends in this digit is kept out of the fit.
const HELD_OUT: usize = 9;

/// Rows of features that are not 0, all in three long lists.
#[derive(Default)]
pub(super) struct Rows {
    ends: Vec<usize>,
    features: Vec<u16>,
    amounts: Vec<f32>,
    labels: Vec<f32>,
}

/// One row.
#[derive(Clone, Copy)]
pub(super) struct Row<'a> {
    pub(super) features: &'a [u16],
    pub(super) amounts: &'a [f32],
    /// The expected result for the player to move, from 0 to 1.
    pub(super) label: f64,
}

impl Row<'_> {
    /// The amounts with their features.
    pub(super) fn entries(&self) -> impl Iterator<Item = (usize, f64)> {
        self.features.iter().zip(self.amounts).map(|(&feature, &amount)| (feature.into(), amount.into()))
    }
}

impl Rows {
    /// The rows of all games: those to be fitted to, and those that are held out.
    pub(super) fn of(game: GameId, games: &[TrainingGame]) -> Result<[Self; 2], String> {
        let mut rows = [Self::default(), Self::default()];
        let evaluation = Evaluation::of(game);
        for (number, played) in games.iter().enumerate() {
            let rows = &mut rows[usize::from(number % 10 == HELD_OUT)];
            for (position, sample) in played.positions(game)?.iter().zip(&played.samples) {
                let result = match played.result {
                    Outcome::Win(winner) if winner == position.to_move() => 1.0,
                    Outcome::Win(_) => 0.0,
                    Outcome::Draw => 0.5,
                };
                let label = sample.score.map_or(result, |units| logistic(f64::from(units) / SCALE));
                rows.push(label, |add| evaluation.features(position, add));
            }
        }
        Ok(rows)
    }

    fn push(&mut self, label: f64, features: impl FnOnce(&mut dyn FnMut(usize, f32))) {
        let from = self.features.len();
        features(&mut |feature, amount| {
            let row = &self.features[from..];
            if amount == 0.0 {
                return;
            }
            if let Some(place) = row.iter().position(|&known| usize::from(known) == feature) {
                self.amounts[from + place] += amount;
            } else {
                self.features.push(feature as u16);
                self.amounts.push(amount);
            }
        });
        self.ends.push(self.features.len());
        self.labels.push(label as f32);
    }

    /// The number of rows.
    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    pub(super) fn row(&self, number: usize) -> Row<'_> {
        let from = if number == 0 { 0 } else { self.ends[number - 1] };
        let range = from..self.ends[number];
        Row {
            features: &self.features[range.clone()],
            amounts: &self.amounts[range],
            label: self.labels[number].into(),
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Row<'_>> {
        (0..self.len()).map(|number| self.row(number))
    }
}
