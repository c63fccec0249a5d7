//! The position, and its implementation of `tessera_game::Position`.

use std::fmt;
use std::ops::ControlFlow;

use tessera_game::{ActionError, Outcome, Player, Random};

use crate::symmetry::SYMMETRIES;
use crate::{Action, Illegal, Shape, Square, Squares, Supply};

/// A position of Yoxii.
///
/// It is stored from the view of the player to move, so that search needs no lookup by player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// The stones of the player to move.
    pub(crate) own: Squares,
    /// The stones of the other player.
    pub(crate) enemy: Squares,
    /// The lower bit of the values of all stones, where a stone of value 1 has index 0.
    pub(crate) low: Squares,
    /// The upper bit of the values.
    pub(crate) high: Squares,
    /// The supply of the player to move. It follows from the stones.
    pub(crate) own_supply: Supply,
    /// The supply of the other player. It follows from the stones.
    pub(crate) enemy_supply: Supply,
    /// Where the totem stands.
    pub(crate) totem: Square,
    /// The player to move. It follows from the numbers of stones.
    pub(crate) to_move: Player,
    /// The board that is played on. It never changes in a game.
    pub(crate) shape: Shape,
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
        if self.destinations().is_empty() { Some(self.result_here()) } else { None }
    }

    #[inline]
    fn visit_actions_unchecked<L>(&self, listener: L) -> ControlFlow<()>
    where
        L: FnMut(Action) -> ControlFlow<()>,
    {
        self.visit(listener)
    }

    // A game is over where the totem has no destination. So the next three need no check of their own.

    #[inline]
    fn visit_actions<L>(&self, listener: L) -> ControlFlow<()>
    where
        L: FnMut(Action) -> ControlFlow<()>,
    {
        self.visit(listener)
    }

    #[inline]
    fn count_actions(&self) -> usize {
        self.count()
    }

    #[inline]
    fn random_action(&self, random: &mut Random) -> Option<Action> {
        self.choose(random)
    }

    #[inline]
    fn count_actions_unchecked(&self) -> usize {
        self.count()
    }

    #[inline]
    fn random_action_unchecked(&self, random: &mut Random) -> Option<Action> {
        self.choose(random)
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        self.why_not(action)
    }

    #[inline]
    fn play_unchecked(&mut self, action: Action) {
        *self = self.played(action);
    }

    #[inline]
    fn hash(&self) -> u64 {
        self.hashed()
    }

    fn symmetries(&self) -> usize {
        SYMMETRIES
    }

    fn transformed(&self, symmetry: usize) -> Self {
        self.through(symmetry)
    }

    fn transformed_action(&self, symmetry: usize, action: Action) -> Action {
        action.through(symmetry)
    }

    fn write_action(&self, action: Action, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{action}")
    }

    fn parse_action(&self, text: &str) -> Result<Action, ActionError<Illegal>> {
        let action = text.parse()?;
        self.why_not(action).map_err(ActionError::Illegal)?;
        Ok(action)
    }
}
