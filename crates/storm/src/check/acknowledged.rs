//! The promise `acknowledged`.

use tessera_online::{Body, rematch_id};

use super::{Case, Logs, Promise};

/// Every acknowledged command is in the log at the acknowledged version, and so is a seat that was confirmed over HTTP.
pub(super) fn check(case: &mut Case<'_>, logs: &Logs) {
    let (stored, evidence) = (case.stored, case.evidence);
    for event in &stored.log {
        if let Some(before) = case.places.insert(&event.command, event.seq) {
            let how = format!("command {} is in the log as {before} and as {}", event.command, event.seq);
            case.broken(Promise::Refused, how);
        }
    }
    let next = logs.get(&rematch_id(case.key)).and_then(|stored| stored.as_ref().ok());
    for (c, command) in &evidence.commands {
        for &(_, v) in &command.acks {
            if command.kind == "rematch" {
                if next.is_none() {
                    case.broken(
                        Promise::Acknowledged,
                        format!("rematch {c} was acknowledged, and does not exist"),
                    );
                }
                continue;
            }
            match case.places.get(&**c) {
                None => case.broken(
                    Promise::Acknowledged,
                    format!("{} {c} was acknowledged as {v}, and is not in the log", command.kind),
                ),
                Some(seq) if seq + 1 != v => {
                    let how = format!("{} {c} was acknowledged as {v}, and is event {seq}", command.kind);
                    case.broken(Promise::Acknowledged, how);
                }
                Some(_) => {}
            }
        }
    }
    if evidence.joined && !case.events.iter().any(|event| event.body == Body::Joined) {
        case.broken(Promise::Acknowledged, "the second seat was confirmed, and is not in the log");
    }
}
