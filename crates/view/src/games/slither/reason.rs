//! What a turn achieves: snakes that survive, that get more room, or that are boxed in.

use tessera_game::{Player, Position as _};
use tessera_games::AnyAction;
use tessera_games::slither_stone::{Action, Content, Direction, Position, Snake, Squares};

use super::say;
use crate::Words;
use crate::hint::form::DOES;

/// The least number of squares by which a snake's room must change to be worth a word.
const MUCH: u32 = 4;

/// The gains of a turn; `None` if it is not legal.
pub(super) fn gains(position: &Position, actions: &[AnyAction], form: &'static str) -> Option<Vec<Words>> {
    let mover = position.to_move();
    let mut after = *position;
    for action in actions {
        let AnyAction::Slither(action) = action else { return None };
        after.play(*action).ok()?;
    }
    let mut gains = Vec::new();
    let survives = after.living(mover).count() == position.living(mover).count();
    if form == DOES && survives && is_dangerous(position) {
        gains.push(say::slither_hint_survives());
    }
    for snake in position.living(!mover).filter(|&snake| after.is_living(snake)) {
        let [was, is] = [position, &after].map(|position| room(position, snake));
        if is + MUCH <= was && 3 * is <= 2 * was {
            gains.push(say::slither_hint_boxes(form, mover, snake.number.digit(), is, was));
        }
    }
    for snake in position.living(mover).filter(|&snake| after.is_living(snake)) {
        let [was, is] = [position, &after].map(|position| room(position, snake));
        if is >= was + MUCH && 2 * is >= 3 * was {
            gains.push(say::slither_hint_room(form, mover, snake.number.digit(), is, was));
        }
    }
    if gains.is_empty() && form == DOES && survives {
        let [own, other] = [mover, !mover].map(|player| reach(&after, player));
        if own > other {
            gains.push(say::slither_hint_reach(own, other));
        }
    }
    Some(gains)
}

/// Whether most moves kill a snake of the player to move.
fn is_dangerous(position: &Position) -> bool {
    let moves = position.actions().into_iter().filter_map(|action| match action {
        Action::Move(move_) => Some(position.trace(move_).legs().any(|leg| leg.death.is_some())),
        _ => None,
    });
    let (all, deadly) = moves.fold((0, 0), |(all, deadly), dies| (all + 1, deadly + usize::from(dies)));
    2 * deadly > all
}

/// The number of squares that a snake could reach step by step, if nothing else changed.
fn room(position: &Position, snake: Snake) -> u32 {
    around(position, position.head(snake).map(|(head, _)| Squares::of(head)).unwrap_or_default())
}

/// The number of squares that some snake of a player could reach.
fn reach(position: &Position, player: Player) -> u32 {
    let heads = position.living(player).filter_map(|snake| position.head(snake));
    around(position, heads.fold(Squares::default(), |all, (head, _)| all | Squares::of(head)))
}

/// The number of open squares that are connected with some squares.
fn around(position: &Position, seeds: Squares) -> u32 {
    let grid = position.grid();
    let (mut seen, mut fresh) = (seeds, seeds);
    while !fresh.is_empty() {
        let mut next = Squares::default();
        for square in fresh {
            for direction in Direction::ALL {
                let Some(beside) = grid.next(square, direction) else { continue };
                let open = matches!(position.content(beside), Some(Content::Empty | Content::FreeSpace));
                if open && !seen.contains(beside) {
                    next |= Squares::of(beside);
                }
            }
        }
        (seen, fresh) = (seen | next, next);
    }
    seen.len() - seeds.len()
}
