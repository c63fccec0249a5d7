//! The actions worth a look near the leaves.

use std::ops::ControlFlow;

use tessera_games::trexo::{Action, Board, Set, Shape};

use super::view::View;
use super::windows::{Counts, squares};

/// Lists the actions whose own half extends an open window of at least two, or stands in a window of the enemy's with
/// three tops that could still become a line.
pub(super) fn narrow<S: Shape>(position: &Board<S>, actions: &mut Vec<Action>) {
    let view = View::of(position);
    let lost = !view.coverable();
    let mut hot = S::Set::EMPTY;
    for (starts, step) in position.windows() {
        let own = Counts::of(view.mine, step).at_least_two() & Counts::of(lost & !view.mine, step).none();
        let enemy =
            Counts::of(view.theirs, step).at_least_three() & Counts::of(lost & !view.theirs, step).none();
        hot = hot | squares((own | enemy) & starts, step);
    }
    let _ = view.visit(hot & !view.mine, |mine, theirs| {
        actions.push(view.tile(Board::<S>::square_at(mine), Board::<S>::square_at(theirs)));
        ControlFlow::Continue(())
    });
}
