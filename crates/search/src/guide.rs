//! The knowledge of a game that the search uses: how good a position is, and which actions to try first.

use std::ops::ControlFlow;

use tessera_game::{Outcome, Position};

use crate::{Tuning, WorkBudget};

/// Whether a list holds every legal action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Completeness {
    /// Every legal action is listed.
    Complete,
    /// Some are left out as pointless. Such a node can never prove a draw, and it proves a loss only if the omitted
    /// actions are searched too: see [`Guide::COMPLETE_LOSSES`].
    Partial,
}

/// The parts that a node needs of a [`Survey`] of a position that is not over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// The evaluation, unless there is at most one action to choose from.
    pub evaluation: bool,
    /// All forced answers. If false, the guide may stop after listing two.
    pub answers: bool,
}

/// The result of a guide's single pass over a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Survey<A> {
    /// The game is over.
    Over(Outcome),
    /// This action wins at once.
    Win(A),
    /// The player to move loses within this many actions against any play.
    Lost(u32),
    /// The game goes on.
    Open {
        /// Whether the opponent threatens to win with the next action. Then the answers have been listed: they are
        /// legal, and every legal action that is not among them loses with this action or the opponent's next one.
        /// No answer at all is a loss in 2.
        forced: bool,
        /// The evaluation, if it was wanted and cheap to compute here. [`Guide::evaluate`] can still be called.
        evaluation: Option<i32>,
    },
}

/// A win that the player to move can force.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ForcedWin<A> {
    /// The actions that begin it, at least one, all of the same player.
    pub turn: Vec<A>,
    /// The largest number of actions, of both players, until the game is won.
    pub within: u32,
}

/// The knowledge of one game that the search works with.
///
/// Only [`evaluate`](Self::evaluate) and [`history_slot`](Self::history_slot) are required. Most items are hints: a
/// wrong hint costs time, but never leads to a false proof. The promises are
/// [`immediate_win`](Self::immediate_win), [`survey`](Self::survey), [`only_action`](Self::only_action),
/// [`prove`](Self::prove) and [`DRAWS`](Self::DRAWS); and every listed action must be legal, and every list that is
/// called complete must be complete.
///
/// Every thread of a search has its own clone, so cloning should be cheap.
pub trait Guide<P: Position>: Clone + Send + 'static {
    /// The number of history slots: every [`history_slot`](Self::history_slot) is below it.
    const HISTORY: usize;

    /// Whether a game can end in a draw. A promise: without draws the solver has half the work.
    const DRAWS: bool = true;

    /// Whether the actions that [`actions`](Self::actions) leaves out are searched where all listed ones are proven to
    /// lose, so that nodes with a partial list can be proven lost. This pays where the full list is not much longer.
    const COMPLETE_LOSSES: bool = false;

    /// Whether there are [`last_resorts`](Self::last_resorts). They are tried where every listed action is lost or
    /// scores −9 900 or less. In such a node no listed action is pruned as late, and the root searches every action.
    const LAST_RESORTS: bool = false;

    /// How good the position is for the player to move, from −10 000 to 10 000. The game is not over.
    fn evaluate(&self, position: &P) -> i32;

    /// The slot of an action in the history tables and in the transposition table. Actions that are alike in most
    /// positions may share a slot, but the fewer do, the better.
    fn history_slot(&self, action: P::Action) -> usize;

    /// Appends to `scores` how promising each action looks before any search. Histories add −8 192 to 8 192 to it.
    fn score_actions(&self, _position: &P, actions: &[P::Action], scores: &mut Vec<i32>) {
        scores.resize(scores.len() + actions.len(), 0);
    }

    /// Appends the actions worth searching to an empty list, and says whether the list is complete. Near the leaves,
    /// at a small `depth`, a shorter list may be enough; the root passes `i32::MAX`.
    fn actions(&self, position: &P, _depth: i32, actions: &mut Vec<P::Action>) -> Completeness {
        all_actions(position, actions);
        Completeness::Complete
    }

    /// Appends actions that are worth searching only where all actions of a partial list lose. `answers` are the
    /// opponent's next actions after the best of those, as far as they are known: the threat to be met.
    fn last_resorts(&self, _position: &P, _answers: &[P::Action], _actions: &mut Vec<P::Action>) {}

    /// Whether an action costs no depth, because it would only push bad news beyond the horizon. A player may have only
    /// a few such actions in a game.
    fn is_free(&self, _action: P::Action) -> bool {
        false
    }

    /// An action that wins the game at once, if one is found cheaply. A promise: it is legal and it wins.
    fn immediate_win(&self, _position: &P) -> Option<P::Action> {
        None
    }

    /// Everything that each node needs first: whether the game is over, and if not, an immediate win, the forced
    /// answers, and the evaluation as far as it is wanted. The forced answers are appended to an empty list.
    /// A promise: it agrees with [`immediate_win`](Self::immediate_win).
    fn survey(&self, position: &P, _wanted: Wanted, _answers: &mut Vec<P::Action>) -> Survey<P::Action> {
        if let Some(outcome) = position.outcome() {
            return Survey::Over(outcome);
        }
        match self.immediate_win(position) {
            Some(action) => Survey::Win(action),
            None => Survey::Open { forced: false, evaluation: None },
        }
    }

    /// A win that can be forced, where the game has its own method to find one. A promise. Called at the root; it must
    /// not use more work than the budget.
    fn prove(&self, _position: &P, _budget: WorkBudget<'_>) -> Option<ForcedWin<P::Action>> {
        None
    }

    /// The only action worth searching, where there is just one: it is played at once and costs no depth. A promise:
    /// the game is not over, the action is legal, and if it is said to be complete, there is no other legal action.
    fn only_action(&self, _position: &P) -> Option<(P::Action, Completeness)> {
        None
    }

    /// Whether the position is small enough to be searched to the end of the game.
    fn solve_from(&self, _position: &P) -> bool {
        false
    }

    /// A legal action with this history slot, if there is one. The transposition table keeps the slots of best actions.
    fn decode(&self, position: &P, slot: u16) -> Option<P::Action> {
        let mut found = None;
        let _ = position.visit_actions_unchecked(|action| {
            if self.history_slot(action) == usize::from(slot) {
                found = Some(action);
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        found
    }

    /// The search parameters that suit this game.
    fn tuning(&self) -> Tuning {
        Tuning::default()
    }
}

/// Adds every legal action to a list. The game must not be over.
pub fn all_actions<P: Position>(position: &P, actions: &mut Vec<P::Action>) {
    let _ = position.visit_actions_unchecked(|action| {
        actions.push(action);
        ControlFlow::Continue(())
    });
}
