//! Hints between nodes: a log has grown, a player came or left. State is read from the store: a lost hint only delays
//! (chat is lost).

use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Serialize};
use tessera_games::Player;
use tessera_online::wire::ServerMessage;
use tessera_online::{GameKey, is_name, rematch_id};
use tokio::sync::mpsc;

use super::hub::Hub;

/// Maximum number of hints that wait for the bus. Further ones are lost.
#[cfg(feature = "nats")]
pub(crate) const QUEUE: usize = 4_096;

/// A message of a node to the others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub(crate) enum Hint {
    /// A log has this many events.
    Log { game: GameKey, v: u32 },
    /// A player has come or gone.
    Crowd { game: GameKey },
    /// A rematch of a game is wanted, or has begun.
    Rematch { game: GameKey },
    /// A player, by the number of the seat, has this name. It is not stored.
    Name { game: GameKey, seat: u8, name: Option<String> },
    /// A chat message of a player. It is not stored.
    Said { game: GameKey, message: ServerMessage },
}

impl Hint {
    /// That a player has a name, or none.
    pub(crate) fn name(game: &GameKey, seat: Player, name: Option<String>) -> Self {
        Self::Name { game: game.clone(), seat: seat.index() as u8, name }
    }
}

/// The connection to the other nodes, if there is one.
#[derive(Default)]
pub(crate) struct Bus {
    queue: OnceLock<mpsc::Sender<Hint>>,
}

impl Bus {
    /// Connects it: hints go into this queue from now on.
    #[cfg(feature = "nats")]
    pub(crate) fn connect(&self, queue: mpsc::Sender<Hint>) {
        let _ = self.queue.set(queue);
    }

    /// Sends a hint to the other nodes, without waiting.
    pub(crate) fn send(&self, hint: Hint) {
        if let Some(queue) = self.queue.get() {
            // When the queue is full, the hint is lost.
            let _ = queue.try_send(hint);
        }
    }
}

/// Handles another node's hint.
#[cfg_attr(not(feature = "nats"), expect(dead_code, reason = "hints come over the bus only"))]
pub(crate) async fn handle(hub: Arc<Hub>, hint: Hint) {
    let (Hint::Log { game, .. }
    | Hint::Crowd { game }
    | Hint::Rematch { game }
    | Hint::Name { game, .. }
    | Hint::Said { game, .. }) = &hint;
    let Some(live_game) = hub.open_game(game) else { return };
    // What cannot be read now is read by the next poll.
    match &hint {
        Hint::Log { v, .. } => {
            if live_game.version() < *v {
                let _ = live_game.refresh(&hub).await;
            }
        }
        Hint::Crowd { .. } => {
            let _ = hub.refresh_presence(&live_game).await;
            // A node that has just opened the game does not know the names.
            for (seat, name) in live_game.names_here() {
                hub.bus.send(Hint::name(&live_game.key, seat, Some(name)));
            }
        }
        Hint::Name { seat, name, .. } => {
            let seat = Player::BOTH.get(usize::from(*seat));
            if let Some(&seat) = seat.filter(|_| name.as_deref().is_none_or(is_name)) {
                live_game.set_name(seat, name.clone());
            }
        }
        Hint::Rematch { .. } => {
            if let Some(rematch) = hub.open_game(&rematch_id(game)) {
                let _ = rematch.refresh(&hub).await;
            }
            hub.show_rematch(&live_game).await;
        }
        Hint::Said { message, .. } => {
            if matches!(message, ServerMessage::Said { .. }) {
                live_game.say(message);
            }
        }
    }
}
