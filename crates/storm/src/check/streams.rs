//! The promise `streams`.

use super::{Case, Promise};

/// Every socket delivered the events of the log in order, from the client's version on, with the hashes of the replay.
pub(super) fn check(case: &mut Case<'_>) {
    let (streams, log) = (&case.evidence.streams, &case.stored.log);
    for stream in streams {
        let mut next = stream.from;
        for (place, seen) in stream.events.iter().enumerate() {
            if stream.fulls.contains(&place) {
                next = 0;
            }
            let client = stream.by;
            if seen.seq != next || seen.v != next + 1 {
                let how = format!("client {client} got event {} ({}) where {next} is next", seen.seq, seen.v);
                case.broken(Promise::Streams, how);
                break;
            }
            next += 1;
            let Some(stored) = log.get(seen.seq as usize) else {
                let how = format!("client {client} got event {}, which the log does not have", seen.seq);
                case.broken(Promise::Streams, how);
                break;
            };
            if (seen.when, seen.seat, &seen.body) != (stored.at, stored.seat, &stored.body) {
                let how =
                    format!("client {client} got another event {}: {seen:?} and not {stored:?}", seen.seq);
                case.broken(Promise::Streams, how);
                break;
            }
            let Some(after) = case.after.get(seen.seq as usize) else { break };
            if seen.h != after.hash {
                let how = format!(
                    "client {client} got the hash {} with event {}, which is {}",
                    seen.h, seen.seq, after.hash
                );
                case.broken(Promise::Streams, how);
                break;
            }
        }
    }
}
