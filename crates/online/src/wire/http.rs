//! Requests and answers over HTTP.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use tessera_games::{GameId, Player};

use super::Secret;
use crate::{Clock, GameKey, seat};

/// `GET /api/online`: there is a game server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Online {
    /// Whether games can be played.
    pub online: bool,
    /// Where other devices reach this server, as `http://192.168.1.7:8044`. Only a browser of the server's own machine
    /// gets them, and only where its own address is of use nowhere else.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<String>>"))]
    pub addresses: Vec<String>,
}

/// `POST /api/games`: make a game and an invitation to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct CreateGame {
    /// The game.
    #[cfg_attr(feature = "schema", schemars(with = "seat::GameName"))]
    #[cfg_attr(feature = "typescript", ts(type = "GameId"))]
    pub game: GameId,
    /// The name of the variant, if it is not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<String>,
    /// The code of the board; without it the server draws a fair one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// Where the creator sits.
    pub side: Side,
    /// The clock.
    pub clock: Clock,
    /// Whether turns may be taken back.
    pub casual: bool,
    /// The secret of the creator's seat.
    pub secret: Secret,
}

/// The seat that the creator wants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "OnlineSide"))]
pub enum Side {
    /// As first player.
    First,
    /// As second player.
    Second,
    /// At random.
    Any,
}

/// The answer to `POST /api/games`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameCreated {
    /// The key of the game.
    pub id: GameKey,
    /// Where the creator sits.
    #[serde(with = "seat::one")]
    #[cfg_attr(feature = "schema", schemars(with = "seat::Name"))]
    #[cfg_attr(feature = "typescript", ts(type = "Player"))]
    pub seat: Player,
    /// What the other player needs to take the other seat.
    pub invite: Secret,
}

/// `POST /api/games/ID/join`: take the other seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct JoinGame {
    /// What the creator's invitation says.
    pub invite: Secret,
    /// The secret of the seat from now on.
    pub secret: Secret,
}

/// The answer to `POST /api/games/ID/join`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Seated {
    /// The seat.
    #[serde(with = "seat::one")]
    #[cfg_attr(feature = "schema", schemars(with = "seat::Name"))]
    #[cfg_attr(feature = "typescript", ts(type = "Player"))]
    pub seat: Player,
}

/// `GET /api/games/ID`: the public facts of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct GameInfo {
    /// The game.
    #[cfg_attr(feature = "schema", schemars(with = "seat::GameName"))]
    #[cfg_attr(feature = "typescript", ts(type = "GameId"))]
    pub game: GameId,
    /// The name of the variant, if it is not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<String>,
    /// The code of the board, if the game has boards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// The clock.
    pub clock: Clock,
    /// Whether turns may be taken back.
    pub casual: bool,
    /// Which seats are taken.
    pub seats: [bool; 2],
    /// Whether the game is over.
    pub over: bool,
}

/// What is wrong with a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ErrorAnswer {
    /// What is wrong.
    pub error: ErrorSays,
}

/// What is wrong, for programs and for people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ErrorSays {
    /// The name of the reason.
    pub code: Cow<'static, str>,
    /// The reason as a sentence.
    pub message: String,
}
