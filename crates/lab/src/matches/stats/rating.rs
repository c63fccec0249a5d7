//! Ratings of many players from who played whom: the most likely Elo numbers (Bradley and Terry, with a draw as half
//! a win), with error bars that respect that the games of a pair belong together.

use std::error::Error;
use std::fmt;

use super::{NINETY_FIVE, Tally};

/// Elo per unit of the natural logarithm of the odds.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// Two players who met, by their numbers, and what the first of them achieved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Encounter {
    /// The player whose results are counted.
    pub player: usize,
    /// The opponent.
    pub opponent: usize,
    /// The results.
    pub tally: Tally,
}

/// The rating of a player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The rating.
    pub elo: f64,
    /// Half the width of the 95 % confidence interval; 0 for the anchor.
    pub error: f64,
}

impl Rating {
    /// The lower end of the 95 % confidence interval.
    pub fn low(&self) -> f64 {
        self.elo - self.error
    }

    /// The upper end of the 95 % confidence interval.
    pub fn high(&self) -> f64 {
        self.elo + self.error
    }
}

/// The ratings of all players.
#[derive(Clone, PartialEq, Debug)]
pub struct Ratings {
    /// One for each player, by number.
    pub list: Vec<Rating>,
    /// Whether a player won or lost everything, so that no finite ratings fit best. Then a drawn game has been
    /// added to each clean sweep, and the ratings at the ends are underestimates.
    pub tamed: bool,
}

/// Why players cannot be rated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RatingError {
    /// The anchor, or a player of an encounter, is not one of the players.
    NoSuchPlayer,
    /// Some players have not met the others, even by way of common opponents.
    NotConnected,
}

/// The contribution of one encounter to the sums.
struct Sample {
    player: usize,
    opponent: usize,
    /// Counts of pairs by points, 0 to 2 in halves.
    pairs: [f64; 5],
    /// Single drawn games that were added.
    added: f64,
}

/// Rates players 0 to `players` − 1, such that the player `anchor.0` has the rating `anchor.1`.
pub fn rate(players: usize, encounters: &[Encounter], anchor: (usize, f64)) -> Result<Ratings, RatingError> {
    let is_player = |number: usize| number < players;
    let known = encounters.iter().all(|one| is_player(one.player) && is_player(one.opponent));
    if !known || !is_player(anchor.0) {
        return Err(RatingError::NoSuchPlayer);
    }
    let met: Vec<&Encounter> = encounters.iter().filter(|one| one.tally.games() > 0).collect();
    if !reaches_all(players, &met, |_| [true, true]) {
        return Err(RatingError::NotConnected);
    }
    // A finite optimum exists just when every player has, over some chain, taken points from every other (Ford).
    let took_points = |tally: &Tally| [tally.wins + tally.draws > 0, tally.losses + tally.draws > 0];
    let gave_points = |tally: &Tally| [tally.losses + tally.draws > 0, tally.wins + tally.draws > 0];
    let tamed = !reaches_all(players, &met, took_points) || !reaches_all(players, &met, gave_points);
    let samples: Vec<Sample> = met.iter().map(|one| Sample::new(one, tamed)).collect();
    let strengths = most_likely(players, &samples, anchor.0);
    let variances = variances(&samples, &strengths, anchor.0);
    let rating = |(strength, variance): (&f64, f64)| Rating {
        elo: anchor.1 + ELO * strength,
        error: NINETY_FIVE * ELO * variance.max(0.0).sqrt(),
    };
    Ok(Ratings { list: strengths.iter().zip(variances).map(rating).collect(), tamed })
}

impl Sample {
    fn new(one: &Encounter, tamed: bool) -> Self {
        let tally = one.tally;
        let swept = tally.draws == 0 && (tally.wins == 0 || tally.losses == 0);
        Self {
            player: one.player,
            opponent: one.opponent,
            pairs: tally.pairs.map(|count| count as f64),
            added: if tamed && swept { 1.0 } else { 0.0 },
        }
    }

    fn games(&self) -> f64 {
        2.0 * self.pairs.iter().sum::<f64>() + self.added
    }

    fn points(&self) -> f64 {
        self.sum_pairs(|points| points) + self.added / 2.0
    }

    fn sum_pairs(&self, value: impl Fn(f64) -> f64) -> f64 {
        self.pairs.iter().enumerate().map(|(halves, count)| count * value(halves as f64 / 2.0)).sum()
    }

    /// The expected score of the player in a game.
    fn expected(&self, strengths: &[f64]) -> f64 {
        1.0 / (1.0 + (strengths[self.opponent] - strengths[self.player]).exp())
    }

    /// How much the points of this encounter spread around the expected ones.
    fn spread(&self, expected: f64) -> f64 {
        let seen = self.sum_pairs(|points| (points - 2.0 * expected).powi(2));
        seen + self.added * (0.5 - expected).powi(2)
    }

    /// Adds a symmetric term that depends on the difference of the two players only.
    fn add_to(&self, matrix: &mut [Vec<f64>], term: f64) {
        matrix[self.player][self.player] += term;
        matrix[self.opponent][self.opponent] += term;
        matrix[self.player][self.opponent] -= term;
        matrix[self.opponent][self.player] -= term;
    }
}

/// Whether one can get from player 0 to all others along encounters. `ways` says which directions one opens: from
/// the player to the opponent, and back.
fn reaches_all(players: usize, met: &[&Encounter], ways: impl Fn(&Tally) -> [bool; 2]) -> bool {
    let mut reached = vec![false; players];
    reached[0] = true;
    for _ in 0..players {
        for one in met {
            let [forth, back] = ways(&one.tally);
            let (player, opponent) = (reached[one.player], reached[one.opponent]);
            reached[one.opponent] |= player && forth;
            reached[one.player] |= opponent && back;
        }
    }
    reached.into_iter().all(|reached| reached)
}

/// Newton's method on the likelihood, which has one top. The anchor stays at 0.
fn most_likely(players: usize, samples: &[Sample], anchor: usize) -> Vec<f64> {
    let mut strengths = vec![0.0; players];
    for _ in 0..200 {
        let mut gradient = vec![0.0; players];
        for sample in samples {
            let surplus = sample.points() - sample.games() * sample.expected(&strengths);
            gradient[sample.player] += surplus;
            gradient[sample.opponent] -= surplus;
        }
        gradient[anchor] = 0.0;
        let step = solve(information(samples, &strengths, anchor), gradient);
        let longest = step.iter().fold(0.0_f64, |longest, part| longest.max(part.abs()));
        // Far from the top a full step would overshoot.
        let factor = if longest > 1.0 { 1.0 / longest } else { 1.0 };
        strengths.iter_mut().zip(step).for_each(|(strength, part)| *strength += factor * part);
        if longest < 1e-10 {
            break;
        }
    }
    strengths
}

/// The curvature of the likelihood. The anchor's row is that of a player who is sure of his strength.
fn information(samples: &[Sample], strengths: &[f64], anchor: usize) -> Vec<Vec<f64>> {
    let players = strengths.len();
    let mut matrix = vec![vec![0.0; players]; players];
    for sample in samples {
        let expected = sample.expected(strengths);
        sample.add_to(&mut matrix, sample.games() * expected * (1.0 - expected));
    }
    for row in &mut matrix {
        row[anchor] = 0.0;
    }
    matrix[anchor].fill(0.0);
    matrix[anchor][anchor] = 1.0;
    matrix
}

/// The variances of the strengths relative to the anchor: curvature, observed spread of the pairs, curvature (the
/// "sandwich", which holds although the two games of a pair depend on each other).
fn variances(samples: &[Sample], strengths: &[f64], anchor: usize) -> Vec<f64> {
    let players = strengths.len();
    let curvature = information(samples, strengths, anchor);
    let variance = |player: usize| {
        if player == anchor {
            return 0.0;
        }
        let mut unit = vec![0.0; players];
        unit[player] = 1.0;
        let row = solve(curvature.clone(), unit);
        let spread = |sample: &Sample| {
            let lever = row[sample.player] - row[sample.opponent];
            let (expected, games) = (sample.expected(strengths), sample.games());
            // Pairs that are all alike say nothing about how much pairs differ: the curvature says it then.
            let alike = sample.pairs.iter().filter(|&&count| count > 0.0).count() < 2;
            let model = if alike { games * expected * (1.0 - expected) } else { 0.0 };
            lever * lever * sample.spread(expected).max(model)
        };
        samples.iter().map(spread).sum()
    };
    (0..players).map(variance).collect()
}

/// Solves a system of linear equations by elimination with the largest pivots.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for column in 0..size {
        let largest = |&a: &usize, &b: &usize| matrix[a][column].abs().total_cmp(&matrix[b][column].abs());
        let pivot = (column..size).max_by(largest).unwrap_or(column);
        matrix.swap(column, pivot);
        right.swap(column, pivot);
        for row in column + 1..size {
            let factor = matrix[row][column] / matrix[column][column];
            let (above, below) = matrix.split_at_mut(row);
            let pairs = below[0].iter_mut().zip(&above[column]).skip(column);
            pairs.for_each(|(cell, over)| *cell -= factor * over);
            right[row] -= factor * right[column];
        }
    }
    for column in (0..size).rev() {
        let known: f64 = (column + 1..size).map(|other| matrix[column][other] * right[other]).sum();
        right[column] = (right[column] - known) / matrix[column][column];
    }
    right
}

impl fmt::Display for RatingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoSuchPlayer => "the anchor and all who met must be among the players",
            Self::NotConnected => "some players have not met the others, so they cannot be compared",
        })
    }
}

impl Error for RatingError {}
