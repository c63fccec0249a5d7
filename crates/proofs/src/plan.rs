//! Makes the plan of a player from the answers of the solver: the positions that it reaches, and one action for each.

use std::collections::HashSet;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use tessera_game::Player;
use tessera_games::AnyGame;

use crate::solve::{Answer, Halt, Question, Solver};
use crate::{Holds, ProofError};

/// A plan to draw takes wins within this many actions: they make it smaller.
const QUICK: u8 = 3;

/// A plan in the making.
pub(crate) struct Planner<'a, 'b, P: AnyGame> {
    solver: &'a mut Solver<'b, P>,
    holds: Holds,
    seen: HashSet<String>,
    open: Vec<P>,
    /// The lines so far, for progress reports.
    made: &'a AtomicU64,
}

impl<'a, 'b, P: AnyGame> Planner<'a, 'b, P> {
    pub(crate) fn new(solver: &'a mut Solver<'b, P>, holds: Holds, made: &'a AtomicU64) -> Self {
        Self { solver, holds, seen: HashSet::new(), open: Vec::new(), made }
    }

    /// The lines of the plan from a position whose value is known, sorted.
    pub(crate) fn lines(mut self, root: &P) -> Result<Vec<String>, Halt> {
        if root.outcome().is_some() {
            return Ok(Vec::new());
        }
        if root.to_move() == self.holds.player {
            self.add(root);
        } else {
            self.answers(root)?;
        }
        let mut lines = Vec::new();
        while let Some(position) = self.open.pop() {
            let action = self.choose(&position)?;
            lines.push(format!("{position}|{}", position.action_text(action)));
            self.made.fetch_add(1, Relaxed);
            let next = position.after(action);
            if next.outcome().is_none() {
                self.answers(&next)?;
            }
        }
        lines.sort_unstable();
        Ok(lines)
    }

    fn add(&mut self, position: &P) {
        let written = position.bare();
        if self.seen.insert(written.to_string()) {
            self.open.push(written);
        }
    }

    /// The opponent is to move: adds what every answer leads to.
    fn answers(&mut self, position: &P) -> Result<(), Halt> {
        for action in position.actions() {
            let next = position.after(action);
            match next.outcome() {
                None => self.add(&next),
                Some(outcome) if self.holds.keeps(outcome) => {}
                Some(_) => return Err(contradiction(position)),
            }
        }
        Ok(())
    }

    /// The action of the plan: a quick win, or else one that keeps what is held. The first in the order of the rules.
    fn choose(&mut self, position: &P) -> Result<P::Action, Halt> {
        if let Some(action) = position.winning_action_unchecked() {
            return Ok(action);
        }
        let player = self.holds.player;
        for question in Question::ladder(position, player, true).skip(1) {
            if !self.holds.wins && question.within > QUICK {
                break;
            }
            match self.solver.ask(position, question)? {
                Answer::Yes => return self.winning(position, question),
                Answer::No => {}
                Answer::Never => break,
            }
        }
        if self.holds.wins {
            return Err(contradiction(position));
        }
        for action in position.actions() {
            let next = position.after(action);
            let keeps = match next.outcome() {
                Some(outcome) => self.holds.keeps(outcome),
                None => self.never(&next, !player)?,
            };
            if keeps {
                return Ok(action);
            }
        }
        Err(contradiction(position))
    }

    /// The first action to which the answer is yes.
    fn winning(&mut self, position: &P, question: Question) -> Result<P::Action, Halt> {
        for action in position.actions() {
            let next = position.after(action);
            let wins = match next.outcome() {
                Some(outcome) => self.holds.keeps(outcome),
                None => self.solver.ask(&next, question.next())? == Answer::Yes,
            };
            if wins {
                return Ok(action);
            }
        }
        Err(contradiction(position))
    }

    /// Whether a player never wins.
    fn never(&mut self, position: &P, player: Player) -> Result<bool, Halt> {
        for question in Question::ladder(position, player, true) {
            match self.solver.ask(position, question)? {
                Answer::Yes => return Ok(false),
                Answer::No => {}
                Answer::Never => return Ok(true),
            }
        }
        Err(Halt::Stopped)
    }
}

fn contradiction<P: AnyGame>(position: &P) -> Halt {
    Halt::Failed(ProofError::Contradiction(position.to_string()))
}
