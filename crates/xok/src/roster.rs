//! Where each shark of a player is: six bytes, one for each shark.

use std::iter::repeat_n;

use crate::cell::CELL_LIMIT;
use crate::{Cell, Direction, Shark, SharkKind};

/// The sharks of one player: first the small ones, in the order of their places with those in supply last, then
/// one of each big kind. The order makes rosters equal that show the same board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Roster([u8; Roster::LEN]);

/// How many small sharks there are, and thus where the big ones begin.
const SMALL: usize = SharkKind::Small.count();
const _: () = assert!(SMALL == 3, "put_small puts three in order");

/// The place of a shark in supply: higher than any on the board.
const SUPPLY: u8 = u8::MAX;

/// The place of a shark that the variant does not have: between the board and the supply, so that the last small one
/// still tells whether there is one in supply.
const ABSENT: u8 = SUPPLY - 1;
const _: () = assert!(CELL_LIMIT as usize * Direction::ALL.len() <= ABSENT as usize);

impl Roster {
    /// How many sharks a player has on the standard board.
    const LEN: usize = SMALL + SharkKind::ALL.len() - 1;

    /// A roster with this many sharks of each kind in supply, at most as many as on the standard board.
    pub(crate) const fn of(counts: [u8; 4]) -> Self {
        let mut roster = [SUPPLY; Self::LEN];
        let mut small = counts[0] as usize;
        while small < SMALL {
            roster[small - counts[0] as usize] = ABSENT;
            small += 1;
        }
        let mut kind = 1;
        while kind < counts.len() {
            if counts[kind] == 0 {
                roster[SMALL - 1 + kind] = ABSENT;
            }
            kind += 1;
        }
        Self(roster)
    }

    /// Whether a shark of that kind is in supply. Of the small ones, the last is the last to leave it.
    #[inline]
    pub(crate) const fn has(self, kind: SharkKind) -> bool {
        self.0[SMALL - 1 + kind as usize] == SUPPLY
    }

    /// How many sharks of that kind are in supply.
    #[inline]
    pub(crate) fn supply(self, kind: SharkKind) -> usize {
        match kind {
            SharkKind::Small => self.0[..SMALL].iter().map(|&place| usize::from(place == SUPPLY)).sum(),
            _ => usize::from(self.has(kind)),
        }
    }

    /// One bit for each shark that is in supply: equal for equal supplies, since the small ones are in order.
    #[inline]
    pub(crate) fn supply_bits(self) -> u64 {
        self.0.into_iter().fold(0, |bits, place| bits << 1 | u64::from(place == SUPPLY))
    }

    /// Moves a shark, of which one is in supply, to a cell.
    #[inline]
    pub(crate) const fn put(&mut self, shark: Shark, cell: Cell) {
        let place = cell.raw() * 6 + shark.facing() as u8;
        match shark.kind() {
            SharkKind::Small => self.put_small(place),
            kind => self.0[SMALL - 1 + kind as usize] = place,
        }
    }

    /// Puts a place in order among those of the small sharks. The highest, which is in supply or absent, gives way.
    #[inline]
    const fn put_small(&mut self, place: u8) {
        let [first, second, ..] = self.0;
        let (low, rest) = if place < first { (place, first) } else { (first, place) };
        let (middle, high) = if rest < second { (rest, second) } else { (second, rest) };
        [self.0[0], self.0[1], self.0[2]] = [low, middle, high];
    }

    /// The shark on a cell, if one of these stands there.
    pub(crate) fn on(self, cell: Cell) -> Option<Shark> {
        self.placed().find(|&(_, place)| place == cell).map(|(shark, _)| shark)
    }

    /// The sharks on the board, and where they stand.
    pub(crate) fn placed(self) -> impl Iterator<Item = (Shark, Cell)> {
        let kinds = SharkKind::ALL.into_iter().flat_map(|kind| repeat_n(kind, kind.count()));
        kinds.zip(self.0).filter(|&(_, place)| place < ABSENT).map(|(kind, place)| {
            let facing = Direction::ALL[usize::from(place % 6)];
            (Shark::new(kind, facing), Cell::from_raw(place / 6))
        })
    }
}
