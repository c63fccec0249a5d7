//! An opening book, read from a file of records.

use std::path::Path;
use std::sync::Arc;

use tessera_games::{AnyAction, AnyPosition, GameId, Start};
use tessera_record::Records;

use crate::{LabError, Opening};

/// The largest number of actions in the openings of a book, and of openings.
const MAX_ACTIONS: usize = 1_000_000;

/// Openings in a fixed order: each is played once before any comes again.
#[derive(Clone, PartialEq, Debug)]
pub struct Book {
    name: String,
    openings: Arc<[Opening]>,
}

impl Book {
    /// The openings of a file: the start and all actions of each of its games that have no winner yet.
    pub fn read(path: &Path, game: GameId) -> Result<Self, LabError> {
        let file = std::fs::File::open(path).map_err(LabError::file(path))?;
        let damaged = |line, problem| LabError::Damaged { file: path.into(), line, problem };
        let (mut openings, mut length) = (Vec::new(), 0);
        for record in Records::new(std::io::BufReader::new(file)) {
            let record = record.map_err(|error| damaged(error.line, error.problem.to_string()))?;
            let number = openings.len() + 1;
            let actions = record.main().actions().to_vec();
            length += 1 + actions.len();
            if length > MAX_ACTIONS {
                return Err(damaged(1, format!("the openings have more than {MAX_ACTIONS} actions")));
            }
            let opening = Opening::new(&record.origin().start(), actions);
            let opening = opening.filter(|_| record.game() == game && !record.main().is_within_turn());
            openings.push(opening.ok_or_else(|| {
                let problem = format!(
                    "game {number} is no opening of {}: it is over, or of another game",
                    game.title()
                );
                damaged(1, problem)
            })?);
        }
        if openings.is_empty() {
            return Err(damaged(1, "there is no opening in it".into()));
        }
        Ok(Self { name: path.display().to_string(), openings: openings.into() })
    }

    /// The opening of a pair; `first` is the number of the one that the first pair gets.
    pub(crate) fn opening(&self, pair: usize, first: usize) -> Opening {
        let count = self.openings.len();
        self.openings[(first % count + pair) % count].clone()
    }

    /// A text that identifies the openings.
    pub(crate) fn text(&self) -> String {
        let ends: u64 =
            self.openings.iter().fold(0, |sum, one| tessera_game::mix(sum, one.position().hash()));
        format!("{} openings of {}, {ends:016x}", self.openings.len(), self.name)
    }
}

impl Opening {
    /// The opening with these actions; `None` if they cannot be played or the game is over after them.
    pub(crate) fn new(start: &Start, actions: Vec<AnyAction>) -> Option<Self> {
        let mut position = AnyPosition::from(*start);
        for &action in &actions {
            position.play(action).ok()?;
        }
        position.outcome().is_none().then_some(Self { start: *start, actions, position })
    }
}
