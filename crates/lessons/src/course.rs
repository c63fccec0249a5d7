//! The course of a game: lessons, each a few steps, each step a board with a task.

use serde::Deserialize;
use tessera_games::{GameId, Outcome, Player};

use crate::games::course_text;
use crate::{DataError, Mistakes, matches, read};

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
/// Its messages: `learn-<game>-<id>` is the task, `…-done` follows a right answer, `…-wrong` a wrong one without a
/// message of its own.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Its name, unique in a course.
    pub id: String,
    /// The position; without one, the step goes on where the one before has ended.
    pub position: Option<String>,
    /// The cells that the task is about.
    #[serde(default)]
    pub marks: Vec<String>,
    /// The choices that are offered beside the board, by their names; without it all of them, and typing a turn.
    pub controls: Option<Vec<String>>,
    /// What is to be done.
    pub task: Task,
}

/// What is to be done in a step.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Task {
    /// Play a turn.
    Play(Play),
    /// Tap all cells that fit the task.
    Tap {
        /// Those cells.
        cells: Vec<String>,
        /// Wrong cells for which `…-wrong-<name>` says more.
        #[serde(default)]
        wrong: Mistakes,
    },
    /// Answer a question.
    Answer {
        /// The answers, `…-answer-<name>`.
        answers: Vec<String>,
        /// The right one.
        right: String,
    },
}

/// The task to play a turn. A turn is right if it matches one of `turns`, or ends the game as `outcome` says.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// Patterns of the turns that are right, without the action that only ends a turn.
    #[serde(default)]
    pub turns: Vec<String>,
    /// How a right turn ends the game.
    pub outcome: Option<Ending>,
    /// What the opponent then plays.
    pub reply: Option<String>,
    /// Patterns of wrong turns for which `…-wrong-<name>` says more.
    #[serde(default)]
    pub wrong: Mistakes,
}

/// The judgement of a turn in a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict<'a> {
    /// The task is done.
    Right,
    /// The turn is wrong, for the reason with that name if it is a known one.
    Wrong(Option<&'a str>),
}

impl Play {
    /// Judges a turn of `player`, by its actions and by the result of the game after it.
    pub fn judge(&self, actions: &[impl AsRef<str>], player: Player, result: Option<Outcome>) -> Verdict<'_> {
        let wanted = self.outcome.map(|ending| match ending {
            Ending::Win => Outcome::Win(player),
            Ending::Draw => Outcome::Draw,
        });
        let fits = |pattern: &String| matches(pattern, actions);
        if (wanted.is_some() && wanted == result) || self.turns.iter().any(fits) {
            return Verdict::Right;
        }
        let known = self.wrong.0.iter().find(|(_, patterns)| patterns.iter().any(fits));
        Verdict::Wrong(known.map(|(name, _)| name.as_str()))
    }
}

/// How a game ends, for the player who ends it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub enum Ending {
    /// The player wins.
    Win,
    /// The game is a draw.
    Draw,
}

impl TryFrom<String> for Ending {
    type Error = &'static str;

    fn try_from(name: String) -> Result<Self, &'static str> {
        match name.as_str() {
            "win" => Ok(Self::Win),
            "draw" => Ok(Self::Draw),
            _ => Err("an outcome is win or draw"),
        }
    }
}

/// The course of a game.
pub fn course(game: GameId) -> Result<Course, DataError> {
    read(course_text(game))
}
