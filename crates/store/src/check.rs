//! What may be written at all. A mistake is found here, before it is queued, so that it cannot spoil the transaction of
//! others.

use crate::{NewEvent, NewGame, SeatTaking, StoreError};

/// The most characters of the name of a game, of the id of a command, and of the name of a node.
pub const LONGEST_NAME: usize = 64;

/// The most bytes of the body of an event.
pub const LONGEST_BODY: usize = 64 << 10;

/// The most events that are appended at once.
pub const MOST_EVENTS: usize = 4_096;

type Checked = Result<(), StoreError>;

pub(crate) fn event(event: &NewEvent) -> Checked {
    name("game", &event.game)?;
    name("command", &event.command)?;
    event.seat.map_or(Ok(()), seat)?;
    if event.body.len() > LONGEST_BODY {
        return Err(StoreError::invalid(format!("an event has at most {LONGEST_BODY} bytes")));
    }
    if event.body.contains('\0') {
        return Err(StoreError::invalid("an event is text without zero bytes"));
    }
    Ok(())
}

pub(crate) fn events(events: &[NewEvent]) -> Checked {
    if events.len() > MOST_EVENTS {
        return Err(StoreError::invalid(format!("at most {MOST_EVENTS} events are appended at once")));
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
    let fits = (1..=LONGEST_NAME).contains(&name.len());
    if fits && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_')) {
        return Ok(());
    }
    Err(StoreError::invalid(format!(
        "the name of a {what} has 1 to {LONGEST_NAME} letters, digits, hyphens and underscores"
    )))
}

pub(crate) fn node(name: &str) -> Checked {
    let fits = (1..=LONGEST_NAME).contains(&name.len());
    if fits && name.bytes().all(|byte| byte.is_ascii_graphic()) {
        return Ok(());
    }
    Err(StoreError::invalid(format!("the name of a node has 1 to {LONGEST_NAME} printable characters")))
}
