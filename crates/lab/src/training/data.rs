//! The data file of a recipe: its first line names the recipe, each further line is one game, in order.

use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use tessera_games::{AnyPosition, GameId, Outcome};
use tessera_journal::Journal;

use crate::{LabError, Recipe, result_word};

/// A game of self-play, with its labelled positions.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct TrainingGame {
    /// The position string of the start.
    pub start: String,
    /// All actions.
    pub actions: Vec<String>,
    /// The result: `first`, `second` or `draw`. It may be proven before the last action of the rules.
    #[serde(with = "result_word")]
    pub result: Outcome,
    /// The positions that count.
    pub samples: Vec<Sample>,
}

/// A position of a game, or beside it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct Sample {
    /// The number of actions of the game that lead to it.
    pub at: usize,
    /// Further actions, which were not played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub beside: Vec<String>,
    /// The score of the search for the player to move, where the label is not the result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<i32>,
}

impl TrainingGame {
    /// All labelled positions, in order.
    pub fn positions(&self, game: GameId) -> Result<Vec<AnyPosition>, String> {
        let mut position = AnyPosition::parse(game, &self.start).map_err(|error| error.to_string())?;
        let mut path = vec![position];
        for action in &self.actions {
            position.play_text(action).map_err(|error| format!("{action}: {error}"))?;
            path.push(position);
        }
        let labelled = self.samples.iter().map(|sample| {
            let mut position =
                *path.get(sample.at).ok_or_else(|| format!("the game has no action {}", sample.at))?;
            for action in &sample.beside {
                position.play_text(action).map_err(|error| format!("{action}: {error}"))?;
            }
            Ok(position)
        });
        labelled.collect()
    }
}

/// A data file, to which games are written.
pub(super) struct DataFile {
    path: PathBuf,
    journal: Journal,
}

/// The contents of a data file.
pub(super) struct Contents {
    /// The text of the whole lines.
    pub(super) text: String,
    pub(super) games: Vec<TrainingGame>,
}

impl DataFile {
    /// Opens the data file of a recipe, or makes it, and reads its games. The file of another recipe is left alone.
    pub(super) fn open(path: &Path, recipe: &Recipe) -> Result<(Self, Contents), LabError> {
        let head = recipe.to_string();
        let (locked, text) = tessera_journal::open(path, &head).map_err(LabError::journal(path))?;
        let kept = text.len();
        let contents = read(path, if kept == 0 { format!("{head}\n") } else { text }, recipe)?;
        let mut journal = locked.resume(kept).map_err(LabError::file(path))?;
        if kept == 0 {
            journal.append(&head).map_err(LabError::file(path))?;
        }
        Ok((Self { path: path.into(), journal }, contents))
    }

    /// Adds a game.
    pub(super) fn add(&mut self, game: &TrainingGame) -> Result<(), LabError> {
        let line = serde_json::to_string(game).map_err(io::Error::from);
        line.and_then(|line| self.journal.append(&line)).map_err(LabError::file(&self.path))
    }
}

/// The whole data of a recipe; an error if games are missing.
pub(super) fn complete(path: &Path, recipe: &Recipe) -> Result<Contents, LabError> {
    let text = tessera_journal::read_text(path, tessera_journal::MAX_BYTES).map_err(LabError::file(path))?;
    let contents = read(path, text, recipe)?;
    let (there, needed) = (contents.games.len(), recipe.games as usize);
    if there < needed {
        return Err(LabError::MissingGames { file: path.into(), there, needed });
    }
    Ok(contents)
}

fn read(path: &Path, text: String, recipe: &Recipe) -> Result<Contents, LabError> {
    let mut lines = text.lines();
    let (there, here) = (lines.next().unwrap_or_default(), recipe.to_string());
    if there != here {
        return Err(LabError::AnotherRecipe { file: path.into(), there: there.into(), here });
    }
    let games = lines.enumerate().map(|(index, line)| {
        serde_json::from_str(line).map_err(|error| LabError::Damaged {
            file: path.into(),
            line: index + 2,
            problem: error.to_string(),
        })
    });
    let games = games.collect::<Result<_, _>>()?;
    Ok(Contents { text, games })
}
