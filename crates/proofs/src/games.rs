//! The games whose boards can be proved: those whose turns are one action.

use std::error::Error;
use std::fmt;

use tessera_games::{AnyGame, AnyPosition, GameId, Visitor};

/// A function of a position, for every game that can be proved.
pub(crate) trait Task {
    /// The result.
    type Output;

    /// Calls the function.
    fn run<P: AnyGame>(self, position: &P) -> Self::Output;
}

/// Runs a task on a position of a game.
pub(crate) fn with_position<T: Task>(position: &AnyPosition, task: T) -> Result<T::Output, NotProved> {
    position.visit(Visit { task }).ok_or_else(|| NotProved(position.game()))
}

struct Visit<T> {
    task: T,
}

impl<T: Task> Visitor for Visit<T> {
    type Output = Option<T::Output>;

    fn visit<P: AnyGame>(self, position: P) -> Self::Output {
        // An action that leaves the same player to move is a part of a turn.
        let is_part = |action| {
            let next = position.after(action);
            next.outcome().is_none() && next.to_move() == position.to_move()
        };
        let has_parts = position.actions().into_iter().any(is_part);
        (!has_parts).then(|| self.task.run(&position))
    }
}

/// No board of this game can be proved: its turns are several actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotProved(
    /// The game.
    pub GameId,
);

impl fmt::Display for NotProved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there are no certificates for {}", self.0.title())
    }
}

impl Error for NotProved {}
