//! The heartbeat of a node: it stores that the node is alive, and when none was, credits time that was lost, and then
//! ends games whose time is over.
//!
//! Time is lost while no node is up, or while the node of the player to move is down or paused. The first node to notice
//! stores or credits it, once. A clock that jumps ahead counts as a paused node, so no player is flagged.

use std::collections::HashMap;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{Stream, StreamExt as _, stream};
use tessera_games::Player;
use tessera_online::{Command, CommandId, CommandKind, GameKey, MAX_CREDIT, Millis};
use tessera_store::{Beat, Outage, Presence};
use tokio::time::{MissedTickBehavior, interval, sleep};
use tracing::{info, warn};

use super::crowd::{DEAD, Nodes};
use super::health::Problem;
use super::hub::Hub;
use super::live_game::{CommandOutcome, LiveGame, NotRead};
use super::outages::{PATIENCE, TO_COME_BACK, last_credit, rest};

/// How long a game waits for a second player, in milliseconds: 14 days.
const TO_BE_JOINED: Millis = 14 * 24 * 60 * 60 * 1_000;

/// How many heartbeats after another the games are looked for that were never joined: ten minutes.
const SELDOM: u32 = 600;

/// How many of them end with one heartbeat.
const MAX_EXPIRED: u32 = 64;

/// The pause between two heartbeats. With each, the node ends games whose time is over.
const BEAT: Duration = Duration::from_secs(1);

/// The games that are ended or credited at the same time.
const BATCH: usize = 64;

/// The games that are ended in a second.
const MAX_FLAGS: u32 = 512;

/// How long a heartbeat may begin to credit games, and as long to end them. What remains waits for the next heartbeat.
const SPELL: Duration = Duration::from_millis(400);

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
    let mut heartbeat = Heartbeat { hub, last: None, off: None, same: 0, written_out: None, pause: 0 };
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
    /// The end of the last outage for which all games are credited, for nodes that know no outages.
    written_out: Option<Millis>,
    /// The heartbeats until games that were never joined are looked for.
    pause: u32,
}

impl Heartbeat {
    async fn beat(&mut self) {
        let hub = Arc::clone(&self.hub);
        match self.live().await {
            Ok(now) => {
                hub.metrics.accepting.set(1);
                // If the clock has jumped meanwhile, the next heartbeat detects it.
                let now = hub.time.now().min(now + BEAT.as_millis() as Millis);
                settle_open_games(&hub).await;
                let _ = flag(&hub, now).await;
                self.expire(now).await;
            }
            Err(problem) => {
                hub.metrics.accepting.set(0);
                hub.health.set_failing(problem);
            }
        }
    }

    /// Ends games that were never joined.
    async fn expire(&mut self, now: Millis) {
        self.pause = self.pause.saturating_sub(1);
        if self.pause > 0 {
            return;
        }
        let hub = &self.hub;
        let Ok(games) = hub.store.waiting(now - TO_BE_JOINED, MAX_EXPIRED).await else { return };
        // There may be more of them.
        self.pause = if games.len() == MAX_EXPIRED as usize { 1 } else { SELDOM };
        let _ = all(stream::iter(games).map(|game| expire_one(hub, game, now))).await;
    }

    /// Checks the clock, credits lost time, and stores a heartbeat. Returns its time.
    async fn live(&mut self) -> Result<Millis, Problem> {
        let hub = Arc::clone(&self.hub);
        self.compare_clocks().await?;
        let beats = hub.store.beats().await.map_err(|_| Problem::NotSaved)?;
        // An outage that another node has ended is stored as long as that node's heartbeat.
        hub.outages.learn(&hub.store).await.map_err(|NotRead| Problem::NotSaved)?;
        self.credit_outages(beats).await.map_err(|NotRead| Problem::NotSaved)?;
        let now = hub.time.now();
        hub.store.beat(&hub.node, now).await.map_err(|_| Problem::NotSaved)?;
        self.last = Some(now);
        hub.health.set_healthy(now, now + PATIENCE);
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

    /// Stores or credits the time that was lost since the last heartbeats. An error means that not all of it is stored.
    async fn credit_outages(&mut self, beats: Vec<Beat>) -> Result<(), NotRead> {
        let hub = Arc::clone(&self.hub);
        let now = hub.time.now();
        let newest = beats.iter().map(|beat| beat.at).max();
        // A SQLite node runs alone: when it starts, no node was up before.
        let is_new = self.last.is_none() && !hub.is_shared;
        let patience = if is_new { 0 } else { PATIENCE };
        let outage = newest.filter(|newest| now - newest > patience);
        let was_forgotten = self.last.is_some() && beats.iter().all(|beat| beat.node != hub.node);
        if let Some(since) = outage {
            let lost = Outage { since, until: now };
            if hub.is_shared && older_node(&beats, since) {
                // It may come back as well, and would not know of a stored outage.
                let games = hub.store.overdue(Millis::MAX, u32::MAX).await.map_err(|_| NotRead)?;
                credit(&hub, games, lost, None).await?;
            }
            let ended = beats.into_iter().map(|beat| beat.node);
            let ended = ended.filter(|node| is_new || *node != hub.node).collect();
            hub.store.end_outage(lost, ended, &hub.node).await.map_err(|_| NotRead)?;
            hub.outages.learn(&hub.store).await?;
            info!(milliseconds = now - since, "no server was up: games get the time back when they go on");
        } else {
            // The node that has forgotten this one has credited its games.
            let last = self.last.filter(|last| now - last > PATIENCE && !was_forgotten);
            if let Some(last) = last {
                let games = hub.store.games_at(&hub.node).await.map_err(|_| NotRead)?;
                credit(&hub, games, Outage { since: last, until: now }, Some(&hub.node)).await?;
            }
            if hub.is_shared && older_node(&beats, now) {
                self.write_out().await?;
            }
            for beat in beats.iter().filter(|beat| beat.node != hub.node && now - beat.at > DEAD) {
                let games = hub.store.games_at(&beat.node).await.map_err(|_| NotRead)?;
                info!(node = beat.node, games = games.len(), "a server is gone");
                credit(&hub, games, Outage { since: beat.at, until: now }, Some(&beat.node)).await?;
                hub.store.forget_beat(&beat.node).await.map_err(|_| NotRead)?;
            }
        }
        if was_forgotten {
            hub.arrive_again().await;
        }
        Ok(())
    }

    /// Credits all games for the stored outages, because a node is alive that does not know of them.
    async fn write_out(&mut self) -> Result<(), NotRead> {
        let last = self.hub.outages.last_end();
        if self.written_out == last {
            return Ok(());
        }
        let hub = &self.hub;
        let games = hub.store.overdue(Millis::MAX, u32::MAX).await.map_err(|_| NotRead)?;
        all(stream::iter(games).map(|game| async move {
            let Some(live_game) = read(hub, &game).await? else { return Ok(()) };
            live_game.settle(hub, Millis::MAX).await
        }))
        .await?;
        self.written_out = last;
        Ok(())
    }
}

/// Whether a node was alive at this time that does not know stored outages.
fn older_node(beats: &[Beat], at: Millis) -> bool {
    beats.iter().any(|beat| !beat.knows_outages && at - beat.at <= DEAD)
}

/// Waits for all of these, several at the same time. An error means that not all have succeeded.
async fn all(tasks: impl Stream<Item = impl Future<Output = Result<(), NotRead>>>) -> Result<(), NotRead> {
    let (mut tasks, mut all) = (pin!(tasks.buffer_unordered(BATCH)), Ok(()));
    while let Some(one) = tasks.next().await {
        all = all.and(one);
    }
    all
}

/// Credits the open games with the outages, so that their players see it.
async fn settle_open_games(hub: &Arc<Hub>) {
    let Some(last) = hub.outages.last_end() else { return };
    let games = hub.open_games().into_iter().filter(|live_game| live_game.is_unsettled(last));
    let settled = stream::iter(games).take_until(sleep(SPELL));
    // What fails is tried again with the next heartbeat.
    let _ = all(settled.map(|live_game| async move { live_game.settle(hub, hub.time.now()).await })).await;
}

/// Credits the players to move in these games with lost time, if they were connected to this node.
async fn credit(hub: &Arc<Hub>, games: Vec<String>, lost: Outage, node: Option<&str>) -> Result<(), NotRead> {
    let presences = match node {
        Some(_) => presences(hub, &games).await?,
        None => HashMap::new(),
    };
    let credit_one = |game: String| {
        let rows = presences.get(&game).map(Vec::as_slice).unwrap_or_default();
        credit_one(hub, game, lost, node.map(|node| (node, rows)))
    };
    all(stream::iter(games).map(credit_one)).await
}

async fn credit_one(
    hub: &Arc<Hub>,
    game: String,
    lost: Outage,
    node: Option<(&str, &[Presence])>,
) -> Result<(), NotRead> {
    let Some(live_game) = read(hub, &game).await? else { return Ok(()) };
    live_game.refresh(hub).await?;
    // Outages before this one come first, because a later credit would hide them.
    live_game.settle(hub, Millis::MAX).await?;
    let (mover, credited) =
        live_game.look(|game_log| (game_log.state().to_move(), last_credit(game_log))).await;
    let lost = rest(lost, credited.unwrap_or(Millis::MIN));
    let Some((mover, Outage { since, until })) = mover.zip(lost) else { return Ok(()) };
    let was_connected = |(node, presences): (&str, &[Presence])| {
        presences.iter().any(|presence| presence.node == node && sits(presence, mover))
    };
    let Ok(id) = CommandId::server(&format!("credit-{since}")) else { return Ok(()) };
    if !node.is_none_or(was_connected) {
        return Ok(());
    }
    let kind = CommandKind::Credit { time: (until - since + TO_COME_BACK).min(MAX_CREDIT) };
    match live_game.credit(Arc::clone(hub), Command { id, seat: None, kind }, since).await {
        CommandOutcome::Retry => Err(NotRead),
        _ => Ok(()),
    }
}

async fn expire_one(hub: &Arc<Hub>, game: String, now: Millis) -> Result<(), NotRead> {
    let Some(live_game) = read(hub, &game).await? else { return Ok(()) };
    live_game.expire(hub, now).await
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
    all(stream::iter(games).take_until(sleep(SPELL)).map(flag_one)).await
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
    live_game.settle(hub, now).await?;
    let deadline = live_game.look(|game_log| game_log.state().deadline()).await;
    if deadline.is_none_or(|deadline| now < deadline) {
        return Ok(());
    }
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
