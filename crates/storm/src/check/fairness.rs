//! Time without a server was given back, and rematches are where they must be.

use tessera_online::{Body, Millis, rematch_id};

use super::{Case, Evidence, Logs, Promise, SKEW, is_disturbed};

/// A time without any node that is shorter is not given back: a node is taken for dead after two seconds without a beat.
const SHORTEST: Millis = 3_500;

/// How long after its return a node may take to give time back.
const TIME_TO_CREDIT: Millis = 8_000;

/// If no node was there for a while, whoever was to move is given at least as much time, before anything else happens in
/// the game.
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
        // Offers do not need time.
        let mut later = case.events.iter().skip(before);
        let next = later.find(|event| is_timely(&event.body));
        let lost = fault.to - fault.from;
        let how = match next.map(|event| (&event.body, event.at)) {
            Some((Body::Credit { ms }, _)) if *ms >= lost => continue,
            Some((Body::Credit { ms }, _)) => format!("{lost} ms were lost, and {ms} given back"),
            Some((Body::Turn { .. } | Body::Flag | Body::Claim, at)) => {
                let name = &fault.name;
                format!("{lost} ms were lost by {name}, and not given back before what happened at {at}")
            }
            None if evidence.end.is_some_and(|end| end > fault.to + TIME_TO_CREDIT) => {
                format!("{lost} ms were lost by {}, and never given back", fault.name)
            }
            Some(_) | None => continue,
        };
        case.broken(Promise::Fairness, how);
    }
}

/// Whether time matters for it, or it is over then.
fn is_timely(body: &Body) -> bool {
    !matches!(
        body,
        Body::DrawOffer | Body::DrawDecline | Body::TakebackAsk { .. } | Body::TakebackRefuse | Body::Joined
    )
}

/// The rematch of a game has the id that follows from it, the same setup, and the players on the other sides.
pub(super) fn check_rematch(case: &mut Case<'_>, logs: &Logs) {
    let id = rematch_id(case.key);
    let told = &case.evidence.rematches;
    if let Some(other) = told.iter().find(|told| **told != id) {
        case.broken(Promise::Fairness, format!("the rematch is said to be {other}, and must be {id}"));
    }
    let Some(Ok(next)) = logs.get(&id) else {
        if !told.is_empty() {
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
        case.broken(Promise::Fairness, "the rematch is another game");
    }
}
