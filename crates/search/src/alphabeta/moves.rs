//! The second half of a node: its actions, one after the other, in numbered steps.

use std::iter;

use tessera_game::Position;

use super::node::Node;
use super::{Frame, MAX_PLY, Worker};
use crate::guide::all_actions;
use crate::picker::{Lists, Pick, Picker, TABLE};
use crate::value::{Found, Value, Window};
use crate::{Completeness, Guide};

/// The most actions of the opponent's answer that are looked up.
const ANSWERS: usize = 4;

/// The state of a node while its actions are searched.
#[derive(Clone, Copy)]
pub(super) struct NodeProgress<A> {
    pub(super) alpha: Value,
    pub(super) best: Value,
    pub(super) best_action: Option<A>,
    /// Whether the best value rests on finished games only.
    pub(super) best_exhaustive: bool,
    /// Whether all values so far rest on finished games only.
    pub(super) all_exhaustive: bool,
    /// Whether some legal action is not searched.
    pub(super) omitted: bool,
    pub(super) searched: usize,
    /// The place of the current action in the order: late ones are reduced or pruned.
    pub(super) place: usize,
}

impl<A> NodeProgress<A> {
    pub(super) fn new(window: Window, forced: bool) -> Self {
        Self {
            alpha: window.alpha,
            // The actions that a forced node omits lose within two actions.
            best: if forced { Value::loss_in(2) } else { -Value::INFINITE },
            best_action: None,
            best_exhaustive: true,
            all_exhaustive: true,
            omitted: false,
            searched: 0,
            place: 0,
        }
    }

    /// Adds the result of an action.
    pub(super) fn add(&mut self, action: A, found: Found, beta: Value) -> Gain {
        self.searched += 1;
        self.all_exhaustive &= found.exhaustive;
        if found.value <= self.best {
            return Gain::None;
        }
        self.best = found.value;
        self.best_action = Some(action);
        self.best_exhaustive = found.exhaustive;
        if found.value <= self.alpha {
            return Gain::None;
        }
        self.alpha = found.value;
        if found.value >= beta { Gain::Cutoff } else { Gain::Alpha }
    }

    /// The result of the node, without claiming more than was searched.
    pub(super) fn result(&self, window: Window) -> Found {
        let mut value = self.best;
        if self.omitted && value.is_loss() {
            value = Value::AWFUL;
        }
        let exhaustive = if value.is_win() && value > window.alpha || value.is_loss() {
            true
        } else if value >= window.beta {
            self.best_exhaustive && value == self.best
        } else {
            self.all_exhaustive && !self.omitted
        };
        Found { value, exhaustive }
    }
}

/// How an action's result changes its node.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Gain {
    /// It is not above alpha.
    None,
    /// It is above alpha.
    Alpha,
    /// It is at least beta and ends the node.
    Cutoff,
}

impl<P: Position, G: Guide<P>> Worker<'_, P, G> {
    pub(super) fn moves<const PV: bool>(&mut self, node: Node<P>) -> Found {
        // Killers are shared by the grandchildren of one node only.
        if let Some(frame) = self.frames.get_mut(node.info.ply + 2) {
            frame.killers = [None, None];
        }
        // A forced node has its list already; the table's action must not bypass it.
        let table_first = node.info.table_action.is_some() && !node.info.forced;
        let frame = &mut self.frames[node.info.ply];
        let early = node.info.depth <= self.tuning.killers_first_depth && !node.info.forced;
        let killers = if early { frame.killers } else { [None, None] };
        let mut picker = Picker::new(std::mem::take(&mut frame.lists), table_first, killers);
        let found = self.each_move::<PV>(&node, &mut picker);
        self.frames[node.info.ply].lists = picker.lists;
        found
    }

    fn each_move<const PV: bool>(&mut self, node: &Node<P>, picker: &mut Picker<P::Action>) -> Found {
        let mut progress = NodeProgress::new(node.info.window, node.info.forced);
        let mut picked = 0;
        let (mut partial, mut resorted) = (false, false);
        loop {
            // Step 10. The next action.
            progress.place = picked;
            let (action, score) = match picker.pick(node.info.table_action) {
                Pick::Action(action, score) => (action, score),
                // If every further action would be pruned, the list is not generated at all.
                Pick::Killer(_) | Pick::Generate if !PV && self.is_pointless(node, &progress) => {
                    progress.omitted = true;
                    break;
                }
                Pick::Killer(killer) if Some(killer) == node.info.table_action => continue,
                Pick::Killer(killer) if node.position.check(killer).is_err() => continue,
                Pick::Killer(killer) => (killer, self.tuning.killer_bonus),
                Pick::Generate => {
                    partial = self.generate(node, picker) == Completeness::Partial;
                    continue;
                }
                // All listed actions lose: search those that the guide left out.
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

            // Step 11. Prune late and futile actions. The remaining ones are even later.
            if !PV && picker.has_list() && self.is_pointless(node, &progress) {
                progress.omitted = true;
                break;
            }

            // Step 12. Search it.
            picked += 1;
            let found = self.child::<PV>(node, &progress, action, score);
            if self.stopped {
                return found;
            }

            // Step 13. Add the result; a cutoff ends the node.
            let gain = progress.add(action, found, node.info.window.beta);
            if PV && gain != Gain::None {
                self.extend_pv(node.info.ply, action);
            }
            if gain == Gain::Cutoff {
                self.learn(node, picker.picked(), action);
                break;
            }

            // Step 14. If another thread is idle, share the rest of the list with it.
            if picker.has_list() && self.may_split(node, &progress) {
                let rest = picker.rest(picked);
                picked += rest.len();
                let done = self.split::<PV>(node, rest, progress);
                if self.stopped {
                    return found;
                }
                if let Some((_, line)) = done.lines.last() {
                    self.frames[node.info.ply].pv.clone_from(line);
                }
                progress = done.progress;
                if progress.best >= node.info.window.beta {
                    break;
                }
            }
        }
        progress.omitted |= partial;
        self.conclude(node, &progress)
    }

    /// Step 15. The result of the node.
    pub(super) fn conclude(&self, node: &Node<P>, progress: &NodeProgress<P::Action>) -> Found {
        let found = progress.result(node.info.window);
        self.store(node, found, progress.best_action);
        found
    }

    /// Fills the picker's lists with the actions and their scores, without those already picked.
    fn generate(&mut self, node: &Node<P>, picker: &mut Picker<P::Action>) -> Completeness {
        let Self { guide, frames, history, tuning, .. } = self;
        let frame = &mut frames[node.info.ply];
        let done = picked_before_list(node, picker);
        let actions = &mut picker.lists.actions;
        let completeness = if node.info.forced {
            actions.append(&mut frame.answers);
            Completeness::Complete
        } else if self.exact {
            all_actions(node.position, actions);
            Completeness::Complete
        } else {
            guide.actions(node.position, node.info.depth, actions)
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
            if node.info.table_action == Some(action) {
                *score += TABLE;
            }
        }
        completeness
    }

    /// Appends the actions that the guide left out: all except those listed or already picked.
    fn generate_rest(&self, node: &Node<P>, picker: &mut Picker<P::Action>) {
        let done = picked_before_list(node, picker);
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

    /// Appends the guide's last resorts against the opponent's answer to a losing action.
    fn add_last_resorts(&mut self, node: &Node<P>, lost: Option<P::Action>, picker: &mut Picker<P::Action>) {
        let Some(lost) = lost else { return };
        let mut answers = std::mem::take(&mut self.frames[node.info.ply].answers);
        answers.clear();
        self.add_answers(node.position, lost, &mut answers);
        let Lists { actions, scores } = &mut picker.lists;
        let listed = actions.len();
        self.guide.last_resorts(node.position, &answers, actions);
        self.guide.score_actions(node.position, &actions[listed..], scores);
        self.frames[node.info.ply].answers = answers;
    }

    /// Appends the opponent's next actions after an action, as far as the table has them.
    fn add_answers(&self, position: &P, action: P::Action, answers: &mut Vec<P::Action>) {
        let mover = position.to_move();
        let mut position = position.after(action);
        let is_answering = |now: &P, answers: &[P::Action]| answers.is_empty() || now.to_move() != mover;
        while position.outcome().is_none() && answers.len() < ANSWERS && is_answering(&position, answers) {
            let next = self.guide.only_action(&position).map(|(action, _)| action).or_else(|| {
                let slot = self.shared.table.probe(position.hash())?.best?;
                self.guide.decode(&position, slot)
            });
            let Some(next) = next else { return };
            if position.to_move() != mover {
                answers.push(next);
            }
            position = position.after(next);
        }
    }

    /// Whether a value is lost, or close to it if the guide has last resorts.
    pub(super) const fn is_lost(value: Value) -> bool {
        if G::LAST_RESORTS { value.is_hopeless() } else { value.is_loss() }
    }

    /// Whether an action at this place can be pruned as late or futile. Never while all others lose.
    pub(super) fn is_pointless(&self, node: &Node<P>, progress: &NodeProgress<P::Action>) -> bool {
        let (tuning, depth) = (&self.tuning, node.info.depth);
        if self.exact || node.info.forced || progress.searched == 0 || Self::is_lost(progress.best) {
            return false;
        }
        let late = depth <= tuning.late_depth
            && progress.place
                >= tuning.late_base
                    + tuning.late_step * (depth * depth).unsigned_abs().saturating_sub(1) as usize;
        let futile = tuning.futility_margin > 0
            && depth <= tuning.futility_depth
            && !progress.alpha.is_loss()
            && node.info.evaluation.is_some_and(|units| {
                Value::heuristic(units).plus(tuning.futility_margin * depth) <= progress.alpha
            });
        late || futile
    }

    /// Searches one action: the first with the full window, the others with a null window above alpha.
    pub(super) fn child<const PV: bool>(
        &mut self,
        node: &Node<P>,
        progress: &NodeProgress<P::Action>,
        action: P::Action,
        score: i32,
    ) -> Found {
        let child = node.position.after(action);
        let same = child.to_move() == node.position.to_move();
        let ply = node.info.ply + 1;
        let depth = node.info.depth - i32::from(!self.guide.is_free(action));
        let whole = Window { alpha: progress.alpha, beta: node.info.window.beta };
        self.frames[ply].slot = self.guide.history_slot(action);
        if PV && progress.searched == 0 {
            return self.node::<true>(&child, ply, depth, whole.for_child(same)).seen_by_parent(same);
        }
        if PV {
            // The line in the ply's buffer belongs to an earlier action.
            self.frames[ply].pv.clear();
        }
        let scout = if PV { Window::above(progress.alpha) } else { whole };
        let scout_window = scout.for_child(same);
        let reduction = self.reduction::<PV>(node, progress, score);
        let mut found = self.node::<false>(&child, ply, depth - reduction, scout_window).seen_by_parent(same);
        // A win that a shallow search proves needs no deeper search.
        let unproven = found.value > progress.alpha && !found.value.is_win();
        if reduction > 0 && unproven && !self.stopped {
            found = self.node::<false>(&child, ply, depth, scout_window).seen_by_parent(same);
        }
        if PV && found.value > progress.alpha && found.value < node.info.window.beta && !self.stopped {
            found = self.node::<true>(&child, ply, depth, whole.for_child(same)).seen_by_parent(same);
        }
        found
    }

    /// The depth reduction of a late action.
    fn reduction<const PV: bool>(
        &self,
        node: &Node<P>,
        progress: &NodeProgress<P::Action>,
        score: i32,
    ) -> i32 {
        let tuning = &self.tuning;
        if self.exact
            || node.info.forced
            || score >= TABLE
            || node.info.depth < tuning.reduce_from_depth
            || progress.place < tuning.reduce_after
        {
            return 0;
        }
        let (depth, number) = (node.info.depth.clamp(0, 63).unsigned_abs() as usize, progress.place.min(63));
        let reduction =
            i32::from(self.reductions[depth][number]) - i32::from(PV) - (score / 6_000).clamp(-1, 1);
        reduction.clamp(0, (node.info.depth - 2).max(0))
    }

    /// Updates the ordering statistics after a cutoff: this action moves forward, those tried before it move back.
    pub(super) fn learn(&mut self, node: &Node<P>, tried: &[P::Action], action: P::Action) {
        let Self { guide, history, frames, .. } = self;
        let player = node.position.to_move();
        let frame: &mut Frame<P::Action> = &mut frames[node.info.ply];
        if frame.killers[0] != Some(action) {
            frame.killers = [Some(action), frame.killers[0]];
        }
        history.set_counter(player, frame.slot, action);
        history.reward(player, guide.history_slot(action), node.info.depth);
        for &earlier in tried.iter().take(32).filter(|&&earlier| earlier != action) {
            history.punish(player, guide.history_slot(earlier), node.info.depth);
        }
    }

    /// This action followed by the line of the child, as a new list.
    pub(super) fn line_of(&self, ply: usize, action: P::Action) -> Vec<P::Action> {
        iter::once(action).chain(self.frames[ply + 1].pv.iter().copied()).collect()
    }

    /// Sets the line of the ply to this action followed by the line of the child, without allocating.
    pub(super) fn extend_pv(&mut self, ply: usize, action: P::Action) {
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

/// The actions that are picked before the lists are filled.
fn picked_before_list<P: Position>(node: &Node<P>, picker: &Picker<P::Action>) -> [Option<P::Action>; 3] {
    let [first, second] = picker.killers();
    [node.info.table_action.filter(|_| !node.info.forced), first, second]
}
