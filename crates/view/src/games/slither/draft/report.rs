//! What is said of a turn of Slither Stone in the making, and which squares can be tapped.

use tessera_game::Position as _;
use tessera_games::slither_stone::{Direction, Position, Square, Squares};

use super::choices::kind_words;
use super::{Deed, KIND, SlitherHand, Tool, WISE, say};
use crate::Words;
use crate::draft::Part;

impl SlitherHand {
    pub(super) fn parts(&self) -> Vec<Part> {
        let mut parts = Vec::new();
        for &deed in &self.deeds {
            let says = match deed {
                Deed::Wall(square) => say::slither_part_wall(self.start.square_text(square)),
                Deed::Free(square) => say::slither_part_free(self.start.square_text(square)),
                Deed::Move => continue,
            };
            parts.extend(self.deed_id(deed).map(|id| Part { id, says }));
        }
        let going = match (self.going.wise, self.going.kind) {
            (_, Some(kind)) => Some((KIND, kind_words(kind))),
            (Some(number), None) => Some((WISE, say::slither_part_wise(number.digit()))),
            (None, None) => None,
        };
        parts.extend(going.map(|(id, says)| Part { id: id.to_owned(), says }));
        parts
    }

    pub(super) fn lit(&self, now: &Position) -> Vec<String> {
        if now.outcome().is_some() {
            return Vec::new();
        }
        let squares: Squares = match self.tool {
            Tool::Wall => now.wall_squares() & now.grid().squares(),
            Tool::Free => now.free_space_squares(),
            Tool::Snake if self.start.has_moved() => Squares::NONE,
            Tool::Snake => self.lit_for_snakes(),
        };
        squares.into_iter().map(|square| self.start.square_text(square)).collect()
    }

    /// The heads, and where the wise snake can go; if that is chosen, where it can look.
    fn lit_for_snakes(&self) -> Squares {
        let before = self.before_move();
        let heads = self.heads(&before).into_iter().map(|(head, _)| head);
        if self.going.is_whole() {
            heads.chain(self.facings(&before).into_iter().map(|(square, _)| square)).collect()
        } else {
            heads.chain(self.targets(&before).into_iter().map(|(square, _)| square)).collect()
        }
    }

    pub(super) fn asks(&self, now: &Position) -> Words {
        match self.tool {
            Tool::Wall => return say::slither_ask_wall(),
            Tool::Free => return say::slither_ask_free(),
            Tool::Snake => {}
        }
        if now.has_moved() || now.outcome().is_some() {
            let turns = self.new_head(&self.before_move()).is_some() && now.outcome().is_none();
            return if turns { say::slither_ask_turn() } else { say::slither_ask_end() };
        }
        match self.going.wise_in(now) {
            None => say::slither_ask_wise(),
            Some(_) => say::slither_ask_kind(),
        }
    }

    /// Where the wise snake could look instead, with the square that a tap on would turn it to.
    pub(super) fn facings(&self, before: &Position) -> Vec<(Square, Direction)> {
        let Some((head, chosen)) = self.new_head(before).zip(self.going.chosen(before)) else {
            return Vec::new();
        };
        let heads = self.heads(before);
        let others = Direction::ALL.into_iter().filter(|&to| to != chosen.pointing);
        let beside = others.filter_map(|to| Some((before.grid().next(head, to)?, to)));
        beside.filter(|&(square, _)| heads.iter().all(|&(head, _)| head != square)).collect()
    }
}
