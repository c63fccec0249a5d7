//! The choices of Slither Stone, beside the board and round the head of the wise snake.

use tessera_draw::art::{FREE, SNAKE_CORNER, SNAKE_HEAD, WALL, snake_classes};
use tessera_game::Position as _;
use tessera_games::slither_stone::{Direction, Kind, Position, SnakeNumber};

use super::{KIND, ORDER, POINTING, SlitherHand, TOOL, Tool, WISE, angle, say};
use crate::draft::{Choice, Item};
use crate::{Figure, Words};

/// A kind of move in words.
pub(super) fn kind_words(kind: Kind) -> Words {
    match kind {
        Kind::Step(direction) => say::slither_step(direction.letter()),
        Kind::Jump => say::slither_jump(),
        Kind::Dash => say::slither_dash(),
    }
}

impl SlitherHand {
    pub(super) fn choices(&self, now: &Position) -> Vec<Choice> {
        let mut choices = vec![self.tool_choice(now)];
        if self.start.has_moved() {
            return choices;
        }
        let before = self.before_move();
        choices.extend([self.wise_choice(&before), self.kind_choice(), self.order_choice()]);
        choices.extend(self.pointing_choice(&before));
        choices
    }

    fn tool_choice(&self, now: &Position) -> Choice {
        let over = now.outcome().is_some();
        let items = Tool::ALL.into_iter().map(|tool| {
            let (says, key, enabled) = match tool {
                Tool::Snake => (say::slither_tool_snake(), 'm', !self.start.has_moved()),
                Tool::Wall => (say::slither_tool_wall(), '#', !now.has_walled() && !over),
                Tool::Free => {
                    let left = now.supply(self.start.to_move());
                    (say::slither_tool_free(left), 'o', left > 0 && !over)
                }
            };
            let figure = match tool {
                Tool::Snake => Figure::new(SNAKE_CORNER, &snake_classes(self.own(SnakeNumber::One))),
                Tool::Wall => Figure::new(WALL, &[]),
                Tool::Free => Figure::new(FREE, &[]),
            };
            Item::new(tool.id(), says).shape(figure).key(key).on(self.tool == tool).enabled(enabled)
        });
        Choice::new(TOOL, say::slither_choose_tool(), items)
    }

    fn wise_choice(&self, before: &Position) -> Choice {
        let items = SnakeNumber::BOTH.into_iter().map(|number| {
            let snake = self.own(number);
            Item::new(number.digit(), say::slither_wise_item(number.digit()))
                .shape(Figure::new(SNAKE_HEAD, &snake_classes(snake)))
                .key(number.digit())
                .on(self.going.wise == Some(number))
                .enabled(before.is_living(snake))
        });
        Choice::new(WISE, say::slither_choose_wise(), items)
    }

    fn kind_choice(&self) -> Choice {
        let items = Kind::ALL.into_iter().map(|kind| {
            let on = self.going.kind == Some(kind);
            let item = Item::new(kind.letter(), kind_words(kind)).key(kind.letter()).on(on);
            match kind {
                Kind::Step(direction) => item.angle(angle(direction) - 90),
                Kind::Jump | Kind::Dash => item,
            }
        });
        Choice { turns: true, ..Choice::new(KIND, say::slither_choose_kind(), items) }
    }

    fn order_choice(&self) -> Choice {
        let items = [
            Item::new("wise", say::slither_order_wise()).on(!self.going.mad_first),
            Item::new("mad", say::slither_order_mad()).key('~').on(self.going.mad_first),
        ];
        Choice::new(ORDER, say::slither_choose_order(), items)
    }

    /// The ring round the new head of the wise snake.
    fn pointing_choice(&self, before: &Position) -> Option<Choice> {
        let leg = self.going.wise_leg(before).filter(|leg| leg.death.is_none())?;
        let chosen = self.going.chosen(before)?;
        let head = *leg.entered().last()?;
        let items = Direction::ALL.into_iter().map(|direction| {
            let turn = angle(direction);
            Item::new(direction.letter(), say::slither_pointing_item(direction.letter()))
                .shape(Figure::new(SNAKE_HEAD, &snake_classes(leg.snake)).turned(turn))
                .key(direction.letter().to_ascii_uppercase())
                .on(chosen.pointing == direction)
                .angle(turn - 90)
        });
        Some(Choice::new(POINTING, say::slither_choose_pointing(), items).round(&before.square_text(head)))
    }
}
