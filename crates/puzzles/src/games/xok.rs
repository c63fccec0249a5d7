//! Xok.

use tessera_games::xok::{Action, Position};
use tessera_players::xok::XokGuide;
use tessera_search::{Guide as _, Survey, Wanted};

use crate::ask::Ask;
use crate::make::{Draft, Made};
use crate::{Goal, Theme};

/// The bundled puzzles.
pub(super) const FILE: &str = include_str!("../../data/xok.txt");

impl Ask for Position {
    /// Few cells are empty.
    fn is_ending(&self) -> bool {
        self.empty().len() <= 8
    }
}

impl Made for Position {
    type Guide = XokGuide;
    const GUIDE: XokGuide = XokGuide;
    const MANY: usize = 120;

    fn theme(&self, action: Action, draft: &Draft) -> Theme {
        let threatened = || {
            let wanted = Wanted { evaluation: false, answers: false };
            matches!(XokGuide.survey(self, wanted, &mut Vec::new()), Survey::Open { forced: true, .. })
        };
        match draft.goal {
            Goal::Save if action.is_shark() => Theme::Feed,
            Goal::Save => Theme::Cut,
            Goal::Win if draft.turns > 1 && threatened() => Theme::Race,
            Goal::Win if action.is_shark() => Theme::Feed,
            Goal::Win => Theme::Join,
        }
    }
}
