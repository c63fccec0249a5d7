//! What a game's player tells the search: how good a position is, and where to look first.

use std::ops::ControlFlow;

use tessera_game::{Outcome, Position};

use crate::{Effort, Tuning};

/// Whether a list of actions has every legal one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Completeness {
    /// Every legal action is there.
    Complete,
    /// Some are left out as pointless. Such a node can never prove a draw, and a loss only where the rest is looked at
    /// too: see [`Guide::COMPLETE_LOSSES`].
    Partial,
}

/// What a node wants to know of a position that goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// The evaluation, where there is more than one thing to do.
    pub evaluation: bool,
    /// All the forced answers; if not, it is enough to list two where there are more.
    pub answers: bool,
}

/// What a guide sees of a position at one look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Survey<A> {
    /// The game is over.
    Over(Outcome),
    /// This action wins at once.
    Win(A),
    /// The player to move loses within so many actions, whatever anybody does.
    Lost(u32),
    /// The game goes on.
    Open {
        /// Whether the opponent threatens to win, and the answers have been listed.
        forced: bool,
        /// The evaluation, if it was wanted and came cheap. It can still be asked for.
        evaluation: Option<i32>,
    },
}

/// A win that the player to move can force.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ForcedWin<A> {
    /// The actions that begin it, at least one, all of the same player.
    pub turn: Vec<A>,
    /// Within how many actions of both players it comes.
    pub within: u32,
}

/// The knowledge of one game that the search works with.
///
/// Only [`evaluate`](Self::evaluate) and [`history_slot`](Self::history_slot) must be given. Everything that
/// is a hint may be wrong: it costs time, never a false proof. Only [`immediate_win`](Self::immediate_win),
/// [`forced`](Self::forced), [`survey`](Self::survey), [`only_action`](Self::only_action),
/// [`prove`](Self::prove) and [`DRAWS`](Self::DRAWS) are promises, and of every list that its actions are legal and
/// that one called complete is so.
///
/// Every thread of a search has a clone, so cloning should be cheap.
pub trait Guide<P: Position>: Clone + Send + 'static {
    /// The number of history slots: every [`history_slot`](Self::history_slot) is below it.
    const HISTORY: usize;

    /// An action whose [`score_action`](Self::score_action) is at least this is loud: it comes before all
    /// quiet ones and is never reduced or left out.
    const LOUD: i32 = i32::MAX;

    /// Whether a game can end in a draw. A promise; without draws the solver has only half the work.
    const DRAWS: bool = true;

    /// Whether the actions that [`actions`](Self::actions) leaves out are looked at where all others are proven to lose,
    /// so that nodes with a short list can be proven lost. It pays where the whole list is not much longer.
    const COMPLETE_LOSSES: bool = false;

    /// Whether there are [`last_resorts`](Self::last_resorts). They are tried where all that is listed is lost or as good
    /// as lost: worth −9 900 or less. Then nothing on the list is left out as late, and the root looks at everything.
    const LAST_RESORTS: bool = false;

    /// How good the position is for the player to move, from −10 000 to 10 000. The game is not over.
    fn evaluate(&self, position: &P) -> i32;

    /// What the histories remember an action by: actions that are alike in most positions share a slot.
    fn history_slot(&self, action: P::Action) -> usize;

    /// How promising an action looks before any search. Histories add from −8 192 to 8 192 to it.
    fn score_action(&self, _position: &P, _action: P::Action) -> i32 {
        0
    }

    /// Adds the scores of all these actions to a list: to be given where many at once are cheaper.
    fn score_actions(&self, position: &P, actions: &[P::Action], scores: &mut Vec<i32>) {
        scores.extend(actions.iter().map(|&action| self.score_action(position, action)));
    }

    /// Adds the actions worth a look to an empty list, and says whether these are all. Near the leaves, where
    /// few actions of `depth` are left to look at, a shorter list may do; the root asks with `i32::MAX`.
    fn actions(&self, position: &P, _depth: i32, actions: &mut Vec<P::Action>) -> Completeness {
        all_actions(position, actions);
        Completeness::Complete
    }

    /// Adds actions that are worth a look only where all on a partial list lose. `answers` are the opponent's next
    /// actions after the best of those, as far as they are known: what the resort must be good against.
    fn last_resorts(&self, _position: &P, _answers: &[P::Action], _actions: &mut Vec<P::Action>) {}

    /// Whether an action costs no depth, because it would only put off bad news. No player has many of them.
    fn is_free(&self, _action: P::Action) -> bool {
        false
    }

    /// An action that wins the game at once, if one is easily found. A promise: legal, and it wins.
    fn immediate_win(&self, _position: &P) -> Option<P::Action> {
        None
    }

    /// Whether the opponent threatens to win with the next action, seen where there is no immediate win.
    ///
    /// If so, adds the answers to an empty list. A promise: they are legal, and every legal action that is
    /// not among them loses with this action or the opponent's next one. No answer at all is a loss in 2.
    fn forced(&self, _position: &P, _answers: &mut Vec<P::Action>) -> bool {
        false
    }

    /// All that every node asks: whether the game is over, and if not, the [`immediate_win`](Self::immediate_win),
    /// the [`forced`](Self::forced) answers, and the evaluation, as far as they are wanted. To be given where the
    /// answers have work in common, or a loss is easily seen. A promise: it says what the single questions say.
    fn survey(&self, position: &P, _wanted: Wanted, answers: &mut Vec<P::Action>) -> Survey<P::Action> {
        if let Some(outcome) = position.outcome() {
            return Survey::Over(outcome);
        }
        if let Some(action) = self.immediate_win(position) {
            return Survey::Win(action);
        }
        Survey::Open { forced: self.forced(position, answers), evaluation: None }
    }

    /// A win that can be forced, where the game has means of its own to find one. A promise. To be looked for
    /// with no more work than that; asked at the root.
    fn prove(&self, _position: &P, _effort: Effort<'_>) -> Option<ForcedWin<P::Action>> {
        None
    }

    /// The only action worth a look, where there is just one: it is taken at once, and costs no depth. A promise: the
    /// game is not over, the action is legal, and where it is said to be complete, there is no other.
    fn only_action(&self, _position: &P) -> Option<(P::Action, Completeness)> {
        None
    }

    /// Whether the position is small enough to be searched to the end of the game.
    fn solve_from(&self, _position: &P) -> bool {
        false
    }

    /// What the table remembers an action by. The fewer actions share a code, the better.
    fn table_code(&self, action: P::Action) -> u16 {
        self.history_slot(action) as u16
    }

    /// The legal action with that code, if there is one.
    fn decode(&self, position: &P, code: u16) -> Option<P::Action> {
        let mut found = None;
        let _ = position.visit_actions_unchecked(|action| {
            if self.table_code(action) == code {
                found = Some(action);
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        found
    }

    /// The numbers of the search that suit this game.
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
