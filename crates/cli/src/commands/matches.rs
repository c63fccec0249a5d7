//! `tessera match` and `tessera ladder`: who is stronger, and by how much.

use std::fmt::Write as _;
use std::fs;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::Args;
use clap::builder::RangedU64ValueParser;
use serde_json::{Value, json};
use tessera_games::{GameId, Start};
use tessera_lab::{
    Balance, Book, Conditions, Contestant, Elo, Faults, Ladder as LabLadder, LadderTable, Match as LabMatch,
    MatchResult, Mind, Openings, Pairings, Rung, Sprt, Tally, Verdict,
};

use crate::output::Stopped;
use crate::thinking::stop_on_ctrl_c;
use crate::{bad_usage, input, output, progress};

/// Options that both commands share.
#[derive(Args)]
pub(crate) struct Setting {
    /// The game
    #[arg(value_parser = input::game_parser(), ignore_case = true)]
    game: GameId,
    /// How many pairs of games: each opening is played twice, with sides swapped
    #[arg(long, value_name = "N", default_value = "100", value_parser = RangedU64ValueParser::<usize>::new().range(1..=1_000_000))]
    pairs: usize,
    /// How many random actions open a game [default: 4; in Slither Stone 0, on another board each time]
    #[arg(long, value_name = "N")]
    opening: Option<usize>,
    /// Skip openings that our strongest player (20 000 nodes) rates more than P away from 0.5; if none qualifies, use
    /// the most balanced one found
    #[arg(long, value_name = "P", default_value_t = Balance::STANDARD.within)]
    even: f64,
    /// Skip the --even filter
    #[arg(long, alias = "by-lot", conflicts_with = "even")]
    unfiltered: bool,
    /// Play Slither Stone on the boards that proved fair
    #[arg(long)]
    fair: bool,
    /// The seed of the openings
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// The number of games played at the same time
    #[arg(long, value_name = "N", default_value = "1", value_parser = input::threads_parser())]
    concurrency: usize,
    /// The folder for the games; the same command continues with them
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
    /// Take openings from this file's games, in order, starting at number --seed
    #[arg(long, value_name = "FILE", conflicts_with_all = ["opening", "even", "unfiltered", "fair"])]
    openings: Option<PathBuf>,
    /// How long a program may take without a time limit, such as 500ms, 10s or 2m
    #[arg(long, value_name = "TIME", default_value = "1m", value_parser = tessera_lab::parse_time)]
    timeout: Duration,
    /// Write the conversation with each program into a file of this folder
    #[arg(long, value_name = "FOLDER")]
    logs: Option<PathBuf>,
    /// Without a terminal, how often to print the score to standard error
    #[arg(long, value_name = "TIME", default_value = "1m", value_parser = tessera_lab::parse_time)]
    report: Duration,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

impl Setting {
    fn conditions(&self) -> Result<Conditions> {
        let mut openings = Openings::standard(Start::standard(self.game), self.seed);
        openings.actions = self.opening.unwrap_or(openings.actions);
        openings.fair = self.fair;
        openings.balance = (!self.unfiltered).then_some(Balance { within: self.even, ..Balance::STANDARD });
        openings.book = self.openings.as_deref().map(|path| Book::read(path, self.game)).transpose()?;
        Ok(Conditions {
            concurrency: self.concurrency,
            patience: self.timeout,
            ..Conditions::standard(openings, self.pairs)
        })
    }

    /// Gives each program a log of its own: `1-engine.log` for the first contestant.
    fn log(&self, contestants: &mut [Contestant]) -> Result<()> {
        let Some(folder) = &self.logs else { return Ok(()) };
        fs::create_dir_all(folder)
            .with_context(|| format!("the folder {} cannot be made", folder.display()))?;
        for (index, contestant) in contestants.iter_mut().enumerate() {
            let title: String =
                contestant.title().chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
            if let Mind::Program(program) = &mut contestant.mind {
                let title: String = title.chars().take(40).collect();
                program.log = Some(folder.join(format!("{}-{}.log", index + 1, title.trim_matches('-'))));
            }
        }
        Ok(())
    }
}

/// Prints the score regularly if there is no terminal for a progress bar.
struct Reporter {
    every: Duration,
    last: Option<Instant>,
}

impl Reporter {
    fn new(setting: &Setting) -> Self {
        let is_seen = io::stderr().is_terminal();
        Self { every: setting.report, last: (!is_seen).then(Instant::now) }
    }

    fn tell(&mut self, text: impl FnOnce() -> String) {
        if let Some(last) = &mut self.last
            && last.elapsed() >= self.every
        {
            *last = Instant::now();
            output::complain(text());
        }
    }
}

/// Let two players play a match
#[derive(Args)]
#[command(after_help = "Examples:
  tessera match yoxii 'level=10 time=100ms' 'mcts time=1s' --pairs 100
  tessera match xok 'level=10 nodes=5000' 'level=9' --sprt 0 20 --folder match-1
  tessera match trexo 'level=10 clock=10s+100ms' 'cmd=\"./other-engine\" clock=10s+100ms' --logs logs
  tessera match xok level=2 level=1 --pairs 5 --openings book.tgn --json

A player is `level=1` to `level=10`, `mcts`, `weights=FILE` (level 10 with other weights, from `tessera lab fit`), or \
`cmd=\"PROGRAM\"` that speaks UGI (with option.NAME=VALUE), with a limit: time=, nodes=, depth= or clock=. With the word `cpu`, \
the times of one of ours are CPU times, which is fair on a busy machine; with `fresh`, its table is cleared before every turn. \
Ctrl-C stops; with --folder the same command continues later.")]
pub(crate) struct Match {
    #[command(flatten)]
    setting: Setting,
    /// The first player: results are seen from this side
    one: Contestant,
    /// The second player
    other: Contestant,
    /// Stop as soon as a sequential test decides between a difference of ELO0 and of ELO1
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,
    /// The risk of accepting ELO1 wrongly
    #[arg(long, value_name = "P", default_value_t = 0.05, requires = "sprt")]
    alpha: f64,
    /// The risk of accepting ELO0 wrongly
    #[arg(long, value_name = "P", default_value_t = 0.05, requires = "sprt")]
    beta: f64,
}

impl Match {
    pub(crate) fn run(&self) -> Result<()> {
        let sprt = match self.sprt.as_deref() {
            Some(&[elo0, elo1]) => Some(
                Sprt::new(elo0, elo1, self.alpha, self.beta)
                    .unwrap_or_else(|error| bad_usage(&["match"], error)),
            ),
            _ => None,
        };
        let mut contestants = [self.one.clone(), self.other.clone()];
        self.setting.log(&mut contestants)?;
        let played = LabMatch { contestants, conditions: self.setting.conditions()?, sprt };
        let stop = stop_on_ctrl_c()?;
        let bar = progress::bar(played.games(), "playing");
        let mut reporter = Reporter::new(&self.setting);
        let result = played.play(self.setting.folder.as_deref(), &stop, &mut |result, _| {
            bar.set_position(result.finished);
            reporter.tell(|| {
                let score = tally_text(&result.tally);
                format!(
                    "{} of {} games, {}",
                    result.finished,
                    played.games(),
                    score.trim_start_matches("score").trim()
                )
            });
        })?;
        bar.finish_and_clear();
        let titles = played.contestants.each_ref().map(Contestant::title);
        if self.setting.json {
            output::print_line(match_json(&titles, &result, played.games(), stop.is_raised()))?;
        } else {
            output::print_line(match_text(&titles, &result).trim_end())?;
        }
        Stopped::check(&stop, || games_text(result.finished, played.games()))
    }
}

fn match_json(titles: &[String; 2], result: &MatchResult, games: u64, stopped: bool) -> Value {
    let verdict = result.verdict.map(|verdict| match verdict {
        Verdict::Accepted => "accepted",
        Verdict::Rejected => "rejected",
    });
    json!({
        "players": titles,
        "tally": tally_json(&result.tally),
        "pairs": result.tally.pairs,
        "repeated_pairs": result.repeated,
        "finished": result.finished,
        "games": games,
        "elo": result.tally.elo().map(elo_json),
        "llr": result.llr,
        "verdict": verdict,
        "faults": result.faults.iter().map(faults_json).collect::<Vec<_>>(),
        "stopped": stopped,
    })
}

fn tally_json(tally: &Tally) -> Value {
    let Tally { wins, draws, losses, .. } = tally;
    json!({"wins": wins, "draws": draws, "losses": losses, "score": tally.score()})
}

/// Infinite numbers are `null`.
fn elo_json(elo: Elo) -> Value {
    let Elo { difference, low, high, superiority } = elo;
    json!({"difference": difference, "low": low, "high": high, "superiority": superiority})
}

fn faults_json(faults: &Faults) -> Value {
    let Faults { illegal, late, crashed } = faults;
    json!({"illegal": illegal, "late": late, "crashed": crashed})
}

fn match_text(titles: &[String; 2], result: &MatchResult) -> String {
    let tally = &result.tally;
    let mut text = format!("{} against {}\n{}\n", titles[0], titles[1], tally_text(tally));
    let _ = writeln!(text, "pairs    {:?} (lost both, …, won both)", tally.pairs);
    if result.repeated > 0 {
        let pairs = output::plural(result.repeated, "pair");
        let _ = writeln!(text, "repeated {pairs}, action by action, not counted again");
    }
    if let Some(elo) = tally.elo() {
        let _ = writeln!(text, "Elo      {elo}, superior with {:.1} %", 100.0 * elo.superiority);
    }
    if let Some(llr) = result.llr {
        let verdict = match result.verdict {
            Some(Verdict::Accepted) => "ELO1 is accepted",
            Some(Verdict::Rejected) => "ELO0 is accepted",
            None => "not decided",
        };
        let _ = writeln!(text, "SPRT     LLR {llr:.2}, {verdict}");
    }
    for (title, faults) in titles.iter().zip(&result.faults) {
        let _ = write!(text, "{}", faults_text(title, faults));
    }
    text
}

fn games_text(finished: u64, games: u64) -> String {
    format!("{finished} of {} played", output::plural(games, "game"))
}

fn tally_text(tally: &Tally) -> String {
    let score = tally.score().map_or_else(|| "–".into(), |score| format!("{:.1} %", 100.0 * score));
    let Tally { wins, draws, losses, .. } = tally;
    format!("score    {score} ({wins} won, {draws} drawn, {losses} lost)")
}

fn faults_text(title: &str, faults: &Faults) -> String {
    let Faults { illegal, late, crashed } = faults;
    if illegal + late + crashed == 0 {
        return String::new();
    }
    format!("faults   {title}: {illegal} illegal, {late} late, {crashed} hung or crashed\n")
}

/// Rate several players in one table
#[derive(Args)]
#[command(after_help = "Examples:
  tessera ladder yoxii level=1 level=2 level=3 --pairs 50
  tessera ladder xok 'level=8' 'level=9' 'mcts nodes=20000' --round-robin --folder ladder-1

Neighbours in the list play each other; with --round-robin every player meets every other. The first one is rated 0.")]
pub(crate) struct Ladder {
    #[command(flatten)]
    setting: Setting,
    /// The players, from the weakest
    #[arg(required = true, num_args = 2..)]
    players: Vec<Contestant>,
    /// Every player meets every other
    #[arg(long)]
    round_robin: bool,
}

impl Ladder {
    pub(crate) fn run(&self) -> Result<()> {
        let mut contestants = self.players.clone();
        self.setting.log(&mut contestants)?;
        let ladder = LabLadder {
            contestants,
            conditions: self.setting.conditions()?,
            pairings: if self.round_robin { Pairings::RoundRobin } else { Pairings::Neighbours },
            anchor: (0, 0.0),
        };
        let stop = stop_on_ctrl_c()?;
        let bar = progress::bar(ladder.games(), "playing");
        let mut reporter = Reporter::new(&self.setting);
        let table = ladder.play(self.setting.folder.as_deref(), &stop, &mut |table, _| {
            bar.set_position(table.finished);
            reporter.tell(|| {
                format!("{} of {} games\n{}", table.finished, ladder.games(), ladder_text(table).trim_end())
            });
        })?;
        bar.finish_and_clear();
        if self.setting.json {
            output::print_line(ladder_json(&table, ladder.games(), stop.is_raised()))?;
        } else {
            output::print_line(ladder_text(&table).trim_end())?;
        }
        Stopped::check(&stop, || games_text(table.finished, ladder.games()))
    }
}

fn ladder_json(table: &LadderTable, games: u64, stopped: bool) -> Value {
    let rung = |rung: &Rung| {
        json!({
            "player": rung.title,
            "elo": rung.rating.map(|rating| rating.elo),
            "low": rung.rating.map(|rating| rating.low()),
            "high": rung.rating.map(|rating| rating.high()),
            "tally": tally_json(&rung.total),
            "against_next": rung.against_next.as_ref().map(tally_json),
            "faults": faults_json(&rung.faults),
        })
    };
    let rungs: Vec<Value> = table.rungs.iter().map(rung).collect();
    json!({"ladder": rungs, "finished": table.finished, "games": games, "stopped": stopped})
}

fn ladder_text(table: &LadderTable) -> String {
    let mut text = format!(
        "{:>7} {:>16} {:>6} {:>8} {:>13}  player\n",
        "Elo", "[low, high]", "games", "score", "against next"
    );
    let percent = |tally: &Tally| tally.score().map_or_else(|| "–".into(), |s| format!("{:.1} %", 100.0 * s));
    for rung in &table.rungs {
        let (elo, range) = rung.rating.map_or_else(
            || ("–".into(), "–".into()),
            |rating| {
                (format!("{:+.0}", rating.elo), format!("[{:+.0}, {:+.0}]", rating.low(), rating.high()))
            },
        );
        let next = rung.against_next.as_ref().map_or_else(String::new, percent);
        let (games, score) = (rung.total.games(), percent(&rung.total));
        let _ = writeln!(text, "{elo:>7} {range:>16} {games:>6} {score:>8} {next:>13}  {}", rung.title);
        text += &faults_text(&rung.title, &rung.faults);
    }
    if table.tamed {
        text += "A clean sweep has no finite rating: one drawn game is added to each.\n";
    }
    text
}
