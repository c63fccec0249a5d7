//! A turn in the making: what a person has done of it, what can be done next, and why something cannot.
//!
//! A draft is computed from its [`Event`]s every time: there is no hidden state. Events without effect are left out of
//! [`Draft::events`]; if the last event had none, [`Draft::refused`] says why.

use serde::{Deserialize, Serialize};
use tessera_game::{Outcome, Player};
use tessera_games::AnyPosition;

use crate::games::view;
use crate::{Figure, Line, Words, say};

/// One thing that a person does.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Event {
    /// Taps a cell.
    Tap(String),
    /// Chooses an item of a group of choices: the group, the item.
    Choose(String, String),
    /// Turns what is in hand: 1 clockwise, -1 anticlockwise.
    Rotate(i8),
    /// Takes back a part.
    Drop(String),
}

impl Event {
    pub(crate) fn tap(cell: impl ToString + Copy) -> Self {
        Self::Tap(cell.to_string())
    }

    pub(crate) fn choose(group: &str, item: impl ToString + Copy) -> Self {
        Self::Choose(group.to_owned(), item.to_string())
    }
}

/// A turn in the making. `F` is the type of its shapes: [`Figure`], or what a screen draws.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(concrete(F = tessera_draw::Shape)))]
pub struct Draft<F = Figure> {
    /// The events that count.
    pub events: Vec<Event>,
    /// What would be played; empty while the turn is not complete.
    pub actions: Vec<String>,
    /// Whether it may be played now.
    pub complete: bool,
    /// Whether it is complete and nothing is left to choose.
    pub finished: bool,
    /// What was chosen; each can be taken back.
    pub parts: Vec<Part>,
    /// What to do next.
    pub asks: Words,
    /// The cells that can be tapped next with effect.
    pub lit: Vec<String>,
    /// What can be chosen beside the board or round a cell.
    pub choices: Vec<Choice<F>>,
    /// Pieces as they would stand.
    pub ghosts: Vec<F>,
    /// The keys of pieces that would be gone or moved.
    pub hides: Vec<String>,
    /// What would be eaten, what is chosen, what kills.
    pub marks: Vec<F>,
    /// What a tap would do, in place of plain dots on the lit cells, and what must happen: forced ways.
    pub signs: Vec<F>,
    /// What the signs and marks mean, cell by cell, to be said after a cell's name.
    pub remarks: Vec<CellWords>,
    /// Remarks on what would happen.
    pub notes: Vec<Words>,
    /// What is seen of the turn and named neither by its parts nor by its notes, for those who hear it.
    pub heard: Vec<Words>,
    /// The cells that read otherwise than before the turn.
    pub cells: Vec<CellWords>,
    /// Why the last event had no effect.
    pub refused: Option<Words>,
    /// Whether what is in hand can be turned.
    pub can_rotate: bool,
    /// The actions chosen so far that can be shown as if they were played; the whole turn if it is complete.
    #[serde(skip)]
    pub ahead: Vec<String>,
}

/// Words about a cell: what stands there, or what it means in the turn.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CellWords {
    /// The cell.
    pub cell: String,
    /// What is said of it.
    pub says: Words,
}

/// Something that was chosen.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Part {
    /// Its name, to take it back by.
    pub id: String,
    /// What it is.
    pub says: Words,
}

/// A group of which one item is chosen.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(concrete(F = tessera_draw::Shape)))]
pub struct Choice<F = Figure> {
    /// Its name.
    pub id: &'static str,
    /// What is chosen here.
    pub says: Words,
    /// Where a screen with a pointer shows it.
    pub form: Form,
    /// The cell round which its items lie: a ring is drawn there, a swipe from there chooses one.
    pub at: Option<String>,
    /// Whether its angles are directions of the board, and turn with it.
    #[serde(skip)]
    pub turns: bool,
    /// The items.
    pub items: Vec<Item<F>>,
}

/// Where a choice is shown on a screen with a pointer.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Form {
    /// Beside the board.
    Tray,
    /// As buttons round a cell.
    Ring,
    /// Nowhere: the board itself is tapped, and keys choose the items.
    Board,
    /// As tools beside the button that plays the turn. A chosen tool is put away by choosing it again.
    Bar,
}

/// An item of a choice.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ChoiceItem", concrete(F = tessera_draw::Shape)))]
pub struct Item<F = Figure> {
    /// Its name.
    pub id: String,
    /// What it is.
    pub says: Words,
    /// What it looks like.
    pub shape: Option<F>,
    /// A letter of the keyboard for it.
    pub key: Option<char>,
    /// Whether it is chosen.
    pub on: bool,
    /// Whether it can be chosen.
    pub enabled: bool,
    /// Why it cannot be chosen.
    pub why: Option<Words>,
    /// Its place in the ring, or beside the board its direction: degrees clockwise from the right, as the first player
    /// sees the board.
    pub angle: Option<i32>,
}

impl Choice {
    /// A choice beside the board.
    pub(crate) fn new(id: &'static str, says: Words, items: impl IntoIterator<Item = Item>) -> Self {
        Self { id, says, form: Form::Tray, at: None, turns: false, items: items.into_iter().collect() }
    }

    /// The choice shown elsewhere.
    pub(crate) fn form(self, form: Form) -> Self {
        Self { form, ..self }
    }

    /// The choice as a ring of directions round a cell.
    pub(crate) fn round(self, cell: impl ToString + Copy) -> Self {
        Self { form: Form::Ring, at: Some(cell.to_string()), turns: true, ..self }
    }
}

impl Item {
    /// An item that can be chosen and is not.
    pub(crate) fn new(id: impl ToString + Copy, says: Words) -> Self {
        Self {
            id: id.to_string(),
            says,
            shape: None,
            key: None,
            on: false,
            enabled: true,
            why: None,
            angle: None,
        }
    }

    pub(crate) fn shape(self, figure: Figure) -> Self {
        Self { shape: Some(figure), ..self }
    }

    pub(crate) fn key(self, key: char) -> Self {
        Self { key: Some(key), ..self }
    }

    pub(crate) fn on(self, on: bool) -> Self {
        Self { on, ..self }
    }

    pub(crate) fn enabled(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }

    /// The item, which cannot be chosen if there is a reason.
    pub(crate) fn unless(self, why: Option<Words>) -> Self {
        Self { enabled: why.is_none(), why, ..self }
    }

    pub(crate) fn angle(self, angle: i32) -> Self {
        Self { angle: Some(angle.rem_euclid(360)), ..self }
    }
}

impl Draft {
    /// A turn with nothing done, which can neither be played nor continued.
    pub(crate) fn new(asks: Words) -> Self {
        Self {
            events: Vec::new(),
            actions: Vec::new(),
            complete: false,
            finished: false,
            parts: Vec::new(),
            asks,
            lit: Vec::new(),
            choices: Vec::new(),
            ghosts: Vec::new(),
            hides: Vec::new(),
            marks: Vec::new(),
            signs: Vec::new(),
            remarks: Vec::new(),
            notes: Vec::new(),
            heard: Vec::new(),
            cells: Vec::new(),
            refused: None,
            can_rotate: false,
            ahead: Vec::new(),
        }
    }
}

impl<F> Draft<F> {
    /// The draft with its shapes converted.
    pub fn map<G>(self, mut shape: impl FnMut(F) -> G) -> Draft<G> {
        Draft {
            events: self.events,
            actions: self.actions,
            complete: self.complete,
            finished: self.finished,
            parts: self.parts,
            asks: self.asks,
            lit: self.lit,
            choices: self.choices.into_iter().map(|choice| choice.map(&mut shape)).collect(),
            ghosts: self.ghosts.into_iter().map(&mut shape).collect(),
            hides: self.hides,
            marks: self.marks.into_iter().map(&mut shape).collect(),
            signs: self.signs.into_iter().map(&mut shape).collect(),
            remarks: self.remarks,
            notes: self.notes,
            heard: self.heard,
            cells: self.cells,
            refused: self.refused,
            can_rotate: self.can_rotate,
            ahead: self.ahead,
        }
    }
}

impl<F> Choice<F> {
    fn map<G>(self, mut shape: impl FnMut(F) -> G) -> Choice<G> {
        let items = self.items.into_iter().map(|item| Item {
            shape: item.shape.map(&mut shape),
            id: item.id,
            says: item.says,
            key: item.key,
            on: item.on,
            enabled: item.enabled,
            why: item.why,
            angle: item.angle,
        });
        let Self { id, says, form, at, turns, .. } = self;
        Choice { id, says, form, at, turns, items: items.collect() }
    }
}

/// A turn in the making: each game has its own.
pub(crate) trait Hand {
    /// Takes an event, or says why it has no effect and changes nothing.
    fn take(&mut self, event: &Event) -> Result<(), Words>;

    /// The draft as it is now.
    fn draft(&self) -> Draft;
}

/// The turn that these events make at the end of a line.
pub fn draft(line: &Line, events: &[Event]) -> Result<Draft, Words> {
    Ok(draft_at(&line.position()?, events))
}

/// The turn that these events make in a position.
pub fn draft_at(position: &AnyPosition, events: &[Event]) -> Draft {
    if position.outcome().is_some() {
        let refused = events.last().map(|_| say::illegal_game_over());
        return Draft { refused, ..Draft::new(say::ask_nothing()) };
    }
    let mut hand = view(position).hand();
    let refused = events.iter().fold(None, |_, event| hand.take(event).err());
    let draft = hand.draft();
    let can_rotate = !draft.events.is_empty() && hand.take(&Event::Rotate(1)).is_ok();
    Draft { refused, can_rotate, ..draft }
}

/// The refusal of an event that has no meaning in this game now.
pub(crate) fn meaningless(event: &Event) -> Words {
    match event {
        Event::Tap(_) => say::illegal_off_the_board(),
        Event::Choose(..) => say::refused_choice(),
        Event::Rotate(_) => say::refused_rotate(),
        Event::Drop(_) => say::refused_drop(),
    }
}

/// The item after or before the chosen one, in a circle; the first or the last if none is chosen.
pub(crate) fn turned<T: Copy + PartialEq>(all: &[T], chosen: Option<T>, by: i8) -> Option<T> {
    let count = all.len();
    let place = chosen.and_then(|chosen| all.iter().position(|&item| item == chosen));
    let next = match (place, by > 0) {
        (None, true) => 0,
        (None, false) => count.checked_sub(1)?,
        (Some(place), true) => (place + 1) % count,
        (Some(place), false) => (place + count - 1) % count,
    };
    all.get(next).copied()
}

/// A remark that the turn ends the game, for the player who makes it.
pub(crate) fn note_outcome(outcome: Outcome, mover: Player) -> Words {
    match outcome {
        Outcome::Draw => say::note_draws(),
        Outcome::Win(winner) if winner == mover => say::note_wins(),
        Outcome::Win(_) => say::note_loses(),
    }
}
