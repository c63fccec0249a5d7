//! The texts of actions: `#e5`, `oc3`, `1n>e`, `~2j>w`, `.`

use std::fmt;

use tessera_game::{ActionError, Reader, TextError, square_text};

use crate::{Action, Direction, Illegal, Kind, Move, Position, SnakeNumber, Square};

impl Position {
    pub(crate) fn write_action_text(&self, action: Action, out: &mut dyn fmt::Write) -> fmt::Result {
        match action {
            Action::Wall(square) => write!(out, "#{}", self.square_text(square)),
            Action::FreeSpace(square) => write!(out, "o{}", self.square_text(square)),
            Action::Move(move_) => write!(out, "{move_}"),
            Action::End => out.write_char('.'),
        }
    }

    /// The text of a square of this board: `e5`.
    pub fn square_text(&self, square: Square) -> String {
        let (column, row) = self.grid.place(square);
        square_text(column, row)
    }

    pub(crate) fn read_action_text(&self, text: &str) -> Result<Action, ActionError<Illegal>> {
        let mut reader = Reader::new(text);
        let action = match reader.peek_lower() {
            Some('#') => self.read_square(&mut reader)?.map(Action::Wall),
            Some('o') => self.read_square(&mut reader)?.map(Action::FreeSpace),
            Some('.') => {
                reader.take();
                Some(Action::End)
            }
            Some('~' | '1' | '2') => Some(Action::Move(read_move(&mut reader)?)),
            _ => {
                return Err(reader.expected("an action (\"#\", \"o\", \"1\", \"2\", \"~\" or \".\")").into());
            }
        };
        reader.end()?;
        let Some(action) = action else {
            let reason = if self.loser().is_some() { Illegal::GameOver } else { Illegal::OffTheBoard };
            return Err(ActionError::Illegal(reason));
        };
        self.check_action(action).map_err(ActionError::Illegal)?;
        Ok(action)
    }

    /// Reads the sign of what is placed and its square; `None` off the board.
    fn read_square(&self, reader: &mut Reader) -> Result<Option<Square>, TextError> {
        reader.take();
        let (column, row) = reader.square()?;
        Ok(self.grid.square(column, row))
    }
}

fn read_move(reader: &mut Reader) -> Result<Move, TextError> {
    let mad_first = reader.accept('~');
    let wise = reader.choose("the number of the wise snake, 1 or 2", |digit| {
        SnakeNumber::BOTH.into_iter().find(|number| number.digit() == digit)
    })?;
    let kind = reader
        .choose("a direction, \"j\" or \"t\"", |letter| Kind::from_letter(letter.to_ascii_lowercase()))?;
    reader.expect('>', "\">\"")?;
    let pointing = reader.choose("a direction (\"n\", \"e\", \"s\" or \"w\")", |letter| {
        Direction::from_letter(letter.to_ascii_lowercase())
    })?;
    Ok(Move { wise, mad_first, kind, pointing })
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let order = if self.mad_first { "~" } else { "" };
        write!(f, "{order}{}{}>{}", self.wise.digit(), self.kind.letter(), self.pointing.letter())
    }
}
