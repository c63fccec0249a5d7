//! Facts about a position that are computed once and used for several answers.

use tessera_game::{Outcome, Position as _};
use tessera_games::trexo::{Board, Set, Shape};

use super::view::View;
use super::windows::{Counts, squares};

/// A position as the player to move sees it, and how many tops of each player are in each window.
pub(super) struct Look<'p, S: Shape> {
    pub(super) position: &'p Board<S>,
    pub(super) view: View<S>,
    /// By the way that windows run.
    pub(super) mine: [Counts<S::Set>; 4],
    pub(super) theirs: [Counts<S::Set>; 4],
}

impl<'p, S: Shape> Look<'p, S> {
    #[inline]
    pub(super) fn of(position: &'p Board<S>) -> Self {
        let view = View::of(position);
        Self { position, view, mine: counts::<S>(view.mine), theirs: counts::<S>(view.theirs) }
    }

    /// How the game has ended, or `None` while it goes on.
    #[inline]
    pub(super) fn outcome(&self) -> Option<Outcome> {
        let position = self.position;
        // If there are lines of both, the player to move has won: the other one has made them.
        if self.has_line(&self.mine) {
            Some(Outcome::Win(position.to_move()))
        } else if self.has_line(&self.theirs) {
            Some(Outcome::Win(!position.to_move()))
        } else {
            let goes_on = position.tiles_left() > 0 && !(self.view.across | self.view.upright).is_empty();
            (!goes_on).then_some(Outcome::Draw)
        }
    }

    #[inline]
    fn has_line(&self, counts: &[Counts<S::Set>; 4]) -> bool {
        let each = self
            .position
            .windows()
            .into_iter()
            .zip(counts)
            .map(|((starts, _), counts)| counts.five() & starts);
        !each.fold(S::Set::EMPTY, |all, lines| all | lines).is_empty()
    }

    /// The squares that would complete a line of the player to move.
    #[inline]
    pub(super) fn i_lack(&self) -> S::Set {
        self.lacking(&self.mine) & !self.view.mine
    }

    /// The squares that would complete a line of the other player.
    #[inline]
    pub(super) fn they_lack(&self) -> S::Set {
        self.lacking(&self.theirs) & !self.view.theirs
    }

    #[inline]
    fn lacking(&self, counts: &[Counts<S::Set>; 4]) -> S::Set {
        let each = self.position.windows().into_iter().zip(counts);
        let four =
            each.clone().fold(S::Set::EMPTY, |all, ((starts, _), counts)| all | counts.four() & starts);
        if four.is_empty() {
            return four;
        }
        each.fold(S::Set::EMPTY, |all, ((starts, step), counts)| all | squares(counts.four() & starts, step))
    }
}

/// How many of a player's tops are in each window, by the way that it runs.
#[inline]
fn counts<S: Shape>(tops: S::Set) -> [Counts<S::Set>; 4] {
    let [right, up, rising, falling] = Board::<S>::STEPS;
    [Counts::of(tops, right), Counts::of(tops, up), Counts::of(tops, rising), Counts::of(tops, falling)]
}
