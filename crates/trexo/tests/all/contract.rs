//! The laws of every game, for Trexo and its variants, and the test vectors.

use tessera_game::kit::{Subject, check_bad_vectors, check_laws, check_setups, check_texts, check_vectors};
use tessera_game::{Player, Position as Game, Random, perft};
use tessera_trexo::{
    Action, Arrow, Board, Half, Large, Position, Rules, Setup, Shape, Square, Standard, Symbol,
};

/// A variant, with every pair of squares that can be written down on any board.
fn subject<P: Game<Action = Action>>(start: P, tiles: u16) -> Subject<P> {
    let squares: Vec<Square> = Square::all(Rules::LARGEST_SIZE).collect();
    let universe = squares.iter().flat_map(|&x| squares.iter().map(move |&o| Action { x, o })).collect();
    Subject { start, universe, longest: tiles.into() }
}

/// Checks a variant, as a board of the shape that it needs and as a position.
fn check<S: Shape>(tiles: u16, size: u8) {
    check_line::<S>(tiles, size, Rules::STANDARD_LINE);
}

/// The same with lines of some length.
fn check_line<S: Shape>(tiles: u16, size: u8, line: u8) {
    let rules = Rules::with_line(tiles, size, line).unwrap();
    let board = subject(Board::<S>::start(rules).unwrap(), tiles);
    check_laws(&board, 16);
    check_texts(&board, 100);
    let position = subject(Position::start(rules), tiles);
    check_laws(&position, 4);
    check_texts(&position, 25);
    check_setups(&position, 400, damage);
}

/// Changes the player to move, one half or one tile, on the board or off it.
fn damage(setup: &mut Setup, random: &mut Random) {
    let mut below = |limit: u32| random.below(limit) as usize;
    let size = if below(9) == 0 { Rules::LARGEST_SIZE } else { setup.rules.size() };
    let squares: Vec<Square> = Square::all(size).collect();
    let square = squares[below(squares.len() as u32)];
    let arrow = Arrow::ALL[below(4)];
    let level = setup[square].map_or(0, |half| half.level) + [0, 1, 1, 1, 1, 1000][below(6)];
    let [top, other] = [Symbol::BOTH[below(2)], Symbol::BOTH[below(2)]];
    match below(5) {
        0 => setup.to_move = Player::BOTH[below(2)],
        1 => setup[square] = Some(Half { top, level, arrow }),
        2 => setup[square] = None,
        _ => {
            setup[square] = Some(Half { top, level, arrow });
            if let Some(next) = square.next(arrow) {
                setup[next] = Some(Half { top: other, level, arrow: arrow.opposite() });
            }
            setup.to_move = if level.is_multiple_of(2) { Player::First } else { !setup.to_move };
        }
    }
}

/// Whether the small board has room for the variant of a text, or the text fails before that.
fn fits_standard(text: &str) -> bool {
    Rules::of_text(text).map_or(true, Rules::fits_standard)
}

#[test]
fn the_usual_game_keeps_every_law() {
    check::<Standard>(60, 10);
}

#[test]
fn the_earlier_printing_with_45_tiles_keeps_every_law() {
    check::<Standard>(45, 10);
}

#[test]
fn small_boards_keep_every_law() {
    for (tiles, size) in [(30, 7), (12, 5), (1, 5)] {
        check::<Standard>(tiles, size);
    }
}

#[test]
fn short_lines_keep_every_law() {
    for (tiles, size, line) in [(8, 3, 3), (8, 4, 3), (20, 4, 4), (12, 5, 4), (60, 10, 4)] {
        check_line::<Standard>(tiles, size, line);
    }
    for (tiles, size, line) in [(90, 3, 4), (60, 12, 3)] {
        check_line::<Large>(tiles, size, line);
    }
}

#[test]
fn the_largest_board_keeps_every_law() {
    check::<Large>(60, 12);
}

#[test]
fn large_stocks_keep_every_law() {
    for (tiles, size) in [(90, 10), (200, 5), (999, 5)] {
        check::<Large>(tiles, size);
    }
}

#[test]
fn every_vector_holds() {
    assert_eq!(check_vectors::<Position>("trexo", |_| true), 348);
    assert_eq!(check_vectors::<Board<Large>>("trexo", |_| true), 348);
    assert_eq!(check_vectors::<Board<Standard>>("trexo", fits_standard), 207);
}

#[test]
fn every_bad_vector_is_refused() {
    assert_eq!(check_bad_vectors::<Position>("trexo", |_| true), 77);
    assert_eq!(check_bad_vectors::<Board<Large>>("trexo", |_| true), 77);
    assert_eq!(check_bad_vectors::<Board<Standard>>("trexo", fits_standard), 77);
}

#[test]
fn perft_from_the_start_is_as_published() {
    let start = Board::<Standard>::default();
    assert_eq!([1, 2, 3].map(|depth| perft(&start, depth)), [360, 125_008, 41_858_624]);
}

#[test]
fn a_board_is_small() {
    assert!(size_of::<Board<Standard>>() <= 128);
    assert!(size_of::<Board<Large>>() <= 320);
    assert!(size_of::<Action>() <= 2);
}
