//! An interrupted run goes on with its notes, and makes the same certificate.

use std::fs;
use std::path::{Path, PathBuf};

use tessera_games::GameId;
use tessera_proofs::{ProofError, ProofRun};

const POSITION: &str = "tiles=7 size=4 line=4 4/4/4/4 X";

/// An empty folder.
fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    path
}

fn run(folder: &Path) -> ProofRun {
    ProofRun { work: Some(folder.to_owned()), ..ProofRun::new(GameId::Trexo, POSITION) }
}

/// The only file of a folder.
fn notes(folder: &Path) -> PathBuf {
    let mut files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let path = files.next().expect("notes");
    assert_eq!(files.next(), None);
    path
}

#[test]
fn notes_shorten_the_next_run_and_do_not_change_the_certificate() {
    let folder = folder("notes");
    let plain = ProofRun::new(GameId::Trexo, POSITION).run(&mut |_| ()).unwrap();
    assert_eq!(run(&folder).run(&mut |_| ()).unwrap(), plain);
    let path = notes(&folder);
    let noted = fs::read_to_string(&path).unwrap();
    assert!(noted.lines().count() > 1, "{noted}");
    // The write of the last line was interrupted.
    fs::write(&path, &noted[..noted.len() - 3]).unwrap();
    assert_eq!(run(&folder).run(&mut |_| ()).unwrap(), plain);
}

#[test]
fn notes_are_believed_so_that_what_is_noted_is_not_searched_again() {
    let folder = folder("believed");
    fs::create_dir_all(&folder).unwrap();
    // A false note, which an honest run would not make: that X wins soon.
    let quick = ProofRun { position: "tiles=2 size=4 line=4 4/4/4/4 X".into(), ..run(&folder) };
    quick.run(&mut |_| ()).unwrap();
    fs::write(notes(&folder), "tiles=2 size=4 line=4 4/4/4/4 X|first|3|yes\n").unwrap();
    let error = quick.run(&mut |_| ()).unwrap_err();
    assert!(matches!(error, ProofError::Contradiction(_)), "{error}");
}

#[test]
fn notes_that_are_damaged_or_in_use_are_named() {
    let folder = folder("damaged");
    let quick = ProofRun { position: "tiles=1 size=4 line=4 4/4/4/4 X".into(), ..run(&folder) };
    quick.run(&mut |_| ()).unwrap();
    let path = notes(&folder);
    for line in ["", "x|first|3", "x|third|3|yes", "x|first|999|yes", "x|first|3|maybe", "x|first|3|yes|"] {
        fs::write(&path, format!("x|first|3|yes\n{line}\n")).unwrap();
        let said = quick.run(&mut |_| ()).unwrap_err().to_string();
        assert_eq!(said, format!("{}: line 2 is not a note of a solved position", path.display()));
    }
    fs::write(&path, "").unwrap();
    let file = fs::File::open(&path).unwrap();
    file.lock().unwrap();
    let said = quick.run(&mut |_| ()).unwrap_err().to_string();
    assert_eq!(said, format!("{}: another process is using it", path.display()));
}

#[test]
fn notes_of_an_earlier_version_are_continued() {
    let folder = folder("earlier");
    fs::create_dir_all(&folder).unwrap();
    // The name follows from the position.
    let path = folder.join("trexo-215648cf61710113.txt");
    let noted =
        "tiles=2 size=4 line=4 4/4/4/4 X|first|3|no\ntiles=2 size=4 line=4 4/4/4/4 X|second|3|never\n";
    fs::write(&path, format!("{noted}tiles=2 size=4 li")).unwrap();
    let quick = ProofRun { position: "tiles=2 size=4 line=4 4/4/4/4 X".into(), ..run(&folder) };
    quick.run(&mut |_| ()).unwrap();
    assert_eq!(notes(&folder), path);
    assert_eq!(fs::read_to_string(&path).unwrap(), noted);
}
