//! Positions drawn for people in a terminal: the board with coordinates, the supplies, who is to move or has won.

mod slither;
mod trexo;
mod xok;
mod yoxii;

use std::fmt::Write;

use anstyle::Style;
use anyhow::Result;
use tessera_draw::Place;
use tessera_games::{AnyPosition, Player};
use tessera_view::{Line, ViewOptions, look};

use crate::output::{FAINT, FIRST, SECOND, SHARED, styled};
use crate::speaker::Speaker;

/// The sign of a cell's content.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Glyph {
    pub(crate) sign: String,
    pub(crate) style: Style,
}

impl Glyph {
    fn new(style: Style, sign: impl Into<String>) -> Self {
        Self { sign: sign.into(), style }
    }

    /// In the middle of a cell of that width. Only the sign is styled, so that the end of a line can be trimmed.
    fn centred(&self, width: usize) -> String {
        cell(self.style, &self.sign, width)
    }
}

/// The terminal's view of a position. Implemented once per game, in `<game>.rs`.
trait TerminalBoard {
    /// The content of a place; `None` off the board.
    fn glyph(&self, place: Place) -> Option<Glyph>;

    /// The board alone, with a pointer before the cells that are named in `marks`.
    fn diagram(&self, marks: &[String]) -> String;

    /// A player's supply, in the signs of the board; `None` if the players share everything.
    fn left(&self, player: Player) -> Option<String>;

    /// The colour of a player's pieces.
    fn colour(&self, player: Player) -> Style {
        style(player)
    }

    /// The messages about the turn that has begun, if any.
    fn notes(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// The other half of the piece that lies on a place, if both halves are visible.
    fn other_half(&self, _place: Place) -> Option<Place> {
        None
    }
}

/// The one list of the games.
fn board(position: &AnyPosition) -> &dyn TerminalBoard {
    match position {
        AnyPosition::Xok(position) => position,
        AnyPosition::Yoxii(position) => position,
        AnyPosition::Trexo(position) => position,
        AnyPosition::Slither(position) => position,
    }
}

/// The content of a place; `None` off the board.
pub(crate) fn glyph(position: &AnyPosition, place: Place) -> Option<Glyph> {
    board(position).glyph(place)
}

/// A player's supply, in the signs of the board; `None` if the players share everything.
pub(crate) fn left(position: &AnyPosition, player: Player) -> Option<String> {
    board(position).left(player)
}

/// The other half of the piece that lies on a place, if both halves are visible.
pub(crate) fn other_half(position: &AnyPosition, place: Place) -> Option<Place> {
    board(position).other_half(place)
}

/// The drawing, with colours: the board, the supplies, and who is to move or has won. A stream without colours removes them.
pub(crate) fn draw(position: &AnyPosition, speaker: &Speaker) -> Result<String> {
    let game = position.game();
    let mut text = diagram(position, &[]) + "\n";
    let view = ViewOptions { seen_by: Player::First, slanted: false, coordinates: false };
    let line = Line { game, start: position.to_string(), actions: Vec::new() };
    let look = look(&line, view).map_err(|words| anyhow::anyhow!(speaker.say(&words)))?;
    for stock in look.stock.iter().filter(|stock| stock.player.is_none()) {
        let _ = writeln!(text, "{}", speaker.say(&stock.says));
    }
    let names = Player::BOTH.map(|player| speaker.player(game, player));
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or_default();
    for (player, name) in Player::BOTH.into_iter().zip(names) {
        if let Some(left) = left(position, player) {
            let _ = writeln!(
                text,
                "{}  {left}",
                styled(board(position).colour(player), format!("{name:<width$}"))
            );
        }
    }
    for note in board(position).notes() {
        let _ = writeln!(text, "{}", speaker.text(note));
    }
    let _ = writeln!(text, "\n{}", speaker.say(&look.status));
    Ok(text)
}

/// The board alone; a pointer stands before the cells that are named in `marks`.
pub(crate) fn diagram(position: &AnyPosition, marks: &[String]) -> String {
    board(position).diagram(marks)
}

fn style(player: Player) -> Style {
    match player {
        Player::First => FIRST,
        Player::Second => SECOND,
    }
}

/// A sign in the middle of a cell of that width. Only the sign is styled, so that the end of a line can be trimmed.
fn cell(style: Style, sign: &str, width: usize) -> String {
    if sign == " " {
        return " ".repeat(width);
    }
    let room = width.saturating_sub(sign.chars().count());
    let left = room / 2;
    format!("{}{}{}", " ".repeat(left), styled(style, sign), " ".repeat(room - left))
}

/// A drawn cell, with a pointer right before its sign if its name is among the marks. A sign that leaves no room for
/// it gives up its first character.
fn marked(cell: String, name: &str, marks: &[String]) -> String {
    if !marks.iter().any(|mark| mark == name) {
        return cell;
    }
    let room = cell.chars().take_while(|&c| c == ' ').count();
    let before = room.saturating_sub(1);
    let rest: String = cell.chars().skip(before + 1).collect();
    format!("{}{}{rest}", " ".repeat(before), styled(SHARED, "▸"))
}

/// A line of the board, behind the name of its row.
fn line(row: impl std::fmt::Display, cells: impl Iterator<Item = String>) -> String {
    let cells: String = cells.collect();
    format!("{} {}\n", styled(FAINT, format!("{row:>2}")), cells.trim_end())
}

/// The letters of the columns, each in the middle of a cell of that width, after a margin for the row numbers.
fn column_letters(columns: u8, width: usize) -> String {
    let letters = (0..columns).map(|column| format!("{:^width$}", char::from(b'a' + column)));
    styled(FAINT, format!("   {}", letters.collect::<String>().trim_end())) + "\n"
}
