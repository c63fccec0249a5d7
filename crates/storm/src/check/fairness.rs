//! The promise `fairness`.

use tessera_online::{Body, Millis, rematch_id};

use super::{Case, Evidence, Logs, Promise, SKEW, is_disturbed};

/// Shorter outages may go uncredited: a gap counts once the last heartbeat is over 2 s old.
const SHORTEST: Millis = 3_500;

/// How long after its start a node may take to credit an outage.
const TIME_TO_CREDIT: Millis = 8_000;

/// After an outage of all nodes the player to move is credited at least its length, before any other timed event of the
/// game.
pub(super) fn check_credits(case: &mut Case<'_>, evidence: &Evidence) {
    let skews: Vec<_> = evidence.faults.iter().filter(|fault| fault.name == SKEW).cloned().collect();
    let outages = evidence.faults.iter().filter(|fault| fault.down && fault.to - fault.from > SHORTEST);
    let outages = outages.filter(|fault| !is_disturbed(&skews, fault.from, fault.to));
    for fault in outages {
        let before = case.events.iter().take_while(|event| event.at <= fault.from).count();
        let is_timed = before.checked_sub(1).and_then(|last| case.after.get(last));
        if !is_timed.is_some_and(|after| after.is_timed) {
            continue;
        }
        // Offers may come before the credit.
        let mut later = case.events.iter().skip(before);
        let next = later.find(|event| is_timely(&event.body));
        let lost = fault.to - fault.from;
        let how = match next.map(|event| (&event.body, event.at)) {
            Some((Body::Credit { ms }, _)) if *ms >= lost => continue,
            Some((Body::Credit { ms }, _)) => format!("{lost} ms were lost, and {ms} credited"),
            Some((Body::Turn { .. } | Body::Flag | Body::Claim, at)) => {
                let name = &fault.name;
                format!("{lost} ms were lost by {name}, and not credited before the event at {at}")
            }
            None if evidence.end.is_some_and(|end| end > fault.to + TIME_TO_CREDIT) => {
                format!("{lost} ms were lost by {}, and never credited", fault.name)
            }
            Some(_) | None => continue,
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
