//! The sequential probability ratio test: a match ends as soon as the games decide between two hypotheses.
//!
//! It is the generalised test on the results of pairs (pentanomial): each hypothesis is represented by the
//! distribution of pair results that fits the observed one best among all with the hypothesis' mean (Van den Bergh,
//! "Comments on Normalized Elo", proposition 1.1).

use std::error::Error;
use std::fmt;

use super::{PAIR_SCORES, score_of_elo};

/// A test of "the difference is `elo0`" against "the difference is `elo1`", in logistic Elo.
///
/// ```
/// use tessera_lab::{Sprt, Verdict};
/// let sprt = Sprt::new(0.0, 10.0, 0.05, 0.05)?;
/// assert!((sprt.bounds().1 - 2.944).abs() < 0.001);
/// assert_eq!(sprt.verdict(&[10, 200, 400, 300, 90]), Some(Verdict::Accepted));
/// # Ok::<(), tessera_lab::SprtError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
}

/// How a test has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The difference is rather `elo1` than `elo0`.
    Accepted,
    /// The difference is rather `elo0` than `elo1`.
    Rejected,
}

/// Why there is no such test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SprtError {
    /// `elo0` is not below `elo1`, or one of them is not a usual number.
    Hypotheses,
    /// `alpha` or `beta` is not between 0 and 0.5.
    Risks,
}

/// The largest Elo difference of a hypothesis. Beyond it, scores cannot be distinguished from 0 and 1.
const MAX_ELO: f64 = 2000.0;
/// A kind of result that has not been seen yet counts as this much of a pair, so that its logarithm exists.
const UNSEEN: f64 = 1e-3;

impl Sprt {
    /// A test that wrongly accepts with probability `alpha` and wrongly rejects with probability `beta`.
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64) -> Result<Self, SprtError> {
        let usual = |elo: f64| elo.abs() <= MAX_ELO;
        if !usual(elo0) || !usual(elo1) || elo0 >= elo1 {
            return Err(SprtError::Hypotheses);
        }
        let small = |risk: f64| risk > 0.0 && risk < 0.5;
        if !small(alpha) || !small(beta) {
            return Err(SprtError::Risks);
        }
        Ok(Self { elo0, elo1, alpha, beta })
    }

    /// The test rejects at or below the first bound and accepts at or above the second (Wald).
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The logarithm of how much better `elo1` explains the pairs than `elo0` does.
    pub fn llr(&self, pairs: &[u64; 5]) -> f64 {
        if pairs.iter().all(|&count| count == 0) {
            return 0.0;
        }
        let counts = pairs.map(|count| if count == 0 { UNSEEN } else { count as f64 });
        let [under0, under1] = [self.elo0, self.elo1].map(|elo| log_likelihood(&counts, score_of_elo(elo)));
        under1 - under0
    }

    /// The verdict, once the pairs decide the test.
    pub fn verdict(&self, pairs: &[u64; 5]) -> Option<Verdict> {
        let llr = self.llr(pairs);
        let (lower, upper) = self.bounds();
        if llr >= upper {
            Some(Verdict::Accepted)
        } else if llr <= lower {
            Some(Verdict::Rejected)
        } else {
            None
        }
    }
}

/// The greatest log-likelihood of the counts under any distribution with that mean, apart from a constant.
///
/// That distribution has the probabilities `p̂ / (1 + θ (a − mean))` for results `a` with observed shares `p̂`, where θ
/// is the root of `Σ p̂ (a − mean) / (1 + θ (a − mean))`. The sum falls in θ, so halving finds the root.
fn log_likelihood(counts: &[f64; 5], mean: f64) -> f64 {
    let steps = PAIR_SCORES.map(|score| score - mean);
    let slope = |theta: f64| -> f64 {
        counts.iter().zip(steps).map(|(count, step)| count * step / (1.0 + theta * step)).sum()
    };
    let (mut low, mut high) = (-1.0 / steps[4], -1.0 / steps[0]);
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if slope(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let theta = f64::midpoint(low, high);
    -counts.iter().zip(steps).map(|(count, step)| count * (1.0 + theta * step).ln()).sum::<f64>()
}

impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { elo0, elo1, alpha, beta } = self;
        write!(f, "elo0={elo0} elo1={elo1} alpha={alpha} beta={beta}")
    }
}

impl fmt::Display for SprtError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hypotheses => {
                write!(f, "elo0 must be below elo1, and both between −{MAX_ELO} and {MAX_ELO}")
            }
            Self::Risks => f.write_str("alpha and beta must be above 0 and below 0.5"),
        }
    }
}

impl Error for SprtError {}
