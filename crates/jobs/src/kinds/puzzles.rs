//! Puzzles, some games a job.

use serde::{Deserialize, Serialize};
use tessera_games::GameId;
use tessera_puzzles::{Puzzle, PuzzleRun, puzzles, read};
use tessera_search::Stop;

use super::{Job, RunJob, Work};
use crate::JobError;

/// The games to play, in percent of those that the bundled puzzles have needed.
const SPARE_PERCENT: u64 = 110;

/// The puzzles that [`PuzzleRun::run`] makes, from jobs of some games each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PuzzleWork {
    /// The game.
    pub game: GameId,
    /// The seed of all games.
    pub seed: u64,
    /// How many puzzles.
    pub count: usize,
    /// How many games to play at least, a multiple of `games_per_job` in the end; `None` is a guess.
    pub games: Option<u32>,
    /// The number of games of one job.
    pub games_per_job: u32,
}

/// The puzzles of the games with some numbers, before the choice among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleJob {
    /// The game.
    pub game: GameId,
    /// The seed of all games.
    pub seed: u64,
    /// The number of its first game.
    pub first: u32,
    /// How many games.
    pub games: u32,
}

impl RunJob for PuzzleJob {
    fn run(&self, stop: &Stop) -> Result<Option<String>, String> {
        let end = self.first.checked_add(self.games).ok_or("there are no games with such numbers")?;
        let run = PuzzleRun { game: self.game, seed: self.seed, count: 0, threads: 1 };
        run.part(self.first..end, stop).map(|puzzles| lines(&puzzles)).transpose()
    }

    fn title(&self) -> String {
        let last = self.first.saturating_add(self.games).saturating_sub(1);
        format!("puzzles of {}, games {} to {last}", self.game.title(), self.first)
    }
}

impl PuzzleWork {
    /// The games to play: as many as asked for, or as the bundled puzzles have needed, and some more.
    fn games(&self) -> u32 {
        self.games.unwrap_or_else(|| {
            let shipped = puzzles(self.game).unwrap_or_default();
            let games = shipped.last().map_or(1, |puzzle| u64::from(puzzle.number) + 1);
            let needed = self.count as u64 * games * SPARE_PERCENT / 100 / shipped.len().max(1) as u64;
            u32::try_from(needed).map_or(u32::MAX, |needed| needed.saturating_add(10))
        })
    }
}

impl Work for PuzzleWork {
    fn jobs(&self) -> Vec<Job> {
        let each = self.games_per_job.max(1);
        let (game, seed) = (self.game, self.seed);
        let job = |index| Job::Puzzles(PuzzleJob { game, seed, first: index * each, games: each });
        (0..self.games().div_ceil(each)).map(job).collect()
    }

    fn assemble(&self, results: &[String]) -> Result<String, JobError> {
        let run = PuzzleRun { game: self.game, seed: self.seed, count: self.count, threads: 1 };
        let mut parts = Vec::with_capacity(results.len());
        for (job, text) in self.jobs().iter().zip(results) {
            let part = read(text)
                .map_err(|error| JobError::DamagedResult { job: job.id(), problem: error.to_string() })?;
            parts.push(part);
        }
        let puzzles = run.assemble(parts);
        if puzzles.len() < self.count {
            let games = self.jobs().len() as u32 * self.games_per_job.max(1);
            return Err(JobError::TooFew(format!(
                "{games} games have {} of {} puzzles: add the work again with --games {}",
                puzzles.len(),
                self.count,
                games + games / 2
            )));
        }
        lines(&puzzles).map_err(JobError::TooFew)
    }
}

/// Puzzles as `tessera puzzles make` writes them.
fn lines(puzzles: &[Puzzle]) -> Result<String, String> {
    let line = |puzzle| serde_json::to_string(puzzle).map(|line| line + "\n");
    puzzles.iter().map(line).collect::<Result<_, _>>().map_err(|error| error.to_string())
}
