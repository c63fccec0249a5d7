//! Fits weights to the data of a recipe, and writes the weights file.

use std::fmt::Write;
use std::path::Path;

use tessera_players::fitting::{Evaluation, Form};
use tessera_search::Stop;

use super::data::complete;
use super::digest::digest;
use super::generate::digest_of;
use super::network::Network;
use super::rows::{Row, Rows, SCALE};
use super::{network, sum};
use crate::{LabError, Recipe};

/// Weights that were fitted.
#[derive(Clone, PartialEq, Debug)]
pub struct Fit {
    /// The weights.
    pub numbers: Vec<i16>,
    /// The whole weights file, with the recipe in its first lines.
    pub text: String,
    /// The positions that were fitted to.
    pub positions: usize,
    /// The positions that were held out: those of every tenth game.
    pub held_out: usize,
    /// The excess of the cross-entropy over that of the labels themselves, on the positions that were held out.
    pub loss: f64,
    /// The loss of the weights that played and labelled.
    pub loss_before: f64,
}

/// How far a fit is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The step that begins, from 0.
    pub step: u32,
    /// The most steps that there can be.
    pub steps: u32,
}

impl Recipe {
    /// Fits weights to the data of this recipe. One thread, always the same result.
    pub fn fit(
        &self,
        file: &Path,
        stop: &Stop,
        on_progress: &mut dyn FnMut(Progress),
    ) -> Result<Fit, LabError> {
        let contents = complete(file, self)?;
        let games = &contents.games[..self.games as usize];
        let damaged = |problem| LabError::Damaged { file: file.into(), line: 2, problem };
        let [fitted, held_out] = Rows::of(self.game, games).map_err(damaged)?;
        let evaluation = Evaluation::of(self.game);
        let form = evaluation.form();
        let mut on_step = |step, steps| on_progress(Progress { step, steps });
        let numbers = match form {
            Form::Sum => {
                let weights = sum::fit(&fitted, evaluation.count(), stop, &mut on_step)?;
                weights.into_iter().map(rounded).collect()
            }
            Form::Network { lanes, features, shares } => {
                let network = network::fit(&fitted, (lanes, features), self.seed, stop, &mut on_step)?;
                whole_numbers(&network, f64::from(shares))
            }
        };
        let before = evaluation.read(&self.weights)?;
        let mut fit = Fit {
            text: String::new(),
            positions: fitted.len(),
            held_out: held_out.len(),
            loss: loss(form, &numbers, &held_out),
            loss_before: loss(form, &before, &held_out),
            numbers,
        };
        fit.text =
            self.header(&fit, &contents.text, &digest_of(&games[..games.len().min(Self::SAMPLE as usize)]))
                + &evaluation.write(&fit.numbers);
        Ok(fit)
    }

    /// The first lines of a weights file.
    fn header(&self, fit: &Fit, data: &str, sample: &str) -> String {
        let mut text = String::new();
        let title = self.game.title();
        let labels = if self.label_nodes.is_some() { "scores of searches" } else { "results of the games" };
        let _ = writeln!(
            text,
            "# The weights of {title}'s evaluation. 200 units stand for an expected result of 73 %."
        );
        let _ = writeln!(text, "# made by: {self}");
        let _ = writeln!(text, "# then: tessera lab fit {} (logistic regression on {labels})", self.game);
        let _ = writeln!(
            text,
            "# data: {} games, {} positions, sha256:{}",
            self.games,
            fit.positions + fit.held_out,
            digest(data.as_bytes())
        );
        let _ = writeln!(text, "# {SAMPLE_WORD}{sample}");
        let _ = writeln!(
            text,
            "# loss: {:.4} on every tenth game, which was held out; {:.4} before",
            fit.loss, fit.loss_before
        );
        text + "#\n"
    }

    /// The digest of the first games that a weights file names, if it does.
    pub fn sample_in(text: &str) -> Option<&str> {
        text.lines().find_map(|line| line.strip_prefix("# ")?.strip_prefix(SAMPLE_WORD))
    }
}

/// The text before the digest of the first games.
const SAMPLE_WORD: &str = "first 4 games: sha256:";

/// A network's weights as whole numbers: lanes in units, output weights in shares.
fn whole_numbers(network: &Network, shares: f64) -> Vec<i16> {
    let scaled = |(place, &weight): (usize, &f64)| {
        rounded(weight * if place < network.lanes { shares } else { SCALE })
    };
    network.weights.iter().enumerate().map(scaled).collect()
}

fn rounded(weight: f64) -> i16 {
    // The cast cuts off at the ends of the range.
    weight.round() as i16
}

/// The mean excess cross-entropy of weights on some rows.
fn loss(form: Form, numbers: &[i16], rows: &Rows) -> f64 {
    let units = |number: &i16| f64::from(*number) / SCALE;
    let log_odds: Box<dyn Fn(Row<'_>) -> f64> = match form {
        Form::Sum => {
            let weights: Vec<f64> = numbers.iter().map(units).collect();
            Box::new(move |row| sum::log_odds(row, &weights))
        }
        Form::Network { lanes, shares, .. } => {
            let (output, others) = numbers.split_at(lanes.min(numbers.len()));
            let output = output.iter().map(|&number| f64::from(number) / f64::from(shares));
            let weights = output.chain(others.iter().map(units)).collect();
            let network = Network { lanes, weights };
            Box::new(move |row| network.log_odds(row))
        }
    };
    let excess = rows.iter().map(|row| cross_entropy(log_odds(row), row.label) - entropy(row.label));
    excess.sum::<f64>() / rows.len().max(1) as f64
}

/// The expected result that belongs to log odds. The same on every machine, unlike the system's functions.
pub(super) fn logistic(log_odds: f64) -> f64 {
    1.0 / (1.0 + libm::exp(-log_odds))
}

/// The cross-entropy of a label and the expectation that belongs to log odds.
pub(super) fn cross_entropy(log_odds: f64, label: f64) -> f64 {
    // log(1 + exp(x)) without an overflow.
    let soft = libm::log1p(libm::exp(-log_odds.abs())) + log_odds.max(0.0);
    soft - label * log_odds
}

fn entropy(label: f64) -> f64 {
    let part = |share: f64| if share > 0.0 { -share * libm::log(share) } else { 0.0 };
    part(label) + part(1.0 - label)
}
