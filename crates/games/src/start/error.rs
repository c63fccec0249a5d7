//! Why a game cannot begin like that.

use std::error::Error;
use std::fmt;

use tessera_game::TextError;
use tessera_slither_stone::{CodeError, SpecError};

use super::{StartPart, slither, trexo};
use crate::GameId;

/// Why a game cannot begin like that. Each reason is one sentence for people.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum StartError {
    /// The game has no variants, or no board codes.
    NotOfGame(StartPart, GameId),
    /// A position says the variant and the board, so no other text can stand beside it.
    BesidePosition(StartPart),
    /// The game has no single start, so a board or a position is needed.
    NoSingleStart(GameId),
    /// The name of a variant cannot be read.
    Variant(TextError),
    /// The code of a board cannot be read.
    Board(CodeError),
    /// A position string cannot be read.
    Position(TextError),
    /// No variant has these numbers.
    NoVariant,
    /// No board has these numbers.
    NoBoard(SpecError),
}

impl StartError {
    /// The id of the message in `messages/` that says it to a player, and the parameter `most` of that message. `None`
    /// where a page should never come to it.
    pub const fn message(&self) -> Option<(&'static str, Option<u16>)> {
        match self {
            Self::NoVariant => Some(trexo::NO_VARIANT),
            Self::Board(_) => Some((slither::NO_CODE, None)),
            Self::NoBoard(reason) => Some(slither::message(*reason)),
            _ => None,
        }
    }
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotOfGame(part, _) => {
                let what = match part {
                    StartPart::Variant => "variants",
                    StartPart::Board => "board codes",
                    StartPart::Position => "positions",
                };
                write!(f, "only {} has {what}", GameId::titles(|game| part.belongs_to(game)))
            }
            Self::BesidePosition(part) => {
                write!(f, "\"position\" and \"{}\" exclude each other", part.name())
            }
            Self::NoSingleStart(game) => {
                write!(f, "{} has no single start: give \"position\" or \"board\"", game.title())
            }
            Self::Variant(error) | Self::Position(error) => error.fmt(f),
            Self::Board(error) => error.fmt(f),
            Self::NoVariant => trexo::fmt_no_variant(f),
            Self::NoBoard(reason) => reason.fmt(f),
        }
    }
}

impl Error for StartError {}
