//! The sets of squares say what the views and the actions say.

use std::collections::HashSet;

use tessera_game::{Position as _, Random};
use tessera_trexo::{Action, Board, Large, Rules, Set, Shape, Square, Standard, Symbol};

/// The squares of a set.
fn squares<S: Shape>(set: S::Set) -> HashSet<Square> {
    let mut squares = HashSet::new();
    let _ = set.visit(|index| {
        squares.insert(Board::<S>::square_at(index));
        std::ops::ControlFlow::Continue(())
    });
    squares
}

fn check<S: Shape>(rules: Rules) {
    let mut random = Random::new(8);
    let mut now = Board::<S>::start(rules).unwrap();
    while let Some(action) = now.random_action(&mut random) {
        let boards = now.bitboards();
        for symbol in Symbol::BOTH {
            let seen: HashSet<Square> =
                Square::all(rules.size()).filter(|&square| now.top(square) == Some(symbol)).collect();
            assert_eq!(squares::<S>(boards.tops[symbol.index()]), seen, "{symbol} in {now}");
        }
        let tile = |x: Square, column, row| Action {
            x,
            o: Square::new(x.column() + column, x.row() + row).unwrap(),
        };
        let across = squares::<S>(boards.across).into_iter().map(|x| tile(x, 1, 0));
        let upright = squares::<S>(boards.upright).into_iter().map(|x| tile(x, 0, 1));
        let places: HashSet<Action> = across.chain(upright).flat_map(|tile| [tile, tile.turned()]).collect();
        assert_eq!(places, now.actions().into_iter().collect(), "{now}");
        now.play_unchecked(action);
    }
}

#[test]
fn tops_and_places_are_those_of_the_position() {
    for size in [5, 8, 10] {
        check::<Standard>(Rules::new(60, size).unwrap());
        check::<Large>(Rules::new(60, size).unwrap());
    }
    check::<Large>(Rules::new(200, 12).unwrap());
}

#[test]
fn a_window_is_five_squares_on_the_board_in_a_line() {
    for size in 5..=12_u8 {
        let start = Board::<Large>::start(Rules::new(60, size).unwrap()).unwrap();
        let (free, all) = (u32::from(size - 4), u32::from(size));
        let counts = start.windows().map(|(starts, _)| starts.count());
        assert_eq!(counts, [free * all, all * free, free * free, free * free]);
        for (starts, step) in start.windows() {
            let line = (1..5).fold(starts, |line, place| line | starts << (place * step));
            assert!(squares::<Large>(line).iter().all(|square| square.is_on(size)));
        }
    }
}

#[test]
fn near_squares_are_two_steps_away_at_most() {
    let e5: Square = "e5".parse().unwrap();
    let near = squares::<Standard>(Board::<Standard>::near(e5));
    assert_eq!(near.len(), 16);
    assert!(near.contains(&"g7".parse().unwrap()) && !near.contains(&"f7".parse().unwrap()));
    let a1 = squares::<Standard>(Board::<Standard>::near("a1".parse().unwrap()));
    assert_eq!(a1.len(), 6);
}
