#![doc = include_str!("../README.md")]

mod engine;
pub mod guide;

/// What most programs need: `use tessera::prelude::*;`.
pub mod prelude {
    pub use crate::{
        AnyAction, AnyPosition, Engine, GameId, Level, Options, Outcome, Player, Record, Scene, Start,
    };
}

#[doc(inline)]
pub use engine::Engine;
#[doc(inline)]
pub use tessera_draw::{Options, Picture, Scene, Theme};
#[doc(inline)]
pub use tessera_game::{Outcome, Player};
#[doc(inline)]
pub use tessera_games::{
    ActionError, AnyAction, AnyIllegal, AnyPosition, GameId, Start, TextError, UnknownGame,
};
#[doc(inline)]
pub use tessera_players::{Level, NotALevel};
#[doc(inline)]
pub use tessera_record::{ReadError, Record};

/// Pictures of positions, games and sheets to print.
#[doc(inline)]
pub use tessera_draw as draw;
/// The contract of a game, for code that works with any of them: positions, outcomes, perft, random play.
#[doc(inline)]
pub use tessera_game as game;
/// Positions and actions of any game, looked up by name, and the rules of each game.
#[doc(inline)]
pub use tessera_games as games;
/// The computer players.
#[doc(inline)]
pub use tessera_players as players;
/// Records of games, as text and JSON.
#[doc(inline)]
pub use tessera_record as record;
/// Search for any game of the contract.
#[doc(inline)]
pub use tessera_search as search;
