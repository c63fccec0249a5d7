//! The search of one node, in numbered steps. Steps 1 to 9 try to settle it without its actions; the actions are
//! searched in `moves.rs`.
//!
//! Proofs: a value in the winning zone is handed up only where some action was seen to win, a value in the losing
//! zone only where every legal action was seen to lose; "exhaustive" only where nothing was guessed or left out.
//! Reductions do not touch this, since a proof that is found at a small depth is a proof.

use tessera_game::{Outcome, Position};

use super::moves::Progress;
use super::{MAX_PLY, Worker, wins_at_once};
use crate::table::Entry;
use crate::value::{Bound, Found, Value, Window};
use crate::{Completeness, Guide, Survey, Wanted};

/// A node whose actions must be searched.
#[derive(Clone, Copy)]
pub(super) struct Node<'p, P: Position> {
    pub(super) position: &'p P,
    pub(super) ply: usize,
    pub(super) depth: i32,
    pub(super) window: Window,
    pub(super) hash: u64,
    pub(super) evaluation: Option<i32>,
    pub(super) table_action: Option<P::Action>,
    /// The frame's answers are the only actions that do not lose at once.
    pub(super) forced: bool,
}

impl<P: Position, G: Guide<P>> Worker<'_, P, G> {
    /// What `position` is worth to its player to move, within the window.
    pub(super) fn node<const PV: bool>(
        &mut self,
        position: &P,
        ply: usize,
        mut depth: i32,
        window: Window,
    ) -> Found {
        // Step 1. Stop when told to: the result means nothing then, and nobody uses it. Where there is no choice, go on.
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

        // Step 2. The table is asked early, since its memory is slow, and answers when the next step is done.
        let from = self.tuning.table_from_depth;
        let asked = (depth >= from).then(|| position.hash());
        if let Some(hash) = asked {
            self.shared.table.prefetch(hash);
        }
        let wanted =
            Wanted { evaluation: depth <= 0 || self.wants_evaluation::<PV>(depth), answers: depth > 0 };

        // Step 3. One look: the game is over or lost for certain, or a win is at hand. The guide promises the win;
        // whether it wins is seen for ourselves.
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

        // Step 5. The horizon: the evaluation is all we know.
        let evaluate = || evaluation.unwrap_or_else(|| self.guide.evaluate(position));
        if depth <= 0 || ply >= MAX_PLY {
            return Found::guess(Value::heuristic(evaluate()));
        }

        // Step 6. Nothing is better than to win with the next action.
        let best_case = Value::win_in(1);
        if window.alpha >= best_case {
            return Found::fact(best_case);
        }

        // Step 7. The table. On the principal variation only facts end the search, for the sake of the line.
        // A node that was lengthened may have come into its reach only now.
        let asked = asked.or_else(|| (depth >= from).then(|| position.hash()));
        let entry = asked.and_then(|hash| self.shared.table.probe(hash));
        if let Some(entry) = entry
            && entry.settles(depth, window)
            && (!PV || entry.is_fact())
        {
            return Found { value: entry.value, exhaustive: entry.exhaustive };
        }

        // Step 8. Reverse futility: so far above beta that a shallow search will not change it.
        let stored = entry.and_then(|entry| entry.evaluation);
        let evaluation = self
            .wants_evaluation::<PV>(depth)
            .then(|| Value::heuristic(stored.unwrap_or_else(evaluate)).raw());
        if let Some(units) = evaluation
            && self.is_far_above(units, depth, window.beta)
        {
            return Found::guess(Value::heuristic(units));
        }

        // Step 9. Without a table action the order is poor: it is found cheaper at a smaller depth.
        let table_action =
            entry.and_then(|entry| entry.code).and_then(|code| self.guide.decode(position, code));
        if table_action.is_none() && depth >= 5 && !self.exact && !forced {
            depth -= 1;
        }

        let hash = asked.unwrap_or_default();
        let node = Node { position, ply, depth, window, hash, evaluation, table_action, forced };
        self.moves::<PV>(node)
    }

    /// Where there is one thing to do, it is done; what the node is worth is seen behind it, at the same ply.
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
        let left_out = completeness == Completeness::Partial;
        let mut progress = Progress { left_out, ..Progress::new(window, false) };
        progress.take(action, found, window.beta);
        progress.worth(window)
    }

    /// Whether a pruning step will want the evaluation.
    fn wants_evaluation<const PV: bool>(&self, depth: i32) -> bool {
        let tuning = &self.tuning;
        let futility = tuning.futility_margin > 0 && depth <= tuning.futility_depth;
        let reverse = tuning.reverse_futility_margin > 0 && depth <= tuning.reverse_futility_depth;
        !PV && !self.exact && (futility || reverse)
    }

    /// An edge in a proven zone asks for a proof, which an evaluation cannot give.
    fn is_far_above(&self, units: i32, depth: i32, beta: Value) -> bool {
        let tuning = &self.tuning;
        tuning.reverse_futility_margin > 0
            && depth <= tuning.reverse_futility_depth
            && !beta.is_loss()
            && !beta.is_win()
            && Value::heuristic(units) >= beta.plus(tuning.reverse_futility_margin * depth)
    }

    /// Step 16. Keep what was found, unless it is found again faster than it is looked up.
    pub(super) fn remember(&self, node: &Node<P>, found: Found, best: Option<P::Action>) {
        if node.depth < self.tuning.table_from_depth {
            return;
        }
        let bound = node.window.bound_of(found.value);
        // The best of actions that all failed low is a matter of chance, except where all are proven to lose.
        let best = best.filter(|_| bound != Bound::Upper || found.value.is_loss());
        let entry = Entry {
            value: found.value,
            depth: node.depth,
            bound,
            exhaustive: found.exhaustive,
            evaluation: node.evaluation,
            code: best.map(|action| self.guide.table_code(action)),
        };
        self.shared.table.store(node.hash, entry);
    }
}

/// The worth of a finished game.
pub(super) fn ended<P: Position>(position: &P, outcome: Outcome) -> Value {
    match outcome {
        Outcome::Draw => Value::DRAW,
        Outcome::Win(player) if player == position.to_move() => Value::win_in(0),
        Outcome::Win(_) => Value::loss_in(0),
    }
}
