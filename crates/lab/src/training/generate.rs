//! Generates the data of a recipe: games are played by several threads and written in their order.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use tessera_players::fitting::{Candidate, Evaluation};
use tessera_search::Stop;

use super::data::{DataFile, TrainingGame};
use super::digest::digest;
use super::selfplay;
use crate::{LabError, Recipe};

/// The size of the table of each thread, in MiB: searches are short.
const HASH: usize = 1;

/// The amount of data so far.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Generated {
    /// Games.
    pub games: u32,
    /// Labelled positions.
    pub positions: u64,
}

impl Recipe {
    /// Generates the data into a file, or continues where the file ends. The bytes do not depend on the number of threads.
    ///
    /// When `stop` is raised, the games that are being played are finished and written, and no others begun. `on_game` is
    /// called at the beginning and after each game.
    pub fn generate(
        &self,
        file: &Path,
        threads: usize,
        stop: &Stop,
        on_game: &mut dyn FnMut(Generated),
    ) -> Result<Generated, LabError> {
        let candidate = self.candidate()?;
        let (mut data, contents) = DataFile::open(file, self)?;
        let mut done = Generated::default();
        contents.games.iter().for_each(|game| done.add(game));
        on_game(done);
        let next = AtomicU32::new(done.games);
        let halt = Stop::new();
        thread::scope(|scope| {
            let (send, receive) = channel();
            for _ in 0..threads.max(1) {
                let (send, candidate, next, halt) = (send.clone(), candidate.fresh(), &next, &halt);
                scope.spawn(move || {
                    while !stop.is_raised() && !halt.is_raised() {
                        let number = next.fetch_add(1, Relaxed);
                        if number >= self.games {
                            break;
                        }
                        let game = selfplay::play(self, &candidate, number);
                        if send.send((number, game)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(send);
            let written = in_order(&receive, done.games, |game| {
                data.add(&game)?;
                done.add(&game);
                on_game(done);
                Ok(())
            });
            halt.raise();
            written
        })?;
        Ok(done)
    }

    /// The digest of the first games, as they are in the data file. A weights file names it, so that a few games show
    /// whether the data would come out the same.
    pub fn sample_digest(&self, stop: &Stop) -> Result<Option<String>, LabError> {
        let candidate = self.candidate()?;
        let mut games = Vec::new();
        for number in 0..Self::SAMPLE.min(self.games) {
            if stop.is_raised() {
                return Ok(None);
            }
            games.push(selfplay::play(self, &candidate, number));
        }
        Ok(Some(digest_of(&games)))
    }

    /// The number of games of the sample.
    pub const SAMPLE: u32 = 4;

    fn candidate(&self) -> Result<Candidate, LabError> {
        let numbers = Evaluation::of(self.game).read(&self.weights)?;
        Ok(Candidate::new(self.game, &numbers, HASH)?)
    }
}

/// The digest of some games.
pub(super) fn digest_of(games: &[TrainingGame]) -> String {
    digest(serde_json::to_string(games).unwrap_or_default().as_bytes())
}

impl Generated {
    fn add(&mut self, game: &TrainingGame) {
        self.games += 1;
        self.positions += game.samples.len() as u64;
    }
}

/// Takes games in the order of their numbers, whatever order they arrive in.
fn in_order(
    receive: &Receiver<(u32, TrainingGame)>,
    first: u32,
    mut take: impl FnMut(TrainingGame) -> Result<(), LabError>,
) -> Result<(), LabError> {
    let (mut next, mut early) = (first, BTreeMap::new());
    for (number, game) in receive {
        early.insert(number, game);
        while let Some(game) = early.remove(&next) {
            take(game)?;
            next += 1;
        }
    }
    Ok(())
}
