//! Actions that win at once, and actions that keep the opponent from doing so.

use std::ops::ControlFlow;

use tessera_game::{Outcome, Position as _};
use tessera_games::xok::{Action, Cell, Cells, Direction, Position, Shark, SharkKind};

use super::list;
use super::look::Look;
use super::side::{PAIRS, Side, kinds_left};
use super::ways::Ways;

/// One action can leave no pair of empty cells only where at most this many empty cells touch another: the cells
/// of two fish and the eight around them.
const SHUT_AT_ONCE: usize = 10;

/// The number of the opponent's ways that are used to rule out answers before they are tried.
const MAX_NEEDS: usize = 6;

/// An action that wins at once, if there is one.
#[inline]
pub(super) fn immediate_win(position: &Position, mine: &Look) -> Option<Action> {
    let ways = Ways::seen(mine);
    if ways.any() {
        return fish_win(&ways).or_else(|| shark_win(position, &mine.side, &ways));
    }
    if may_shut_out(position, &mine.side) { shutting_win(position) } else { None }
}

fn fish_win(ways: &Ways) -> Option<Action> {
    ways.fish.into_iter().enumerate().find_map(|(way, cells)| Action::each_two_fish(cells, way).next())
}

fn shark_win(position: &Position, side: &Side, ways: &Ways) -> Option<Action> {
    let cell = ways.sharks.first()?;
    let has = kinds_left(position, position.to_move());
    let kind = SharkKind::ALL.into_iter().zip(has).find(|&(_, has)| has)?.0;
    Some(Action::shark(Shark::new(kind, facing(side, cell)?), cell))
}

/// A direction in which a shark on that cell eats, or any if it eats the fish that it lands on.
fn facing(side: &Side, cell: Cell) -> Option<Direction> {
    if side.prey.contains(cell) {
        return Some(Direction::E);
    }
    Direction::ALL
        .into_iter()
        .find(|&direction| cell.step(direction).is_some_and(|next| side.prey.contains(next)))
}

/// Whether the opponent may be without any action after the next one.
#[inline]
fn may_shut_out(position: &Position, side: &Side) -> bool {
    let enemy = Side::of(position, !position.to_move());
    let harmless = enemy.sharks_left() == 0 || side.fish.is_empty();
    harmless && (!enemy.has_two_fish() || room(side.empty).len() <= SHUT_AT_ONCE)
}

/// The empty cells that touch an empty cell.
#[inline]
fn room(empty: Cells) -> Cells {
    empty & empty.neighbours()
}

/// An action after which the opponent has none, and has the smaller group.
fn shutting_win(position: &Position) -> Option<Action> {
    let mut win = None;
    let _ = position.visit_actions_unchecked(|action| {
        let next = position.after(action);
        let open = Side::of(&next, next.to_move()).has_two_fish() && !room(next.empty()).is_empty();
        if !open && next.outcome() == Some(Outcome::Win(position.to_move())) {
            win = Some(action);
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    win
}

/// Whether the opponent threatens a chain of ten; if so, the actions after which there is no such threat, or `enough`
/// of them.
#[inline]
pub(super) fn forced(position: &Position, theirs: &Look, enough: usize, answers: &mut Vec<Action>) -> bool {
    let ways = Ways::seen(theirs);
    let threatened = ways.any();
    if threatened {
        answer(position, &theirs.side, &ways, enough, answers);
    }
    threatened
}

#[inline(never)]
fn answer(position: &Position, enemy: &Side, ways: &Ways, enough: usize, answers: &mut Vec<Action>) {
    let mut needs = [Cells::BOARD; MAX_NEEDS];
    let mut count = 0;
    for (need, way) in needs.iter_mut().zip(each_way(ways)) {
        *need = way | (enemy.fish & (enemy.pieces() | way).connected_with(way));
        count += 1;
    }
    let mut known = Known::new(ways);
    list::distinct(position, &needs[..count], |action| {
        if answers.len() >= enough {
            return;
        }
        let after = enemy.after(action);
        if !known.ways(enemy, after.eaten).any_left(&after.side) {
            answers.push(action);
        }
    });
}

/// The opponent's ways after some fish have been eaten, kept since many actions eat the same.
struct Known {
    eaten: [Cells; Self::MOST],
    ways: [Ways; Self::MOST],
    count: usize,
}

impl Known {
    const MOST: usize = 32;

    /// The state before anything has been eaten.
    fn new(ways: &Ways) -> Self {
        let mut known = Self { eaten: [Cells::NONE; Self::MOST], ways: [Ways::NONE; Self::MOST], count: 1 };
        known.ways[0] = *ways;
        known
    }

    /// The ways of a side that has lost these fish. Where there are too many to keep, the last one makes room.
    fn ways(&mut self, side: &Side, eaten: Cells) -> &Ways {
        let known = &self.eaten[..self.count.min(Self::MOST)];
        let place = known.iter().position(|&cells| cells == eaten).unwrap_or_else(|| {
            let place = self.count.min(Self::MOST - 1);
            self.eaten[place] = eaten;
            self.ways[place] = Ways::of(side.without(eaten));
            self.count = place + 1;
            place
        });
        &self.ways[place]
    }
}

/// The cells that each way puts pieces on.
fn each_way(ways: &Ways) -> impl Iterator<Item = Cells> {
    let fish = ways.fish.into_iter().zip(PAIRS).flat_map(|(cells, direction)| {
        cells.into_iter().map(move |cell| Cells::from(cell) | Cells::from(cell).step(direction))
    });
    ways.sharks.into_iter().map(Cells::from).chain(fish)
}
