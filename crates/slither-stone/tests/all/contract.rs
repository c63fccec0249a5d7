//! The laws of every game on boards of many sizes, and the vectors of an independent implementation.

use std::ops::ControlFlow;

use tessera_game::kit::{
    Subject, check_bad_vectors, check_laws, check_setups, check_texts, check_vectors, random_game,
};
use tessera_game::{Player, Position as _, Random};
use tessera_slither_stone::{
    Action, BoardSpec, Content, Direction, Grid, Move, Position, Setup, Snake, Square,
};

/// Every action that can be written down, on any board.
fn universe() -> Vec<Action> {
    let squares = || (0..128).filter_map(Square::new);
    let placed = squares().map(Action::Wall).chain(squares().map(Action::FreeSpace));
    placed.chain(Move::all().map(Action::Move)).chain([Action::End]).collect()
}

fn check_board(columns: u8, rows: u8, walls: u8, seed: u32) {
    check_from(BoardSpec::new(columns, rows, walls, seed).expect("a board").board());
}

fn check_from(start: Position) {
    let subject = Subject { start, universe: universe(), longest: start.longest_game() };
    check_laws(&subject, 400);
    check_texts(&subject, 400);
    check_setups(&subject, 400, damage);
}

/// Changes one square, on the grid or off it, or what stands beside the board.
fn damage(setup: &mut Setup, random: &mut Random) {
    let mut below = |limit: usize| random.below(limit as u32) as usize;
    let snake = Snake::ALL[below(4)];
    let contents = [
        Content::Empty,
        Content::Wall,
        Content::FreeSpace,
        Content::Snake { snake, head: None },
        Content::Snake { snake, head: Some(Direction::ALL[below(4)]) },
    ];
    match below(9) {
        0 => setup.to_move = Player::BOTH[below(2)],
        1 => setup.supplies[below(2)] = below(8) as u8,
        2 => setup.has_moved = below(2) == 0,
        3 => setup.has_walled = below(2) == 0,
        4 => setup.board[below(Grid::MOST_SQUARES)] = contents[below(contents.len())],
        5 => setup
            .board
            .iter_mut()
            .filter(|content| **content == contents[3])
            .for_each(|body| *body = contents[0]),
        _ => setup.board[below(setup.grid.square_count())] = contents[below(contents.len())],
    }
}

#[test]
fn the_contract_is_kept_on_standard_boards() {
    for seed in 0..4 {
        check_board(10, 12, 10, seed);
    }
}

#[test]
fn the_contract_is_kept_on_the_smallest_board() {
    check_board(6, 6, 0, 1);
    check_board(6, 6, 8, 2);
}

#[test]
fn the_contract_is_kept_on_boards_of_128_squares() {
    check_board(16, 8, 10, 1);
    check_board(8, 16, 32, 2);
}

#[test]
fn the_contract_is_kept_on_the_widest_and_the_tallest_board() {
    check_board(21, 6, 10, 1);
    check_board(6, 21, 10, 2);
}

#[test]
fn the_contract_is_kept_on_a_square_board_with_a_centre() {
    check_board(11, 11, 11, 1);
}

#[test]
fn the_contract_is_kept_from_the_middle_of_games() {
    for text in [
        "Cv....Dv/....../....../....#A>/....##/...... 1 5,5 -",
        "#...../....../..D^.../..d.../....../A^....B^ 2 5,5 -",
        ".....D</#...dd/....#d/##..dd/.a..A^#/.aaaa. 1 5,5 -",
        "....../..c.d./..C>.Dv#/#A^..../.aB^b../...... 1 5,5 -",
        "......../c.....##/......../C>.o...../......../o...oo.B^/#...o..b/....#.o. 2 0,4 mw",
        "o.o...../c.....##/..o...../C>.o...../.o....../o...oo.B^/##..o..b/....#.o. 1 0,0 w",
    ] {
        check_from(text.parse().expect("a position"));
    }
}

#[test]
fn every_vector_is_reproduced() {
    assert_eq!(check_vectors::<Position>("slither", |_| true), 350);
}

#[test]
fn every_bad_text_is_refused() {
    assert_eq!(check_bad_vectors::<Position>("slither", |_| true), 111);
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 112, "{}", size_of::<Position>());
    assert!(size_of::<Action>() <= 8, "{}", size_of::<Action>());
}

#[test]
fn the_bound_on_the_rest_of_a_game_holds_at_every_point_of_it() {
    for seed in 0..300 {
        let start = BoardSpec::new(7, 8, 4, seed).expect("a board").board();
        let game = random_game(start, seed.into(), start.longest_game());
        for (played, position) in game.iter().enumerate() {
            assert!(game.len() - 1 - played <= position.longest_game(), "{position}");
        }
        assert_eq!(game.last().map(Position::longest_game), Some(0));
    }
}

#[test]
fn an_action_played_without_a_check_may_be_nonsense_but_does_not_panic() {
    let universe = universe();
    let mut random = Random::new(3);
    for seed in 0..200 {
        let mut position = BoardSpec::new(9, 7, 5, seed).expect("a board").board();
        for _ in 0..60 {
            position.play_unchecked(universe[random.below(universe.len() as u32) as usize]);
            let _ = (position.hash(), position.count_actions(), position.longest_game());
            let _ = position.visit_actions(|_| ControlFlow::Continue(()));
            let _ = position.random_action(&mut random);
            let _ = position.to_string().parse::<Position>();
            for &action in universe.iter().step_by(7) {
                let _ = position.check(action);
                let _ = position.action_text(position.transformed_action(9, action));
            }
            let _ = position.transformed(usize::MAX).to_string();
        }
    }
}
