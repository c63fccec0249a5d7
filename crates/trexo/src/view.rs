//! What can be seen of a board: the squares, the stock, the rules.

use tessera_game::Player;

use crate::planes::{ARROW, LEVEL, Planes, TOP_X};
use crate::set::Set;
use crate::{Arrow, Board, Half, Rules, Shape, Square, Symbol};

impl<S: Shape> Board<S> {
    /// The variant that is played.
    #[inline]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// How many tiles have been laid.
    #[inline]
    pub const fn tiles_laid(&self) -> u16 {
        self.laid
    }

    /// How many tiles are left in the stock.
    #[inline]
    pub const fn tiles_left(&self) -> u16 {
        self.rules.tiles().saturating_sub(self.laid)
    }

    /// What lies on top of a square; `None` if nothing does, or if the square is not on the board.
    pub fn half(&self, square: Square) -> Option<Half> {
        let top = self.top(square)?;
        Some(Half { top, level: self.level(square), arrow: self.arrow(square)? })
    }

    /// The number of tiles on a square.
    pub fn level(&self, square: Square) -> u16 {
        let digits = (0..S::Planes::LEVELS).map(|digit| u16::from(self.has(LEVEL + digit, square)) << digit);
        digits.sum()
    }

    /// The symbol of the highest tile half on a square.
    pub fn top(&self, square: Square) -> Option<Symbol> {
        let symbol = if self.has(TOP_X, square) { Symbol::X } else { Symbol::O };
        self.is_covered(square).then_some(symbol)
    }

    /// The direction in which the other half of the top tile of a square lies.
    pub fn arrow(&self, square: Square) -> Option<Arrow> {
        let arrow = Arrow::from_bits(ARROW.map(|plane| self.has(plane, square)));
        self.is_covered(square).then_some(arrow)
    }

    /// The player who lays the next tile.
    #[inline]
    pub(crate) const fn next_player(&self) -> Player {
        if self.laid.is_multiple_of(2) { Player::First } else { Player::Second }
    }

    /// Puts a half on a square that has nothing on it.
    pub(crate) fn put(&mut self, square: Square, half: Half) {
        let [lower, higher] = half.arrow.bits();
        let shows = [(TOP_X, half.top == Symbol::X), (ARROW[0], lower), (ARROW[1], higher)];
        let digits = (0..S::Planes::LEVELS).map(|digit| (LEVEL + digit, half.level >> digit & 1 == 1));
        for (plane, _) in shows.into_iter().chain(digits).filter(|&(_, is_set)| is_set) {
            self.planes.write(plane, self.planes.read(plane) | S::GEOMETRY.squares[square.code()]);
        }
    }

    fn is_covered(&self, square: Square) -> bool {
        !(self.covered() & S::GEOMETRY.squares[square.code()]).is_empty()
    }

    fn has(&self, plane: usize, square: Square) -> bool {
        !(self.planes.read(plane) & S::GEOMETRY.squares[square.code()]).is_empty()
    }
}
