//! The messages of a client to the server, on the socket of a game.

use serde::{Deserialize, Serialize};

use super::{MAX_MESSAGE, Secret, WireError};
use crate::event::sentence;
use crate::{CommandId, CommandKind};

/// A message of a page. Those with an id `c` are commands: they are sent again, with the same id, until they are answered
/// by `ack`, `no` or `retry`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub enum ClientMessage {
    /// I have a seat. Once for each socket; without it the page watches.
    Sit {
        /// The secret of the seat.
        secret: Secret,
    },
    /// I play a turn.
    Turn {
        /// The id of the command.
        c: CommandId,
        /// The number of takebacks before it; 0 may be left out.
        #[serde(default, skip_serializing_if = "is_zero")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u32>"))]
        line: u32,
        /// The number of turns before it.
        ply: u32,
        /// The texts of its actions.
        d: Vec<String>,
    },
    /// I resign.
    Resign {
        /// The id of the command.
        c: CommandId,
    },
    /// I offer a draw, or answer the opponent's offer.
    Draw {
        /// The id of the command.
        c: CommandId,
        /// Which of them.
        a: DrawAct,
    },
    /// I ask to take back a turn, or answer the opponent's question.
    Takeback {
        /// The id of the command.
        c: CommandId,
        /// Which of them.
        a: TakebackAct,
        /// The ply to go back to: needed to ask, and possible to be sure what is granted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<u32>,
    },
    /// I abort the game.
    Abort {
        /// The id of the command.
        c: CommandId,
    },
    /// I claim the game.
    Claim {
        /// The id of the command.
        c: CommandId,
    },
    /// The time of the player to move has run out.
    Flag {
        /// The id of the command.
        c: CommandId,
    },
    /// I want a rematch.
    Rematch {
        /// The id of the command.
        c: CommandId,
    },
    /// I say something.
    Say {
        /// What.
        what: Phrase,
    },
    /// I have a name, which the players and watchers see until the game is left. It is not part of the log. Only for
    /// servers whose `crowd` has names.
    Name {
        /// The id of the command.
        c: CommandId,
        /// The name: 2 to 20 letters. Without it, no name is shown.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// I am here, and this is what I have.
    P {
        /// The number of events that I have.
        v: u32,
        /// The hash of the position that I see.
        h: String,
    },
}

/// What is done about a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum DrawAct {
    /// It is offered.
    Offer,
    /// The offer is accepted.
    Accept,
    /// The offer is declined.
    Decline,
}

/// What is done about a takeback.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum TakebackAct {
    /// It is asked for.
    Ask,
    /// It is granted.
    Grant,
    /// It is refused.
    Refuse,
}

/// What players can say to each other. The page says it in its reader's language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Phrase {
    /// Hello.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Good game.
    GoodGame,
    /// Thanks.
    Thanks,
    /// One moment.
    OneMoment,
    /// Oops.
    Oops,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl ClientMessage {
    /// Reads a message.
    ///
    /// ```
    /// use tessera_online::wire::ClientMessage;
    /// let text = r#"{"t":"turn","c":"Qm9bX1_d","ply":17,"d":["oe6","1n>e","."]}"#;
    /// assert_eq!(serde_json::to_string(&ClientMessage::read(text)?).unwrap(), text);
    /// let error = ClientMessage::read(r#"{"t":"takeback","c":"Qm9bX1_d","a":"ask"}"#).unwrap_err();
    /// assert_eq!(error.to_string(), "a question for a takeback names the ply to go back to");
    /// # Ok::<(), tessera_online::wire::WireError>(())
    /// ```
    pub fn read(text: &str) -> Result<Self, WireError> {
        if text.len() > MAX_MESSAGE {
            return Err(WireError::TooLong);
        }
        let message = serde_json::from_str(text).map_err(|error| WireError::Json(sentence(&error)))?;
        if let Self::Takeback { a: TakebackAct::Ask, to: None, .. } = message {
            return Err(WireError::NoPly);
        }
        Ok(message)
    }

    /// The id of the command, if the message is one.
    pub fn command_id(&self) -> Option<&CommandId> {
        match self {
            Self::Turn { c, .. }
            | Self::Resign { c }
            | Self::Draw { c, .. }
            | Self::Takeback { c, .. }
            | Self::Abort { c }
            | Self::Claim { c }
            | Self::Flag { c }
            | Self::Rematch { c }
            | Self::Name { c, .. } => Some(c),
            Self::Sit { .. } | Self::Say { .. } | Self::P { .. } => None,
        }
    }

    /// The command for the log of the game that the message is, with its id. A rematch is none: it is a game of its own.
    /// A name is none: it is not stored.
    /// No message becomes what only the server may do.
    pub fn into_command(self) -> Result<(CommandId, CommandKind), Self> {
        Ok(match self {
            Self::Turn { c, line, ply, d } => (c, CommandKind::Turn { line, ply, actions: d }),
            Self::Resign { c } => (c, CommandKind::Resign),
            Self::Draw { c, a: DrawAct::Offer } => (c, CommandKind::OfferDraw),
            Self::Draw { c, a: DrawAct::Accept } => (c, CommandKind::AcceptDraw),
            Self::Draw { c, a: DrawAct::Decline } => (c, CommandKind::DeclineDraw),
            Self::Takeback { c, a: TakebackAct::Ask, to: Some(to) } => (c, CommandKind::AskTakeback { to }),
            Self::Takeback { c, a: TakebackAct::Grant, to } => (c, CommandKind::GrantTakeback { to }),
            Self::Takeback { c, a: TakebackAct::Refuse, .. } => (c, CommandKind::RefuseTakeback),
            Self::Abort { c } => (c, CommandKind::Abort),
            Self::Claim { c } => (c, CommandKind::Claim),
            Self::Flag { c } => (c, CommandKind::Flag),
            other => return Err(other),
        })
    }
}
