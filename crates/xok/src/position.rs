//! A position of Xok, and its implementation of `tessera_game::Position`.

use std::fmt;
use std::ops::ControlFlow;

use tessera_game::{ActionError, Outcome, Player, Random, mix};

use crate::cell::CELL_LIMIT;
use crate::roster::Roster;
use crate::symmetry::Symmetry;
use crate::{Action, Cells, Direction, Ending, Illegal, Piece, Rules, Setup, Shape, Shark, SharkKind};

/// A position of Xok.
///
/// The supplies follow from what is on the board. The facing of each shark is stored although no rule
/// depends on it after its turn: players see it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    pub(crate) fish: [Cells; 2],
    pub(crate) sharks: [Cells; 2],
    pub(crate) rosters: [Roster; 2],
    pub(crate) to_move: Player,
    /// The variant. It never changes in a game.
    pub(crate) rules: Rules,
}

impl Position {
    /// How many fish each player has on the standard board.
    pub const FISH: usize = Shape::Standard.fish();

    /// The empty standard board, White to move.
    pub const fn start() -> Self {
        Self::start_with(Rules::DEFAULT)
    }

    /// The empty board of a variant, White to move.
    pub const fn start_with(rules: Rules) -> Self {
        Self {
            fish: [Cells::NONE; 2],
            sharks: [Cells::NONE; 2],
            rosters: [rules.shape().roster(); 2],
            to_move: Player::First,
            rules,
        }
    }

    #[inline]
    pub(crate) fn own_fish(&self) -> Cells {
        self.fish[self.to_move.index()]
    }

    #[inline]
    pub(crate) fn enemy_fish(&self) -> Cells {
        self.fish[(!self.to_move).index()]
    }

    #[inline]
    pub(crate) fn has_two_fish(&self) -> bool {
        self.own_fish().len() + 2 <= self.rules.shape().fish()
    }

    #[inline]
    pub(crate) fn has_shark(&self, kind: SharkKind) -> bool {
        self.rosters[self.to_move.index()].has(kind)
    }

    #[inline]
    pub(crate) fn has_any_shark(&self) -> bool {
        self.sharks[self.to_move.index()].len() < self.rules.shape().all_sharks()
    }
}

impl Default for Position {
    fn default() -> Self {
        Self::start()
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
        self.ending().map(Ending::outcome)
    }

    #[inline]
    fn visit_actions_unchecked<L: FnMut(Action) -> ControlFlow<()>>(&self, listener: L) -> ControlFlow<()> {
        self.visit(listener)
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        self.find_illegal(action).map_or(Ok(()), Err)
    }

    #[inline]
    fn play_unchecked(&mut self, action: Action) {
        self.apply(action);
    }

    #[inline]
    fn hash(&self) -> u64 {
        let words = Player::BOTH.map(Player::index).map(|player| {
            let supply = self.rosters[player].supply_bits() << CELL_LIMIT;
            [self.fish[player].bits() | supply, self.sharks[player].bits()]
        });
        words.into_iter().flatten().fold(self.rules.hashed() | self.to_move.index() as u64, mix)
    }

    fn symmetries(&self) -> usize {
        Symmetry::count(self.rules.shape())
    }

    fn transformed(&self, symmetry: usize) -> Self {
        Symmetry::new(symmetry, self.rules.shape()).position(self)
    }

    fn transformed_action(&self, symmetry: usize, action: Action) -> Action {
        Symmetry::new(symmetry, self.rules.shape()).action(action)
    }

    fn write_action(&self, action: Action, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{action}")
    }

    fn parse_action(&self, text: &str) -> Result<Action, ActionError<Illegal>> {
        let action = text.parse()?;
        self.check(action).map_err(ActionError::Illegal)?;
        Ok(action)
    }

    /// With every shark facing 0: no rule depends on it after its turn.
    fn bare(&self) -> Self {
        let mut setup = Setup::from(*self);
        for (_, piece) in setup.board.iter_mut().flatten() {
            if let Piece::Shark(shark) = piece {
                *shark = Shark::new(shark.kind(), Direction::ALL[0]);
            }
        }
        // The same pieces are on the board, so that the setup has a position.
        Self::try_from(setup).unwrap_or(*self)
    }

    #[inline]
    fn count_actions_unchecked(&self) -> usize {
        self.count()
    }

    #[inline]
    fn random_action_unchecked(&self, random: &mut Random) -> Option<Action> {
        self.choose(random)
    }

    // The next three check only for a chain: without an action there is nothing to visit or choose anyway.

    #[inline]
    fn visit_actions<L: FnMut(Action) -> ControlFlow<()>>(&self, listener: L) -> ControlFlow<()> {
        if self.chain().is_some() { ControlFlow::Continue(()) } else { self.visit(listener) }
    }

    #[inline]
    fn count_actions(&self) -> usize {
        if self.chain().is_some() { 0 } else { self.count() }
    }

    #[inline]
    fn random_action(&self, random: &mut Random) -> Option<Action> {
        if self.chain().is_some() { None } else { self.choose(random) }
    }
}
