//! Laying a tile.

use crate::planes::{LEVEL, Planes, Tile};
use crate::set::Set;
use crate::{Action, Board, Shape};

impl<S: Shape> Board<S> {
    /// Lays a tile on two squares.
    #[inline]
    pub(crate) fn lay(&mut self, action: Action) {
        let (planes, carry) = self.planes.cover(Self::tile(action));
        if !carry.is_empty() {
            *self = self.with_high_tile(action);
            return;
        }
        self.planes = planes;
        self.laid = self.laid.wrapping_add(1);
    }

    /// The position with a tile laid on two squares. It is built directly: copying the position first and then laying
    /// the tile takes twice as long, because the copy waits for the stores before it.
    #[inline]
    pub(crate) fn with_tile(&self, action: Action) -> Self {
        let (planes, carry) = self.planes.cover(Self::tile(action));
        if !carry.is_empty() {
            return self.with_high_tile(action);
        }
        Self { planes, laid: self.laid.wrapping_add(1), rules: self.rules }
    }

    /// The same on squares so high that not all digits of their levels are quick to change.
    #[cold]
    #[inline(never)]
    fn with_high_tile(&self, action: Action) -> Self {
        let (mut planes, mut carry) = self.planes.cover(Self::tile(action));
        for plane in LEVEL + S::Planes::QUICK..LEVEL + S::Planes::LEVELS {
            let digits = planes.read(plane);
            planes.write(plane, digits ^ carry);
            carry = digits & carry;
        }
        Self { planes, laid: self.laid.wrapping_add(1), rules: self.rules }
    }

    /// What a tile changes.
    #[inline]
    fn tile(Action { x, o }: Action) -> Tile<S::Set> {
        // The two bits of the arrow of the X half. The other half points back, which differs in the lower bit.
        let higher = x.column() == o.column();
        let lower = (x < o) != higher;
        let x = S::GEOMETRY.squares[x.code()];
        let o = S::GEOMETRY.squares[o.code()];
        let covers = x | o;
        let shows = [x, if lower { x } else { o }, if higher { covers } else { S::Set::EMPTY }];
        Tile { covers, shows }
    }
}
