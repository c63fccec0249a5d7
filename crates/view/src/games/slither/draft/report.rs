//! What is shown and said of a turn of Slither Stone in the making.

use tessera_game::Position as _;
use tessera_games::slither_stone::{Death, Position, Square, Squares};

use super::choices::kind_words;
use super::going::Going;
use super::{Deed, KIND, ORDER, POINTING, SlitherHand, Tool, WISE, say};
use crate::draft::Part;
use crate::{Figure, Words};

impl SlitherHand {
    pub(super) fn parts(&self) -> Vec<Part> {
        let deeds = self.deeds.iter().filter_map(|&deed| {
            let id = self.deed_id(deed)?;
            let says = match deed {
                Deed::Wall(square) => say::slither_part_wall(self.start.square_text(square)),
                Deed::Free(square) => say::slither_part_free(self.start.square_text(square)),
                Deed::Move => return None,
            };
            Some(Part { id, says })
        });
        let Going { wise, kind, mad_first, pointing } = self.going;
        let alone = Going::new(&self.start).wise.is_some();
        let going = [
            wise.filter(|_| !alone).map(|number| (WISE, say::slither_part_wise(number.digit()))),
            kind.map(|kind| (KIND, kind_words(kind))),
            mad_first.then(|| (ORDER, say::slither_part_mad_first())),
            pointing.map(|to| (POINTING, say::slither_part_pointing(to.letter()))),
        ];
        let going = going.into_iter().flatten().map(|(id, says)| Part { id: id.to_owned(), says });
        deeds.chain(going).collect()
    }

    pub(super) fn lit(&self, now: &Position) -> Vec<String> {
        if now.outcome().is_some() {
            return Vec::new();
        }
        let squares: Squares = match self.tool {
            Tool::Wall => now.wall_squares() & now.grid().squares(),
            Tool::Free => now.free_space_squares(),
            Tool::Snake if self.start.has_moved() => Squares::NONE,
            Tool::Snake if self.going.is_whole() => {
                let before = self.before_move();
                let beside = |&square: &Square| {
                    self.pointing_at(&before, square).is_some_and(|to| self.going.pointing != Some(to))
                };
                now.grid().squares().into_iter().filter(beside).collect()
            }
            Tool::Snake => {
                let owner = self.start.to_move();
                let heads = now.living(owner).filter_map(|snake| now.head(snake)).map(|(head, _)| head);
                let other = heads.filter(|&head| {
                    self.going
                        .wise
                        .is_none_or(|number| now.head(self.own(number)).map(|(at, _)| at) != Some(head))
                });
                other.chain(self.kinds_at(now).map(|(square, _)| square)).collect()
            }
        };
        squares.into_iter().map(|square| self.start.square_text(square)).collect()
    }

    pub(super) fn asks(&self, now: &Position) -> Words {
        if now.has_moved() || now.outcome().is_some() {
            return say::slither_ask_end();
        }
        match (self.tool, self.going.wise, self.going.kind) {
            (Tool::Wall, ..) => say::slither_ask_wall(),
            (Tool::Free, ..) => say::slither_ask_free(),
            (_, None, _) => say::slither_ask_wise(),
            (_, Some(_), _) => say::slither_ask_kind(),
        }
    }

    /// What the move does to the snakes: marks where they die, and remarks.
    pub(super) fn deaths(&self) -> (Vec<Figure>, Vec<Words>) {
        let before = self.before_move();
        let Some(move_) = self.going.chosen(&before).filter(|_| self.going.is_whole()) else {
            return (Vec::new(), Vec::new());
        };
        let mut marks = Vec::new();
        let mut notes = Vec::new();
        for leg in before.trace(move_).legs() {
            let Some(death) = leg.death else { continue };
            notes.push(say::slither_note_dies(leg.snake.number.digit()));
            let at = match death {
                Death::OffTheBoard => leg.entered().last().copied().unwrap_or(leg.from),
                Death::Wall(square) | Death::Snake(square, _) => square,
            };
            marks.push(Figure::taken(&self.start.square_text(at)));
        }
        (marks, notes)
    }
}
