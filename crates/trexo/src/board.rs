//! The board of a game in one of two shapes, and the rules of the game on it.

use std::fmt;
use std::ops::ControlFlow;

use tessera_game::{ActionError, Outcome, Player, Position as Game, Random};

use crate::planes::Planes;
use crate::symmetry::Symmetry;
use crate::{Action, Ending, Illegal, NeedsLarge, Rules, Setup, Shape};

/// A position in a known shape, for code that has to be fast: search, evaluation, perft, random play. Other code uses
/// [`Position`](crate::Position), which has room for every variant.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Board<S: Shape> {
    pub(crate) planes: S::Planes,
    /// How many tiles have been laid: half the sum of all levels.
    pub(crate) laid: u16,
    pub(crate) rules: Rules,
}

impl<S: Shape> Board<S> {
    /// The empty board of a variant.
    pub const fn start(rules: Rules) -> Result<Self, NeedsLarge> {
        if Self::has_room_for(rules) { Ok(Self::empty(rules)) } else { Err(NeedsLarge) }
    }

    /// Whether board and levels fit. No level is higher than the number of tiles.
    pub(crate) const fn has_room_for(rules: Rules) -> bool {
        rules.size() as usize <= S::STRIDE && (rules.tiles() as usize) < 1 << S::Planes::LEVELS
    }

    /// The empty board of a variant that fits.
    pub(crate) const fn empty(rules: Rules) -> Self {
        Self { planes: S::Planes::EMPTY, laid: 0, rules }
    }

    /// The same board in another shape, which has room for it.
    pub(crate) fn reshaped<T: Shape>(self) -> Board<T> {
        Board::of_setup(&Setup::from(self), self.laid)
    }
}

impl<S: Shape> Default for Board<S> {
    /// The empty board of the usual rules, which every shape has room for.
    fn default() -> Self {
        Self::empty(Rules::default())
    }
}

impl<S: Shape> Game for Board<S> {
    type Action = Action;
    type Illegal = Illegal;

    #[inline]
    fn to_move(&self) -> Player {
        self.next_player()
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.ending().map(Ending::outcome)
    }

    #[inline]
    fn visit_actions_unchecked<L>(&self, listener: L) -> ControlFlow<()>
    where
        L: FnMut(Action) -> ControlFlow<()>,
    {
        self.visit_placements(listener)
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        self.refuse(action)
    }

    #[inline]
    fn play_unchecked(&mut self, action: Action) {
        self.lay(action);
    }

    #[inline]
    fn hash(&self) -> u64 {
        self.mixed()
    }

    fn symmetries(&self) -> usize {
        Symmetry::COUNT
    }

    fn transformed(&self, symmetry: usize) -> Self {
        Symmetry::new(symmetry, self.rules).board(self)
    }

    fn transformed_action(&self, symmetry: usize, action: Action) -> Action {
        Symmetry::new(symmetry, self.rules).action(action)
    }

    fn write_action(&self, action: Action, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{action}")
    }

    fn parse_action(&self, text: &str) -> Result<Action, ActionError<Illegal>> {
        self.read_action(text)
    }

    fn winning_action_unchecked(&self) -> Option<Action> {
        self.winning_placement()
    }

    #[inline]
    fn count_actions_unchecked(&self) -> usize {
        self.count_placements()
    }

    #[inline]
    fn random_action_unchecked(&self, random: &mut Random) -> Option<Action> {
        self.random_placement(random)
    }

    // The trait provides the methods below. These find the places for a tile once and not twice.

    #[inline]
    fn visit_actions<L>(&self, listener: L) -> ControlFlow<()>
    where
        L: FnMut(Action) -> ControlFlow<()>,
    {
        if self.ending_but_for_places().is_some() {
            return ControlFlow::Continue(());
        }
        self.visit_placements(listener)
    }

    #[inline]
    fn count_actions(&self) -> usize {
        if self.ending_but_for_places().is_some() { 0 } else { self.count_placements() }
    }

    #[inline]
    fn random_action(&self, random: &mut Random) -> Option<Action> {
        if self.ending_but_for_places().is_some() { None } else { self.random_placement(random) }
    }

    #[inline]
    fn after(&self, action: Action) -> Self {
        self.with_tile(action)
    }
}
