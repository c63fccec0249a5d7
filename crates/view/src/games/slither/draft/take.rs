//! What taps and choices do to a turn of Slither Stone.

use tessera_game::{Position as _, Reader};
use tessera_games::slither_stone::{Content, Direction, Kind, Position, SnakeNumber, Square};

use super::going::Going;
use super::{BEYOND, Deed, KIND, ORDER, POINTING, SlitherHand, TOOL, Tool, WISE, say};
use crate::Words;
use crate::draft::{Event, meaningless, turned};

impl SlitherHand {
    pub(super) fn square(&self, name: &str) -> Option<Square> {
        let mut reader = Reader::new(name);
        let (column, row) = reader.square().ok()?;
        reader.end().ok()?;
        self.start.grid().square(column, row)
    }

    /// A tap does what the tool does, once. Where it would do nothing, it takes back what was just placed there.
    pub(super) fn tap(&mut self, square: Square) -> Result<(), Words> {
        let done = match self.tool {
            Tool::Wall => self.change(|hand| hand.deeds.push(Deed::Wall(square))),
            Tool::Free => self.change(|hand| hand.deeds.push(Deed::Free(square))),
            Tool::Snake => self.tap_snake(square),
        };
        let placed = [Deed::Wall(square), Deed::Free(square)];
        let index = self.deeds.iter().position(|deed| placed.contains(deed));
        match (done, index) {
            (Err(_), Some(index)) if self.still_there(square) => self.take_back(|hand| {
                hand.deeds.remove(index);
            }),
            (done, _) => {
                done?;
                self.tool = Tool::Snake;
            }
        }
        Ok(())
    }

    fn still_there(&self, square: Square) -> bool {
        matches!(self.now().content(square), Some(Content::Wall | Content::FreeSpace))
    }

    /// A tap on a head makes that snake wise, and a second one puts it back; on a square in reach, moves the snake there. When
    /// the move is chosen, a tap on the new head or beside it turns it.
    fn tap_snake(&mut self, square: Square) -> Result<(), Words> {
        if self.start.has_moved() {
            return Err(say::slither_moved_already());
        }
        let before = self.before_move();
        let whole = self.going.is_whole();
        if whole && self.new_head(&before) == Some(square) {
            self.turn(1);
            return Ok(());
        }
        let head = self.heads(&before).into_iter().find(|&(at, _)| at == square);
        let kind = self.targets(&before).into_iter().find(|&(at, _)| at == square);
        match (head, kind) {
            (Some((_, number)), _) => {
                let again = self.going.wise == Some(number) && !whole;
                self.take_back(|hand| hand.going = if again { Going::default() } else { Going::of(number) });
                Ok(())
            }
            (None, _) if whole => match self.facing_at(&before, square) {
                Some(direction) => {
                    self.take_back(|hand| hand.going.pointing = Some(direction));
                    Ok(())
                }
                None => self.change_kind(kind, say::slither_move_chosen()),
            },
            (None, Some(_)) => self.change_kind(kind, say::slither_out_of_reach()),
            (None, None) => {
                let owner = self.start.to_move();
                let body = before.living(owner).find(|&snake| before.body(snake).contains(square));
                match (body, self.going.wise_in(&before)) {
                    (Some(snake), _) => self.change(|hand| hand.going = Going::of(snake.number)),
                    (None, None) => Err(say::slither_tap_own_snake()),
                    (None, Some(_)) => Err(say::slither_out_of_reach()),
                }
            }
        }
    }

    fn change_kind(&mut self, kind: Option<(Square, Kind)>, refused: Words) -> Result<(), Words> {
        let (_, kind) = kind.ok_or(refused)?;
        self.change(|hand| hand.going = Going { wise: hand.going.wise, kind: Some(kind), ..Going::default() })
    }

    /// Turns the wise snake to its next direction; `None` if it has none.
    pub(super) fn turn(&mut self, by: i8) -> Option<()> {
        let before = self.before_move();
        self.going.living_leg(&before)?;
        let pointing = self.going.chosen(&before)?.pointing;
        let next = turned(&Direction::ALL, Some(pointing), by);
        self.take_back(|hand| hand.going.pointing = next);
        Some(())
    }

    /// The heads of the player's snakes.
    pub(super) fn heads(&self, before: &Position) -> Vec<(Square, SnakeNumber)> {
        let living = before.living(self.start.to_move());
        living.filter_map(|snake| Some((before.head(snake)?.0, snake.number))).collect()
    }

    /// Where the wise snake will be after its own move.
    pub(super) fn new_head(&self, before: &Position) -> Option<Square> {
        self.going.living_leg(before)?.entered().last().copied()
    }

    /// The direction in which a square lies from where the wise snake will be.
    pub(super) fn facing_at(&self, before: &Position, square: Square) -> Option<Direction> {
        let (head, grid) = (self.new_head(before)?, before.grid());
        Direction::ALL.into_iter().find(|&direction| grid.next(head, direction) == Some(square))
    }

    /// The squares that stand for the kinds of move of the wise snake: those that it goes to, except the heads of the player's
    /// snakes, which choose a snake.
    pub(super) fn targets(&self, before: &Position) -> Vec<(Square, Kind)> {
        let kinds = Kind::ALL.into_iter().filter_map(|kind| Some((self.target(before, kind)?, kind)));
        let heads = self.heads(before);
        kinds.filter(|&(square, _)| heads.iter().all(|&(head, _)| head != square)).collect()
    }

    /// Where the wise snake goes by a kind of move; `None` off the board.
    fn target(&self, before: &Position, kind: Kind) -> Option<Square> {
        let number = self.going.wise_in(before)?;
        let (head, points) = before.head(self.own(number))?;
        let (direction, steps) = match kind {
            Kind::Step(direction) => (direction, 1),
            Kind::Jump => (points, 2),
            Kind::Dash => (points, 3),
        };
        (0..steps).try_fold(head, |square, _| before.grid().next(square, direction))
    }

    pub(super) fn choose(&mut self, event: &Event, group: &str, item: &str) -> Result<(), Words> {
        let mut letters = item.chars();
        let letter = letters.next().filter(|_| letters.next().is_none());
        let refused = || meaningless(event);
        if group == TOOL {
            let tool = Tool::ALL.into_iter().find(|tool| tool.id() == item).ok_or_else(refused)?;
            if let Some(why) = self.tool_why(tool, &self.now()) {
                return Err(why);
            }
            self.tool = if self.tool == tool { Tool::Snake } else { tool };
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
                self.change(|hand| hand.going.wise = Some(number))?;
            }
            KIND | BEYOND => {
                let kind = letter.and_then(Kind::from_letter).ok_or_else(refused)?;
                self.change(|hand| hand.going.kind = Some(kind))?;
            }
            ORDER => {
                let mad_first = match item {
                    "wise" => false,
                    "mad" => true,
                    _ => return Err(refused()),
                };
                self.change(|hand| hand.going.mad_first = Some(mad_first))?;
            }
            POINTING => {
                let pointing = letter.and_then(Direction::from_letter).ok_or_else(refused)?;
                if !self.going.is_whole() {
                    return Err(say::slither_move_first());
                }
                if self.going.living_leg(&self.before_move()).is_none() {
                    return Err(say::slither_dies_pointing());
                }
                self.change(|hand| hand.going.pointing = Some(pointing))?;
            }
            _ => return Err(refused()),
        }
        self.tool = Tool::Snake;
        Ok(())
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
            (KIND, _) => hand.going = Going { wise: hand.going.wise, ..Going::default() },
            _ => hand.going = Going::default(),
        });
        Ok(())
    }
}
