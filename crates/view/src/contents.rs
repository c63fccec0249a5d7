//! What stands on every cell of a board, in words.

use std::collections::BTreeMap;

use tessera_draw::Place;
use tessera_game::square_text;
use tessera_games::AnyPosition;
use tessera_slither_stone as slither;
use tessera_trexo as trexo;
use tessera_xok as xok;
use tessera_yoxii as yoxii;

use crate::{Words, say};

/// Every cell with what stands there.
pub(crate) fn contents(position: &AnyPosition) -> BTreeMap<Place, Words> {
    match position {
        AnyPosition::Xok(position) => {
            xok::Cell::all().map(|cell| (cell.into(), on_xok(position, cell))).collect()
        }
        AnyPosition::Yoxii(position) => {
            let cells = (0..7).flat_map(|row| (0..7).filter_map(move |column| yoxii::Cell::new(column, row)));
            cells.map(|cell| (cell.into(), on_yoxii(position, cell))).collect()
        }
        AnyPosition::Trexo(position) => on_trexo(position),
        AnyPosition::TrexoLarge(position) => on_trexo(position),
        AnyPosition::Slither(position) => on_slither(position),
    }
}

fn on_xok(position: &xok::Position, cell: xok::Cell) -> Words {
    let name = cell.to_string();
    match position.piece(cell) {
        None => say::cell_empty(name),
        Some((player, xok::Piece::Fish)) => say::xok_cell_fish(name, player),
        Some((player, xok::Piece::Shark(shark))) => {
            let mouths: Vec<String> = shark.mouths().map(|mouth| mouth.to_string()).collect();
            let first = mouths.first().cloned().unwrap_or_default();
            let second = mouths.last().cloned().unwrap_or_default();
            say::xok_cell_shark(name, player, shark.kind().letter(), first, second)
        }
    }
}

fn on_yoxii(position: &yoxii::Position, cell: yoxii::Cell) -> Words {
    let name = cell.to_string();
    match position.content(cell) {
        yoxii::Content::Free => say::cell_empty(name),
        yoxii::Content::Totem => say::yoxii_cell_totem(name),
        yoxii::Content::Stone { owner, value } => say::yoxii_cell_stone(name, owner, value.points()),
    }
}

fn on_trexo<S: trexo::Shape>(position: &trexo::Position<S>) -> BTreeMap<Place, Words> {
    let on = |square: trexo::Square| match position.half(square) {
        None => say::cell_empty(square.to_string()),
        Some(half) => {
            let other = square.next(half.arrow).map(|other| other.to_string()).unwrap_or_default();
            say::trexo_cell(square.to_string(), half.top.to_string(), half.level, other)
        }
    };
    trexo::Square::all(position.rules().size()).map(|square| (square.into(), on(square))).collect()
}

fn on_slither(position: &slither::Position) -> BTreeMap<Place, Words> {
    let on = |square| {
        let (column, row) = position.grid().place(square);
        let name = square_text(column, row);
        let says = match position.content(square)? {
            slither::Content::Empty => say::cell_empty(name),
            slither::Content::Wall => say::slither_cell_wall(name),
            slither::Content::FreeSpace => say::slither_cell_free(name),
            slither::Content::Snake { snake, head: None } => {
                say::slither_cell_body(name, snake.owner, snake.number.digit())
            }
            slither::Content::Snake { snake, head: Some(direction) } => {
                say::slither_cell_head(name, snake.owner, snake.number.digit(), direction.letter())
            }
        };
        Some((Place::new(column, row)?, says))
    };
    position.grid().squares().into_iter().filter_map(on).collect()
}
