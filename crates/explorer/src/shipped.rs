//! The bundled explorers.

use tessera_games::GameId;

use crate::{Explorer, ExplorerError};

/// The files by the name of their game.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The file of a game's bundled explorer, if there is one.
pub fn shipped(game: GameId) -> Option<&'static str> {
    FILES.iter().find(|(name, _)| *name == game.name()).map(|&(_, text)| text)
}

/// The bundled explorer of a game.
pub fn explorer(game: GameId) -> Result<Explorer, ExplorerError> {
    Explorer::read(shipped(game).ok_or(ExplorerError::None(game))?)
}
