//! The messages of the server to a client, on the socket of a game.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use tessera_games::Player;

use super::Phrase;
use crate::{CommandId, Event, GameKey, GameResult, Millis, Refusal, SeatNow, State, Versioned, seat};

/// A message of the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum ServerMessage {
    /// Where the page sits; `null` watches.
    Seat {
        /// The seat.
        #[serde(with = "seat::maybe")]
        #[cfg_attr(feature = "schema", schemars(with = "Option<seat::Name>"))]
        #[cfg_attr(feature = "typescript", ts(type = "Player | null"))]
        seat: Option<Player>,
    },
    /// An event of the log.
    Ev {
        /// The number of events with this one.
        v: u32,
        /// The hash of the position after it.
        #[cfg_attr(feature = "schema", schemars(extend("pattern" = "^[0-9a-f]{16}$")))]
        h: String,
        /// Its place in the log.
        seq: u32,
        /// When it happened.
        at: Millis,
        /// Who did it; `null` is the server.
        #[serde(with = "seat::maybe")]
        #[cfg_attr(feature = "schema", schemars(with = "Option<seat::Name>"))]
        #[cfg_attr(feature = "typescript", ts(type = "Player | null"))]
        seat: Option<Player>,
        /// What happened.
        d: Versioned,
        /// What both clocks showed after it, at that time; `null` without a clock.
        clock: Option<[Millis; 2]>,
        /// When the player to move runs out of time.
        deadline: Option<Millis>,
    },
    /// The command is durable in the log.
    Ack {
        /// Its id.
        c: CommandId,
        /// The number of events with the one that it became.
        v: u32,
    },
    /// The command is refused.
    No {
        /// Its id.
        c: CommandId,
        /// The name of the reason.
        code: Cow<'static, str>,
        /// Whether it will always be refused.
        #[serde(rename = "final")]
        is_final: bool,
        /// The reason as a sentence.
        say: String,
    },
    /// The command is not decided: send it again.
    Retry {
        /// Its id.
        c: CommandId,
        /// The name of the reason: `not-saved`, `not-ready`, `clock`.
        code: Cow<'static, str>,
        /// After how long.
        after: Millis,
    },
    /// The answer to a page's own `p`; also sent at the beginning.
    P {
        /// The number of events.
        v: u32,
        /// The hash of the position.
        #[cfg_attr(feature = "schema", schemars(extend("pattern" = "^[0-9a-f]{16}$")))]
        h: String,
        /// The server's time.
        now: Millis,
    },
    /// The presence of players and watchers.
    Crowd {
        /// The number of watchers.
        watchers: u32,
        /// Whether each player is connected.
        here: [bool; 2],
        /// Since when each player has been away.
        gone: [Option<Millis>; 2],
        /// The names that the players have given themselves, if they have. An older server does not send them.
        #[serde(default)]
        names: [Option<String>; 2],
    },
    /// What the game allows now. It follows the log at the beginning, and is sent again when the log or the presence
    /// changes it. Clients of protocol 1 do not get it.
    Now {
        /// The number of events on which it is based.
        v: u32,
        /// Whether both seats are taken.
        begun: bool,
        /// The player to move, while the game goes on.
        #[serde(with = "seat::maybe")]
        #[cfg_attr(feature = "schema", schemars(with = "Option<seat::Name>"))]
        #[cfg_attr(feature = "typescript", ts(type = "Player | null"))]
        mover: Option<Player>,
        /// The player who has offered a draw, while the offer stands.
        #[serde(with = "seat::maybe")]
        #[cfg_attr(feature = "schema", schemars(with = "Option<seat::Name>"))]
        #[cfg_attr(feature = "typescript", ts(type = "Player | null"))]
        draw: Option<Player>,
        /// The player who has asked for a takeback, while the question stands.
        #[serde(with = "seat::maybe")]
        #[cfg_attr(feature = "schema", schemars(with = "Option<seat::Name>"))]
        #[cfg_attr(feature = "typescript", ts(type = "Player | null"))]
        takeback: Option<Player>,
        /// The time of the last event.
        at: Millis,
        /// What both clocks showed at that time; `null` without a clock.
        clock: Option<[Millis; 2]>,
        /// Whether the clock of the player to move has run since then. With minutes it does not run in a first turn.
        runs: bool,
        /// When the player to move runs out of time.
        deadline: Option<Millis>,
        /// What each seat may do.
        seats: [SeatNow; 2],
        /// How the game has ended.
        ending: Option<GameResult>,
    },
    /// A player has said something.
    Said {
        /// Who.
        #[serde(with = "seat::one")]
        #[cfg_attr(feature = "schema", schemars(with = "seat::Name"))]
        #[cfg_attr(feature = "typescript", ts(type = "Player"))]
        seat: Player,
        /// What.
        what: Phrase,
    },
    /// Who wants a rematch, and where it is.
    Rematch {
        /// Who wants it.
        #[serde(with = "seat::list")]
        #[cfg_attr(feature = "schema", schemars(with = "Vec<seat::Name>"))]
        #[cfg_attr(feature = "typescript", ts(type = "Array<Player>"))]
        offered: Vec<Player>,
        /// The game, once there is one.
        id: Option<GameKey>,
    },
    /// The server stops: come back.
    Restart {
        /// After how long.
        after: Millis,
    },
    /// Forget the log: the whole of it follows.
    Full {},
    /// Something is wrong, and the socket will be closed.
    Error {
        /// What, as a sentence.
        say: String,
    },
}

impl ServerMessage {
    /// The message with an event, from the state after it.
    pub fn event(state: &State, event: &Event) -> Self {
        Self::Ev {
            v: state.version(),
            h: state.position_hash(),
            seq: event.seq,
            at: event.at,
            seat: event.seat,
            d: Versioned(event.body.clone()),
            clock: state.clock(event.at),
            deadline: state.deadline(),
        }
    }

    /// The message with what a game allows now. `gone`: since when each player has been connected to no node.
    pub fn now(state: &State, gone: [Option<Millis>; 2]) -> Self {
        Self::Now {
            v: state.version(),
            begun: state.has_begun(),
            mover: state.to_move(),
            draw: state.draw_offer(),
            takeback: state.takeback_ask().map(|(by, _)| by),
            at: state.last_at(),
            clock: state.clock(state.last_at()),
            runs: state.is_clock_running(),
            deadline: state.deadline(),
            seats: Player::BOTH.map(|seat| SeatNow::of(state, seat, gone[(!seat).index()])),
            ending: state.result(),
        }
    }

    /// The message that a command is refused.
    pub fn refusal(c: CommandId, refusal: &Refusal) -> Self {
        let (code, is_final) = (refusal.code().into(), refusal.is_final());
        Self::No { c, code, is_final, say: refusal.to_string() }
    }

    /// The message as JSON.
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}
