//! `tessera prove`: solve a board and write its certificate.

use std::borrow::Cow;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use clap::builder::RangedU64ValueParser;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use tessera_games::GameId;
use tessera_proofs::{
    Board, EndingStats, Endings, Phase, Progress, ProofError, ProofRun, VerifyOptions, boards, compressed,
    sha256, verify,
};
use tessera_search::Stop;

use crate::output::Stopped;
use crate::thinking::{stop_on_ctrl_c, usable_threads};
use crate::{input, output};

/// Solve a board for certain, and write a certificate that anyone can check
#[derive(Args)]
#[command(after_help = "Examples:
  tessera prove trexo 'tiles=5 size=3 line=3 3/3/3 X' -o small.gz
  tessera prove yoxii 'board=13 ./.../..T../.../. w' -o yoxii.gz --memory 4096 --work notes
  tessera prove --all -o certificates
  tessera prove --endings yoxii --samples 20

What a certificate says, and how it is checked: docs/proofs.md. What is solved: docs/knowledge.md. Ctrl-C stops; with --work \
the same command continues later. The certificate depends on the position alone. The exit code is 3 if the value was not found.")]
pub(crate) struct Prove {
    /// The game
    #[arg(value_parser = input::game_parser(), ignore_case = true, required_unless_present_any = ["all", "endings"])]
    game: Option<GameId>,
    /// A position string of the game (quote it); left out, it is the start
    position: Option<String>,
    /// The file of the certificate, compressed if its name ends with .gz; with --all, the folder
    #[arg(short, long, value_name = "FILE", required_unless_present = "endings")]
    output: Option<PathBuf>,
    /// The size of the table, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 1024, value_parser = RangedU64ValueParser::<usize>::new().range(1..=1_048_576))]
    memory: usize,
    /// The number of threads
    #[arg(long, value_name = "N", default_value = "1", value_parser = input::threads_parser())]
    threads: usize,
    /// Give up after N seconds
    #[arg(long, value_name = "N")]
    seconds: Option<u64>,
    /// A folder for intermediate results, with which the same command continues
    #[arg(long, value_name = "DIR")]
    work: Option<PathBuf>,
    /// Print a line of JSON, as in the list of solved boards
    #[arg(long)]
    json: bool,
    /// Make the certificates of all boards that are solved, and compare them with the list
    #[arg(long, conflicts_with_all = ["game", "position", "json"])]
    all: bool,
    /// With --all: only boards whose names begin with this
    #[arg(long, value_name = "NAME", requires = "all")]
    only: Option<String>,
    /// See from how many free squares on positions of random games are solved
    #[arg(long, value_name = "GAME", value_parser = input::game_parser(), ignore_case = true, conflicts_with_all = ["game", "all", "output"])]
    endings: Option<GameId>,
    /// With --endings: positions for each number of free squares
    #[arg(long, value_name = "N", default_value = "20", value_parser = clap::value_parser!(u32).range(1..))]
    samples: u32,
    /// With --endings: how many positions each search may visit
    #[arg(long, value_name = "N", default_value_t = 10_000_000)]
    nodes: u64,
}

/// The largest file with a certificate that may be one of the list, in bytes.
const MAX_CERTIFICATE: u64 = 64 << 20;

/// A certificate, and the row of its board in the list of solved boards.
struct Made {
    board: Board,
    bytes: Vec<u8>,
}

impl Prove {
    pub(crate) fn run(&self) -> Result<()> {
        let stop = stop_on_ctrl_c()?;
        if let Some(game) = self.endings {
            return self.endings(game, &stop);
        }
        let path = self.output.as_deref().unwrap_or(Path::new("."));
        if self.all {
            return self.all(path, &stop);
        }
        let Some(game) = self.game else { bail!("which game?") };
        let position = input::position(game, self.position.as_deref().unwrap_or("start"))?;
        let made = self.make(game, &position.to_string(), path, &stop)?;
        fs::write(path, &made.bytes).with_context(|| path.display().to_string())?;
        if self.json {
            return output::print_line(serde_json::to_string(&made.board)?);
        }
        let Board { value, turns, positions, seconds, .. } = made.board;
        let positions = output::plural(positions, "position");
        let turns = output::plural(turns.into(), "turn");
        output::print_line(format_args!("{value}, {turns} at most, {positions}, in {seconds:.1} s"))?;
        output::print_line(format_args!("{}: {} bytes", path.display(), made.bytes.len()))
    }

    /// Makes the certificate of a position, and checks it.
    fn make(&self, game: GameId, position: &str, path: &Path, stop: &Stop) -> Result<Made> {
        let run = ProofRun {
            mebibytes: self.memory,
            threads: usable_threads(self.threads),
            time: self.seconds.map(Duration::from_secs),
            work: self.work.clone(),
            stop: stop.clone(),
            ..ProofRun::new(game, position)
        };
        let bar = spinner();
        let begin = Instant::now();
        let certificate = run.run(&mut |now| bar.set_message(progress_text(now)));
        bar.finish_and_clear();
        let certificate = match certificate {
            Err(ProofError::Unsolved) => return Err(self.unsolved(game, position, stop)?),
            other => other?,
        };
        let seconds = (begin.elapsed().as_secs_f64() * 10.0).round() / 10.0;
        let text = certificate.to_text();
        let report = verify(
            text.as_bytes(),
            &VerifyOptions { stop: stop.clone(), ..VerifyOptions::default() },
            &mut |_, _| (),
        );
        Stopped::check(stop, || "the certificate was not checked".into())?;
        let report = report.context("the certificate does not stand the check")?;
        let bytes = in_file(path, &text)?.into_owned();
        let board = Board {
            name: path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
            game,
            position: certificate.position,
            value: certificate.value,
            turns: report.turns,
            line: report.line,
            positions: report.positions,
            bytes: bytes.len() as u64,
            sha256: sha256(&bytes),
            shipped: false,
            seconds,
        };
        Ok(Made { board, bytes })
    }

    /// Reports that the value was not found, and returns the error of the command.
    fn unsolved(&self, game: GameId, position: &str, stop: &Stop) -> Result<anyhow::Error> {
        let is_stopped = stop.is_raised();
        if self.json {
            output::print_line(
                json!({"game": game, "position": position, "value": null, "stopped": is_stopped}),
            )?;
        } else if let Some(seconds) = self.seconds.filter(|_| !is_stopped) {
            output::complain(format_args!("not solved within {}", output::plural(seconds, "second")));
        }
        let stopped = || Stopped("the value was not found".into()).into();
        Ok(if is_stopped { stopped() } else { output::Unsolved.into() })
    }

    /// Makes the certificates of the list again, into a folder.
    fn all(&self, folder: &Path, stop: &Stop) -> Result<()> {
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        let (mut made, mut differing) = (0, 0);
        for board in listed(self.only.as_deref())? {
            Stopped::check(stop, || format!("{} made", output::plural(made, "certificate")))?;
            let path = folder.join(format!("{}.gz", board.name));
            // A certificate of an earlier run is not made again.
            let bytes = match tessera_journal::read(&path, MAX_CERTIFICATE) {
                Ok(bytes) if sha256(&bytes) == board.sha256 => bytes,
                _ => self.make(board.game, &board.position, &path, stop)?.bytes,
            };
            fs::write(&path, &bytes).with_context(|| path.display().to_string())?;
            let is_same = sha256(&bytes) == board.sha256;
            made += 1;
            differing += u32::from(!is_same);
            let said = if is_same { "as in the list" } else { "NOT as in the list" };
            output::print_line(format_args!("{}: {}, {said}", path.display(), board.value))?;
        }
        ensure!(differing == 0, "{differing} of {made} certificates differ from the list");
        Ok(())
    }

    fn endings(&self, game: GameId, stop: &Stop) -> Result<()> {
        let endings = Endings { game, samples: self.samples, nodes: self.nodes, seed: 1, stop: stop.clone() };
        let (mut said, mut count) = (Ok(()), 0);
        endings.run(&mut |ending| {
            count += 1;
            if said.is_ok() {
                said = self.say(ending);
            }
        })?;
        said?;
        Stopped::check(stop, || format!("{} of free squares tried", output::plural(count, "number")))?;
        ensure!(count > 0, "the endings of {} cannot be counted by free squares", game.title());
        Ok(())
    }

    fn say(&self, EndingStats { free, tried, solved, nodes }: EndingStats) -> Result<()> {
        let each = nodes / u64::from(tried.max(1));
        if self.json {
            return output::print_line(
                json!({"free": free, "tried": tried, "solved": solved, "nodes": each}),
            );
        }
        output::print_line(format_args!("{free} free: {solved} of {tried} solved, {each} nodes each"))
    }
}

/// The solved boards whose names begin with this.
pub(super) fn listed(name: Option<&str>) -> Result<Vec<Board>> {
    let mut boards = boards().context("the list of solved boards is damaged")?;
    boards.retain(|board| name.is_none_or(|name| board.name.starts_with(name)));
    ensure!(!boards.is_empty(), "no solved board has such a name: docs/knowledge.md lists them");
    Ok(boards)
}

/// The bytes of a file for a text: compressed if the file's name ends with .gz.
pub(super) fn in_file<'a>(path: &Path, text: &'a str) -> Result<Cow<'a, [u8]>> {
    let is_compressed = path.extension().is_some_and(|ending| ending == "gz");
    Ok(if is_compressed { compressed(text)?.into() } else { text.as_bytes().into() })
}

fn spinner() -> ProgressBar {
    let style = ProgressStyle::with_template("{spinner} {elapsed} {msg}").expect("a well-formed template");
    let bar = ProgressBar::new_spinner().with_style(style);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

fn progress_text(now: Progress) -> String {
    let nodes = output::plural(now.nodes, "node");
    match now.phase {
        Phase::Solving { within } => format!("wins within {within} actions? {nodes}"),
        Phase::Planning => format!("writing {}, {nodes}", output::plural(now.planned, "position")),
    }
}
