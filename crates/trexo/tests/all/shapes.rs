//! The small and the large board are one game, and both take every level that they have room for.

use tessera_game::{Position as _, Random, perft};
use tessera_trexo::{Action, Board, Large, Position, Rules, Shaped, Square, Standard};

fn rules(tiles: u16, size: u8) -> Rules {
    Rules::new(tiles, size).unwrap()
}

/// Both shapes in the same position.
fn both(text: &str) -> (Board<Standard>, Board<Large>) {
    (text.parse().unwrap(), text.parse().unwrap())
}

fn assert_same(small: &Board<Standard>, large: &Board<Large>) {
    assert_eq!(small.to_string(), large.to_string());
    assert_eq!(small.actions(), large.actions(), "{small}");
    assert_eq!(small.ending(), large.ending(), "{small}");
    assert_eq!(small.count_actions(), large.count_actions(), "{small}");
    for square in Square::all(Rules::LARGEST_SIZE) {
        assert_eq!(small.half(square), large.half(square), "{square} of {small}");
    }
    let position = Position::from(*small);
    assert_eq!(position, Position::from(*large), "{small}");
    assert_eq!((position.try_into(), position.into()), (Ok(*small), *large), "{small}");
}

#[test]
fn both_shapes_play_the_same_games() {
    for (seed, (tiles, size)) in
        (0..).zip([(60, 10), (45, 10), (63, 9), (41, 8), (30, 7), (63, 6), (12, 5), (63, 5)])
    {
        let mut small = Board::<Standard>::start(rules(tiles, size)).unwrap();
        let mut large = Board::<Large>::start(rules(tiles, size)).unwrap();
        let (mut random, mut same) = (Random::new(seed), Random::new(seed));
        loop {
            assert_same(&small, &large);
            assert_eq!(perft(&small, 2), perft(&large, 2), "{small}");
            let action = small.random_action(&mut random);
            assert_eq!(action, large.random_action(&mut same), "{small}");
            let Some(action) = action else { break };
            small.play(action).unwrap();
            large.play(action).unwrap();
        }
    }
}

#[test]
fn a_tower_grows_through_every_level_that_a_stock_allows() {
    let (mut small, mut large) = both("tiles=63 size=5 5/5/5/5/5 X");
    // Upright and across by turns, four squares rise together: two tiles for each level.
    let turns = ["b2b3", "c3c2", "c2b2", "b3c3"];
    for (text, laid) in turns.iter().cycle().zip(1..=62_u16) {
        let action = small.parse_action(text).unwrap();
        small.play(action).unwrap();
        large.play(action).unwrap();
        assert_same(&small, &large);
        assert_eq!([small.level(action.x), small.level(action.o)], [laid.div_ceil(2); 2], "{small}");
    }
    let action = large.actions()[0];
    assert_same(&small.after(action), &large.after(action));
}

#[test]
fn every_square_can_have_every_level() {
    for level in [1, 2, 3, 4, 7, 8, 15, 16, 17, 31, 32, 33, 60, 63] {
        for square in Square::all(10) {
            let Some(other) = square.next(tessera_trexo::Arrow::Up).filter(|other| other.is_on(10)) else {
                continue;
            };
            let text = tower_text(square, level);
            let (small, large) = both(&text);
            assert_same(&small, &large);
            assert_eq!([small.level(square), small.level(other)], [level, level], "{text}");
            assert_eq!(small.tiles_laid(), level);
        }
    }
}

/// A board with one tile, upright on a square, at that level.
fn tower_text(square: Square, level: u16) -> String {
    let empty = |count: u8| if count == 0 { String::new() } else { count.to_string() };
    let row = |row: u8| {
        let half = match row.checked_sub(square.row()) {
            Some(0) => format!("X{level}^"),
            Some(1) => format!("O{level}v"),
            _ => return empty(10),
        };
        format!("{}{half}{}", empty(square.column()), empty(9 - square.column()))
    };
    let rows: Vec<String> = (0..10).rev().map(row).collect();
    let player = if level.is_multiple_of(2) { 'X' } else { 'O' };
    format!("tiles=63 size=10 {} {player}", rows.join("/"))
}

#[test]
fn adding_to_a_level_carries_into_every_digit() {
    for level in [1, 3, 7, 15, 31] {
        let text = format!("tiles=63 size=5 5/1X{level}vX{level}v2/1O{level}^O{level}^2/5/5 X");
        let (small, large) = both(&text);
        for text in ["b3c3", "c4b4"] {
            let action = small.parse_action(text).unwrap();
            let (mut played, after) = (small, small.after(action));
            played.play_unchecked(action);
            assert_eq!(played, after);
            assert_eq!(played.level(action.x), level + 1);
            assert_same(&after, &large.after(action));
        }
    }
}

#[test]
fn only_the_large_board_has_room_for_many_tiles_or_a_large_board() {
    for (tiles, size, fits) in
        [(60, 10, true), (63, 5, true), (64, 5, false), (1, 11, false), (999, 12, false)]
    {
        let rules = rules(tiles, size);
        assert_eq!(rules.fits_standard(), fits, "{rules:?}");
        assert_eq!(Board::<Standard>::start(rules).is_ok(), fits, "{rules:?}");
        let large = Board::<Large>::start(rules).unwrap();
        assert_eq!(large.to_string().parse::<Board<Standard>>().is_ok(), fits, "{rules:?}");
        assert_eq!(large.to_string().parse(), Ok(Position::start(rules)));
        assert_eq!(Rules::of_text(&large.to_string()), Ok(rules));
        assert_eq!(matches!(Position::start(rules).shaped(), Shaped::Standard(_)), fits, "{rules:?}");
    }
}

#[test]
fn the_small_board_says_why_it_refuses_a_variant() {
    let refused = "tiles=64 size=5 5/5/5/5/5 X".parse::<Board<Standard>>().unwrap_err().to_string();
    assert_eq!(
        refused,
        "a board larger than 10 or a stock of more than 63 tiles needs a large position (at character 1)"
    );
}

#[test]
fn calls_that_nobody_should_make_do_not_panic() {
    let squares: Vec<Square> = Square::all(Rules::LARGEST_SIZE).collect();
    let mut random = Random::new(5);
    let (mut small, mut large) = both("tiles=63 size=5 5/5/5/5/5 X");
    for _ in 0..20_000 {
        let [x, o] = [(); 2].map(|()| squares[random.below(squares.len() as u32) as usize]);
        small.play_unchecked(Action { x, o });
        large = large.after(Action { x, o });
        let seen = (small.hash(), small.outcome(), small.count_actions_unchecked(), small.transformed(13));
        assert_eq!(seen.3, small.transformed(5));
        let _ = (large.hash(), large.check(Action { x, o }), large.random_action_unchecked(&mut random));
        assert_eq!(
            small.transformed_action(9, Action { x, o }),
            small.transformed_action(1, Action { x, o })
        );
    }
}
