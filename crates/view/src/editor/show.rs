//! Showing a board that may be improper: a bare board of the same form, and what is written on each cell.

use tessera_draw::Place;
use tessera_draw::art::{FISH, FREE, HALF, SNAKE_HEAD, SNAKE_SINGLE, TOTEM, WALL};
use tessera_draw::art::{level_class, player_class, shark_art, sign_art, snake_classes, stone_art};
use tessera_game::Player;
use tessera_games::GameId;
use tessera_slither_stone::{Direction, Snake};
use tessera_trexo::{Arrow, Symbol};
use tessera_xok::{Direction as Facing, Shark, SharkKind};
use tessera_yoxii::Value;

use super::board::Board;
use super::change::{beside, half};
use super::problem::problem;
use crate::look::{Look, ViewOptions, look, shape};
use crate::{Figure, Line, Words, slither, trexo, xok, yoxii};

/// A board that is being edited, as it is seen.
pub fn editor_look(game: GameId, position: &str, view: ViewOptions) -> Result<Look, Words> {
    let board = Board::read(game, position)?;
    let Some(problem) = problem(&board) else {
        return look(&Line { game, start: position.to_owned(), actions: Vec::new() }, view);
    };
    let line = Line { game, start: bare(&board), actions: Vec::new() };
    let (scene, options) = (line.played()?.scene, view.options());
    let mut seen = look(&line, view)?;
    seen.pieces.clear();
    for place in board.places() {
        let Some((figures, says)) = board.cell(place).and_then(|cell| shown(game, cell, place)) else {
            continue;
        };
        for figure in figures {
            let number = seen.pieces.len() as u32;
            seen.pieces.push(shape(&figure.on(place), &scene, &options, number));
        }
        if let Some(cell) = seen.cells.iter_mut().find(|cell| cell.name == place.to_string()) {
            cell.says = says;
        }
    }
    board.to_string().clone_into(&mut seen.position);
    (seen.status, seen.outcome, seen.stock) = (problem, None, Vec::new());
    Ok(seen)
}

/// The string of a proper position with a board of the same form and next to nothing on it.
fn bare(board: &Board) -> String {
    let mut bare = board.clone();
    for place in board.places() {
        bare.put(place, '.');
    }
    match board.game {
        GameId::Xok => {}
        GameId::Yoxii => {
            bare.put(board.places()[18], 'T');
            "w".clone_into(&mut bare.fields[0]);
        }
        GameId::Trexo => "X".clone_into(&mut bare.fields[0]),
        GameId::Slither => {
            bare.put(board.places()[0], "A^");
            "0,0".clone_into(&mut bare.fields[1]);
        }
    }
    bare.to_string()
}

/// What a cell shows, and the same in words; `None` if it is empty.
fn shown(game: GameId, cell: &str, place: Place) -> Option<(Vec<Figure>, Words)> {
    let first = cell.chars().next().filter(|&first| first != '.')?;
    let name = place.to_string();
    match game {
        GameId::Xok => shown_xok(cell, first, name),
        GameId::Yoxii if first == 'T' => {
            Some((vec![Figure::new(TOTEM, &[])], yoxii::say::yoxii_cell_totem(name)))
        }
        GameId::Yoxii => {
            let (owner, points) = match first {
                '1'..='4' => (Player::First, first as u8 - b'0'),
                _ => (Player::Second, (first as u8).checked_sub(b'a' - 1)?),
            };
            let value = Value::from_points(points)?;
            let figure = Figure::new(stone_art(value), &[player_class(owner)]);
            Some((vec![figure], yoxii::say::yoxii_cell_stone(name, owner, points)))
        }
        GameId::Trexo => {
            let (letter, level, sign) = half(cell)?;
            let symbol = if letter == 'X' { Symbol::X } else { Symbol::O };
            let arrow = Arrow::ALL.into_iter().find(|arrow| arrow.to_string().starts_with(sign))?;
            let tile = Figure::new(HALF, &[level_class(level)]).turned(trexo::angle(arrow));
            let other = beside(place, sign).map(|other| other.to_string()).unwrap_or_default();
            let figures = vec![tile, Figure::new(sign_art(symbol), &[])];
            Some((figures, trexo::say::trexo_cell(name, letter, level, other)))
        }
        GameId::Slither => shown_slither(cell, first, name),
    }
}

fn shown_xok(cell: &str, first: char, name: String) -> Option<(Vec<Figure>, Words)> {
    let player = if first.is_ascii_uppercase() { Player::First } else { Player::Second };
    let letter = first.to_ascii_uppercase();
    let classes = [player_class(player)];
    if letter == 'F' {
        return Some((vec![Figure::new(FISH, &classes)], xok::say::xok_cell_fish(name, player)));
    }
    let kind = SharkKind::from_letter(letter)?;
    let facing = *Facing::ALL.get(cell.get(1..)?.parse::<usize>().ok()?)?;
    let mouths: Vec<String> = Shark::new(kind, facing).mouths().map(|mouth| mouth.to_string()).collect();
    let [one, other] = [mouths.first()?.clone(), mouths.last()?.clone()];
    let figure = Figure::new(shark_art(kind), &classes).turned(xok::angle(facing));
    Some((vec![figure], xok::say::xok_cell_shark(name, player, letter, one, other)))
}

fn shown_slither(cell: &str, first: char, name: String) -> Option<(Vec<Figure>, Words)> {
    let snake = Snake::from_letter(first.to_ascii_lowercase());
    Some(match (first, snake) {
        ('#', _) => (vec![Figure::new(WALL, &[])], slither::say::slither_cell_wall(name)),
        ('o', _) => (vec![Figure::new(FREE, &[])], slither::say::slither_cell_free(name)),
        (_, Some(snake)) => {
            let (owner, number, classes) = (snake.owner, snake.number.digit(), snake_classes(snake));
            match cell.chars().nth(1).and_then(Direction::from_sign) {
                None => (
                    vec![Figure::new(SNAKE_SINGLE, &classes)],
                    slither::say::slither_cell_body(name, owner, number),
                ),
                Some(pointing) => {
                    let head = Figure::new(SNAKE_HEAD, &classes).turned(slither::angle(pointing));
                    (vec![head], slither::say::slither_cell_head(name, owner, number, pointing.letter()))
                }
            }
        }
        _ => return None,
    })
}
