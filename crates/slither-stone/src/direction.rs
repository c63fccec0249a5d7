//! The four directions that a snake can point in.

/// A direction; north is up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Direction {
    /// Up, to higher rows.
    #[default]
    North,
    /// To the right.
    East,
    /// Down, to lower rows.
    South,
    /// To the left.
    West,
}

impl Direction {
    /// The four, clockwise from north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// 0 for north, then clockwise.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its letter in actions: `n`, `e`, `s` or `w`.
    pub const fn letter(self) -> char {
        ['n', 'e', 's', 'w'][self as usize]
    }

    /// Its sign behind a head in positions: `^`, `>`, `v` or `<`.
    pub const fn sign(self) -> char {
        ['^', '>', 'v', '<'][self as usize]
    }

    /// The direction with that letter, in lower case.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|direction| direction.letter() == letter)
    }

    /// The direction with that sign.
    pub fn from_sign(sign: char) -> Option<Self> {
        Self::ALL.into_iter().find(|direction| direction.sign() == sign)
    }

    /// The direction that points back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }
}
