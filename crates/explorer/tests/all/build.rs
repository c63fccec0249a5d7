//! A build comes to the same bytes whatever the number of threads and interruptions.

use std::fs;
use std::path::PathBuf;

use tessera_explorer::{Explorer, ExplorerBuild, Progress};
use tessera_games::GameId;
use tessera_search::Stop;

/// A file of its own for a test, which is gone when the test ends.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        Self(std::env::temp_dir().join(format!("tessera-explorer-{name}-{}", std::process::id())))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// A small explorer: three turns deep, with two replies.
const fn small(game: GameId) -> ExplorerBuild {
    ExplorerBuild { turns: 3, replies: 2, nodes: 400, games: 6, play: 100, ..ExplorerBuild::standard(game) }
}

fn text(build: ExplorerBuild) -> String {
    build.run(None, &Stop::new(), &mut |_| ()).unwrap()
}

#[test]
fn the_number_of_threads_does_not_matter() {
    for game in GameId::ALL {
        let one = text(small(game));
        assert!(one == text(ExplorerBuild { threads: 2, ..small(game) }), "{game}");
        let explorer = Explorer::read(&one).unwrap();
        assert_eq!((explorer.game_count(), explorer.results().games()), (6, 6));
        assert!(explorer.position_count() > 20 && explorer.turn_count() > 60, "{game}");
    }
}

#[test]
fn a_torn_file_is_mended() {
    let file = Scratch::new("torn");
    let build = ExplorerBuild { threads: 2, ..small(GameId::Slither) };
    let whole = build.run(Some(&file.0), &Stop::new(), &mut |_| ()).unwrap();
    assert_eq!(fs::read_to_string(&file.0).unwrap(), whole);
    let end = whole.len();
    for length in [0, 1, 100, end / 2, end - 30, end - 3, end] {
        fs::write(&file.0, &whole[..length]).unwrap();
        build.run(Some(&file.0), &Stop::new(), &mut |_| ()).unwrap();
        assert!(fs::read_to_string(&file.0).unwrap() == whole, "torn at {length}");
    }
}

#[test]
fn a_build_that_is_stopped_goes_on_later_and_games_can_be_added() {
    let file = Scratch::new("stopped");
    let build = small(GameId::Xok);
    for last in [Progress::Searched(5, usize::MAX), Progress::Played(2)] {
        let stop = Stop::new();
        let part = build.run(Some(&file.0), &stop, &mut |now| match (now, last) {
            (Progress::Searched(now, _), Progress::Searched(last, _)) if now >= last => stop.raise(),
            (Progress::Played(now), Progress::Played(last)) if now >= last => stop.raise(),
            _ => {}
        });
        assert!(!part.unwrap().ends_with("end\n"));
    }
    build.run(Some(&file.0), &Stop::new(), &mut |_| ()).unwrap();
    assert!(fs::read_to_string(&file.0).unwrap() == text(build));
    let more = ExplorerBuild { games: 8, ..build };
    assert!(more.run(Some(&file.0), &Stop::new(), &mut |_| ()).unwrap() == text(more));
    let error = build.run(Some(&file.0), &Stop::new(), &mut |_| ()).unwrap_err();
    assert_eq!(error.to_string(), "it already has 8 games");
}

#[test]
fn the_file_of_another_build_is_left_alone() {
    let file = Scratch::new("another");
    let build = small(GameId::Yoxii);
    for (text, sentence) in [
        ("my notes", "line 1 of the explorer is damaged: it is not the beginning of this explorer"),
        ("my notes\n", "line 1 of the explorer is damaged: it does not begin with"),
        (
            "tessera-explorer 1 xok turns 3 replies 2 first every nodes 400 play 100\n",
            "it was begun with other settings: tessera-explorer 1 xok turns 3",
        ),
    ] {
        fs::write(&file.0, text).unwrap();
        let error = build.run(Some(&file.0), &Stop::new(), &mut |_| ()).unwrap_err();
        assert!(error.to_string().starts_with(sentence), "{error}");
        assert_eq!(fs::read_to_string(&file.0).unwrap(), text);
    }
}

#[test]
fn a_file_of_an_earlier_version_is_continued() {
    let file = Scratch::new("earlier");
    let whole = "tessera-explorer 1 yoxii turns 1 replies 8 first every nodes 10 play 10\n0 0 d5-e6=3\ng 0 0 1\nend\n";
    let build =
        ExplorerBuild { turns: 1, nodes: 10, games: 1, play: 10, ..ExplorerBuild::standard(GameId::Yoxii) };
    for length in [whole.len(), whole.len() - 1, whole.len() - 4] {
        fs::write(&file.0, &whole[..length]).unwrap();
        assert_eq!(build.run(Some(&file.0), &Stop::new(), &mut |_| ()).unwrap(), whole);
        assert_eq!(fs::read_to_string(&file.0).unwrap(), whole);
    }
}

#[test]
fn two_builds_do_not_use_one_file_at_the_same_time() {
    let file = Scratch::new("locked");
    let build = small(GameId::Yoxii);
    let mut refused = 0;
    let stop = Stop::new();
    build
        .run(Some(&file.0), &stop, &mut |_| {
            let error = build.run(Some(&file.0), &Stop::new(), &mut |_| ()).unwrap_err();
            assert_eq!(error.to_string(), "another process is using it");
            refused += 1;
            stop.raise();
        })
        .unwrap();
    assert_eq!(refused, 1);
}
