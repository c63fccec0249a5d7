//! A position of the game, and its implementation of `tessera_game::Position`. The work is done in the other files.

use std::fmt;
use std::ops::ControlFlow;

use tessera_game::{ActionError, Outcome, Player, Random, mix};

use crate::{Action, BoardSpec, Direction, Grid, Illegal, Snake, Square, Squares};

/// The number of free spaces that each player has in supply at the start.
pub const FREE_SPACES: u8 = 5;

/// A position: everything that the rules need to continue a game.
///
/// Its text form is its `Display`. Equal positions have equal texts, so every field has one value only for what
/// the text does not show: the head and the direction of a dead snake are square 0 and north.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// The walls, and every square number that is not on the board: a snake dies on both.
    pub(crate) walls: Squares,
    pub(crate) free_spaces: Squares,
    /// The squares of each snake, by [`Snake::index`]; none of a dead one.
    pub(crate) bodies: [Squares; 4],
    pub(crate) heads: [Square; 4],
    pub(crate) directions: [Direction; 4],
    pub(crate) supplies: [u8; 2],
    pub(crate) to_move: Player,
    pub(crate) has_moved: bool,
    pub(crate) has_walled: bool,
    pub(crate) grid: Grid,
}

impl Position {
    /// The start on a generated board.
    pub fn start(board: BoardSpec) -> Self {
        board.board()
    }

    /// A board on which nothing has happened yet, without snakes.
    pub(crate) fn bare(grid: Grid, walls: Squares) -> Self {
        Self {
            walls: walls | !grid.squares(),
            free_spaces: Squares::NONE,
            bodies: [Squares::NONE; 4],
            heads: [Square::default(); 4],
            directions: [Direction::default(); 4],
            supplies: [FREE_SPACES; 2],
            to_move: Player::First,
            has_moved: false,
            has_walled: false,
            grid,
        }
    }

    /// Puts a snake of one square on the board, pointing in a direction.
    pub(crate) fn put_snake(&mut self, snake: Snake, head: Square, direction: Direction) {
        self.bodies[snake.index()] |= Squares::of(head);
        self.heads[snake.index()] = head;
        self.directions[snake.index()] = direction;
    }

    /// The squares of all living snakes.
    #[inline]
    pub(crate) fn all_bodies(&self) -> Squares {
        let [a, b, c, d] = self.bodies;
        (a | b) | (c | d)
    }

    /// The squares that a snake can enter and live: the empty ones and the free spaces.
    #[inline]
    pub(crate) fn open(&self) -> Squares {
        !(self.walls | self.all_bodies())
    }

    /// Heads, directions, supplies, flags and size, each in its own bits.
    #[inline]
    fn small_parts(&self) -> u64 {
        let snakes = (0..4).fold(0, |word, snake| {
            word << 9 | (self.heads[snake].index() << 2 | self.directions[snake].index()) as u64
        });
        let counts = u64::from(self.supplies[0]) << 3 | u64::from(self.supplies[1]);
        let flags = u64::from(self.has_moved) << 2 | u64::from(self.has_walled) << 1;
        let size = u64::from(self.grid.columns()) << 5 | u64::from(self.grid.rows());
        snakes << 19 | counts << 13 | (flags | self.to_move.index() as u64) << 10 | size
    }
}

impl tessera_game::Position for Position {
    type Action = Action;
    type Illegal = Illegal;

    #[inline]
    fn to_move(&self) -> Player {
        self.to_move
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.loser().map(|loser| Outcome::Win(!loser))
    }

    #[inline]
    fn visit_actions_unchecked<L>(&self, listener: L) -> ControlFlow<()>
    where
        L: FnMut(Action) -> ControlFlow<()>,
    {
        self.visit(listener)
    }

    #[inline]
    fn count_actions_unchecked(&self) -> usize {
        self.count() as usize
    }

    #[inline]
    fn random_action_unchecked(&self, random: &mut Random) -> Option<Action> {
        Some(self.choose(random))
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        self.check_action(action)
    }

    #[inline]
    fn play_unchecked(&mut self, action: Action) {
        self.play_action(action);
    }

    /// Every field affects the rest of the game, so all of them are hashed.
    #[inline]
    fn hash(&self) -> u64 {
        // Two chains side by side, for the lower and the upper half of the board: neither waits for the other.
        let [a, b, c, d] = self.bodies;
        let sets = [self.walls, self.free_spaces, a, b, c, d];
        let small = self.small_parts();
        let low = sets.iter().fold(small, |hash, set| mix(hash, set.bits() as u64));
        let high = sets.iter().fold(!small, |hash, set| mix(hash, (set.bits() >> 64) as u64));
        mix(low, high)
    }

    fn symmetries(&self) -> usize {
        self.grid.symmetry_count()
    }

    fn transformed(&self, symmetry: usize) -> Self {
        self.seen_through(symmetry)
    }

    fn transformed_action(&self, symmetry: usize, action: Action) -> Action {
        self.action_seen_through(symmetry, action)
    }

    fn write_action(&self, action: Action, out: &mut dyn fmt::Write) -> fmt::Result {
        self.write_action_text(action, out)
    }

    fn parse_action(&self, text: &str) -> Result<Action, ActionError<Illegal>> {
        self.read_action_text(text)
    }

    fn end_of_turn(&self) -> Option<Action> {
        (self.has_moved && self.loser().is_none()).then_some(Action::End)
    }
}
