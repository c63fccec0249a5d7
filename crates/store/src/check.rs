//! Validation of writes. It comes before queueing, so that a mistake cannot spoil the transaction of other callers.

use crate::{NewEvent, NewGame, SeatTaking, StoreError};

/// The maximum length of a game's name, a command's id and a node's name, in characters.
pub const MAX_NAME_LENGTH: usize = 64;

/// The maximum size of an event's body, in bytes.
pub const MAX_BODY_BYTES: usize = 64 << 10;

/// The maximum number of events appended at once.
pub const MAX_EVENTS: usize = 4_096;

type Checked = Result<(), StoreError>;

pub(crate) fn event(event: &NewEvent) -> Checked {
    name("game", &event.game)?;
    name("command", &event.command)?;
    event.seat.map_or(Ok(()), seat)?;
    if event.body.len() > MAX_BODY_BYTES {
        return Err(StoreError::invalid(format!("an event has at most {MAX_BODY_BYTES} bytes")));
    }
    if event.body.contains('\0') {
        return Err(StoreError::invalid("an event is text without zero bytes"));
    }
    Ok(())
}

pub(crate) fn events(events: &[NewEvent]) -> Checked {
    if events.len() > MAX_EVENTS {
        return Err(StoreError::invalid(format!("at most {MAX_EVENTS} events are appended at once")));
    }
    events.iter().try_for_each(event)
}

pub(crate) fn game(game: &NewGame) -> Checked {
    event(&game.event)?;
    if game.event.seq != 0 {
        return Err(StoreError::invalid("the first event of a game has the number 0"));
    }
    Ok(())
}

pub(crate) fn seat_taking(taking: &SeatTaking) -> Checked {
    seat(taking.seat)?;
    event(&taking.event)
}

pub(crate) fn seat(seat: u8) -> Checked {
    if seat > 1 {
        return Err(StoreError::invalid("a seat is 0 or 1"));
    }
    Ok(())
}

pub(crate) fn name(what: &str, name: &str) -> Checked {
    let fits = (1..=MAX_NAME_LENGTH).contains(&name.len());
    if fits && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_')) {
        return Ok(());
    }
    Err(StoreError::invalid(format!(
        "the name of a {what} has 1 to {MAX_NAME_LENGTH} letters, digits, hyphens and underscores"
    )))
}

pub(crate) fn node(name: &str) -> Checked {
    let fits = (1..=MAX_NAME_LENGTH).contains(&name.len());
    if fits && name.bytes().all(|byte| byte.is_ascii_graphic()) {
        return Ok(());
    }
    Err(StoreError::invalid(format!("the name of a node has 1 to {MAX_NAME_LENGTH} printable characters")))
}
