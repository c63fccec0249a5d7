//! `tessera match` and `tessera ladder`: who is stronger, and by how much.

use std::fmt::Write as _;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use tessera_games::{GameId, Start};
use tessera_lab::{
    Balance, Conditions, Contestant, Faults, Ladder as LabLadder, LadderTable, Match as LabMatch,
    MatchResult, Openings, Pairings, Sprt, Tally, Verdict,
};
use tessera_search::Stop;

use crate::thinking::stop_on_ctrl_c;
use crate::{input, output, progress};

/// Options that both commands share.
#[derive(Args)]
pub(crate) struct Setting {
    /// The game
    #[arg(value_parser = input::game_parser())]
    game: GameId,
    /// How many pairs of games: each opening is played twice, with sides swapped
    #[arg(long, value_name = "N", default_value_t = 100)]
    pairs: usize,
    /// How many random actions open a game [default: 4; in Slither Stone 0, on another board each time]
    #[arg(long, value_name = "N")]
    opening: Option<usize>,
    /// Skip openings whose expected result our strongest player, with 20 000 nodes, sees more than P from an even 0.5; if
    /// all of many are skipped, the most even one is taken
    #[arg(long, value_name = "P", default_value_t = Balance::USUAL.within)]
    even: f64,
    /// Take every opening as it comes, even or not
    #[arg(long, conflicts_with = "even")]
    by_lot: bool,
    /// Play Slither Stone on the boards that proved fair
    #[arg(long)]
    fair: bool,
    /// The seed of the openings
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// The number of games played at the same time
    #[arg(long, value_name = "N", default_value = "1", value_parser = input::threads_parser())]
    concurrency: usize,
    /// Where the games are kept; the same command continues what is there
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

impl Setting {
    fn conditions(&self) -> Conditions {
        let mut openings = Openings::usual(Start::usual(self.game), self.seed);
        openings.actions = self.opening.unwrap_or(openings.actions);
        openings.fair = self.fair;
        openings.balance = (!self.by_lot).then_some(Balance { within: self.even, ..Balance::USUAL });
        Conditions { concurrency: self.concurrency, ..Conditions::usual(openings, self.pairs) }
    }
}

/// Let two players play a match
#[derive(Args)]
#[command(after_help = "Examples:
  tessera match yoxii 'level=10 time=100ms' 'mcts time=1s' --pairs 100
  tessera match xok 'level=10 nodes=5000' 'level=9' --sprt 0 20 --folder match-1
  tessera match trexo 'level=10 clock=10s+100ms' 'cmd=\"./other-engine\" clock=10s+100ms'

A player is `level=1` to `level=10`, `mcts`, `weights=FILE` (level 10 with other weights, from `tessera lab fit`), or
`cmd=\"PROGRAM\"` that speaks UGI (with option.NAME=VALUE), with a limit: time=, nodes=, depth= or clock=. With the word `cpu`,
the times of one of ours are CPU times, which is fair on a busy machine; with `fresh`, its table is cleared before every turn.
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
            Some(&[elo0, elo1]) => Some(Sprt::new(elo0, elo1, self.alpha, self.beta)?),
            _ => None,
        };
        let contestants = [self.one.clone(), self.other.clone()];
        let played = LabMatch { contestants, conditions: self.setting.conditions(), sprt };
        let stop = stop_on_ctrl_c()?;
        let bar = progress::bar(played.games(), "playing");
        let result = played.play(self.setting.folder.as_deref(), &stop, &mut |result, _| {
            bar.set_position(result.finished);
        })?;
        bar.finish_and_clear();
        let titles = played.contestants.each_ref().map(Contestant::title);
        let text = match_text(&titles, &result) + &stopped_text(&stop, result.finished, played.games());
        output::print_line(text.trim_end())
    }
}

fn match_text(titles: &[String; 2], result: &MatchResult) -> String {
    let tally = &result.tally;
    let mut text = format!("{} against {}\n{}\n", titles[0], titles[1], tally_text(tally));
    let _ = writeln!(text, "pairs    {:?} (lost both, …, won both)", tally.pairs);
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

fn stopped_text(stop: &Stop, finished: u64, games: u64) -> String {
    if !stop.is_raised() {
        return String::new();
    }
    format!("stopped after {finished} of {games} games\n")
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
        let ladder = LabLadder {
            contestants: self.players.clone(),
            conditions: self.setting.conditions(),
            pairings: if self.round_robin { Pairings::RoundRobin } else { Pairings::Neighbours },
            anchor: (0, 0.0),
        };
        let stop = stop_on_ctrl_c()?;
        let bar = progress::bar(ladder.games(), "playing");
        let table = ladder.play(self.setting.folder.as_deref(), &stop, &mut |table, _| {
            bar.set_position(table.finished);
        })?;
        bar.finish_and_clear();
        let text = ladder_text(&table) + &stopped_text(&stop, table.finished, ladder.games());
        output::print_line(text.trim_end())
    }
}

fn ladder_text(table: &LadderTable) -> String {
    let mut text =
        format!("{:>7} {:>6} {:>6} {:>8} {:>13}  player\n", "Elo", "±", "games", "score", "against next");
    let percent = |tally: &Tally| tally.score().map_or_else(|| "–".into(), |s| format!("{:.1} %", 100.0 * s));
    for rung in &table.rungs {
        let (elo, error) = rung.rating.map_or_else(
            || ("–".into(), "–".into()),
            |rating| (format!("{:+.0}", rating.elo), format!("{:.0}", rating.error)),
        );
        let next = rung.against_next.as_ref().map_or_else(String::new, percent);
        let (games, score) = (rung.total.games(), percent(&rung.total));
        let _ = writeln!(text, "{elo:>7} {error:>6} {games:>6} {score:>8} {next:>13}  {}", rung.title);
        text += &faults_text(&rung.title, &rung.faults);
    }
    if table.tamed {
        text += "A clean sweep has no finite rating: one drawn game is added to each.\n";
    }
    text
}
