//! What a node does by itself: it shows that it is alive, ends games whose time is over, and gives time back that was lost
//! because no server was there.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use tessera_online::{Command, CommandId, GameKey, Kind, Millis};
use tokio::time::{MissedTickBehavior, interval};

use super::hall::{Hall, PATIENCE};
use super::table::Answer;

/// How often a node shows that it is alive and looks for games whose time is over.
const BEAT: Duration = Duration::from_secs(1);

/// The games that are ended or credited at a time.
const BATCH: u32 = 256;

/// What players get beside the time that was lost: they have to come back first.
const TO_COME_BACK: Millis = 15_000;

/// Gives back the time since the last node was alive, then keeps this node going until it stops.
pub(crate) async fn keep(hall: Arc<Hall>) {
    let mut stopping = hall.stopping.subscribe();
    let mut last = last_beat(&hall).await;
    let mut is_first = true;
    let mut beat = interval(BEAT);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = beat.tick() => {}
            _ = stopping.wait_for(|&stopping| stopping) => return,
        }
        let now = hall.time.now();
        // Nobody could play while no node was alive, or while this one was frozen.
        if let Some(last) = last.filter(|last| now - last > PATIENCE)
            && !credit(&hall, last, now, is_first).await
        {
            continue;
        }
        if hall.store.beat(&hall.node, now).await.is_ok() {
            (last, is_first) = (Some(now), false);
        }
        flag(&hall).await;
        if hall.is_shared {
            follow(&hall).await;
        }
        hall.tidy();
    }
}

/// When a node was last alive.
async fn last_beat(hall: &Hall) -> Option<Millis> {
    let beats = hall.store.beats().await.ok()?;
    beats.iter().map(|beat| beat.at).max()
}

/// Gives the time from `last` to `now` back to whoever is to move in a game with a clock: in all games if no node was there,
/// in the games of this node if it alone was frozen. Whether all of it is stored.
async fn credit(hall: &Arc<Hall>, last: Millis, now: Millis, is_first: bool) -> bool {
    let Ok(games) = hall.store.overdue(Millis::MAX, u32::MAX).await else { return false };
    let Ok(id) = CommandId::server(&format!("credit-{last}")) else { return true };
    for game in games {
        let is_ours = || game.parse().is_ok_and(|key| hall.known(&key).is_some());
        if hall.is_shared && !is_first && !is_ours() {
            continue;
        }
        let kind = Kind::Credit { time: now - last + TO_COME_BACK };
        if command(hall, &game, id.clone(), kind).await == Some(Answer::Retry) {
            return false;
        }
    }
    true
}

/// Reads what other nodes have appended to the games that somebody looks at here.
async fn follow(hall: &Arc<Hall>) {
    let tables = hall.known_tables();
    let keys: Vec<String> = tables.iter().map(|table| table.key.to_string()).collect();
    let Ok(last) = hall.store.last(&keys).await else { return };
    let last: HashMap<String, u32> = last.into_iter().collect();
    for table in tables {
        if last.get(table.key.as_str()).is_some_and(|&last| last >= table.version()) {
            // What cannot be read now is read the next time.
            let _ = table.refresh(hall).await;
        }
    }
}

/// Ends the games whose time is over.
async fn flag(hall: &Arc<Hall>) {
    let Ok(games) = hall.store.overdue(hall.time.now(), BATCH).await else { return };
    for game in games {
        let Ok(key) = game.parse::<GameKey>() else { continue };
        let Ok(Some(table)) = hall.table(&key).await else { continue };
        let Ok(id) = CommandId::server(&format!("flag-{}", table.version())) else { continue };
        command(hall, &game, id, Kind::Flag).await;
    }
}

/// A command of the server itself; `None` if the game cannot be read.
async fn command(hall: &Arc<Hall>, game: &str, id: CommandId, kind: Kind) -> Option<Answer> {
    let table = hall.table(&game.parse().ok()?).await.ok()??;
    let command = Command { id, seat: None, kind };
    Some(table.command(Arc::clone(hall), command, hall.time.now(), 0).await)
}
