//! The heartbeat of a node: it stores that the node is alive, credits time that was lost in an outage, and then ends games
//! whose time is over.
//!
//! Time is lost while no node is up, or while the node of the player to move is down or paused. The first node to notice
//! credits it, once. A clock that jumps ahead counts as a paused node, so no player is flagged.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{StreamExt as _, stream};
use tessera_games::Player;
use tessera_online::{Command, CommandId, CommandKind, GameKey, MAX_CREDIT, Millis};
use tessera_store::{Beat, Presence};
use tokio::time::{MissedTickBehavior, interval};
use tracing::{info, warn};

use super::crowd::{DEAD, Nodes};
use super::health::Problem;
use super::hub::Hub;
use super::live_game::{CommandOutcome, LiveGame, NotRead, last_credit};

/// The pause between two heartbeats. With each, the node ends games whose time is over.
const BEAT: Duration = Duration::from_secs(1);

/// Milliseconds after its last heartbeat at which a node counts as paused, and decides nothing any more.
const PATIENCE: Millis = 2_000;

/// The games that are ended or credited at the same time.
const BATCH: usize = 64;

/// The games that are ended in a second.
const MAX_FLAGS: u32 = 512;

/// Extra credit beside the lost time: players have to reconnect first.
const TO_COME_BACK: Millis = 15_000;

/// How long the node of the player to move has after a deadline before another node ends the game.
const TO_FLAG: Millis = 1_000;

/// Maximum number of milliseconds by which the clocks of node and database may differ.
const MAX_OFF: Millis = 250;

/// By how much the clock of the node is set in a second, to follow that of the database.
const TRIM: Millis = 5;

/// How often in a row an offset must be the same before the node adopts it.
const SURE: u32 = 4;

/// Sends heartbeats until the node stops.
pub(crate) async fn run(hub: Arc<Hub>) {
    let mut stopping = hub.stopping.subscribe();
    let mut beat = interval(BEAT);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut heartbeat = Heartbeat { hub, last: None, off: None, same: 0 };
    loop {
        tokio::select! {
            _ = beat.tick() => {}
            _ = stopping.wait_for(|&stopping| stopping) => return,
        }
        heartbeat.beat().await;
        heartbeat.hub.tidy();
    }
}

struct Heartbeat {
    hub: Arc<Hub>,
    /// The last stored heartbeat.
    last: Option<Millis>,
    /// The last offset that was too large, and how often it was the same.
    off: Option<Millis>,
    same: u32,
}

impl Heartbeat {
    async fn beat(&mut self) {
        let hub = Arc::clone(&self.hub);
        match self.live().await {
            Ok(now) => {
                hub.metrics.accepting.set(1);
                // If the clock has jumped meanwhile, the next heartbeat detects it.
                let now = hub.time.now().min(now + BEAT.as_millis() as Millis);
                let _ = flag(&hub, now).await;
            }
            Err(problem) => {
                hub.metrics.accepting.set(0);
                if hub.health.set_failing(problem) {
                    warn!("no commands are accepted: {}", problem.sentence());
                }
            }
        }
    }

    /// Checks the clock, credits lost time, and stores a heartbeat. Returns its time.
    async fn live(&mut self) -> Result<Millis, Problem> {
        let hub = Arc::clone(&self.hub);
        self.compare_clocks().await?;
        let beats = hub.store.beats().await.map_err(|_| Problem::NotSaved)?;
        self.credit_outages(beats).await.map_err(|NotRead| Problem::NotSaved)?;
        let now = hub.time.now();
        hub.store.beat(&hub.node, now).await.map_err(|_| Problem::NotSaved)?;
        self.last = Some(now);
        hub.health.set_healthy(now + PATIENCE);
        Ok(now)
    }

    /// Follows the clock of the database, if there is one; an error if it is too far off.
    async fn compare_clocks(&mut self) -> Result<(), Problem> {
        let time = &self.hub.time;
        let before = time.now();
        let theirs = self.hub.store.clock().await.map_err(|_| Problem::NotSaved)?;
        let Some(theirs) = theirs else { return Ok(()) };
        let took = time.now() - before;
        if !(0..=BEAT.as_millis() as Millis).contains(&took) {
            // Too slow to be compared, or the clock has jumped.
            return Err(Problem::Late);
        }
        let off = theirs - (before + took / 2);
        self.hub.metrics.clock_difference.set(off);
        if off.abs() <= MAX_OFF + took / 2 {
            self.off = None;
            time.shift(off.clamp(-TRIM, TRIM));
            return Ok(());
        }
        let is_same = self.off.is_some_and(|known| (known - off).abs() <= MAX_OFF);
        self.same = if is_same { self.same + 1 } else { 1 };
        self.off = Some(off);
        if self.same >= SURE {
            // The offset is stable: adopt it. A large jump ahead is credited.
            warn!(milliseconds = off, "the clock is set by that of the database");
            time.shift(off);
            self.off = None;
            return Ok(());
        }
        warn!(milliseconds = off, "the clocks of the server and of the database differ");
        Err(Problem::Clock)
    }

    /// Credits the time that was lost since the last heartbeats. An error means that not all of it is stored.
    async fn credit_outages(&mut self, beats: Vec<Beat>) -> Result<(), NotRead> {
        let hub = Arc::clone(&self.hub);
        let now = hub.time.now();
        let newest = beats.iter().map(|beat| beat.at).max();
        // A SQLite node runs alone: when it starts, no node was up before.
        let is_new = self.last.is_none() && !hub.is_shared;
        let patience = if is_new { 0 } else { PATIENCE };
        let outage = newest.filter(|newest| now - newest > patience);
        if let Some(newest) = outage {
            let games = hub.store.overdue(Millis::MAX, u32::MAX).await.map_err(|_| NotRead)?;
            credit(&hub, games, LostTime { from: newest, to: now, patience }, None).await?;
        } else if let Some(last) = self.last.filter(|last| now - last > PATIENCE) {
            let games = hub.store.games_at(&hub.node).await.map_err(|_| NotRead)?;
            credit(&hub, games, LostTime { from: last, to: now, patience }, Some(&hub.node)).await?;
        }
        let was_forgotten = self.last.is_some() && beats.iter().all(|beat| beat.node != hub.node);
        for beat in beats {
            let is_own = beat.node == hub.node;
            if (is_own && !is_new) || (!is_own && now - beat.at <= DEAD && outage.is_none()) {
                continue;
            }
            if outage.is_none() && !is_own {
                let games = hub.store.games_at(&beat.node).await.map_err(|_| NotRead)?;
                info!(node = beat.node, games = games.len(), "a server is gone");
                credit(&hub, games, LostTime { from: beat.at, to: now, patience }, Some(&beat.node)).await?;
            }
            hub.store.forget_beat(&beat.node).await.map_err(|_| NotRead)?;
        }
        if was_forgotten {
            hub.arrive_again().await;
        }
        Ok(())
    }
}

/// An outage, if it is longer than `patience`.
#[derive(Clone, Copy)]
struct LostTime {
    /// The last heartbeat before it.
    from: Millis,
    to: Millis,
    patience: Millis,
}

impl LostTime {
    /// The rest of it after the last credit, at `credited`. The node that stored the credit may have died before its first
    /// heartbeat.
    fn after(self, credited: Option<Millis>) -> Option<Self> {
        match credited.filter(|&credited| credited > self.from) {
            Some(from) => (self.to - from > self.patience).then_some(Self { from, ..self }),
            None => Some(self),
        }
    }
}

/// Credits the players to move in these games with lost time, if they were connected to this node.
async fn credit(
    hub: &Arc<Hub>,
    games: Vec<String>,
    lost: LostTime,
    node: Option<&str>,
) -> Result<(), NotRead> {
    let presences = match node {
        Some(_) => presences(hub, &games).await?,
        None => HashMap::new(),
    };
    let credit_one = |game: String| {
        let rows = presences.get(&game).map(Vec::as_slice).unwrap_or_default();
        credit_one(hub, game, lost, node.map(|node| (node, rows)))
    };
    let mut credited = stream::iter(games).map(credit_one).buffer_unordered(BATCH);
    let mut all = Ok(());
    while let Some(one) = credited.next().await {
        all = all.and(one);
    }
    all
}

async fn credit_one(
    hub: &Arc<Hub>,
    game: String,
    lost: LostTime,
    node: Option<(&str, &[Presence])>,
) -> Result<(), NotRead> {
    let Some(live_game) = read(hub, &game).await? else { return Ok(()) };
    live_game.refresh(hub).await?;
    let (mover, credited) =
        live_game.look(|game_log| (game_log.state().to_move(), last_credit(game_log))).await;
    let Some((mover, lost)) = mover.zip(lost.after(credited)) else { return Ok(()) };
    let was_connected = |(node, presences): (&str, &[Presence])| {
        presences.iter().any(|presence| presence.node == node && sits(presence, mover))
    };
    let Ok(id) = CommandId::server(&format!("credit-{}", lost.from)) else { return Ok(()) };
    if !node.is_none_or(was_connected) {
        return Ok(());
    }
    let kind = CommandKind::Credit { time: (lost.to - lost.from + TO_COME_BACK).min(MAX_CREDIT) };
    match live_game.credit(Arc::clone(hub), Command { id, seat: None, kind }, lost.from).await {
        CommandOutcome::Retry => Err(NotRead),
        _ => Ok(()),
    }
}

/// Ends the games whose time is over at this time.
async fn flag(hub: &Arc<Hub>, now: Millis) -> Result<(), NotRead> {
    let games = hub.store.overdue(now, MAX_FLAGS).await.map_err(|_| NotRead)?;
    if games.is_empty() {
        return Ok(());
    }
    let (presences, nodes) = (presences(hub, &games).await?, hub.nodes().await?);
    let flag_one = |game: String| {
        let rows = presences.get(&game).map(Vec::as_slice).unwrap_or_default();
        flag_one(hub, game, rows, &nodes, now)
    };
    let mut flagged = stream::iter(games).map(flag_one).buffer_unordered(BATCH);
    while flagged.next().await.is_some() {}
    Ok(())
}

async fn flag_one(
    hub: &Arc<Hub>,
    game: String,
    presences: &[Presence],
    nodes: &Nodes,
    now: Millis,
) -> Result<(), NotRead> {
    let Some(live_game) = read(hub, &game).await? else { return Ok(()) };
    live_game.refresh(hub).await?;
    if had_their_time(&live_game, presences, nodes).await
        && let Ok(id) = CommandId::server(&format!("flag-{}", live_game.version()))
    {
        live_game.command(Arc::clone(hub), Command { id, seat: None, kind: CommandKind::Flag }, now, 0).await;
    }
    Ok(())
}

/// Whether the player to move could play until the deadline: their node was up then, and had the time to store what it
/// had received.
async fn had_their_time(live_game: &LiveGame, presences: &[Presence], nodes: &Nodes) -> bool {
    let place = live_game.look(|game_log| game_log.state().to_move().zip(game_log.state().deadline())).await;
    let Some((mover, deadline)) = place else { return false };
    let others = presences.iter().filter(|presence| sits(presence, mover) && presence.node != nodes.own);
    others.into_iter().all(|presence| {
        // The outage of a forgotten node has been credited.
        let beat = nodes.beats.iter().find(|beat| beat.node == presence.node);
        beat.is_none_or(|beat| beat.at >= deadline + TO_FLAG)
    })
}

/// Whether the nodes allow a flag now.
pub(crate) async fn may_flag(hub: &Hub, live_game: &LiveGame) -> Result<bool, NotRead> {
    if !hub.is_shared {
        return Ok(true);
    }
    live_game.refresh(hub).await?;
    let presences = hub.store.presence(live_game.key.as_str()).await.map_err(|_| NotRead)?;
    Ok(had_their_time(live_game, &presences, &hub.nodes().await?).await)
}

/// Whether a row says that a player is connected.
fn sits(presence: &Presence, player: Player) -> bool {
    usize::from(presence.seat) == player.index() && presence.until.is_none()
}

async fn presences(hub: &Hub, games: &[String]) -> Result<HashMap<String, Vec<Presence>>, NotRead> {
    let mut by_game: HashMap<String, Vec<Presence>> = HashMap::new();
    for (game, presence) in hub.store.presences(games).await.map_err(|_| NotRead)? {
        by_game.entry(game).or_default().push(presence);
    }
    Ok(by_game)
}

/// Opens a game, if it exists.
async fn read(hub: &Hub, game: &str) -> Result<Option<Arc<LiveGame>>, NotRead> {
    let Ok(key) = game.parse::<GameKey>() else { return Ok(None) };
    hub.live_game(&key).await
}
