//! The hunt for fair boards: repeatable, resumable, and clear about files that it cannot use.

use std::fs;
use std::path::PathBuf;

use tessera_lab::{BoardHunt, BoardTrial, LabError, fairest};
use tessera_search::Stop;
use tessera_slither_stone::BoardSpec;

fn hunt(boards: u32) -> BoardHunt {
    BoardHunt { first: BoardSpec::new(7, 7, 4, 5).unwrap(), boards, pairs: 1, nodes: 30, threads: 2 }
}

fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    let _ = fs::remove_file(&path);
    path
}

fn run(hunt: BoardHunt, path: Option<&PathBuf>) -> Vec<BoardTrial> {
    hunt.run(path.map(PathBuf::as_path), &Stop::new(), &mut |_| ()).unwrap()
}

#[test]
fn a_hunt_that_goes_on_ends_like_one_that_was_never_interrupted() {
    let path = file("goes-on");
    run(hunt(2), Some(&path));
    // A line that was being written when the plug was pulled.
    let mut text = fs::read_to_string(&path).unwrap();
    text.push_str("{\"code\":\"S");
    fs::write(&path, text).unwrap();
    let trials = run(hunt(5), Some(&path));
    assert_eq!(trials, run(hunt(5), None));
    assert_eq!(fs::read_to_string(&path).unwrap().lines().count(), 5);
}

#[test]
fn what_was_tried_otherwise_is_not_mixed_in() {
    let path = file("otherwise");
    run(hunt(1), Some(&path));
    let other = BoardHunt { nodes: 31, ..hunt(1) };
    let error = other.run(Some(&path), &Stop::new(), &mut |_| ()).unwrap_err().to_string();
    assert!(error.contains("line 1") && error.contains("another number of games or nodes"), "{error}");
}

#[test]
fn a_stopped_hunt_ends_at_once_with_what_it_has() {
    let stop = Stop::new();
    stop.raise();
    assert!(hunt(3).run(None, &stop, &mut |_| ()).unwrap().is_empty());
}

#[test]
fn the_fairest_come_first() {
    let trials = run(hunt(6), None);
    let best = fairest(&trials, 6);
    let uneven = |trial: &BoardTrial| (trial.first - 0.5).abs();
    assert!(best.is_sorted_by(|one, next| uneven(one) <= uneven(next)));
}

#[test]
fn a_file_of_an_earlier_version_is_continued() {
    let path = file("earlier");
    let line = r#"{"code":"B110-45B","games":2,"nodes":30,"first":0.5,"turns":8.0,"changes":1.5}"#;
    fs::write(&path, format!("{line}\n{}", &line[..30])).unwrap();
    let trials = run(hunt(1), Some(&path));
    assert_eq!(serde_json::to_string(&trials[0]).unwrap(), line);
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{line}\n"));
}

#[test]
fn two_hunts_do_not_use_one_file_at_the_same_time() {
    let path = file("locked");
    let mut refused = 0;
    let one = hunt(1);
    one.run(Some(&path), &Stop::new(), &mut |_| {
        let error = one.run(Some(&path), &Stop::new(), &mut |_| ()).unwrap_err();
        assert!(matches!(error, LabError::InUse(_)), "{error}");
        refused += 1;
    })
    .unwrap();
    assert_eq!(refused, 1);
    assert_eq!(fs::read_to_string(&path).unwrap().lines().count(), 1);
}

#[test]
fn a_file_of_another_program_is_left_alone() {
    let path = file("foreign");
    for text in ["my notes", "my notes\n", "my notes\nand half a"] {
        fs::write(&path, text).unwrap();
        let error = hunt(1).run(Some(&path), &Stop::new(), &mut |_| ()).unwrap_err();
        assert!(matches!(error, LabError::Damaged { line: 1, .. }), "{error}");
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
}
