//! The promise `clocks`, as far as the replay does not check it.

use tessera_online::{Body, Millis};

use super::{Case, Evidence, Promise, is_disturbed};

/// The maximum delay of a flag without faults.
pub(super) const PATIENCE: Millis = 2_000;

/// The tolerance for a busy machine.
const SLACK: Millis = 1_000;

/// How long a fault may delay flags after its end.
const AFTERMATH: Millis = 8_000;

/// Without faults, every flag comes within two seconds of the deadline. Every event was sent with the deadline of the
/// replay.
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
        let how =
            format!("the deadline passed {} ms before the end of the storm without a flag", end - deadline);
        case.broken(Promise::Clocks, how);
    }
    let streams = &case.evidence.streams;
    for seen in streams.iter().flat_map(|stream| &stream.events) {
        if let Some(after) = case.after.get(seen.seq as usize)
            && after.deadline != seen.deadline
        {
            let how = format!(
                "event {} was sent with the deadline {:?}, and the replay has {:?}",
                seen.seq, seen.deadline, after.deadline
            );
            return case.broken(Promise::Clocks, how);
        }
    }
}
