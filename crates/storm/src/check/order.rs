//! The promise `order`.

use std::collections::HashMap;

use super::{Case, Promise};

/// An event that any client knew, by an acknowledgement or by receiving it, before a command was first sent precedes that
/// command in the log.
pub(super) fn check(case: &mut Case<'_>) {
    let evidence = case.evidence;
    let mut known: HashMap<u32, u64> = HashMap::new();
    let seen = evidence.streams.iter().flat_map(|stream| &stream.events).map(|seen| (seen.seq, seen.at));
    let acks = evidence.commands.iter().filter(|(_, command)| command.kind != "rematch");
    let acks = acks.flat_map(|(_, command)| command.acks.iter().map(|&(at, v)| (v.saturating_sub(1), at)));
    for (seq, at) in seen.chain(acks) {
        known.entry(seq).and_modify(|known| *known = at.min(*known)).or_insert(at);
    }
    // From the end of the log: the earliest time at which any later event was known.
    let mut earliest: Option<(u64, u32)> = None;
    for event in case.stored.log.iter().rev() {
        if let Some(command) = evidence.commands.get(&event.command)
            && let Some((at, later)) = earliest
            && at < command.first_sent
        {
            let how = format!("event {} was first sent after event {later} was known", event.seq);
            case.broken(Promise::Order, how);
        }
        if let Some(&at) = known.get(&event.seq)
            && earliest.is_none_or(|(earliest, _)| at < earliest)
        {
            earliest = Some((at, event.seq));
        }
    }
}
