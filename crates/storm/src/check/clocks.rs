//! Nobody is flagged too late, and clients are told the right deadlines. (The accounts of time are part of the replay.)

use tessera_online::{Body, Millis};

use super::{Case, Evidence, Promise, is_disturbed};

/// How late a flag may be while a node is up and nobody disturbs it.
pub(super) const PATIENCE: Millis = 2_000;

/// What a busy machine may add.
const SLACK: Millis = 1_000;

/// How long after a fault nodes may be busy with it.
const AFTERMATH: Millis = 8_000;

/// A flag comes within two seconds of the deadline while nobody disturbs the nodes, and before the storm is over; whoever saw
/// an event was told the deadline of the replay.
pub(super) fn check(case: &mut Case<'_>, evidence: &Evidence) {
    let calm = |from: Millis, to: Millis| !is_disturbed(&evidence.faults, from - AFTERMATH, to);
    for place in 1..case.events.len() {
        let event = &case.events[place];
        let before = case.after.get(place - 1).and_then(|after| after.deadline);
        if let (Body::Flag, Some(deadline)) = (&event.body, before)
            && event.at > deadline + PATIENCE + SLACK
            && calm(deadline, event.at)
        {
            let how = format!("event {place}: the flag came {} ms after the deadline", event.at - deadline);
            case.broken(Promise::Clocks, how);
        }
    }
    let is_whole = case.after.len() == case.stored.log.len();
    let last = case.after.last().and_then(|after| after.deadline).filter(|_| is_whole);
    if let (Some(end), Some(deadline)) = (evidence.end, last)
        && end > deadline + PATIENCE + SLACK
        && calm(deadline, end)
    {
        let how = format!("the time was over {} ms before the end, and nobody was flagged", end - deadline);
        case.broken(Promise::Clocks, how);
    }
    let streams = &case.evidence.streams;
    for seen in streams.iter().flat_map(|stream| &stream.events) {
        if let Some(after) = case.after.get(seen.seq as usize)
            && after.deadline != seen.deadline
        {
            let how = format!(
                "event {} was told with the deadline {:?}, which is {:?}",
                seen.seq, seen.deadline, after.deadline
            );
            return case.broken(Promise::Clocks, how);
        }
    }
}
