//! One turn of a line: its actions, and what is written about it.

use tessera_games::{AnyAction, AnyPosition, Player};

use crate::line::Note;
use crate::{Clock, Line, VariationError, comment};

/// A turn of a line.
#[derive(Clone, Copy, Debug)]
pub struct Turn<'a> {
    pub(crate) line: &'a Line,
    pub(crate) index: usize,
}

/// A turn of a line, to annotate it. Its actions cannot be changed.
#[derive(Debug)]
pub struct TurnMut<'a> {
    pub(crate) line: &'a mut Line,
    pub(crate) index: usize,
}

impl<'a> Turn<'a> {
    /// The number: both players' first turns have number 1.
    pub fn number(self) -> u32 {
        self.line.number_of(self.index)
    }

    /// The player whose turn it is.
    pub fn player(self) -> Player {
        self.line.player(self.index)
    }

    /// The actions, including one that only ends the turn.
    pub fn actions(self) -> &'a [AnyAction] {
        self.line.actions_of(self.index)
    }

    /// Whether the turn is over. Only the last turn of a line can go on.
    pub fn is_complete(self) -> bool {
        self.index + 1 < self.line.len() || !self.line.is_within_turn()
    }

    /// The position before the turn.
    pub fn before(self) -> AnyPosition {
        self.line.before(self.index)
    }

    /// What the player's clock showed after the turn.
    pub fn clock(self) -> Option<Clock> {
        self.line.marks.get(self.index)?.clock
    }

    /// The comment.
    pub fn comment(self) -> Option<&'a str> {
        self.note()?.comment.as_deref()
    }

    /// The lines that could have been played instead, each beginning with a turn that replaces this one.
    pub fn variations(self) -> &'a [Line] {
        self.note().map_or(&[], |note| &note.variations)
    }

    fn note(self) -> Option<&'a Note> {
        self.line.marks.get(self.index)?.note.as_deref()
    }
}

impl<'a> TurnMut<'a> {
    /// The turn, read-only.
    pub fn as_turn(&self) -> Turn<'_> {
        Turn { line: self.line, index: self.index }
    }

    /// Sets what the player's clock showed after the turn.
    pub fn set_clock(&mut self, clock: Option<Clock>) {
        if let Some(mark) = self.line.marks.get_mut(self.index) {
            mark.clock = clock;
        }
    }

    /// Sets the comment; a text without words removes it.
    pub fn set_comment(&mut self, text: &str) {
        self.change(|note| note.comment = comment::normal(text));
    }

    /// Adds a line that could have been played instead. It can be continued by [`Line::push`].
    pub fn add_variation(self, actions: &[AnyAction]) -> Result<&'a mut Line, VariationError> {
        let mut line = self.line.empty_variation(self.index)?;
        for &action in actions {
            line.push(action).map_err(VariationError::Illegal)?;
        }
        self.insert_variation(line)
    }

    /// Adds a line that begins where this turn does.
    pub(crate) fn insert_variation(self, line: Line) -> Result<&'a mut Line, VariationError> {
        if line.is_empty() {
            return Err(VariationError::Empty);
        }
        let mark = self.line.marks.get_mut(self.index).ok_or(VariationError::NoTurn)?;
        let variations = &mut mark.note.get_or_insert_default().variations;
        variations.push(line);
        variations.last_mut().ok_or(VariationError::Empty)
    }

    /// The variation at an index, counted from 0.
    pub fn variation_mut(self, index: usize) -> Option<&'a mut Line> {
        self.line.marks.get_mut(self.index)?.note.as_deref_mut()?.variations.get_mut(index)
    }

    /// Removes the variation at an index, counted from 0, if there is one.
    pub fn remove_variation(&mut self, index: usize) {
        self.change(|note| {
            if index < note.variations.len() {
                note.variations.remove(index);
            }
        });
    }

    /// Changes the note, and drops it if nothing is left in it.
    fn change(&mut self, change: impl FnOnce(&mut Note)) {
        let Some(mark) = self.line.marks.get_mut(self.index) else { return };
        let mut note = mark.note.take().unwrap_or_default();
        change(&mut note);
        mark.note = (note.comment.is_some() || !note.variations.is_empty()).then_some(note);
    }
}
