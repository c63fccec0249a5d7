//! `tessera admin check`: replays every log.

use std::fmt;

use anyhow::{Result, bail};
use clap::Args;
use serde::Serialize;
use tessera_store::{ErrorKind, Store};

use super::{PAGE, PlaceArgs, replay};
use crate::output::Stopped;
use crate::thinking::stop_on_ctrl_c;
use crate::{output, progress};

/// Replay every log by the rules, and report what does not agree
#[derive(Args)]
#[command(after_help = "Examples:
  tessera admin check --data games
  tessera admin check --data games --json
  tessera admin check --database postgres://db/tessera

The exit code is 1 if something is wrong.")]
pub(super) struct Check {
    #[command(flatten)]
    place: PlaceArgs,
    /// Print one object of JSON
    #[arg(long)]
    json: bool,
}

/// What was found, for programs.
#[derive(Serialize, Default)]
pub(super) struct CheckJson {
    pub(super) games: u64,
    pub(super) events: u64,
    pub(super) problems: Vec<Problem>,
    pub(super) stopped: bool,
}

/// Something that is wrong.
#[derive(Serialize)]
pub(super) struct Problem {
    /// The id of the game; `null` for the whole file.
    game: Option<String>,
    problem: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(game) = &self.game {
            write!(f, "{game}: ")?;
        }
        f.write_str(&self.problem)
    }
}

impl Check {
    pub(super) async fn run(&self) -> Result<()> {
        let store = self.place.read().await?;
        let found = check(&store, u64::MAX).await?;
        store.close().await;
        let checked = format!(
            "{} with {} checked",
            output::plural(found.games, "game"),
            output::plural(found.events, "event")
        );
        if self.json {
            output::print_json(&found)?;
        } else {
            output::print_line(&checked)?;
        }
        if !found.problems.is_empty() {
            let lines: Vec<String> = found.problems.iter().map(Problem::to_string).collect();
            bail!("{} found\n{}", output::plural(lines.len() as u64, "problem"), lines.join("\n"));
        }
        if found.stopped { Err(Stopped(checked).into()) } else { Ok(()) }
    }
}

/// Replays the logs, or as many as `most`. The names of games are random, so that these are a sample.
pub(super) async fn check(store: &Store, most: u64) -> Result<CheckJson> {
    let stop = stop_on_ctrl_c()?;
    let mut found = CheckJson::default();
    let damage = store.damage().await?;
    found.problems.extend(damage.into_iter().map(|problem| Problem { game: None, problem }));
    let bar = progress::bar(store.counts().await?.games.min(most), "checking");
    let mut last = String::new();
    'all: loop {
        let games = store.games_after(&last, PAGE).await?;
        let Some(name) = games.last() else { break };
        last.clone_from(name);
        for game in games {
            if found.games == most {
                break 'all;
            }
            if stop.is_raised() {
                found.stopped = true;
                break 'all;
            }
            let problem = match store.row_and_log(&game).await {
                Ok(None) => continue,
                Ok(Some((row, log))) => {
                    found.events += log.len() as u64;
                    replay::check(&row, &log).err()
                }
                Err(error) if error.kind() == ErrorKind::Damaged => Some(error.to_string()),
                Err(error) => return Err(error.into()),
            };
            found.games += 1;
            found.problems.extend(problem.map(|problem| Problem { game: Some(game), problem }));
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    Ok(found)
}
