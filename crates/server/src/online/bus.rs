//! Hints between nodes: a log has grown, a player came or left. State is read from the store: a lost hint only delays
//! (chat is lost).

use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Serialize};
use tessera_online::wire::ServerMessage;
use tessera_online::{GameKey, rematch_id};
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
    /// A chat message of a player. It is not stored.
    Said { game: GameKey, message: ServerMessage },
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
    let (Hint::Log { game, .. } | Hint::Crowd { game } | Hint::Rematch { game } | Hint::Said { game, .. }) =
        &hint;
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
