//! A game that is open. Its positions stay in memory, so that a step, a look back and a turn in the making replay nothing.

use serde::Serialize;
use tessera_draw::{Scene, Shape, art::TAKEN};
use tessera_games::AnyPosition;

use crate::cells::{Cell, cells};
use crate::games::view as view_of;
use crate::look::{changes, draft_on, look_at};
use crate::turns::turns_after;
use crate::{
    Draft, Event, Line, Look, Played, Possible, Turn, ViewOptions, Words, action_error, as_seen, illegal,
    moves,
};

/// A game that is open, and how it is seen.
#[derive(Clone, Debug)]
pub struct Game {
    line: Line,
    view: ViewOptions,
    played: Played,
    /// The scene before each action.
    scenes: Vec<Scene>,
    turns: Vec<Turn>,
}

/// Everything that a screen shows of a game after a step.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Snapshot {
    /// The position.
    pub look: Look,
    /// The turns; the last one may not be complete.
    pub turns: Vec<Turn>,
    /// The cells that the last turn changed, in reading order.
    pub changed: Vec<String>,
    /// The pieces that the last turn took away, and those it moved, as they stood before it.
    pub departed: Vec<Shape>,
    /// Whether the game has a slanted view.
    pub slants: bool,
}

/// Turns that are only shown, on the position before them.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ghosts {
    /// Pieces as they would stand.
    pub ghosts: Vec<Shape>,
    /// The keys of pieces that would be gone or moved.
    pub hides: Vec<String>,
    /// Pieces that would be taken.
    pub marks: Vec<Shape>,
    /// Of several turns, the cells with the number of the last turn that changes them.
    pub numbers: Vec<Numbered>,
    /// The cells that would change, in reading order.
    pub changed: Vec<String>,
}

/// A cell with the number of a turn.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Numbered {
    /// The cell after that turn.
    pub cell: Cell,
    /// The turn, from 1.
    pub number: usize,
}

impl Game {
    /// Opens a game at the end of a line.
    pub fn open(line: Line, view: ViewOptions) -> Result<Self, Words> {
        let start = Line { actions: Vec::new(), ..line };
        let mut game =
            Self { played: start.played()?, line: start, view, scenes: Vec::new(), turns: Vec::new() };
        game.play(&line.actions)?;
        Ok(game)
    }

    /// Changes how the game is seen.
    pub const fn set_view(&mut self, view: ViewOptions) {
        self.view = view;
    }

    /// Plays actions. If one of them is not legal, the game stays as it was.
    pub fn play(&mut self, actions: &[String]) -> Result<(), Words> {
        let before = self.line.actions.len();
        for text in actions {
            let scene = self.played.scene.clone();
            if let Err(error) = self.played.play(text) {
                self.cut(before);
                return Err(error);
            }
            self.scenes.push(scene);
            self.line.actions.push(text.clone());
        }
        self.turns = turns_after(std::mem::take(&mut self.turns), &self.played)?;
        Ok(())
    }

    /// Takes back all actions but the first `count`.
    pub fn back(&mut self, count: usize) -> Result<(), Words> {
        let count = count.min(self.line.actions.len());
        self.turns = self.turns_to(&self.at(count))?;
        self.cut(count);
        Ok(())
    }

    /// Changes the game to these actions, and replays only those that differ. If one of them is not legal, the game
    /// stays as it was.
    pub fn follow(&mut self, actions: &[String]) -> Result<(), Words> {
        let pairs = self.line.actions.iter().zip(actions);
        let same = pairs.take_while(|(one, other)| one == other).count();
        let replaced = self.line.actions[same..].to_vec();
        self.back(same)?;
        let played = self.play(&actions[same..]);
        if played.is_err() {
            self.play(&replaced)?;
        }
        played
    }

    /// The game as it is shown now.
    pub fn snapshot(&self) -> Result<Snapshot, Words> {
        self.shown(&self.played, self.turns.clone())
    }

    /// The game as it was shown after its first `count` actions.
    pub fn look(&self, count: usize) -> Result<Snapshot, Words> {
        let played = self.at(count.min(self.line.actions.len()));
        self.shown(&played, self.turns_to(&played)?)
    }

    /// The turn that these events make now.
    pub fn draft(&self, events: &[Event]) -> Result<Draft<Shape>, Words> {
        Ok(as_seen(draft_on(&self.played.scene, events, self.view)?, self.view.seen_by))
    }

    /// The turns that these actions would make now; the first of them may complete a turn that was begun.
    pub fn ahead(&self, actions: &[String]) -> Result<Vec<Turn>, Words> {
        let mut played = self.played.clone();
        actions.iter().try_for_each(|text| played.play(text))?;
        let mut turns = turns_after(self.turns.clone(), &played)?;
        // The last turn so far is among them only if it was not complete.
        let last = self.turns.len().saturating_sub(1);
        let is_same = turns.get(last) == self.turns.last();
        let next = turns.split_off(if is_same { self.turns.len() } else { last });
        Ok(as_seen(next, self.view.seen_by))
    }

    /// These actions as ghosts on the position that is shown.
    pub fn ghosts(&self, actions: &[String]) -> Result<Ghosts, Words> {
        let now = &self.played.scene;
        let mut after = self.played.clone();
        let mut stops: Vec<Scene> = Vec::new();
        for text in actions {
            if after.last().to_move() != stops.last().unwrap_or(now).position().to_move() {
                stops.push(after.scene.clone());
            }
            after.play(text)?;
        }
        stops.push(after.scene);
        let options = self.view.options();
        let mut numbers: Vec<Numbered> = Vec::new();
        for (index, scene) in stops.iter().enumerate().filter(|_| stops.len() > 1) {
            let before = index.checked_sub(1).map_or(now, |before| &stops[before]);
            for cell in changed(before.position(), cells(scene, &options)) {
                let numbered = Numbered { cell, number: index + 1 };
                match numbers.iter_mut().find(|known| known.cell.name == numbered.cell.name) {
                    Some(known) => *known = numbered,
                    None => numbers.push(numbered),
                }
            }
        }
        let last = stops.last().unwrap_or(now);
        let mut changes = changes(now, last, &options)?;
        changes.marks.retain(|mark| matches!(mark, Shape::Art { art, .. } if *art == TAKEN));
        let changed = changed(now.position(), cells(last, &options));
        Ok(Ghosts {
            ghosts: changes.come,
            hides: changes.gone.iter().map(|shape| shape.key().to_owned()).collect(),
            marks: changes.marks,
            numbers,
            changed: changed.map(|cell| cell.name).collect(),
        })
    }

    /// Every move that can be played now.
    pub fn moves(&self) -> Vec<Possible> {
        as_seen(moves(self.position()), self.view.seen_by)
    }

    /// The actions of a turn that a person typed. Spaces, hyphens and other signs may be left out or added.
    pub fn read_turn(&self, text: &str) -> Result<Vec<String>, Words> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let strict = self.parse_turn(&words.join(" "));
        let joined: String = text.split(|sign: char| sign.is_whitespace() || sign == ',').collect();
        strict.or_else(|error| self.parse_turn(&joined).or_else(|_| self.only_like(text).ok_or(error)))
    }

    fn parse_turn(&self, text: &str) -> Result<Vec<String>, Words> {
        let mut position = *self.position();
        let turn = position.parse_turn(text).map_err(|error| action_error(&error))?;
        let mut actions = Vec::with_capacity(turn.len());
        for action in turn {
            actions.extend(position.action_text(action));
            position.play(action).map_err(|reason| illegal(&reason))?;
        }
        Ok(actions)
    }

    /// The turn of the only legal action with these letters and digits.
    fn only_like(&self, text: &str) -> Option<Vec<String>> {
        let bare = |text: &str| -> String {
            let signs = text.chars().filter(char::is_ascii_alphanumeric);
            signs.map(|sign| sign.to_ascii_lowercase()).collect()
        };
        let wanted = bare(text);
        let mut like = self.position().action_texts().into_iter().filter(|action| bare(action) == wanted);
        let only = like.next().filter(|_| like.next().is_none())?;
        self.parse_turn(&only).ok()
    }

    /// The last position.
    pub const fn position(&self) -> &AnyPosition {
        self.played.scene.position()
    }

    /// The first `count` actions, played through.
    #[inline(never)]
    fn at(&self, count: usize) -> Played {
        Played {
            positions: self.played.positions[..=count].to_vec(),
            actions: self.played.actions[..count].to_vec(),
            scene: self.scenes.get(count).unwrap_or(&self.played.scene).clone(),
        }
    }

    fn cut(&mut self, count: usize) {
        self.played = self.at(count);
        self.scenes.truncate(count);
        self.line.actions.truncate(count);
    }

    /// The turns up to an earlier position.
    fn turns_to(&self, played: &Played) -> Result<Vec<Turn>, Words> {
        let mut end = 0;
        let known = self.turns.iter().take_while(|turn| {
            end += turn.actions;
            end <= played.actions.len()
        });
        turns_after(known.cloned().collect(), played)
    }

    #[inline(never)]
    fn shown(&self, played: &Played, turns: Vec<Turn>) -> Result<Snapshot, Words> {
        let look = look_at(played, self.view)?;
        let (mut names, mut departed) = (Vec::new(), Vec::new());
        if let Some(last) = turns.last() {
            let before = &self.scenes[played.actions.len() - last.actions];
            names = changed(before.position(), look.cells.clone()).map(|cell| cell.name).collect();
            let mut changes = changes(before, &played.scene, &self.view.options())?;
            changes.gone.retain(|shape| {
                place(shape).is_some_and(|at| changes.pieces.iter().all(|other| place(other) != Some(at)))
            });
            departed = changes.gone;
        }
        let slants = view_of(self.position()).has_slant();
        let snapshot = Snapshot { look, turns, changed: names, departed, slants };
        Ok(as_seen(snapshot, self.view.seen_by))
    }
}

/// The cells whose contents differ from those in an earlier position.
fn changed(before: &AnyPosition, cells: Vec<Cell>) -> impl Iterator<Item = Cell> {
    let before = view_of(before).contents();
    let same = move |cell: &Cell| cell.name.parse().is_ok_and(|place| before.get(&place) == Some(&cell.says));
    cells.into_iter().filter(move |cell| !same(cell))
}

/// The place of a shape of `art/`.
const fn place(shape: &Shape) -> Option<(f64, f64)> {
    match shape {
        Shape::Art { x, y, .. } => Some((*x, *y)),
        _ => None,
    }
}
