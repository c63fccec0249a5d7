//! The second half of a node: its actions, one after the other, in numbered steps.

use std::iter;

use tessera_game::Position;

use super::node::Node;
use super::{Frame, MAX_PLY, Worker};
use crate::guide::all_actions;
use crate::picker::{LOUD, Lists, Pick, Picker};
use crate::value::{Found, Value, Window};
use crate::{Completeness, Guide};

/// Of the opponent's answer so many actions are looked up.
const ANSWERS: usize = 4;

/// What is known so far of a node whose actions are being searched.
#[derive(Clone, Copy)]
pub(super) struct Progress<A> {
    pub(super) alpha: Value,
    pub(super) best: Value,
    pub(super) best_action: Option<A>,
    /// Whether the action that made the best value rests on facts.
    pub(super) best_exhaustive: bool,
    /// Whether all actions so far rest on facts.
    pub(super) all_exhaustive: bool,
    /// Whether some legal action has not been and will not be looked at.
    pub(super) left_out: bool,
    pub(super) searched: usize,
    /// How many come before the present action in the order: what comes late is searched less.
    pub(super) place: usize,
}

impl<A> Progress<A> {
    pub(super) fn new(window: Window, forced: bool) -> Self {
        Self {
            alpha: window.alpha,
            // What a forced node leaves out loses within two actions.
            best: if forced { Value::loss_in(2) } else { -Value::INFINITE },
            best_action: None,
            best_exhaustive: true,
            all_exhaustive: true,
            left_out: false,
            searched: 0,
            place: 0,
        }
    }

    /// Takes the result of an action: is it better than before, is it good enough to end the node?
    pub(super) fn take(&mut self, action: A, found: Found, beta: Value) -> Taken {
        self.searched += 1;
        self.all_exhaustive &= found.exhaustive;
        if found.value <= self.best {
            return Taken::NoBetter;
        }
        self.best = found.value;
        self.best_action = Some(action);
        self.best_exhaustive = found.exhaustive;
        if found.value <= self.alpha {
            return Taken::NoBetter;
        }
        self.alpha = found.value;
        if found.value >= beta { Taken::Enough } else { Taken::Better }
    }

    /// What the node is worth, without claiming more than was seen.
    pub(super) fn worth(&self, window: Window) -> Found {
        let mut value = self.best;
        if self.left_out && value.is_loss() {
            value = Value::AWFUL;
        }
        let exhaustive = if value.is_win() && value > window.alpha || value.is_loss() {
            true
        } else if value >= window.beta {
            self.best_exhaustive && value == self.best
        } else {
            self.all_exhaustive && !self.left_out
        };
        Found { value, exhaustive }
    }
}

/// What a result means for its node.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Taken {
    /// Not above alpha.
    NoBetter,
    /// Above alpha.
    Better,
    /// At beta or above it.
    Enough,
}

impl<P: Position, G: Guide<P>> Worker<'_, P, G> {
    pub(super) fn moves<const PV: bool>(&mut self, node: Node<P>) -> Found {
        // The killers of grandchildren are for the grandchildren of one node.
        if let Some(frame) = self.frames.get_mut(node.ply + 2) {
            frame.killers = [None, None];
        }
        // A forced node's list is there already; the table's action must not bypass it.
        let table_first = node.table_action.is_some() && !node.forced;
        let frame = &mut self.frames[node.ply];
        let early = node.depth <= self.tuning.killers_first_depth && !node.forced;
        let killers = if early { frame.killers } else { [None, None] };
        let mut picker = Picker::new(std::mem::take(&mut frame.lists), table_first, killers);
        let found = self.each_move::<PV>(&node, &mut picker);
        self.frames[node.ply].lists = picker.lists;
        found
    }

    fn each_move<const PV: bool>(&mut self, node: &Node<P>, picker: &mut Picker<P::Action>) -> Found {
        let mut progress = Progress::new(node.window, node.forced);
        let mut handed_out = 0;
        let (mut partial, mut resorted) = (false, false);
        loop {
            // Step 10. The next action.
            progress.place = handed_out;
            let (action, score) = match picker.pick(node.table_action) {
                Pick::Action(action, score) => (action, score),
                // Where nothing else would be looked at, the list need not even be made.
                Pick::Killer(_) | Pick::Generate if self.is_done::<PV>(node, &progress) => {
                    progress.left_out = true;
                    break;
                }
                Pick::Killer(killer) if Some(killer) == node.table_action => continue,
                Pick::Killer(killer) if node.position.check(killer).is_err() => continue,
                Pick::Killer(killer) => (killer, self.tuning.killer_bonus),
                Pick::Generate => {
                    partial = self.generate(node, picker) == Completeness::Partial;
                    continue;
                }
                // What the guide left out is looked at after all where nothing else is left to hope for.
                Pick::End if partial && G::COMPLETE_LOSSES && progress.best.is_loss() => {
                    partial = false;
                    self.generate_rest(node, picker);
                    continue;
                }
                Pick::End if partial && !resorted && G::LAST_RESORTS && progress.best.is_hopeless() => {
                    resorted = true;
                    self.add_last_resorts(node, progress.best_action, picker);
                    continue;
                }
                Pick::End => break,
            };

            // Step 11. Late and futile quiet actions are left out. The rest are as quiet and come later still.
            if !PV && score < LOUD && picker.has_list() && self.is_pointless(node, &progress) {
                progress.left_out = true;
                break;
            }

            // Step 12. Search it.
            handed_out += 1;
            let found = self.child::<PV>(node, &progress, action, score);
            if self.stopped {
                return found;
            }

            // Step 13. Better than before? Good enough to end the node?
            let taken = progress.take(action, found, node.window.beta);
            if PV && taken != Taken::NoBetter {
                self.lengthen_pv(node.ply, action);
            }
            if taken == Taken::Enough {
                self.learn(node, picker.handed_out(), action);
                break;
            }

            // Step 14. Another thread has nothing to do: the rest of the list is shared with it.
            if picker.has_list() && self.may_split(node, &progress) {
                let rest = picker.rest(handed_out);
                handed_out += rest.len();
                let done = self.split::<PV>(node, rest, progress);
                if self.stopped {
                    return found;
                }
                if let Some((_, line)) = done.lines.last() {
                    self.frames[node.ply].pv.clone_from(line);
                }
                progress = done.progress;
                if progress.best >= node.window.beta {
                    break;
                }
            }
        }
        progress.left_out |= partial;
        self.conclude(node, &progress)
    }

    /// Step 15. What the node is worth.
    pub(super) fn conclude(&self, node: &Node<P>, progress: &Progress<P::Action>) -> Found {
        let found = progress.worth(node.window);
        self.remember(node, found, progress.best_action);
        found
    }

    /// Fills the picker's lists with the actions and their scores, without those that were handed out before.
    fn generate(&mut self, node: &Node<P>, picker: &mut Picker<P::Action>) -> Completeness {
        let Self { guide, frames, history, tuning, .. } = self;
        let frame = &mut frames[node.ply];
        let done = handed_out_first(node, picker);
        let actions = &mut picker.lists.actions;
        let completeness = if node.forced {
            actions.append(&mut frame.answers);
            Completeness::Complete
        } else if self.exact {
            all_actions(node.position, actions);
            Completeness::Complete
        } else {
            guide.actions(node.position, node.depth, actions)
        };
        if actions.is_empty() {
            all_actions(node.position, actions);
        }
        if done.iter().any(Option::is_some) {
            actions.retain(|&action| !done.contains(&Some(action)));
        }
        let player = node.position.to_move();
        let counter = history.counter(player, frame.slot);
        let scores = &mut picker.lists.scores;
        guide.score_actions(node.position, actions, scores);
        for (score, &action) in scores.iter_mut().zip(actions.iter()) {
            let hint = *score;
            *score = hint.clamp(-(1 << 22), 1 << 22) + history.of(player, guide.history_slot(action));
            if frame.killers.contains(&Some(action)) {
                *score += tuning.killer_bonus;
            } else if counter == Some(action) {
                *score += tuning.counter_bonus;
            }
            if hint >= G::LOUD || node.table_action == Some(action) {
                *score += 2 * LOUD;
            }
        }
        completeness
    }

    /// Adds the actions that the guide has left out: all but those on the list and those handed out before it.
    fn generate_rest(&self, node: &Node<P>, picker: &mut Picker<P::Action>) {
        let done = handed_out_first(node, picker);
        let Lists { actions, scores } = &mut picker.lists;
        let listed = actions.len();
        all_actions(node.position, actions);
        let mut kept = listed;
        for index in listed..actions.len() {
            let action = actions[index];
            if !done.contains(&Some(action)) && !actions[..listed].contains(&action) {
                actions[kept] = action;
                kept += 1;
            }
        }
        actions.truncate(kept);
        self.guide.score_actions(node.position, &actions[listed..], scores);
    }

    /// Adds what the guide thinks of against the opponent's answer to an action that loses.
    fn add_last_resorts(&mut self, node: &Node<P>, lost: Option<P::Action>, picker: &mut Picker<P::Action>) {
        let Some(lost) = lost else { return };
        let mut answers = std::mem::take(&mut self.frames[node.ply].answers);
        answers.clear();
        self.add_answers(node.position, lost, &mut answers);
        let Lists { actions, scores } = &mut picker.lists;
        let listed = actions.len();
        self.guide.last_resorts(node.position, &answers, actions);
        self.guide.score_actions(node.position, &actions[listed..], scores);
        self.frames[node.ply].answers = answers;
    }

    /// Adds the opponent's next actions after an action, as far as the table knows them.
    fn add_answers(&self, position: &P, action: P::Action, answers: &mut Vec<P::Action>) {
        let mover = position.to_move();
        let mut position = position.after(action);
        let is_answering = |now: &P, answers: &[P::Action]| answers.is_empty() || now.to_move() != mover;
        while position.outcome().is_none() && answers.len() < ANSWERS && is_answering(&position, answers) {
            let next = self.guide.only_action(&position).map(|(action, _)| action).or_else(|| {
                let code = self.shared.table.probe(position.hash())?.code?;
                self.guide.decode(&position, code)
            });
            let Some(next) = next else { return };
            if position.to_move() != mover {
                answers.push(next);
            }
            position = position.after(next);
        }
    }

    /// Whether a value is as bad as can be.
    pub(super) const fn is_lost(value: Value) -> bool {
        if G::LAST_RESORTS { value.is_hopeless() } else { value.is_loss() }
    }

    /// Whether all actions that are not listed yet can hardly matter: they must all be quiet.
    fn is_done<const PV: bool>(&self, node: &Node<P>, progress: &Progress<P::Action>) -> bool {
        !PV && G::LOUD == i32::MAX && self.is_pointless(node, progress)
    }

    /// Whether a quiet action that comes so late can hardly matter. Never while all others lose.
    pub(super) fn is_pointless(&self, node: &Node<P>, progress: &Progress<P::Action>) -> bool {
        let (tuning, depth) = (&self.tuning, node.depth);
        if self.exact || node.forced || progress.searched == 0 || Self::is_lost(progress.best) {
            return false;
        }
        let late = depth <= tuning.late_depth
            && progress.place
                >= tuning.late_base
                    + tuning.late_step * (depth * depth).unsigned_abs().saturating_sub(1) as usize;
        let futile = tuning.futility_margin > 0
            && depth <= tuning.futility_depth
            && !progress.alpha.is_loss()
            && node.evaluation.is_some_and(|units| {
                Value::heuristic(units).plus(tuning.futility_margin * depth) <= progress.alpha
            });
        late || futile
    }

    /// Searches one action: the first with the whole window, the others with the question "better than that?".
    pub(super) fn child<const PV: bool>(
        &mut self,
        node: &Node<P>,
        progress: &Progress<P::Action>,
        action: P::Action,
        score: i32,
    ) -> Found {
        let child = node.position.after(action);
        let same = child.to_move() == node.position.to_move();
        let ply = node.ply + 1;
        let depth = node.depth - i32::from(!self.guide.is_free(action));
        let whole = Window { alpha: progress.alpha, beta: node.window.beta };
        self.frames[ply].slot = self.guide.history_slot(action);
        if PV && progress.searched == 0 {
            return self.node::<true>(&child, ply, depth, whole.for_child(same)).seen_by_parent(same);
        }
        if PV {
            // Whatever line the ply holds belongs to an earlier action.
            self.frames[ply].pv.clear();
        }
        let scout = if PV { Window::above(progress.alpha) } else { whole };
        let scout_window = scout.for_child(same);
        let reduction = self.reduction::<PV>(node, progress, score);
        let mut found = self.node::<false>(&child, ply, depth - reduction, scout_window).seen_by_parent(same);
        // A win that a shallow search proves is proven.
        let unsure = found.value > progress.alpha && !found.value.is_win();
        if reduction > 0 && unsure && !self.stopped {
            found = self.node::<false>(&child, ply, depth, scout_window).seen_by_parent(same);
        }
        if PV && found.value > progress.alpha && found.value < node.window.beta && !self.stopped {
            found = self.node::<true>(&child, ply, depth, whole.for_child(same)).seen_by_parent(same);
        }
        found
    }

    /// By how much a late quiet action is searched less deep.
    fn reduction<const PV: bool>(&self, node: &Node<P>, progress: &Progress<P::Action>, score: i32) -> i32 {
        let tuning = &self.tuning;
        if self.exact
            || node.forced
            || score >= LOUD
            || node.depth < tuning.reduce_from_depth
            || progress.place < tuning.reduce_after
        {
            return 0;
        }
        let (depth, number) = (node.depth.clamp(0, 63).unsigned_abs() as usize, progress.place.min(63));
        let reduction =
            i32::from(self.reductions[depth][number]) - i32::from(PV) - (score / 6_000).clamp(-1, 1);
        reduction.clamp(0, (node.depth - 2).max(0))
    }

    /// An action cut off: it is tried earlier from now on, and those before it later.
    pub(super) fn learn(&mut self, node: &Node<P>, tried: &[P::Action], action: P::Action) {
        let Self { guide, history, frames, .. } = self;
        let player = node.position.to_move();
        let frame: &mut Frame<P::Action> = &mut frames[node.ply];
        if frame.killers[0] != Some(action) {
            frame.killers = [Some(action), frame.killers[0]];
        }
        history.set_counter(player, frame.slot, action);
        history.reward(player, guide.history_slot(action), node.depth);
        for &earlier in tried.iter().take(32).filter(|&&earlier| earlier != action) {
            history.punish(player, guide.history_slot(earlier), node.depth);
        }
    }

    /// This action, then the line of the child. For the few places that keep lines of their own.
    pub(super) fn line_of(&self, ply: usize, action: P::Action) -> Vec<P::Action> {
        iter::once(action).chain(self.frames[ply + 1].pv.iter().copied()).collect()
    }

    /// The same as the line of the ply, without making a new one.
    pub(super) fn lengthen_pv(&mut self, ply: usize, action: P::Action) {
        if ply >= MAX_PLY {
            return;
        }
        let (upper, lower) = self.frames.split_at_mut(ply + 1);
        let pv = &mut upper[ply].pv;
        pv.clear();
        pv.push(action);
        pv.extend_from_slice(&lower[0].pv);
    }
}

/// What the picker hands out before its lists are filled.
fn handed_out_first<P: Position>(node: &Node<P>, picker: &Picker<P::Action>) -> [Option<P::Action>; 3] {
    let [first, second] = picker.killers();
    [node.table_action.filter(|_| !node.forced), first, second]
}
