//! Players, board and start.

use tessera_game::{Player, Position as _};
use tessera_slither_stone::{BoardSpec, Content, Direction, Position, Snake, SnakeNumber};

use super::position;

#[test]
fn two_players_have_two_snakes_each_and_player_1_moves_first() {
    let start = BoardSpec::default().board();
    assert_eq!(start.to_move(), Player::First);
    assert_eq!(start.outcome(), None);
    for player in Player::BOTH {
        let numbers: Vec<SnakeNumber> = start.living(player).map(|snake| snake.number).collect();
        assert_eq!(numbers, SnakeNumber::BOTH);
    }
}

#[test]
fn each_player_starts_with_five_free_spaces_and_nothing_done() {
    let start = BoardSpec::default().board();
    assert_eq!(Player::BOTH.map(|player| start.supply(player)), [5, 5]);
    assert!(start.free_spaces().is_empty() && !start.has_moved() && !start.has_walled());
}

#[test]
fn a_board_is_at_least_six_by_six_and_at_most_128_squares() {
    let board = |columns: usize, rows: usize| {
        let empty = ".".repeat(columns);
        let first = format!("A^{}C^", ".".repeat(columns.saturating_sub(2)));
        let rows: Vec<&str> =
            std::iter::once(first.as_str()).chain(std::iter::repeat_n(empty.as_str(), rows - 1)).collect();
        format!("{} 1 5,5 -", rows.join("/")).parse::<Position>()
    };
    for (columns, rows) in [(6, 6), (21, 6), (6, 21), (16, 8), (8, 16), (11, 11)] {
        let grid = board(columns, rows).expect("a board").grid();
        assert_eq!((usize::from(grid.columns()), usize::from(grid.rows())), (columns, rows));
    }
    for (columns, rows) in [(5, 6), (6, 5), (22, 6), (6, 22), (13, 10), (12, 11)] {
        assert!(board(columns, rows).is_err(), "{columns} x {rows}");
    }
}

#[test]
fn columns_are_letters_from_the_left_and_rows_numbers_from_the_bottom() {
    let position = position("A^....C^/....../....../....../....../o.D^... 1 5,4 -");
    let text = |column, row| position.square_text(position.grid().square(column, row).expect("a square"));
    assert_eq!([text(0, 0), text(5, 0), text(0, 5), text(5, 5)], ["a1", "f1", "a6", "f6"]);
    let a1 = position.grid().square(0, 0).expect("a square");
    assert_eq!(position.content(a1), Some(Content::FreeSpace));
}

#[test]
fn a_square_is_empty_a_wall_a_free_space_or_part_of_a_living_snake() {
    let position = position("A^....C^/....../....../....../b...../o#B>... 1 5,4 -");
    let content = |column, row| {
        position.content(position.grid().square(column, row).expect("a square")).expect("on the board")
    };
    let snake = Snake { owner: Player::First, number: SnakeNumber::Two };
    assert_eq!(content(0, 0), Content::FreeSpace);
    assert_eq!(content(1, 0), Content::Wall);
    assert_eq!(content(2, 0), Content::Snake { snake, head: Some(Direction::East) });
    assert_eq!(content(0, 1), Content::Snake { snake, head: None });
    assert_eq!(content(1, 1), Content::Empty);
    let beyond = tessera_slither_stone::Square::new(36).expect("a number of a square");
    assert_eq!(position.content(beyond), None);
}

#[test]
fn a_board_gives_the_walls_and_the_square_and_direction_of_each_snake() {
    let position = position("Cv....D</....../..#.../....../....../A^....B> 1 5,5 -");
    let c4 = position.grid().square(2, 3).expect("a square");
    assert_eq!(position.walls().iter().collect::<Vec<_>>(), [c4]);
    let directions = Snake::ALL.map(|snake| position.head(snake).expect("a living snake").1);
    assert_eq!(directions, [Direction::North, Direction::East, Direction::South, Direction::West]);
    assert!(Snake::ALL.iter().all(|&snake| position.body(snake).len() == 1));
}
