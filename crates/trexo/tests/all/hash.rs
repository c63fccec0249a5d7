//! The hash is equal for positions that play on alike, and differs for others.

use std::collections::HashSet;

use tessera_game::{Position as _, Random, perft};
use tessera_trexo::{Board, Large, Position};

fn at(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn the_arrow_of_a_half_whose_other_half_is_covered_does_not_matter() {
    // On e5 lies the half of a tile that is covered on f5 or on e4; the position does not show which, and no rule depends on it.
    let one = at("10/10/10/10/5X2v4/4X1>O2^4/3O1>X2>O2<4/10/10/10 O");
    let other = at("10/10/10/10/5X2v4/4X1vO2^4/3O1>X2>O2<4/10/10/10 O");
    assert_ne!(one, other);
    assert_eq!(one.actions(), other.actions());
    assert_eq!(perft(&one, 2), perft(&other, 2));
    assert_eq!(one.hash(), other.hash());
    for action in one.actions() {
        assert_eq!(one.after(action).hash(), other.after(action).hash(), "{action}");
    }
    let large = |position: Position| position.to_string().parse::<Board<Large>>().unwrap().hash();
    assert_eq!(large(one), large(other));
}

#[test]
fn which_squares_show_one_tile_matters() {
    let upright = at("10/10/10/10/4O1vX1v4/4X1^O1^4/10/10/10/10 X");
    let across = at("10/10/10/10/4O1>X1<4/4X1>O1<4/10/10/10/10 X");
    assert_ne!(upright.actions(), across.actions());
    assert_ne!(upright.hash(), across.hash());
}

#[test]
fn tops_levels_stock_and_size_matter() {
    let texts = [
        "10/10/10/10/4O1vX1v4/4X1^O1^4/10/10/10/10 X",
        "10/10/10/10/4O1vO1v4/4X1^X1^4/10/10/10/10 X",
        "10/10/10/10/4O1vX2v4/4X1^O2^4/10/10/10/10 O",
        "10/10/10/10/4O1vX3v4/4X1^O3^4/10/10/10/10 X",
        "10/10/10/10/4O1vX19v4/4X1^O19^4/10/10/10/10 X",
        "10/10/10/10/4O1vX35v4/4X1^O35^4/10/10/10/10 X",
        "tiles=45 size=10 10/10/10/10/4O1vX1v4/4X1^O1^4/10/10/10/10 X",
        "tiles=46 size=10 10/10/10/10/4O1vX1v4/4X1^O1^4/10/10/10/10 X",
        "tiles=60 size=9 9/9/9/4O1vX1v3/4X1^O1^3/9/9/9/9 X",
        "tiles=60 size=8 8/8/4O1vX1v2/4X1^O1^2/8/8/8/8 X",
    ];
    let hashes: HashSet<u64> = texts.iter().map(|text| at(text).hash()).collect();
    assert_eq!(hashes.len(), texts.len());
}

#[test]
fn positions_of_random_games_have_hashes_of_their_own() {
    let (mut texts, mut hashes) = (HashSet::new(), HashSet::new());
    for seed in 0..50 {
        let (mut position, mut random) = (Position::default(), Random::new(seed));
        while let Some(action) = position.random_action(&mut random) {
            position.play_unchecked(action);
            for turned in (0..position.symmetries()).map(|symmetry| position.transformed(symmetry)) {
                texts.insert(turned.to_string());
                hashes.insert(turned.hash());
            }
        }
    }
    assert!(texts.len() > 10_000);
    assert_eq!(hashes.len(), texts.len());
}
