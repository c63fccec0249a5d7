//! Tiles: what a half of one shows, and where its other half lies.

use std::fmt;

use tessera_game::Player;

/// The symbol on one half of a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Symbol {
    /// `X`, the symbol of the first player.
    X,
    /// `O`, the symbol of the second player.
    O,
}

impl Symbol {
    /// Both symbols, in the order of their players.
    pub const BOTH: [Self; 2] = [Self::X, Self::O];

    /// The symbol of a player.
    #[inline]
    pub const fn of(player: Player) -> Self {
        match player {
            Player::First => Self::X,
            Player::Second => Self::O,
        }
    }

    /// The player whose symbol it is.
    #[inline]
    pub const fn player(self) -> Player {
        match self {
            Self::X => Player::First,
            Self::O => Player::Second,
        }
    }

    /// The symbol of the other player.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::X => Self::O,
            Self::O => Self::X,
        }
    }

    /// The symbol with that letter.
    pub(crate) fn from_letter(letter: char) -> Option<Self> {
        Self::BOTH.into_iter().find(|symbol| symbol.letter() == letter)
    }

    const fn letter(self) -> char {
        match self {
            Self::X => 'X',
            Self::O => 'O',
        }
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// The direction in which the other half of a tile lies.
///
/// The two bits of its number are stored in two planes of a board. Left has no bit set, like a square without a tile:
/// the rules look only for arrows that point right or up, and need no test for empty squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Arrow {
    /// `<`
    Left,
    /// `>`
    Right,
    /// `^`
    Up,
    /// `v`
    Down,
}

impl Arrow {
    /// All directions.
    pub const ALL: [Self; 4] = [Self::Left, Self::Right, Self::Up, Self::Down];

    /// The direction that points back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
            Self::Up => Self::Down,
            Self::Down => Self::Up,
        }
    }

    /// How many columns to the right and rows up it leads.
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::Left => (-1, 0),
            Self::Right => (1, 0),
            Self::Up => (0, 1),
            Self::Down => (0, -1),
        }
    }

    /// The direction with these two bits, the lower one first.
    pub(crate) const fn from_bits(bits: [bool; 2]) -> Self {
        match bits {
            [false, false] => Self::Left,
            [true, false] => Self::Right,
            [false, true] => Self::Up,
            [true, true] => Self::Down,
        }
    }

    /// Its two bits, the lower one first.
    pub(crate) const fn bits(self) -> [bool; 2] {
        [self as u8 & 1 != 0, self as u8 & 2 != 0]
    }

    /// The direction with that sign.
    pub(crate) fn from_sign(sign: char) -> Option<Self> {
        Self::ALL.into_iter().find(|arrow| arrow.sign() == sign)
    }

    const fn sign(self) -> char {
        match self {
            Self::Left => '<',
            Self::Right => '>',
            Self::Up => '^',
            Self::Down => 'v',
        }
    }
}

impl fmt::Display for Arrow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.sign())
    }
}

/// What lies on top of a covered square: one half of a tile, as `X2>` in a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Half {
    /// The symbol that it shows, the *top* of the square.
    pub top: Symbol,
    /// How many tiles lie on the square, this one included.
    pub level: u16,
    /// Where the other half of its tile lies, which other tiles may cover by now.
    pub arrow: Arrow,
}

impl fmt::Display for Half {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.top, self.level, self.arrow)
    }
}
