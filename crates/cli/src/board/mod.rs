//! Positions drawn for people in a terminal: the board with coordinates, the supplies, who is to move or has won.

mod slither;
mod trexo;
mod xok;
mod yoxii;

use anstyle::Style;
use tessera_draw::Place;
use tessera_games::{AnyPosition, GameId, Outcome, Player};

use crate::output::{FAINT, FIRST, SECOND, SHARED, styled};

/// What stands on a cell, as a short sign.
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

/// What the terminal asks of a position. Implemented once per game, in `<game>.rs`.
trait TerminalBoard {
    /// What stands on a place of the board; `None` off the board.
    fn glyph(&self, place: Place) -> Option<Glyph>;

    /// The board alone; a pointer stands before the cells that are named in `marks`.
    fn diagram(&self, marks: &[String]) -> String;

    /// What the players have left.
    fn supplies(&self) -> String;
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

/// What stands on a place of the board; `None` off the board.
pub(crate) fn glyph(position: &AnyPosition, place: Place) -> Option<Glyph> {
    board(position).glyph(place)
}

/// The drawing, with colours; a stream without colours removes them.
pub(crate) fn draw(position: &AnyPosition) -> String {
    format!("{}\n{}\n{}\n", diagram(position, &[]), board(position).supplies(), state(position))
}

/// The board alone; a pointer stands before the cells that are named in `marks`.
pub(crate) fn diagram(position: &AnyPosition, marks: &[String]) -> String {
    board(position).diagram(marks)
}

/// Who is to move, or how the game has ended.
fn state(position: &AnyPosition) -> String {
    let game = position.game();
    match position.outcome() {
        None => format!("{} to move", name(game, position.to_move())),
        Some(Outcome::Win(player)) => format!("{} has won", name(game, player)),
        Some(Outcome::Draw) => "The game is a draw".into(),
    }
}

/// What a player is called, in the player's colour.
fn name(game: GameId, player: Player) -> String {
    styled(style(player), game.players()[player.index()])
}

/// The name, padded so that the text after it is aligned.
fn padded_name(game: GameId, player: Player) -> String {
    styled(style(player), format!("{:<8}", game.players()[player.index()]))
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
