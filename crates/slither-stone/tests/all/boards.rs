//! What generated boards promise, for many sizes and seeds.

use tessera_game::Player;
use tessera_slither_stone::{
    BoardSpec, Direction, Grid, Kind, Move, Position, Snake, SnakeNumber, SpecError, Square, Squares,
};

/// Every size, without walls, with some and with as many as can be, with each of `seeds` seeds.
fn specs(seeds: u32) -> impl Iterator<Item = BoardSpec> {
    let sizes = (6..=21).flat_map(|columns| (6..=21).filter_map(move |rows| Grid::new(columns, rows)));
    sizes.flat_map(move |grid| {
        let most = BoardSpec::most_walls(grid);
        let numbers = [0, 1, most / 2, most.saturating_sub(1), most];
        numbers.into_iter().flat_map(move |walls| {
            (0..seeds).filter_map(move |seed| BoardSpec::new(grid.columns(), grid.rows(), walls, seed).ok())
        })
    })
}

fn standard_and_others() -> impl Iterator<Item = BoardSpec> {
    (0..3000).map(BoardSpec::standard).chain(specs(12))
}

fn opposite(grid: Grid, square: Square) -> Square {
    Square::new(grid.square_count() - 1 - square.index()).expect("a square")
}

fn starts(board: &Position, player: Player) -> [(Square, Direction); 2] {
    SnakeNumber::BOTH.map(|number| board.head(Snake { owner: player, number }).expect("a living snake"))
}

#[test]
fn a_standard_board_has_ten_columns_twelve_rows_and_ten_walls() {
    for seed in [0, 1, 77, u32::MAX] {
        let board = BoardSpec::standard(seed).board();
        assert_eq!((board.grid().columns(), board.grid().rows(), board.walls().len()), (10, 12, 10));
    }
    assert_eq!(BoardSpec::default(), BoardSpec::standard(0));
    assert_eq!(BoardSpec::new(10, 12, 10, 5), Ok(BoardSpec::standard(5)));
}

#[test]
fn a_board_has_the_size_and_exactly_the_walls_it_was_asked_for() {
    for spec in standard_and_others() {
        let board = spec.board();
        assert_eq!(board.grid(), spec.grid());
        assert_eq!(board.walls().len(), u32::from(spec.walls()), "{spec:?}");
        assert_eq!(board.to_string().parse(), Ok(board));
    }
}

#[test]
fn a_half_turn_that_swaps_the_players_leaves_the_board_as_it_is() {
    for spec in standard_and_others() {
        let board = spec.board();
        let turned: Squares = board.walls().iter().map(|square| opposite(board.grid(), square)).collect();
        assert_eq!(board.walls(), turned, "{spec:?}");
        let mut turned = starts(&board, Player::First)
            .map(|(square, direction)| (opposite(board.grid(), square), direction.opposite()));
        turned.reverse();
        assert_eq!(starts(&board, Player::Second), turned, "{spec:?}");
    }
}

#[test]
fn all_squares_without_a_wall_hang_together() {
    for spec in standard_and_others() {
        let board = spec.board();
        let grid = board.grid();
        let mut reached = vec![starts(&board, Player::First)[0].0];
        let mut next = 0;
        while next < reached.len() {
            for direction in Direction::ALL {
                if let Some(square) = grid.next(reached[next], direction)
                    && !board.walls().contains(square)
                    && !reached.contains(&square)
                {
                    reached.push(square);
                }
            }
            next += 1;
        }
        assert_eq!(reached.len() + usize::from(spec.walls()), grid.square_count(), "{spec:?}");
    }
}

#[test]
fn snakes_start_on_the_second_rows_and_the_left_one_is_snake_1() {
    for spec in standard_and_others() {
        let board = spec.board();
        for (player, row) in [(Player::First, 1), (Player::Second, spec.grid().rows() - 2)] {
            let places = starts(&board, player).map(|(square, _)| spec.grid().place(square));
            assert!(places.iter().all(|place| place.1 == row), "{spec:?}");
            assert!(places[0].0 < places[1].0, "{spec:?}");
        }
    }
}

#[test]
fn snakes_of_one_player_do_not_touch_even_at_a_corner() {
    for spec in standard_and_others() {
        let [one, two] = starts(&spec.board(), Player::First).map(|(square, _)| spec.grid().place(square));
        assert!(one.0.abs_diff(two.0).max(one.1.abs_diff(two.1)) >= 2, "{spec:?}");
    }
}

#[test]
fn no_wall_is_beside_a_start_and_no_snake_points_off_the_board() {
    for spec in standard_and_others() {
        let board = spec.board();
        for (square, pointing) in Player::BOTH.into_iter().flat_map(|player| starts(&board, player)) {
            assert!(board.grid().next(square, pointing).is_some(), "{spec:?}");
            let beside =
                Direction::ALL.into_iter().filter_map(|direction| board.grid().next(square, direction));
            assert!(beside.into_iter().all(|square| !board.walls().contains(square)), "{spec:?}");
        }
    }
}

#[test]
fn each_snake_has_at_least_three_first_moves_in_which_it_lives() {
    for spec in standard_and_others() {
        let board = spec.board();
        for wise in SnakeNumber::BOTH {
            let lives = |kind: &Kind| {
                let move_ = Move { wise, mad_first: false, kind: *kind, pointing: Direction::North };
                board.trace(move_).legs().any(|leg| leg.wise && leg.death.is_none())
            };
            assert!(Kind::ALL.iter().filter(|kind| lives(kind)).count() >= 3, "{spec:?}");
        }
    }
}

#[test]
fn different_seeds_sizes_and_numbers_of_walls_give_different_boards() {
    let mut boards: Vec<String> =
        (0..3000).map(|seed| BoardSpec::standard(seed).board().to_string()).collect();
    boards.sort();
    boards.dedup();
    assert_eq!(boards.len(), 3000);
    let starts_of =
        |spec: Result<BoardSpec, SpecError>| starts(&spec.expect("a board").board(), Player::First);
    assert!(
        (0..20)
            .any(|seed| starts_of(BoardSpec::new(10, 12, 8, seed))
                != starts_of(BoardSpec::new(10, 12, 6, seed))),
        "the random numbers depend on the walls too"
    );
}

#[test]
fn every_pair_of_columns_and_every_direction_comes_up() {
    let boards: Vec<Position> =
        (0..400).map(|seed| BoardSpec::new(6, 6, 4, seed).expect("a board").board()).collect();
    let mut columns: Vec<[u8; 2]> = boards
        .iter()
        .map(|board| starts(board, Player::First).map(|(square, _)| board.grid().place(square).0))
        .collect();
    columns.sort_unstable();
    columns.dedup();
    assert_eq!(columns.len(), 10, "of six columns, the pairs with one between them");
    for direction in Direction::ALL {
        assert!(boards.iter().any(|board| starts(board, Player::First)[0].1 == direction), "{direction:?}");
    }
}

#[test]
fn a_board_that_cannot_be_is_refused_with_the_reason() {
    let why =
        |columns, rows, walls| BoardSpec::new(columns, rows, walls, 0).map_err(|error| error.to_string());
    assert_eq!(why(5, 12, 10), Err("a board has 6 to 21 columns, not 5".into()));
    assert_eq!(why(10, 22, 10), Err("a board has 6 to 21 rows, not 22".into()));
    assert_eq!(why(12, 12, 10), Err("a board has at most 128 squares, not 144".into()));
    assert_eq!(why(10, 12, 32), Err("a board of this size has at most 30 walls".into()));
    assert_eq!(why(10, 12, 9), Err("a board of this size has an even number of walls".into()));
    assert_eq!(why(255, 255, 255), Err("a board has 6 to 21 columns, not 255".into()));
    assert!(why(11, 11, 9).is_ok() && why(11, 11, 30).is_ok() && why(11, 11, 31).is_err());
    assert!(why(6, 6, 8).is_ok() && why(6, 6, 9).is_err());
}

#[test]
fn an_odd_number_of_walls_has_one_in_the_centre_and_an_even_one_has_not() {
    for (walls, in_centre) in [(9, true), (10, false), (1, true), (0, false)] {
        let board = BoardSpec::new(11, 11, walls, 3).expect("a board").board();
        let centre = board.grid().square(5, 5).expect("a square");
        assert_eq!(board.walls().contains(centre), in_centre);
    }
}
