//! What a node does to keep up with the others, whether or not hints come: it asks the store about the games that somebody
//! looks at here.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use tessera_online::rematch_id;
use tokio::time::{MissedTickBehavior, interval};

use super::hall::Hall;
use super::table::{NotRead, Table};

/// How often.
const PAUSE: Duration = Duration::from_secs(1);

/// Keeps up until the node stops.
pub(crate) async fn follow(hall: Arc<Hall>) {
    let mut stopping = hall.stopping.subscribe();
    let mut pause = interval(PAUSE);
    pause.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = pause.tick() => {}
            _ = stopping.wait_for(|&stopping| stopping) => return,
        }
        // What cannot be read now is read the next time.
        let _ = look(&hall).await;
    }
}

async fn look(hall: &Arc<Hall>) -> Result<(), NotRead> {
    let tables = hall.known_tables();
    if tables.is_empty() {
        return Ok(());
    }
    let mut keys: Vec<String> = tables.iter().map(|table| table.key.to_string()).collect();
    let nodes = hall.nodes().await?;
    let mut presences: HashMap<String, Vec<_>> = HashMap::new();
    for (game, presence) in hall.store.presences(&keys).await.map_err(|_| NotRead)? {
        presences.entry(game).or_default().push(presence);
    }
    keys.extend(
        tables.iter().filter(|table| table.is_over()).map(|table| rematch_id(&table.key).to_string()),
    );
    let last = hall.store.last(&keys).await.map_err(|_| NotRead)?;
    let last: HashMap<String, u32> = last.into_iter().collect();
    for table in tables {
        let of_table = presences.remove(table.key.as_str()).unwrap_or_default();
        table.learn_presence(&of_table, &nodes);
        if last.get(table.key.as_str()).is_some_and(|&last| last >= table.version()) {
            table.refresh(hall).await?;
        }
        if table.is_over() {
            look_at_rematch(hall, &table, &last).await?;
        }
    }
    Ok(())
}

/// Shows a rematch that another node knows of.
async fn look_at_rematch(
    hall: &Arc<Hall>,
    table: &Table,
    last: &HashMap<String, u32>,
) -> Result<(), NotRead> {
    let next = rematch_id(&table.key);
    if !last.contains_key(next.as_str()) || table.has_rematch() {
        return Ok(());
    }
    if let Some(rematch) = hall.known(&next) {
        rematch.refresh(hall).await?;
    }
    hall.show_rematch(table).await;
    Ok(())
}
