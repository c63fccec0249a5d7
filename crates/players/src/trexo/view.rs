//! A position as one of the players sees it.

use std::ops::ControlFlow;

use tessera_game::Position as _;
use tessera_games::trexo::{Action, Board, Set, Shape, Square, Symbol};

/// The board as sets of squares, for one player.
#[derive(Clone, Copy)]
pub(super) struct View<S: Shape> {
    /// Whose view it is.
    pub(super) symbol: Symbol,
    /// The squares with that symbol on top, and those with the other.
    pub(super) mine: S::Set,
    pub(super) theirs: S::Set,
    /// The pairs of squares that take a tile, known by their left and their lower square.
    pub(super) across: S::Set,
    pub(super) upright: S::Set,
}

impl<S: Shape> View<S> {
    /// The view of the player to move.
    #[inline]
    pub(super) fn of(position: &Board<S>) -> Self {
        let boards = position.bitboards();
        let symbol = Symbol::of(position.to_move());
        Self {
            symbol,
            mine: boards.tops[symbol.index()],
            theirs: boards.tops[symbol.other().index()],
            across: boards.across,
            upright: boards.upright,
        }
    }

    /// The view of the other player.
    #[inline]
    pub(super) fn other(self) -> Self {
        Self { symbol: self.symbol.other(), mine: self.theirs, theirs: self.mine, ..self }
    }

    /// The squares that the next tile can cover.
    #[inline]
    pub(super) fn coverable(&self) -> S::Set {
        self.across | self.across << 1 | self.upright | self.upright << S::STRIDE as u32
    }

    /// The tile with this player's symbol on one square and the enemy's on another.
    #[inline]
    pub(super) fn tile(&self, mine: Square, theirs: Square) -> Action {
        match self.symbol {
            Symbol::X => Action { x: mine, o: theirs },
            Symbol::O => Action { x: theirs, o: mine },
        }
    }

    /// Hands out every placement with this player's symbol in `hot`, as the number of its square and that of the
    /// other half, until the listener breaks off.
    #[inline]
    pub(super) fn visit(
        &self,
        hot: S::Set,
        mut listener: impl FnMut(usize, usize) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let stride = S::STRIDE;
        (self.across & hot).visit(|mine| listener(mine, mine + 1))?;
        (self.across & hot >> 1).visit(|theirs| listener(theirs + 1, theirs))?;
        (self.upright & hot).visit(|mine| listener(mine, mine + stride))?;
        (self.upright & hot >> stride as u32).visit(|theirs| listener(theirs + stride, theirs))
    }
}
