//! Actions that win at once, and actions that keep the opponent from doing so.

use std::ops::ControlFlow;

use tessera_game::Position as _;
use tessera_games::trexo::{Action, Board, Set, Shape, Symbol};

use super::look::Look;
use super::view::View;
use super::windows::{Counts, squares, through};

/// The number of the opponent's ways to win that are used to rule out answers before they are tried.
const MAX_NEEDS: usize = 6;

/// An action that wins at once, if there is one.
#[inline]
pub(super) fn immediate_win<S: Shape>(look: &Look<'_, S>) -> Option<Action> {
    let lacking = look.i_lack();
    if lacking.is_empty() { None } else { win_on(&look.view, lacking) }
}

/// An action that wins at once with the own half on one of these squares.
#[inline(never)]
fn win_on<S: Shape>(view: &View<S>, lacking: S::Set) -> Option<Action> {
    let mut win = None;
    let _ = visit_lines(view, lacking, |mine, theirs| {
        win = Some(view.tile(Board::<S>::square_at(mine), Board::<S>::square_at(theirs)));
        ControlFlow::Break(())
    });
    win
}

/// The placements on squares that complete a line, where the other half does not spoil it or complete another.
#[inline]
fn visit_lines<S: Shape>(
    view: &View<S>,
    lacking: S::Set,
    mut listener: impl FnMut(usize, usize) -> ControlFlow<()>,
) -> ControlFlow<()> {
    view.visit(lacking, |mine, theirs| {
        if is_win(view, mine, theirs) { listener(mine, theirs) } else { ControlFlow::Continue(()) }
    })
}

#[inline]
fn is_win<S: Shape>(view: &View<S>, mine: usize, theirs: usize) -> bool {
    let (put, other) = (one::<S>(mine), one::<S>(theirs));
    Board::<S>::has_five((view.mine | put) & !other) && !Board::<S>::has_five((view.theirs | other) & !put)
}

#[inline]
fn one<S: Shape>(index: usize) -> S::Set {
    Board::<S>::set_of(Board::<S>::square_at(index))
}

/// Whether the opponent threatens a line; if so, the actions after which there is no such threat, or `enough` of them.
#[inline]
pub(super) fn forced<S: Shape>(look: &Look<'_, S>, enough: usize, answers: &mut Vec<Action>) -> bool {
    let lacking = look.they_lack();
    !lacking.is_empty() && look.position.tiles_left() >= 2 && meet(look, lacking, enough, answers)
}

/// The same, where these squares would complete a line of the opponent's.
#[inline(never)]
fn meet<S: Shape>(look: &Look<'_, S>, lacking: S::Set, enough: usize, answers: &mut Vec<Action>) -> bool {
    // The placements of which nothing is known that they leave to the opponent.
    let mut view = look.view;
    let mut threats = 0;
    let _ = visit_lines(&look.view.other(), lacking, |mine, theirs| {
        if threats < MAX_NEEDS {
            let need = need(look, mine, theirs);
            view.across = view.across & (need | need >> 1);
            view.upright = view.upright & (need | need >> S::STRIDE as u32);
        }
        threats += 1;
        ControlFlow::Continue(())
    });
    if threats > 0 {
        answer(look.position, &view, enough, answers);
    }
    threats > 0
}

/// The squares one of which must be covered so that the enemy's placement does not win any more: those of the tile,
/// those of the lines that it completes, and those where it may come to complete a line of the other player's.
fn need<S: Shape>(look: &Look<'_, S>, mine: usize, theirs: usize) -> S::Set {
    let (put, other) = (one::<S>(mine), one::<S>(theirs));
    let mut need = put | other;
    for (way, (starts, step)) in look.position.windows().into_iter().enumerate() {
        let completed = look.theirs[way].four() & through(put, step);
        let risky = look.mine[way].at_least_three() & through(other, step);
        need = need | squares((completed | risky) & starts, step);
    }
    need
}

/// Tries all placements of a view, until there are enough answers.
fn answer<S: Shape>(position: &Board<S>, view: &View<S>, enough: usize, answers: &mut Vec<Action>) {
    let _ = view.visit(!S::Set::EMPTY, |mine, theirs| {
        let tile = view.tile(Board::<S>::square_at(mine), Board::<S>::square_at(theirs));
        if is_safe(&position.after(tile)) {
            answers.push(tile);
        }
        if answers.len() < enough { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
}

/// Whether the player to move has neither won nor can win at once.
fn is_safe<S: Shape>(position: &Board<S>) -> bool {
    let mine = position.tops()[Symbol::of(position.to_move()).index()];
    if Board::<S>::has_five(mine) {
        return false;
    }
    let lacking = lacking_one(position, mine);
    lacking.is_empty() || win_on(&View::of(position), lacking).is_none()
}

/// The squares that would complete a line of these tops.
#[inline]
fn lacking_one<S: Shape>(position: &Board<S>, tops: S::Set) -> S::Set {
    let mut lacking = S::Set::EMPTY;
    for (starts, step) in position.windows() {
        lacking = lacking | squares(Counts::of(tops, step).four() & starts, step);
    }
    lacking & !tops
}
