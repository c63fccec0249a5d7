//! The promise `refused`.

use tessera_online::rematch_id;

use super::{Case, Evidence, Promise};

/// No command with a final refusal, or refused each time it was sent, is in the log. Every event of a player comes from a
/// command of that player. (`acknowledged` finds duplicate commands while it collects their places.)
pub(super) fn check(case: &mut Case<'_>, evidence: &Evidence) {
    let sent = &case.evidence.commands;
    for (c, command) in sent {
        let Some(seq) = case.places.get(&**c).copied() else { continue };
        let final_code = command.refusals.iter().find(|(_, is_final)| *is_final).map(|(code, _)| code);
        if let Some(code) = final_code {
            case.broken(
                Promise::Refused,
                format!("{} {c} was finally refused ({code}), and is event {seq}", command.kind),
            );
        } else if command.refusals.len() >= command.sends as usize {
            let how = format!("{} {c} was refused each time, and is event {seq}", command.kind);
            case.broken(Promise::Refused, how);
        }
    }
    // The first events of a rematch carry command ids of the previous game.
    let before = evidence.games.iter().filter(|(key, _)| rematch_id(key) == *case.key);
    let before: Vec<_> = if case.evidence.made { Vec::new() } else { before.map(|(_, game)| game).collect() };
    for event in &case.stored.log {
        if event.command.starts_with("server-") {
            continue;
        }
        let own = sent.get(&event.command).is_some_and(|command| command.seat == event.seat);
        if !own && !before.iter().any(|game| game.commands.contains_key(&event.command)) {
            let how = format!(
                "event {} is of command {}, which seat {:?} never sent",
                event.seq, event.command, event.seat
            );
            case.broken(Promise::Refused, how);
        }
    }
}
