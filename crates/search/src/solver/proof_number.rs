//! Depth-first proof-number search (df-pn, Nagai 2002): can that player force a win?
//!
//! At each node the child that needs the fewest leaves to settle the question is searched, until another one needs
//! fewer. Games here do not repeat positions, so the numbers of a position never depend on the way to it.

use tessera_game::{Outcome, Player, Position, mix};

use super::proof_table::{INFINITE, Numbers, ProofTable};
use super::{Progress, Run};
use crate::Guide;
use crate::alphabeta::{MAX_PLY, wins_at_once};
use crate::guide::all_actions;

/// The search for the answers about one position.
pub(super) struct ProofNumberSearch<'a, P: Position, G> {
    guide: &'a G,
    run: Run<'a>,
    table: ProofTable,
    winner: Player,
    /// The children of the nodes on the way to the present one.
    frames: Vec<Vec<Child<P::Action>>>,
    actions: Vec<P::Action>,
    nodes: u64,
    next_poll: u64,
    next_progress: u64,
    stopped: bool,
}

#[derive(Clone, Copy)]
struct Child<A> {
    action: A,
    numbers: Numbers,
}

/// The answer to one question.
pub(super) struct Answer<A> {
    pub(super) yes: bool,
    /// The action that makes it so, where it is the player to move who wants this answer.
    pub(super) action: Option<A>,
}

/// A node's numbers as its player to move wants them: `own` is to become 0.
#[derive(Clone, Copy)]
struct Goal {
    own: u32,
    other: u32,
}

const POLL_EVERY: u64 = 1_024;
const PROGRESS_EVERY: u64 = 1 << 18;

impl<'a, P: Position, G: Guide<P>> ProofNumberSearch<'a, P, G> {
    pub(super) fn new(guide: &'a G, run: Run<'a>) -> Self {
        Self {
            guide,
            table: ProofTable::new(run.settings.mebibytes),
            run,
            winner: Player::First,
            frames: std::iter::repeat_with(Vec::new).take(MAX_PLY + 1).collect(),
            actions: Vec::new(),
            nodes: 0,
            next_poll: 0,
            next_progress: PROGRESS_EVERY,
            stopped: false,
        }
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether `winner` wins against any play; `None` if that took too long. The game must not be over.
    pub(super) fn can_force(&mut self, position: &P, winner: Player) -> Option<Answer<P::Action>> {
        self.winner = winner;
        self.stopped = false;
        let numbers = self.settle(position, 0, Goal { own: INFINITE, other: INFINITE });
        if self.stopped || !numbers.is_settled() {
            return None;
        }
        let good = |child: &&Child<P::Action>| self.goal(position, child.numbers).own == 0;
        let action = self.frames[0].iter().find(good).map(|child| child.action);
        Some(Answer { yes: numbers.proof == 0, action })
    }

    fn goal(&self, position: &P, numbers: Numbers) -> Goal {
        if position.to_move() == self.winner {
            Goal { own: numbers.proof, other: numbers.disproof }
        } else {
            Goal { own: numbers.disproof, other: numbers.proof }
        }
    }

    fn numbers(&self, position: &P, goal: Goal) -> Numbers {
        if position.to_move() == self.winner {
            Numbers { proof: goal.own, disproof: goal.other }
        } else {
            Numbers { proof: goal.other, disproof: goal.own }
        }
    }

    /// Searches below a node until one of its numbers reaches the limit.
    fn settle(&mut self, position: &P, ply: usize, limit: Goal) -> Numbers {
        if ply >= MAX_PLY {
            self.stopped = true;
        }
        let start = self.nodes;
        self.expand(position, ply);
        loop {
            let (now, best, second) = self.weigh(position, ply);
            let numbers = self.numbers(position, now);
            if self.stopped || now.own >= limit.own || now.other >= limit.other || numbers.is_settled() {
                if !self.stopped {
                    self.table.store(self.key(position), numbers, self.nodes - start);
                }
                return numbers;
            }
            let child = self.frames[ply][best];
            let next = position.after(child.action);
            let child_goal = self.goal(position, child.numbers);
            // A child may grow a quarter beyond its rival before we turn to that one: less to and fro.
            let limit = Goal {
                own: limit.own.min((second + second / 4 + 1).min(INFINITE)),
                other: limit.other.saturating_sub(now.other.saturating_sub(child_goal.other)).max(1),
            };
            let limit = if next.to_move() == position.to_move() {
                limit
            } else {
                Goal { own: limit.other, other: limit.own }
            };
            let settled = self.settle(&next, ply + 1, limit);
            if self.stopped {
                return settled;
            }
            self.frames[ply][best].numbers = settled;
        }
    }

    /// A node's numbers from its children, the best child, and what the second best needs.
    ///
    /// To refuse what the player to move wants, every child must be settled; they share so many positions that
    /// the largest number, and one for each other child, is nearer the truth than the sum.
    fn weigh(&self, position: &P, ply: usize) -> (Goal, usize, u32) {
        let mut now = Goal { own: INFINITE, other: 0 };
        let (mut best, mut second, mut open) = (0, INFINITE, 0_u32);
        for (index, child) in self.frames[ply].iter().enumerate() {
            let goal = self.goal(position, child.numbers);
            if goal.own < now.own {
                (second, now.own, best) = (now.own, goal.own, index);
            } else {
                second = second.min(goal.own);
            }
            now.other = now.other.max(goal.other);
            open += u32::from(goal.other > 0);
        }
        if now.own == 0 {
            now.other = INFINITE;
        } else if now.other > 0 {
            now.other = (now.other + open.saturating_sub(1)).min(INFINITE - 1);
            now.own = now.own.min(INFINITE - 1);
        }
        (now, best, second)
    }

    /// Lists the children of a node with what is known of them.
    fn expand(&mut self, position: &P, ply: usize) {
        let mut children = std::mem::take(&mut self.frames[ply]);
        let mut actions = std::mem::take(&mut self.actions);
        children.clear();
        actions.clear();
        if let Some(action) = self.immediate_win(position) {
            actions.push(action);
        } else if !self.guide.forced(position, &mut actions) || actions.is_empty() {
            actions.clear();
            all_actions(position, &mut actions);
        }
        for &action in &actions {
            let child = position.after(action);
            let numbers = self.first_numbers(&child);
            children.push(Child { action, numbers });
            if self.stopped || self.goal(position, numbers).own == 0 {
                break;
            }
        }
        self.actions = actions;
        self.frames[ply] = children;
    }

    /// What is known of a position before it is searched: many actions are hard to refute.
    fn first_numbers(&mut self, position: &P) -> Numbers {
        self.count_node();
        if let Some(outcome) = position.outcome() {
            let won = outcome == Outcome::Win(self.winner);
            return if won { Numbers::PROVEN } else { Numbers::DISPROVEN };
        }
        if let Some(known) = self.table.probe(self.key(position)) {
            return known;
        }
        if self.immediate_win(position).is_some() {
            return self.numbers(position, Goal { own: 0, other: INFINITE });
        }
        let actions = position.count_actions_unchecked() as u32;
        self.numbers(position, Goal { own: 1, other: actions.clamp(1, 10_000) })
    }

    /// The guide promises that it wins; that it does is seen for ourselves.
    fn immediate_win(&self, position: &P) -> Option<P::Action> {
        self.guide.immediate_win(position).filter(|&action| wins_at_once(position, action))
    }

    /// Positions are kept apart by question.
    fn key(&self, position: &P) -> u64 {
        mix(position.hash(), self.winner.index() as u64)
    }

    fn count_node(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.next_poll {
            let limit = self.run.limits.nodes.unwrap_or(u64::MAX);
            self.next_poll = (self.nodes + POLL_EVERY).min(limit.max(self.nodes + 1));
            let run = &mut self.run;
            self.stopped |= run.timer.is_over() || run.settings.stop.is_raised();
            self.stopped |= self.nodes >= limit;
            if self.nodes >= self.next_progress {
                self.next_progress = self.nodes + PROGRESS_EVERY;
                (run.on_progress)(&Progress { nodes: self.nodes, time: run.timer.elapsed() });
            }
        }
    }
}
