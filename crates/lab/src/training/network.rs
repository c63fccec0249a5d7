//! Fits a network with one layer of lanes by gradient descent (Adam), one position after the other in an order that the
//! seed shuffles. It repeats exactly.

use tessera_game::{Random, mix};
use tessera_search::Stop;

use super::fit::logistic;
use super::rows::{Row, Rows};
use crate::LabError;

/// How often every position is used.
const EPOCHS: u32 = 12;
/// Positions between two steps.
const BATCH: usize = 32;
/// The first step's size, in log odds; it shrinks to nothing until the end.
const RATE: f64 = 0.004;
// Adam's usual settings.
const SLOPE_MEMORY: f64 = 0.9;
const SQUARE_MEMORY: f64 = 0.999;
const TINY: f64 = 1e-8;
/// The lanes start with random weights up to this.
const FIRST_WEIGHT: f64 = 0.05;
/// Their output weights start with this, every other one negative.
const FIRST_OUTPUT: f64 = 0.5;

/// A network's weights in log odds: output weights, start of the lanes, then the row of each feature.
pub(super) struct Network {
    pub(super) lanes: usize,
    pub(super) weights: Vec<f64>,
}

impl Network {
    /// The first lane has no weights yet, the others small random ones.
    fn random(lanes: usize, features: usize, seed: u64) -> Self {
        let mut random = Random::new(mix(seed, u64::MAX));
        let mut small = |lane: usize| {
            let number = f64::from(random.below(1 << 20)) / f64::from(1 << 19) - 1.0;
            if lane == 0 { 0.0 } else { number * FIRST_WEIGHT }
        };
        let output = |lane: usize| match lane {
            0 => 0.0,
            _ if lane.is_multiple_of(2) => FIRST_OUTPUT,
            _ => -FIRST_OUTPUT,
        };
        let mut weights: Vec<f64> = (0..lanes).map(output).collect();
        weights.extend((0..(1 + features) * lanes).map(|place| small(place % lanes)));
        Self { lanes, weights }
    }

    /// The sum of each lane.
    fn sums(&self, row: Row<'_>) -> Vec<f64> {
        let lanes = self.lanes;
        let mut sums = self.weights[lanes..2 * lanes].to_vec();
        for (feature, amount) in row.entries() {
            let weights = &self.weights[(2 + feature) * lanes..][..lanes];
            sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += amount * weight);
        }
        sums
    }

    fn output(&self, sums: &[f64]) -> f64 {
        let bent = sums.iter().zip(&self.weights).skip(1).map(|(sum, weight)| sum.max(0.0) * weight);
        sums[0] + bent.sum::<f64>()
    }

    /// The evaluation of a row, as log odds.
    pub(super) fn log_odds(&self, row: Row<'_>) -> f64 {
        self.output(&self.sums(row))
    }
}

/// Fits a network. `on_step` is called with the number of each epoch.
pub(super) fn fit(
    rows: &Rows,
    (lanes, features): (usize, usize),
    seed: u64,
    stop: &Stop,
    on_step: &mut dyn FnMut(u32, u32),
) -> Result<Network, LabError> {
    let mut network = Network::random(lanes, features, seed);
    let mut adam = Adam::new(network.weights.len());
    let mut random = Random::new(mix(seed, u64::MAX - 1));
    let mut order: Vec<usize> = (0..rows.len()).collect();
    let steps = f64::from(EPOCHS) * rows.len().div_ceil(BATCH).max(1) as f64;
    for epoch in 0..EPOCHS {
        on_step(epoch, EPOCHS);
        random.shuffle(&mut order);
        for batch in order.chunks(BATCH) {
            if stop.is_raised() {
                return Err(LabError::Stopped);
            }
            let rate = RATE * (1.0 - adam.steps / steps);
            for &number in batch {
                add_slopes(&network, rows.row(number), &mut adam);
            }
            adam.step(&mut network.weights, rate, batch.len());
        }
    }
    Ok(network)
}

/// Adds the slopes of one row's cross-entropy.
fn add_slopes(network: &Network, row: Row<'_>, adam: &mut Adam) {
    let lanes = network.lanes;
    let sums = network.sums(row);
    let error = logistic(network.output(&sums)) - row.label;
    let mut of_lane = vec![error; lanes];
    for lane in 1..lanes {
        adam.add(lane, error * sums[lane].max(0.0));
        of_lane[lane] = if sums[lane] > 0.0 { error * network.weights[lane] } else { 0.0 };
    }
    for (lane, slope) in of_lane.iter().enumerate() {
        adam.add(lanes + lane, *slope);
    }
    for (feature, amount) in row.entries() {
        for (lane, slope) in of_lane.iter().enumerate() {
            adam.add((2 + feature) * lanes + lane, amount * slope);
        }
    }
}

/// Adam (Kingma and Ba, 2014): steps of about the same size for every weight.
struct Adam {
    slopes: Vec<f64>,
    means: Vec<f64>,
    squares: Vec<f64>,
    steps: f64,
    /// Powers of the two memories, for the correction of the first steps.
    powers: [f64; 2],
}

impl Adam {
    fn new(count: usize) -> Self {
        let zeros = || vec![0.0; count];
        Self { slopes: zeros(), means: zeros(), squares: zeros(), steps: 0.0, powers: [1.0; 2] }
    }

    fn add(&mut self, place: usize, slope: f64) {
        self.slopes[place] += slope;
    }

    /// Changes the weights by the mean slope of a batch.
    fn step(&mut self, weights: &mut [f64], rate: f64, batch: usize) {
        self.steps += 1.0;
        self.powers = [self.powers[0] * SLOPE_MEMORY, self.powers[1] * SQUARE_MEMORY];
        for (place, weight) in weights.iter_mut().enumerate() {
            let slope = self.slopes[place] / batch as f64;
            self.slopes[place] = 0.0;
            self.means[place] = SLOPE_MEMORY * self.means[place] + (1.0 - SLOPE_MEMORY) * slope;
            self.squares[place] = SQUARE_MEMORY * self.squares[place] + (1.0 - SQUARE_MEMORY) * slope * slope;
            let mean = self.means[place] / (1.0 - self.powers[0]);
            let square = self.squares[place] / (1.0 - self.powers[1]);
            *weight -= rate * mean / (square.sqrt() + TINY);
        }
    }
}
