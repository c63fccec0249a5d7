//! The page of a position: its turns, with values and results.

use tessera_games::{AnyAction, AnyPosition};

use crate::symmetry::{between, carried, key};
use crate::{Explorer, Tally, Value};

/// The explorer's page of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// Its turns, the best first.
    pub rows: Vec<Row>,
    /// The strong games that passed through it.
    pub tally: Tally,
}

/// A turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its actions.
    pub actions: Vec<AnyAction>,
    /// Its value by search, for the player who takes it.
    pub value: Option<Value>,
    /// The depth of that search, in actions.
    pub depth: u32,
    /// The number of positions of that search.
    pub nodes: u64,
    /// The strong games that passed through the position after it.
    pub tally: Tally,
}

impl Explorer {
    /// The page of a position, or of one that is the same but for a symmetry; `None` if the explorer does not know it.
    pub fn look_up(&self, position: &AnyPosition) -> Option<Page> {
        if position.game() != self.head.game {
            return None;
        }
        let key = key(position);
        let number = self.places.get(&key)?.number?;
        let (known, line) = (&self.positions.get(number)?.position, self.lines.get(number)?);
        let symmetry = between(known, position)?;
        let mut rows: Vec<Row> = Vec::new();
        for turn in &line.turns {
            let actions = carried(&turn.actions, known, symmetry)?;
            let (value, depth, nodes) = self.value(line, turn);
            let at = rows.partition_point(|row| row.value >= value);
            rows.insert(at, Row { actions, value, depth, nodes, tally: self.tally(turn.after) });
        }
        Some(Page { rows, tally: self.tally(key) })
    }
}
