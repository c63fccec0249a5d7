//! The folder of a match: its settings, and one line of JSON for each finished game. Nothing that was played is lost,
//! however the match ends.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tessera_journal::JournalError;

use super::{Plan, Played, record};
use crate::LabError;

/// The file of the settings.
const SETTINGS: &str = "match.json";
/// The file of the games, from which a match resumes.
const GAMES: &str = "games.jsonl";
/// The games as records, for people and other programs.
const RECORDS: &str = "games.tgn";
/// Its name in folders of earlier versions. A match that began with it continues with it.
const OLD_RECORDS: &str = "games.txt";

/// The games of a match in a folder. The folder is locked as long as this lives.
pub(super) struct MatchFolder {
    path: PathBuf,
    games: tessera_journal::Journal,
    records: (PathBuf, File),
}

impl MatchFolder {
    /// Opens the folder of a match, or makes it, and reads the games that have been played.
    pub(super) fn open(folder: &Path, plan: &Plan) -> Result<(Self, Vec<Played>), LabError> {
        fs::create_dir_all(folder).map_err(LabError::file(folder))?;
        refuse_strangers(folder)?;
        let path = folder.join(GAMES);
        // The settings show that the folder is ours: anything may be left of an interrupted write.
        let (locked, bytes) = tessera_journal::open_bytes(&path, "").map_err(|error| match error {
            JournalError::InUse => LabError::InUse(folder.into()),
            error => LabError::journal(&path)(error),
        })?;
        compare_settings(folder, plan, !bytes.is_empty())?;
        let (games, whole) = read_games(&path, &bytes)?;
        let game = plan.game();
        for (index, played) in games.iter().enumerate() {
            played.check(game).map_err(|problem| LabError::Damaged {
                file: path.clone(),
                line: index + 1,
                problem,
            })?;
        }
        let journal = locked.resume(whole).map_err(LabError::file(&path))?;
        let old = folder.join(OLD_RECORDS);
        let place = if old.exists() { old } else { folder.join(RECORDS) };
        let records = open_records(&place, plan, &games)?;
        Ok((Self { path, games: journal, records: (place, records) }, games))
    }

    /// Adds a game.
    pub(super) fn add(&mut self, plan: &Plan, game: &Played) -> Result<(), LabError> {
        let line = serde_json::to_string(game).map_err(io::Error::from);
        line.and_then(|line| self.games.append(&line)).map_err(LabError::file(&self.path))?;
        let (path, records) = &mut self.records;
        records.write_all(record_text(plan, game).as_bytes()).map_err(LabError::file(path))
    }
}

/// Rejects a folder that has our file names but no match settings.
fn refuse_strangers(folder: &Path) -> Result<(), LabError> {
    if folder.join(SETTINGS).exists() {
        return Ok(());
    }
    let holds = |path: &PathBuf| fs::metadata(path).is_ok_and(|file| file.len() > 0);
    let mut names = [GAMES, RECORDS, OLD_RECORDS].map(|name| folder.join(name)).into_iter();
    names.find(holds).map_or(Ok(()), |path| Err(LabError::Stranger(path)))
}

/// The games of whole lines, and how many bytes those lines have. The last line may be damaged: after a power cut a file can end with
/// anything.
fn read_games(path: &Path, bytes: &[u8]) -> Result<(Vec<Played>, usize), LabError> {
    let mut games = Vec::new();
    let mut whole = 0;
    let mut lines = bytes.split_inclusive(|&byte| byte == b'\n').enumerate().peekable();
    while let Some((index, line)) = lines.next() {
        match serde_json::from_slice(line) {
            Ok(game) => games.push(game),
            Err(error) if lines.peek().is_some() => {
                return Err(LabError::Damaged {
                    file: path.into(),
                    line: index + 1,
                    problem: error.to_string(),
                });
            }
            Err(_) => break,
        }
        whole += line.len();
    }
    Ok((games, whole))
}

/// The largest file of settings that is read, in bytes.
const MAX_SETTINGS: u64 = 1 << 20;

/// Compares the settings of the folder with those of the plan; writes them where there are none.
fn compare_settings(folder: &Path, plan: &Plan, has_games: bool) -> Result<(), LabError> {
    let path = folder.join(SETTINGS);
    let ours = settings(plan);
    let theirs: serde_json::Map<_, _> = match tessera_journal::read(&path, MAX_SETTINGS) {
        Ok(text) => serde_json::from_slice(&text).map_err(|error| LabError::Damaged {
            file: path,
            line: error.line().max(1),
            problem: "it does not hold the settings of a match".into(),
        })?,
        Err(error) if error.kind() == io::ErrorKind::NotFound && !has_games => {
            return write_whole(&path, &format!("{:#}\n", serde_json::Value::Object(ours)));
        }
        Err(error) => return Err(LabError::File { path, error }),
    };
    let text = |value: Option<&serde_json::Value>| value.map_or("not given".into(), ToString::to_string);
    let keys = ours.keys().chain(theirs.keys());
    match keys.into_iter().find(|&key| ours.get(key) != theirs.get(key)) {
        None => Ok(()),
        Some(key) => Err(LabError::AnotherMatch {
            folder: folder.into(),
            what: key.clone(),
            there: text(theirs.get(key)),
            here: text(ours.get(key)),
        }),
    }
}

/// The settings that decide how games are played. The number of games, the test and the concurrency may change.
fn settings(plan: &Plan) -> serde_json::Map<String, serde_json::Value> {
    let conditions = &plan.conditions;
    let balance = conditions.openings.balance;
    let numbered = |index: usize| format!("contestant {}", index + 1);
    let contestants = plan.contestants.iter().enumerate();
    let mut settings: serde_json::Map<_, _> =
        contestants.map(|(index, one)| (numbered(index), one.to_string().into())).collect();
    settings.insert("pairings".into(), serde_json::json!(plan.pairings));
    settings.insert("start".into(), conditions.openings.start_text().into());
    settings.insert("opening actions".into(), conditions.openings.actions.into());
    settings.insert("opening seed".into(), conditions.openings.seed.into());
    settings.insert(
        "opening balance".into(),
        balance.map(|balance| format!("within {} by {} nodes", balance.within, balance.nodes)).into(),
    );
    if let Some(book) = &conditions.openings.book {
        settings.insert("book".into(), book.text().into());
    }
    if conditions.openings.fair {
        settings.insert("boards".into(), "fair".into());
    }
    settings.insert("margin in ms".into(), (conditions.margin.as_millis() as u64).into());
    settings.insert("patience in ms".into(), (conditions.patience.as_millis() as u64).into());
    settings.insert("adjudicate".into(), conditions.adjudicate.into());
    settings
}

/// Writes the records of the games so far, and opens the file for more.
fn open_records(path: &Path, plan: &Plan, games: &[Played]) -> Result<File, LabError> {
    let texts: String = games.iter().map(|game| record_text(plan, game)).collect();
    write_whole(path, &texts)?;
    OpenOptions::new().append(true).open(path).map_err(LabError::file(path))
}

/// The record of a game, with the empty line that separates it from the next.
fn record_text(plan: &Plan, game: &Played) -> String {
    record(plan, game).map(|record| format!("{record}\n")).unwrap_or_default()
}

/// Writes a file atomically.
fn write_whole(path: &Path, text: &str) -> Result<(), LabError> {
    let draft = path.with_extension("draft");
    fs::write(&draft, text).and_then(|()| fs::rename(&draft, path)).map_err(LabError::file(path))
}
