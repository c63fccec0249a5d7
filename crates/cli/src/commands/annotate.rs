//! `tessera record annotate`: the computer's opinion of every turn of a game, as comments and variations.

use std::fmt::Write as _;
use std::io::{self, BufWriter, Write as _};
use std::num::NonZeroUsize;

use anyhow::{Result, ensure};
use clap::Args;
use indicatif::ProgressBar;
use serde_json::{Value, json};
use tessera_games::{AnyAction, AnyPosition, Outcome, Player};
use tessera_players::{Engine, EngineSettings};
use tessera_record::Record;
use tessera_search::{Limits, Stop};

use super::record::{Filter, ReadCounts, Source};
use crate::output::{self, Stopped};
use crate::progress;
use crate::speaker::Speaker;
use crate::thinking::{Limit, Memory, stop_on_ctrl_c, usable_threads};

/// The nodes for each turn if no limit is given: the same record gets the same comments again.
const STANDARD_NODES: u64 = 50_000;

/// The minimum loss of a turn with each name, as a part of a won game.
const KINDS: [(f64, &str); 3] = [(0.30, "blunder"), (0.15, "mistake"), (0.07, "inaccuracy")];

/// The first word of our comments. Comments of people stay; earlier ones of ours are replaced.
const MARK: &str = "Tessera:";

/// Comment the games of a file: who stands better after each turn, and what would have been better
#[derive(Args)]
#[command(after_help = "Examples:
  tessera record annotate games.tgn > annotated.tgn
  tessera record annotate games.tgn --number 3 --time 2s
  tessera record annotate games.tgn --nodes 5000 --json > opinions.jsonl

The games go to standard output. Each turn gets a comment with the expected result of its player; a turn that cost more than \
7 % also gets the better line as a variation. Comments of people are kept. Without a limit 50 000 positions are \
searched for each turn. Ctrl-C stops, and writes what has been annotated.")]
pub(super) struct Annotate {
    #[command(flatten)]
    source: Source,
    /// Only this game of the file
    #[arg(long, value_name = "N")]
    number: Option<NonZeroUsize>,
    #[command(flatten)]
    filter: Filter,
    #[command(flatten)]
    limit: Limit,
    /// How many threads think
    #[arg(long, value_name = "N", default_value = "1", value_parser = crate::input::threads_parser())]
    threads: usize,
    #[command(flatten)]
    memory: Memory,
    /// Print the opinions as JSON, a line for each game, instead of the games
    #[arg(long)]
    json: bool,
}

impl Annotate {
    pub(super) fn run(&self) -> Result<()> {
        let stop = stop_on_ctrl_c()?;
        let speaker = Speaker::standard()?;
        let limits = self.limit.limits(None);
        let limits = if limits == Limits::infinite() { Limits::nodes(STANDARD_NODES) } else { limits };
        let (threads, hash) = (usable_threads(self.threads), self.memory.hash);
        let engine = Engine::try_new(EngineSettings { threads, hash, ..EngineSettings::default() })?;
        let mut out = BufWriter::new(io::stdout().lock());
        let mut counts = ReadCounts::default();
        let mut written = 0;
        for game in self.source.records()? {
            if stop.is_raised() {
                break;
            }
            let game = counts.count(game)?;
            if self.number.is_some_and(|number| number.get() as u64 != counts.games()) {
                continue;
            }
            match game {
                Ok(game) if !self.filter.keeps(&game) => {}
                Ok(mut game) => {
                    let opinions = Critic { engine: &engine, limits, stop: &stop }.judge(&game);
                    if self.json {
                        writeln!(out, "{}", as_json(&game, &opinions, stop.is_raised()))?;
                    } else {
                        annotate(&mut game, &opinions, &speaker);
                        write!(out, "{}{game}", if written == 0 { "" } else { "\n" })?;
                    }
                    out.flush()?;
                    written += 1;
                }
                Err(error) => output::complain(error),
            }
        }
        Stopped::check(&stop, || {
            format!("{} annotated, the last one perhaps not to its end", output::plural(written, "game"))
        })?;
        if let Some(number) = self.number {
            ensure!(written > 0, "there is no game {number} that can be read");
        }
        counts.verdict()
    }
}

/// The engine as a judge of games.
struct Critic<'a> {
    engine: &'a Engine,
    limits: Limits,
    stop: &'a Stop,
}

/// The opinion on a position: the expected result of the first player, and the best line.
struct View {
    first: f64,
    best: Vec<AnyAction>,
    line: Vec<AnyAction>,
}

/// The opinion on a turn, seen by its player.
struct Opinion {
    player: Player,
    /// The expected result after the turn.
    expected: f64,
    /// The expected result after the best turn.
    possible: f64,
    /// The best turn, and its continuation.
    best: Vec<AnyAction>,
    line: Vec<AnyAction>,
    /// The name of a bad turn, such as blunder.
    kind: Option<&'static str>,
}

impl Critic<'_> {
    /// The opinions on the turns of a game, as many as there was time for.
    fn judge(&self, game: &Record) -> Vec<Opinion> {
        self.engine.forget();
        let turns: Vec<_> = game.main().turns().filter(|turn| turn.is_complete()).collect();
        let bar = progress::bar(turns.len() as u64 + 1, "judging");
        let mut opinions = Vec::new();
        let mut before = turns.first().and_then(|turn| self.view(&turn.before(), &bar));
        for turn in turns {
            let mut after = turn.before();
            if turn.actions().iter().any(|&action| after.play(action).is_err()) {
                break;
            }
            let Some((here, next)) = before.zip(self.view(&after, &bar)) else { break };
            opinions.push(Opinion::new(turn.player(), turn.actions(), &here, &next));
            before = Some(next);
        }
        bar.finish_and_clear();
        opinions
    }

    /// The opinion on a position; `None` if it was interrupted.
    fn view(&self, position: &AnyPosition, bar: &ProgressBar) -> Option<View> {
        bar.inc(1);
        if let Some(outcome) = position.outcome() {
            let first = match outcome {
                Outcome::Win(Player::First) => 1.0,
                Outcome::Win(Player::Second) => 0.0,
                Outcome::Draw => 0.5,
            };
            return Some(View { first, best: Vec::new(), line: Vec::new() });
        }
        let turn = self.engine.turn(position, self.limits, self.stop, &mut |_| ())?;
        let line = turn.lines.first().filter(|_| !self.stop.is_raised())?;
        let is_first = position.to_move() == Player::First;
        let first = if is_first { line.expected } else { 1.0 - line.expected };
        Some(View { first, best: turn.actions, line: line.pv.clone() })
    }
}

impl Opinion {
    fn new(player: Player, played: &[AnyAction], here: &View, next: &View) -> Self {
        let seen = |view: &View| if player == Player::First { view.first } else { 1.0 - view.first };
        let expected = seen(next);
        // The search after the turn knows more: the best turn is worth at least what was played.
        let possible = seen(here).max(expected);
        let is_best = here.best == played;
        let kind = KINDS.iter().find(|(cost, _)| !is_best && possible - expected >= *cost);
        Self {
            player,
            expected,
            possible,
            best: here.best.clone(),
            line: here.line.clone(),
            kind: kind.map(|(_, kind)| *kind),
        }
    }

    /// The best turn in text, without the mark that ends a turn.
    fn best_text(&self, position: &AnyPosition) -> String {
        position.turn_text(&self.best)
    }
}

fn percent(expected: f64) -> i64 {
    (100.0 * expected).round() as i64
}

/// Writes the opinions into the game.
fn annotate(game: &mut Record, opinions: &[Opinion], speaker: &Speaker) {
    let id = game.game();
    for (index, opinion) in opinions.iter().enumerate() {
        let Some(turn) = game.main().turn(index) else { break };
        let before = turn.before();
        let theirs = turn.comment().map(|comment| comment.split(MARK).next().unwrap_or_default().trim());
        let mut text =
            theirs.filter(|text| !text.is_empty()).map(|text| format!("{text} ")).unwrap_or_default();
        let facts = [
            ("player", speaker.player(id, opinion.player).into()),
            ("percent", percent(opinion.expected).into()),
        ];
        let _ = write!(text, "{MARK} {}", speaker.with("annotate-value", &facts));
        if let Some(kind) = opinion.kind {
            let facts = [
                ("kind", kind.into()),
                ("turn", opinion.best_text(&before).into()),
                ("percent", percent(opinion.possible).into()),
            ];
            let _ = write!(text, " {}", speaker.with("annotate-better", &facts));
        }
        let Some(mut turn) = game.main_mut().turn_mut(index) else { break };
        turn.set_comment(&text);
        if opinion.kind.is_some() {
            let line = whole_turns(&before, &opinion.best, &opinion.line);
            // A variation that exists already is not added again.
            let _ = turn.add_variation(&line);
        }
    }
}

/// The best turn, and the rest of the expected line as far as it consists of whole turns.
fn whole_turns(before: &AnyPosition, best: &[AnyAction], line: &[AnyAction]) -> Vec<AnyAction> {
    let mut position = *before;
    let mut whole = best.len();
    let follows = line.starts_with(best);
    let actions = if follows { line } else { best };
    for (index, &action) in actions.iter().enumerate() {
        let mover = position.to_move();
        if position.play(action).is_err() {
            break;
        }
        if position.to_move() != mover || position.outcome().is_some() {
            whole = index + 1;
        }
    }
    actions[..whole.min(actions.len())].to_vec()
}

/// The opinions for programs.
fn as_json(game: &Record, opinions: &[Opinion], stopped: bool) -> Value {
    let turn = |(opinion, turn): (&Opinion, tessera_record::Turn<'_>)| {
        let before = turn.before();
        json!({
            "number": turn.number(),
            "player": opinion.player.to_string(),
            "turn": before.turn_text(turn.actions()),
            "expected": opinion.expected,
            "possible": opinion.possible,
            "best": opinion.best_text(&before),
            "kind": opinion.kind,
        })
    };
    json!({
        "game": game.game().name(),
        "start": game.main().start().to_string(),
        "turns": opinions.iter().zip(game.main().turns()).map(turn).collect::<Vec<_>>(),
        "stopped": stopped,
    })
}
