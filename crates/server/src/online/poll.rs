//! Polls the store for changes to the games open on this node, so that it keeps up without hints.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use tessera_online::rematch_id;
use tokio::time::{MissedTickBehavior, interval};

use super::hub::Hub;
use super::live_game::{LiveGame, NotRead};

/// The pause between two polls.
const PAUSE: Duration = Duration::from_secs(1);

/// Polls until the node stops.
pub(crate) async fn run(hub: Arc<Hub>) {
    let mut stopping = hub.stopping.subscribe();
    let mut pause = interval(PAUSE);
    pause.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = pause.tick() => {}
            _ = stopping.wait_for(|&stopping| stopping) => return,
        }
        // What cannot be read now is read the next time.
        let _ = poll(&hub).await;
    }
}

async fn poll(hub: &Arc<Hub>) -> Result<(), NotRead> {
    let live_games = hub.open_games();
    if live_games.is_empty() {
        return Ok(());
    }
    let mut keys: Vec<String> = live_games.iter().map(|live_game| live_game.key.to_string()).collect();
    let nodes = hub.nodes().await?;
    let mut presences: HashMap<String, Vec<_>> = HashMap::new();
    for (game, presence) in hub.store.presences(&keys).await.map_err(|_| NotRead)? {
        presences.entry(game).or_default().push(presence);
    }
    keys.extend(
        live_games
            .iter()
            .filter(|live_game| live_game.is_over())
            .map(|live_game| rematch_id(&live_game.key).to_string()),
    );
    let last = hub.store.last(&keys).await.map_err(|_| NotRead)?;
    let last: HashMap<String, u32> = last.into_iter().collect();
    for live_game in live_games {
        let of_table = presences.remove(live_game.key.as_str()).unwrap_or_default();
        live_game.learn_presence(&of_table, &nodes);
        match last.get(live_game.key.as_str()) {
            Some(&last) if last >= live_game.version() => live_game.refresh(hub).await?,
            None if hub.is_removed(&live_game.key).await => live_game.set_removed(),
            _ => {}
        }
        if live_game.is_over() {
            poll_rematch(hub, &live_game, &last).await?;
        }
    }
    Ok(())
}

/// Shows a rematch that another node has made.
async fn poll_rematch(
    hub: &Arc<Hub>,
    live_game: &LiveGame,
    last: &HashMap<String, u32>,
) -> Result<(), NotRead> {
    let next = rematch_id(&live_game.key);
    if !last.contains_key(next.as_str()) || live_game.has_rematch() {
        return Ok(());
    }
    if let Some(rematch) = hub.open_game(&next) {
        rematch.refresh(hub).await?;
    }
    hub.show_rematch(live_game).await;
    Ok(())
}
