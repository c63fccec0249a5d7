//! A batch of games of one variant.

use std::error::Error;
use std::fmt;

use tessera_games::{AnyGame, AnyPosition, Visitor};

use crate::arrays::{Arrays, Sizes};
use crate::games::{Games, Slots};
use crate::threads::Threads;

/// When a game that is over begins again.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Autoreset {
    /// At once: the observation is that of the new game.
    #[default]
    SameStep,
    /// In the next step, whose action is ignored: the observation of the end can be seen.
    NextStep,
    /// Never: actions of a game that is over are ignored.
    Disabled,
}

/// How a batch works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// How many games.
    pub games: usize,
    /// How many threads.
    pub threads: usize,
    /// When a game that is over begins again.
    pub autoreset: Autoreset,
}

impl Default for Settings {
    fn default() -> Self {
        Self { games: 1, threads: 1, autoreset: Autoreset::SameStep }
    }
}

/// Everything that decides how one game of a batch continues.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SavedGame {
    /// The position.
    pub position: AnyPosition,
    /// The seed of the random numbers that are still to come.
    pub random: u64,
    /// The actions played so far.
    pub length: i32,
}

/// Why a batch refuses something. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum BatchError {
    /// There is no start, or not all starts are of one variant.
    Starts,
    /// There is no game with that number.
    NoGame(usize),
    /// There are not as many actions as games.
    Length {
        /// How many actions were given.
        given: usize,
        /// How many games there are.
        games: usize,
    },
    /// An id means no action.
    Unknown {
        /// The game, counted from 0.
        game: usize,
        /// The id.
        id: i32,
    },
    /// An action is not legal.
    Illegal {
        /// The game, counted from 0.
        game: usize,
        /// The id.
        id: i32,
        /// Why it is not.
        reason: String,
    },
    /// The position is of a larger variant than the games.
    Position,
}

impl fmt::Display for BatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Starts => f.write_str("a batch needs starts, all of one variant"),
            Self::NoGame(game) => write!(f, "the batch has no game {game}"),
            Self::Length { given, games } => write!(f, "{games} games need {games} actions, not {given}"),
            Self::Unknown { game, id } => write!(f, "game {game}: the id {id} means no action there"),
            Self::Illegal { game, id, reason } => {
                write!(f, "game {game}: the action {id} is not legal: {reason}")
            }
            Self::Position => f.write_str("the position is of a larger variant than the games of the batch"),
        }
    }
}

impl Error for BatchError {}

/// Games of one variant that are stepped together.
pub struct Batch {
    games: Box<dyn Games>,
    threads: Threads,
}

/// Makes the games as positions of the fastest type.
struct Make<'a> {
    starts: &'a [AnyPosition],
    settings: Settings,
}

impl Visitor for Make<'_> {
    type Output = Option<Box<dyn Games>>;

    fn visit<P: AnyGame>(self, first: P) -> Self::Output {
        let starts: Option<Vec<P>> = self.starts.iter().map(P::own_position).collect();
        let starts = starts?;
        let is_alike =
            |start: &P| start.planes_shape() == first.planes_shape() && start.id_count() == first.id_count();
        if !starts.iter().all(is_alike) {
            return None;
        }
        let slots = Slots::new(starts, self.settings.games, self.settings.autoreset)?;
        Some(Box::new(slots))
    }
}

impl Clone for Batch {
    fn clone(&self) -> Self {
        Self { games: self.games.copied(), threads: Threads::new(self.threads.count()) }
    }
}

impl Batch {
    /// Games that each begin in one of the starts, drawn at random. Call [`reset`](Self::reset) before the first step.
    pub fn new(starts: &[AnyPosition], settings: Settings) -> Result<Self, BatchError> {
        let first = starts.first().ok_or(BatchError::Starts)?;
        if starts.iter().any(|start| start.game() != first.game()) {
            return Err(BatchError::Starts);
        }
        let games = first.visit(Make { starts, settings }).ok_or(BatchError::Starts)?;
        Ok(Self { games, threads: Threads::new(settings.threads) })
    }

    /// How long the arrays are.
    pub fn sizes(&self) -> Sizes {
        self.games.sizes()
    }

    /// How many games one task of a thread has: some tasks for each thread, so that none waits long for another.
    fn chunk(&self) -> usize {
        const TASKS: usize = 4;
        const LEAST: usize = 32;
        if self.threads.count() < 2 {
            return usize::MAX;
        }
        self.sizes().games.div_ceil(TASKS * self.threads.count()).max(LEAST)
    }

    /// How the batch works.
    pub fn settings(&self) -> Settings {
        let (games, threads) = (self.sizes().games, self.threads.count());
        Settings { games, threads, autoreset: self.games.autoreset() }
    }

    /// The positions in which games begin.
    pub fn starts(&self) -> Vec<AnyPosition> {
        self.games.starts()
    }

    /// Starts all games again. The same seed gives the same starts and the same random actions; without one, the random
    /// numbers continue.
    ///
    /// # Panics
    ///
    /// If an array does not have the length that [`sizes`](Self::sizes) says; so do the other methods.
    pub fn reset(&mut self, seed: Option<u64>, arrays: &mut Arrays<'_>) {
        self.check(arrays);
        let chunk = self.chunk();
        let (games, arrays) = (&mut self.games, arrays.again());
        self.threads.run(|| games.reset(seed, arrays, chunk));
    }

    /// Plays one action in each game, by its id. If one is not legal, nothing is played.
    pub fn step(&mut self, ids: &[i32], arrays: &mut Arrays<'_>) -> Result<(), BatchError> {
        self.check(arrays);
        let (given, games) = (ids.len(), self.sizes().games);
        if given != games {
            return Err(BatchError::Length { given, games });
        }
        let chunk = self.chunk();
        let (games, arrays) = (&mut self.games, arrays.again());
        self.threads.run(|| {
            games.prepare(ids, chunk)?;
            games.play(arrays, chunk);
            Ok(())
        })
    }

    /// Plays a random action in each game.
    pub fn step_random(&mut self, arrays: &mut Arrays<'_>) {
        self.check(arrays);
        let chunk = self.chunk();
        let (games, arrays) = (&mut self.games, arrays.again());
        self.threads.run(|| games.play_random(arrays, chunk));
    }

    /// The position of a game.
    pub fn position(&self, game: usize) -> Result<AnyPosition, BatchError> {
        self.games.position(game).ok_or(BatchError::NoGame(game))
    }

    /// Continues a game from another position, after this number of actions.
    pub fn set(
        &mut self,
        game: usize,
        position: &AnyPosition,
        length: i32,
        arrays: &mut Arrays<'_>,
    ) -> Result<(), BatchError> {
        self.check(arrays);
        self.admits(game, position)?;
        self.games.set(game, position, length, arrays.again()).ok_or(BatchError::Position)
    }

    fn admits(&self, game: usize, position: &AnyPosition) -> Result<(), BatchError> {
        let sizes = self.sizes();
        if game >= sizes.games {
            return Err(BatchError::NoGame(game));
        }
        if position.id_count() != sizes.ids || position.planes_shape() != sizes.planes {
            return Err(BatchError::Starts);
        }
        Ok(())
    }

    /// A game, to be continued later or in another batch.
    pub fn save(&self, game: usize) -> Result<SavedGame, BatchError> {
        self.games.save(game).ok_or(BatchError::NoGame(game))
    }

    /// Continues with saved games, the first ones of the batch, and shows their positions. What the last step gave
    /// (rewards, ends, lengths, actions) stays in the arrays.
    pub fn restore(&mut self, saved: &[SavedGame], arrays: &mut Arrays<'_>) -> Result<(), BatchError> {
        self.check(arrays);
        for (game, saved) in saved.iter().enumerate() {
            self.admits(game, &saved.position)?;
        }
        for (game, saved) in saved.iter().enumerate() {
            self.games.restore(game, saved).ok_or(BatchError::Position)?;
        }
        let chunk = self.chunk();
        let (games, arrays) = (&mut self.games, arrays.again());
        self.threads.run(|| games.show(arrays, chunk));
        Ok(())
    }

    fn check(&self, arrays: &Arrays<'_>) {
        assert!(arrays.fit(&self.sizes()), "the arrays are not as long as the batch needs");
    }
}
