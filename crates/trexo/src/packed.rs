//! The planes of the usual variants, packed into 120 bytes.

use crate::planes::{LEVEL, Planes, Tile, cover};
use crate::set::{Bits, Set};

/// The nine planes of up to 100 squares in 120 bytes.
///
/// A plane needs 64 bits of one word and 36 of a second. Seven planes are kept that way. The other two, for levels
/// from 16 on, are rarely looked at. They are cut in pieces of 25 bits: one lies above the 36 bits in each of the seven
/// second words, the last one in a word of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Packed {
    whole: [Bits<2>; Packed::WHOLE],
    last: u64,
}

impl Packed {
    const WHOLE: usize = 7;
    const PIECES: usize = 4;
    const PIECE_WIDTH: u32 = 25;
    /// Where a piece lies in its word.
    const PIECE: u64 = ((1 << Self::PIECE_WIDTH) - 1) << Self::PIECE_START;
    const PIECE_START: u32 = 36;

    /// The numbers of the pieces of a plane that is cut.
    fn pieces(plane: usize) -> impl DoubleEndedIterator<Item = usize> {
        let first = (plane - Self::WHOLE) * Self::PIECES;
        first..first + Self::PIECES
    }

    /// The word in which a piece lies.
    fn word(&mut self, piece: usize) -> &mut u64 {
        self.whole.get_mut(piece).map_or(&mut self.last, |plane| &mut plane.0[1])
    }

    #[cold]
    fn read_pieces(mut self, plane: usize) -> Bits<2> {
        let whole = Self::pieces(plane).rev().fold(0_u128, |whole, piece| {
            let bits = (*self.word(piece) & Self::PIECE) >> Self::PIECE_START;
            whole << Self::PIECE_WIDTH | u128::from(bits)
        });
        Bits([whole as u64, (whole >> 64) as u64])
    }

    #[cold]
    fn write_pieces(&mut self, plane: usize, Bits([low, high]): Bits<2>) {
        let mut whole = u128::from(low) | u128::from(high) << 64;
        for piece in Self::pieces(plane) {
            let word = self.word(piece);
            *word = *word & !Self::PIECE | (whole as u64) << Self::PIECE_START & Self::PIECE;
            whole >>= Self::PIECE_WIDTH;
        }
    }
}

impl Planes for Packed {
    type Set = Bits<2>;
    const EMPTY: Self = Self { whole: [Bits::EMPTY; Self::WHOLE], last: 0 };
    const LEVELS: usize = 6;
    const QUICK: usize = Self::WHOLE - LEVEL;

    #[inline]
    fn read(&self, plane: usize) -> Bits<2> {
        match self.whole.get(plane) {
            Some(Bits([low, high])) => Bits([*low, high & !Self::PIECE]),
            None => self.read_pieces(plane),
        }
    }

    #[inline]
    fn write(&mut self, plane: usize, bits: Bits<2>) {
        match self.whole.get_mut(plane) {
            Some(whole) => *whole = *whole & Bits([0, Self::PIECE]) | bits,
            None => self.write_pieces(plane, bits),
        }
    }

    #[inline]
    fn cover(&self, tile: Tile<Bits<2>>) -> (Self, Bits<2>) {
        // A tile covers squares only, so the pieces are left alone.
        let (whole, carry) = cover(self.whole, tile);
        (Self { whole, last: self.last }, carry)
    }

    #[inline]
    fn is_high(&self) -> bool {
        let second_words = self.whole.iter().fold(self.last, |all, plane| all | plane.0[1]);
        let pieces = Bits([0, second_words & Self::PIECE]);
        !self.whole[LEVEL + 2..].iter().fold(pieces, |all, &plane| all | plane).is_empty()
    }
}
