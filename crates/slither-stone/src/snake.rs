//! The four snakes, by name.

use tessera_game::Player;

/// Which of a player's two snakes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SnakeNumber {
    /// Snake 1: the one whose start stands further left, or on the same column lower.
    One,
    /// Snake 2.
    Two,
}

impl SnakeNumber {
    /// Both, in order.
    pub const BOTH: [Self; 2] = [Self::One, Self::Two];

    /// 0 for snake 1, 1 for snake 2: an index into a pair.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its digit in actions: `1` or `2`.
    pub const fn digit(self) -> char {
        ['1', '2'][self as usize]
    }

    /// The number of the player's other snake.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }
}

/// One of the four snakes, living or dead.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Snake {
    /// The player who moves it.
    pub owner: Player,
    /// Which of that player's two.
    pub number: SnakeNumber,
}

impl Snake {
    /// The four, in the order of their letters.
    pub const ALL: [Self; 4] = [
        Self { owner: Player::First, number: SnakeNumber::One },
        Self { owner: Player::First, number: SnakeNumber::Two },
        Self { owner: Player::Second, number: SnakeNumber::One },
        Self { owner: Player::Second, number: SnakeNumber::Two },
    ];

    /// Its place in [`ALL`](Self::ALL).
    #[inline]
    pub const fn index(self) -> usize {
        self.owner.index() * 2 + self.number.index()
    }

    /// Its letter in positions, `a` to `d`; the head is the capital.
    pub const fn letter(self) -> char {
        ['a', 'b', 'c', 'd'][self.index()]
    }

    /// The snake with that letter, in lower case.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|snake| snake.letter() == letter)
    }

    /// The other snake of the same player.
    #[inline]
    #[must_use]
    pub const fn partner(self) -> Self {
        Self { owner: self.owner, number: self.number.other() }
    }
}
