//! Yoxii.

use tessera_game::{Player, Position as _};
use tessera_games::yoxii::{Action, Position};
use tessera_players::yoxii::YoxiiGuide;

use crate::Theme;
use crate::ask::{AnswerKey, Ask};
use crate::make::{Draft, Made};

/// The bundled puzzles.
pub(super) const FILE: &str = include_str!("../../data/yoxii.txt");

impl Ask for Position {
    /// The squares of totem and stone; the value is the detail.
    fn answer(&self, action: Action) -> AnswerKey {
        let squares = (action.totem().index() << 8 | action.stone().index()) as u64;
        AnswerKey { main: squares, detail: action.value().points() }
    }

    /// Few squares are free: those around the totem but for the stones.
    fn is_ending(&self) -> bool {
        let laid: u32 = Player::BOTH.into_iter().map(|player| self.stones(player).len()).sum();
        self.shape().squares().len() - 1 - laid <= 12
    }
}

impl Made for Position {
    type Guide = YoxiiGuide;
    const GUIDE: YoxiiGuide = YoxiiGuide;
    const MANY: usize = usize::MAX;

    fn theme(&self, action: Action, draft: &Draft) -> Theme {
        let loose = draft.solution.first().is_some_and(|step| step.loose);
        let four = self.supply(self.to_move()).values().any(|value| value.points() == 4);
        let (from, to) = (self.totem(), action.totem());
        let far = |one: u8, other: u8| one.abs_diff(other) > 1;
        if !loose && four && action.value().points() < 4 {
            Theme::KeepFours
        } else if far(from.column(), to.column()) || far(from.row(), to.row()) {
            Theme::JumpOut
        } else {
            Theme::CloseIn
        }
    }
}
