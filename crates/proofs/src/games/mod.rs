//! The games whose boards can be proved, and what is special about each.

mod trexo;
mod xok;
mod yoxii;

use std::error::Error;
use std::fmt;
use std::ops::ControlFlow;

use tessera_game::{Outcome, Player};
use tessera_games::trexo::with_board;
use tessera_games::{ActionIds, AnyPosition, GameId};

/// A game whose boards can be proved.
pub(crate) trait Proved: ActionIds {
    /// Whether a threat to win at once leaves few answers.
    const FORCES: bool;

    /// Whether so little has been played that positions which are turned or mirrored are worth to be recognised.
    fn is_early(&self) -> bool;

    /// Whether a player may have an action that would win at once, if it were that player's turn. If in doubt, yes.
    fn threatens(&self, player: Player) -> bool {
        let _ = player;
        true
    }

    /// The position as it stands in the lines of a plan: without what no longer matters.
    #[must_use]
    fn written(&self) -> Self {
        *self
    }

    /// An action that wins at once for the player to move. The game must not be over.
    fn winning_action(&self) -> Option<Self::Action> {
        let won = Some(Outcome::Win(self.to_move()));
        let mut found = None;
        let _ = self.visit_actions_unchecked(|action| {
            if self.after(action).outcome() == won {
                found = Some(action);
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        found
    }

    /// How many squares are free: a measure of how near the end is.
    fn free(&self) -> usize {
        self.to_string().matches('.').count()
    }
}

/// Something that is done with a position of any game that can be proved.
pub(crate) trait Task {
    /// What comes out.
    type Output;

    /// Does it.
    fn run<P: Proved>(self, position: &P) -> Self::Output;
}

/// Does something with a position of a game.
pub(crate) fn with_position<T: Task>(position: &AnyPosition, task: T) -> Result<T::Output, NotProved> {
    match position {
        AnyPosition::Xok(own) => Ok(task.run(own)),
        AnyPosition::Yoxii(own) => Ok(task.run(own)),
        AnyPosition::Trexo(own) => Ok(with_board!(own, board => task.run(board))),
        AnyPosition::Slither(_) => Err(NotProved(GameId::Slither)),
    }
}

/// No board of this game can be proved: its games need not end.
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
