//! What taps and choices do to a turn of Slither Stone.

use tessera_game::{Position as _, Reader};
use tessera_games::slither_stone::{Content, Direction, Kind, Position, SnakeNumber, Square};

use super::{Deed, KIND, ORDER, POINTING, SlitherHand, TOOL, Tool, WISE, say};
use crate::Words;
use crate::draft::{Event, meaningless};

impl SlitherHand {
    pub(super) fn square(&self, name: &str) -> Option<Square> {
        let mut reader = Reader::new(name);
        let (column, row) = reader.square().ok()?;
        reader.end().ok()?;
        self.start.grid().square(column, row)
    }

    pub(super) fn tap(&mut self, square: Square) -> Result<(), Words> {
        let placed = [Deed::Wall(square), Deed::Free(square)];
        if let Some(index) = self.deeds.iter().position(|deed| placed.contains(deed)) {
            let content = self.now().content(square);
            let still_there = matches!(content, Some(Content::Wall | Content::FreeSpace));
            if still_there {
                self.take_back(|hand| {
                    hand.deeds.remove(index);
                });
                return Ok(());
            }
        }
        match self.tool {
            Tool::Wall => self.change(|hand| hand.deeds.push(Deed::Wall(square))),
            Tool::Free => self.change(|hand| hand.deeds.push(Deed::Free(square))),
            Tool::Snake => self.tap_snake(square),
        }
    }

    /// A tap on a snake makes it the wise one; on a square before it, chooses the kind of move; when the move
    /// is chosen, beside the new head, the new direction.
    fn tap_snake(&mut self, square: Square) -> Result<(), Words> {
        if self.start.has_moved() {
            return Err(say::slither_moved_already());
        }
        let before = self.before_move();
        let owner = self.start.to_move();
        let tapped = before.living(owner).find(|&snake| before.body(snake).contains(square));
        if self.going.is_whole() {
            if let Some(direction) = self.pointing_at(&before, square) {
                return self.change(|hand| hand.going.pointing = Some(direction));
            }
        } else if let Some(kind) = self.kinds_at(&before).find(|&(at, _)| at == square) {
            return self.change(|hand| hand.going.kind = Some(kind.1));
        }
        match tapped {
            Some(snake) => self.change(|hand| hand.going.wise = Some(snake.number)),
            None if self.going.is_whole() => Err(say::slither_move_chosen()),
            None if self.going.wise.is_none() => Err(say::slither_tap_own_snake()),
            None => Err(say::slither_out_of_reach()),
        }
    }

    /// The direction in which a square lies from where the wise snake will be.
    pub(super) fn pointing_at(&self, before: &Position, square: Square) -> Option<Direction> {
        let leg = self.going.wise_leg(before).filter(|leg| leg.death.is_none())?;
        let head = *leg.entered().last()?;
        let grid = before.grid();
        Direction::ALL.into_iter().find(|&direction| grid.next(head, direction) == Some(square))
    }

    /// The squares that stand for the kinds of move of the wise snake: those that it goes to.
    pub(super) fn kinds_at(&self, before: &Position) -> impl Iterator<Item = (Square, Kind)> + use<> {
        let grid = before.grid();
        let head = self.going.wise.and_then(|number| before.head(self.own(number)));
        let kinds = head.into_iter().flat_map(move |(head, points)| {
            let ahead = |steps: usize| (0..steps).try_fold(head, |square, _| grid.next(square, points));
            let steps = Direction::ALL
                .into_iter()
                .filter_map(|direction| Some((grid.next(head, direction)?, Kind::Step(direction))));
            let jump = ahead(2).map(|square| (square, Kind::Jump));
            let dash = ahead(3).map(|square| (square, Kind::Dash));
            steps.chain(jump).chain(dash).collect::<Vec<_>>()
        });
        kinds.collect::<Vec<_>>().into_iter()
    }

    pub(super) fn choose(&mut self, event: &Event, group: &str, item: &str) -> Result<(), Words> {
        let mut letters = item.chars();
        let letter = letters.next().filter(|_| letters.next().is_none());
        let refused = || meaningless(event);
        if group == TOOL {
            self.tool = Tool::ALL.into_iter().find(|tool| tool.id() == item).ok_or_else(refused)?;
            return Ok(());
        }
        if self.start.has_moved() {
            return Err(say::slither_moved_already());
        }
        match group {
            WISE => {
                let number = SnakeNumber::BOTH.into_iter().find(|number| Some(number.digit()) == letter);
                let number = number.ok_or_else(refused)?;
                if !self.before_move().is_living(self.own(number)) {
                    return Err(say::slither_dead_snake(number.digit()));
                }
                self.change(|hand| hand.going.wise = Some(number))
            }
            KIND => {
                let kind = letter.and_then(Kind::from_letter).ok_or_else(refused)?;
                self.change(|hand| hand.going.kind = Some(kind))
            }
            ORDER => {
                let mad_first = match item {
                    "wise" => false,
                    "mad" => true,
                    _ => return Err(refused()),
                };
                self.change(|hand| hand.going.mad_first = mad_first)
            }
            POINTING => {
                let pointing = letter.and_then(Direction::from_letter).ok_or_else(refused)?;
                if !self.going.is_whole() {
                    return Err(say::slither_move_first());
                }
                if !self.going.wise_lives(&self.before_move()) {
                    return Err(say::slither_dies_pointing());
                }
                self.change(|hand| hand.going.pointing = Some(pointing))
            }
            _ => Err(refused()),
        }
    }

    pub(super) fn drop(&mut self, part: &str) -> Result<(), Words> {
        if !self.parts().iter().any(|known| known.id == part) {
            return Err(say::refused_drop());
        }
        let deed = self.deeds.iter().position(|&deed| self.deed_id(deed).as_deref() == Some(part));
        self.take_back(|hand| match (part, deed) {
            (_, Some(index)) => {
                hand.deeds.remove(index);
            }
            (WISE, _) => (hand.going.wise, hand.going.pointing) = (None, None),
            (KIND, _) => (hand.going.kind, hand.going.pointing) = (None, None),
            (ORDER, _) => hand.going.mad_first = false,
            _ => hand.going.pointing = None,
        });
        Ok(())
    }
}
