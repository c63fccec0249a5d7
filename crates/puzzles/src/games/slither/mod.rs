//! Slither Stone: what of a turn is asked, and turns beside a game.

mod check;
mod make;

use tessera_game::{Player, Position as _, mix, parse_turn};
use tessera_games::slither_stone::{Action, Position, Snake, Squares};
use tessera_games::{AnyAction, AnyGame as _, AnyPosition};

use self::check::check;
use self::make::draft;
use super::PuzzleGame;
use crate::ask::AnswerKey;
use crate::make::Draft;
use crate::{Disputed, Goal, Puzzle, Step, Theme};

/// The bundled puzzles.
pub(super) const FILE: &str = include_str!("../../../data/slither.txt");

/// The answer key of a turn of Slither Stone, and the wall in it.
///
/// Asked are the squares of the snakes after their move; where they point is the detail.
fn turn_answer(position: &Position, turn: &[Action]) -> Option<(AnswerKey, Squares)> {
    let mover = position.to_move();
    let mut now = *position;
    let mut wall = Squares::NONE;
    for &action in turn {
        if let Action::Wall(square) = action {
            wall |= square.into();
        }
        now.play(action).ok()?;
    }
    Some((snakes_answer(&now, mover), wall))
}

/// Where the snakes of a player are, and where they point.
fn snakes_answer(position: &Position, player: Player) -> AnswerKey {
    let (mut main, mut detail) = (0, 0);
    for snake in Snake::ALL.into_iter().filter(|snake| snake.owner == player) {
        let bits = position.body(snake).bits();
        main = mix(mix(main, bits as u64), (bits >> 64) as u64);
        let head = position.head(snake);
        main = mix(main, head.map_or(0, |(square, _)| square.index() as u64 + 1));
        detail = detail << 2 | head.map_or(0, |(_, direction)| direction.index() as u8);
    }
    AnswerKey { main, detail }
}

impl PuzzleGame for Position {
    fn accepts_turn(&self, step: &Step, given: &[AnyAction]) -> bool {
        accepts(self, step, given).unwrap_or(false)
    }

    fn check_puzzle(&self, puzzle: &Puzzle) -> Result<(), Disputed> {
        check(self, puzzle)
    }

    fn draft_puzzle(&self, before: &AnyPosition, goal: Goal) -> Option<(Draft, Theme)> {
        draft(&Self::own_position(before)?, self, goal)
    }
}

/// Whether the answer of a player is that of a solution; `None` if one of them cannot be played.
fn accepts(position: &Position, step: &Step, given: &[AnyAction]) -> Option<bool> {
    let wanted = parse_turn(position, &step.turn).ok()?;
    let own = |&action: &AnyAction| Position::own_action(action);
    let given: Vec<Action> = given.iter().map(own).collect::<Option<_>>()?;
    let (wanted, wall) = turn_answer(position, &wanted)?;
    let (given, given_wall) = turn_answer(position, &given)?;
    Some(wanted.is(given, step.loose) && (wall.is_empty() || wall == given_wall))
}

/// The positions after each move, without wall or free spaces, in which as many snakes live as can.
pub(super) fn careful_moves(position: &Position) -> Vec<Position> {
    let mover = position.to_move();
    let moves = position.actions().into_iter().filter(|action| matches!(action, Action::Move(_)));
    let mut after: Vec<Position> = Vec::new();
    for action in moves {
        let mut now = position.after(action);
        if now.outcome().is_none() && now.play(Action::End).is_ok() && !after.contains(&now) {
            after.push(now);
        }
    }
    let living = |position: &Position| position.living(mover).count();
    let most = after.iter().map(living).max();
    after.retain(|position| Some(living(position)) == most);
    after
}
