//! A stored game as a record.

use anyhow::{Context as _, Result};
use tessera_online::{Clock, EndReason, State};
use tessera_record::{Record, Termination, TimeControl};

use super::date;

/// The record of a game that was created at this time. It has no names: the server does not store them.
pub(super) fn record(id: &str, created: i64, state: &State) -> Result<Record> {
    let setup = state.setup().context("the log is empty")?;
    let mut record = Record::played(*setup.start(), state.actions())?;
    let tags = record.tags_mut();
    tags.set("Date", date::text(created))?;
    tags.set("Id", id)?;
    if let Some(control) = time_control(setup.clock()) {
        tags.set("TimeControl", control.to_string())?;
    }
    if let Some(result) = state.result() {
        tags.set("Termination", termination(result.why).to_string())?;
        record.set_result(result.outcome()).ok().context("the result is not that of the rules")?;
    }
    Ok(record)
}

fn time_control(clock: Clock) -> Option<TimeControl> {
    let seconds = |time: i64| u32::try_from(time / 1000).unwrap_or(0);
    match clock {
        Clock::None {} => None,
        Clock::Increment { base, increment } => {
            Some(TimeControl::Game { seconds: seconds(base), increment: seconds(increment) })
        }
        Clock::Days { days } => Some(TimeControl::Turn { seconds: seconds(i64::from(days) * date::DAY) }),
    }
}

const fn termination(why: EndReason) -> Termination {
    match why {
        EndReason::Board => Termination::Rules,
        EndReason::Resigned => Termination::Resigned,
        EndReason::Time => Termination::Time,
        EndReason::DrawAgreed => Termination::Agreed,
        EndReason::Aborted | EndReason::NoShow | EndReason::Gone => Termination::Abandoned,
    }
}
