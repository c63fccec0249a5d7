//! What the symmetries are; that they keep the rules is one of the laws of every game.

use std::collections::BTreeSet;

use tessera_game::Position as _;
use tessera_slither_stone::Position;

const SQUARE: &str = "C>...../....../.#..o./a.B<.D^./A^...../...... 2 4,5 w";
const LONG: &str = "C>....../......./.#..o../a.B<.D^../A^....../....... 2 4,5 w";

fn images(text: &str) -> Vec<String> {
    let position: Position = text.parse().expect("a position");
    (0..position.symmetries()).map(|symmetry| position.transformed(symmetry).to_string()).collect()
}

#[test]
fn a_square_board_has_eight_symmetries_and_another_one_four() {
    for (text, count) in [(SQUARE, 8), (LONG, 4)] {
        let images = images(text);
        assert_eq!(images.len(), count);
        assert_eq!(images.into_iter().collect::<BTreeSet<String>>().len(), count, "all are different");
    }
}

#[test]
fn a_symmetry_turns_squares_and_directions_and_keeps_names_supplies_and_what_was_done() {
    assert_eq!(
        images(LONG)[1],
        "......C</......./..o..#./..D^.B>.a/......A^/....... 2 4,5 w",
        "left and right"
    );
    assert_eq!(images(LONG)[2], "......./Av....../a.B<.Dv../.#..o../......./C>...... 2 4,5 w", "up and down");
    let swapped = "....../..D>o../....../..Bv.../...#../.A>a..C^ 2 4,5 w";
    assert_eq!(images(SQUARE)[4], swapped, "columns and rows");
}

#[test]
fn the_actions_of_an_image_are_the_images_of_the_actions() {
    let position: Position = LONG.parse().expect("a position");
    let image = |symmetry, text: &str| {
        let action = position.parse_action(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        position.action_text(position.transformed_action(symmetry, action))
    };
    assert_eq!(image(1, "od6"), "od6");
    assert_eq!(image(1, "ob6"), "of6");
    assert_eq!(image(2, "ob6"), "ob1");
    assert_eq!(image(3, "ob6"), "of1");
    assert_eq!(image(1, "1e>s"), "1w>s");
    assert_eq!(image(2, "~1e>s"), "~1e>n");
    assert_eq!(image(2, "1n>n"), "1s>n", "it dies, and >n means nothing");
    assert_eq!(image(1, "1j>e"), "1j>w");
}

#[test]
fn where_a_step_means_nothing_it_stays_north() {
    let position: Position =
        "Cv....Dv/....../....../....#A>/....##/...... 1 5,5 -".parse().expect("a position");
    let action = position.parse_action("~1n>n").expect("a legal action");
    for symmetry in 0..8 {
        assert_eq!(position.transformed_action(symmetry, action), action);
    }
}
