//! `tessera solve`: the exact value of a position.

use std::time::Duration;

use anyhow::{Result, bail};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use tessera_games::AnyPosition;
use tessera_players::{Solved, solve};
use tessera_search::{Exact, SolveSettings, Stop};

use crate::input::Where;
use crate::output::{self, Stopped};
use crate::thinking::{Limit, Memory, stop_on_ctrl_c};

/// The time if no limit is given.
const STANDARD_TIME: Duration = Duration::from_mins(1);

/// Find the exact value of a position, or say that it was not found within the limit
#[derive(Args)]
#[command(after_help = "Examples:
  tessera solve yoxii '..d/..111/..da21d/.4.b.3./.bTb2.c/a...1/.a2 w'
  tessera solve trexo 'tiles=12 size=5 5/5/5/5/5 X' --time 5m
  tessera solve trexo 'tiles=2 size=5 5/5/5/5/5 X' --json

Without a limit it tries for a minute. Ctrl-C stops. The exit code is 0 if the value was found, and 3 if not.")]
pub(crate) struct Solve {
    #[command(flatten)]
    at: Where,
    #[command(flatten)]
    limit: Limit,
    #[command(flatten)]
    memory: Memory,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

impl Solve {
    pub(crate) fn run(&self) -> Result<()> {
        let position = self.at.position()?;
        let stop = stop_on_ctrl_c()?;
        let bar = ProgressBar::new_spinner().with_style(
            ProgressStyle::with_template("solving {spinner} {elapsed} {msg}")
                .expect("a well-formed template"),
        );
        bar.enable_steady_tick(Duration::from_millis(200));
        let mebibytes = self.memory.hash;
        let settings = SolveSettings { mebibytes, stop: stop.clone(), ..SolveSettings::default() };
        let solved = solve(&position, self.limit.limits(Some(STANDARD_TIME)), &settings, &mut |nodes, _| {
            bar.set_message(output::plural(nodes, "position"));
        });
        bar.finish_and_clear();
        let solved = solved?;
        let is_solved = solved.value.is_some();
        if self.json {
            output::print_line(as_json(&position, &solved, stop.is_raised() && !is_solved))?;
        } else {
            print(&position, &solved, &stop)?;
        }
        if is_solved {
            return Ok(());
        }
        Stopped::check(&stop, || "the value was not found".into())?;
        bail!(output::Unsolved)
    }
}

/// An action that keeps the value. In a lost position every action loses, so none is suggested.
fn advice(position: &AnyPosition, solved: &Solved) -> Option<String> {
    let action = solved.action.filter(|_| solved.value != Some(Exact::Loss));
    action.and_then(|action| position.action_text(action))
}

fn as_json(position: &AnyPosition, solved: &Solved, stopped: bool) -> Value {
    let value = solved.value.map(|value| match value {
        Exact::Win => "win",
        Exact::Draw => "draw",
        Exact::Loss => "loss",
    });
    json!({
        "game": position.game().name(),
        "position": position.to_string(),
        "to_move": position.to_move().to_string(),
        "value": value,
        "action": advice(position, solved),
        "nodes": solved.nodes,
        "ms": solved.time.as_millis() as u64,
        "stopped": stopped,
    })
}

fn print(position: &AnyPosition, solved: &Solved, stop: &Stop) -> Result<()> {
    let players = position.game().players();
    let mover = position.to_move();
    output::print_line(match solved.value {
        Some(Exact::Win) => format!("{} wins", players[mover.index()]),
        Some(Exact::Loss) => format!("{} wins", players[(!mover).index()]),
        Some(Exact::Draw) => "a draw".into(),
        None if stop.is_raised() => "stopped before it was found".into(),
        None => "not within the limit".into(),
    })?;
    if let Some(text) = advice(position, solved) {
        output::print_line(format!("with {text}"))?;
    }
    let seconds = solved.time.as_secs_f64();
    output::print_line(format!("{} in {seconds:.2} s", output::plural(solved.nodes, "position")))
}
