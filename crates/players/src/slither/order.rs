//! Which actions look good before any search.

use tessera_game::Position as _;
use tessera_slither_stone::{Action, Kind, Move, Position, Square};

use super::field::{Field, bit};

// Set by hand, a few hundred apart: histories, which go up to 8 192, soon know better.
const WALL: i32 = 1_000;
/// For each step that a wall is nearer to an enemy head than [`FAR`].
const NEARER: i32 = 500;
const FAR: i32 = 6;
const FREE_SPACE: i32 = -2_000;
const LIVING: i32 = 1_000;
const EXIT: i32 = 500;
const STEP_AHEAD: i32 = 1_500;
const SECOND_AHEAD: i32 = 300;

/// How promising an action looks.
pub(super) fn score(position: &Position, action: Action) -> i32 {
    match action {
        Action::Move(move_) => score_move(position, move_),
        Action::Wall(square) => WALL + NEARER * (FAR - distance(position, square)),
        Action::FreeSpace(_) => FREE_SPACE,
        Action::End => 0,
    }
}

/// The snakes that live, and how free they are afterwards. Short moves save squares.
fn score_move(position: &Position, move_: Move) -> i32 {
    let after = position.after(Action::Move(move_));
    let field = Field::of(&after);
    let mut score = match move_.kind {
        Kind::Step(_) => 1_000,
        Kind::Jump => 500,
        Kind::Dash => 0,
    };
    for (head, direction) in after.living(position.to_move()).filter_map(|snake| after.head(snake)) {
        let exits = (field.beside(bit(head)) & field.open).count_ones().cast_signed();
        score += LIVING + EXIT * exits;
        let ahead = field.moved(bit(head), direction) & field.open;
        let second = field.moved(ahead, direction) & field.open;
        score += STEP_AHEAD * i32::from(ahead != 0) + SECOND_AHEAD * i32::from(second != 0);
    }
    score
}

/// Columns and rows from the nearest enemy head.
fn distance(position: &Position, square: Square) -> i32 {
    let (column, row) = position.grid().place(square);
    let heads = position.living(!position.to_move()).filter_map(|snake| position.head(snake));
    let distances = heads.map(|(head, _)| {
        let (other_column, other_row) = position.grid().place(head);
        i32::from(column.abs_diff(other_column) + row.abs_diff(other_row))
    });
    distances.min().unwrap_or(FAR)
}
