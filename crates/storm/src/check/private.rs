//! Nobody heard what was not for them.

use super::{Case, Promise};

/// What anybody may hear.
const PUBLIC: [&str; 7] = ["seat", "p", "crowd", "said", "rematch", "restart", "error"];

/// A client gets answers to its own commands only, is given its own seat only, and hears no secret; a watcher has no seat
/// and no answers.
pub(super) fn check(case: &mut Case<'_>) {
    let streams = &case.evidence.streams;
    for stream in streams {
        let client = stream.by;
        if let Some(c) = stream.foreign.first() {
            case.broken(Promise::Private, format!("client {client} got the answer to {c} of somebody else"));
        }
        for (t, seat, secret) in &stream.heard {
            if *secret {
                case.broken(Promise::Private, format!("client {client} heard a secret in {t}"));
            }
            if !PUBLIC.contains(&&**t) {
                case.broken(Promise::Private, format!("client {client} heard {t}"));
            }
            if t == "seat" && *seat != stream.seat {
                let how = format!("client {client} of seat {:?} was given seat {seat:?}", stream.seat);
                case.broken(Promise::Private, how);
            }
        }
    }
}
