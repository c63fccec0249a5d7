//! The promise `fairness`.

use std::collections::BTreeMap;

use tessera_online::{Body, Millis, rematch_id};

use super::{Case, Evidence, Logs, Promise, SKEW, is_disturbed};

/// Shorter outages may go uncredited: a gap counts once the last heartbeat is over 2 s old.
const SHORTEST: Millis = 3_500;

/// After outages of all nodes the player to move is credited at least their length, before any other timed event of the
/// game. A game in which nothing has happened since may lack the credit, and so may a turn with days on the clock.
pub(super) fn check_credits(case: &mut Case<'_>, evidence: &Evidence) {
    let skews: Vec<_> = evidence.faults.iter().filter(|fault| fault.name == SKEW).cloned().collect();
    let outages = evidence.faults.iter().filter(|fault| fault.down && fault.to - fault.from > SHORTEST);
    let outages = outages.filter(|fault| !is_disturbed(&skews, fault.from, fault.to));
    // What was lost before a credit: one covers all outages since the last timed event.
    let mut owed: BTreeMap<u32, Millis> = BTreeMap::new();
    for fault in outages {
        let before = case.events.iter().take_while(|event| event.at <= fault.from).count();
        let after = before.checked_sub(1).and_then(|last| case.after.get(last));
        let Some(after) = after.filter(|after| after.is_timed) else { continue };
        // Offers may come before the credit.
        let Some(next) = case.events.iter().skip(before).find(|event| is_timely(&event.body)) else {
            continue;
        };
        let (lost, at) = (fault.to - fault.from, next.at);
        let how = match &next.body {
            Body::Credit { ms } => {
                let lost_before = owed.entry(next.seq).or_default();
                *lost_before += lost;
                if *ms >= *lost_before {
                    continue;
                }
                format!("{lost_before} ms were lost, and {ms} credited")
            }
            Body::Turn { .. } if after.has_days => continue,
            Body::Turn { .. } | Body::Flag | Body::Claim => {
                format!("{lost} ms were lost by {}, and not credited before the event at {at}", fault.name)
            }
            _ => continue,
        };
        case.broken(Promise::Fairness, how);
    }
}

/// Whether an event depends on the clocks or ends the game.
fn is_timely(body: &Body) -> bool {
    !matches!(
        body,
        Body::DrawOffer | Body::DrawDecline | Body::TakebackAsk { .. } | Body::TakebackRefuse | Body::Joined
    )
}

/// The rematch of a game has the key derived from it, the same setup, and swapped sides.
pub(super) fn check_rematch(case: &mut Case<'_>, logs: &Logs) {
    let id = rematch_id(case.key);
    let announced = &case.evidence.rematches;
    if let Some(other) = announced.iter().find(|key| **key != id) {
        case.broken(Promise::Fairness, format!("the announced rematch is {other}, and must be {id}"));
    }
    let Some(Ok(next)) = logs.get(&id) else {
        if !announced.is_empty() {
            case.broken(Promise::Fairness, "the rematch is not stored");
        }
        return;
    };
    let seats = case.stored.row.seats;
    if next.row.seats != [seats[1], seats[0]] {
        case.broken(Promise::Fairness, "the players have not changed sides");
    }
    let setup = |body: &Body| match body {
        Body::Created { setup } => Some((*setup.start(), setup.clock(), setup.casual())),
        _ => None,
    };
    let first = next.log.first().and_then(|stored| Body::read(&stored.body).ok());
    let own = case.events.first().and_then(|event| setup(&event.body));
    if first.as_ref().and_then(setup) != own {
        case.broken(Promise::Fairness, "the rematch has another setup");
    }
}
