//! A turn of Xok: two fish on neighbouring cells, or a shark that is put on a cell and turned.

use tessera_draw::art::{FISH, player_class, shark_art};
use tessera_game::{Player, Position as _};
use tessera_games::xok::{Action, Cell, Cells, Direction, Position, Shark, SharkKind};

use super::{angle, illegal, say};
use crate::draft::{CellWords, Choice, Draft, Event, Hand, Item, Part, meaningless, turned};
use crate::{Figure, Value, Words};

/// The choice of the piece, and the choice of where a shark faces.
const PIECE: &str = "piece";
const FACING: &str = "facing";

/// The piece that is being placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Piece {
    Fish { first: Option<Cell>, second: Option<Cell> },
    Shark { kind: SharkKind, put: Option<Put> },
}

/// A shark on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Put {
    cell: Cell,
    facing: Direction,
    /// Whether the facing was chosen, not only proposed or turned to.
    firm: bool,
}

pub(super) struct XokHand {
    position: Position,
    piece: Piece,
}

impl XokHand {
    pub(super) fn new(position: Position) -> Self {
        let mut hand = Self { position, piece: Piece::Fish { first: None, second: None } };
        // Where two fish cannot be played, the first shark that can be is selected.
        if hand.fish_refusal().is_some()
            && let Some(kind) = SharkKind::ALL.into_iter().find(|&kind| hand.shark_refusal(kind).is_none())
        {
            hand.piece = Piece::Shark { kind, put: None };
        }
        hand
    }

    /// Why two fish cannot be played anywhere.
    fn fish_refusal(&self) -> Option<Words> {
        if self.position.fish_left(self.position.to_move()) < 2 {
            return Some(say::xok_too_few_fish());
        }
        self.fish_cells().is_empty().then(say::xok_no_two_cells)
    }

    /// Why a shark of a kind cannot be played anywhere.
    fn shark_refusal(&self, kind: SharkKind) -> Option<Words> {
        if self.position.sharks_left(self.position.to_move(), kind) == 0 {
            return Some(say::xok_no_shark_left(kind.letter()));
        }
        Cell::all().all(|cell| self.facings(kind, cell).is_empty()).then(say::xok_no_prey)
    }

    /// The empty cells next to another empty one.
    fn fish_cells(&self) -> Cells {
        let empty = self.position.empty();
        empty & empty.neighbours()
    }

    /// In which ways a shark of a kind may face on a cell, clockwise.
    fn facings(&self, kind: SharkKind, cell: Cell) -> Vec<Direction> {
        let legal = |&&facing: &&Direction| {
            self.position.check(Action::shark(Shark::new(kind, facing), cell)).is_ok()
        };
        kind.facings().iter().rev().filter(legal).copied().collect()
    }

    fn eaten(&self, kind: SharkKind, cell: Cell, facing: Direction) -> Cells {
        self.position.eaten(Action::shark(Shark::new(kind, facing), cell))
    }

    /// The facing that eats the most, if the shark may be put there.
    fn proposed(&self, kind: SharkKind, cell: Cell) -> Option<Direction> {
        let facings = self.facings(kind, cell);
        facings.into_iter().rev().max_by_key(|&facing| self.eaten(kind, cell, facing).len())
    }

    fn tap(&mut self, cell: Cell) -> Result<(), Words> {
        match self.piece {
            Piece::Fish { first, second } => {
                let [first, second] = self.tap_fish(first, second, cell)?;
                self.piece = Piece::Fish { first, second };
            }
            Piece::Shark { kind, put: Some(put) } if put.cell == cell => {
                let facings = self.facings(kind, cell);
                let facing = turned(&facings, Some(put.facing), 1).unwrap_or(put.facing);
                self.piece = Piece::Shark { kind, put: Some(Put { cell, facing, firm: false }) };
            }
            Piece::Shark { kind, .. } => {
                let Some(facing) = self.proposed(kind, cell) else {
                    let refused = self.position.check(Action::shark(Shark::new(kind, Direction::E), cell));
                    return Err(refused.err().map_or_else(say::xok_eats_nothing, illegal));
                };
                self.piece = Piece::Shark { kind, put: Some(Put { cell, facing, firm: false }) };
            }
        }
        Ok(())
    }

    /// The cells of the fish after a tap: one that is chosen already is taken back.
    fn tap_fish(
        &self,
        first: Option<Cell>,
        second: Option<Cell>,
        cell: Cell,
    ) -> Result<[Option<Cell>; 2], Words> {
        if let Some(refusal) = self.fish_refusal() {
            return Err(refusal);
        }
        match (first, second) {
            (Some(first), second) if first == cell => return Ok([second, None]),
            (first, Some(second)) if second == cell => return Ok([first, None]),
            _ => {}
        }
        if !self.position.empty().contains(cell) {
            return Err(illegal(tessera_games::xok::Illegal::NotEmpty(cell)));
        }
        match (first, second) {
            (Some(first), None) => {
                Action::two_fish(first, cell).map_err(illegal)?;
                Ok([Some(first), Some(cell)])
            }
            _ if !self.fish_cells().contains(cell) => Err(say::xok_no_empty_neighbour(cell.to_string())),
            _ => Ok([Some(cell), None]),
        }
    }

    fn choose_piece(&mut self, item: &str) -> Result<(), Words> {
        if item == "fish" {
            self.fish_refusal().map_or(Ok(()), Err)?;
            if !matches!(self.piece, Piece::Fish { .. }) {
                self.piece = Piece::Fish { first: None, second: None };
            }
            return Ok(());
        }
        let kind = SharkKind::ALL.into_iter().find(|&kind| item.chars().eq([kind_id(kind)]));
        let kind = kind.ok_or_else(say::refused_choice)?;
        self.shark_refusal(kind).map_or(Ok(()), Err)?;
        let put = match self.piece {
            Piece::Shark { put: Some(put), .. } => {
                self.proposed(kind, put.cell).map(|facing| Put { cell: put.cell, facing, firm: false })
            }
            _ => None,
        };
        self.piece = Piece::Shark { kind, put };
        Ok(())
    }

    fn choose_facing(&mut self, item: &str) -> Result<(), Words> {
        let Piece::Shark { kind, put: Some(put) } = self.piece else {
            return Err(say::xok_put_shark_first());
        };
        let facing = Direction::ALL.into_iter().find(|facing| facing.to_string() == item);
        let facing = Shark::new(kind, facing.ok_or_else(say::refused_choice)?).facing();
        self.position.check(Action::shark(Shark::new(kind, facing), put.cell)).map_err(illegal)?;
        self.piece = Piece::Shark { kind, put: Some(Put { facing, firm: true, ..put }) };
        Ok(())
    }

    fn rotate(&mut self, by: i8) -> Result<(), Words> {
        let Piece::Shark { kind, put: Some(put) } = self.piece else {
            return Err(say::xok_put_shark_first());
        };
        let facings = self.facings(kind, put.cell);
        let facing = turned(&facings, Some(put.facing), by).unwrap_or(put.facing);
        self.piece = Piece::Shark { kind, put: Some(Put { facing, firm: false, ..put }) };
        Ok(())
    }

    fn drop(&mut self, part: &str) -> Result<(), Words> {
        self.piece = match self.piece {
            Piece::Fish { first: Some(first), second } if part == fish_part(first) => {
                Piece::Fish { first: second, second: None }
            }
            Piece::Fish { first, second: Some(second) } if part == fish_part(second) => {
                Piece::Fish { first, second: None }
            }
            Piece::Shark { kind, put: Some(_) } if part == "shark" => Piece::Shark { kind, put: None },
            _ => return Err(say::refused_drop()),
        };
        Ok(())
    }

    fn action(&self) -> Option<Action> {
        match self.piece {
            Piece::Fish { first, second } => Action::two_fish(first?, second?).ok(),
            Piece::Shark { kind, put } => {
                put.map(|put| Action::shark(Shark::new(kind, put.facing), put.cell))
            }
        }
    }

    /// The events that lead here.
    fn events(&self) -> Vec<Event> {
        match self.piece {
            Piece::Fish { first, second } => {
                let taps = [first, second].into_iter().flatten().map(Event::tap);
                std::iter::once(Event::choose(PIECE, "fish")).chain(taps).collect()
            }
            Piece::Shark { kind, put } => {
                let mut events = vec![Event::choose(PIECE, kind_id(kind))];
                if let Some(put) = put {
                    events.push(Event::tap(put.cell));
                    events.extend(self.facing_events(kind, put));
                }
                events
            }
        }
    }

    fn facing_events(&self, kind: SharkKind, put: Put) -> Vec<Event> {
        if put.firm {
            return vec![Event::choose(FACING, put.facing)];
        }
        let facings = self.facings(kind, put.cell);
        let place = |wanted| facings.iter().position(|&facing| Some(facing) == wanted).unwrap_or(0);
        let (from, to) = (place(self.proposed(kind, put.cell)), place(Some(put.facing)));
        vec![Event::Rotate(1); (to + facings.len() - from) % facings.len().max(1)]
    }

    fn lit(&self) -> Vec<String> {
        let cells: Vec<Cell> = match self.piece {
            Piece::Fish { first: Some(first), second: None } => {
                (Cells::from(first).neighbours() & self.position.empty()).into_iter().collect()
            }
            Piece::Fish { second: Some(_), .. } => Vec::new(),
            Piece::Fish { .. } => self.fish_cells().into_iter().collect(),
            Piece::Shark { kind, put } => Cell::all()
                .filter(|&cell| put.is_none_or(|put| put.cell != cell))
                .filter(|&cell| !self.facings(kind, cell).is_empty())
                .collect(),
        };
        cells.iter().map(ToString::to_string).collect()
    }

    fn asks(&self) -> Words {
        match self.piece {
            Piece::Fish { first: None, .. } => {
                let shark = SharkKind::ALL.into_iter().any(|kind| self.shark_refusal(kind).is_none());
                if shark { say::xok_ask_first_fish() } else { say::xok_ask_two_fish() }
            }
            Piece::Fish { second: None, .. } => say::xok_ask_second_fish(),
            Piece::Shark { put: None, .. } => say::xok_ask_shark(),
            Piece::Shark { put: Some(_), .. } => say::xok_ask_facing(),
            Piece::Fish { .. } => say::ask_play(),
        }
    }

    fn piece_choice(&self) -> Choice {
        let mover = self.position.to_move();
        let fish = Item::new("fish", say::xok_fish_item(self.position.fish_left(mover)))
            .shape(Figure::new(FISH, &[player_class(mover)]))
            .key('f')
            .on(matches!(self.piece, Piece::Fish { .. }))
            .enabled(self.fish_refusal().is_none());
        let sharks = SharkKind::ALL.into_iter().map(|kind| {
            let says = say::xok_shark_item(kind.letter(), self.position.sharks_left(mover, kind));
            Item::new(kind_id(kind), says)
                .shape(Figure::new(shark_art(kind), &[player_class(mover)]))
                .key(kind_id(kind))
                .on(matches!(self.piece, Piece::Shark { kind: chosen, .. } if chosen == kind))
                .enabled(self.shark_refusal(kind).is_none())
        });
        Choice::new(PIECE, say::xok_choose_piece(), std::iter::once(fish).chain(sharks))
    }

    /// The ring of directions round a shark.
    fn facing_choice(&self, mover: Player) -> Option<Choice> {
        let Piece::Shark { kind, put: Some(put) } = self.piece else { return None };
        let items = Direction::ALL.into_iter().map(|direction| {
            let shark = Shark::new(kind, direction);
            let eaten = self.eaten(kind, put.cell, shark.facing()).len();
            let legal = self.position.check(Action::shark(shark, put.cell)).is_ok();
            let turn = angle(direction);
            Item::new(direction, say::xok_facing_item(Value::direction(direction), eaten))
                .shape(Figure::new(shark_art(kind), &[player_class(mover)]).turned(turn))
                .on(shark.facing() == put.facing)
                .enabled(legal)
                .angle(turn)
        });
        Some(Choice::new(FACING, say::xok_choose_facing(), items).round(put.cell))
    }

    fn parts(&self) -> Vec<Part> {
        match self.piece {
            Piece::Fish { first, second } => {
                let cells = [first, second].into_iter().flatten();
                cells
                    .map(|cell| Part { id: fish_part(cell), says: say::xok_part_fish(cell.to_string()) })
                    .collect()
            }
            Piece::Shark { kind, put } => {
                let says = |put: Put| {
                    say::xok_part_shark(kind.letter(), put.cell.to_string(), Value::direction(put.facing))
                };
                put.map(|put| Part { id: "shark".to_owned(), says: says(put) }).into_iter().collect()
            }
        }
    }

    /// A single fish. A complete action is shown as if it were played.
    fn ghosts(&self, mover: Player) -> Vec<Figure> {
        match self.piece {
            Piece::Fish { first: Some(cell), second: None } => {
                vec![Figure::new(FISH, &[player_class(mover)]).on(cell).keyed(fish_part(cell))]
            }
            _ => Vec::new(),
        }
    }

    /// The cell of a single fish, which the position does not show yet.
    fn cells(&self, mover: Player) -> Vec<CellWords> {
        match self.piece {
            Piece::Fish { first: Some(cell), second: None } => {
                let name = cell.to_string();
                vec![CellWords { says: say::xok_cell_fish(name.clone(), mover), cell: name }]
            }
            _ => Vec::new(),
        }
    }

    /// Where a shark bites, and which fish it eats.
    fn heard(&self, eaten: Cells) -> Vec<Words> {
        let Piece::Shark { kind, put: Some(put) } = self.piece else { return Vec::new() };
        let [first, second] = super::mouths(Shark::new(kind, put.facing));
        let mut heard = vec![say::xok_heard_mouths(kind.letter(), first, second)];
        if !eaten.is_empty() {
            heard.push(say::xok_heard_eaten(super::names(eaten)));
        }
        heard
    }

    fn notes(&self, action: Option<Action>) -> Vec<Words> {
        let Some(action) = action else { return Vec::new() };
        let eaten = self.position.eaten(action).len();
        let after = self.position.after(action);
        let longest = after.groups(self.position.to_move()).map(|group| group.cells.len()).max().unwrap_or(0);
        let mut notes = Vec::new();
        if eaten > 0 {
            notes.push(say::xok_note_eats(eaten));
        }
        if longest >= self.position.rules().chain() {
            notes.push(say::note_wins());
        } else {
            notes.push(say::xok_note_chain(longest));
        }
        notes
    }
}

impl Hand for XokHand {
    fn take(&mut self, event: &Event) -> Result<(), Words> {
        match event {
            Event::Tap(name) => self.tap(name.parse().map_err(|_| meaningless(event))?),
            Event::Choose(group, item) if group == PIECE => self.choose_piece(item),
            Event::Choose(group, item) if group == FACING => self.choose_facing(item),
            Event::Choose(..) => Err(meaningless(event)),
            Event::Rotate(by) => self.rotate(*by),
            Event::Drop(part) => self.drop(part),
        }
    }

    fn draft(&self) -> Draft {
        let mover = self.position.to_move();
        let action = self.action().filter(|&action| self.position.check(action).is_ok());
        let actions: Vec<String> = action.iter().map(ToString::to_string).collect();
        let eaten = action.map_or(Cells::NONE, |action| self.position.eaten(action));
        // The fish under the shark itself is not crossed out, so that the shark can be seen.
        let under = match self.piece {
            Piece::Shark { put: Some(put), .. } => Some(put.cell),
            _ => None,
        };
        let settled = match self.piece {
            Piece::Fish { .. } => true,
            Piece::Shark { kind, put } => {
                put.is_some_and(|put| put.firm || self.facings(kind, put.cell).len() == 1)
            }
        };
        Draft {
            events: self.events(),
            complete: action.is_some(),
            finished: action.is_some() && settled,
            parts: self.parts(),
            lit: self.lit(),
            choices: std::iter::once(self.piece_choice()).chain(self.facing_choice(mover)).collect(),
            ghosts: self.ghosts(mover),
            marks: eaten.into_iter().filter(|cell| under != Some(*cell)).map(Figure::taken).collect(),
            notes: self.notes(action),
            heard: self.heard(eaten),
            cells: self.cells(mover),
            ahead: actions.clone(),
            actions,
            ..Draft::new(self.asks())
        }
    }
}

const fn kind_id(kind: SharkKind) -> char {
    kind.letter().to_ascii_lowercase()
}

fn fish_part(cell: Cell) -> String {
    format!("fish-{cell}")
}
