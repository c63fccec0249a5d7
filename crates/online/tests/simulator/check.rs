//! The checker: what the clients were told, the log and all caches must fit together.

use std::collections::HashMap;
use std::ops::AddAssign;

use tessera_online::{Body, Event, GameLog};

use crate::world::{MOST_SKEW, World};
use tessera_online::audit::Account;

/// How much has happened, so that a run without trouble is noticed.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Seen {
    pub(crate) crashes: u64,
    pub(crate) conflicts: u64,
    pub(crate) repeated: u64,
    pub(crate) refused: u64,
    pub(crate) unknown: u64,
    pub(crate) events: u64,
    pub(crate) turns: u64,
    pub(crate) takebacks: u64,
    pub(crate) credits: u64,
    pub(crate) flags: u64,
    pub(crate) claims: u64,
    pub(crate) endings: u64,
}

impl AddAssign for Seen {
    fn add_assign(&mut self, other: Self) {
        self.crashes += other.crashes;
        self.conflicts += other.conflicts;
        self.repeated += other.repeated;
        self.refused += other.refused;
        self.unknown += other.unknown;
        self.events += other.events;
        self.turns += other.turns;
        self.takebacks += other.takebacks;
        self.credits += other.credits;
        self.flags += other.flags;
        self.claims += other.claims;
        self.endings += other.endings;
    }
}

/// Goes through everything and says what is wrong.
pub(crate) fn check(world: &World) -> Result<Seen, String> {
    let told = answers(world);
    let rest = told.and_then(|()| caches(world)).and_then(|()| replay(world)).and_then(|()| liveness(world));
    rest.map_err(|what| format!("{what}{}", world.store.story()))?;
    let log = &world.store.log;
    let count = |is: fn(&Body) -> bool| log.iter().filter(|event| is(&event.body)).count() as u64;
    Ok(Seen {
        conflicts: world.store.conflicts,
        unknown: world.sent.iter().filter(|sent| sent.acks.is_empty() && !sent.refused_for_ever).count()
            as u64,
        events: log.len() as u64,
        turns: count(|body| matches!(body, Body::Turn { .. })),
        takebacks: count(|body| matches!(body, Body::TakebackGrant { .. })),
        credits: count(|body| matches!(body, Body::Credit { .. })),
        flags: count(|body| matches!(body, Body::Flag)),
        claims: count(|body| matches!(body, Body::Claim)),
        endings: u64::from(Account::of(log).is_ok_and(|account| account.ended)),
        ..world.seen
    })
}

/// What was acknowledged is in the log once, at that place; what was refused for ever is not; all else at most once.
fn answers(world: &World) -> Result<(), String> {
    let mut places: HashMap<&str, Vec<&Event>> = HashMap::new();
    for event in &world.store.log {
        places.entry(event.command.as_str()).or_default().push(event);
    }
    for sent in &world.sent {
        let found = places.get(sent.id.as_str()).map(Vec::as_slice).unwrap_or_default();
        let seqs: Vec<u32> = found.iter().map(|event| event.seq).collect();
        if seqs.len() > 1 {
            return Err(format!("{} is in the log at {seqs:?}", sent.id));
        }
        if found.iter().any(|event| event.seat != Some(sent.seat)) {
            return Err(format!("{} has another seat in the log", sent.id));
        }
        if let Some((_, seq)) = sent.acks.iter().find(|(_, seq)| seqs != [*seq]) {
            return Err(format!("{} was acknowledged as event {seq} but is at {seqs:?}", sent.id));
        }
        if sent.refused_for_ever && !seqs.is_empty() {
            return Err(format!("{} was refused for ever but is at {seqs:?}", sent.id));
        }
        if let Some(first) = &sent.same_as
            && !seqs.is_empty()
            && places.contains_key(first.as_str())
        {
            return Err(format!("{} was done twice, also as {}", first, sent.id));
        }
    }
    // What was sent after something was acknowledged comes after it.
    for one in &world.sent {
        for &(acked, seq) in &one.acks {
            for later in world.sent.iter().filter(|later| later.at > acked) {
                let before = |event: &&&Event| event.seq < seq;
                if let Some(event) = places.get(later.id.as_str()).and_then(|found| found.iter().find(before))
                {
                    return Err(format!("event {} was sent after event {seq} was acknowledged", event.seq));
                }
            }
        }
    }
    Ok(())
}

/// All that anybody has of the log is its beginning.
fn caches(world: &World) -> Result<(), String> {
    let log = &world.store.log;
    let nodes = world.nodes.iter().enumerate().map(|(at, node)| (format!("node {at}"), &node.game_log));
    let clients =
        world.clients.iter().enumerate().map(|(at, client)| (format!("client {at}"), &client.game_log));
    for (who, game_log) in nodes.chain(clients) {
        let version = game_log.version() as usize;
        if log.get(..version) != Some(game_log.events()) {
            return Err(format!("{who} has {version} events that are not the log's"));
        }
        let again = GameLog::from_log(game_log.events().to_vec()).map_err(|error| error.to_string())?;
        if again.state().position_hash() != game_log.state().position_hash()
            || again.state() != game_log.state()
        {
            return Err(format!("{who} does not see what its events say"));
        }
    }
    Ok(())
}

/// The log, as it is stored, is a legal game with honest clocks and at most one end.
fn replay(world: &World) -> Result<(), String> {
    let stored = world.store.log.iter().map(|event| {
        Event::read(event.seq, event.command.as_str(), event.seat_number(), event.at, &event.body_text())
    });
    let log: Vec<Event> = stored.collect::<Result<_, _>>().map_err(|error| error.to_string())?;
    let game_log = GameLog::from_log(log).map_err(|error| error.to_string())?;
    let account = Account::of(game_log.events())?;
    account.check()?;
    if game_log.state().result().is_some() != account.ended {
        return Err("the replay ends otherwise".into());
    }
    for (id, time) in &world.owed {
        let credited = game_log.find(id).map(|event| &event.body);
        if credited != Some(&Body::Credit { ms: *time }) {
            return Err(format!("{id} is owed {time} and got {credited:?}"));
        }
    }
    // Nothing is dated later than it was stored, and nobody is flagged before the deadline, but for wrong clocks.
    for (event, stored) in game_log.events().iter().zip(&world.store.stored_at) {
        if event.at > stored + MOST_SKEW {
            return Err(format!("event {} was stored at {stored}, before its time", event.seq));
        }
    }
    Ok(())
}

/// Once faults stop, all commands are answered, all caches catch up, and overdue games are flagged.
fn liveness(world: &World) -> Result<(), String> {
    if let Some(client) = world.clients.iter().find(|client| client.pending.is_some()) {
        let pending = client.pending.as_ref().map(|pending| &pending.command);
        return Err(format!("{} was never answered: {pending:?}", client.seat));
    }
    let old = world.store.stored_at.iter().filter(|&&at| at < world.now - 2500).count() as u32;
    let game_logs = world.nodes.iter().map(|node| &node.game_log);
    if let Some(game_log) = game_logs
        .chain(world.clients.iter().map(|client| &client.game_log))
        .find(|game_log| game_log.version() < old)
    {
        return Err(format!("a cache has only {} of {old} old events", game_log.version()));
    }
    let whole = GameLog::from_log(world.store.log.clone()).map_err(|error| error.to_string())?;
    if whole.state().deadline().is_some_and(|deadline| deadline < world.now - 2500) {
        return Err("the time has run out and nobody flags".into());
    }
    Ok(())
}
