//! Guides that know little, much, or the wrong things.

use tessera_game::{Outcome, Position, mix};
use tessera_search::{Completeness, Guide, Survey, Tuning, Wanted, all_actions};

/// Knows nothing; everything else as the search does it.
#[derive(Clone)]
pub struct Plain;

/// Sees wins in one and the answers to them, for games with one action a turn.
#[derive(Clone)]
pub struct Sharp;

/// Below the root, looks at one action only, unless it loses.
#[derive(Clone)]
pub struct Narrow;

/// The same, but what else there is it sees only where the opponent's answer is known.
#[derive(Clone)]
pub struct Resourceful;

/// Judges at random, leaves actions out at random, and prunes as hard as the search can.
#[derive(Clone)]
pub struct Careless;

fn wins<P: Position>(position: &P, action: P::Action) -> bool {
    position.after(action).outcome() == Some(Outcome::Win(position.to_move()))
}

impl<P: Position<Action = u8>> Guide<P> for Plain {
    const HISTORY: usize = 16;

    fn evaluate(&self, _: &P) -> i32 {
        0
    }

    fn history_slot(&self, action: u8) -> usize {
        action.into()
    }
}

impl<P: Position<Action = u8>> Guide<P> for Sharp {
    const HISTORY: usize = 16;

    fn evaluate(&self, position: &P) -> i32 {
        (position.hash() % 40) as i32 - 20
    }

    fn history_slot(&self, action: u8) -> usize {
        action.into()
    }

    fn score_actions(&self, _: &P, actions: &[u8], scores: &mut Vec<i32>) {
        scores.extend(actions.iter().map(|&action| if action == 4 { 100 } else { i32::from(action % 2) }));
    }

    fn immediate_win(&self, position: &P) -> Option<u8> {
        position.actions().into_iter().find(|&action| wins(position, action))
    }

    fn survey(&self, position: &P, _: Wanted, answers: &mut Vec<u8>) -> Survey<u8> {
        if let Some(outcome) = position.outcome() {
            return Survey::Over(outcome);
        }
        if let Some(action) = self.immediate_win(position) {
            return Survey::Win(action);
        }
        let loses = |action: u8| {
            let child = position.after(action);
            let ended = child.outcome();
            ended == Some(Outcome::Win(!position.to_move()))
                || ended.is_none() && self.immediate_win(&child).is_some()
        };
        let all = position.actions();
        answers.extend(all.iter().copied().filter(|&action| !loses(action)));
        Survey::Open { forced: answers.len() < all.len(), evaluation: None }
    }

    fn only_action(&self, position: &P) -> Option<(u8, Completeness)> {
        let ended = position.outcome().is_some();
        let all = if ended { Vec::new() } else { position.actions() };
        if let [only] = all[..] { Some((only, Completeness::Complete)) } else { None }
    }

    fn solve_from(&self, position: &P) -> bool {
        position.count_actions() <= 6
    }

    fn decode(&self, position: &P, code: u16) -> Option<u8> {
        Some(code as u8).filter(|&action| position.check(action).is_ok())
    }
}

impl<P: Position<Action = u8>> Guide<P> for Narrow {
    const HISTORY: usize = 16;
    const COMPLETE_LOSSES: bool = true;

    fn evaluate(&self, _: &P) -> i32 {
        0
    }

    fn history_slot(&self, action: u8) -> usize {
        action.into()
    }

    fn actions(&self, position: &P, depth: i32, actions: &mut Vec<u8>) -> Completeness {
        all_actions(position, actions);
        if depth == i32::MAX || actions.len() == 1 {
            return Completeness::Complete;
        }
        actions.truncate(1);
        Completeness::Partial
    }
}

impl<P: Position<Action = u8>> Guide<P> for Resourceful {
    const HISTORY: usize = 16;
    const LAST_RESORTS: bool = true;

    fn evaluate(&self, _: &P) -> i32 {
        0
    }

    fn history_slot(&self, action: u8) -> usize {
        action.into()
    }

    fn actions(&self, position: &P, depth: i32, actions: &mut Vec<u8>) -> Completeness {
        Guide::<P>::actions(&Narrow, position, depth, actions)
    }

    fn last_resorts(&self, position: &P, answers: &[u8], actions: &mut Vec<u8>) {
        let all = position.actions();
        actions.extend(all.into_iter().skip(1).filter(|_| !answers.is_empty()));
    }
}

impl<P: Position<Action = u8>> Guide<P> for Careless {
    const HISTORY: usize = 4;
    const COMPLETE_LOSSES: bool = true;
    const LAST_RESORTS: bool = true;

    fn evaluate(&self, position: &P) -> i32 {
        // Beyond the allowed range too: the search must not take it for a proof.
        (position.hash() % 60_000) as i32 - 30_000
    }

    fn history_slot(&self, action: u8) -> usize {
        // Wrong on purpose: some slots are beyond the end, and many actions share one.
        usize::from(action / 2)
    }

    fn actions(&self, position: &P, _depth: i32, actions: &mut Vec<u8>) -> Completeness {
        all_actions(position, actions);
        let seed = position.hash();
        if !seed.is_multiple_of(3) {
            return Completeness::Complete;
        }
        let all = actions.len();
        actions.retain(|&action| mix(seed, action.into()).is_multiple_of(2));
        if actions.len() == all { Completeness::Complete } else { Completeness::Partial }
    }

    fn last_resorts(&self, position: &P, answers: &[u8], actions: &mut Vec<u8>) {
        let seed = position.hash();
        let all = position.actions().into_iter();
        actions.extend(
            all.filter(|&action| answers.contains(&action) || mix(seed, action.into()).is_multiple_of(5)),
        );
    }

    fn is_free(&self, action: u8) -> bool {
        action.is_multiple_of(3)
    }

    fn only_action(&self, position: &P) -> Option<(u8, Completeness)> {
        if position.outcome().is_some() || !position.hash().is_multiple_of(31) {
            return None;
        }
        position.actions().first().map(|&action| (action, Completeness::Partial))
    }

    fn tuning(&self) -> Tuning {
        Tuning {
            aspiration: 1,
            reduce_from_depth: 1,
            reduce_after: 0,
            reduction_base: 1.0,
            reduction_divisor: 1.0,
            late_depth: 9,
            late_base: 1,
            late_step: 0,
            futility_margin: 1,
            futility_depth: 9,
            reverse_futility_margin: 1,
            reverse_futility_depth: 9,
            killers_first_depth: 9,
            ..Tuning::default()
        }
    }
}
