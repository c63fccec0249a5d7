//! `tessera admin games`: lists games, shows one, and exports them.

use std::io::Write;

use anyhow::{Result, anyhow, bail};
use clap::{Args, ValueEnum};
use serde::Serialize;
use tessera_games::{GameId, StartTexts};
use tessera_online::{Clock, EndReason, Event, GameResult, State, Versioned};
use tessera_record::Verdict;
use tessera_store::{ErrorKind, GameRow, Store, StoredEvent};

use super::record::record;
use super::{PAGE, PlaceArgs, date, missing, replay};
use crate::{input, output};

/// List games, show one, or export them
#[derive(Args)]
#[command(after_help = "Examples:
  tessera admin games --data games
  tessera admin games --data games --state finished --game xok --since 2026-11-01
  tessera admin games --data games 8w5r4pfd5b32
  tessera admin games --data games --to tgn > games.tgn
  tessera admin games --data games --to log > games.jsonl

A line is a game: its id, the day it was created, its state, its turns and its result. \
Days are those of universal time. The exit code is 1 if a game is damaged; the others are listed.")]
pub(super) struct Games {
    #[command(flatten)]
    place: PlaceArgs,
    /// Only this game
    #[arg(conflicts_with_all = ["state", "game", "since", "until"])]
    id: Option<String>,
    #[command(flatten)]
    filter: Filter,
    /// Print records, or each event of each log as a line of JSON
    #[arg(long, value_enum, value_name = "FORM", ignore_case = true, conflicts_with = "json")]
    to: Option<Form>,
    /// Print one object of JSON for each game
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
struct Filter {
    /// Only games in this state
    #[arg(long, value_enum, ignore_case = true)]
    state: Option<Stage>,
    /// Only this kind of game
    #[arg(long, value_parser = input::game_parser(), ignore_case = true)]
    game: Option<GameId>,
    /// Only games created on this day or later
    #[arg(long, value_name = "DAY", value_parser = date::parse)]
    since: Option<i64>,
    /// Only games created on this day or earlier
    #[arg(long, value_name = "DAY", value_parser = date::parse)]
    until: Option<i64>,
}

/// How far a game is.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Serialize)]
#[serde(rename_all = "lowercase")]
enum Stage {
    /// Both players are there
    Running,
    /// Without a second player
    Waiting,
    /// Over
    Finished,
}

#[derive(Clone, Copy, ValueEnum)]
enum Form {
    /// Records, as text
    Tgn,
    /// The logs, as lines of JSON
    Log,
}

/// A game, for programs.
#[derive(Serialize)]
struct GameJson<'a> {
    id: &'a str,
    game: &'static str,
    variant: Option<String>,
    board: Option<String>,
    clock: Clock,
    casual: bool,
    state: Stage,
    /// Unix milliseconds, as the next ones.
    created: i64,
    changed: i64,
    deadline: Option<i64>,
    events: u32,
    turns: u32,
    to_move: Option<String>,
    result: Option<&'static str>,
    why: Option<EndReason>,
}

/// An event of a log, for programs.
#[derive(Serialize)]
struct EventJson<'a> {
    game: &'a str,
    seq: u32,
    command: &'a str,
    seat: Option<String>,
    at: i64,
    d: Versioned,
}

impl Games {
    pub(super) async fn run(&self) -> Result<()> {
        let store = self.place.read().await?;
        let printed = match &self.id {
            Some(id) => self.one(&store, id).await,
            None => self.all(&store).await,
        };
        store.close().await;
        printed
    }

    async fn one(&self, store: &Store, id: &str) -> Result<()> {
        let Some((row, log)) = store.row_and_log(id).await? else {
            bail!(missing(store, id).await?);
        };
        let mut out = output::stdout();
        let state = self.print(&mut out, id, &row, &log)?;
        if !self.json && self.to.is_none() {
            write!(out, "\n{}", record(id, row.created, &state)?)?;
        }
        out.flush()?;
        Ok(())
    }

    async fn all(&self, store: &Store) -> Result<()> {
        let mut out = output::stdout();
        let (mut last, mut damaged) = (String::new(), 0);
        loop {
            let page = store.games_after(&last, PAGE).await?;
            let Some(name) = page.last() else { break };
            last.clone_from(name);
            for id in page {
                match store.game(&id).await? {
                    Some(row) if self.filter.keeps(&row) => {}
                    _ => continue,
                }
                let printed = match store.row_and_log(&id).await {
                    Ok(None) => continue,
                    Ok(Some((row, log))) => self.print(&mut out, &id, &row, &log).map(|_| ()),
                    Err(error) if error.kind() == ErrorKind::Damaged => {
                        Err(Damaged(error.to_string()).into())
                    }
                    Err(error) => return Err(error.into()),
                };
                match printed {
                    Err(error) if error.is::<Damaged>() => {
                        output::complain(format_args!("{id}: {error}"));
                        damaged += 1;
                    }
                    printed => printed?,
                }
            }
        }
        out.flush()?;
        if damaged > 0 {
            bail!("{} cannot be read", output::plural(damaged, "game"));
        }
        Ok(())
    }

    /// Prints a game unless it is filtered out.
    fn print(&self, out: &mut impl Write, id: &str, row: &GameRow, log: &[StoredEvent]) -> Result<State> {
        let events = replay::events(log).map_err(Damaged)?;
        let state = replay::replay(&events).map_err(Damaged)?;
        let setup = state.setup().ok_or_else(|| Damaged("the log is empty".into()))?;
        if self.filter.game.is_some_and(|game| game != setup.game()) {
            return Ok(state);
        }
        match self.to {
            Some(Form::Tgn) => {
                let record = record(id, row.created, &state).map_err(|error| Damaged(error.to_string()))?;
                writeln!(out, "{record}")?;
            }
            Some(Form::Log) => {
                for Event { seq, command, seat, at, body } in events {
                    let seat = seat.map(|seat| seat.to_string());
                    let command = command.as_str();
                    let line = EventJson { game: id, seq, command, seat, at, d: Versioned(body) };
                    writeln!(out, "{}", serde_json::to_string(&line)?)?;
                }
            }
            None => {
                let StartTexts { variant, board, .. } = setup.start().texts();
                let result = state.result();
                let game = GameJson {
                    id,
                    game: setup.game().name(),
                    variant,
                    board,
                    clock: setup.clock(),
                    casual: setup.casual(),
                    state: Stage::of(row),
                    created: row.created,
                    changed: state.last_at(),
                    deadline: row.deadline,
                    events: state.version(),
                    turns: state.ply(),
                    to_move: state.to_move().map(|player| player.to_string()),
                    result: result.and_then(GameResult::outcome).map(|outcome| Verdict(Some(outcome)).word()),
                    why: result.map(|result| result.why),
                };
                if self.json {
                    writeln!(out, "{}", serde_json::to_string(&game)?)?;
                } else {
                    writeln!(out, "{}", game.line()?)?;
                }
            }
        }
        Ok(state)
    }
}

/// What is wrong with a stored game.
#[derive(Debug)]
struct Damaged(String);

impl std::fmt::Display for Damaged {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Damaged {}

impl Stage {
    const fn of(row: &GameRow) -> Self {
        match row {
            GameRow { over: true, .. } => Self::Finished,
            GameRow { last_seq: 0, .. } => Self::Waiting,
            _ => Self::Running,
        }
    }
}

impl Filter {
    /// Whether the row of a game fits. The kind of game is in its log only.
    fn keeps(&self, row: &GameRow) -> bool {
        self.state.is_none_or(|stage| stage == Stage::of(row))
            && self.since.is_none_or(|since| row.created >= since)
            && self.until.is_none_or(|until| row.created < until + date::DAY)
    }
}

impl GameJson<'_> {
    /// The game as a line for people.
    fn line(&self) -> Result<String> {
        let Self { id, game, created, turns, .. } = self;
        let stage = self.state.to_possible_value().ok_or_else(|| anyhow!("a state without name"))?;
        let (stage, turns) = (stage.get_name().to_owned(), output::plural((*turns).into(), "turn"));
        let day = date::text(*created);
        let line = format!("{id}  {day}  {game:<7}  {stage:<8}  {turns:<9}");
        Ok(match self.why {
            Some(why) => {
                let why = serde_json::to_value(why)?;
                format!(
                    "{line}  {}, {}",
                    self.result.unwrap_or("no result"),
                    why.as_str().unwrap_or_default()
                )
            }
            None => line.trim_end().to_owned(),
        })
    }
}
