//! `tessera admin end`: ends a game.

use anyhow::{Result, anyhow, bail, ensure};
use clap::{Args, ValueEnum};
use serde::Serialize;
use tessera_games::Player;
use tessera_online::{Command, CommandId, CommandKind, Facts, GameLog, Refusal, Setup, Step, Verdict};
use tessera_store::{Appended, NewEvent, Store};

use super::{PlaceArgs, agreed, missing, now, replay};
use crate::output;

/// End a game that goes on or waits
#[derive(Args)]
#[command(after_help = "Examples:
  tessera admin end --data games bfm4nq9vwsp2 --dry-run
  tessera admin end --data games bfm4nq9vwsp2 --yes
  tessera admin end --data games e9ajgcgppexn --seat second --yes

Until both have played, the game is aborted and has no result. After that, the player at --seat resigns. \
With SQLite, stop the server first. Players see an id of the server in the log.")]
pub(super) struct End {
    #[command(flatten)]
    place: PlaceArgs,
    /// The id of the game
    id: String,
    /// Who resigns, if both have played
    #[arg(long, value_enum, value_name = "WHO", ignore_case = true)]
    seat: Option<Seat>,
    /// Do not ask
    #[arg(long)]
    yes: bool,
    /// End nothing, and say how the game would end
    #[arg(long, conflicts_with = "yes")]
    dry_run: bool,
    /// Print one object of JSON
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Seat {
    /// The first player
    First,
    /// The second player
    Second,
}

/// How a game was ended, for programs.
#[derive(Serialize)]
struct EndJson<'a> {
    id: &'a str,
    /// `abort` or `resign`.
    event: &'static str,
    seat: String,
    /// `false` with `--dry-run`.
    ended: bool,
}

impl End {
    pub(super) async fn run(&self) -> Result<()> {
        let store = if self.dry_run { self.place.read().await? } else { self.place.write().await? };
        let ended = self.end(&store).await;
        store.close().await;
        let Command { seat, kind, .. } = ended?;
        let seat = seat.map(|seat| seat.to_string()).unwrap_or_default();
        let is_resigned = kind == CommandKind::Resign;
        let id = &self.id;
        if self.json {
            let event = if is_resigned { "resign" } else { "abort" };
            return output::print_json(&EndJson { id, event, seat, ended: !self.dry_run });
        }
        let done = if self.dry_run { "would be" } else { "is" };
        if is_resigned {
            return output::print_line(format_args!("the game {id} {done} resigned by the {seat} player"));
        }
        output::print_line(format_args!("the game {id} {done} aborted, without a result"))
    }

    async fn end(&self, store: &Store) -> Result<Command> {
        let id = &self.id;
        let Some((_, log)) = store.row_and_log(id).await? else { bail!(missing(store, id).await?) };
        let events = replay::events(&log).map_err(|error| anyhow!("the game is damaged: {error}"))?;
        let log = GameLog::from_log(events).map_err(|error| anyhow!("the game is damaged: {error}"))?;
        let (command, step) = self.decide(&log, now(store).await?)?;
        if !self.dry_run {
            agreed(self.yes, &format!("End the game {id}?"))?;
            match store.append(vec![new_event(id, &step)]).await?.first() {
                Some(Appended::Done) => {}
                _ => bail!("the game {id} has changed meanwhile: try again"),
            }
        }
        Ok(command)
    }

    /// The end of the game by the rules of the server.
    fn decide(&self, log: &GameLog, now: i64) -> Result<(Command, Step)> {
        ensure!(log.state().result().is_none(), "the game {} is over", self.id);
        let creator = log.state().setup().map(Setup::creator);
        let consider = |seat, kind| {
            let command = Command { id: CommandId::server("ended")?, seat, kind };
            let verdict = log.consider(&command, now, &Facts::default());
            anyhow::Ok((command, verdict))
        };
        let (command, verdict) = consider(creator, CommandKind::Abort)?;
        let (command, verdict) = match verdict {
            Verdict::Append(step) => {
                ensure!(self.seat.is_none(), "until both have played, a game is aborted: leave out --seat");
                return Ok((command, step));
            }
            Verdict::Refused(Refusal::TooLate) => {
                let seat = self.seat.ok_or_else(|| anyhow!("both have played: --seat says who resigns"))?;
                let seat = match seat {
                    Seat::First => Player::First,
                    Seat::Second => Player::Second,
                };
                consider(Some(seat), CommandKind::Resign)?
            }
            other => (command, other),
        };
        match verdict {
            Verdict::Append(step) => Ok((command, step)),
            _ => bail!("the rules do not let the game {} end", self.id),
        }
    }
}

fn new_event(id: &str, step: &Step) -> NewEvent {
    let (event, after) = (step.event(), step.after());
    NewEvent {
        game: id.into(),
        seq: event.seq,
        command: event.command.as_str().into(),
        seat: event.seat_number(),
        at: event.at,
        body: event.body_text(),
        deadline: after.deadline(),
        over: after.result().is_some(),
    }
}
