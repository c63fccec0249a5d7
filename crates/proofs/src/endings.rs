//! Endings: from how many free squares on everything is known. Positions are taken from random games and solved.

use tessera_game::Random;
use tessera_games::{AnyGame, AnyPosition, GameId};
use tessera_search::Stop;

use crate::NotProved;
use crate::games::{Task, with_position};
use crate::solve::{Shared, Solver, value};

/// A measurement: which endings can be solved.
#[derive(Clone, Debug)]
pub struct Endings {
    /// The game, from its starting position.
    pub game: GameId,
    /// How many positions for each number of free squares.
    pub samples: u32,
    /// How many positions a search may visit.
    pub nodes: u64,
    /// The seed of the games.
    pub seed: u64,
    /// The flag that stops it.
    pub stop: Stop,
}

/// The result for one number of free squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EndingStats {
    /// The number of free squares.
    pub free: usize,
    /// The positions that were tried.
    pub tried: u32,
    /// The positions that were solved.
    pub solved: u32,
    /// The positions that all searches visited.
    pub nodes: u64,
}

impl Endings {
    /// Tries positions with ever more free squares, and reports each number, until none of them is solved.
    pub fn run(&self, on_found: &mut dyn FnMut(EndingStats)) -> Result<(), NotProved> {
        with_position(&AnyPosition::start(self.game), Sampling { endings: self, on_found })
    }
}

struct Sampling<'a> {
    endings: &'a Endings,
    on_found: &'a mut dyn FnMut(EndingStats),
}

impl Task for Sampling<'_> {
    type Output = ();

    fn run<P: AnyGame>(self, start: &P) {
        let endings = self.endings;
        for free in 1..free_squares(start) {
            let mut random = Random::new(endings.seed);
            let mut ending = EndingStats { free, tried: 0, solved: 0, nodes: 0 };
            let mut games = 0;
            // Some numbers of free squares are rare in games.
            while ending.tried < endings.samples && games < endings.samples * 100 {
                games += 1;
                let Some(position) = reached(start, free, &mut random) else { continue };
                if endings.stop.is_raised() {
                    return;
                }
                let (solved, nodes) = solve(&position, endings);
                ending.tried += 1;
                ending.solved += u32::from(solved);
                ending.nodes += nodes;
            }
            if ending.tried > 0 {
                (self.on_found)(ending);
                if ending.solved == 0 {
                    return;
                }
            }
        }
    }
}

/// How many squares are free: they are dots in every position string.
fn free_squares<P: AnyGame>(position: &P) -> usize {
    position.to_string().matches('.').count()
}

/// A position of a random game with `free` free squares, if the game reaches one.
fn reached<P: AnyGame>(start: &P, free: usize, random: &mut Random) -> Option<P> {
    let mut position = *start;
    while free_squares(&position) > free {
        let action = position.random_action(random)?;
        position.play_unchecked(action);
    }
    (free_squares(&position) == free && position.outcome().is_none()).then_some(position)
}

/// Whether a position is solved within the limit, and how many positions that took.
fn solve<P: AnyGame>(position: &P, endings: &Endings) -> (bool, u64) {
    let shared = Shared::new(position, 16, endings.stop.clone(), None).with_limit(endings.nodes);
    let mut solver = Solver::new(&shared, 0);
    let solved = value(position, false, &mut |question| solver.ask(position, question)).is_ok();
    (solved, solver.nodes())
}
