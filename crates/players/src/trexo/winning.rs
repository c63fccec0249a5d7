//! Actions that win at once, and actions that keep the opponent from doing so.

use std::ops::ControlFlow;

use tessera_game::Position as _;
use tessera_trexo::{Action, Position, Set, Shape, Symbol};

use super::view::View;
use super::windows::{Counts, squares, through};

/// So many of the opponent's ways to win are looked at to sort out answers before they are tried.
const MOST_NEEDS: usize = 6;

/// An action that wins at once, if there is one.
#[inline]
pub(super) fn immediate_win<S: Shape>(position: &Position<S>) -> Option<Action> {
    let mine = position.tops()[Symbol::of(position.to_move()).index()];
    let lacking = lacking_one(position, mine);
    if lacking.is_empty() { None } else { win_on(position, lacking) }
}

/// An action that wins at once with the own half on one of these squares.
#[inline(never)]
fn win_on<S: Shape>(position: &Position<S>, lacking: S::Set) -> Option<Action> {
    let view = View::of(position);
    let mut win = None;
    let _ = visit_lines(&view, lacking, |mine, theirs| {
        win = Some(view.tile(Position::<S>::square_at(mine), Position::<S>::square_at(theirs)));
        ControlFlow::Break(())
    });
    win
}

/// The squares that would complete a line of these tops.
#[inline]
fn lacking_one<S: Shape>(position: &Position<S>, tops: S::Set) -> S::Set {
    let mut lacking = S::Set::EMPTY;
    for (starts, step) in position.windows() {
        lacking = lacking | squares(Counts::of(tops, step).four() & starts, step);
    }
    lacking & !tops
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
    Position::<S>::has_line((view.mine | put) & !other)
        && !Position::<S>::has_line((view.theirs | other) & !put)
}

#[inline]
fn one<S: Shape>(index: usize) -> S::Set {
    Position::<S>::set_of(Position::<S>::square_at(index))
}

/// Whether the opponent threatens a line; if so, the actions after which there is no such threat.
#[inline]
pub(super) fn forced<S: Shape>(position: &Position<S>, answers: &mut Vec<Action>) -> bool {
    let theirs = position.tops()[Symbol::of(position.to_move()).other().index()];
    let lacking = lacking_one(position, theirs);
    !lacking.is_empty() && position.tiles_left() >= 2 && meet(position, lacking, answers)
}

/// The same, where these squares would complete a line of the opponent's.
#[inline(never)]
fn meet<S: Shape>(position: &Position<S>, lacking: S::Set, answers: &mut Vec<Action>) -> bool {
    let view = View::of(position);
    let enemy = view.other();
    let mut needs = [!S::Set::EMPTY; MOST_NEEDS];
    let mut threats = 0;
    let _ = visit_lines(&enemy, lacking, |mine, theirs| {
        if let Some(place) = needs.get_mut(threats) {
            *place = need(position, &enemy, mine, theirs);
        }
        threats += 1;
        ControlFlow::Continue(())
    });
    if threats > 0 {
        answer(position, &view, &needs, answers);
    }
    threats > 0
}

/// The squares one of which must be covered so that the enemy's placement does not win any more: those of the tile,
/// those of the lines that it completes, and those where it may come to complete a line of the other player's.
fn need<S: Shape>(position: &Position<S>, enemy: &View<S>, mine: usize, theirs: usize) -> S::Set {
    let (put, other) = (one::<S>(mine), one::<S>(theirs));
    let mut need = put | other;
    for (starts, step) in position.windows() {
        let completed = Counts::of(enemy.mine, step).four() & through(put, step);
        let risky = Counts::of(enemy.theirs, step).at_least_three() & through(other, step);
        need = need | squares((completed | risky) & starts, step);
    }
    need
}

fn answer<S: Shape>(
    position: &Position<S>,
    view: &View<S>,
    needs: &[S::Set; MOST_NEEDS],
    answers: &mut Vec<Action>,
) {
    let _ = view.visit(!S::Set::EMPTY, |mine, theirs| {
        let covered = one::<S>(mine) | one::<S>(theirs);
        if needs.iter().all(|&need| !(need & covered).is_empty()) {
            let tile = view.tile(Position::<S>::square_at(mine), Position::<S>::square_at(theirs));
            if is_safe(&position.after(tile)) {
                answers.push(tile);
            }
        }
        ControlFlow::Continue(())
    });
}

/// Whether the player to move has neither won nor can win at once.
fn is_safe<S: Shape>(position: &Position<S>) -> bool {
    let mine = position.tops()[Symbol::of(position.to_move()).index()];
    !Position::<S>::has_line(mine) && immediate_win(position).is_none()
}
