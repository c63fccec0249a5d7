//! Brute force for Slither Stone, where a turn is several actions.
//!
//! Every move and every wall is tried, in every order. Free spaces cannot all be tried, and need not be: they make no room, so
//! they only keep the enemy from placing a wall. Where a wall of the enemy's corners us, a free space is put on its square, as
//! long as there are any: no other use of them could help.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use tessera_game::{Position as _, parse_turn};
use tessera_games::slither_stone::{Action, Position, Squares};

use super::{snakes_answer, turn_answer};
use crate::ask::AnswerKey;
use crate::{Disputed, Goal, Others, Puzzle, Theme};

/// The whole turn of a player: what it answers, the wall in it, and the position after it.
struct Turn {
    answer: AnswerKey,
    wall: u128,
    after: Position,
    actions: Vec<Action>,
}

/// Checks a puzzle.
pub(super) fn check(position: &Position, puzzle: &Puzzle) -> Result<(), Disputed> {
    let [step] = puzzle.solution.as_slice() else {
        return Err(Disputed("its solution is not one turn".into()));
    };
    if puzzle.turns != 1 || puzzle.others != Others::Within {
        return Err(Disputed("puzzles of Slither Stone have one turn".into()));
    }
    if position.has_moved() || position.has_walled() {
        return Err(Disputed("its position is in the middle of a turn".into()));
    }
    let actions = parse_turn(position, &step.turn)
        .map_err(|error| Disputed(format!("{step} cannot be played: {error}")))?;
    let (wanted, wall) =
        turn_answer(position, &actions).ok_or_else(|| Disputed(format!("{step} cannot be played")))?;
    let mut threats = Threats::default();
    let mut good: BTreeMap<u128, BTreeSet<u8>> = BTreeMap::new();
    for turn in turns(position) {
        let does = match puzzle.goal {
            Goal::Win => is_cornered(&turn.after),
            Goal::Save => threats.saved(position, &turn),
        };
        if does {
            if turn.answer.main != wanted.main {
                return Err(Disputed(format!(
                    "{} does it as well as {step}",
                    tessera_game::turn_text(position, &turn.actions)
                )));
            }
            good.entry(turn.wall).or_default().insert(turn.answer.detail);
        }
    }
    let details = good.get(&wall.bits());
    if !details.is_some_and(|details| details.contains(&wanted.detail)) {
        return Err(Disputed(format!("{step} does not do it")));
    }
    if !wall.is_empty() && good.len() > 1 {
        return Err(Disputed(format!("{step} has a wall, but another wall or none does as well")));
    }
    if step.loose != details.is_some_and(|details| details.len() > 1) {
        return Err(Disputed(format!("{step} is marked wrongly")));
    }
    let spaces = actions.iter().filter(|action| matches!(action, Action::FreeSpace(_))).count();
    let theme = match puzzle.goal {
        Goal::Win => Theme::BoxIn,
        Goal::Save if spaces > 0 => Theme::LastResort,
        Goal::Save => Theme::Escape,
    };
    if puzzle.goal == Goal::Save && !threats.is_safe(&played(position, &actions)) {
        return Err(Disputed(format!("{step} does not save")));
    }
    if puzzle.theme != theme {
        return Err(Disputed(format!("its theme is not {}", puzzle.theme)));
    }
    Ok(())
}

/// Every turn of a move and at most one wall, in both orders, after which the mover lives.
fn turns(position: &Position) -> Vec<Turn> {
    let mover = position.to_move();
    let mut turns = Vec::new();
    let mut seen = HashSet::new();
    let mut add = |parts: &[Action], wall: Squares| {
        let mut now = *position;
        for &part in parts {
            now.play_unchecked(part);
            if now.outcome().is_some() {
                return;
            }
        }
        let answer = snakes_answer(&now, mover);
        now.play_unchecked(Action::End);
        if seen.insert((answer, wall.bits(), now.hash())) {
            turns.push(Turn { answer, wall: wall.bits(), after: now, actions: parts.to_vec() });
        }
    };
    let first = position.actions();
    for &action in &first {
        match action {
            Action::Move(_) => {
                add(&[action], Squares::NONE);
                for second in position.after(action).actions() {
                    if let Action::Wall(square) = second {
                        add(&[action, second], square.into());
                    }
                }
            }
            Action::Wall(square) => {
                for second in position.after(action).actions() {
                    if matches!(second, Action::Move(_)) {
                        add(&[action, second], square.into());
                    }
                }
            }
            Action::FreeSpace(_) | Action::End => {}
        }
    }
    turns
}

/// Whether the player to move dies in every move.
fn is_cornered(position: &Position) -> bool {
    let lives =
        |action: Action| matches!(action, Action::Move(_)) && position.after(action).outcome().is_none();
    position.outcome().is_none() && !position.actions().into_iter().any(lives)
}

fn played(position: &Position, actions: &[Action]) -> Position {
    let mut now = *position;
    for &action in actions {
        now.play_unchecked(action);
    }
    now
}

/// The enemy's turns that corner us; the last ones are tried first.
#[derive(Default)]
struct Threats {
    recent: Vec<Vec<Action>>,
}

impl Threats {
    /// Whether a turn, with any free spaces, leaves the enemy no turn that corners us.
    fn saved(&mut self, position: &Position, turn: &Turn) -> bool {
        let player = position.to_move();
        let (mut now, mut supply) = (turn.after, position.supply(player));
        let mut spaces = Vec::new();
        while let Some(threat) = self.threat(&now) {
            let wall = threat.iter().find_map(|&action| match action {
                Action::Wall(square) => Some(square),
                _ => None,
            });
            let (Some(square), true) = (wall, supply > 0) else { return false };
            supply -= 1;
            spaces.push(Action::FreeSpace(square));
            // Free spaces may be placed at any time of the turn: here, first of all where they can be.
            let Some(next) = with_spaces(position, &turn.actions, &spaces) else { return false };
            now = next;
        }
        true
    }

    /// Whether the player to move has no turn that corners the other.
    fn is_safe(&mut self, position: &Position) -> bool {
        self.threat(position).is_none()
    }

    /// A turn of the player to move that corners the other; one without a wall if there is one.
    fn threat(&mut self, position: &Position) -> Option<Vec<Action>> {
        let known = self.recent.iter().position(|actions| is_threat(position, actions) && actions.len() == 1);
        if let Some(place) = known {
            return self.recent.get(place).cloned();
        }
        let all = turns(position);
        let without = all.iter().find(|turn| turn.wall == 0 && is_cornered(&turn.after));
        let found = without.or_else(|| all.iter().find(|turn| is_cornered(&turn.after)))?;
        if self.recent.len() < 64 {
            self.recent.push(found.actions.clone());
        }
        Some(found.actions.clone())
    }
}

/// Whether a turn can be played and corners the other player.
fn is_threat(position: &Position, actions: &[Action]) -> bool {
    let mut now = *position;
    for &action in actions {
        if now.play(action).is_err() || now.outcome().is_some() {
            return false;
        }
    }
    now.play(Action::End).is_ok() && is_cornered(&now)
}

/// The position after a turn with free spaces: each where it is first possible.
fn with_spaces(position: &Position, actions: &[Action], spaces: &[Action]) -> Option<Position> {
    let mut now = *position;
    let mut left = spaces.to_vec();
    for &action in actions {
        left.retain(|&space| now.play(space).is_err());
        now.play(action).ok()?;
    }
    left.retain(|&space| now.play(space).is_err());
    if !left.is_empty() {
        return None;
    }
    now.play(Action::End).ok()?;
    Some(now)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_game::Random;
    use tessera_games::slither_stone::BoardSpec;

    /// Whether some set of at most `left` free spaces beside a turn saves, by trying them all.
    fn saved_by_any(position: &Position, actions: &[Action], spaces: &mut Vec<Action>, left: u8) -> bool {
        let Some(now) = with_spaces(position, actions, spaces) else { return false };
        if Threats::default().is_safe(&now) {
            return true;
        }
        let squares = position.grid().squares().into_iter().map(Action::FreeSpace);
        left > 0
            && squares.into_iter().any(|space| {
                spaces.push(space);
                let saved = saved_by_any(position, actions, spaces, left - 1);
                spaces.pop();
                saved
            })
    }

    #[test]
    fn free_spaces_help_only_where_the_enemy_would_place_a_wall() {
        let (mut random, mut helped, mut lost) = (Random::new(5), 0, 0);
        for seed in 0..400 {
            let mut position = BoardSpec::new(6, 6, 2, seed).unwrap().board();
            // Random turns without free spaces, until both are asked.
            while position.outcome().is_none() && helped + lost < 60 {
                let all = turns(&position);
                if all.is_empty() {
                    break;
                }
                let turn = &all[random.below(all.len() as u32) as usize];
                let mut threats = Threats::default();
                if !threats.is_safe(&turn.after) {
                    // One free space is enough to compare: more take long to try.
                    let supply = position.supply(position.to_move());
                    let one = saved_by_any(&position, &turn.actions, &mut Vec::new(), 1);
                    let chain = threats.saved(&position, turn);
                    assert!(supply == 5 && (!one || chain), "{position}");
                    *if chain { &mut helped } else { &mut lost } += 1;
                }
                position = turn.after;
            }
        }
        assert!(helped > 3 && lost > 3, "{helped} {lost}");
    }
}
