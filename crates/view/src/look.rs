//! Everything that is shown of a position, for a page or terminal that knows no rule.

use serde::{Deserialize, Serialize};
use tessera_draw::{Options, Place, Rect, Scene, Shape, Sketch, View};
use tessera_game::Player;

use crate::cells::{Cell, cells};
use crate::ending::{Ended, Standing, ended, standings, status};
use crate::games::view as view_of;
use crate::stock::{Stock, stock};
use crate::{CellWords, Draft, Event, Figure, Line, Played, Words, draft_at, names, say};

/// How a board is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ViewOptions {
    /// Whose side is at the bottom.
    #[serde(with = "names::player")]
    #[cfg_attr(feature = "typescript", ts(type = "Player"))]
    pub seen_by: Player,
    /// Whether stacks are seen at a slant.
    pub slanted: bool,
    /// Letters and numbers beside the board.
    pub coordinates: bool,
}

impl ViewOptions {
    /// As the options of a picture.
    pub fn options(self) -> Options {
        let view = if self.slanted { View::Slanted } else { View::Above };
        Options { seen_by: self.seen_by, view, coordinates: self.coordinates, ..Options::default() }
    }
}

/// A position as it is seen.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Look {
    /// The part of the plane that is shown.
    pub frame: Rect,
    /// The class round everything.
    pub class: &'static str,
    /// The board.
    pub ground: Vec<Shape>,
    /// What stands on it.
    pub pieces: Vec<Shape>,
    /// What the last turn did, and what decided the game.
    pub marks: Vec<Shape>,
    /// The letters and numbers beside the board.
    pub labels: Vec<Shape>,
    /// The cells in reading order.
    pub cells: Vec<Cell>,
    /// What the players have left.
    pub stock: Vec<Stock>,
    /// How near each player is to what counts in the game.
    pub standings: Vec<Standing>,
    /// The position string.
    pub position: String,
    /// Whose turn it is.
    #[serde(with = "names::player")]
    #[cfg_attr(feature = "typescript", ts(type = "Player"))]
    pub to_move: Player,
    /// The number of the turn, from 1.
    pub turn: usize,
    /// Whether an action that only ends the turn can be played now.
    pub can_end: bool,
    /// Whose turn it is, or the result, in words.
    pub status: Words,
    /// How the game has ended.
    pub outcome: Option<Ended>,
}

/// The position at the end of a line.
pub fn look(line: &Line, view: ViewOptions) -> Result<Look, Words> {
    look_at(&line.played()?, view)
}

/// The last position of a line that was played through.
#[inline(never)]
pub(crate) fn look_at(played: &Played, view: ViewOptions) -> Result<Look, Words> {
    let (scene, options) = (&played.scene, view.options());
    let Sketch { frame, class, ground, pieces, marks, labels, stock: drawn } = sketch(scene, &options)?;
    let position = played.last();
    Ok(Look {
        frame,
        class,
        ground,
        pieces,
        marks,
        labels,
        cells: cells(scene, &options),
        stock: stock(&position, drawn),
        standings: standings(&position),
        position: position.to_string(),
        to_move: position.to_move(),
        turn: played.turn_number(),
        can_end: position.end_of_turn().is_some(),
        status: status(&position),
        outcome: ended(played),
    })
}

/// The turn that these events make at the end of a line, as it is seen.
pub fn draft_look(line: &Line, events: &[Event], view: ViewOptions) -> Result<Draft<Shape>, Words> {
    draft_on(&line.played()?.scene, events, view)
}

/// The turn that these events make in a position, as it is seen.
#[inline(never)]
pub(crate) fn draft_on(scene: &Scene, events: &[Event], view: ViewOptions) -> Result<Draft<Shape>, Words> {
    let options = view.options();
    let draft = draft_at(scene.position(), events);
    let mut ahead = scene.clone();
    for text in &draft.ahead {
        let action = ahead.position().parse_action(text).map_err(|error| crate::action_error(&error))?;
        ahead.play(action).map_err(|reason| crate::illegal(&reason))?;
    }
    let changes = if draft.ahead.is_empty() { Changes::default() } else { changes(scene, &ahead, &options)? };
    let mut count = 0;
    let mut seen = draft.map(|figure| {
        count += 1;
        shape(&figure, scene, &options, count)
    });
    // Where the draft names the contents of a cell itself, they are not read from the position.
    let before = view_of(scene.position()).contents();
    let is_named = |cell: &String| seen.cells.iter().any(|now| now.cell == *cell);
    let changed = view_of(ahead.position())
        .contents()
        .into_iter()
        .filter(|(place, says)| before.get(place) != Some(says));
    let changed: Vec<CellWords> = changed
        .map(|(place, says)| CellWords { cell: place.to_string(), says })
        .filter(|now| !is_named(&now.cell))
        .collect();
    seen.cells.extend(changed);
    let same = |now: &CellWords| {
        before.iter().any(|(place, says)| place.to_string() == now.cell && *says == now.says)
    };
    seen.cells.retain(|now| !same(now));
    seen.hides.extend(changes.gone.iter().map(|shape| shape.key().to_owned()));
    seen.ghosts.extend(changes.come);
    Ok(turned_choices(seen, view.seen_by))
}

/// Directions as the second player sees them: half a turn further.
fn turned_choices(mut draft: Draft<Shape>, seen_by: Player) -> Draft<Shape> {
    let items = draft.choices.iter_mut().filter(|choice| choice.turns).flat_map(|choice| &mut choice.items);
    if seen_by == Player::Second {
        for angle in items.filter_map(|item| item.angle.as_mut()) {
            *angle = (*angle + 180) % 360;
        }
    }
    draft
}

/// How the pieces of a position differ from those of an earlier one.
#[derive(Default)]
pub(crate) struct Changes {
    /// Pieces that are gone or elsewhere, as they stood.
    pub(crate) gone: Vec<Shape>,
    /// Pieces that are new or elsewhere.
    pub(crate) come: Vec<Shape>,
    /// All pieces of the later position.
    pub(crate) pieces: Vec<Shape>,
    /// The marks of the later position.
    pub(crate) marks: Vec<Shape>,
}

/// What changes on the board from one position to another.
#[inline(never)]
pub(crate) fn changes(before: &Scene, after: &Scene, options: &Options) -> Result<Changes, Words> {
    let (now, then) = (sketch(before, options)?, sketch(after, options)?);
    let missing = |shapes: &[Shape], others: &[Shape]| -> Vec<Shape> {
        shapes.iter().filter(|&shape| !others.contains(shape)).cloned().collect()
    };
    let (gone, come) = (missing(&now.pieces, &then.pieces), missing(&then.pieces, &now.pieces));
    Ok(Changes { gone, come, pieces: then.pieces, marks: then.marks })
}

#[inline(never)]
fn sketch(scene: &Scene, options: &Options) -> Result<Sketch, Words> {
    // Only marks and arrows can be off the board, and there are none.
    scene.sketch(options).map_err(|_| say::illegal_off_the_board())
}

/// A figure where it is seen; `number` makes the key of a figure unique that is not a piece.
pub(crate) fn shape(figure: &Figure, scene: &Scene, options: &Options, number: u32) -> Shape {
    let place = figure.cell.as_ref().and_then(|cell| cell.parse::<Place>().ok());
    let at = place.and_then(|place| scene.centre(place, options)).unwrap_or_default();
    let cell = figure.cell.as_deref().unwrap_or("choice");
    let number = format!("draft-{}-{cell}-{number}", figure.art.name());
    let key = figure.key.clone().unwrap_or(number);
    let shape = Shape::art(key, figure.art, &figure.classes, at);
    match figure.turn {
        None => shape,
        Some(turn) => {
            let half_turn = if options.seen_by == Player::Second { 180 } else { 0 };
            shape.turned(f64::from(turn + half_turn))
        }
    }
}
