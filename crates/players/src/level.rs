//! Levels 1 to 10: how far a player sees, and how sure it is of what it sees.
//!
//! A weak player weighs many actions and is unsure which of them is better: it prefers what looks good to it, and now
//! and then that is wrong, as with people. From level 6 on there is no doubt, only a shorter or longer sight. Level 10
//! has no limit of its own. The lab notebook tells how the tables were set.

use std::fmt;
use std::str::FromStr;

use tessera_game::Random;
use tessera_games::GameId;
use tessera_search::Limits;

/// How strong a player is, from 1 (a child's first opponent) to 10 (as strong as we can).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// A number that is not a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotALevel;

impl fmt::Display for NotALevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the level is a number from 1 to 10")
    }
}

impl std::error::Error for NotALevel {}

/// What makes a level: its sight and its doubt.
#[derive(Clone, Copy)]
pub(crate) struct Sight {
    /// The most positions that it looks at.
    pub(crate) nodes: Option<u64>,
    /// How many actions it weighs against each other.
    pub(crate) lines: usize,
    /// How unsure it is of an expected result, which lies between 0 and 1.
    pub(crate) doubt: f64,
}

impl Level {
    /// All levels, from the weakest.
    pub const ALL: [Self; 10] =
        [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7), Self(8), Self(9), Self(10)];

    /// Full strength.
    pub const STRONGEST: Self = Self(10);

    /// The level with that number.
    pub fn new(number: u8) -> Result<Self, NotALevel> {
        if (1..=10).contains(&number) { Ok(Self(number)) } else { Err(NotALevel) }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How a player of this level sees a game. Each game has a table of its own, so that its levels can be set by matches
    /// between neighbours.
    pub(crate) const fn sight(self, game: GameId) -> Sight {
        let sights = match game {
            GameId::Xok => &XOK,
            GameId::Yoxii => &YOXII,
            GameId::Trexo => &TREXO,
            GameId::Slither => &SLITHER,
        };
        match self.0 {
            number @ 1..=9 => sights[number as usize - 1],
            _ => Sight { nodes: None, lines: 1, doubt: 0.0 },
        }
    }
}

/// How many positions an unsure player looks at: enough to compare many actions.
const GLANCE: u64 = 4_000;

/// A player that weighs so many actions and is unsure of what each is worth.
const fn unsure(lines: usize, doubt: f64) -> Sight {
    Sight { nodes: Some(GLANCE), lines, doubt }
}

/// A player that is sure of what it sees.
const fn sure(nodes: u64) -> Sight {
    Sight { nodes: Some(nodes), lines: 1, doubt: 0.0 }
}

const XOK: [Sight; 9] = [
    unsure(200, 1.1),
    unsure(70, 0.58),
    unsure(40, 0.42),
    unsure(12, 1.2),
    unsure(12, 0.3),
    sure(290),
    sure(1_300),
    sure(5_200),
    sure(30_000),
];
const YOXII: [Sight; 9] = [
    unsure(100, 3.7),
    unsure(40, 1.0),
    unsure(12, 1.3),
    unsure(12, 0.39),
    sure(150),
    sure(560),
    sure(2_000),
    sure(8_000),
    sure(45_000),
];
const TREXO: [Sight; 9] = [
    unsure(12, 0.6),
    unsure(12, 0.23),
    sure(30),
    sure(380),
    sure(1_000),
    sure(2_700),
    sure(8_200),
    sure(24_000),
    sure(85_000),
];
/// More lines than the guide lists would have every legal wall and free space among them.
const SLITHER: [Sight; 9] = [
    unsure(24, 0.55),
    unsure(16, 0.32),
    unsure(12, 0.22),
    unsure(12, 0.095),
    sure(20),
    sure(220),
    sure(1_100),
    sure(4_000),
    sure(40_000),
];

impl Sight {
    /// The given limits, made tighter where this player sees less.
    pub(crate) fn within(&self, limits: Limits) -> Limits {
        Limits { nodes: least(limits.nodes, self.nodes), ..limits }
    }

    /// Which of several lines this player takes for the best, from their expected results, the best first.
    pub(crate) fn choose(&self, expected: &[f64], random: &mut Random) -> usize {
        let felt: Vec<f64> = expected.iter().map(|result| result + self.doubt * bell(random)).collect();
        // Of equals the first: it is the sooner win, or the later loss.
        (0..felt.len()).rev().max_by(|&a, &b| felt[a].total_cmp(&felt[b])).unwrap_or_default()
    }
}

fn least<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        (one, other) => one.or(other),
    }
}

/// A random number around 0, mostly between −1 and 1: a sum of twelve even ones (Irwin and Hall).
fn bell(random: &mut Random) -> f64 {
    (0..12).map(|_| f64::from(random.below(1 << 20)) / f64::from(1 << 20)).sum::<f64>() - 6.0
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Level {
    type Err = NotALevel;

    fn from_str(text: &str) -> Result<Self, NotALevel> {
        text.parse().map_err(|_| NotALevel).and_then(Self::new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_the_numbers_from_one_to_ten() {
        assert_eq!("7".parse(), Ok(Level(7)));
        assert!(["0", "11", "", "x", "-1"].iter().all(|text| text.parse::<Level>().is_err()));
        assert!(Level::ALL.iter().enumerate().all(|(index, level)| usize::from(level.number()) == index + 1));
    }

    #[test]
    fn a_sure_player_takes_the_best_and_an_unsure_one_mostly() {
        let mut random = Random::new(1);
        let results = [0.9, 0.5, 0.1];
        for game in GameId::ALL {
            assert!((0..100).all(|_| Level(10).sight(game).choose(&results, &mut random) == 0));
            let best = (0..1000).filter(|_| Level(1).sight(game).choose(&results, &mut random) == 0).count();
            assert!((250..950).contains(&best), "{best}");
        }
    }

    #[test]
    fn of_equals_the_first_is_taken() {
        let mut random = Random::new(2);
        for results in [[1.0, 1.0, 1.0], [0.0; 3], [0.5, 0.5, 0.1]] {
            assert_eq!(Level(10).sight(GameId::Xok).choose(&results, &mut random), 0);
        }
    }

    #[test]
    fn the_top_half_has_no_doubt_and_each_level_sees_at_least_as_much_as_the_one_below() {
        for game in GameId::ALL {
            let sights = Level::ALL.map(|level| level.sight(game));
            assert!(sights[5..].iter().all(|sight| sight.doubt == 0.0));
            assert!(sights[..9].is_sorted_by(|one, next| one.lines >= next.lines));
            let sure: Vec<Option<u64>> =
                sights.iter().filter(|sight| sight.doubt == 0.0).map(|sight| sight.nodes).collect();
            assert!(sure[..sure.len() - 1].is_sorted() && sure.last() == Some(&None));
        }
    }
}
