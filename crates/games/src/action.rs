//! An action of any game, and why it cannot be played.

use std::error::Error;
use std::fmt;

use crate::table::games;
use crate::{ActionIds, AnyPosition, Planes};

/// A position type of one game, which knows how it, its actions and its reasons are wrapped.
pub trait AnyGame: ActionIds + Planes {
    /// Wraps an action of the game.
    fn any_action(action: Self::Action) -> AnyAction;

    /// Unwraps an action, if it is one of this game.
    fn own_action(action: AnyAction) -> Option<Self::Action>;

    /// Wraps a reason of the game.
    fn any_illegal(reason: Self::Illegal) -> AnyIllegal;

    /// Wraps the position.
    fn any_position(self) -> AnyPosition;

    /// Unwraps a position, if it is one of this type: of this game, and of a variant for which the type has room.
    fn own_position(position: &AnyPosition) -> Option<Self>;
}

macro_rules! any_game {
    ($game:ident, $position:ty) => {
        impl $crate::AnyGame for $position {
            fn any_action(action: Self::Action) -> $crate::AnyAction {
                $crate::AnyAction::$game(action)
            }

            fn own_action(action: $crate::AnyAction) -> Option<Self::Action> {
                if let $crate::AnyAction::$game(action) = action { Some(action) } else { None }
            }

            fn any_illegal(reason: Self::Illegal) -> $crate::AnyIllegal {
                $crate::AnyIllegal::$game(reason)
            }

            fn any_position(self) -> $crate::AnyPosition {
                $crate::AnyPosition::$game(self.into())
            }

            fn own_position(position: &$crate::AnyPosition) -> Option<Self> {
                if let $crate::AnyPosition::$game(position) = position {
                    (*position).try_into().ok()
                } else {
                    None
                }
            }
        }
    };
}

pub(crate) use any_game;

macro_rules! actions {
    (($d:tt) $(
        $(#[$doc:meta])*
        $game:ident {
            rules: $rules:ident,
            start: [$($value:ident: $start:ty)?],
            own: $own:ident,
            name: $name:literal,
            title: $title:literal,
            designer: $designer:literal,
            players: $players:expr,
        }
    )*) => {
        /// An action of one of the games.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum AnyAction {
            $(
                #[doc = concat!("An action of ", $title, ".")]
                $game($rules::Action),
            )*
        }

        /// Why an action cannot be played.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum AnyIllegal {
            $(
                #[doc = concat!("A reason of ", $title, ".")]
                $game($rules::Illegal),
            )*
            /// The action belongs to another game.
            AnotherGame,
        }

        impl fmt::Display for AnyIllegal {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$game(reason) => reason.fmt(f),)*
                    Self::AnotherGame => f.write_str("the action belongs to another game"),
                }
            }
        }

        $(any_game!($game, $rules::Position);)*
    };
}

games!(actions);

impl Error for AnyIllegal {}
