//! Errors of the rules in words.

use tessera_game::{ActionError, TextError};
use tessera_games::{AnyIllegal, GameId};

use crate::games::illegal;
use crate::{Words, say};

/// Why a text is not a legal action.
pub fn action_error(error: &ActionError<AnyIllegal>) -> Words {
    match error {
        ActionError::Malformed(TextError { at, .. }) => say::illegal_text(at + 1),
        ActionError::Illegal(reason) => illegal(reason),
    }
}

/// Why a text is not a position of a game.
pub fn position_error(game: GameId, error: &TextError) -> Words {
    say::illegal_position(game.title(), error.at + 1)
}
