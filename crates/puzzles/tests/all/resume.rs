//! A run that was interrupted goes on where it ended, and comes to the same bytes.

use std::fs;
use std::path::PathBuf;

use tessera_games::GameId;
use tessera_puzzles::{Progress, PuzzleRun};
use tessera_search::Stop;

/// A file of its own for a test, which is gone when the test ends.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        Self(std::env::temp_dir().join(format!("tessera-puzzles-{name}-{}", std::process::id())))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

const RUN: PuzzleRun = PuzzleRun { game: GameId::Yoxii, seed: 7, count: 4, threads: 1 };

#[test]
fn a_torn_file_is_mended_and_the_number_of_threads_does_not_matter() {
    let file = Scratch::new("torn");
    RUN.run(Some(&file.0), &Stop::new(), &mut |_| ()).unwrap();
    let whole = fs::read(&file.0).unwrap();
    for length in [0, 1, whole.len() / 2, whole.len() - 1, whole.len()] {
        fs::write(&file.0, &whole[..length]).unwrap();
        let again = PuzzleRun { threads: 3, ..RUN };
        let puzzles = again.run(Some(&file.0), &Stop::new(), &mut |_| ()).unwrap();
        assert_eq!(puzzles.len(), 4);
        assert!(fs::read(&file.0).unwrap() == whole, "torn at {length}");
    }
}

#[test]
fn a_run_that_is_stopped_goes_on_later() {
    let file = Scratch::new("stopped");
    let stop = Stop::new();
    let mut seen = Progress::default();
    RUN.run(Some(&file.0), &stop, &mut |now| {
        seen = now;
        if now.puzzles >= 2 {
            stop.raise();
        }
    })
    .unwrap();
    assert!((2..4).contains(&seen.puzzles));
    let resumed = RUN.run(Some(&file.0), &Stop::new(), &mut |_| ()).unwrap();
    assert_eq!(resumed, RUN.run(None, &Stop::new(), &mut |_| ()).unwrap());
}

#[test]
fn the_file_of_another_run_is_refused() {
    let file = Scratch::new("another");
    let one = PuzzleRun { count: 1, ..RUN };
    one.run(Some(&file.0), &Stop::new(), &mut |_| ()).unwrap();
    let error = PuzzleRun { seed: 8, ..one }.run(Some(&file.0), &Stop::new(), &mut |_| ()).unwrap_err();
    assert_eq!(error.to_string(), "line 1 is a puzzle of Yoxii with seed 7: it belongs to another run");
    fs::write(&file.0, "{}\n").unwrap();
    let error = one.run(Some(&file.0), &Stop::new(), &mut |_| ()).unwrap_err();
    assert!(error.to_string().starts_with("line 1 is not a puzzle: "), "{error}");
}

#[test]
fn a_file_of_an_earlier_version_is_continued() {
    let line = concat!(
        r#"{"game":"xok","position":"FS0./.s5FF/.s2.FF/ffc0.a5./F.f.B1/S5s1b4./.A2S3 w","goal":"win","turns":2,"#,
        r#""others":"within","solution":["Cd2e","d1e1","c4d4"],"theme":"race","level":5,"seed":1,"number":0}"#,
        "\n"
    );
    let file = Scratch::new("earlier");
    fs::write(&file.0, format!("{line}{}", &line[..40])).unwrap();
    let run = PuzzleRun { game: GameId::Xok, seed: 1, count: 1, threads: 1 };
    let puzzles = run.run(Some(&file.0), &Stop::new(), &mut |_| ()).unwrap();
    assert_eq!(serde_json::to_string(&puzzles[0]).unwrap() + "\n", line);
    assert_eq!(fs::read_to_string(&file.0).unwrap(), line);
}

#[test]
fn two_runs_do_not_use_one_file_at_the_same_time() {
    let file = Scratch::new("locked");
    let stop = Stop::new();
    RUN.run(Some(&file.0), &stop, &mut |_| {
        let error = RUN.run(Some(&file.0), &Stop::new(), &mut |_| ()).unwrap_err();
        assert_eq!(error.to_string(), "another process is using it");
        stop.raise();
    })
    .unwrap();
}

#[test]
fn a_file_of_another_program_is_left_alone() {
    let file = Scratch::new("foreign");
    for text in ["my notes", "my notes\n", "my notes\nand half a"] {
        fs::write(&file.0, text).unwrap();
        let error = RUN.run(Some(&file.0), &Stop::new(), &mut |_| ()).unwrap_err();
        assert!(error.to_string().starts_with("line 1 is not a puzzle: "), "{error}");
        assert_eq!(fs::read_to_string(&file.0).unwrap(), text);
    }
}
