//! Directions in words as a player sees them. The rules name directions as the first player sees the board; from the
//! other side they are opposite.

use tessera_game::Player;

use crate::draft::{CellWords, Choice, Draft, Part};
use crate::game::Snapshot;
use crate::{Look, Possible, Turn, Value, Words};

/// An answer with words in which directions may stand.
pub trait Directed {
    /// Replaces every direction by its opposite.
    fn reverse(&mut self);
}

/// An answer as a player sees it.
pub fn as_seen<T: Directed>(mut answer: T, seen_by: Player) -> T {
    if seen_by == Player::Second {
        answer.reverse();
    }
    answer
}

fn opposite(direction: &str) -> &str {
    const PAIRS: [[&str; 2]; 6] =
        [["n", "s"], ["ne", "sw"], ["e", "w"], ["se", "nw"], ["right", "left"], ["up", "down"]];
    let other = |&[one, other]: &[&'static str; 2]| match direction {
        name if name == one => Some(other),
        name if name == other => Some(one),
        _ => None,
    };
    PAIRS.iter().find_map(other).unwrap_or(direction)
}

/// The letter of the opposite direction, in the same case.
fn opposite_key(key: char) -> char {
    let lower = key.to_ascii_lowercase().to_string();
    let other = opposite(&lower).chars().next().unwrap_or(key);
    if key.is_ascii_uppercase() { other.to_ascii_uppercase() } else { other }
}

impl Directed for Words {
    fn reverse(&mut self) {
        for value in self.args.values_mut() {
            if let Value::Direction(name) = value {
                *name = opposite(name).to_owned();
            }
        }
    }
}

impl<T: Directed> Directed for Vec<T> {
    fn reverse(&mut self) {
        self.iter_mut().for_each(Directed::reverse);
    }
}

impl Directed for CellWords {
    fn reverse(&mut self) {
        self.says.reverse();
    }
}

impl Directed for Part {
    fn reverse(&mut self) {
        self.says.reverse();
    }
}

impl Directed for Turn {
    fn reverse(&mut self) {
        self.says.reverse();
        if let Some(brief) = &mut self.brief {
            brief.reverse();
        }
    }
}

impl Directed for Possible {
    fn reverse(&mut self) {
        self.says.reverse();
        self.piece.reverse();
    }
}

impl Directed for Look {
    fn reverse(&mut self) {
        self.cells.iter_mut().for_each(|cell| cell.says.reverse());
    }
}

impl<F> Directed for Choice<F> {
    fn reverse(&mut self) {
        for item in &mut self.items {
            item.says.reverse();
            // A letter of the keyboard chooses the direction that is named.
            if item.angle.is_some() {
                item.key = item.key.map(opposite_key);
            }
        }
    }
}

impl<F> Directed for Draft<F> {
    fn reverse(&mut self) {
        let Self { parts, choices, remarks, notes, heard, cells, .. } = self;
        parts.reverse();
        choices.reverse();
        remarks.reverse();
        notes.reverse();
        heard.reverse();
        cells.reverse();
    }
}

impl Directed for Snapshot {
    fn reverse(&mut self) {
        self.look.reverse();
        self.turns.reverse();
    }
}
