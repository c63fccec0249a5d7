//! Positions drawn for people in a terminal: the board with coordinates, the supplies, who is to move or has won.

mod slither;
mod trexo;
mod xok;
mod yoxii;

use anstyle::Style;
use tessera_games::{AnyPosition, GameId, Outcome, Player};

use crate::output::{FAINT, FIRST, SECOND, styled};

/// The drawing, with colours; a stream that shows none takes them out.
pub(crate) fn draw(position: &AnyPosition) -> String {
    let board = match position {
        AnyPosition::Xok(position) => xok::draw(position),
        AnyPosition::Yoxii(position) => yoxii::draw(position),
        AnyPosition::Trexo(position) => trexo::draw(position),
        AnyPosition::TrexoLarge(position) => trexo::draw(position),
        AnyPosition::Slither(position) => slither::draw(position),
    };
    format!("{board}\n{}\n", state(position))
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

/// The name, padded so that what follows it stands in one column.
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
