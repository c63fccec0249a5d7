//! A position of any variant: one type for everything outside this crate, in the shape that its variant needs.

use std::fmt;
use std::ops::ControlFlow;

use tessera_game::{ActionError, Outcome, Player, Position as Game, Random};

use crate::{
    Action, Arrow, Board, Ending, Half, Illegal, Large, NeedsLarge, Rules, Setup, Square, Standard, Symbol,
};

/// A position of Trexo.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position(Shaped);

/// A position as a board whose shape is known. [`with_board!`](crate::with_board) takes it apart.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Shaped {
    /// The usual variants.
    Standard(Board<Standard>),
    /// Variants with many tiles or a large board.
    Large(Board<Large>),
}

/// Evaluates an expression with the [`Board`](crate::Board) of a position: once for each shape, so that code that is
/// generic over the shape runs at full speed.
///
/// ```
/// use tessera_trexo::{Position, Rules, with_board};
/// let position = Position::start(Rules::new(200, 12).unwrap());
/// assert_eq!(with_board!(position, board => tessera_game::perft(board, 1)), 528);
/// ```
#[macro_export]
macro_rules! with_board {
    ($position:expr, $board:ident => $value:expr) => {
        match $position.shaped() {
            $crate::Shaped::Standard($board) => $value,
            $crate::Shaped::Large($board) => $value,
        }
    };
}

impl Position {
    /// The empty board of a variant.
    pub const fn start(rules: Rules) -> Self {
        Self(if rules.fits_standard() {
            Shaped::Standard(Board::empty(rules))
        } else {
            Shaped::Large(Board::empty(rules))
        })
    }

    /// The position as a board whose shape is known.
    #[inline]
    pub const fn shaped(&self) -> &Shaped {
        &self.0
    }

    /// The variant that is played.
    pub const fn rules(&self) -> Rules {
        with_board!(self, board => board.rules())
    }

    /// How many tiles have been laid.
    pub const fn tiles_laid(&self) -> u16 {
        with_board!(self, board => board.tiles_laid())
    }

    /// How many tiles are left in the stock.
    pub const fn tiles_left(&self) -> u16 {
        with_board!(self, board => board.tiles_left())
    }

    /// What lies on top of a square; `None` if nothing does, or if the square is not on the board.
    pub fn half(&self, square: Square) -> Option<Half> {
        with_board!(self, board => board.half(square))
    }

    /// The number of tiles on a square.
    pub fn level(&self, square: Square) -> u16 {
        with_board!(self, board => board.level(square))
    }

    /// The symbol of the highest tile half on a square.
    pub fn top(&self, square: Square) -> Option<Symbol> {
        with_board!(self, board => board.top(square))
    }

    /// The direction in which the other half of the top tile of a square lies.
    pub fn arrow(&self, square: Square) -> Option<Arrow> {
        with_board!(self, board => board.arrow(square))
    }

    /// Why the game is over; `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        with_board!(self, board => board.ending())
    }

    /// The board of a setup whose number of tiles has been checked.
    pub(crate) fn of_setup(setup: &Setup, laid: u16) -> Self {
        Self(if setup.rules.fits_standard() {
            Shaped::Standard(Board::of_setup(setup, laid))
        } else {
            Shaped::Large(Board::of_setup(setup, laid))
        })
    }
}

impl From<Board<Standard>> for Position {
    fn from(board: Board<Standard>) -> Self {
        Self(Shaped::Standard(board))
    }
}

impl From<Board<Large>> for Position {
    /// Equal positions have equal shapes, so a large board of a usual variant gets the smaller one.
    fn from(board: Board<Large>) -> Self {
        Self(if board.rules().fits_standard() {
            Shaped::Standard(board.reshaped())
        } else {
            Shaped::Large(board)
        })
    }
}

impl TryFrom<Position> for Board<Standard> {
    type Error = NeedsLarge;

    fn try_from(position: Position) -> Result<Self, NeedsLarge> {
        match position.0 {
            Shaped::Standard(board) => Ok(board),
            Shaped::Large(_) => Err(NeedsLarge),
        }
    }
}

impl From<Position> for Board<Large> {
    fn from(position: Position) -> Self {
        match position.0 {
            Shaped::Standard(board) => board.reshaped(),
            Shaped::Large(board) => board,
        }
    }
}

impl Default for Position {
    /// The empty board of the usual rules.
    fn default() -> Self {
        Self::start(Rules::default())
    }
}

impl Game for Position {
    type Action = Action;
    type Illegal = Illegal;

    fn to_move(&self) -> Player {
        with_board!(self, board => board.to_move())
    }

    fn outcome(&self) -> Option<Outcome> {
        with_board!(self, board => board.outcome())
    }

    fn visit_actions_unchecked<L>(&self, listener: L) -> ControlFlow<()>
    where
        L: FnMut(Action) -> ControlFlow<()>,
    {
        with_board!(self, board => board.visit_actions_unchecked(listener))
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        with_board!(self, board => board.check(action))
    }

    fn play_unchecked(&mut self, action: Action) {
        match &mut self.0 {
            Shaped::Standard(board) => board.play_unchecked(action),
            Shaped::Large(board) => board.play_unchecked(action),
        }
    }

    fn hash(&self) -> u64 {
        with_board!(self, board => board.hash())
    }

    fn symmetries(&self) -> usize {
        with_board!(self, board => board.symmetries())
    }

    fn transformed(&self, symmetry: usize) -> Self {
        Self(match &self.0 {
            Shaped::Standard(board) => Shaped::Standard(board.transformed(symmetry)),
            Shaped::Large(board) => Shaped::Large(board.transformed(symmetry)),
        })
    }

    fn transformed_action(&self, symmetry: usize, action: Action) -> Action {
        with_board!(self, board => board.transformed_action(symmetry, action))
    }

    fn write_action(&self, action: Action, out: &mut dyn fmt::Write) -> fmt::Result {
        with_board!(self, board => board.write_action(action, out))
    }

    fn parse_action(&self, text: &str) -> Result<Action, ActionError<Illegal>> {
        with_board!(self, board => board.parse_action(text))
    }

    fn count_actions_unchecked(&self) -> usize {
        with_board!(self, board => board.count_actions_unchecked())
    }

    fn random_action_unchecked(&self, random: &mut Random) -> Option<Action> {
        with_board!(self, board => board.random_action_unchecked(random))
    }

    fn visit_actions<L>(&self, listener: L) -> ControlFlow<()>
    where
        L: FnMut(Action) -> ControlFlow<()>,
    {
        with_board!(self, board => board.visit_actions(listener))
    }

    fn count_actions(&self) -> usize {
        with_board!(self, board => board.count_actions())
    }

    fn random_action(&self, random: &mut Random) -> Option<Action> {
        with_board!(self, board => board.random_action(random))
    }
}
