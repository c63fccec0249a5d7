//! A UGI program for the tests: it plays the legal actions in turn, and misbehaves in the way that its first argument
//! names.

use std::io::{self, BufRead, Write};
use std::thread::sleep;
use std::time::Duration;

use tessera_games::{AnyPosition, GameId};

fn main() -> io::Result<()> {
    let mut manner = std::env::args().nth(1).unwrap_or_default();
    let mut position = AnyPosition::start(GameId::Trexo);
    let mut game = GameId::Trexo;
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let line = line?;
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["ugi"] if manner == "silent" => {}
            ["ugi"] => {
                writeln!(out, "id name Fake")?;
                writeln!(out, "option name Game type string default trexo")?;
                writeln!(out, "option name Skill Level type spin default 1 min 0 max 20")?;
                writeln!(out, "ugiok")?;
            }
            ["isready"] => writeln!(out, "readyok")?,
            ["setoption", "name", "Game", "value", name] => game = name.parse().unwrap_or(game),
            ["setoption", "name", "Skill", "Level", "value", "0"] => manner = "illegal".into(),
            ["position", ..] => position = read_position(game, &line).unwrap_or(position),
            ["go", ..] => answer(&mut out, &manner, &position)?,
            ["quit"] => break,
            _ => {}
        }
        out.flush()?;
    }
    Ok(())
}

fn read_position(game: GameId, line: &str) -> Option<AnyPosition> {
    let (start, moves) = line.split_once(" moves ").unwrap_or((line, ""));
    let mut position = match start.strip_prefix("position fen ") {
        Some(text) => AnyPosition::parse(game, text).ok()?,
        None => AnyPosition::start(game),
    };
    moves.split_whitespace().try_for_each(|action| position.play_text(action)).ok()?;
    Some(position)
}

fn answer(out: &mut impl Write, manner: &str, position: &AnyPosition) -> io::Result<()> {
    match manner {
        "hangs" => loop {
            sleep(Duration::from_secs(1));
        },
        "dies" => std::process::exit(3),
        "illegal" => return writeln!(out, "bestmove z9z9"),
        "nothing" => return writeln!(out, "bestmove"),
        "slow" => sleep(Duration::from_millis(400)),
        "noisy" => eprintln!("bestmove z9z9"),
        "garbage" => {
            out.write_all(b"\xff\xfe\0bestmove\n\r\n")?;
            out.write_all(&vec![b'x'; 1 << 20])?;
            out.write_all(b"\ninfo string bestmove z9z9\nbestmoves z9z9\noption\n")?;
        }
        "flood" => loop {
            out.write_all(b"readyok\nreadyok\nreadyok\nreadyok\n")?;
        },
        _ => {}
    }
    let actions = position.action_texts();
    let index = position.hash() as usize % actions.len().max(1);
    writeln!(out, "bestmove {}", actions.get(index).map_or("none", String::as_str))
}
