//! The trait that every game implements.

use std::error::Error;
use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::ops::ControlFlow;
use std::str::FromStr;

use crate::{ActionError, Outcome, Player, Random, TextError};

/// A position of a two-player game of perfect information: everything the rules need to continue the game.
///
/// Its text form is its [`Display`]; [`FromStr`] reads it back. Equal positions have equal texts.
///
/// Methods named `…_unchecked` are for search: they skip a check that the caller has made already. If it has not, the
/// result is unspecified, but never undefined behaviour.
pub trait Position: Copy + Eq + Debug + Display + FromStr<Err = TextError> + Send + Sync + 'static {
    /// The smallest thing that a player may do. A turn is one or more actions of the same player.
    type Action: Copy + Ord + Hash + Debug + Send + Sync + 'static;

    /// Why an action cannot be played.
    type Illegal: Error + Clone + Eq + Send + Sync + 'static;

    /// The player whose action is next. Of a finished game, the player who would be next.
    fn to_move(&self) -> Player;

    /// How the game has ended, or `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// Calls `listener` with every legal action, each once, until it breaks. The game must not be over.
    fn visit_actions_unchecked<L>(&self, listener: L) -> ControlFlow<()>
    where
        L: FnMut(Self::Action) -> ControlFlow<()>;

    /// Says whether `action` may be played here, and if not, why.
    fn check(&self, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Plays a legal action.
    fn play_unchecked(&mut self, action: Self::Action);

    /// A number that is equal for positions with the same continuations, and almost surely differs for others.
    fn hash(&self) -> u64;

    /// How many symmetries the board has, at least 1. Symmetry 0 changes nothing.
    fn symmetries(&self) -> usize;

    /// This position seen through a symmetry (a number below [`symmetries`](Self::symmetries)).
    #[must_use]
    fn transformed(&self, symmetry: usize) -> Self;

    /// A legal action of this position, as it is in the transformed position.
    fn transformed_action(&self, symmetry: usize, action: Self::Action) -> Self::Action;

    /// Writes the canonical text of an action.
    fn write_action(&self, action: Self::Action, out: &mut dyn fmt::Write) -> fmt::Result;

    /// Reads an action, canonical or alias, and checks that it is legal here.
    fn parse_action(&self, text: &str) -> Result<Self::Action, ActionError<Self::Illegal>>;

    /// The action that ends the turn and that the text of a turn leaves out, if the game has one and it may be
    /// played now.
    fn end_of_turn(&self) -> Option<Self::Action> {
        None
    }

    /// The position without what no rule depends on any more. Positions that play on alike may still differ.
    #[must_use]
    fn bare(&self) -> Self {
        *self
    }

    /// An action that wins at once for the player to move, the first in the order of the actions. The game must not be over.
    fn winning_action_unchecked(&self) -> Option<Self::Action> {
        let won = Some(Outcome::Win(self.to_move()));
        let mut found = None;
        let _ = self.visit_actions_unchecked(|action| {
            if self.after(action).outcome() == won {
                found = Some(action);
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        found
    }

    /// The number of legal actions, where the game is not over.
    fn count_actions_unchecked(&self) -> usize {
        let mut count = 0;
        let _ = self.visit_actions_unchecked(|_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// Each legal action with the same probability, where the game is not over; `None` only if it is.
    fn random_action_unchecked(&self, random: &mut Random) -> Option<Self::Action> {
        let mut left = random.below(self.count_actions_unchecked() as u32);
        let mut chosen = None;
        let _ = self.visit_actions_unchecked(|action| {
            if left == 0 {
                chosen = Some(action);
                return ControlFlow::Break(());
            }
            left -= 1;
            ControlFlow::Continue(())
        });
        chosen
    }

    /// Calls `listener` with every legal action, each once, until it breaks. There are none when the game is over.
    fn visit_actions<L>(&self, listener: L) -> ControlFlow<()>
    where
        L: FnMut(Self::Action) -> ControlFlow<()>,
    {
        if self.outcome().is_some() {
            return ControlFlow::Continue(());
        }
        self.visit_actions_unchecked(listener)
    }

    /// The legal actions; none when the game is over.
    fn actions(&self) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        let _ = self.visit_actions(|action| {
            actions.push(action);
            ControlFlow::Continue(())
        });
        actions
    }

    /// The number of legal actions, 0 when the game is over.
    fn count_actions(&self) -> usize {
        if self.outcome().is_some() { 0 } else { self.count_actions_unchecked() }
    }

    /// Each legal action with the same probability; `None` when the game is over.
    fn random_action(&self, random: &mut Random) -> Option<Self::Action> {
        if self.outcome().is_some() { None } else { self.random_action_unchecked(random) }
    }

    /// Plays an action if it is legal; otherwise says why not and changes nothing.
    fn play(&mut self, action: Self::Action) -> Result<(), Self::Illegal> {
        self.check(action)?;
        self.play_unchecked(action);
        Ok(())
    }

    /// The position after a legal action.
    #[must_use]
    fn after(&self, action: Self::Action) -> Self {
        let mut next = *self;
        next.play_unchecked(action);
        next
    }

    /// The canonical text of an action.
    fn action_text(&self, action: Self::Action) -> String {
        let mut text = String::new();
        self.write_action(action, &mut text).expect("writing to a string does not fail");
        text
    }
}
