//! The symmetries of the board: which they are, that there are no others, and what they do to sharks.

use std::collections::BTreeSet;

use tessera_game::Position as _;
use tessera_xok::{Action, Cell, Direction, Placement, Position, Shark, SharkKind};

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

fn neighbours(cell: Cell) -> Vec<Cell> {
    Direction::ALL.iter().filter_map(|&direction| cell.step(direction)).collect()
}

/// Where a symmetry takes a cell, as a shark that is put there shows.
fn image(symmetry: usize, from: Cell) -> Cell {
    let shark = Shark::new(SharkKind::Small, Direction::E);
    match Position::start().transformed_action(symmetry, Action::shark(shark, from)).placement() {
        Placement::Shark(_, to) => to,
        Placement::TwoFish(..) => panic!("a shark became fish"),
    }
}

fn transformed(symmetry: usize, action: &str) -> String {
    Position::start().transformed_action(symmetry, action.parse().unwrap()).to_string()
}

/// Extends `images`, the images of the first cells, to every map of the board that keeps neighbours.
fn extend(images: &mut Vec<Cell>, cells: &[Cell], found: &mut BTreeSet<Vec<Cell>>) {
    let Some(&next) = cells.get(images.len()) else {
        found.insert(images.clone());
        return;
    };
    for &candidate in cells {
        let fits = images.iter().zip(cells).all(|(&image, &cell)| {
            image != candidate && neighbours(cell).contains(&next) == neighbours(image).contains(&candidate)
        });
        if fits && neighbours(next).len() == neighbours(candidate).len() {
            images.push(candidate);
            extend(images, cells, found);
            images.pop();
        }
    }
}

#[test]
fn the_four_symmetries_are_all_that_the_board_has() {
    let cells: Vec<Cell> = Cell::all().collect();
    let mut all = BTreeSet::new();
    extend(&mut Vec::new(), &cells, &mut all);
    let count = Position::start().symmetries();
    let ours: BTreeSet<Vec<Cell>> =
        (0..count).map(|symmetry| cells.iter().map(|&cell| image(symmetry, cell)).collect()).collect();
    assert_eq!(count, 4);
    assert_eq!(ours, all);
}

#[test]
fn the_symmetries_are_none_left_right_up_down_and_half_a_turn() {
    let images: Vec<Cell> = (0..4).map(|symmetry| image(symmetry, cell("b1"))).collect();
    assert_eq!(images, ["b1", "b4", "f1", "f4"].map(cell));
}

#[test]
fn two_fish_stay_in_order() {
    assert_eq!([0, 1, 2, 3].map(|symmetry| transformed(symmetry, "d1d2")), ["d1d2", "d5d6", "d1d2", "d5d6"]);
    assert_eq!([0, 1, 2, 3].map(|symmetry| transformed(symmetry, "a1b1")), ["a1b1", "a3b4", "f1g1", "f4g3"]);
}

#[test]
fn a_reflected_shark_has_reflected_mouths() {
    assert_eq!(
        [0, 1, 2, 3].map(|symmetry| transformed(symmetry, "Sd3ne")),
        ["Sd3ne", "Sd4nw", "Sd3se", "Sd4sw"]
    );
    // Mouths e and ne; left and right exchanged, w and nw, of which nw comes first.
    assert_eq!(
        [0, 1, 2, 3].map(|symmetry| transformed(symmetry, "Ad3e")),
        ["Ad3e", "Ad4nw", "Ad3se", "Ad4w"]
    );
    // Mouths e and nw; left and right exchanged, w and ne, of which ne comes first.
    assert_eq!(
        [0, 1, 2, 3].map(|symmetry| transformed(symmetry, "Bd3e")),
        ["Bd3e", "Bd4ne", "Bd3sw", "Bd4w"]
    );
    assert_eq!(
        [0, 1, 2, 3].map(|symmetry| transformed(symmetry, "Cd3ne")),
        ["Cd3ne", "Cd4nw", "Cd3nw", "Cd4ne"]
    );
}

#[test]
fn every_mouth_goes_where_its_direction_goes() {
    for symmetry in 0..4 {
        let turned = |direction: Direction| {
            let small = Shark::new(SharkKind::Small, direction);
            match Position::start().transformed_action(symmetry, Action::shark(small, cell("d3"))).placement()
            {
                Placement::Shark(shark, _) => shark.facing(),
                Placement::TwoFish(..) => panic!("a shark became fish"),
            }
        };
        for (kind, facing) in SharkKind::ALL.iter().flat_map(|&k| k.facings().iter().map(move |&f| (k, f))) {
            let shark = Shark::new(kind, facing);
            let expected: BTreeSet<Direction> = shark.mouths().map(turned).collect();
            let there = Position::start().transformed_action(symmetry, Action::shark(shark, cell("d3")));
            let Placement::Shark(there, _) = there.placement() else { panic!("a shark became fish") };
            assert_eq!(there.mouths().collect::<BTreeSet<_>>(), expected, "{shark:?} by {symmetry}");
        }
    }
}

#[test]
fn a_whole_position_is_transformed_with_its_facings() {
    let position: Position = "F../.a1../...../..C2f../...../S4.../..b5 b".parse().unwrap();
    let texts = [0, 1, 2, 3].map(|symmetry| position.transformed(symmetry).to_string());
    assert_eq!(
        texts,
        [
            "F../.a1../...../..C2f../...../S4.../..b5 b",
            "..F/..a1./...../..fC1../...../...S5/b2.. b",
            "..b5/S2.../...../..C1f../...../.a4../F.. b",
            "b2../...S1/...../..fC2../...../..a4./..F b",
        ]
    );
}
