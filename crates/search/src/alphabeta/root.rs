//! The root: its actions are kept from one iteration to the next, each with its line.

use tessera_game::{Outcome, Position};

use super::Worker;
use super::moves::Progress;
use super::node::Node;
use crate::guide::all_actions;
use crate::picker::{LOUD, TABLE};
use crate::value::{Found, Value, Window};
use crate::{Completeness, Guide};

/// The root and what is known of its actions, the best first.
pub(super) struct Root<P: Position> {
    pub(super) position: P,
    pub(super) moves: Vec<RootMove<P::Action>>,
    /// The list is the guide's forced answers: what is left out loses at once.
    forced: bool,
    /// Legal actions are left out of the list.
    pub(super) partial: bool,
}

/// One action of the root.
#[derive(Clone, Debug)]
pub(super) struct RootMove<A> {
    pub(super) action: A,
    /// Its value in the last window, if it was the best there; otherwise no more than all before it.
    pub(super) value: Value,
    /// Its value when it last was one of the lines.
    pub(super) previous: Value,
    pub(super) pv: Vec<A>,
    score: i32,
}

impl<P: Position> Root<P> {
    /// Every legal action, in no order.
    pub(super) fn all(position: &P) -> Self {
        let mut root = Self { position: *position, moves: Vec::new(), forced: false, partial: false };
        let mut actions = Vec::new();
        all_actions(position, &mut actions);
        root.add(&actions, |_| 0);
        root
    }

    fn add(&mut self, actions: &[P::Action], score: impl Fn(P::Action) -> i32) {
        for &action in actions {
            if self.moves.iter().all(|known| known.action != action) {
                self.moves.push(RootMove {
                    action,
                    value: -Value::INFINITE,
                    previous: -Value::INFINITE,
                    pv: vec![action],
                    score: score(action),
                });
            }
        }
    }

    /// Puts every legal action on the list: those that the guide chose are all lost.
    pub(super) fn complete(&mut self) {
        let mut actions = Vec::new();
        all_actions(&self.position, &mut actions);
        self.add(&actions, |_| 0);
        self.partial = false;
    }
}

impl<P: Position, G: Guide<P>> Worker<'_, P, G> {
    /// The root's actions in their first order: a win at hand, the table's action, the guide's order.
    pub(super) fn root(&self, position: &P, lines: usize) -> Root<P> {
        let guide = self.guide;
        let mut root = Root { position: *position, moves: Vec::new(), forced: false, partial: false };
        let mut actions = Vec::new();
        // Someone who asks for several lines wants to see the bad ones too.
        root.forced = lines == 1 && guide.forced(position, &mut actions) && !actions.is_empty();
        if !root.forced {
            actions.clear();
            root.partial = guide.actions(position, i32::MAX, &mut actions) == Completeness::Partial;
            if actions.len() < lines {
                all_actions(position, &mut actions);
                root.partial = false;
            }
        }
        let table_action = self.shared.table.probe(position.hash()).and_then(|entry| entry.code);
        let table_action = table_action.and_then(|code| guide.decode(position, code));
        let winning = guide.immediate_win(position).filter(|&action| position.check(action).is_ok());
        actions.extend(winning);
        root.add(&actions, |action| {
            if Some(action) == winning || Some(action) == table_action {
                return if Some(action) == winning { 2 * TABLE } else { TABLE };
            }
            let hint = guide.score_action(position, action);
            if hint >= G::LOUD { LOUD } else { hint.min(LOUD - 1) }
        });
        root.moves.sort_by_key(|known| std::cmp::Reverse(known.score));
        root
    }

    /// Searches the actions from `line` on and brings the best of them to that place. `None` if it was stopped
    /// before it found anything good; if later, the best so far has come to its place.
    pub(super) fn root_window(
        &mut self,
        root: &mut Root<P>,
        line: usize,
        depth: i32,
        window: Window,
    ) -> Option<Found> {
        let position = root.position;
        let node = root_node(&position, depth, window, root.forced);
        let mut progress = Progress::new(node.window, node.forced);
        progress.left_out = root.partial;
        for known in &mut root.moves[line..] {
            known.value = -Value::INFINITE;
        }
        for index in line..root.moves.len() {
            progress.place = index - line;
            self.root_move(&node, root, index, &mut progress);
            if self.stopped || progress.best >= window.beta {
                break;
            }
            if self.may_split_root(depth) {
                self.share_root(&node, root, line, index + 1, &mut progress);
                break;
            }
        }
        root.moves[line..].sort_by_key(|known| std::cmp::Reverse(known.value));
        if self.stopped {
            // Actions not looked at may be better: a loss is not one yet, and of the rest only a win is proven.
            let best = progress.best;
            return (best > window.alpha && !best.is_loss())
                .then(|| Found { value: best, exhaustive: best.is_win() });
        }
        if line > 0 {
            return Some(Found { value: progress.best, exhaustive: progress.best_exhaustive });
        }
        Some(self.conclude(&node, &progress))
    }

    /// The first iteration where several lines are wanted: every action gets a value of its own, so that all lines are
    /// there at once. They come in order; the first value is that of the position. `None` if it was stopped.
    pub(super) fn root_values(&mut self, root: &mut Root<P>) -> Option<Vec<Found>> {
        let position = root.position;
        let node = root_node(&position, 1, Window::FULL, root.forced);
        let mut whole = Progress { left_out: root.partial, ..Progress::new(node.window, node.forced) };
        let mut found = Vec::with_capacity(root.moves.len());
        for index in 0..root.moves.len() {
            let mut alone = Progress::new(node.window, node.forced);
            self.root_move(&node, root, index, &mut alone);
            if self.stopped {
                return None;
            }
            let value = Found { value: alone.best, exhaustive: alone.best_exhaustive };
            whole.take(root.moves[index].action, value, node.window.beta);
            found.push(value);
        }
        // By the same values, so that they still belong together.
        root.moves.sort_by_key(|known| std::cmp::Reverse(known.value));
        found.sort_by_key(|found| std::cmp::Reverse(found.value));
        found[0] = whole.worth(node.window);
        Some(found)
    }

    /// Searches the actions from `next` on together with other threads.
    fn share_root(
        &mut self,
        node: &Node<P>,
        root: &mut Root<P>,
        line: usize,
        next: usize,
        progress: &mut Progress<P::Action>,
    ) {
        let rest = (next..).zip(&root.moves[next..]);
        let rest = rest.map(|(index, known)| (known.action, known.score, index - line)).collect();
        let done = self.split::<true>(node, rest, *progress);
        *progress = done.progress;
        for (value, pv) in done.lines {
            if let Some(known) = root.moves.iter_mut().find(|known| pv.first() == Some(&known.action)) {
                known.value = value;
                known.pv = pv;
            }
        }
    }

    fn root_move(
        &mut self,
        node: &Node<P>,
        root: &mut Root<P>,
        index: usize,
        progress: &mut Progress<P::Action>,
    ) {
        let action = root.moves[index].action;
        let found = self.child::<true>(node, progress, action, root.moves[index].score);
        if self.stopped {
            return;
        }
        let known = &mut root.moves[index];
        if progress.searched == 0 || found.value > progress.alpha {
            known.value = found.value;
            known.pv = self.line_of(node.ply, action);
        }
        progress.take(action, found, node.window.beta);
    }
}

fn root_node<P: Position>(position: &P, depth: i32, window: Window, forced: bool) -> Node<'_, P> {
    let hash = position.hash();
    Node { position, ply: 0, depth, window, hash, evaluation: None, table_action: None, forced }
}

/// Whether an action wins the game at once.
pub(crate) fn wins_at_once<P: Position>(position: &P, action: P::Action) -> bool {
    position.after(action).outcome() == Some(Outcome::Win(position.to_move()))
}
