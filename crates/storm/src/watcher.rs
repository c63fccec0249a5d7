//! A client that watches a game.

use std::time::Duration;

use tessera_online::wire::ClientMessage;
use tokio::time::{MissedTickBehavior, interval_at, sleep};

use crate::client::{Client, Incoming};
use crate::link::Link;
use crate::world::{Phase, reached};

/// Watches a game until the storm is over.
pub(crate) async fn watch(mut client: Client) {
    let mut wait = Duration::ZERO;
    loop {
        sleep(wait).await;
        let Some(link) = client.open().await else { return };
        wait = talk(&mut client, link).await.unwrap_or_default();
        client.closed();
        if client.world.phase() > Phase::Play {
            return;
        }
    }
}

/// Receives until the socket closes. Returns the delay before the next socket.
async fn talk(client: &mut Client, mut link: Link) -> Option<Duration> {
    let mut phase = client.world.phase.subscribe();
    let every = client.world.ping;
    // Spread the pings of thousands of watchers over the interval.
    let jitter = every.mul_f64(f64::from(client.by.wrapping_mul(2_654_435_761) % 1_000) / 1_000.0);
    link.send(here(client)?).await.ok()?;
    let mut ping = interval_at(tokio::time::Instant::now() + jitter, every);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            text = link.next() => match client.receive(&text?) {
                Incoming::Gap => return Some(Duration::from_millis(100)),
                Incoming::Restart(after) => return Some(after),
                _ => {}
            },
            _ = ping.tick() => link.send(here(client)?).await.ok()?,
            () = reached(&mut phase, Phase::End) => {
                link.close().await;
                return None;
            }
        }
    }
}

/// A ping, with the version and hash that the client has.
pub(crate) fn here(client: &Client) -> Option<String> {
    serde_json::to_string(&ClientMessage::P { v: client.version, h: client.hash.clone() }).ok()
}
