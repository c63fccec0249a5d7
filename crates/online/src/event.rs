//! The events of a log.

use std::error::Error;
use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};
use tessera_games::Player;

#[cfg(any(feature = "schema", feature = "typescript"))]
use crate::setup;
use crate::{CommandId, IdError, Millis, Setup};

/// The version of the bodies that are written.
const VERSION: u64 = 1;

/// Maximum length of a message about JSON, which may quote it.
const MAX_SENTENCE: usize = 200;

/// One thing that has happened in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// Its place in the log, from 0.
    pub seq: u32,
    /// The command that it comes from.
    pub command: CommandId,
    /// Who did it; `None` is the server.
    pub seat: Option<Player>,
    /// When the command was received. No event is earlier than the one before.
    pub at: Millis,
    /// What has happened.
    pub body: Body,
}

impl Event {
    /// The body as it is stored: JSON with its version.
    pub fn body_text(&self) -> String {
        self.body.text()
    }

    /// The number by which the seat is stored: 0 for the first player, 1 for the second, `None` for the server.
    pub fn seat_number(&self) -> Option<u8> {
        self.seat.map(|seat| seat.index() as u8)
    }

    /// An event from what is stored of it.
    pub fn read(
        seq: u32,
        command: &str,
        seat: Option<u8>,
        at: Millis,
        body: &str,
    ) -> Result<Self, BodyError> {
        let command = CommandId::new(command).map_err(|IdError| BodyError::Command)?;
        let seat = match seat {
            None => None,
            Some(0) => Some(Player::First),
            Some(1) => Some(Player::Second),
            Some(_) => return Err(BodyError::Seat),
        };
        Ok(Self { seq, command, seat, at, body: Body::read(body)? })
    }
}

/// What has happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "OnlineBody"))]
pub enum Body {
    /// A player has created the game.
    Created {
        /// What was settled.
        #[cfg_attr(feature = "schema", schemars(with = "setup::Form"))]
        #[cfg_attr(feature = "typescript", ts(as = "setup::Form"))]
        setup: Box<Setup>,
    },
    /// The other player has taken the other seat. The game begins.
    Joined,
    /// A player has played a turn.
    Turn {
        /// The number of turns before it.
        ply: u32,
        /// The canonical texts of its actions.
        d: Vec<String>,
        /// What it cost of the player's time: 0 in a first turn, and without a clock.
        took: Millis,
        /// What was credited for lag, beside that.
        lag: Millis,
    },
    /// A player has offered a draw.
    DrawOffer,
    /// The opponent has declined it.
    DrawDecline,
    /// The opponent has accepted it. The game is over.
    DrawAccept,
    /// A player has asked to take back their last turn.
    TakebackAsk {
        /// Its ply.
        to: u32,
    },
    /// The opponent did not allow it.
    TakebackRefuse,
    /// The opponent has allowed it.
    TakebackGrant {
        /// The ply that is to be played again.
        to: u32,
        /// What both clocks show again; `null` where no minutes are counted.
        clock: Option<[Millis; 2]>,
    },
    /// A player has resigned. The game is over.
    Resign,
    /// A player has aborted the game. It is over.
    Abort,
    /// The time of the player to move has run out. The game is over.
    Flag,
    /// A player has claimed the game because the other did not come back. It is over.
    Claim,
    /// The server was down and gives the player to move some time.
    Credit {
        /// How much.
        ms: Millis,
    },
}

impl Body {
    /// The JSON with its version: `{"v":1,"t":"resign"}`.
    pub fn text(&self) -> String {
        serde_json::to_string(&Out { v: VERSION, body: self }).unwrap_or_default()
    }

    /// Reads the JSON of any version that there has been.
    pub fn read(text: &str) -> Result<Self, BodyError> {
        let map = serde_json::from_str(text).map_err(|error| BodyError::json(&error))?;
        Self::of_map(map)
    }

    /// The body of any version, as the present one. Older ones will be rewritten here.
    fn of_map(mut map: Map<String, Value>) -> Result<Self, BodyError> {
        let version = map.remove("v").and_then(|version| version.as_u64());
        match version {
            Some(VERSION) => {
                serde_json::from_value(Value::Object(map)).map_err(|error| BodyError::json(&error))
            }
            _ => Err(BodyError::Version),
        }
    }
}

/// What has happened, with the version of its form.
#[derive(Serialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "VersionedBody"))]
struct Out<'a> {
    /// The version of the form.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 1)))]
    v: u64,
    #[serde(flatten)]
    body: &'a Body,
}

/// A body whose JSON has its version, as in a log and in messages.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(rename = "VersionedBody", type = "{ v: number } & OnlineBody")
)]
pub struct Versioned(pub Body);

impl Serialize for Versioned {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Out { v: VERSION, body: &self.0 }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Versioned {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Body::of_map(Map::deserialize(deserializer)?).map(Self).map_err(D::Error::custom)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Versioned {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        Out::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Out::json_schema(generator)
    }
}

/// Why a stored event cannot be read. Each reason is one sentence for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BodyError {
    /// The text is not the JSON of an event; the sentence says more.
    Json(String),
    /// The version is missing or unknown.
    Version,
    /// The id of the command is not one.
    Command,
    /// The number of the seat is neither 0 nor 1.
    Seat,
}

impl BodyError {
    fn json(error: &serde_json::Error) -> Self {
        Self::Json(sentence(error))
    }
}

/// The error of the JSON reader in one short line, although it may quote the JSON.
pub(crate) fn sentence(error: &serde_json::Error) -> String {
    error.to_string().chars().map(|c| if c.is_control() { ' ' } else { c }).take(MAX_SENTENCE).collect()
}

impl fmt::Display for BodyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(sentence) => write!(f, "the event cannot be read: {sentence}"),
            Self::Version => f.write_str("the event has a version that this program does not know"),
            Self::Command => f.write_str("the event has no proper command id"),
            Self::Seat => f.write_str("the event has a seat that does not exist"),
        }
    }
}

impl Error for BodyError {}
