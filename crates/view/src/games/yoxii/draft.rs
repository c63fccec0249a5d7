//! A turn of Yoxii: the totem first, then the value and the square of the stone in either order.

use tessera_draw::art::{TOTEM, player_class, stone_art};
use tessera_game::Position as _;
use tessera_games::yoxii::{Action, Position, Square, Value};

use super::{illegal, say};
use crate::draft::{CellWords, Choice, Draft, Event, Form, Hand, Item, Part, meaningless, note_outcome};
use crate::{Figure, Words};

/// The choice of the stone's value.
const VALUE: &str = "value";

pub(super) struct YoxiiHand {
    position: Position,
    totem: Option<Square>,
    stone: Option<Square>,
    value: Option<Value>,
}

impl YoxiiHand {
    pub(super) fn new(position: Position) -> Self {
        let mut values = position.supply(position.to_move()).values();
        let first = values.next();
        let only = if values.next().is_none() { first } else { None };
        Self { position, totem: None, stone: None, value: only }
    }

    fn tap(&mut self, square: Square) -> Result<(), Words> {
        // If an action breaks several rules, the error is about the totem first and about the value last.
        let value = self.value.unwrap_or(Value::One);
        let Some(totem) = self.totem else {
            if self.position.destinations().contains(square) {
                self.totem = Some(square);
                return Ok(());
            }
            return Err(self.refusal(Action::new(square, square, value)));
        };
        if self.position.stone_squares(totem).contains(square) {
            self.stone = Some(square);
            return Ok(());
        }
        Err(self.refusal(Action::new(totem, square, value)))
    }

    fn refusal(&self, action: Action) -> Words {
        self.position.check(action).err().map_or_else(say::refused_choice, illegal)
    }

    fn choose(&mut self, item: &str) -> Result<(), Words> {
        let value = Value::ALL.into_iter().find(|value| value.to_string() == item);
        let value = value.ok_or_else(say::refused_choice)?;
        if self.position.supply(self.position.to_move()).left(value) == 0 {
            return Err(say::yoxii_none_left(value.points()));
        }
        self.value = Some(value);
        Ok(())
    }

    fn drop(&mut self, part: &str) -> Result<(), Words> {
        match part {
            "totem" if self.totem.is_some() => (self.totem, self.stone) = (None, None),
            "stone" if self.stone.is_some() => self.stone = None,
            "value" if self.value.is_some() => self.value = None,
            _ => return Err(say::refused_drop()),
        }
        Ok(())
    }

    fn action(&self) -> Option<Action> {
        Some(Action::new(self.totem?, self.stone?, self.value?))
    }

    fn events(&self) -> Vec<Event> {
        let value = self.value.map(|value| Event::choose(VALUE, value));
        let taps = [self.totem, self.stone].into_iter().flatten().map(Event::tap);
        value.into_iter().chain(taps).collect()
    }

    fn asks(&self) -> Words {
        match (self.totem, self.stone, self.value) {
            (None, ..) => say::yoxii_ask_totem(),
            (_, None, None) => say::yoxii_ask_stone_and_value(),
            (_, None, Some(value)) => say::yoxii_ask_stone(value.points()),
            (_, Some(_), None) => say::yoxii_ask_value(),
            _ => say::ask_play(),
        }
    }

    /// Where the values stand round the stone's square: never over the totem beside it.
    fn value_angles(&self) -> [i32; 4] {
        let diagonal = self
            .stone
            .zip(self.totem)
            .is_some_and(|(stone, totem)| stone.column() != totem.column() && stone.row() != totem.row());
        if diagonal { [180, 270, 0, 90] } else { [225, 315, 45, 135] }
    }

    /// The values, round the stone's square once it is known.
    fn value_choice(&self) -> Choice {
        let mover = self.position.to_move();
        let supply = self.position.supply(mover);
        let items = Value::ALL.into_iter().zip(self.value_angles()).map(|(value, angle)| {
            let item = Item::new(value, say::yoxii_value_item(value.points(), supply.left(value)))
                .shape(Figure::new(stone_art(value), &[player_class(mover)]))
                .key(char::from(b'0' + value.points()))
                .on(self.value == Some(value))
                .enabled(supply.left(value) > 0);
            if self.stone.is_some() { item.angle(angle) } else { item }
        });
        let choice = Choice::new(VALUE, say::yoxii_choose_value(), items);
        match self.stone {
            Some(square) => Choice { form: Form::Ring, at: Some(square.to_string()), ..choice },
            None => choice,
        }
    }

    fn parts(&self) -> Vec<Part> {
        let totem = self.totem.map(|square| ("totem", say::yoxii_part_totem(square.to_string())));
        let value = self.value.map(|value| ("value", say::yoxii_part_value(value.points())));
        let stone = self.stone.map(|square| ("stone", say::yoxii_part_stone(square.to_string())));
        let parts = [totem, value, stone].into_iter().flatten();
        parts.map(|(id, says)| Part { id: id.to_owned(), says }).collect()
    }

    /// The totem alone. A complete action is shown as if it were played.
    fn ghosts(&self) -> Vec<Figure> {
        if self.action().is_some() {
            return Vec::new();
        }
        self.totem.map(|square| Figure::new(TOTEM, &[]).on(square).keyed("totem")).into_iter().collect()
    }

    /// The squares that the totem leaves and enters, and where the stone will lie, while the position does not show them.
    fn cells(&self) -> Vec<CellWords> {
        if self.action().is_some() {
            return Vec::new();
        }
        let Some(totem) = self.totem else { return Vec::new() };
        let stone = self.stone.map(|square| (square, say::yoxii_cell_chosen(square.to_string())));
        let left = self.position.totem();
        let moved =
            [(left, say::cell_empty(left.to_string())), (totem, say::yoxii_cell_totem(totem.to_string()))];
        let cells = moved.into_iter().chain(stone);
        cells.map(|(square, says)| CellWords { cell: square.to_string(), says }).collect()
    }

    fn notes(&self, action: Option<Action>) -> Vec<Words> {
        let Some(totem) = self.totem else { return Vec::new() };
        let mover = self.position.to_move();
        let Some(action) = action else {
            let jumped = self.position.totem().neighbours().contains(totem);
            return if jumped { Vec::new() } else { vec![say::yoxii_note_jump()] };
        };
        let after = self.position.after(action);
        match after.outcome() {
            None => {
                let [own, other] = [mover, !mover].map(|player| after.around_totem(player).sum);
                vec![say::yoxii_note_sums(own, other)]
            }
            Some(outcome) => vec![note_outcome(outcome, mover)],
        }
    }
}

impl Hand for YoxiiHand {
    fn take(&mut self, event: &Event) -> Result<(), Words> {
        match event {
            Event::Tap(name) => self.tap(square_named(name).ok_or_else(|| meaningless(event))?),
            Event::Choose(group, item) if group == VALUE => self.choose(item),
            Event::Drop(part) => self.drop(part),
            Event::Choose(..) | Event::Rotate(_) => Err(meaningless(event)),
        }
    }

    fn draft(&self) -> Draft {
        let action = self.action().filter(|&action| self.position.check(action).is_ok());
        let actions: Vec<String> = action.iter().map(ToString::to_string).collect();
        let lit = match (self.totem, self.stone) {
            (None, _) => self.position.destinations(),
            (Some(totem), None) => self.position.stone_squares(totem),
            (Some(totem), Some(stone)) => self.position.stone_squares(totem) - stone.into(),
        };
        let hides =
            if self.totem.is_some() && action.is_none() { vec!["totem".to_owned()] } else { Vec::new() };
        Draft {
            events: self.events(),
            complete: action.is_some(),
            finished: action.is_some(),
            parts: self.parts(),
            lit: lit.iter().map(|square| square.to_string()).collect(),
            choices: vec![self.value_choice()],
            ghosts: self.ghosts(),
            hides,
            marks: self.stone.filter(|_| action.is_none()).map(Figure::selected).into_iter().collect(),
            notes: self.notes(action),
            cells: self.cells(),
            ahead: actions.clone(),
            actions,
            ..Draft::new(self.asks())
        }
    }
}

/// The square with that name.
pub(crate) fn square_named(name: &str) -> Option<Square> {
    let mut reader = tessera_game::Reader::new(name);
    let (column, row) = reader.square().ok()?;
    reader.end().ok()?;
    Square::new(column, row)
}
