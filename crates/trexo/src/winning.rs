//! Actions that win at once.

use std::ops::ControlFlow;

use tessera_game::{Outcome, Position as _};

use crate::set::Set as _;
use crate::{Action, Board, Shape, Symbol};

impl<S: Shape> Board<S> {
    /// The first action that wins at once. A line that an action makes runs over the square of its own half, and mostly no
    /// square lacks only itself for a line.
    pub(crate) fn winning_placement(&self) -> Option<Action> {
        let player = self.next_player();
        let symbol = Symbol::of(player);
        let wanted = completing(self, symbol);
        if wanted.is_empty() {
            return None;
        }
        let mut found = None;
        let _ = self.visit_placements(|action| {
            let own = if symbol == Symbol::X { action.x } else { action.o };
            let completes = !(Self::set_of(own) & wanted).is_empty();
            if completes && self.with_tile(action).outcome() == Some(Outcome::Win(player)) {
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
    let length = u32::from(board.rules.line()).min(LONGEST_LINE as u32);
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

#[cfg(test)]
mod tests {
    use tessera_game::{Outcome, Position as _, Random};

    use crate::{Board, Large, Position, Shape, with_board};

    /// The first winning action by trying all.
    fn tried<S: Shape>(board: &Board<S>) -> Option<crate::Action> {
        let won = Some(Outcome::Win(board.to_move()));
        board.actions().into_iter().find(|&action| board.after(action).outcome() == won)
    }

    #[test]
    fn a_winning_action_is_found_where_there_is_one() {
        for text in [
            "tiles=20 size=3 line=3 3/3/3 X",
            "tiles=30 size=5 line=4 5/5/5/5/5 X",
            "tiles=60 size=6 6/6/6/6/6/6 X",
            "tiles=99 size=12 line=3 12/12/12/12/12/12/12/12/12/12/12/12 X",
        ] {
            let start: Position = text.parse().unwrap();
            let (mut found, mut random) = (0, Random::new(3));
            for _ in 0..100 {
                let mut position = start;
                while position.outcome().is_none() {
                    let (expected, got) =
                        with_board!(position, board => (tried(board), board.winning_action_unchecked()));
                    assert_eq!(got, expected, "{position}");
                    assert_eq!(position.winning_action_unchecked(), expected, "{position}");
                    found += u32::from(expected.is_some());
                    let Some(action) = position.random_action(&mut random) else { break };
                    position.play_unchecked(action);
                }
            }
            assert!(found > 10, "{found} wins in {text}");
        }
        assert_eq!(Board::<Large>::default().winning_action_unchecked(), None);
    }
}
