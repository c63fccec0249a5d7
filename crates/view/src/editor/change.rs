//! What each tool does to a board.

use tessera_draw::Place;
use tessera_game::Player;
use tessera_games::GameId;
use tessera_slither_stone::{Direction, Snake};
use tessera_trexo::Arrow;

use super::board::Board;
use super::tools::Act;
use crate::{Words, say, trexo};

/// Uses a tool, or says why it has no effect.
pub(super) fn apply(board: &mut Board, act: Act, cell: Option<&str>) -> Result<(), Words> {
    match act {
        Act::ToMove => other_to_move(board),
        Act::Supply(player) => next_supply(board, player),
        Act::Done(letter) => change_done(board, letter),
        _ => {
            let place = cell.and_then(|cell| cell.parse::<Place>().ok());
            let place = place.filter(|&place| board.cell(place).is_some());
            on_cell(board, act, place.ok_or_else(say::illegal_off_the_board)?)?;
        }
    }
    follow_to_move(board);
    Ok(())
}

fn on_cell(board: &mut Board, act: Act, place: Place) -> Result<(), Words> {
    match act {
        Act::Put(letter) => board.put(place, letter),
        Act::Shark(letter) => put_shark(board, letter, place),
        Act::Totem => {
            for old in board.places() {
                if board.cell(old) == Some("T") {
                    board.put(old, '.');
                }
            }
            board.put(place, 'T');
        }
        Act::Tile(arrow) => return lay_tile(board, arrow, place),
        Act::Head(snake) => put_head(board, snake, place),
        _ => erase(board, place),
    }
    Ok(())
}

/// A shark faces east at first, and one step further each time.
fn put_shark(board: &mut Board, letter: char, place: Place) {
    let facings = if letter.eq_ignore_ascii_case(&'c') { 3 } else { 6 };
    let now = board
        .cell(place)
        .and_then(|cell| cell.strip_prefix(letter))
        .and_then(|digit| digit.parse::<u8>().ok());
    let next = now.map_or(0, |facing| (facing + 1) % facings);
    board.put(place, format!("{letter}{next}"));
}

/// A head points north at first, and a quarter further each time. The old head becomes body.
fn put_head(board: &mut Board, snake: Snake, place: Place) {
    let letter = snake.letter().to_ascii_uppercase();
    let sign =
        board.cell(place).and_then(|cell| cell.strip_prefix(letter)).and_then(|sign| sign.chars().next());
    let now = sign.and_then(Direction::from_sign);
    let next = now.map_or(Direction::North, |now| Direction::ALL[(now.index() + 1) % 4]);
    for old in board.places() {
        if board.cell(old).is_some_and(|cell| cell.starts_with(letter)) {
            board.put(old, snake.letter());
        }
    }
    board.put(place, format!("{letter}{}", next.sign()));
}

/// What is written for a half: the symbol, the level, the sign of the arrow.
pub(super) fn half(cell: &str) -> Option<(char, u16, char)> {
    let symbol = cell.chars().next().filter(|symbol| "XO".contains(*symbol))?;
    let arrow = cell.chars().last()?;
    Some((symbol, cell.get(1..cell.len() - 1)?.parse().ok()?, arrow))
}

/// The next place in the direction of an arrow's sign.
pub(super) fn beside(place: Place, sign: char) -> Option<Place> {
    let (letter, number) = (place.letter(), place.number());
    match sign {
        '<' => Place::new(letter.checked_sub(1)?, number),
        '>' => Place::new(letter + 1, number),
        '^' => Place::new(letter, number + 1),
        _ => Place::new(letter, number.checked_sub(1)?),
    }
}

fn lay_tile(board: &mut Board, arrow: Arrow, x: Place) -> Result<(), Words> {
    let sign = arrow.to_string().chars().next().unwrap_or('>');
    let back = arrow.opposite().to_string();
    let o = beside(x, sign).filter(|&o| board.cell(o).is_some()).ok_or_else(say::illegal_off_the_board)?;
    let read = |place| board.cell(place).and_then(half);
    let (on_x, on_o) = (read(x), read(o));
    let [x_level, o_level] = [on_x, on_o].map(|half| half.map_or(0, |(_, level, _)| level));
    if x_level != o_level {
        return Err(trexo::say::trexo_different_levels(x_level.min(o_level), x_level.max(o_level)));
    }
    if on_x.is_some_and(|(_, _, arrow)| arrow == sign) {
        return Err(trexo::say::trexo_one_tile());
    }
    if board.rules().is_some_and(|rules| x_level >= rules.tiles()) {
        return Err(trexo::say::trexo_stock_empty());
    }
    board.put(x, format!("X{}{sign}", x_level + 1));
    board.put(o, format!("O{}{back}", x_level + 1));
    Ok(())
}

/// Empties a cell. A tile goes as a whole, as far as both halves are to be seen.
fn erase(board: &mut Board, place: Place) {
    let tile = board.cell(place).and_then(half);
    board.put(place, '.');
    let Some((_, level, sign)) = tile else { return };
    let Some(other) = beside(place, sign) else { return };
    let points_back = |&(_, other_level, arrow): &(char, u16, char)| {
        other_level == level && beside(other, arrow) == Some(place)
    };
    if board.cell(other).and_then(half).as_ref().is_some_and(points_back) {
        board.put(other, '.');
    }
}

fn other_to_move(board: &mut Board) {
    let other = match (board.game, board.fields[0].as_str()) {
        (GameId::Xok, "w") => "b",
        (GameId::Yoxii, "w") => "r",
        (GameId::Trexo, "X") => "O",
        (GameId::Trexo, _) => "X",
        (GameId::Slither, "1") => "2",
        (GameId::Slither, _) => "1",
        _ => "w",
    };
    other.clone_into(&mut board.fields[0]);
}

/// In Yoxii and Trexo what has been laid tells who is to move.
fn follow_to_move(board: &mut Board) {
    let first = match board.game {
        GameId::Yoxii => {
            let whites = board.count(|cell| ("1"..="4").contains(&cell));
            let reds = board.count(|cell| ("a"..="d").contains(&cell));
            whites <= reds
        }
        GameId::Trexo => {
            let levels = board.places().into_iter().filter_map(|place| half(board.cell(place)?));
            let sum: u32 = levels.map(|(_, level, _)| u32::from(level)).sum();
            (sum / 2).is_multiple_of(2)
        }
        GameId::Xok | GameId::Slither => return,
    };
    let is_first = ["w", "X"].contains(&board.fields[0].as_str());
    if first != is_first {
        other_to_move(board);
    }
}

/// One more free space, and after five none.
fn next_supply(board: &mut Board, player: Player) {
    let mut supplies = board.supplies().unwrap_or([5, 5]);
    let supply = &mut supplies[player.index()];
    *supply = (*supply + 1) % 6;
    board.fields[1] = format!("{},{}", supplies[0], supplies[1]);
}

fn change_done(board: &mut Board, letter: char) {
    let done = |wanted: char| board.fields[2].contains(wanted) != (wanted == letter);
    let text: String = ['m', 'w'].into_iter().filter(|&wanted| done(wanted)).collect();
    board.fields[2] = if text.is_empty() { "-".to_owned() } else { text };
}
