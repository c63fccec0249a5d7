//! Depth-first proof-number search (df-pn, Nagai 2002): can a given player force a win?
//!
//! At each node the child that needs the fewest leaves to settle the question is searched, until another child needs
//! fewer. No game repeats a position, so the numbers of a position never depend on the path to it.

use tessera_game::{Outcome, Player, Position, mix};

use super::proof_table::{INFINITE, Numbers, ProofTable};
use super::{Run, SolveProgress};
use crate::alphabeta::{MAX_PLY, wins_at_once};
use crate::guide::all_actions;
use crate::{Guide, NoMemory, Survey, Wanted};

/// The search of one position.
pub(super) struct ProofNumberSearch<'a, P: Position, G> {
    guide: &'a G,
    run: Run<'a>,
    table: ProofTable,
    winner: Player,
    /// The children of the nodes on the path to the current one.
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

/// Whether a player can force a win.
pub(super) struct Answer<A> {
    pub(super) yes: bool,
    /// The action that achieves it, if this result is what the player to move wants.
    pub(super) action: Option<A>,
}

/// A node's numbers from the point of view of its player to move, who wants `own` to become 0.
#[derive(Clone, Copy)]
struct Goal {
    own: u32,
    other: u32,
}

const POLL_EVERY: u64 = 1_024;
const PROGRESS_EVERY: u64 = 1 << 18;

impl<'a, P: Position, G: Guide<P>> ProofNumberSearch<'a, P, G> {
    pub(super) fn new(guide: &'a G, run: Run<'a>) -> Result<Self, NoMemory> {
        Ok(Self {
            guide,
            table: ProofTable::try_new(run.settings.mebibytes)?,
            run,
            winner: Player::First,
            frames: std::iter::repeat_with(Vec::new).take(MAX_PLY + 1).collect(),
            actions: Vec::new(),
            nodes: 0,
            next_poll: 0,
            next_progress: PROGRESS_EVERY,
            stopped: false,
        })
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether `winner` wins against any play; `None` if a limit was reached. The game must not be over.
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
            // A child may exceed the second best by a quarter before the search switches: this avoids switching too often.
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

    /// A node's numbers from its children, the best child, and the number of the second best.
    ///
    /// To disprove the goal of the player to move, every child must be settled. The children share many positions, so
    /// the largest number plus one for each other child is a better estimate than the sum.
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

    /// Lists the children of a node with their numbers so far.
    fn expand(&mut self, position: &P, ply: usize) {
        let mut children = std::mem::take(&mut self.frames[ply]);
        let mut actions = std::mem::take(&mut self.actions);
        children.clear();
        actions.clear();
        let wanted = Wanted { evaluation: false, answers: true };
        match self.guide.survey(position, wanted, &mut actions) {
            Survey::Win(action) if wins_at_once(position, action) => actions.push(action),
            Survey::Open { forced: true, .. } if !actions.is_empty() => {}
            _ => {
                actions.clear();
                all_actions(position, &mut actions);
            }
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

    /// The numbers of a position before it is searched: the more actions, the harder it is to refute.
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

    /// The guide's immediate win, checked: a proof must not rest on a wrong guide.
    fn immediate_win(&self, position: &P) -> Option<P::Action> {
        self.guide.immediate_win(position).filter(|&action| wins_at_once(position, action))
    }

    /// The table key of a position: separate for each possible winner.
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
                (run.on_progress)(&SolveProgress { nodes: self.nodes, time: run.timer.elapsed() });
            }
        }
    }
}
