//! The logistic scale of Elo, and an Elo difference with its error bars.

use std::fmt;

use super::NINETY_FIVE;

/// The Elo difference that gives a score between 0 and 1; infinite for 0 and 1.
///
/// ```
/// use tessera_lab::{elo_of_score, score_of_elo};
/// assert!((elo_of_score(0.75) - 190.85).abs() < 0.01);
/// assert_eq!(score_of_elo(0.0), 0.5);
/// ```
pub fn elo_of_score(score: f64) -> f64 {
    let score = score.clamp(0.0, 1.0);
    400.0 * (score / (1.0 - score)).log10()
}

/// The score that an Elo difference gives.
pub fn score_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// An Elo difference, and the interval that holds the true one in 95 % of all matches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo {
    /// The difference; infinite after a clean sweep.
    pub difference: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
    /// The probability that the player is the stronger one (LOS), from 0 to 1.
    pub superiority: f64,
}

impl Elo {
    /// From a mean score and its standard error.
    pub(crate) fn new(score: f64, standard_error: f64) -> Self {
        let reach = NINETY_FIVE * standard_error;
        Self {
            difference: elo_of_score(score),
            low: elo_of_score(score - reach),
            high: elo_of_score(score + reach),
            superiority: normal_below((score - 0.5) / standard_error),
        }
    }

    /// Half the width of the interval, to compare with other programs. It is not shown: the interval is lopsided where one
    /// side wins nearly all.
    pub fn error(&self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

impl fmt::Display for Elo {
    /// `+12.3 [+4.2, +20.4]`: the difference and its interval, of which an end may be infinite.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} [{}, {}]", signed(self.difference), signed(self.low), signed(self.high))
    }
}

fn signed(number: f64) -> String {
    match number {
        f64::INFINITY => "+∞".into(),
        f64::NEG_INFINITY => "-∞".into(),
        _ => format!("{number:+.1}"),
    }
}

/// The share of a normal distribution that lies below `z`.
fn normal_below(z: f64) -> f64 {
    if z.is_nan() { 0.5 } else { f64::midpoint(1.0, error_function(z / 2_f64.sqrt())) }
}

/// The error function by Abramowitz and Stegun, 7.1.26; off by less than 1.5e-7.
fn error_function(x: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.327_591_1 * x.abs());
    let factors = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
    let series = factors.iter().fold(0.0, |sum, factor| (sum + factor) * t);
    (1.0 - series * (-x * x).exp()).copysign(x)
}
