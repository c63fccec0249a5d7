//! The choices of Slither Stone. Most are made on the board; the tools stand beside the button that plays the turn.

use tessera_draw::art::{FREE, SNAKE_HEAD, WALL, snake_classes};
use tessera_game::Position as _;
use tessera_games::slither_stone::{Direction, Kind, Position};

use super::{BEYOND, KIND, ORDER, POINTING, SlitherHand, TOOL, Tool, WISE, angle, say};
use crate::draft::{Choice, Form, Item};
use crate::{Figure, Value, Words};

/// A kind of move in words.
pub(super) fn kind_words(kind: Kind) -> Words {
    match kind {
        Kind::Step(direction) => say::slither_step(Value::direction(direction.letter())),
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
        choices.extend([self.wise_choice(&before), self.kind_choice()]);
        choices.extend(self.beyond_choice(&before));
        choices.extend(self.order_choice(&before));
        choices.extend(self.pointing_choice(&before));
        choices
    }

    /// Why a tool cannot be used now.
    pub(super) fn tool_why(&self, tool: Tool, now: &Position) -> Option<Words> {
        match tool {
            Tool::Snake => None,
            _ if now.outcome().is_some() => Some(say::illegal_game_over()),
            Tool::Wall if now.has_walled() => Some(say::slither_second_wall()),
            Tool::Free if now.supply(self.start.to_move()) == 0 => Some(say::slither_no_free_space()),
            Tool::Wall | Tool::Free => None,
        }
    }

    fn tool_choice(&self, now: &Position) -> Choice {
        let left = now.supply(self.start.to_move());
        let tools = [
            (Tool::Wall, WALL, '#', say::slither_tool_wall()),
            (Tool::Free, FREE, 'o', say::slither_tool_free(left)),
        ];
        let items = tools.map(|(tool, art, key, says)| {
            let item = Item::new(tool.id(), says).shape(Figure::new(art, &[])).key(key);
            item.on(self.tool == tool).unless(self.tool_why(tool, now))
        });
        Choice::new(TOOL, say::slither_choose_tool(), items).form(Form::Bar)
    }

    fn wise_choice(&self, before: &Position) -> Choice {
        let items = before.living(self.start.to_move()).map(|snake| {
            let number = snake.number;
            Item::new(number.digit(), say::slither_wise_item(number.digit()))
                .shape(Figure::new(SNAKE_HEAD, &snake_classes(snake)))
                .key(number.digit())
                .on(self.going.wise == Some(number))
        });
        Choice::new(WISE, say::slither_choose_wise(), items).form(Form::Board)
    }

    fn kind_choice(&self) -> Choice {
        let items = Kind::ALL.into_iter().map(|kind| self.kind_item(kind).key(kind.letter()));
        Choice { turns: true, ..Choice::new(KIND, say::slither_choose_kind(), items).form(Form::Board) }
    }

    fn kind_item(&self, kind: Kind) -> Item {
        let item = Item::new(kind.letter(), kind_words(kind)).on(self.going.kind == Some(kind));
        match kind {
            Kind::Step(direction) => item.angle(angle(direction) - 90),
            Kind::Jump | Kind::Dash => item,
        }
    }

    /// The moves that end off the board or on the other snake's head, where no tap can mean them.
    fn beyond_choice(&self, before: &Position) -> Option<Choice> {
        self.going.wise_in(before)?;
        let targets = self.targets(before);
        let beyond = Kind::ALL.into_iter().filter(|kind| targets.iter().all(|(_, each)| each != kind));
        let items: Vec<Item> = beyond
            .map(|kind| Item::new(kind.letter(), say::slither_beyond(Value::direction(kind.letter()))))
            .collect();
        let is_shown = self.tool == Tool::Snake && !self.going.is_whole() && !items.is_empty();
        is_shown.then(|| Choice::new(BEYOND, say::slither_choose_beyond(), items))
    }

    /// Which of the snakes goes first, where it matters.
    fn order_choice(&self, before: &Position) -> Option<Choice> {
        let mad_first = self.going.chosen(before)?.mad_first;
        let item = |id, says, on| {
            let item = Item::new(id, says).on(on);
            if on { item } else { item.key('~') }
        };
        let items = [
            item("wise", say::slither_order_wise(), !mad_first),
            item("mad", say::slither_order_mad(), mad_first),
        ];
        let choice = Choice::new(ORDER, say::slither_choose_order(), items);
        self.going.order_matters(before).then_some(choice)
    }

    /// The directions round the new head of the wise snake.
    fn pointing_choice(&self, before: &Position) -> Option<Choice> {
        let head = self.new_head(before)?;
        let chosen = self.going.chosen(before)?;
        let items = Direction::ALL.into_iter().map(|direction| {
            Item::new(direction.letter(), say::slither_pointing_item(Value::direction(direction.letter())))
                .key(direction.letter().to_ascii_uppercase())
                .on(chosen.pointing == direction)
                .angle(angle(direction) - 90)
        });
        let choice = Choice::new(POINTING, say::slither_choose_pointing(), items);
        Some(choice.round(&before.square_text(head)).form(Form::Board))
    }
}
