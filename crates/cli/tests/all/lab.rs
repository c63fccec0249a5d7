//! `tessera lab`: the weights are made again, in small.

use std::fs;
use std::path::PathBuf;

use crate::common::{complaint, printed};

/// An empty folder of a test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("lab-{name}"));
    let _ = fs::remove_dir_all(&folder);
    folder
}

#[test]
fn data_and_weights_are_made_and_lie_where_they_are_announced() {
    let folder = folder("steps");
    let folder_text = folder.to_str().unwrap();
    let small = ["--small", "--games", "8", "--folder", folder_text];
    let said = printed(&[&["lab", "generate", "slither", "--threads", "2"][..], &small].concat());
    assert!(said.contains("8 of 8 games"), "{said}");
    let said = printed(&[&["lab", "fit", "slither"][..], &small].concat());
    let file = folder.join("slither-weights.txt");
    assert!(said.contains(file.to_str().unwrap()), "{said}");
    let weights = fs::read_to_string(file).unwrap();
    assert!(weights.contains("# made by: tessera lab generate slither --seed 1 --games 8 "), "{weights}");
    // Options that differ belong to other data.
    let (_, said) = complaint(&["lab", "fit", "slither", "--small", "--games", "9", "--folder", folder_text]);
    assert!(said.contains("another recipe"), "{said}");
}

#[test]
fn the_weights_of_trexo_come_from_the_games_that_their_file_names() {
    let folder = folder("check");
    let said = printed(&["lab", "check", "trexo", "--small", "--folder", folder.to_str().unwrap()]);
    assert!(said.contains("the first games are those of the weights that ship"), "{said}");
}

#[test]
fn a_match_takes_a_player_with_other_weights() {
    let weights = concat!(env!("CARGO_MANIFEST_DIR"), "/../lab/recipes/trexo/start.txt");
    let other = format!("weights={weights} nodes=50");
    let said = printed(&["match", "trexo", &other, "level=10 nodes=50", "--pairs", "1", "--unfiltered"]);
    assert!(said.contains("score") && !said.contains("faults"), "{said}");
    let (_, said) = complaint(&["match", "xok", &other, "level=10 nodes=50", "--pairs", "1"]);
    assert!(said.contains("cannot play") && said.contains("weights"), "{said}");
}
