//! Saves a game that is played here as a record in a file.

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tessera_games::{AnyPosition, Player, Start};
use tessera_players::Level;
use tessera_record::{Origin, Record};
use tessera_view::Line;

/// Maximum games of one kind in a folder.
const MOST: u32 = 9999;

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
        let tag = ["First", "Second"][player.index()];
        record.tags_mut().set(tag, format!("Tessera, level {level}")).ok()?;
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
