//! The guide of a game with another evaluation: everything else is as in the bundled player.

use std::sync::Arc;

use tessera_search::{Completeness, ForcedWin, Guide, Survey, Tuning, Wanted, WorkBudget};

use crate::fitting::Fitted;

/// A game's guide, with weights that are chosen at run time.
pub(crate) struct CandidateGuide<P: Fitted> {
    guide: P::Guide,
    weights: Arc<P::Weights>,
}

impl<P: Fitted> CandidateGuide<P> {
    pub(crate) fn new(weights: Arc<P::Weights>) -> Self {
        Self { guide: P::GUIDE, weights }
    }
}

impl<P: Fitted> Clone for CandidateGuide<P> {
    fn clone(&self) -> Self {
        Self { guide: self.guide.clone(), weights: Arc::clone(&self.weights) }
    }
}

impl<P: Fitted> Guide<P> for CandidateGuide<P> {
    const HISTORY: usize = <P::Guide as Guide<P>>::HISTORY;
    const DRAWS: bool = <P::Guide as Guide<P>>::DRAWS;
    const COMPLETE_LOSSES: bool = <P::Guide as Guide<P>>::COMPLETE_LOSSES;
    const LAST_RESORTS: bool = <P::Guide as Guide<P>>::LAST_RESORTS;

    fn evaluate(&self, position: &P) -> i32 {
        position.evaluate_with(&self.weights)
    }

    /// The evaluation is left out: the search asks for it where it needs it.
    fn survey(&self, position: &P, wanted: Wanted, answers: &mut Vec<P::Action>) -> Survey<P::Action> {
        self.guide.survey(position, Wanted { evaluation: false, ..wanted }, answers)
    }

    fn history_slot(&self, action: P::Action) -> usize {
        self.guide.history_slot(action)
    }

    fn score_actions(&self, position: &P, actions: &[P::Action], scores: &mut Vec<i32>) {
        self.guide.score_actions(position, actions, scores);
    }

    fn actions(&self, position: &P, depth: i32, actions: &mut Vec<P::Action>) -> Completeness {
        self.guide.actions(position, depth, actions)
    }

    fn last_resorts(&self, position: &P, answers: &[P::Action], actions: &mut Vec<P::Action>) {
        self.guide.last_resorts(position, answers, actions);
    }

    fn is_free(&self, action: P::Action) -> bool {
        self.guide.is_free(action)
    }

    fn immediate_win(&self, position: &P) -> Option<P::Action> {
        self.guide.immediate_win(position)
    }

    fn prove(&self, position: &P, budget: WorkBudget<'_>) -> Option<ForcedWin<P::Action>> {
        self.guide.prove(position, budget)
    }

    fn only_action(&self, position: &P) -> Option<(P::Action, Completeness)> {
        self.guide.only_action(position)
    }

    fn solve_from(&self, position: &P) -> bool {
        self.guide.solve_from(position)
    }

    fn decode(&self, position: &P, slot: u16) -> Option<P::Action> {
        self.guide.decode(position, slot)
    }

    fn tuning(&self) -> Tuning {
        self.guide.tuning()
    }
}
