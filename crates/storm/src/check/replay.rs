//! The promise `replay`: replays the log with rules written independently of the server's.

use tessera_online::audit::{Account, TIME};
use tessera_online::{Clock, Event, Millis};

use super::{Case, Promise};

/// The state of the replay after an event.
#[derive(Clone, Debug)]
pub(crate) struct After {
    pub(crate) hash: String,
    pub(crate) deadline: Option<Millis>,
    /// Whether a clock is running.
    pub(crate) is_timed: bool,
    /// Whether it counts days: then an outage is credited only when the deadline has passed.
    pub(crate) has_days: bool,
}

/// Every turn is legal and by the player to move, the game ends once with nothing after it, and the derived row agrees.
pub(super) fn check(case: &mut Case<'_>) {
    let stored = case.stored;
    let mut account: Option<Account> = None;
    for (place, stored) in stored.log.iter().enumerate() {
        if stored.seq as usize != place {
            return case.broken(Promise::Replay, format!("event {place} has the number {}", stored.seq));
        }
        let read = Event::read(stored.seq, &stored.command, stored.seat, stored.at, &stored.body);
        let event = match read {
            Ok(event) => event,
            Err(error) => return case.broken(Promise::Replay, error.to_string()),
        };
        let followed = match &mut account {
            None => Account::begin(&event).map(|first| account = Some(first)),
            Some(account) => account.add(&event),
        };
        if let Err(how) = followed {
            let promise = if how.contains(TIME) { Promise::Clocks } else { Promise::Replay };
            return case.broken(promise, how);
        }
        if let Some(account) = &account {
            let (hash, deadline, is_timed) = (account.hash(), account.deadline(), account.is_timed());
            let has_days = matches!(account.clock, Clock::Days { .. });
            case.after.push(After { hash, deadline, is_timed, has_days });
        }
        case.events.push(event);
    }
    let Some(account) = account else { return case.broken(Promise::Replay, "the log is empty") };
    if let Err(how) = account.check() {
        case.broken(Promise::Clocks, how);
    }
    let (row, last) = (&stored.row, stored.log.len() - 1);
    if row.last_seq as usize != last {
        case.broken(Promise::Replay, format!("the row says {} and the log ends with {last}", row.last_seq));
    }
    if row.over != account.ended {
        case.broken(
            Promise::Replay,
            format!("the row says over: {}, and the replay {}", row.over, account.ended),
        );
    }
    if row.deadline != account.deadline() {
        let how =
            format!("the row has the deadline {:?}, and the replay {:?}", row.deadline, account.deadline());
        case.broken(Promise::Clocks, how);
    }
}
