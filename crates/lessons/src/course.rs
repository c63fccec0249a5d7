//! The course of a game: lessons, each a few steps, each step a board with a task.

use std::collections::BTreeMap;

use serde::Deserialize;
use tessera_games::GameId;

use crate::{DataError, read};

/// The lessons of a game, in their order.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// The lessons.
    pub lessons: Vec<Lesson>,
}

/// Some steps on one subject.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its name in addresses; its title is the message `learn-<game>-lesson-<id>`.
    pub id: String,
    /// The steps.
    pub steps: Vec<Step>,
}

/// A board and a task.
///
/// What is said: `learn-<game>-<id>` is the task, `…-done` what is said when it is done, `…-wrong` when it went wrong
/// and nothing more exact can be said.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Its name, once in a course.
    pub id: String,
    /// The position; left out, the step goes on where the one before has ended.
    pub position: Option<String>,
    /// The cells that the task speaks of.
    #[serde(default)]
    pub marks: Vec<String>,
    /// What is to be done.
    pub task: Task,
}

/// What is to be done in a step.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Task {
    /// Play a turn.
    Play {
        /// Patterns of the turns that are right, without the action that only ends a turn.
        #[serde(default)]
        turns: Vec<String>,
        /// Or: right is every turn that ends the game like this.
        outcome: Option<Ending>,
        /// What the opponent then plays.
        reply: Option<String>,
        /// Patterns of wrong turns for which `…-wrong-<name>` says more.
        #[serde(default)]
        wrong: BTreeMap<String, Vec<String>>,
    },
    /// Tap all cells of which the task speaks.
    Tap {
        /// Those cells.
        cells: Vec<String>,
        /// Wrong cells for which `…-wrong-<name>` says more.
        #[serde(default)]
        wrong: BTreeMap<String, Vec<String>>,
    },
    /// Answer a question.
    Answer {
        /// The answers, `…-answer-<name>`.
        answers: Vec<String>,
        /// The right one.
        right: String,
    },
}

/// How a game ends, for the player who ends it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Ending {
    /// The player wins.
    Win,
    /// Nobody does.
    Draw,
}

/// The course of a game.
pub fn course(game: GameId) -> Result<Course, DataError> {
    read(match game {
        GameId::Xok => include_str!("../../../lessons/xok.json"),
        GameId::Yoxii => include_str!("../../../lessons/yoxii.json"),
        GameId::Trexo => include_str!("../../../lessons/trexo.json"),
        GameId::Slither => include_str!("../../../lessons/slither.json"),
    })
}
