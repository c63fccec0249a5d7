//! What a seat may do now, for clients: they ask the server instead of deciding again.

use serde::{Deserialize, Serialize};
use tessera_games::Player;

use crate::decide::decide_kind;
use crate::{Body, CommandKind, Facts, Millis, Refusal, State};

/// What a seat may do now. Each command was put to [`decide`](crate::decide()).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatNow {
    /// The commands that the server accepts from this seat. A turn must be legal, and arrive before the deadline.
    pub may: Vec<Allowed>,
    /// The ply that `takeback-ask` names.
    pub takeback: Option<u32>,
    /// The earliest time at which the seat may claim the game, if the log and the presence stay as they are.
    pub claim: Option<Millis>,
}

/// A command that is accepted now, by the name of the event that it becomes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Allowed {
    /// Play a turn.
    Turn,
    /// Offer a draw.
    DrawOffer,
    /// Accept the opponent's offer.
    DrawAccept,
    /// Decline it.
    DrawDecline,
    /// Ask to take back the own last turn.
    TakebackAsk,
    /// Let the opponent take back.
    TakebackGrant,
    /// Do not let the opponent take back.
    TakebackRefuse,
    /// Resign.
    Resign,
    /// Abort the game.
    Abort,
}

impl SeatNow {
    /// The decisions for a seat. `opponent_gone` is as in [`Facts`].
    pub fn of(state: &State, seat: Player, opponent_gone: Option<Millis>) -> Self {
        let facts = Facts { lag: 0, opponent_gone };
        let decide = |kind: &CommandKind, at| {
            decide_kind(state, Some(seat), kind, at, &facts).map(|decision| decision.body)
        };
        let takeback = state.last_turn_of(seat);
        let kinds = [
            CommandKind::OfferDraw,
            CommandKind::AcceptDraw,
            CommandKind::DeclineDraw,
            CommandKind::GrantTakeback { to: None },
            CommandKind::RefuseTakeback,
            CommandKind::Resign,
            CommandKind::Abort,
        ];
        // A turn without actions is refused last of all: everything else allows a turn.
        let turn = CommandKind::Turn { line: state.line(), ply: state.ply(), actions: Vec::new() };
        let turn =
            matches!(decide(&turn, state.last_at()), Err(Refusal::Incomplete)).then_some(Allowed::Turn);
        let ask = takeback.map(|to| CommandKind::AskTakeback { to });
        let mut may: Vec<Allowed> = turn.into_iter().collect();
        for kind in kinds.into_iter().chain(ask) {
            let allowed = decide(&kind, state.last_at()).ok().and_then(|body| Allowed::of(&body));
            // An offer to a player who has offered is an acceptance.
            may.extend(allowed.filter(|allowed| !may.contains(allowed)));
        }
        let takeback = takeback.filter(|_| may.contains(&Allowed::TakebackAsk));
        let claim = state.claimable_from(seat, opponent_gone);
        let claim = claim.filter(|&from| decide(&CommandKind::Claim, from).is_ok());
        Self { may, takeback, claim }
    }
}

impl Allowed {
    fn of(body: &Body) -> Option<Self> {
        Some(match body {
            Body::Turn { .. } => Self::Turn,
            Body::DrawOffer => Self::DrawOffer,
            Body::DrawAccept => Self::DrawAccept,
            Body::DrawDecline => Self::DrawDecline,
            Body::TakebackAsk { .. } => Self::TakebackAsk,
            Body::TakebackGrant { .. } => Self::TakebackGrant,
            Body::TakebackRefuse => Self::TakebackRefuse,
            Body::Resign => Self::Resign,
            Body::Abort => Self::Abort,
            Body::Created { .. } | Body::Joined | Body::Flag | Body::Claim | Body::Credit { .. } => {
                return None;
            }
        })
    }
}
