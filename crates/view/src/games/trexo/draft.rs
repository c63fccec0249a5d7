//! A turn of Trexo: a tile whose one half lies on a square, and which is turned or stretched to a neighbour.

use tessera_draw::art::sign_art;
use tessera_game::Position as _;
use tessera_games::trexo::{Action, Arrow, Position, Square, Symbol};

use super::{WAYS, angle, illegal, say, square_words};
use crate::draft::{CellWords, Choice, Draft, Event, Hand, Item, Part, meaningless, note_outcome, turned};
use crate::{Figure, Value, Words};

/// The choice of the symbol under the finger, and the choice of where the other half lies.
const HALF: &str = "half";
const WAY: &str = "way";

pub(super) struct TrexoHand {
    position: Position,
    /// The symbol of the half that is tapped first.
    symbol: Symbol,
    /// Its square.
    base: Option<Square>,
    /// Where its other half lies.
    way: Option<Arrow>,
    /// Whether the other half was placed, not only turned to.
    firm: bool,
}

impl TrexoHand {
    pub(super) fn new(position: &Position) -> Self {
        let symbol = Symbol::of(position.to_move());
        Self { position: *position, symbol, base: None, way: None, firm: false }
    }

    fn action_on(&self, base: Square, way: Arrow) -> Option<Action> {
        base.next(way).map(|other| self.action_with(base, other))
    }

    fn action_with(&self, base: Square, other: Square) -> Action {
        match self.symbol {
            Symbol::X => Action { x: base, o: other },
            Symbol::O => Action { x: other, o: base },
        }
    }

    fn action(&self) -> Option<Action> {
        self.action_on(self.base?, self.way?)
    }

    /// The ways in which a tile may lie from a square, clockwise from the right.
    fn ways(&self, base: Square) -> Vec<Arrow> {
        let legal = |&way: &Arrow| {
            self.action_on(base, way).is_some_and(|action| self.position.check(action).is_ok())
        };
        WAYS.map(|(way, _)| way).into_iter().filter(legal).collect()
    }

    fn tap(&mut self, square: Square) -> Result<(), Words> {
        let Some(base) = self.base else { return self.lay(square) };
        if square == base {
            return self.rotate(1);
        }
        let other = self.way.and_then(|way| base.next(way));
        if other == Some(square) {
            // A tap on the other half of a whole tile swaps the symbols.
            self.symbol = self.symbol.other();
            return Ok(());
        }
        if other.is_some() && base.arrow_to(square).is_none() {
            return self.lay(square);
        }
        self.position.check(self.action_with(base, square)).map_err(illegal)?;
        (self.way, self.firm) = (base.arrow_to(square), true);
        Ok(())
    }

    /// Puts the tile's first half on a square; its other half stays where it lies from there, if it can.
    fn lay(&mut self, square: Square) -> Result<(), Words> {
        let ways = self.ways(square);
        if ways.is_empty() {
            return Err(self.no_room(square));
        }
        let way = self.way.map(|way| if ways.contains(&way) { way } else { ways[0] });
        (self.base, self.way, self.firm) = (Some(square), way, false);
        Ok(())
    }

    /// Why no tile can lie on a square.
    fn no_room(&self, square: Square) -> Words {
        let level = self.position.level(square);
        let neighbours = Arrow::ALL.into_iter().filter_map(|way| square.next(way));
        let size = self.position.rules().size();
        let even = neighbours.filter(|next| next.is_on(size)).any(|next| self.position.level(next) == level);
        if even { say::trexo_only_one_tile() } else { say::trexo_no_level_neighbour(level) }
    }

    fn rotate(&mut self, by: i8) -> Result<(), Words> {
        let base = self.base.ok_or_else(say::trexo_lay_first)?;
        (self.way, self.firm) = (turned(&self.ways(base), self.way, by), false);
        Ok(())
    }

    fn choose_half(&mut self, item: &str) -> Result<(), Words> {
        let symbol = Symbol::BOTH.into_iter().find(|&symbol| symbol_id(symbol) == item);
        self.symbol = symbol.ok_or_else(say::refused_choice)?;
        Ok(())
    }

    fn choose_way(&mut self, item: &str) -> Result<(), Words> {
        let way = WAYS.into_iter().find(|&(_, name)| name == item).map(|(way, _)| way);
        let way = way.ok_or_else(say::refused_choice)?;
        let base = self.base.ok_or_else(say::trexo_lay_first)?;
        let action = self.action_on(base, way).ok_or_else(say::illegal_off_the_board)?;
        self.position.check(action).map_err(illegal)?;
        (self.way, self.firm) = (Some(way), true);
        Ok(())
    }

    fn drop(&mut self, part: &str) -> Result<(), Words> {
        match part {
            "tile" if self.base.is_some() => (self.base, self.way) = (None, None),
            "way" if self.way.is_some() => self.way = None,
            _ => return Err(say::refused_drop()),
        }
        self.firm = false;
        Ok(())
    }

    fn events(&self) -> Vec<Event> {
        let mut events = vec![Event::choose(HALF, symbol_id(self.symbol))];
        let Some(base) = self.base else { return events };
        events.push(Event::tap(base));
        if let Some(way) = self.way {
            if self.firm {
                events.extend(base.next(way).map(Event::tap));
            } else {
                let place = self.ways(base).iter().position(|&legal| legal == way);
                events.extend(vec![Event::Rotate(1); place.map_or(0, |place| place + 1)]);
            }
        }
        events
    }

    fn lit(&self) -> Vec<String> {
        let size = self.position.rules().size();
        let squares: Vec<Square> = match self.base {
            None => Square::all(size).filter(|&square| !self.ways(square).is_empty()).collect(),
            Some(base) => self.ways(base).into_iter().filter_map(|way| base.next(way)).collect(),
        };
        squares.iter().map(ToString::to_string).collect()
    }

    fn half_choice(&self) -> Choice {
        let items = Symbol::BOTH.into_iter().map(|symbol| {
            Item::new(symbol_id(symbol), say::trexo_half_item(symbol.to_string()))
                .shape(Figure::new(sign_art(symbol), &[]))
                .key(if symbol == Symbol::X { 'x' } else { 'o' })
                .on(self.symbol == symbol)
        });
        Choice::new(HALF, say::trexo_choose_half(), items)
    }

    /// The ring of directions round the first half.
    fn way_choice(&self, base: Square) -> Choice {
        let ways = self.ways(base);
        let items = WAYS.into_iter().map(|(way, name)| {
            Item::new(name, say::trexo_way_item(Value::direction(name)))
                .on(self.way == Some(way))
                .enabled(ways.contains(&way))
                .angle(angle(way))
        });
        Choice::new(WAY, say::trexo_choose_way(), items).round(base)
    }

    fn parts(&self) -> Vec<Part> {
        let Some(base) = self.base else { return Vec::new() };
        let (symbol, square) = (self.symbol.to_string(), base.to_string());
        let tile = Part { id: "tile".to_owned(), says: say::trexo_part_half(symbol, square) };
        let other = self.way.and_then(|way| base.next(way)).map(|other| {
            let symbol = self.symbol.other().to_string();
            Part { id: "way".to_owned(), says: say::trexo_part_half(symbol, other.to_string()) }
        });
        std::iter::once(tile).chain(other).collect()
    }

    /// The square of a half whose other half lies nowhere yet. Where that is only proposed, nothing new lies.
    fn cells(&self, base: Square, proposed: Option<Action>) -> Vec<CellWords> {
        let level = self.position.level(base) + 1;
        let half = say::trexo_cell_half(base.to_string(), self.symbol.to_string(), level);
        let other = proposed.map(|Action { x, o }| if x == base { o } else { x });
        let there = other.map(|square| (square, square_words(square, self.position.half(square))));
        let cells = std::iter::once((base, half)).chain(there);
        cells.map(|(square, says)| CellWords { cell: square.to_string(), says }).collect()
    }

    fn notes(&self, action: Option<Action>) -> Vec<Words> {
        let Some(base) = self.base else { return Vec::new() };
        let level = say::trexo_note_level(self.position.level(base) + 1);
        let mover = self.position.to_move();
        let outcome = action.and_then(|action| self.position.after(action).outcome());
        std::iter::once(level).chain(outcome.map(|outcome| note_outcome(outcome, mover))).collect()
    }
}

impl Hand for TrexoHand {
    fn take(&mut self, event: &Event) -> Result<(), Words> {
        match event {
            Event::Tap(name) => {
                let square: Square = name.parse().map_err(|_| meaningless(event))?;
                if !square.is_on(self.position.rules().size()) {
                    return Err(meaningless(event));
                }
                self.tap(square)
            }
            Event::Choose(group, item) if group == HALF => self.choose_half(item),
            Event::Choose(group, item) if group == WAY => self.choose_way(item),
            Event::Choose(..) => Err(meaningless(event)),
            Event::Rotate(by) => self.rotate(*by),
            Event::Drop(part) => self.drop(part),
        }
    }

    fn draft(&self) -> Draft {
        let action = self.action().filter(|&action| self.position.check(action).is_ok());
        let actions: Vec<String> = action.iter().map(ToString::to_string).collect();
        let alone = self.base.filter(|_| action.is_none());
        // The whole tile in hand is shown as it could lie, even before its other half is placed.
        let proposed = alone.and_then(|base| self.action_on(base, *self.ways(base).first()?));
        let ahead: Vec<String> = action.or(proposed).iter().map(ToString::to_string).collect();
        let asks = match (self.base, self.way) {
            (None, _) => say::trexo_ask_first(self.symbol.to_string()),
            (Some(_), None) => say::trexo_ask_second(self.symbol.other().to_string()),
            _ => say::trexo_ask_play(),
        };
        let ring = self.base.map(|base| self.way_choice(base));
        Draft {
            events: self.events(),
            complete: action.is_some(),
            finished: action.is_some() && self.firm,
            parts: self.parts(),
            lit: self.lit(),
            choices: std::iter::once(self.half_choice()).chain(ring).collect(),
            marks: alone.map(Figure::selected).into_iter().collect(),
            notes: self.notes(action),
            cells: alone.map(|base| self.cells(base, proposed)).unwrap_or_default(),
            ahead,
            actions,
            ..Draft::new(asks)
        }
    }
}

fn symbol_id(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::X => "x",
        Symbol::O => "o",
    }
}
