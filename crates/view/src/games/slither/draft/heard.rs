//! What is seen of a move of Slither Stone in the making, for those who hear it: where the heads end.

use tessera_game::Position as _;
use tessera_games::slither_stone::{Action, Leg};

use super::{SlitherHand, say};
use crate::{Value, Words};

impl SlitherHand {
    /// Where the head of each snake that survives its move ends, and where it points.
    pub(super) fn heard(&self) -> Vec<Words> {
        let before = self.before_move();
        let Some(move_) = self.going.chosen(&before).filter(|_| self.going.is_whole()) else {
            return Vec::new();
        };
        let mut after = before;
        after.play_unchecked(Action::Move(move_));
        let legs = before.trace(move_);
        let head = |leg: &Leg| {
            let (square, points) = after.head(leg.snake).filter(|_| leg.death.is_none())?;
            let role = if leg.wise { "wise" } else { "mad" };
            let (number, cell) = (leg.snake.number.digit(), before.square_text(square));
            Some(say::slither_heard_head(role, number, cell, Value::direction(points.letter())))
        };
        legs.legs().filter_map(head).collect()
    }
}
