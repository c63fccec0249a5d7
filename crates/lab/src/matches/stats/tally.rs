//! Counted results: of single games, and of pairs from one opening with colours swapped.

use std::ops::{Add, AddAssign};

use super::{Elo, PAIR_SCORES};

/// The points of a player in one game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Points {
    /// Nothing.
    Loss,
    /// Half a point.
    Draw,
    /// A point.
    Win,
}

impl Points {
    /// The opponent's points in the same game.
    #[must_use]
    pub const fn for_opponent(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }
}

/// The results of a player against another, counted in whole pairs.
///
/// The two games of a pair share their opening, so they are not independent: error bars come from the pairs.
///
/// ```
/// use tessera_lab::{Points::{Draw, Win}, Tally};
/// let mut tally = Tally::default();
/// tally.add_pair(Win, Draw);
/// assert_eq!((tally.games(), tally.score()), (2, Some(0.75)));
/// assert_eq!(tally.pairs, [0, 0, 0, 1, 0]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// Pairs by what both games together brought: LL, LD, LW or DD, DW, WW.
    pub pairs: [u64; 5],
}

impl Tally {
    /// Counts the two games of a pair.
    pub fn add_pair(&mut self, one: Points, other: Points) {
        for points in [one, other] {
            *match points {
                Points::Loss => &mut self.losses,
                Points::Draw => &mut self.draws,
                Points::Win => &mut self.wins,
            } += 1;
        }
        self.pairs[one as usize + other as usize] += 1;
    }

    /// The number of games.
    pub const fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The number of pairs.
    pub fn pair_count(&self) -> u64 {
        self.pairs.iter().sum()
    }

    /// The share of the points, from 0 to 1; `None` before the first pair.
    pub fn score(&self) -> Option<f64> {
        let games = self.games();
        (games > 0).then(|| (self.wins as f64 + self.draws as f64 / 2.0) / games as f64)
    }

    /// The Elo difference with error bars from the spread of the pairs; `None` before the first pair.
    pub fn elo(&self) -> Option<Elo> {
        let score = self.score()?;
        let standard_error = (self.pair_variance() / self.pair_count() as f64).sqrt();
        Some(Elo::new(score, standard_error))
    }

    /// The results as the opponent sees them.
    #[must_use]
    pub fn for_opponent(&self) -> Self {
        let mut pairs = self.pairs;
        pairs.reverse();
        Self { wins: self.losses, draws: self.draws, losses: self.wins, pairs }
    }

    /// The variance of the mean results of pairs. If all pairs are alike, one extra pair is spread evenly over the five kinds.
    fn pair_variance(&self) -> f64 {
        let alike = self.pairs.iter().filter(|&&count| count > 0).count() < 2;
        let extra = if alike { 0.2 } else { 0.0 };
        let counts = self.pairs.map(|count| count as f64 + extra);
        let total: f64 = counts.iter().sum();
        let weighted = |value: &dyn Fn(f64) -> f64| -> f64 {
            counts.iter().zip(PAIR_SCORES).map(|(count, score)| count * value(score)).sum::<f64>() / total
        };
        let mean = weighted(&|score| score);
        weighted(&|score| (score - mean).powi(2))
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
        self.pairs.iter_mut().zip(other.pairs).for_each(|(count, more)| *count += more);
    }
}

impl Add for Tally {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        self += other;
        self
    }
}
