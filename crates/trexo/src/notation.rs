//! Writing positions, and reading and writing actions.

use std::fmt;

use tessera_game::{ActionError, Position as _, Reader};

use crate::{Action, Illegal, Position, Rules, Shape, Square, Symbol};

impl<S: Shape> fmt::Display for Position<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.rules != Rules::default() {
            write!(f, "tiles={} size={} ", self.rules.tiles(), self.rules.size())?;
        }
        for row in (0..self.rules.size()).rev() {
            self.write_row(row, f)?;
            f.write_str(if row > 0 { "/" } else { " " })?;
        }
        write!(f, "{}", Symbol::of(self.to_move()))
    }
}

impl<S: Shape> fmt::Debug for Position<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

impl<S: Shape> Position<S> {
    fn write_row(&self, row: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut empty = 0;
        for column in 0..self.rules.size() {
            let Some(half) = Square::new(column, row).and_then(|square| self.half(square)) else {
                empty += 1;
                continue;
            };
            write_empty(empty, f)?;
            empty = 0;
            write!(f, "{half}")?;
        }
        write_empty(empty, f)
    }

    /// Reads an action and checks that it is legal here.
    pub(crate) fn read_action(&self, text: &str) -> Result<Action, ActionError<Illegal>> {
        let mut reader = Reader::new(text);
        let action = Action { x: Square::read(&mut reader)?, o: Square::read(&mut reader)? };
        reader.end()?;
        self.refuse(action).map_err(ActionError::Illegal)?;
        Ok(action)
    }
}

fn write_empty(count: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if count > 0 { write!(f, "{count}") } else { Ok(()) }
}
