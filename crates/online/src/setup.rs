//! What is settled before a game begins.

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};
use tessera_games::{GameId, Player, Start, StartError, StartTexts};

use crate::{Clock, seat};

/// What is settled before a game begins. Only starts and clocks that are offered to everybody: a value of this type has
/// been checked. Stored games are read through the same check, so what is offered may grow but never shrink.
///
/// ```
/// use tessera_online::Setup;
/// let json = r#"{"game":"trexo","variant":"tiles=45 size=10","clock":{"kind":"days","days":3},"casual":true,"creator":"first"}"#;
/// let setup: Setup = serde_json::from_str(json)?;
/// assert_eq!(serde_json::to_string(&setup)?, json);
/// let error = serde_json::from_str::<Setup>(&json.replace("45", "999")).unwrap_err();
/// assert!(error.to_string().starts_with("this start is not offered online"));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Form", into = "Form")]
pub struct Setup {
    start: Start,
    clock: Clock,
    casual: bool,
    creator: Player,
}

impl Setup {
    /// Checks a setup.
    pub fn new(start: Start, clock: Clock, casual: bool, creator: Player) -> Result<Self, SetupError> {
        if !start.is_offered() {
            return Err(SetupError::NotOffered);
        }
        if !clock.is_offered() {
            return Err(SetupError::Clock);
        }
        Ok(Self { start, clock, casual, creator })
    }

    /// The start that texts name, as they come in a request.
    pub fn start_of(game: GameId, variant: Option<&str>, board: Option<&str>) -> Result<Start, SetupError> {
        let texts = StartTexts { variant, board, position: None };
        Start::read(game, &texts).map_err(SetupError::Start)
    }

    /// How the game begins.
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// Which game it is.
    pub const fn game(&self) -> GameId {
        self.start.game()
    }

    /// The clock.
    pub const fn clock(&self) -> Clock {
        self.clock
    }

    /// Whether turns may be taken back.
    pub const fn casual(&self) -> bool {
        self.casual
    }

    /// The seat of the player who made the invitation.
    pub const fn creator(&self) -> Player {
        self.creator
    }

    /// The setup of a rematch: the players change sides, so its creator has the other seat.
    #[must_use]
    pub fn swapped(self) -> Self {
        Self { creator: !self.creator, ..self }
    }
}

/// What is settled before a game begins.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Setup"))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "OnlineSetup", optional_fields))]
pub(crate) struct Form {
    /// The game.
    #[cfg_attr(feature = "schema", schemars(with = "seat::GameName"))]
    #[cfg_attr(feature = "typescript", ts(type = "GameId"))]
    game: GameId,
    /// The name of the variant, if it is not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    variant: Option<String>,
    /// The code of the board, if the game has boards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    board: Option<String>,
    /// The clock.
    clock: Clock,
    /// Whether turns may be taken back.
    casual: bool,
    /// The seat of the player who made the invitation.
    #[serde(with = "seat::one")]
    #[cfg_attr(feature = "schema", schemars(with = "seat::Name"))]
    #[cfg_attr(feature = "typescript", ts(type = "Player"))]
    creator: Player,
}

impl From<Setup> for Form {
    fn from(setup: Setup) -> Self {
        let StartTexts { variant, board, .. } = setup.start.texts();
        let Setup { clock, casual, creator, .. } = setup;
        Self { game: setup.game(), variant, board, clock, casual, creator }
    }
}

impl TryFrom<Form> for Setup {
    type Error = SetupError;

    fn try_from(form: Form) -> Result<Self, SetupError> {
        let start = Self::start_of(form.game, form.variant.as_deref(), form.board.as_deref())?;
        Self::new(start, form.clock, form.casual, form.creator)
    }
}

/// Why a game cannot be set up like that. Each reason is one sentence for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The variant or the board cannot be read.
    Start(StartError),
    /// The start exists, but is not offered to everybody.
    NotOffered,
    /// The clock has numbers that are not offered.
    Clock,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(error) => error.fmt(f),
            Self::NotOffered => f.write_str("this start is not offered online"),
            Self::Clock => f.write_str(
                "a clock has 10 seconds to 3 hours and at most 180 seconds a turn more, or 1 to 14 days a turn",
            ),
        }
    }
}

impl Error for SetupError {}
