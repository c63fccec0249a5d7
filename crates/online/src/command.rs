//! Commands: requests of a player, or of the server, to change a game.

use tessera_games::Player;

use crate::{CommandId, Millis, Setup};

/// A request to change a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command {
    /// The id that its sender made for it.
    pub id: CommandId,
    /// The seat of its sender, whom the server knows by a secret; `None` is the server itself, never a watcher.
    pub seat: Option<Player>,
    /// The change.
    pub kind: CommandKind,
}

/// The kinds of changes. Each becomes the event of the same name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CommandKind {
    /// Create the game. The server checks who may; the seat is that of the creator.
    Create(Box<Setup>),
    /// Take the other seat. The server checks who may.
    Join,
    /// Play a turn.
    Turn {
        /// The number of takebacks before it.
        line: u32,
        /// The number of turns before it.
        ply: u32,
        /// The texts of its actions.
        actions: Vec<String>,
    },
    /// Offer a draw. If the opponent has offered one, this accepts it.
    OfferDraw,
    /// Accept the opponent's offer.
    AcceptDraw,
    /// Decline it.
    DeclineDraw,
    /// Ask to take back one's own last turn.
    AskTakeback {
        /// Its ply.
        to: u32,
    },
    /// Let the opponent take it back.
    GrantTakeback {
        /// Its ply, if the sender wants to be sure what it grants.
        to: Option<u32>,
    },
    /// Do not let the opponent take it back.
    RefuseTakeback,
    /// Resign.
    Resign,
    /// Abort a game in which not both have played.
    Abort,
    /// End the game because the time of the player to move has run out.
    Flag,
    /// Claim the game because the opponent does not come back.
    Claim,
    /// Credit the player to move with time, after the server was down.
    Credit {
        /// How much.
        time: Millis,
    },
}

/// Facts beside the log on which a decision depends. The server knows them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Facts {
    /// The lag of the sender's connection, measured by the server.
    pub lag: Millis,
    /// Since when the sender's opponent has been connected to no node; `None` while they are connected.
    pub opponent_gone: Option<Millis>,
}
