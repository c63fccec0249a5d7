//! Actions: the parts of a turn.

use crate::{Direction, SnakeNumber, Square};

/// One action of the player to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Places a wall: `#e5`.
    Wall(Square),
    /// Places a free space: `oc3`.
    FreeSpace(Square),
    /// Moves both snakes: `1n>e`.
    Move(Move),
    /// Ends the turn: `.`
    End,
}

/// How both snakes move, or the only one that lives twice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// The wise snake; the other one is mad.
    pub wise: SnakeNumber,
    /// Whether the mad snake moves first. A snake on its own: whether it moves as the mad one first.
    pub mad_first: bool,
    /// The steps of both snakes.
    pub kind: Kind,
    /// Where the wise snake points after its move. North where it dies in it.
    pub pointing: Direction,
}

/// The kind of a move. Both snakes make the same kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// One square: the wise snake in this direction, the mad one where it points.
    Step(Direction),
    /// To the second square ahead; the square between is not entered.
    Jump,
    /// Three squares ahead, each of them entered.
    Dash,
}

impl Kind {
    /// The six kinds: four steps, the jump, the dash.
    pub const ALL: [Self; 6] = [
        Self::Step(Direction::North),
        Self::Step(Direction::East),
        Self::Step(Direction::South),
        Self::Step(Direction::West),
        Self::Jump,
        Self::Dash,
    ];

    /// Its place in [`ALL`](Self::ALL).
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Self::Step(direction) => direction.index(),
            Self::Jump => 4,
            Self::Dash => 5,
        }
    }

    /// Its letter in actions: a direction, `j` or `t`.
    pub const fn letter(self) -> char {
        match self {
            Self::Step(direction) => direction.letter(),
            Self::Jump => 'j',
            Self::Dash => 't',
        }
    }

    /// The kind with that letter, in lower case.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}

impl Move {
    /// Every move that can be written down, legal somewhere or not.
    pub fn all() -> impl Iterator<Item = Self> {
        let forms = Self::FORMS.into_iter();
        forms.flat_map(|form| Direction::ALL.into_iter().map(move |pointing| Self { pointing, ..form }))
    }

    /// Every move with `>n`, by its [`form`](Self::form).
    pub(crate) const FORMS: [Self; 24] = {
        let mut forms =
            [Self { wise: SnakeNumber::One, mad_first: false, kind: Kind::Jump, pointing: Direction::North };
                24];
        let mut form = 0;
        while form < 24 {
            forms[form].wise = SnakeNumber::BOTH[form / 12];
            forms[form].mad_first = form / 6 % 2 == 1;
            forms[form].kind = Kind::ALL[form % 6];
            form += 1;
        }
        forms
    };

    /// The number, below 24, of what is left of a move without where the wise snake points afterwards.
    #[inline]
    pub(crate) const fn form(self) -> usize {
        self.wise.index() * 12 + self.mad_first as usize * 6 + self.kind.index()
    }
}

#[cfg(test)]
mod tests {
    use super::Move;

    #[test]
    fn a_form_is_the_place_in_the_list_of_forms() {
        for (place, form) in Move::FORMS.into_iter().enumerate() {
            assert_eq!(form.form(), place);
        }
        assert_eq!(Move::all().count(), 96);
    }
}
