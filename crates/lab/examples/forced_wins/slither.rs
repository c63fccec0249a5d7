//! The exact number of turns to a forced win in Slither Stone, whose turns are made of many actions. The
//! player's own proof only names the winning turns; that they win, and that nothing wins sooner, is seen by
//! trying turns by the rules.
//!
//! A player is *cornered* who cannot live through the turn that begins. Walls and free spaces make no room,
//! so moving the snakes at once is as good as anything then. A free space hinders nothing but a wall on its
//! square.

use std::collections::HashSet;

use tessera_game::{Player, Position as _};
use tessera_players::slither::SlitherGuide;
use tessera_search::{Guide, WorkBudget};
use tessera_slither_stone::{Action, Direction, Position, Square, Squares};

/// How much work the player may put into naming a winning turn.
const EFFORT: u64 = 3_000_000;

/// The most last turns that are tried to confirm one win; a win that takes more is not confirmed.
const MOST_TRIED: u32 = 4_000_000;

/// The turns in which the player to move, at the start of a turn, can force the win, if there are at most
/// three and all is proven.
pub(crate) fn turns_to_win(position: &Position) -> Option<usize> {
    SlitherGuide.prove(position, WorkBudget::new(EFFORT))?;
    if turns(position).iter().any(|turn| is_cornered(&turn.after(Action::End))) {
        return Some(1);
    }
    let mut check = Check { tried: 0, known: [const { Vec::new() }; 4] };
    if check.wins(position, 2).is_some() {
        return Some(2);
    }
    let is_three = check.wins(position, 3).is_some() && !wins_in_two(position);
    is_three.then_some(3)
}

/// The confirmation of one win.
struct Check {
    tried: u32,
    /// Turns that have won before, by how many turns the win takes.
    known: [Vec<Vec<Action>>; 4],
}

impl Check {
    /// The walls that the winner, who is to move, places in a win within that many turns; `None` if it is not
    /// confirmed.
    fn wins(&mut self, position: &Position, most: usize) -> Option<Squares> {
        let known = (0..self.known[most].len()).rev();
        for index in known.take(8) {
            let turn = self.known[most][index].clone();
            if let Some(walls) = self.holds(position, &turn, most) {
                return Some(walls);
            }
        }
        let turn = SlitherGuide.prove(position, WorkBudget::new(EFFORT))?.turn;
        let walls = self.holds(position, &turn, most)?;
        self.known[most].push(turn);
        Some(walls)
    }

    /// The same with a given first turn.
    fn holds(&mut self, position: &Position, turn: &[Action], most: usize) -> Option<Squares> {
        let mut after = *position;
        let mut walls = Squares::NONE;
        for &action in turn {
            after.play(action).ok()?;
            if let Action::Wall(square) = action {
                walls |= Squares::of(square);
            }
        }
        self.tried += 1;
        if self.tried > MOST_TRIED || after.outcome().is_some() {
            return None;
        }
        if is_cornered(&after) {
            return Some(walls);
        }
        if most == 1 {
            return None;
        }
        for answer in turns(&after) {
            walls |= self.refutes(&answer, most - 1)?;
        }
        Some(walls)
    }

    /// The same for an answer of the loser's before its end, with all the free spaces that may still be
    /// placed.
    fn refutes(&mut self, answer: &Position, most: usize) -> Option<Squares> {
        let mut walls = self.wins(&answer.after(Action::End), most)?;
        for square in walls {
            let space = Action::FreeSpace(square);
            if answer.check(space).is_ok() {
                walls |= self.refutes(&answer.after(space), most)?;
            }
        }
        Some(walls)
    }
}

/// The positions after every turn without free spaces that the player to move lives through, before its end.
fn turns(start: &Position) -> Vec<Position> {
    let (mut open, mut seen, mut done) = (vec![*start], HashSet::new(), Vec::new());
    while let Some(position) = open.pop() {
        if position.outcome().is_some() || !seen.insert(position.hash()) {
            continue;
        }
        if position.has_moved() {
            done.push(position);
        }
        let actions = position.actions().into_iter();
        let actions = actions.filter(|action| !matches!(action, Action::End | Action::FreeSpace(_)));
        open.extend(actions.map(|action| position.after(action)));
    }
    done
}

/// The positions after every move of the player to move after which a snake lives.
fn moves(position: &Position) -> impl Iterator<Item = Position> {
    let actions = position.actions().into_iter().filter(|action| matches!(action, Action::Move(_)));
    actions.map(|action| position.after(action)).filter(|after| after.outcome().is_none())
}

fn is_cornered(position: &Position) -> bool {
    moves(position).next().is_none()
}

/// Whether some turn may win in two: the loser has no move, without a wall, that escapes. Free spaces of the
/// winner do not help against such an escape.
fn wins_in_two(position: &Position) -> bool {
    turns(position).iter().any(|turn| {
        let asked = turn.after(Action::End);
        let answers: Vec<Position> = moves(&asked).map(|answer| answer.after(Action::End)).collect();
        let is_safe = |answer: &Position| is_sure_of_a_turn(answer);
        let is_free =
            |answer: &Position| !turns(answer).iter().any(|turn| is_cornered(&turn.after(Action::End)));
        !answers.iter().any(is_safe) && !answers.iter().any(is_free)
    })
}

/// Whether the player who waits lives through the next turn whatever the player to move does: by a step to a
/// square that no snake can take and no wall either, since it is beside the head, and a second step if there
/// is only one snake.
fn is_sure_of_a_turn(position: &Position) -> bool {
    let open = open(position);
    let reach = moves(position).fold(Squares::NONE, |all, after| all | open & !self::open(&after));
    let left = open & !reach;
    let heads: Vec<Square> = position
        .living(!position.to_move())
        .filter_map(|snake| position.head(snake))
        .map(|(head, _)| head)
        .collect();
    let first = heads.iter().fold(Squares::NONE, |all, &head| all | beside(position, head) & left);
    let second = first.iter().fold(Squares::NONE, |all, square| all | beside(position, square) & left);
    if heads.len() == 2 { !first.is_empty() } else { second.len() >= 2 }
}

fn open(position: &Position) -> Squares {
    let snakes = position.living(Player::First).chain(position.living(Player::Second));
    let bodies = snakes.fold(Squares::NONE, |all, snake| all | position.body(snake));
    position.grid().squares() & !position.walls() & !bodies
}

fn beside(position: &Position, square: Square) -> Squares {
    Direction::ALL
        .into_iter()
        .filter_map(|direction| position.grid().next(square, direction))
        .fold(Squares::NONE, |all, next| all | Squares::of(next))
}
