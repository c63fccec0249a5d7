//! `tessera analyse`: the best lines of a position, while they are found.

use std::fmt::Write as _;
use std::io::{self, IsTerminal, Write};
use std::time::Duration;

use anyhow::Result;
use clap::Args;
use ratatui::crossterm::terminal;
use serde_json::{Value, json};
use tessera_games::AnyPosition;
use tessera_players::{Engine, EngineLine, EngineSettings};
use tessera_search::{Limits, Score};

use crate::input::{self, Where};
use crate::output::{self, Stopped};
use crate::thinking::{Limit, Memory, score_json, stop_on_ctrl_c, usable_threads};
use crate::ugi::line_text;

/// The time if no limit is given.
const STANDARD_TIME: Duration = Duration::from_secs(10);

/// Look for the best lines of a position
#[derive(Args)]
#[command(after_help = "Examples:
  tessera analyse yoxii
  tessera analyse trexo '10/10/10/10/10/10/10/10/10/10 X' --time 30s --lines 3
  tessera analyse xok --depth 6
  tessera analyse yoxii --nodes 20000 --json

The percentage is the expected result of the player to move. Without a limit it thinks for ten seconds. Ctrl-C stops and \
keeps the best so far.")]
pub(crate) struct Analyse {
    #[command(flatten)]
    at: Where,
    #[command(flatten)]
    limit: Limit,
    /// How many actions deep
    #[arg(long, value_name = "N")]
    depth: Option<u32>,
    /// How many lines
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=64))]
    lines: u8,
    /// How many threads think
    #[arg(long, value_name = "N", default_value = "1", value_parser = input::threads_parser())]
    threads: usize,
    #[command(flatten)]
    memory: Memory,
    /// Print the lines as JSON
    #[arg(long)]
    json: bool,
}

impl Analyse {
    pub(crate) fn run(&self) -> Result<()> {
        let position = self.at.position()?;
        anyhow::ensure!(position.outcome().is_none(), "the game is over: there is nothing to look for");
        let stop = stop_on_ctrl_c()?;
        let mut table = Live { is_redrawn: !self.json && io::stderr().is_terminal(), ..Live::new(&position) };
        let usual = self.depth.is_none().then_some(STANDARD_TIME);
        let limits = Limits { depth: self.depth, ..self.limit.limits(usual) };
        let engine = Engine::try_new(EngineSettings {
            threads: usable_threads(self.threads),
            hash: self.memory.hash,
            lines: self.lines.into(),
            distinct: true,
            ..EngineSettings::default()
        })?;
        let decision = engine.think(&position, limits, &stop, &mut |line| table.show(line));
        let lines = decision.map(|decision| decision.lines).unwrap_or_default();
        if self.json {
            output::print_line(as_json(&position, &lines, stop.is_raised()))?;
        } else {
            table.finish(&lines)?;
        }
        Stopped::check(&stop, || "these are the best lines so far".into())
    }
}

/// The lines for programs.
fn as_json(position: &AnyPosition, lines: &[EngineLine], stopped: bool) -> Value {
    let line = |line: &EngineLine| {
        let actions = line_text(position, &line.pv);
        // Before the first iteration is done there is nothing to say but the action.
        let found = (line.depth > 0 || line.score.is_proven())
            .then(|| (score_json(line.score), line.expected))
            .unzip();
        json!({"score": found.0, "expected": found.1, "actions": actions.split_whitespace().collect::<Vec<_>>()})
    };
    let last = lines.last();
    json!({
        "game": position.game().name(),
        "position": position.to_string(),
        "to_move": position.to_move().to_string(),
        "lines": lines.iter().map(line).collect::<Vec<_>>(),
        "depth": last.map(|line| line.depth),
        "nodes": last.map(|line| line.nodes),
        "ms": last.map(|line| line.time.as_millis() as u64),
        "stopped": stopped,
    })
}

/// The table of lines: redrawn in place on a terminal, printed once elsewhere.
struct Live {
    position: AnyPosition,
    lines: Vec<EngineLine>,
    drawn: usize,
    /// Whether the table is drawn while it changes.
    is_redrawn: bool,
}

impl Live {
    fn new(position: &AnyPosition) -> Self {
        Self { position: *position, lines: Vec::new(), drawn: 0, is_redrawn: false }
    }

    fn show(&mut self, line: &EngineLine) {
        match self.lines.get_mut(line.line) {
            Some(shown) => *shown = line.clone(),
            None => self.lines.push(line.clone()),
        }
        // The lines of an iteration come one by one; before the last one the table would mix two iterations.
        if line.line + 1 == self.lines.len() && self.is_redrawn {
            self.erase();
            let text = fitted(&self.text(&self.lines), screen());
            self.drawn = text.lines().count();
            let _ = write!(anstream::stderr(), "{text}");
        }
    }

    /// Erases the last drawing.
    fn erase(&mut self) {
        if self.drawn > 0 {
            let _ = write!(io::stderr(), "\u{1b}[{}A\u{1b}[J", self.drawn);
            self.drawn = 0;
        }
    }

    fn finish(&mut self, lines: &[EngineLine]) -> Result<()> {
        self.erase();
        let mut out = output::stdout();
        write!(out, "{}", self.text(lines))?;
        out.flush()?;
        Ok(())
    }

    fn text(&self, lines: &[EngineLine]) -> String {
        let player = self.position.game().players()[self.position.to_move().index()];
        let mut text = format!("    for {player}, to move\n");
        for line in lines {
            let words = in_words(line);
            let percent = percent(line);
            let pv: String = line_text(&self.position, &line.pv).chars().take(120).collect();
            let _ = writeln!(text, "{:>2}. {words:<22} {percent:>7}  {pv}", line.line + 1);
        }
        if let Some(last) = lines.last() {
            let (depth, nodes, seconds) = (last.depth, last.nodes, last.time.as_secs_f64());
            let speed = last.nps() as f64 / 1e6;
            let _ = writeln!(
                text,
                "    depth {depth}, {} in {seconds:.1} s, {speed:.1} million/s",
                output::plural(nodes, "position")
            );
        }
        text
    }
}

/// The columns and rows of the terminal.
fn screen() -> (usize, usize) {
    terminal::size().map_or((80, 24), |(columns, rows)| (columns.into(), rows.into()))
}

/// The part of a table that fits the screen. Only that can be redrawn in place: wrapped lines, and lines that have left
/// the screen, cannot. The last line is always included.
fn fitted(text: &str, (columns, rows): (usize, usize)) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let Some((last, others)) = lines.split_last() else { return String::new() };
    let kept = others.iter().take(rows.saturating_sub(2)).chain([last]);
    kept.map(|line| line.chars().take(columns.saturating_sub(1)).chain(['\n']).collect::<String>()).collect()
}

/// The expected result of the player to move; nothing before a search.
fn percent(line: &EngineLine) -> String {
    if line.depth == 0 && !line.score.is_proven() {
        "–".into()
    } else {
        format!("{:.1} %", 100.0 * line.expected)
    }
}

/// The score for the player to move, in words.
fn in_words(line: &EngineLine) -> String {
    match line.score {
        Score::Heuristic(_) if line.depth == 0 => "not searched".into(),
        Score::Win(actions) => format!("proven win in {actions}"),
        Score::Loss(actions) => format!("proven loss in {actions}"),
        Score::Draw => "proven draw".into(),
        Score::Heuristic(_) => match line.expected {
            e if e >= 0.90 => "winning",
            e if e >= 0.75 => "much better",
            e if e >= 0.60 => "better",
            e if e >= 0.53 => "slightly better",
            e if e > 0.47 => "even",
            e if e > 0.40 => "slightly worse",
            e if e > 0.25 => "worse",
            e if e > 0.10 => "much worse",
            _ => "losing",
        }
        .into(),
    }
}

#[cfg(test)]
mod tests {
    use super::fitted;

    #[test]
    fn a_table_is_cut_to_the_screen() {
        let text = " 1. even 50.0 %  a1 b2\n 2. even\n 3. worse\n    depth 7\n";
        assert_eq!(fitted(text, (80, 24)), text);
        assert_eq!(fitted(text, (9, 24)), " 1. even\n 2. even\n 3. wors\n    dept\n");
        assert_eq!(fitted(text, (80, 4)), " 1. even 50.0 %  a1 b2\n 2. even\n    depth 7\n");
        assert_eq!((fitted("", (0, 0)), fitted("a\nb\n", (0, 0))), (String::new(), "\n".into()));
    }
}
