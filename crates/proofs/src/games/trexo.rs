//! Trexo.

use std::ops::ControlFlow;

use tessera_game::{Outcome, Player, Position as _};
use tessera_games::ActionIds;
use tessera_games::trexo::{Action, Board, Set as _, Shape, Symbol};

use super::Proved;

impl<S: Shape> Proved for Board<S>
where
    Self: ActionIds<Action = Action>,
{
    const FORCES: bool = true;

    fn is_early(&self) -> bool {
        self.tiles_laid() <= 4
    }

    fn threatens(&self, player: Player) -> bool {
        !completing(self, Symbol::of(player)).is_empty()
    }

    /// A line that an action makes runs over the square of its own half. Mostly no square lacks only itself for a line.
    fn winning_action(&self) -> Option<Action> {
        let player = self.to_move();
        let symbol = Symbol::of(player);
        let wanted = completing(self, symbol);
        if wanted.is_empty() {
            return None;
        }
        let mut found = None;
        let _ = self.visit_actions_unchecked(|action| {
            let own = if symbol == Symbol::X { action.x } else { action.o };
            let completes = !(Self::set_of(own) & wanted).is_empty();
            if completes && self.after(action).outcome() == Some(Outcome::Win(player)) {
                found = Some(action);
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        found
    }
}

/// The most squares that a variant asks for.
const LONGEST_LINE: usize = 5;

/// The squares on which one more top of a symbol may complete a line, and some more: lines that run over the end of a row are
/// not left out.
fn completing<S: Shape>(board: &Board<S>, symbol: Symbol) -> S::Set {
    let tops = board.tops()[symbol.index()];
    let length = u32::from(board.rules().line()).min(LONGEST_LINE as u32);
    let mut wanted = S::Set::EMPTY;
    for step in Board::<S>::STEPS {
        // For each square of a line that starts here, whether it has the symbol on top. A set is not shifted by nothing.
        let mut shown = [tops; LONGEST_LINE];
        for (place, shown) in (0..).zip(&mut shown).skip(1) {
            *shown = tops >> (place * step);
        }
        for missing in 0..length {
            let others = (0..length).filter(|&place| place != missing).map(|place| shown[place as usize]);
            let starts = others.fold(!S::Set::EMPTY, |all, shown| all & shown);
            wanted = wanted | if missing == 0 { starts } else { starts << (missing * step) };
        }
    }
    wanted
}
