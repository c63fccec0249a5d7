//! A line of play: turns that follow each other, each with its clock time, its comment and its variations.

use std::error::Error;
use std::fmt;

use tessera_games::{AnyAction, AnyIllegal, AnyPosition, Player};

use crate::{Clock, DEEPEST, Turn, TurnMut, comment};

/// Turns that follow each other from a position: the game as it was played, or a variation of it.
///
/// Every action has been checked by the rules. Only the last turn can be incomplete.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub(crate) start: AnyPosition,
    pub(crate) end: AnyPosition,
    /// The number of the first turn.
    pub(crate) number: u32,
    /// How deep the line is nested in variations; 0 for the main line.
    pub(crate) depth: usize,
    pub(crate) comment: Option<String>,
    /// The actions of all turns.
    pub(crate) actions: Vec<AnyAction>,
    pub(crate) marks: Vec<Mark>,
}

/// The end of a turn, and what is written about it. The note is boxed because most turns have none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Mark {
    /// How many actions of the line have been played when the turn ends.
    pub(crate) end: u32,
    pub(crate) clock: Option<Clock>,
    pub(crate) note: Option<Box<Note>>,
}

/// What was written about a turn.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Note {
    pub(crate) comment: Option<String>,
    pub(crate) variations: Vec<Line>,
}

/// Why a variation cannot be added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VariationError {
    /// It has no action.
    Empty,
    /// It would be nested deeper than [`DEEPEST`].
    TooDeep,
    /// There is no turn that it could replace.
    NoTurn,
    /// One of its actions cannot be played.
    Illegal(AnyIllegal),
}

impl Line {
    /// A line without turns. Its first turn will have this number.
    pub(crate) fn new(start: &AnyPosition, number: u32, depth: usize) -> Self {
        Self {
            start: *start,
            end: *start,
            number,
            depth,
            comment: None,
            actions: Vec::new(),
            marks: Vec::new(),
        }
    }

    /// The main line of a game, with room for some actions.
    pub(crate) fn with_room(start: &AnyPosition, room: usize) -> Self {
        let (actions, marks) = (Vec::with_capacity(room), Vec::with_capacity(room));
        Self { actions, marks, ..Self::new(start, 1, 0) }
    }

    /// The position before the first turn.
    pub const fn start(&self) -> &AnyPosition {
        &self.start
    }

    /// The position after the last action.
    pub const fn end(&self) -> &AnyPosition {
        &self.end
    }

    /// All actions of all turns, in order.
    pub fn actions(&self) -> &[AnyAction] {
        &self.actions
    }

    /// The number of turns, including one that is not complete.
    pub fn len(&self) -> usize {
        self.marks.len()
    }

    /// Whether there are no turns.
    pub fn is_empty(&self) -> bool {
        self.marks.is_empty()
    }

    /// The turn at an index, counted from 0.
    pub fn turn(&self, index: usize) -> Option<Turn<'_>> {
        (index < self.len()).then_some(Turn { line: self, index })
    }

    /// The turns, in order.
    pub fn turns(&self) -> impl ExactSizeIterator<Item = Turn<'_>> {
        (0..self.len()).map(|index| Turn { line: self, index })
    }

    /// The positions before the first turn and after each turn.
    pub fn positions(&self) -> impl Iterator<Item = AnyPosition> {
        let mut now = self.start;
        let after = self.turns().map(move |turn| {
            play_all(&mut now, turn.actions());
            now
        });
        std::iter::once(self.start).chain(after)
    }

    /// The comment before the first turn.
    pub fn comment(&self) -> Option<&str> {
        self.comment.as_deref()
    }

    /// Sets the comment before the first turn; a text without words removes it.
    pub fn set_comment(&mut self, text: &str) {
        self.comment = comment::normal(text);
    }

    /// The turn at an index, counted from 0, to annotate it.
    pub fn turn_mut(&mut self, index: usize) -> Option<TurnMut<'_>> {
        (index < self.len()).then_some(TurnMut { line: self, index })
    }

    /// The last turn, to annotate it.
    pub fn last_mut(&mut self) -> Option<TurnMut<'_>> {
        self.turn_mut(self.len().checked_sub(1)?)
    }

    /// Whether the last turn can go on.
    pub fn is_within_turn(&self) -> bool {
        let last = self.len().checked_sub(1);
        last.is_some_and(|last| self.player(last) == self.end.to_move()) && self.end.outcome().is_none()
    }

    /// Plays an action if it is legal: as part of the last turn where that can go on, or else in a new turn.
    pub fn push(&mut self, action: AnyAction) -> Result<(), AnyIllegal> {
        let same_turn = self.is_within_turn();
        self.end.play(action)?;
        self.actions.push(action);
        let end = self.actions.len() as u32;
        match self.marks.last_mut().filter(|_| same_turn) {
            Some(mark) => mark.end = end,
            None => self.marks.push(Mark { end, clock: None, note: None }),
        }
        Ok(())
    }

    /// Keeps the first `turns` turns and removes the others with their notes.
    pub fn truncate(&mut self, turns: usize) {
        if turns < self.len() {
            self.marks.truncate(turns);
            self.actions.truncate(self.marks.last().map_or(0, |mark| mark.end as usize));
            self.end = self.start;
            play_all(&mut self.end, &self.actions);
        }
    }

    /// The player of the turn at an index.
    pub(crate) fn player(&self, index: usize) -> Player {
        if index.is_multiple_of(2) { self.start.to_move() } else { !self.start.to_move() }
    }

    /// The number of the turn at an index. It grows with each turn of the first player.
    pub(crate) fn number_of(&self, index: usize) -> u32 {
        let second_begins = usize::from(self.start.to_move() == Player::Second);
        self.number + (index + second_begins) as u32 / 2
    }

    /// The actions of the turn at an index.
    pub(crate) fn actions_of(&self, index: usize) -> &[AnyAction] {
        let begin = index.checked_sub(1).and_then(|before| self.marks.get(before)).map_or(0, |mark| mark.end);
        let end = self.marks.get(index).map_or(begin, |mark| mark.end);
        self.actions.get(begin as usize..end as usize).unwrap_or_default()
    }

    /// The position before the turn at an index.
    pub(crate) fn before(&self, index: usize) -> AnyPosition {
        let mut position = self.start;
        self.turns().take(index).for_each(|turn| play_all(&mut position, turn.actions()));
        position
    }

    /// A line without turns, to become a variation of the turn at an index.
    pub(crate) fn empty_variation(&self, index: usize) -> Result<Self, VariationError> {
        if self.depth >= DEEPEST {
            return Err(VariationError::TooDeep);
        }
        Ok(Self::new(&self.before(index), self.number_of(index), self.depth + 1))
    }
}

/// Plays actions that have been checked.
fn play_all(position: &mut AnyPosition, actions: &[AnyAction]) {
    for &action in actions {
        let played = position.play(action);
        debug_assert!(played.is_ok(), "a line has only legal actions");
    }
}

impl fmt::Display for VariationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the variation has no turn"),
            Self::TooDeep => write!(f, "variations are nested more than {DEEPEST} deep"),
            Self::NoTurn => f.write_str("a variation stands behind the turn that it replaces"),
            Self::Illegal(reason) => reason.fmt(f),
        }
    }
}

impl Error for VariationError {}
