//! The sharks: their kinds as data, which way each faces, and what else can stand on a cell.

use std::fmt;

use crate::Direction;

/// The kind of a shark: how many mouths it has, and the angle between them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SharkKind {
    /// One mouth: `S`.
    Small,
    /// Two mouths side by side, 60° apart: `A`.
    Big60,
    /// Two mouths with a direction between them, 120° apart: `B`.
    Big120,
    /// Two mouths back to back, 180° apart: `C`.
    Big180,
}

/// The definition of a kind of shark: its letter, how many a player has, sixths of a turn from its first mouth to its
/// second, in how many ways it can face, and its name.
struct Make {
    letter: char,
    count: usize,
    angle: usize,
    facings: usize,
    name: &'static str,
}

const MAKES: [Make; 4] = [
    Make { letter: 'S', count: 3, angle: 0, facings: 6, name: "small shark" },
    Make { letter: 'A', count: 1, angle: 1, facings: 6, name: "big shark with mouths side by side" },
    Make { letter: 'B', count: 1, angle: 2, facings: 6, name: "big shark with a gap between its mouths" },
    Make { letter: 'C', count: 1, angle: 3, facings: 3, name: "big shark with mouths back to back" },
];

impl SharkKind {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Small, Self::Big60, Self::Big120, Self::Big180];

    /// Its letter in texts: `S`, `A`, `B` or `C`.
    pub const fn letter(self) -> char {
        self.make().letter
    }

    /// The kind with that letter, in upper case.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// How many of them a player has on the standard board.
    pub const fn count(self) -> usize {
        self.make().count
    }

    /// The facings that differ: a shark with opposite mouths has only three.
    pub fn facings(self) -> &'static [Direction] {
        Direction::ALL.split_at(self.facing_count()).0
    }

    /// In how many ways it can face.
    pub(crate) const fn facing_count(self) -> usize {
        self.make().facings
    }

    /// Sixths of a turn from the first mouth to the second; 0 where there is only one.
    pub(crate) const fn angle(self) -> usize {
        self.make().angle
    }

    const fn make(self) -> &'static Make {
        &MAKES[self as usize]
    }
}

impl fmt::Display for SharkKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.make().name)
    }
}

/// A shark that faces some way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Shark {
    kind: SharkKind,
    facing: Direction,
}

impl Shark {
    /// A shark of that kind whose first mouth, going anticlockwise, has that direction. A shark with opposite mouths
    /// has two equal facings; the lower number is used.
    ///
    /// ```
    /// use tessera_xok::{Direction, Shark, SharkKind};
    /// let [there, back] = [Direction::Ne, Direction::Sw].map(|d| Shark::new(SharkKind::Big180, d));
    /// assert_eq!(there, back);
    /// assert_eq!(there.facing(), Direction::Ne);
    /// ```
    pub const fn new(kind: SharkKind, facing: Direction) -> Self {
        Self { kind, facing: Direction::ALL[facing.index() % kind.facing_count()] }
    }

    /// Its kind.
    #[inline]
    pub const fn kind(self) -> SharkKind {
        self.kind
    }

    /// The direction of its first mouth.
    #[inline]
    pub const fn facing(self) -> Direction {
        self.facing
    }

    /// The directions of its one or two mouths.
    pub fn mouths(self) -> impl Iterator<Item = Direction> {
        let second = (self.kind.angle() > 0).then(|| self.facing.turned(self.kind.angle()));
        std::iter::once(self.facing).chain(second)
    }
}

/// A piece on a cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Piece {
    /// A fish.
    Fish,
    /// A shark.
    Shark(Shark),
}
