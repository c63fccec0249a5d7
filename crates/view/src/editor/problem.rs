//! What keeps a board from being a position to play from.

use tessera_game::Player;
use tessera_games::{AnyPosition, GameId};
use tessera_slither_stone::Snake;
use tessera_xok::{Position as XokPosition, SharkKind};
use tessera_yoxii::{Supply, Value};

use super::board::Board;
use super::change::{beside, half};
use crate::{Words, position_error, slither, trexo, xok, yoxii};

/// What is wrong with a board; `None` if it is a position.
pub(super) fn problem(board: &Board) -> Option<Words> {
    let error = AnyPosition::parse(board.game, &board.to_string()).err()?;
    let words = match board.game {
        GameId::Xok => xok_(board),
        GameId::Yoxii => yoxii_(board),
        GameId::Trexo => trexo_(board),
        GameId::Slither => slither_(board),
    };
    Some(words.unwrap_or_else(|| position_error(board.game, &error)))
}

fn xok_(board: &Board) -> Option<Words> {
    let cased = |letter: char, player| match player {
        Player::First => letter,
        Player::Second => letter.to_ascii_lowercase(),
    };
    Player::BOTH.into_iter().find_map(|player| {
        if board.count(|cell| cell.starts_with(cased('F', player))) > XokPosition::FISH {
            return Some(xok::say::xok_problem_fish(player, XokPosition::FISH));
        }
        let surplus = |kind: &SharkKind| {
            board.count(|cell| cell.starts_with(cased(kind.letter(), player))) > kind.count()
        };
        let kind = SharkKind::ALL.into_iter().find(surplus)?;
        Some(xok::say::xok_problem_shark(player, kind.letter(), kind.count()))
    })
}

fn yoxii_(board: &Board) -> Option<Words> {
    if board.count(|cell| cell == "T") != 1 {
        return Some(yoxii::say::yoxii_problem_totem());
    }
    let mut laid = [0, 0];
    for (player, first) in Player::BOTH.into_iter().zip([b'1', b'a']) {
        for value in Value::ALL {
            let letter = char::from(first + value.points() - 1);
            let count = board.count(|cell| cell.starts_with(letter));
            if count > usize::from(Supply::FULL.left(value)) {
                return Some(yoxii::say::yoxii_problem_stones(
                    player,
                    value.points(),
                    Supply::FULL.left(value),
                ));
            }
            laid[player.index()] += count;
        }
    }
    let [first, second] = laid;
    (first != second && first != second + 1).then(|| yoxii::say::yoxii_problem_balance(first, second))
}

fn trexo_(board: &Board) -> Option<Words> {
    let mut sum = 0;
    for place in board.places() {
        let Some((symbol, level, sign)) = board.cell(place).and_then(half) else { continue };
        sum += u32::from(level);
        let other = beside(place, sign).and_then(|other| Some((other, half(board.cell(other)?)?)));
        let whole = other.is_some_and(|(other, (other_symbol, other_level, arrow))| {
            let same_tile =
                other_level == level && beside(other, arrow) == Some(place) && other_symbol != symbol;
            other_level > level || same_tile
        });
        if !whole {
            return Some(trexo::say::trexo_problem_tile(place.to_string()));
        }
    }
    if sum % 2 == 1 {
        return Some(trexo::say::trexo_problem_levels());
    }
    let tiles = board.rules().map_or(0, tessera_trexo::Rules::tiles);
    (sum / 2 > u32::from(tiles)).then(|| trexo::say::trexo_problem_tiles(sum / 2, tiles))
}

fn slither_(board: &Board) -> Option<Words> {
    let mut any = false;
    for snake in Snake::ALL {
        let (body, head) = (snake.letter(), snake.letter().to_ascii_uppercase());
        let bodies = board.count(|cell| cell.starts_with(body));
        let heads = board.count(|cell| cell.starts_with(head));
        if heads > 1 || (bodies > 0 && heads == 0) {
            return Some(slither::say::slither_problem_head(snake.owner, snake.number.digit()));
        }
        any |= heads > 0;
    }
    if !any {
        return Some(slither::say::slither_problem_no_snake());
    }
    let supplies: usize = board.supplies()?.into_iter().map(usize::from).sum();
    (supplies + board.count(|cell| cell == "o") > 10).then(slither::say::slither_problem_free)
}
