//! Brute force for the games whose turns are one action each.

use std::collections::{BTreeSet, HashMap};
use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;

use tessera_game::{Outcome, Position};

use super::Disputed;
use crate::ask::Ask;
use crate::{Goal, Others, Puzzle, Step};

/// A number of turns that no game has.
const FOREVER: u32 = u32::MAX;

/// Checks a puzzle.
pub(crate) fn check<P: Ask>(position: &P, puzzle: &Puzzle) -> Result<(), Disputed> {
    let others = if position.is_ending() { Others::Always } else { Others::Within };
    if puzzle.others != others {
        return Err(Disputed("it does not say rightly what is proven of other turns".into()));
    }
    if puzzle.turns == 0 {
        return Err(Disputed("it has no turns".into()));
    }
    let mut force = Force::new();
    match puzzle.goal {
        Goal::Win => check_win(&mut force, position, puzzle),
        Goal::Save => check_rescue(&mut force, position, puzzle),
    }
}

fn check_win<P: Ask>(force: &mut Force<P>, position: &P, puzzle: &Puzzle) -> Result<(), Disputed> {
    let expected = 2 * puzzle.turns as usize - 1;
    if puzzle.solution.len() != expected {
        return Err(Disputed(format!(
            "its solution has {} turns of both players instead of {expected}",
            puzzle.solution.len()
        )));
    }
    let mut now = *position;
    for (index, step) in puzzle.solution.iter().enumerate() {
        let action = read(&now, step)?;
        if index % 2 == 0 {
            let left = puzzle.turns - index as u32 / 2;
            if force.wins(&now, left - 1) {
                return Err(Disputed(format!("before {step} there is a shorter win than {left} turns")));
            }
            if !force.wins_with(&now, action, left) {
                return Err(Disputed(format!("{step} does not win within {left} turns")));
            }
            let bound = if puzzle.others == Others::Always { FOREVER } else { left };
            check_only(&now, action, step, |action| force.wins_with(&now, action, bound))?;
        }
        now.play_unchecked(action);
        let ends_late = index + 1 < expected && now.outcome().is_some();
        if ends_late {
            return Err(Disputed(format!("the game is over after {step}, before the end of the solution")));
        }
    }
    Ok(())
}

fn check_rescue<P: Ask>(force: &mut Force<P>, position: &P, puzzle: &Puzzle) -> Result<(), Disputed> {
    let [step] = puzzle.solution.as_slice() else {
        return Err(Disputed("the solution of a rescue is one turn".into()));
    };
    let action = read(position, step)?;
    let bound = if puzzle.others == Others::Always { FOREVER } else { puzzle.turns };
    check_only(position, action, step, |action| !force.loses_with(position, action, bound))?;
    let wanted = position.answer(action).main;
    let all_lose = |force: &mut Force<P>, turns| {
        let mut others =
            position.actions().into_iter().filter(|&other| position.answer(other).main != wanted);
        others.all(|other| force.loses_with(position, other, turns))
    };
    if !all_lose(force, puzzle.turns) {
        return Err(Disputed(format!("another turn than {step} loses later than in {} turns", puzzle.turns)));
    }
    Ok(())
}

/// Checks that no other answer reaches the goal, and that the last detail is asked exactly where one works.
fn check_only<P: Ask>(
    position: &P,
    action: P::Action,
    step: &Step,
    mut does: impl FnMut(P::Action) -> bool,
) -> Result<(), Disputed> {
    let wanted = position.answer(action);
    let mut details = BTreeSet::new();
    for other in position.actions() {
        let answer = position.answer(other);
        if does(other) {
            if answer.main != wanted.main {
                return Err(Disputed(format!("{} does it as well as {step}", position.action_text(other))));
            }
            details.insert(answer.detail);
        }
    }
    if !details.contains(&wanted.detail) {
        return Err(Disputed(format!("{step} does not do it")));
    }
    if step.loose != (details.len() > 1) {
        return Err(Disputed(format!("{step} is marked wrongly: {} details work", details.len())));
    }
    Ok(())
}

fn read<P: Position>(position: &P, step: &Step) -> Result<P::Action, Disputed> {
    position.parse_action(&step.turn).map_err(|error| Disputed(format!("{step} cannot be played: {error}")))
}

/// Whether something holds for one of the legal actions at least.
fn any_action<P: Position>(position: &P, mut holds: impl FnMut(P::Action) -> bool) -> bool {
    let visited = position.visit_actions(|action| {
        if holds(action) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    visited.is_break()
}

/// Plain recursion over every legal action, with a memory.
struct Force<P: Position> {
    known: HashMap<Question<P>, bool>,
    /// The actions that won and saved last, by the turns left: they are tried first.
    won: HashMap<u32, P::Action>,
    saved: HashMap<u32, P::Action>,
}

/// Does the player to move win within `turns` turns? Questions are equal only if their positions are.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Question<P> {
    position: P,
    turns: u32,
}

impl<P: Position> Hash for Question<P> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(Position::hash(&self.position));
        state.write_u32(self.turns);
    }
}

impl<P: Position> Force<P> {
    fn new() -> Self {
        Self { known: HashMap::new(), won: HashMap::new(), saved: HashMap::new() }
    }

    /// Whether the player to move wins within `turns` turns.
    fn wins(&mut self, position: &P, turns: u32) -> bool {
        if turns == 0 {
            return false;
        }
        let question = Question { position: *position, turns };
        if let Some(&known) = self.known.get(&question) {
            return known;
        }
        let first = self.won.get(&turns).copied().filter(|&action| position.check(action).is_ok());
        let wins = first.is_some_and(|action| self.wins_with(position, action, turns))
            || any_action(position, |action| {
                let wins = self.wins_with(position, action, turns);
                if wins {
                    self.won.insert(turns, action);
                }
                wins
            });
        self.known.insert(question, wins);
        wins
    }

    fn wins_with(&mut self, position: &P, action: P::Action, turns: u32) -> bool {
        let next = position.after(action);
        match next.outcome() {
            Some(outcome) => outcome == Outcome::Win(position.to_move()),
            None => !self.survives(&next, if turns == FOREVER { FOREVER } else { turns - 1 }),
        }
    }

    /// Whether the player to move has an action that does not lose within the opponent's next `turns` turns.
    fn survives(&mut self, position: &P, turns: u32) -> bool {
        if let Some(&first) = self.saved.get(&turns)
            && position.check(first).is_ok()
            && !self.loses_with(position, first, turns)
        {
            return true;
        }
        any_action(position, |action| {
            let saves = !self.loses_with(position, action, turns);
            if saves {
                self.saved.insert(turns, action);
            }
            saves
        })
    }

    fn loses_with(&mut self, position: &P, action: P::Action, turns: u32) -> bool {
        let next = position.after(action);
        match next.outcome() {
            Some(outcome) => outcome == Outcome::Win(!position.to_move()),
            None => self.wins(&next, turns),
        }
    }
}
