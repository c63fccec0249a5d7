//! Replaying a stored log with the rules.

use tessera_online::{Event, State};
use tessera_store::{GameRow, StoredEvent};

/// The events of a stored log.
pub(super) fn events(log: &[StoredEvent]) -> Result<Vec<Event>, String> {
    let events = log.iter().map(|StoredEvent { seq, command, seat, at, body }| {
        Event::read(*seq, command, *seat, *at, body).map_err(|error| format!("event {seq}: {error}"))
    });
    events.collect()
}

/// The game after its events. An error says what is wrong.
pub(super) fn replay(events: &[Event]) -> Result<State, String> {
    let mut state = State::new();
    events.iter().try_for_each(|event| state.fold(event)).map_err(|error| error.to_string())?;
    Ok(state)
}

/// Replays a log, and compares what follows from it with the row of the game. An error says what is wrong.
pub(super) fn check(row: &GameRow, log: &[StoredEvent]) -> Result<(), String> {
    let state = replay(&events(log)?)?;
    let creator = state.setup().ok_or("the log is empty")?.creator();
    let last = state.version() - 1;
    if row.last_seq != last {
        return Err(format!("the row ends with event {}, and the log with {last}", row.last_seq));
    }
    if row.over != state.result().is_some() {
        return Err(format!("the row says over: {}, and the log says the opposite", row.over));
    }
    if row.deadline != state.deadline() {
        return Err(format!(
            "the row has the deadline {:?}, and the log {:?}",
            row.deadline,
            state.deadline()
        ));
    }
    if row.seats[creator.index()].is_none() {
        return Err("the seat of its creator is free".into());
    }
    Ok(())
}
