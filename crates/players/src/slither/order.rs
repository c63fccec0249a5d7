//! Which actions look good before any search.

use tessera_game::Position as _;
use tessera_games::slither_stone::{Action, Direction, Kind, Move, Position, Square};

use super::field::{Bits, Field};
use super::ways::{alone, heads_of, together};

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
    let Move { wise, mad_first, kind, pointing } = move_;
    let field = Field::of(position);
    let freedom = match heads_of(position, position.to_move()) {
        [Some(one), Some(two)] => {
            let (wise, mad) = if wise == one.number { (one, two) } else { (two, one) };
            let after = together(&field, wise, mad, kind, mad_first);
            let field = field.without(!after.open);
            freedom(&field, after.wise_end, pointing) + freedom(&field, after.mad_end, mad.direction)
        }
        [Some(head), None] | [None, Some(head)] => {
            let after = alone(&field, head, kind, mad_first, pointing);
            freedom(&field.without(!after.open), after.mad_end, pointing)
        }
        [None, None] => 0,
    };
    let short = match kind {
        Kind::Step(_) => 1_000,
        Kind::Jump => 500,
        Kind::Dash => 0,
    };
    short + freedom
}

/// How free a snake is that has come to a square and points in a direction; nothing if it has died.
fn freedom(field: &Field, head: Bits, direction: Direction) -> i32 {
    if head == 0 {
        return 0;
    }
    let exits = (field.beside(head) & field.open).count_ones().cast_signed();
    let ahead = field.moved(head, direction) & field.open;
    let second = field.moved(ahead, direction) & field.open;
    LIVING + EXIT * exits + STEP_AHEAD * i32::from(ahead != 0) + SECOND_AHEAD * i32::from(second != 0)
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
