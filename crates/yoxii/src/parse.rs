//! Reading positions and actions. A text is read exactly as it would be printed, or refused.

use std::str::FromStr;

use tessera_game::{Player, Reader, TextError};

use crate::notation::{content, player_letter, written_rows};
use crate::{Action, Cell, Cells, Content, Position, Supply, Value};

/// A board that is being read.
struct Draft {
    totem: Option<Cell>,
    stones: [Cells; 2],
    low: Cells,
    high: Cells,
    supplies: [Supply; 2],
}

impl Draft {
    const EMPTY: Self = Self {
        totem: None,
        stones: [Cells::EMPTY; 2],
        low: Cells::EMPTY,
        high: Cells::EMPTY,
        supplies: [Supply::FULL; 2],
    };

    /// Puts what stands at place `at` of the text on its square.
    fn put(&mut self, cell: Cell, content: Content, at: usize) -> Result<(), TextError> {
        match content {
            Content::Free => Ok(()),
            Content::Totem => match self.totem.replace(cell) {
                None => Ok(()),
                Some(_) => Err(TextError::contradiction(at, "there is only one totem")),
            },
            Content::Stone { owner, value } => self.lay(cell, owner, value, at),
        }
    }

    fn lay(&mut self, cell: Cell, owner: Player, value: Value, at: usize) -> Result<(), TextError> {
        let supply = &mut self.supplies[owner.index()];
        if supply.left(value) == 0 {
            let (most, color) = (Supply::FULL.left(value), color(owner));
            let clause = format!("there are only {most} {color} stones of value {value}");
            return Err(TextError::contradiction(at, clause));
        }
        *supply = supply.without(value);
        self.stones[owner.index()] |= cell.into();
        let (low, high) = value.bits_on(cell);
        self.low |= low;
        self.high |= high;
        Ok(())
    }

    /// The position, whose player to move stands at place `at` of the text.
    fn finish(&self, totem: Cell, to_move: Player, at: usize) -> Result<Position, TextError> {
        let [white, red] = self.stones.map(Cells::len);
        if white != red + to_move.index() as u32 {
            let clause = match to_move {
                Player::First => {
                    "the player to move can be White only when both players have laid equally many stones"
                }
                Player::Second => {
                    "the player to move can be Red only when White has laid one stone more than Red"
                }
            };
            return Err(TextError::contradiction(at, clause));
        }
        let (mover, other) = (to_move.index(), (!to_move).index());
        Ok(Position {
            own: self.stones[mover],
            enemy: self.stones[other],
            low: self.low,
            high: self.high,
            own_supply: self.supplies[mover],
            enemy_supply: self.supplies[other],
            totem,
            to_move,
        })
    }
}

const fn color(player: Player) -> &'static str {
    match player {
        Player::First => "white",
        Player::Second => "red",
    }
}

impl FromStr for Position {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let mut draft = Draft::EMPTY;
        for (row, cells) in written_rows() {
            for cell in cells {
                let at = reader.at();
                let content = reader.choose("a square ('.', 'T', '1' to '4' or 'a' to 'd')", content)?;
                draft.put(cell, content, at)?;
            }
            if row > 0 {
                reader.expect('/', "'/' after the row")?;
            }
        }
        let totem = draft
            .totem
            .ok_or_else(|| TextError::contradiction(reader.at(), "there is no totem on the board"))?;
        reader.expect(' ', "a space after the board")?;
        let at = reader.at();
        let to_move = reader.choose("the player to move ('w' or 'r')", |c| {
            Player::BOTH.into_iter().find(|&player| player_letter(player) == c)
        })?;
        reader.end()?;
        draft.finish(totem, to_move, at)
    }
}

impl FromStr for Action {
    type Err = TextError;

    /// Reads an action in any letter case. Whether it is legal anywhere is another question.
    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let totem = read_cell(&mut reader)?;
        reader.expect('-', "'-' after the totem's new square")?;
        let stone = read_cell(&mut reader)?;
        reader.expect('=', "'=' after the stone's square")?;
        let value = reader.choose("a value from 1 to 4", |c| {
            c.to_digit(10).and_then(|points| Value::from_points(points as u8))
        })?;
        reader.end()?;
        Ok(Self::new(totem, stone, value))
    }
}

fn read_cell(reader: &mut Reader<'_>) -> Result<Cell, TextError> {
    let at = reader.at();
    let (column, row) = reader.square()?;
    Cell::new(column, row).ok_or_else(|| TextError::contradiction(at, "the board has no such square"))
}
