//! The root: its actions are kept between iterations, each with its line.

use tessera_game::{Outcome, Position};

use super::Worker;
use super::deepening::Wish;
use super::moves::NodeProgress;
use super::node::{Node, NodeInfo};
use crate::guide::all_actions;
use crate::order::sort_best_first;
use crate::picker::TABLE;
use crate::value::{Found, Value, Window};
use crate::{Completeness, Guide, Survey, Wanted};

/// The root and its actions, best first.
pub(super) struct Root<P: Position> {
    pub(super) position: P,
    pub(super) moves: Vec<RootMove<P::Action>>,
    /// The list holds the guide's forced answers: all other actions lose at once.
    forced: bool,
    /// Some legal actions are not listed.
    pub(super) partial: bool,
    /// The positions after the listed actions, up to symmetry; `None` if symmetric actions are listed, too.
    classes: Option<Vec<u64>>,
    /// Only some actions are to be compared, so the result is not that of the position.
    pub(super) restricted: bool,
}

/// One action of the root.
#[derive(Clone, Debug)]
pub(super) struct RootMove<A> {
    pub(super) action: A,
    /// Its value in the last window if it was the best there, otherwise an upper bound.
    pub(super) value: Value,
    /// Its value when it was last one of the best lines.
    pub(super) previous: Value,
    pub(super) pv: Vec<A>,
    /// Its score in the first order.
    score: i32,
}

impl<P: Position> Root<P> {
    fn new(position: &P) -> Self {
        Self {
            position: *position,
            moves: Vec::new(),
            forced: false,
            partial: true,
            classes: None,
            restricted: false,
        }
    }

    /// Every legal action, unordered.
    pub(super) fn all(position: &P) -> Self {
        let mut root = Self::new(position);
        root.complete();
        root
    }

    /// Appends the actions that are not listed yet.
    fn add(&mut self, actions: &[P::Action]) {
        for &action in actions {
            if self.moves.iter().all(|known| known.action != action) && self.is_another(action) {
                let unknown = -Value::INFINITE;
                let pv = vec![action];
                self.moves.push(RootMove { action, value: unknown, previous: unknown, pv, score: 0 });
            }
        }
    }

    /// Whether an action leads to a position that counts as different from those after the listed actions.
    fn is_another(&mut self, action: P::Action) -> bool {
        let Some(classes) = &mut self.classes else { return true };
        let class = class(&self.position.after(action));
        let is_another = !classes.contains(&class);
        if is_another {
            classes.push(class);
        }
        is_another
    }

    /// Appends every legal action that is not listed yet.
    pub(super) fn complete(&mut self) {
        let mut actions = Vec::new();
        all_actions(&self.position, &mut actions);
        self.add(&actions);
        self.partial = false;
    }

    /// Sorts the actions by the guide's scores.
    pub(super) fn sort_by_hints<G: Guide<P>>(&mut self, guide: &G) {
        self.sort(guide, |_| None);
    }

    /// Sorts the actions by score: the given one, else the guide's.
    fn sort<G: Guide<P>>(&mut self, guide: &G, score: impl Fn(P::Action) -> Option<i32>) {
        let actions: Vec<P::Action> = self.moves.iter().map(|known| known.action).collect();
        let mut hints = Vec::with_capacity(actions.len());
        guide.score_actions(&self.position, &actions, &mut hints);
        for (known, hint) in self.moves.iter_mut().zip(hints) {
            known.score = score(known.action).unwrap_or(hint.min(TABLE - 1));
        }
        sort_best_first(&mut self.moves, |known| known.score);
    }
}

impl<P: Position, G: Guide<P>> Worker<'_, P, G> {
    /// The root's actions in their first order: an immediate win, the table's action, then by the guide's scores.
    pub(super) fn root(&self, position: &P, among: &[P::Action], wish: Wish) -> Root<P> {
        let (guide, lines) = (self.guide, wish.lines);
        let mut root = Root::new(position);
        root.classes = wish.distinct.then(Vec::new);
        let chosen: Vec<P::Action> =
            among.iter().copied().filter(|&action| position.check(action).is_ok()).collect();
        root.restricted = !chosen.is_empty();
        let mut answers = Vec::new();
        let survey = guide.survey(position, Wanted { evaluation: false, answers: true }, &mut answers);
        let winning = match survey {
            Survey::Win(action) => Some(action).filter(|&action| position.check(action).is_ok()),
            _ => None,
        };
        let winning = winning.filter(|action| !root.restricted || chosen.contains(action));
        if wish.distinct {
            // First, so that it is the one of its class.
            root.add(winning.as_slice());
        }
        // With several lines the losing actions are wanted too.
        root.forced =
            lines == 1 && !answers.is_empty() && matches!(survey, Survey::Open { forced: true, .. });
        if root.restricted {
            root.add(&chosen);
            root.forced = false;
            root.partial = false;
        } else if root.forced {
            root.add(&answers);
            root.partial = false;
        } else {
            let mut actions = Vec::new();
            root.partial = guide.actions(position, i32::MAX, &mut actions) == Completeness::Partial;
            root.add(&actions);
            if root.moves.len() < lines {
                root.complete();
            }
        }
        root.add(winning.as_slice());
        let entry = self.shared.table.probe(position.hash());
        let table_action = entry.and_then(|entry| entry.best).and_then(|slot| guide.decode(position, slot));
        root.sort(guide, |action| match Some(action) {
            action if action == winning => Some(2 * TABLE),
            action if action == table_action => Some(TABLE),
            _ => None,
        });
        root
    }

    /// Searches the actions from `line` on and moves the best of them to that place. `None` if it was stopped before an
    /// action was above alpha; if it was stopped later, the best so far is in its place.
    pub(super) fn root_window(
        &mut self,
        root: &mut Root<P>,
        line: usize,
        depth: i32,
        window: Window,
    ) -> Option<Found> {
        let position = root.position;
        let node = root_node(&position, depth, window, root.forced);
        let mut progress = NodeProgress::new(node.info.window, node.info.forced);
        progress.omitted = root.partial;
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
        sort_best_first(&mut root.moves[line..], |known| known.value.raw());
        if self.stopped {
            // Unsearched actions may be better, so only a win is proven.
            let best = progress.best;
            return (best > window.alpha && !best.is_loss())
                .then(|| Found { value: best, exhaustive: best.is_win() });
        }
        if line > 0 {
            return Some(Found { value: progress.best, exhaustive: progress.best_exhaustive });
        }
        if root.restricted {
            return Some(progress.result(node.info.window));
        }
        Some(self.conclude(&node, &progress))
    }

    /// The first iteration with several lines: every action is searched with the full window, so that all lines exist at
    /// once. The results are sorted; the first one is that of the position. `None` if it was stopped.
    pub(super) fn root_values(&mut self, root: &mut Root<P>) -> Option<Vec<Found>> {
        let position = root.position;
        let node = root_node(&position, 1, Window::FULL, root.forced);
        let mut whole =
            NodeProgress { omitted: root.partial, ..NodeProgress::new(node.info.window, node.info.forced) };
        let mut found = Vec::with_capacity(root.moves.len());
        for index in 0..root.moves.len() {
            let mut alone = NodeProgress::new(node.info.window, node.info.forced);
            self.root_move(&node, root, index, &mut alone);
            if self.stopped {
                return None;
            }
            let value = Found { value: alone.best, exhaustive: alone.best_exhaustive };
            whole.add(root.moves[index].action, value, node.info.window.beta);
            found.push(value);
        }
        // Both are sorted by the same values, so they still correspond.
        sort_best_first(&mut root.moves, |known| known.value.raw());
        sort_best_first(&mut found, |found| found.value.raw());
        found[0] = whole.result(node.info.window);
        Some(found)
    }

    /// Searches the actions from `next` on together with other threads.
    fn share_root(
        &mut self,
        node: &Node<P>,
        root: &mut Root<P>,
        line: usize,
        next: usize,
        progress: &mut NodeProgress<P::Action>,
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
        progress: &mut NodeProgress<P::Action>,
    ) {
        let action = root.moves[index].action;
        let found = self.child::<true>(node, progress, action, root.moves[index].score);
        if self.stopped {
            return;
        }
        let known = &mut root.moves[index];
        if progress.searched == 0 || found.value > progress.alpha {
            known.value = found.value;
            known.pv = self.line_of(node.info.ply, action);
        }
        progress.add(action, found, node.info.window.beta);
    }
}

fn root_node<P: Position>(position: &P, depth: i32, window: Window, forced: bool) -> Node<'_, P> {
    let hash = position.hash();
    let info = NodeInfo { ply: 0, depth, window, hash, evaluation: None, table_action: None, forced };
    Node { position, info }
}

/// A number that positions have in common if a symmetry of the board makes them equal.
fn class<P: Position>(position: &P) -> u64 {
    let images = (0..position.symmetries()).map(|symmetry| position.transformed(symmetry).hash());
    images.min().unwrap_or_default()
}

/// Whether an action wins the game at once.
pub(crate) fn wins_at_once<P: Position>(position: &P, action: P::Action) -> bool {
    position.after(action).outcome() == Some(Outcome::Win(position.to_move()))
}
