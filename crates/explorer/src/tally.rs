//! Results of games, counted.

use tessera_game::{Outcome, Player};

/// How games ended.
///
/// ```
/// use tessera_explorer::Tally;
/// let tally = Tally { first: 60, draws: 0, second: 40 };
/// let (score, error) = tally.score().unwrap();
/// assert_eq!((format!("{score:.3}"), format!("{error:.3}")), ("0.600".into(), "0.096".into()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Won by the first player.
    pub first: u32,
    /// Drawn.
    pub draws: u32,
    /// Won by the second player.
    pub second: u32,
}

impl Tally {
    /// The number of games.
    pub const fn games(self) -> u32 {
        self.first + self.draws + self.second
    }

    pub(crate) fn add(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Win(Player::First) => self.first += 1,
            Outcome::Win(Player::Second) => self.second += 1,
            Outcome::Draw => self.draws += 1,
        }
    }

    /// The first player's mean result, from 0 to 1, and half of its 95 % interval; `None` without games.
    pub fn score(self) -> Option<(f64, f64)> {
        let games = f64::from(self.games());
        if games == 0.0 {
            return None;
        }
        let counts = [self.first, self.draws, self.second].map(f64::from);
        let points = [1.0, 0.5, 0.0];
        let mean = counts.iter().zip(points).map(|(count, points)| count * points).sum::<f64>() / games;
        let squares = counts.iter().zip(points).map(|(count, points)| count * (points - mean).powi(2));
        let variance = squares.sum::<f64>() / games;
        Some((mean, 1.96 * (variance / games).sqrt()))
    }
}
