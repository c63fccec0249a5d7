//! Trexo. It has no endings that could be searched: tiles lie on tiles.

use tessera_game::{Outcome, Player, Position as _};
use tessera_games::AnyGame;
use tessera_games::trexo::{Action, Board, Shape};
use tessera_players::trexo::TrexoGuide;

use crate::ask::Ask;
use crate::make::{Draft, Made};
use crate::{Goal, Theme};

/// The bundled puzzles.
pub(super) const FILE: &str = include_str!("../../data/trexo.txt");

impl<S: Shape> Ask for Board<S> where Self: AnyGame<Action = Action> {}

impl<S: Shape> Made for Board<S>
where
    Self: AnyGame<Action = Action>,
{
    type Guide = TrexoGuide;
    const GUIDE: TrexoGuide = TrexoGuide;

    fn theme(&self, action: Action, draft: &Draft) -> Theme {
        let mover = self.to_move();
        let own = |action: Action| if mover == Player::First { action.x } else { action.o };
        // The same square with another tile, whose other half completes the enemy's line.
        let is_poisoned = |&other: &Action| {
            own(other) == own(action) && self.after(other).outcome() == Some(Outcome::Win(!mover))
        };
        if draft.goal == Goal::Win && draft.turns > 1 {
            Theme::DoubleThreat
        } else if self.actions().iter().any(is_poisoned) {
            Theme::PoisonedTile
        } else if self.level(action.x) > 0 {
            Theme::LevelTrick
        } else if draft.goal == Goal::Save {
            Theme::Block
        } else {
            Theme::LastGap
        }
    }
}
