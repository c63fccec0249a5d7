//! The search of one node, in numbered steps. Steps 1 to 9 try to settle it without searching its actions; the actions
//! are searched in `moves.rs`.
//!
//! Proofs: a node returns a value in the winning zone only if an action was seen to win, and a value in the losing zone
//! only if every legal action was seen to lose; it returns `exhaustive` only if nothing was evaluated or omitted.
//! Reductions do not affect this: a proof found at a small depth is still a proof.

use tessera_game::{Outcome, Position};

use super::moves::NodeProgress;
use super::{MAX_PLY, Worker, wins_at_once};
use crate::table::Entry;
use crate::value::{Bound, Found, Value, Window};
use crate::{Completeness, Guide, Survey, Wanted};

/// A node whose actions must be searched.
#[derive(Clone, Copy)]
pub(super) struct Node<'p, P: Position> {
    pub(super) position: &'p P,
    pub(super) info: NodeInfo<P::Action>,
}

/// The properties of a node besides its position.
#[derive(Clone, Copy)]
pub(super) struct NodeInfo<A> {
    pub(super) ply: usize,
    pub(super) depth: i32,
    pub(super) window: Window,
    pub(super) hash: u64,
    pub(super) evaluation: Option<i32>,
    pub(super) table_action: Option<A>,
    /// The frame's answers are the only actions that do not lose at once.
    pub(super) forced: bool,
}

impl<P: Position, G: Guide<P>> Worker<'_, P, G> {
    /// The value of `position` for its player to move, within the window.
    pub(super) fn node<const PV: bool>(
        &mut self,
        position: &P,
        ply: usize,
        mut depth: i32,
        window: Window,
    ) -> Found {
        // Step 1. Stop if a limit is reached: the caller discards the result. With only one action, play it and go on.
        if !self.enter(ply) {
            return Found::guess(Value::DRAW);
        }
        if PV {
            self.frames[ply].pv.clear();
        }
        if !self.exact
            && let Some(only) = self.guide.only_action(position)
        {
            return self.no_choice::<PV>(position, ply, depth, window, only);
        }

        // Step 2. Prefetch the table entry: the memory access overlaps with step 3.
        let from = self.tuning.table_from_depth;
        let hash = (depth >= from).then(|| position.hash());
        if let Some(hash) = hash {
            self.shared.table.prefetch(hash);
        }
        let wanted =
            Wanted { evaluation: depth <= 0 || self.wants_evaluation::<PV>(depth), answers: depth > 0 };

        // Step 3. The guide's survey: is the game over or surely lost, is there an immediate win? The win is checked,
        // since a proof must not rest on a wrong guide.
        let answers = &mut self.frames[ply].answers;
        answers.clear();
        let (forced, evaluation) = match self.guide.survey(position, wanted, answers) {
            Survey::Over(outcome) => {
                debug_assert_eq!(Some(outcome), position.outcome(), "the guide is wrong about {position}");
                return Found::fact(ended(position, outcome));
            }
            Survey::Win(action) if wins_at_once(position, action) => {
                if PV {
                    self.frames[ply].pv.push(action);
                }
                return Found::fact(Value::win_in(1));
            }
            Survey::Win(_) => (false, None),
            Survey::Lost(actions) => return Found::fact(Value::loss_in(actions)),
            Survey::Open { forced, evaluation } => (forced, evaluation),
        };

        // Step 4. Forced answers. None is a loss; a single one costs no depth.
        if forced && self.frames[ply].answers.is_empty() {
            return Found::fact(Value::loss_in(2));
        }
        let single = forced && self.frames[ply].answers.len() == 1;
        if single && !self.exact && ply < 2 * self.root_depth {
            depth += 1;
        }

        // Step 5. The horizon: return the evaluation.
        let evaluate = || evaluation.unwrap_or_else(|| self.guide.evaluate(position));
        if depth <= 0 || ply >= MAX_PLY {
            return Found::guess(Value::heuristic(evaluate()));
        }

        // Step 6. No result is better than a win with the next action.
        let best_case = Value::win_in(1);
        if window.alpha >= best_case {
            return Found::fact(best_case);
        }

        // Step 7. The table. On the principal variation only proven entries end the search, so that the line is complete.
        // Step 4 may have extended a node to the depth from which the table is used.
        let hash = hash.or_else(|| (depth >= from).then(|| position.hash()));
        let entry = hash.and_then(|hash| self.shared.table.probe(hash));
        if let Some(entry) = entry
            && entry.settles(depth, window)
            && (!PV || entry.is_fact())
        {
            return Found { value: entry.value, exhaustive: entry.exhaustive };
        }

        // Step 8. Reverse futility: the evaluation is so far above beta that a shallow search will not change it.
        let stored = entry.and_then(|entry| entry.evaluation);
        let evaluation = self
            .wants_evaluation::<PV>(depth)
            .then(|| Value::heuristic(stored.unwrap_or_else(evaluate)).raw());
        if let Some(units) = evaluation
            && self.is_far_above(units, depth, window.beta)
        {
            return Found::guess(Value::heuristic(units));
        }

        // Step 9. Internal reduction: without a table action the order is poor, so the depth is reduced by one.
        let table_action =
            entry.and_then(|entry| entry.best).and_then(|slot| self.guide.decode(position, slot));
        if table_action.is_none() && depth >= 5 && !self.exact && !forced {
            depth -= 1;
        }

        let hash = hash.unwrap_or_default();
        let info = NodeInfo { ply, depth, window, hash, evaluation, table_action, forced };
        self.moves::<PV>(Node { position, info })
    }

    /// Plays the only action and searches the position after it, at the same ply.
    fn no_choice<const PV: bool>(
        &mut self,
        position: &P,
        ply: usize,
        depth: i32,
        window: Window,
        (action, completeness): (P::Action, Completeness),
    ) -> Found {
        debug_assert!(position.check(action).is_ok(), "the guide is wrong about {position}");
        let child = position.after(action);
        let same = child.to_move() == position.to_move();
        let found = self.node::<PV>(&child, ply, depth, window.for_child(same)).seen_by_parent(same);
        if PV {
            self.frames[ply].pv.insert(0, action);
        }
        let omitted = completeness == Completeness::Partial;
        let mut progress = NodeProgress { omitted, ..NodeProgress::new(window, false) };
        progress.add(action, found, window.beta);
        progress.result(window)
    }

    /// Whether a pruning step needs the evaluation.
    fn wants_evaluation<const PV: bool>(&self, depth: i32) -> bool {
        let tuning = &self.tuning;
        let futility = tuning.futility_margin > 0 && depth <= tuning.futility_depth;
        let reverse = tuning.reverse_futility_margin > 0 && depth <= tuning.reverse_futility_depth;
        !PV && !self.exact && (futility || reverse)
    }

    /// Whether reverse futility applies. A bound in a proven zone needs a proof, which an evaluation cannot give.
    fn is_far_above(&self, units: i32, depth: i32, beta: Value) -> bool {
        let tuning = &self.tuning;
        tuning.reverse_futility_margin > 0
            && depth <= tuning.reverse_futility_depth
            && !beta.is_loss()
            && !beta.is_win()
            && Value::heuristic(units) >= beta.plus(tuning.reverse_futility_margin * depth)
    }

    /// Step 16. Store the result, unless searching the node again is cheaper than a lookup.
    pub(super) fn store(&self, node: &Node<P>, found: Found, best: Option<P::Action>) {
        if node.info.depth < self.tuning.table_from_depth {
            return;
        }
        let bound = node.info.window.bound_of(found.value);
        // If all actions failed low, the best one is arbitrary, unless all are proven to lose.
        let best = best.filter(|_| bound != Bound::Upper || found.value.is_loss());
        let entry = Entry {
            value: found.value,
            depth: node.info.depth,
            bound,
            exhaustive: found.exhaustive,
            evaluation: node.info.evaluation,
            best: best.map(|action| self.guide.history_slot(action) as u16),
        };
        self.shared.table.store(node.info.hash, entry);
    }
}

/// The value of a finished game.
pub(super) fn ended<P: Position>(position: &P, outcome: Outcome) -> Value {
    match outcome {
        Outcome::Draw => Value::DRAW,
        Outcome::Win(player) if player == position.to_move() => Value::win_in(0),
        Outcome::Win(_) => Value::loss_in(0),
    }
}
