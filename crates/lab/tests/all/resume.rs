//! The folder of a match: an interrupted match goes on, and nothing that was played is lost.

use std::fs;

use tessera_games::Start;
use tessera_lab::{LabError, Match, MatchResult, Openings, Played, Sprt};
use tessera_record::Records;
use tessera_search::Stop;

use crate::common::{Folder, play, small_match, timeless};

const ONE: &str = "level=10 nodes=100 hash=1";
const OTHER: &str = "level=4 hash=1 nodes=80";

/// Plays in a folder until `most` games have ended in this run.
fn play_in(played: &Match, folder: &Folder, most: usize) -> Result<(MatchResult, usize), LabError> {
    let stop = Stop::new();
    let mut ended = 0;
    let result = played.play(Some(&folder.0), &stop, &mut |_, game| {
        ended += usize::from(game.is_some());
        if ended >= most {
            stop.raise();
        }
    })?;
    Ok((result, ended))
}

fn journal(folder: &Folder) -> Vec<Played> {
    let text = fs::read_to_string(folder.0.join("games.jsonl")).unwrap();
    let mut games: Vec<Played> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    games.sort_by_key(|game| (game.pair, game.swapped));
    games
}

#[test]
fn an_interrupted_match_continues_and_ends_as_if_it_had_not_been() {
    let folder = Folder::new();
    let played = small_match(ONE, OTHER, 12);
    let (first, ended) = play_in(&played, &folder, 3).unwrap();
    assert!((3..24).contains(&ended), "{ended}");
    assert_eq!(first.finished, ended as u64);
    let (result, more) = play_in(&played, &folder, 100).unwrap();
    assert_eq!(ended + more, 24);
    let (whole, games) = play(&played);
    assert_eq!(result, whole);
    assert_eq!(timeless(&journal(&folder)), timeless(&games));
    // A match that is over is not played again.
    assert_eq!(play_in(&played, &folder, 100).unwrap(), (whole, 0));
}

#[test]
fn a_game_that_cannot_have_been_played_like_that_is_not_counted() {
    let folder = Folder::new();
    let played = small_match(ONE, OTHER, 2);
    play_in(&played, &folder, 100).unwrap();
    let path = folder.0.join("games.jsonl");
    let text = fs::read_to_string(&path).unwrap();
    let mut games = journal(&folder);
    let write = |games: &[Played]| {
        let lines: String = games.iter().map(|game| serde_json::to_string(game).unwrap() + "\n").collect();
        fs::write(&path, lines).unwrap();
    };
    let complaint = || play_in(&played, &folder, 100).unwrap_err().to_string();
    games[1].actions.pop();
    write(&games);
    assert!(complaint().starts_with("line 2 of "), "{}", complaint());
    games[1].actions.push("nonsense".into());
    write(&games);
    assert!(complaint().contains("nonsense"), "{}", complaint());
    // A game of another ladder does no harm.
    fs::write(&path, text.replacen("\"pairing\":0", "\"pairing\":7", 1)).unwrap();
    assert_eq!(play_in(&played, &folder, 100).unwrap().1, 1);
}

#[test]
fn games_are_saved_as_records() {
    let folder = Folder::new();
    let played = small_match(ONE, OTHER, 2);
    play_in(&played, &folder, 1).unwrap();
    play_in(&played, &folder, 100).unwrap();
    let file = fs::read(folder.0.join("games.tgn")).unwrap();
    let records: Vec<_> = Records::new(&file[..]).map(Result::unwrap).collect();
    let mut rounds: Vec<_> = records.iter().map(|one| one.tags().get("Round").unwrap()).collect();
    rounds.sort_unstable();
    assert_eq!(rounds, ["1.1", "1.2", "2.1", "2.2"]);
    assert!(journal(&folder).iter().all(|game| records.contains(&played.record(game).unwrap())));
}

#[test]
fn a_torn_last_line_costs_that_game_only() {
    let folder = Folder::new();
    let played = small_match(ONE, OTHER, 2);
    play_in(&played, &folder, 100).unwrap();
    let path = folder.0.join("games.jsonl");
    let whole = fs::read(&path).unwrap();
    for torn in [whole.len() - 1, whole.len() - 20] {
        fs::write(&path, &whole[..torn]).unwrap();
        let (result, ended) = play_in(&played, &folder, 100).unwrap();
        assert_eq!((result.finished, ended), (4, 1));
        assert_eq!(timeless(&journal(&folder)).len(), 4);
    }
    fs::write(&path, [&whole[..], b"\0\0\0\0\n"].concat()).unwrap();
    assert_eq!(play_in(&played, &folder, 100).unwrap().1, 0);
    assert_eq!(fs::read(&path).unwrap(), whole);
}

#[test]
fn a_damaged_line_in_the_middle_is_told_and_left_alone() {
    let folder = Folder::new();
    let played = small_match(ONE, OTHER, 1);
    play_in(&played, &folder, 100).unwrap();
    let path = folder.0.join("games.jsonl");
    let damaged = format!("rubbish\n{}", fs::read_to_string(&path).unwrap());
    fs::write(&path, &damaged).unwrap();
    let sentence = play_in(&played, &folder, 100).unwrap_err().to_string();
    assert!(
        sentence.starts_with("line 1 of ") && sentence.contains("games.jsonl cannot be read"),
        "{sentence}"
    );
    assert_eq!(fs::read_to_string(&path).unwrap(), damaged);
}

#[test]
fn another_match_in_the_same_folder_is_refused() {
    let folder = Folder::new();
    let played = small_match(ONE, OTHER, 1);
    play_in(&played, &folder, 100).unwrap();
    let before = fs::read(folder.0.join("games.jsonl")).unwrap();
    let refused = |other: &Match| {
        let sentence = play_in(other, &folder, 100).unwrap_err().to_string();
        let beginning = format!("the folder {} holds another match: its ", folder.0.display());
        sentence.strip_prefix(&beginning).unwrap_or(&sentence).to_owned()
    };
    let mut other = played.clone();
    other.conditions.openings.seed = 9;
    assert_eq!(refused(&other), "opening seed is 1, not 9");
    other = small_match(ONE, "level=5 hash=1 nodes=80", 1);
    assert_eq!(
        refused(&other),
        "contestant 2 is \"level=4 hash=1 nodes=80\", not \"level=5 hash=1 nodes=80\""
    );
    other = played.clone();
    other.conditions.adjudicate = true;
    assert_eq!(refused(&other), "adjudicate is false, not true");
    assert_eq!(fs::read(folder.0.join("games.jsonl")).unwrap(), before);
}

#[test]
fn more_games_and_another_concurrency_are_the_same_match() {
    let folder = Folder::new();
    let mut played = small_match(ONE, OTHER, 1);
    play_in(&played, &folder, 100).unwrap();
    played.conditions.pairs = 2;
    played.conditions.concurrency = 2;
    assert_eq!(play_in(&played, &folder, 100).unwrap().1, 2);
    // Fewer games: the others are kept, but do not count.
    played.conditions.pairs = 1;
    let (result, ended) = play_in(&played, &folder, 100).unwrap();
    assert_eq!((result.tally.games(), ended), (2, 0));
    assert_eq!(journal(&folder).len(), 4);
}

#[test]
fn two_matches_do_not_use_one_folder_at_the_same_time() {
    let folder = Folder::new();
    let played = small_match(ONE, OTHER, 1);
    let mut refused = 0;
    played
        .play(Some(&folder.0), &Stop::new(), &mut |_, _| {
            let error = play_in(&played, &folder, 100).unwrap_err();
            assert!(matches!(error, LabError::InUse(_)), "{error}");
            refused += 1;
        })
        .unwrap();
    assert_eq!(refused, 3);
}

#[test]
fn a_folder_that_cannot_be_made_is_told() {
    let folder = Folder::new();
    fs::write(&folder.0, "a file").unwrap();
    let error = play_in(&small_match(ONE, OTHER, 1), &folder, 100).unwrap_err();
    assert!(matches!(error, LabError::File { .. }), "{error}");
    fs::remove_file(&folder.0).unwrap();
}

#[test]
fn a_test_that_is_decided_stays_decided() {
    let folder = Folder::new();
    let mut played = small_match(ONE, "level=1 nodes=20 hash=1", 1000);
    played.conditions.openings = Openings::unfiltered(Start::Xok, 1);
    played.sprt = Sprt::new(0.0, 200.0, 0.2, 0.2).ok();
    let (first, ended) = play_in(&played, &folder, 20_000).unwrap();
    assert!(first.verdict.is_some() && ended > 0);
    assert_eq!(play_in(&played, &folder, 20_000).unwrap(), (first, 0));
}

#[test]
fn the_files_of_a_stranger_are_refused_and_left_alone() {
    let played = small_match(ONE, OTHER, 1);
    for (name, content) in [
        ("games.tgn", "another program's games"),
        ("games.txt", "another program's games"),
        ("games.jsonl", "{}\n"),
        ("match.json", "not JSON"),
        ("match.json", "[1, 2]"),
    ] {
        let folder = Folder::new();
        fs::create_dir_all(&folder.0).unwrap();
        let path = folder.0.join(name);
        fs::write(&path, content).unwrap();
        let sentence = play_in(&played, &folder, 100).unwrap_err().to_string();
        assert!(sentence.contains(&*path.to_string_lossy()), "{name}: {sentence}");
        assert_eq!(fs::read_to_string(&path).unwrap(), content, "{name}");
    }
}

#[test]
fn a_folder_of_an_earlier_version_goes_on_with_its_file_of_records() {
    let folder = Folder::new();
    let played = small_match(ONE, OTHER, 2);
    play_in(&played, &folder, 1).unwrap();
    fs::rename(folder.0.join("games.tgn"), folder.0.join("games.txt")).unwrap();
    play_in(&played, &folder, 100).unwrap();
    let file = fs::read(folder.0.join("games.txt")).unwrap();
    assert_eq!(Records::new(&file[..]).map(Result::unwrap).count(), 4);
    assert!(!folder.0.join("games.tgn").exists());
}

#[test]
fn a_folder_of_an_earlier_version_is_continued() {
    let folder = Folder::new();
    fs::create_dir_all(&folder.0).unwrap();
    let settings = r#"{
  "adjudicate": false,
  "contestant 1": "level=10 hash=1 nodes=100",
  "contestant 2": "level=4 hash=1 nodes=80",
  "margin in ms": 250,
  "opening actions": 4,
  "opening balance": null,
  "opening seed": 1,
  "pairings": [[0, 1]],
  "patience in ms": 2000,
  "start": "trexo tiles=12 size=5 5/5/5/5/5 X"
}"#;
    let game = concat!(
        r#"{"pairing":0,"pair":0,"swapped":false,"start":"tiles=12 size=5 5/5/5/5/5 X","actions":["e4e5","b3c3","#,
        r#""a4b4","b5a5","d2c2","e2e1","c3c2","b5b4","d4d5","e4d4","a5a4","e2d2"],"opening":4,"#,
        r#""times":[9,0,1,2,1,0,4,0],"result":"draw","ending":"rules"}"#,
    );
    let games = format!("{game}\n{}\n", game.replace("false", "true"));
    fs::write(folder.0.join("match.json"), settings).unwrap();
    fs::write(folder.0.join("games.jsonl"), format!("{games}{{\"pairing\":0,")).unwrap();
    let (result, ended) = play_in(&small_match(ONE, OTHER, 1), &folder, 100).unwrap();
    assert_eq!((result.finished, ended), (2, 0));
    assert_eq!(fs::read_to_string(folder.0.join("games.jsonl")).unwrap(), games);
    assert_eq!(fs::read_to_string(folder.0.join("match.json")).unwrap(), settings);
}
