//! Saves games that are played here as records: in a file, or by name in the user's state folder.

use std::fs::{self, File};
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};

use tessera_games::{AnyPosition, Player, Start};
use tessera_players::Level;
use tessera_record::{Origin, Record, Records};
use tessera_view::Line;

use crate::folder;

/// Maximum games of one kind in a folder.
const MOST: u32 = 9999;

/// Maximum letters of a game's name.
const MAX_NAME: usize = 60;

/// What the names of files with records end with.
const ENDING: &str = "tgn";

/// A game that can be continued.
pub(crate) struct Game {
    /// Its start, and the actions so far.
    pub(crate) line: Line,
    /// The computer's side and level, if it plays.
    pub(crate) computer: Option<(Player, Level)>,
    /// Whether its file has nothing else, so that it may be replaced.
    pub(crate) is_alone: bool,
}

/// Why there is no such game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoGame {
    /// The file does not exist.
    Missing,
    /// The file cannot be read, or its first game is damaged.
    Damaged,
}

/// The file of a game. A name with an ending or a folder is the file itself, seen from the current folder; any other is in the
/// user's state folder. `None` if nothing can have this name.
pub(crate) fn file(name: &str) -> Option<PathBuf> {
    let is_path = name.contains(['/', '\\']) || Path::new(name).extension().is_some();
    if is_path {
        return Some(name.into());
    }
    let fits = |letter: char| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_');
    let is_name = !name.is_empty() && name.chars().count() <= MAX_NAME && name.chars().all(fits);
    let games = names_folder().filter(|_| is_name)?;
    Some(games.join(format!("{name}.{ENDING}")))
}

fn names_folder() -> Option<PathBuf> {
    Some(folder::of_person("XDG_STATE_HOME", ".local/state")?.join("games"))
}

/// Writes a game to a file, which is replaced atomically.
pub(crate) fn write(line: &Line, computer: Option<(Player, Level)>, path: &Path) -> io::Result<()> {
    let record = record(line, computer).ok_or(io::ErrorKind::InvalidData)?;
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let name = path.file_name().ok_or(io::ErrorKind::InvalidFilename)?.to_string_lossy();
    let draft = path.with_file_name(format!(".{name}.draft"));
    fs::write(&draft, record.to_string())?;
    fs::rename(&draft, path)
}

/// Reads the first game of a file. Its comments and variations are left out.
pub(crate) fn open(path: &Path) -> Result<Game, NoGame> {
    let file = File::open(path).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => NoGame::Missing,
        _ => NoGame::Damaged,
    })?;
    let record = Records::new(BufReader::new(file)).next().and_then(Result::ok).ok_or(NoGame::Damaged)?;
    let start = *record.main().start();
    let line = Line {
        game: record.game(),
        start: start.to_string(),
        actions: start.line_texts(record.main().actions()),
    };
    let computer = Player::BOTH.into_iter().find_map(|player| {
        let name = record.tags().get(TAGS[player.index()])?;
        Some((player, name.strip_prefix(COMPUTER)?.parse().ok()?))
    });
    let ours = self::record(&line, computer).map(|record| record.to_string());
    let is_alone = ours.is_some_and(|ours| {
        tessera_journal::read_text(path, ours.len() as u64).is_ok_and(|text| text == ours)
    });
    Ok(Game { line, computer, is_alone })
}

/// The games with names, the latest first.
pub(crate) fn list() -> Vec<(String, Game)> {
    let entries = names_folder().and_then(|folder| fs::read_dir(folder).ok()).into_iter().flatten().flatten();
    let mut games: Vec<_> = entries
        .filter_map(|entry| {
            let path = entry.path();
            let name = path.file_stem()?.to_str()?.to_owned();
            let is_record = path.extension().is_some_and(|ending| ending == ENDING);
            let game = open(&path).ok().filter(|_| is_record)?;
            Some((entry.metadata().ok()?.modified().ok()?, name, game))
        })
        .collect();
    games.sort_by(|(one, ..), (other, ..)| other.cmp(one));
    games.into_iter().map(|(_, name, game)| (name, game)).collect()
}

/// The tags with the players' names.
const TAGS: [&str; 2] = ["First", "Second"];

/// The computer's name, before its level.
const COMPUTER: &str = "Tessera, level ";

/// Writes a game into a folder, into the first of `xok-1.tgn`, `xok-2.tgn` and so on that is free; nothing is overwritten.
pub(crate) fn save(line: &Line, computer: Option<(Player, Level)>, folder: &Path) -> io::Result<PathBuf> {
    let record = record(line, computer).ok_or(io::ErrorKind::InvalidData)?;
    for number in 1..=MOST {
        let path = folder.join(format!("{}-{number}.tgn", line.game));
        match File::create_new(&path) {
            Ok(mut file) => return file.write_all(record.to_string().as_bytes()).map(|()| path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

fn record(line: &Line, computer: Option<(Player, Level)>) -> Option<Record> {
    let mut record = Record::new(origin(line)?);
    for action in &line.actions {
        record.push_text(action).ok()?;
    }
    if let Some((player, level)) = computer {
        record.tags_mut().set(TAGS[player.index()], format!("{COMPUTER}{level}")).ok()?;
    }
    Some(record)
}

/// How the game began: by its board where it has one of the fair boards, so that the record is short.
fn origin(line: &Line) -> Option<Origin> {
    let position = AnyPosition::parse(line.game, &line.start).ok()?;
    let mut starts = Start::fair(line.game);
    starts.insert(0, Start::standard(line.game));
    let found = starts.into_iter().find(|&start| AnyPosition::from(start) == position);
    Some(found.map_or_else(|| Origin::from(position), Origin::from))
}
