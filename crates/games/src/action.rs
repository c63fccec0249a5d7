//! An action of any game, and why it cannot be played.

use std::error::Error;
use std::fmt;

use tessera_game::Position;

/// An action of one of the games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AnyAction {
    /// An action of Xok.
    Xok(tessera_xok::Action),
    /// An action of Yoxii.
    Yoxii(tessera_yoxii::Action),
    /// An action of Trexo, whatever the variant.
    Trexo(tessera_trexo::Action),
    /// An action of Slither Stone.
    Slither(tessera_slither_stone::Action),
}

/// Why an action cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyIllegal {
    /// A reason of Xok.
    Xok(tessera_xok::Illegal),
    /// A reason of Yoxii.
    Yoxii(tessera_yoxii::Illegal),
    /// A reason of Trexo.
    Trexo(tessera_trexo::Illegal),
    /// A reason of Slither Stone.
    Slither(tessera_slither_stone::Illegal),
    /// The action belongs to another game.
    AnotherGame,
}

impl fmt::Display for AnyIllegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Xok(reason) => reason.fmt(f),
            Self::Yoxii(reason) => reason.fmt(f),
            Self::Trexo(reason) => reason.fmt(f),
            Self::Slither(reason) => reason.fmt(f),
            Self::AnotherGame => f.write_str("the action belongs to another game"),
        }
    }
}

impl Error for AnyIllegal {}

/// A game's own type of position, which knows how its actions and reasons are wrapped.
pub trait Kind: Position {
    /// The game's own action, wrapped.
    fn any_action(action: Self::Action) -> AnyAction;

    /// What is in the wrapping, if it is of this game.
    fn own_action(action: AnyAction) -> Option<Self::Action>;

    /// The game's own reason, wrapped.
    fn any_illegal(reason: Self::Illegal) -> AnyIllegal;
}

macro_rules! kind {
    ($name:ident, $position:ty) => {
        impl Kind for $position {
            fn any_action(action: Self::Action) -> AnyAction {
                AnyAction::$name(action)
            }

            fn own_action(action: AnyAction) -> Option<Self::Action> {
                if let AnyAction::$name(action) = action { Some(action) } else { None }
            }

            fn any_illegal(reason: Self::Illegal) -> AnyIllegal {
                AnyIllegal::$name(reason)
            }
        }
    };
}

kind!(Xok, tessera_xok::Position);
kind!(Yoxii, tessera_yoxii::Position);
kind!(Trexo, tessera_trexo::Position);
kind!(Trexo, tessera_trexo::Board<tessera_trexo::Standard>);
kind!(Trexo, tessera_trexo::Board<tessera_trexo::Large>);
kind!(Slither, tessera_slither_stone::Position);
