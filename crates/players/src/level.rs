//! Levels 1 to 10: how many positions a player searches, and how random its choice is.
//!
//! A weak player compares many actions and adds noise to their expected results: it prefers what looks good and is
//! sometimes wrong, as people are. From level 6 on there is no noise, only a node limit. Level 10 has no limit. Each game
//! has its own table, tuned by matches between neighbouring levels; the lab notebook has the results.

use std::fmt;
use std::str::FromStr;

use tessera_game::Random;
use tessera_search::Limits;

/// The playing strength, from 1 (a child's first opponent) to 10 (full strength).
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

/// The settings of a level.
#[derive(Clone, Copy)]
pub(crate) struct Skill {
    /// The node limit of each search.
    pub(crate) nodes: Option<u64>,
    /// The number of actions that are compared.
    pub(crate) lines: usize,
    /// The standard deviation of the noise that is added to each expected result, which lies between 0 and 1.
    pub(crate) noise: f64,
}

/// The levels 1 to 9 of a game.
pub(crate) type LevelTable = [Skill; 9];

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 10] =
        [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7), Self(8), Self(9), Self(10)];

    /// Full strength.
    pub const STRONGEST: Self = Self(10);

    /// The level with this number.
    pub fn new(number: u8) -> Result<Self, NotALevel> {
        if (1..=10).contains(&number) { Ok(Self(number)) } else { Err(NotALevel) }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The skill of this level in a game.
    pub(crate) const fn skill(self, table: &LevelTable) -> Skill {
        match self.0 {
            number @ 1..=9 => table[number as usize - 1],
            _ => Skill { nodes: None, lines: 1, noise: 0.0 },
        }
    }
}

/// The node limit of a noisy player: enough to compare many actions.
const NOISY_NODES: u64 = 4_000;

/// The expected result at or below which a player fights for survival.
const AS_GOOD_AS_LOST: f64 = 0.1;

/// A player that compares this many actions and adds noise to their results.
pub(crate) const fn noisy(lines: usize, noise: f64) -> Skill {
    Skill { nodes: Some(NOISY_NODES), lines, noise }
}

/// A player without noise.
pub(crate) const fn exact(nodes: u64) -> Skill {
    Skill { nodes: Some(nodes), lines: 1, noise: 0.0 }
}

impl Skill {
    /// The given limits, tightened by the level's node limit.
    pub(crate) fn restrict(&self, limits: Limits) -> Limits {
        Limits { nodes: least(limits.nodes, self.nodes), ..limits }
    }

    /// The action to play, from actions with their expected results, best first. A noisy player uses up what is scarce
    /// only where everything else is as good as lost: people err, but they do not squander.
    pub(crate) fn choose<A: Copy>(
        &self,
        candidates: &[(A, f64)],
        is_scarce: impl Fn(A) -> bool,
        random: &mut Random,
    ) -> Option<A> {
        let saves = |&(action, expected): &(A, f64)| !is_scarce(action) && expected > AS_GOOD_AS_LOST;
        let sparing = self.noise > 0.0 && candidates.iter().any(saves);
        let playable = candidates.iter().filter(|&&(action, _)| !(sparing && is_scarce(action)));
        let noisy = playable.map(|&(action, expected)| (action, expected + self.noise * normal(random)));
        // Of equal results the first is taken: it is the faster win or the slower loss.
        let best = noisy.reduce(|best, next| if next.1 > best.1 { next } else { best });
        best.map(|(action, _)| action)
    }
}

fn least<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        (one, other) => one.or(other),
    }
}

/// A random number with an approximately normal distribution: the Irwin–Hall sum of twelve uniform ones.
fn normal(random: &mut Random) -> f64 {
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
    use crate::guided::Guided;
    use tessera_games::{AnyPosition, GameId, with_own};

    fn table_of<P: Guided>(_: &P) -> LevelTable {
        P::LEVELS
    }

    fn tables() -> [LevelTable; GameId::ALL.len()] {
        GameId::ALL.map(|game| with_own!(&AnyPosition::start(game), own => table_of(own)))
    }

    #[test]
    fn levels_are_the_numbers_from_one_to_ten() {
        assert_eq!("7".parse(), Ok(Level(7)));
        assert!(["0", "11", "", "x", "-1"].iter().all(|text| text.parse::<Level>().is_err()));
        assert!(Level::ALL.iter().enumerate().all(|(index, level)| usize::from(level.number()) == index + 1));
    }

    /// The number of the candidate that is chosen, of candidates with these results.
    fn chosen(skill: Skill, results: [f64; 3], random: &mut Random) -> usize {
        let candidates: Vec<(usize, f64)> = results.into_iter().enumerate().collect();
        skill.choose(&candidates, |_| false, random).unwrap()
    }

    #[test]
    fn a_player_without_noise_takes_the_best_and_a_noisy_one_mostly() {
        let mut random = Random::new(1);
        let results = [0.9, 0.5, 0.1];
        for table in tables() {
            assert!((0..100).all(|_| chosen(Level(10).skill(&table), results, &mut random) == 0));
            let best =
                (0..1000).filter(|_| chosen(Level(1).skill(&table), results, &mut random) == 0).count();
            assert!((250..950).contains(&best), "{best}");
        }
    }

    #[test]
    fn of_equal_results_the_first_is_taken() {
        let mut random = Random::new(2);
        for results in [[1.0, 1.0, 1.0], [0.0; 3], [0.5, 0.5, 0.1]] {
            assert_eq!(chosen(Level(10).skill(&tables()[0]), results, &mut random), 0);
        }
    }

    #[test]
    fn a_noisy_player_uses_what_is_scarce_only_to_survive() {
        let mut random = Random::new(3);
        let is_scarce = |action| action == 0;
        let mut choose = |skill: Skill, other| skill.choose(&[(0, 0.6), (1, other)], is_scarce, &mut random);
        assert!((0..100).all(|_| choose(noisy(2, 0.5), 0.2) == Some(1)));
        assert!((0..100).any(|_| choose(noisy(2, 0.5), 0.05) == Some(0)));
        assert_eq!(choose(exact(100), 0.2), Some(0));
    }

    #[test]
    fn the_top_half_has_no_noise_and_each_level_searches_at_least_as_much_as_the_one_below() {
        for table in tables() {
            let skills = Level::ALL.map(|level| level.skill(&table));
            assert!(skills[5..].iter().all(|skill| skill.noise == 0.0));
            assert!(skills[..9].is_sorted_by(|one, next| one.lines >= next.lines));
            let exact: Vec<Option<u64>> =
                skills.iter().filter(|skill| skill.noise == 0.0).map(|skill| skill.nodes).collect();
            assert!(exact[..exact.len() - 1].is_sorted() && exact.last() == Some(&None));
        }
    }
}
