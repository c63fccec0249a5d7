//! Hints between nodes: a log has grown, somebody has come or gone. What they are about is read from the store, so that a lost
//! hint delays only.

use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Serialize};
use tessera_online::wire::ServerMessage;
use tessera_online::{GameKey, rematch_id};
use tokio::sync::mpsc;

use super::hub::Hub;

/// How many hints wait for the bus. When there are more, they are lost.
#[cfg(feature = "nats")]
pub(crate) const QUEUE: usize = 4_096;

/// What a node tells the others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub(crate) enum Hint {
    /// A log has this many events.
    Log { game: GameKey, v: u32 },
    /// A player has come or gone.
    Crowd { game: GameKey },
    /// A rematch of a game is wanted, or has begun.
    Rematch { game: GameKey },
    /// A player has said something. This is not kept anywhere.
    Said { game: GameKey, message: ServerMessage },
}

/// The way to the other nodes, if there is one.
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

    /// Tells the other nodes, without waiting.
    pub(crate) fn tell(&self, hint: Hint) {
        if let Some(queue) = self.queue.get() {
            // A hint that has no place is lost.
            let _ = queue.try_send(hint);
        }
    }
}

/// Another node has told something.
#[cfg_attr(not(feature = "nats"), expect(dead_code, reason = "there is no other way to hear something"))]
pub(crate) async fn hear(hub: Arc<Hub>, hint: Hint) {
    let (Hint::Log { game, .. } | Hint::Crowd { game } | Hint::Rematch { game } | Hint::Said { game, .. }) =
        &hint;
    let Some(live_game) = hub.known(game) else { return };
    // What cannot be read now is read when the node looks by itself.
    match &hint {
        Hint::Log { v, .. } => {
            if live_game.version() < *v {
                let _ = live_game.refresh(&hub).await;
            }
        }
        Hint::Crowd { .. } => {
            let _ = hub.look_around(&live_game).await;
        }
        Hint::Rematch { .. } => {
            if let Some(rematch) = hub.known(&rematch_id(game)) {
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
