//! The promise `private`.

use super::{Case, Promise};

/// The message types that every client may receive.
const PUBLIC: [&str; 7] = ["seat", "p", "crowd", "said", "rematch", "restart", "error"];

/// A client receives answers to its own commands only, is assigned its own seat only, and receives no secret. A watcher has
/// neither seat nor answers.
pub(super) fn check(case: &mut Case<'_>) {
    let streams = &case.evidence.streams;
    for stream in streams {
        let client = stream.by;
        if let Some(c) = stream.foreign.first() {
            case.broken(
                Promise::Private,
                format!("client {client} received the answer to another client's command {c}"),
            );
        }
        for (t, seat, secret) in &stream.messages {
            if *secret {
                case.broken(Promise::Private, format!("client {client} received a secret in {t}"));
            }
            if !PUBLIC.contains(&&**t) {
                case.broken(Promise::Private, format!("client {client} received {t}"));
            }
            if t == "seat" && *seat != stream.seat {
                let how = format!("client {client} of seat {:?} was assigned seat {seat:?}", stream.seat);
                case.broken(Promise::Private, how);
            }
        }
    }
}
