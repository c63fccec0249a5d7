//! Three in a row on a small board, with one or up to several marks a turn, to win or to lose.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use tessera_game::{ActionError, Outcome, Player, Position, Reader, TextError, mix};

/// The action that ends a turn early, where a turn may have several marks.
pub const ENOUGH: u8 = 15;

/// `COLUMNS` × `ROWS` squares, `PER_TURN` marks a turn at most (one in the first turn of the game).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Marks<const COLUMNS: usize, const ROWS: usize, const PER_TURN: u8, const MISERE: bool> {
    of: [u16; 2],
    to_move: Player,
    made: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotFree;

impl fmt::Display for NotFree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("that cannot be marked")
    }
}

impl std::error::Error for NotFree {}

impl<const C: usize, const R: usize, const T: u8, const M: bool> Marks<C, R, T, M> {
    const SQUARES: usize = C * R;

    pub fn start() -> Self {
        Self { of: [0, 0], to_move: Player::First, made: T - 1 }
    }

    fn taken(self) -> u16 {
        self.of[0] | self.of[1]
    }

    fn may_end(self) -> bool {
        self.made > 0 && self.made < T && self.taken() != 0
    }

    fn has_line(self, player: Player) -> bool {
        let marks = self.of[player.index()];
        let at = |column: usize, row: usize| column < C && row < R && marks >> (row * C + column) & 1 != 0;
        let squares = (0..C).flat_map(|column| (0..R).map(move |row| (column, row)));
        squares.into_iter().any(|(c, r)| {
            at(c, r)
                && (at(c + 1, r) && at(c + 2, r)
                    || at(c, r + 1) && at(c, r + 2)
                    || at(c + 1, r + 1) && at(c + 2, r + 2)
                    || at(c.wrapping_sub(1), r + 1) && at(c.wrapping_sub(2), r + 2))
        })
    }
}

impl<const C: usize, const R: usize, const T: u8, const M: bool> Position for Marks<C, R, T, M> {
    type Action = u8;
    type Illegal = NotFree;

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        for player in Player::BOTH {
            if self.has_line(player) {
                return Some(Outcome::Win(if M { !player } else { player }));
            }
        }
        (self.taken().count_ones() as usize == Self::SQUARES).then_some(Outcome::Draw)
    }

    fn visit_actions_unchecked<L: FnMut(u8) -> ControlFlow<()>>(&self, mut listener: L) -> ControlFlow<()> {
        (0..Self::SQUARES as u8)
            .filter(|&square| self.taken() >> square & 1 == 0)
            .try_for_each(&mut listener)?;
        if self.may_end() { listener(ENOUGH) } else { ControlFlow::Continue(()) }
    }

    fn check(&self, action: u8) -> Result<(), NotFree> {
        let free = (action as usize) < Self::SQUARES && self.taken() >> action & 1 == 0;
        let legal = self.outcome().is_none() && (free || action == ENOUGH && self.may_end());
        if legal { Ok(()) } else { Err(NotFree) }
    }

    fn play_unchecked(&mut self, action: u8) {
        if action == ENOUGH {
            self.made = T;
        } else {
            self.of[self.to_move.index()] |= 1 << action;
            self.made += 1;
        }
        if self.made >= T {
            self.made = 0;
            self.to_move = !self.to_move;
        }
    }

    fn hash(&self) -> u64 {
        let marks = u64::from(self.of[0]) << 16 | u64::from(self.of[1]);
        mix(mix(0, marks), u64::from(self.made) << 1 | self.to_move.index() as u64)
    }

    fn symmetries(&self) -> usize {
        1
    }

    fn transformed(&self, _symmetry: usize) -> Self {
        *self
    }

    fn transformed_action(&self, _symmetry: usize, action: u8) -> u8 {
        action
    }

    fn write_action(&self, action: u8, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{action}")
    }

    fn parse_action(&self, text: &str) -> Result<u8, ActionError<NotFree>> {
        let mut reader = Reader::new(text);
        let action = reader.number("a square", 0, ENOUGH.into())? as u8;
        reader.end()?;
        self.check(action).map_err(ActionError::Illegal)?;
        Ok(action)
    }
}

impl<const C: usize, const R: usize, const T: u8, const M: bool> fmt::Display for Marks<C, R, T, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in 0..Self::SQUARES {
            let mark = |player: usize| self.of[player] >> square & 1 != 0;
            f.write_str(if mark(0) {
                "x"
            } else if mark(1) {
                "o"
            } else {
                "."
            })?;
        }
        write!(f, " {} {}", self.to_move, self.made)
    }
}

impl<const C: usize, const R: usize, const T: u8, const M: bool> FromStr for Marks<C, R, T, M> {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let mut marks = [0_u16; 2];
        for square in 0..Self::SQUARES {
            let owner = reader.choose("x, o or .", |c| "xo.".find(c))?;
            if owner < 2 {
                marks[owner] |= 1 << square;
            }
        }
        reader.expect(' ', "a space")?;
        let to_move = if reader.peek() == Some('f') { Player::First } else { Player::Second };
        reader.expect_text(&to_move.to_string(), "the player to move")?;
        reader.expect(' ', "a space")?;
        let made = reader.number("the marks made", 0, u32::from(T) - 1)? as u8;
        reader.end()?;
        Ok(Self { of: marks, to_move, made })
    }
}
