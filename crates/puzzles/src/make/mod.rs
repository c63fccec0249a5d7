//! Makes puzzles: several threads play games, and the puzzles are written in the order of the games.

mod file;
mod find;
mod kept;
mod prover;
mod source;
mod tries;

use std::collections::{BTreeMap, HashSet};
use std::ops::Range;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::mpsc::channel;
use std::thread;

use tessera_games::{AnyPosition, GameId};
use tessera_players::{Engine, EngineSettings};
use tessera_search::{Clock, Guide, Limits, Score, Stop, system_clock};

use self::file::Output;
pub use self::find::Draft;
use self::find::Finder;
use self::kept::Kept;
use crate::ask::Ask;
use crate::{Goal, Puzzle, PuzzleError, Theme, games};

/// The nodes of the scout search, which looks for positions that may have a puzzle.
const SCOUT_NODES: u64 = 1_500;

/// The settings of a run. The puzzles follow from game and seed alone.
///
/// ```
/// use tessera_games::GameId;
/// use tessera_puzzles::{PuzzleRun, check};
/// use tessera_search::Stop;
///
/// let run = PuzzleRun { game: GameId::Yoxii, seed: 1, count: 1, threads: 1 };
/// let puzzles = run.run(None, &Stop::new(), &mut |_| ())?;
/// assert!(check(&puzzles[0]).is_ok());
/// # Ok::<(), tessera_puzzles::PuzzleError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PuzzleRun {
    /// The game.
    pub game: GameId,
    /// The seed of all games.
    pub seed: u64,
    /// How many puzzles.
    pub count: usize,
    /// The number of threads. The puzzles do not depend on it.
    pub threads: usize,
}

/// How far the run has come.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Progress {
    /// The number of games that were played.
    pub games: u32,
    /// The number of puzzles.
    pub puzzles: usize,
}

impl PuzzleRun {
    /// Makes the puzzles, into a file if there is one, or continues where the file ends.
    ///
    /// When `stop` is raised, unfinished games are abandoned; the same call plays them later.
    pub fn run(
        &self,
        path: Option<&Path>,
        stop: &Stop,
        on_progress: &mut dyn FnMut(Progress),
    ) -> Result<Vec<Puzzle>, PuzzleError> {
        let (mut output, earlier) = Output::open(path, self)?;
        let mut kept = Kept::new(self.count);
        // The last game may not have been written to its end: it is played again.
        let next = earlier.last().map_or(0, |puzzle| puzzle.number);
        for puzzle in earlier {
            kept.add(puzzle);
        }
        on_progress(Progress { games: next, puzzles: kept.len() });
        let (number, halt) = (AtomicU32::new(next), Stop::new());
        thread::scope(|scope| {
            let (send, receive) = channel();
            for _ in 0..self.threads.max(1) {
                let (send, number, halt) = (send.clone(), &number, &halt);
                scope.spawn(move || {
                    while !halt.is_raised() {
                        let number = number.fetch_add(1, Relaxed);
                        let Some(puzzles) = self.game(number, halt) else { break };
                        if send.send((number, puzzles)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(send);
            let (mut due, mut early) = (next, BTreeMap::new());
            let mut taken = || {
                while !kept.is_full() && !stop.is_raised() {
                    match receive.recv_timeout(std::time::Duration::from_millis(50)) {
                        Ok((number, puzzles)) => early.insert(number, puzzles),
                        Err(std::sync::mpsc::RecvTimeoutError::Timeout) => continue,
                        Err(std::sync::mpsc::RecvTimeoutError::Disconnected) => break,
                    };
                    while let Some(puzzles) = early.remove(&due) {
                        due += 1;
                        for puzzle in puzzles {
                            if let Some(puzzle) = kept.add(puzzle) {
                                output.add(puzzle)?;
                            }
                        }
                        on_progress(Progress { games: due, puzzles: kept.len() });
                    }
                }
                Ok::<(), PuzzleError>(())
            };
            let result = taken();
            halt.raise();
            result
        })?;
        Ok(kept.into_puzzles())
    }

    /// The puzzles in the games with these numbers, before any choice among them; `None` if stopped. They do not depend on
    /// `count`. Parts can be made anywhere, in any order: [`PuzzleRun::assemble`] makes the choice.
    pub fn part(&self, games: Range<u32>, stop: &Stop) -> Option<Vec<Puzzle>> {
        let parts: Option<Vec<Vec<Puzzle>>> = games.map(|number| self.game(number, stop)).collect();
        parts.map(|parts| parts.into_iter().flatten().collect())
    }

    /// The same puzzles as [`PuzzleRun::run`], from parts in the order of their games, the first of them from game 0. There are fewer
    /// if the parts have not enough.
    pub fn assemble(&self, parts: impl IntoIterator<Item = Vec<Puzzle>>) -> Vec<Puzzle> {
        let mut kept = Kept::new(self.count);
        for puzzle in parts.into_iter().flatten() {
            if kept.is_full() {
                break;
            }
            kept.add(puzzle);
        }
        kept.into_puzzles()
    }

    /// The puzzles in the game with that number; `None` if stopped.
    fn game(&self, number: u32, stop: &Stop) -> Option<Vec<Puzzle>> {
        let turns = source::play(self.game, self.seed, number, stop)?;
        let look = scout(system_clock);
        let mut puzzles: Vec<Puzzle> = Vec::new();
        let mut seen = HashSet::new();
        for (before, position) in turns.iter().zip(turns.iter().skip(1)) {
            if position.outcome().is_some() || stop.is_raised() {
                break;
            }
            look.forget();
            for goal in likely(&look, position) {
                // One of each goal for each player: later ones mostly repeat the first.
                if seen.contains(&(*goal, position.to_move())) {
                    continue;
                }
                let Some((draft, theme)) = games::draft(before, position, *goal) else { continue };
                seen.insert((*goal, position.to_move()));
                puzzles.push(self.puzzle(number, position, draft, theme));
            }
        }
        self.beside(number, &turns, &mut puzzles);
        (!stop.is_raised()).then_some(puzzles)
    }

    /// Adds the puzzles beside a game: at most one of each kind after each position.
    fn beside(&self, number: u32, turns: &[AnyPosition], puzzles: &mut Vec<Puzzle>) {
        for others in source::beside(turns) {
            for goal in [Goal::Win, Goal::Save] {
                let found = others.iter().find_map(|(before, position)| {
                    let (draft, theme) = games::draft(before, position, goal)?;
                    Some(self.puzzle(number, position, draft, theme))
                });
                puzzles.extend(found);
            }
        }
    }

    fn puzzle(&self, number: u32, position: &AnyPosition, draft: Draft, theme: Theme) -> Puzzle {
        let Draft { goal, turns, others, solution } = draft;
        let level = tries::level(position, &solution);
        Puzzle {
            game: self.game,
            position: position.to_string(),
            goal,
            turns,
            others,
            solution,
            theme,
            level,
            seed: self.seed,
            number,
        }
    }
}

/// A game whose turns are one action, with its player's knowledge.
pub(crate) trait Made: Ask {
    /// The knowledge of its player.
    type Guide: Guide<Self>;

    /// The guide as a value.
    const GUIDE: Self::Guide;

    /// Above this many actions zugzwang is ruled out: some action does not lose at once.
    const MANY: usize = 24;

    /// The theme of a puzzle, by simple signs in its position and its first action.
    fn theme(&self, action: Self::Action, draft: &Draft) -> Theme;
}

/// The puzzle in a position that a turn has led to from the one before, and its theme; `None` if there is none, or if it
/// is too much work to prove one.
///
/// ```
/// use tessera_games::{AnyPosition, GameId};
/// use tessera_puzzles::find;
///
/// let quiet = AnyPosition::start(GameId::Yoxii);
/// assert!(find(&quiet, &quiet, tessera_search::system_clock).is_none());
/// ```
pub fn find(before: &AnyPosition, position: &AnyPosition, clock: Clock) -> Option<(Draft, Theme)> {
    if position.outcome().is_some() {
        return None;
    }
    likely(&scout(clock), position).iter().find_map(|&goal| games::draft(before, position, goal))
}

/// The engine of the scout search.
fn scout(clock: Clock) -> Engine {
    Engine::new(EngineSettings { hash: 1, lines: 2, clock, ..EngineSettings::default() })
}

/// The goals that a position may have, by a short search for the two best lines.
fn likely(look: &Engine, position: &AnyPosition) -> &'static [Goal] {
    if games::skips_scout(position.game()) {
        return &[Goal::Win, Goal::Save];
    }
    let decision = look.think(position, Limits::nodes(SCOUT_NODES), &Stop::new(), &mut |_| ());
    let mut scores = decision.iter().flat_map(|decision| &decision.lines).map(|line| line.score);
    match (scores.next(), scores.next()) {
        (Some(Score::Win(_)), Some(_)) => &[Goal::Win],
        (Some(Score::Loss(_)), _) => &[],
        (_, Some(Score::Loss(_))) => &[Goal::Save],
        _ => &[],
    }
}

/// The puzzle in a position of a game whose turns are one action each, and its theme.
pub(crate) fn own_draft<P: Made>(before: &P, position: &P, goal: Goal) -> Option<(Draft, Theme)> {
    let mut finder = Finder::<P>::new();
    let draft = match goal {
        Goal::Win => finder.win(before, position),
        Goal::Save => finder.rescue(position),
    }?;
    let action = position.parse_action(&draft.solution.first()?.turn).ok()?;
    let theme = position.theme(action, &draft);
    Some((draft, theme))
}
