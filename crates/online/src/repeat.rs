//! Whether a command under a known id is the one that is in the log, sent again.

use crate::turn;
use crate::{Body, CommandKind, Event, State};

/// Whether `kind` is the command that became `event`. `before` is the log up to the event.
pub(crate) fn is_repeat(kind: &CommandKind, event: &Event, before: &[Event]) -> bool {
    match (kind, &event.body) {
        (CommandKind::Create(setup), Body::Created { setup: known }) => setup == known,
        (CommandKind::Turn { line, ply, actions }, Body::Turn { ply: known, d, .. }) => {
            let takebacks = before.iter().filter(|event| matches!(event.body, Body::TakebackGrant { .. }));
            ply == known && *line as usize == takebacks.count() && is_same_turn(actions, d, before)
        }
        (CommandKind::AskTakeback { to }, Body::TakebackAsk { to: known }) => to == known,
        (CommandKind::GrantTakeback { to }, Body::TakebackGrant { to: known, .. }) => {
            to.is_none_or(|to| to == *known)
        }
        // An offer to a player who has offered accepts. The id of a credit names its outage; the time may be measured again.
        (CommandKind::OfferDraw, Body::DrawOffer | Body::DrawAccept)
        | (CommandKind::Join, Body::Joined)
        | (CommandKind::AcceptDraw, Body::DrawAccept)
        | (CommandKind::DeclineDraw, Body::DrawDecline)
        | (CommandKind::RefuseTakeback, Body::TakebackRefuse)
        | (CommandKind::Resign, Body::Resign)
        | (CommandKind::Abort, Body::Abort)
        | (CommandKind::Flag, Body::Flag)
        | (CommandKind::Claim, Body::Claim)
        | (CommandKind::Credit { .. }, Body::Credit { .. }) => true,
        _ => false,
    }
}

/// Whether texts are the turn with these canonical texts.
fn is_same_turn(texts: &[String], canonical: &[String], before: &[Event]) -> bool {
    if texts == canonical {
        return true;
    }
    let mut state = State::new();
    if before.iter().any(|event| state.fold(event).is_err()) {
        return false;
    }
    let Some(position) = state.position() else { return false };
    let Ok(played) = turn::play(position, texts) else { return false };
    let written = played.actions.iter().filter_map(|&action| position.action_text(action));
    written.eq(canonical.iter().cloned())
}
