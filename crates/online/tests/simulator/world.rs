//! The world: true time, what happens next, and the network between clients and nodes.

use std::cmp::{Ordering, Reverse};
use std::collections::BinaryHeap;

use tessera_game::Random;
use tessera_games::{GameId, Player, Start};
use tessera_online::{
    Clock, Command, CommandId, CommandKind, Event, Facts, GameLog, Millis, Setup, State, decide,
};

use crate::Bug;
use crate::check::Seen;
use crate::client::{Client, Sent};
use crate::common::BEGIN;
use crate::node::{Job, Node, Reply};
use crate::store::{Appended, Store};

/// What can happen.
pub(crate) enum Happening {
    Wake(usize),
    /// A command arrives at a node, from a client on some connection.
    Arrive(usize, usize, u32, Box<Command>),
    Write(Box<(Job, Event)>),
    /// Events come to a client, if the connection is still there.
    Push(usize, u32, Vec<Event>),
    Reply(usize, u32, CommandId, Reply),
    Hint(usize, u32),
    /// A node looks what is new, and whose time has run out.
    Sweep(usize, u32),
    Crash(usize),
    Restart(usize),
}

struct Due {
    at: Millis,
    order: u64,
    what: Happening,
}

impl PartialEq for Due {
    fn eq(&self, other: &Self) -> bool {
        self.order == other.order
    }
}

impl Eq for Due {}

impl PartialOrd for Due {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Due {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.at, self.order).cmp(&(other.at, other.order))
    }
}

pub(crate) struct World {
    pub(crate) random: Random,
    pub(crate) bug: Option<Bug>,
    pub(crate) now: Millis,
    pub(crate) store: Store,
    pub(crate) nodes: Vec<Node>,
    pub(crate) clients: Vec<Client>,
    pub(crate) sent: Vec<Sent>,
    pub(crate) seen: Seen,
    /// Nothing goes wrong any more, and nobody begins anything.
    pub(crate) healing: bool,
    /// A long game, in which somebody leaves for good.
    pub(crate) long: bool,
    /// Since when no client of each seat is connected.
    pub(crate) gone: [Option<Millis>; 2],
    /// Since when no node is up.
    dark: Option<Millis>,
    /// The credits that the game was owed: the ids of the commands, and how much.
    pub(crate) owed: Vec<(CommandId, Millis)>,
    due: BinaryHeap<Reverse<Due>>,
    order: u64,
}

/// By how much a node's clock is wrong at most. One that is further off does not serve.
pub(crate) const MOST_SKEW: Millis = 120;

/// How long everything goes wrong, and how long it then goes well.
const TROUBLE: Millis = 16_000;
const LONG_TROUBLE: Millis = 130_000;
const HEALING: Millis = 8000;

impl World {
    pub(crate) fn new(seed: u64, bug: Option<Bug>) -> Self {
        let mut random = Random::new(seed);
        let long = random.below(16) == 0;
        let game = [GameId::Xok, GameId::Yoxii, GameId::Yoxii, GameId::Slither][random.below(4) as usize];
        let clock = match random.below(8) {
            0 => Clock::NONE,
            1 => Clock::Days { days: 1 },
            _ if long => Clock::Increment { base: 180_000, increment: 1000 },
            2 | 3 => Clock::Increment { base: 60_000, increment: 1000 },
            _ => Clock::Increment { base: 10_000, increment: 0 },
        };
        let creator = Player::BOTH[random.below(2) as usize];
        let setup = Setup::new(Start::standard(game), clock, random.below(4) > 0, creator).expect("offered");
        let id = CommandId::server("create").expect("an id");
        let create = Command { id, seat: Some(creator), kind: CommandKind::Create(Box::new(setup)) };
        let created = decide(&State::new(), &create, BEGIN, &Facts::default()).expect("a new game");

        let mut store = Store::default();
        store.keys_not_unique = bug == Some(Bug::KeysNotUnique);
        store.append(created, BEGIN);
        let mut world = Self {
            bug,
            now: BEGIN,
            store,
            nodes: Vec::new(),
            clients: Vec::new(),
            sent: Vec::new(),
            seen: Seen::default(),
            healing: false,
            long,
            gone: [Some(BEGIN); 2],
            dark: None,
            owed: Vec::new(),
            due: BinaryHeap::new(),
            order: 0,
            random,
        };
        for node in 0..=world.random.below(3) as usize {
            let skew = world.below(2 * MOST_SKEW) - MOST_SKEW;
            world.nodes.push(Node { game_log: GameLog::default(), up: true, life: 0, skew });
            let first = world.below(1000);
            world.after(first, Happening::Sweep(node, 0));
            if world.random.below(3) > 0 {
                let crash = world.below(TROUBLE);
                world.after(crash, Happening::Crash(node));
            }
        }
        // Both players, and sometimes one of them on a second device.
        let mut seats = vec![Player::First, Player::Second];
        if world.random.below(3) == 0 {
            seats.push(Player::BOTH[world.random.below(2) as usize]);
        }
        let leaver = long.then(|| Player::BOTH[world.random.below(2) as usize]);
        for (who, seat) in seats.into_iter().enumerate() {
            let leaves =
                if leaver == Some(seat) { BEGIN + 10_000 + world.below(20_000) } else { Millis::MAX };
            world.clients.push(Client {
                seat,
                game_log: GameLog::default(),
                connection: 0,
                node: None,
                cursor: 0,
                last_arrival: 0,
                pending: None,
                leaves,
            });
            let first = world.below(200);
            world.after(first, Happening::Wake(who));
        }
        world
    }

    /// Lets everything happen: first with all kinds of trouble, then without.
    pub(crate) fn run(&mut self) -> Result<(), String> {
        let trouble = BEGIN + if self.long { LONG_TROUBLE } else { TROUBLE };
        self.run_until(trouble)?;
        self.healing = true;
        for node in 0..self.nodes.len() {
            if !self.nodes[node].up {
                self.restart(node)?;
            }
        }
        self.run_until(trouble + HEALING)
    }

    fn run_until(&mut self, end: Millis) -> Result<(), String> {
        while let Some(Reverse(due)) = self.due.pop() {
            if due.at > end {
                self.due.push(Reverse(due));
                break;
            }
            self.now = self.now.max(due.at);
            self.happen(due.what)?;
        }
        self.now = end;
        Ok(())
    }

    fn happen(&mut self, what: Happening) -> Result<(), String> {
        match what {
            Happening::Wake(who) => self.wake(who),
            Happening::Arrive(node, who, connection, command) => self.arrive(node, who, connection, *command),
            Happening::Write(write) => {
                let (job, event) = *write;
                self.commit(job, event)
            }
            Happening::Push(who, connection, events) => self.pushed(who, connection, &events),
            Happening::Reply(who, connection, id, reply) => {
                if self.clients[who].connection == connection {
                    self.answered(who, &id, reply);
                }
                Ok(())
            }
            Happening::Hint(node, seq) => {
                let new = self.nodes[node].up && self.nodes[node].game_log.version() <= seq;
                if new { self.refresh(node) } else { Ok(()) }
            }
            Happening::Sweep(node, life) => self.sweep(node, life),
            Happening::Crash(node) => {
                if !self.healing {
                    self.crash(node);
                }
                Ok(())
            }
            Happening::Restart(node) => self.restart(node),
        }
    }

    pub(crate) fn after(&mut self, delay: Millis, what: Happening) {
        self.order += 1;
        self.due.push(Reverse(Due { at: self.now + delay, order: self.order, what }));
    }

    pub(crate) fn below(&mut self, limit: Millis) -> Millis {
        Millis::from(self.random.below(limit.try_into().unwrap_or(0)))
    }

    /// Once in so many times, unless everything goes well.
    pub(crate) fn unlucky(&mut self, of: u32) -> bool {
        !self.healing && self.random.below(of) == 0
    }

    pub(crate) fn alive(&self, node: usize, life: u32) -> bool {
        self.nodes[node].up && self.nodes[node].life == life
    }

    fn arrive(&mut self, node: usize, who: usize, connection: u32, command: Command) -> Result<(), String> {
        if !self.nodes[node].up {
            return Ok(());
        }
        let seat = self.clients[who].seat;
        let lag = self.below(120);
        let facts = Facts { lag, opponent_gone: self.gone[(!seat).index()] };
        let (life, arrived) = (self.nodes[node].life, self.node_time(node));
        self.consider(Job::new(node, life, Some((who, connection)), command, arrived, facts))
    }

    /// An answer travels, if the connection is still there; sometimes it is lost.
    pub(crate) fn reply(&mut self, job: &Job, reply: Reply) {
        let Some((who, connection)) = job.answer_to else { return };
        if !self.unlucky(12) {
            let delay = 1 + self.below(60);
            self.after(delay, Happening::Reply(who, connection, job.command.id.clone(), reply));
        }
    }

    /// Sends what is new to the sockets of a node. A connection keeps the order.
    pub(crate) fn push(&mut self, node: usize) {
        for who in 0..self.clients.len() {
            if self.clients[who].node != Some(node) {
                continue;
            }
            let events = self.nodes[node].game_log.events().get(self.clients[who].cursor as usize..);
            let events = events.unwrap_or_default().to_vec();
            if events.is_empty() {
                continue;
            }
            let arrival = (self.now + 1 + self.below(60)).max(self.clients[who].last_arrival);
            self.clients[who].cursor += events.len() as u32;
            self.clients[who].last_arrival = arrival;
            let connection = self.clients[who].connection;
            self.after(arrival - self.now, Happening::Push(who, connection, events));
        }
    }

    fn pushed(&mut self, who: usize, connection: u32, events: &[Event]) -> Result<(), String> {
        if self.clients[who].connection == connection {
            let learnt = self.clients[who].game_log.learn(events);
            learnt.map_err(|error| format!("client {who}: {error}{}", self.store.story()))?;
        }
        Ok(())
    }

    /// A client connects to some node and says how many events it has.
    pub(crate) fn connect(&mut self, who: usize) -> Result<(), String> {
        let node = self.random.below(self.nodes.len() as u32) as usize;
        if !self.nodes[node].up {
            return Ok(());
        }
        let version = self.clients[who].game_log.version();
        let skip = u32::from(self.bug == Some(Bug::SkipOnResume) && version > 0);
        let client = &mut self.clients[who];
        client.node = Some(node);
        client.connection += 1;
        client.cursor = version + skip;
        client.last_arrival = 0;
        self.note_presence();
        // A node that knows nothing, or less than the client, reads the log.
        if self.nodes[node].game_log.version() == 0 || self.nodes[node].game_log.version() < version {
            self.refresh(node)?;
        }
        self.push(node);
        Ok(())
    }

    pub(crate) fn disconnect(&mut self, who: usize) {
        self.clients[who].node = None;
        self.clients[who].connection += 1;
        self.note_presence();
    }

    /// The rows of presence: since when nobody is on a seat.
    fn note_presence(&mut self) {
        for player in Player::BOTH {
            let here = self.clients.iter().any(|client| client.seat == player && client.node.is_some());
            let gone = &mut self.gone[player.index()];
            *gone = if here { None } else { gone.or(Some(self.now)) };
        }
    }

    pub(crate) fn crash(&mut self, node: usize) {
        if !self.nodes[node].up {
            return;
        }
        self.seen.crashes += 1;
        self.nodes[node].up = false;
        self.nodes[node].life += 1;
        self.nodes[node].game_log = GameLog::default();
        for who in 0..self.clients.len() {
            if self.clients[who].node == Some(node) {
                self.disconnect(who);
            }
        }
        if self.nodes.iter().all(|node| !node.up) {
            self.dark = Some(self.now);
        }
        let down = 200 + self.below(5000);
        self.after(down, Happening::Restart(node));
    }

    fn restart(&mut self, node: usize) -> Result<(), String> {
        if self.nodes[node].up {
            return Ok(());
        }
        self.nodes[node].up = true;
        self.refresh(node)?;
        // The first one up gives back the time during which nobody could play, before anybody can be flagged.
        if let Some(since) = self.dark.take()
            && self.now - since > 2000
        {
            self.credit(node, since)?;
        }
        let life = self.nodes[node].life;
        let first = self.below(1000);
        self.after(first, Happening::Sweep(node, life));
        if self.unlucky(2) {
            let crash = self.below(TROUBLE);
            self.after(crash, Happening::Crash(node));
        }
        Ok(())
    }

    fn credit(&mut self, node: usize, since: Millis) -> Result<(), String> {
        if self.nodes[node].game_log.state().deadline().is_none() {
            return Ok(());
        }
        let (time, id) =
            (self.now - since + 15_000, CommandId::server(&format!("credit-{since}")).expect("an id"));
        self.owed.push((id.clone(), time));
        if self.bug == Some(Bug::NoCredit) {
            return Ok(());
        }
        let command = Command { id, seat: None, kind: CommandKind::Credit { time } };
        let (state, now) = (self.nodes[node].game_log.state(), self.node_time(node));
        let event = decide(state, &command, now, &Facts::default()).map_err(|refusal| refusal.to_string())?;
        match self.store.append(event, self.now) {
            Appended::Done => self.refresh(node),
            _ => Err("a credit was not appended although nobody else was up".into()),
        }
    }

    /// Every second a node reads what it may have missed, and flags.
    fn sweep(&mut self, node: usize, life: u32) -> Result<(), String> {
        if !self.alive(node, life) {
            return Ok(());
        }
        self.after(1000, Happening::Sweep(node, life));
        self.refresh(node)?;
        let ahead = if self.bug == Some(Bug::FlagTooEarly) { 2500 } else { 0 };
        let state = self.nodes[node].game_log.state();
        let now = self.node_time(node);
        if state.deadline().is_some_and(|deadline| now + ahead >= deadline) {
            let id = CommandId::server(&format!("flag-{}", state.version())).expect("an id");
            let command = Command { id, seat: None, kind: CommandKind::Flag };
            self.consider(Job::new(node, life, None, command, now + ahead, Facts::default()))?;
        }
        Ok(())
    }
}
