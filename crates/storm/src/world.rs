//! What all clients of a storm share.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU8, AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tessera_game::Random;
use tessera_online::wire::Secret;
use tokio::sync::watch;
use tokio::time::Instant;

use crate::figures::Times;
use crate::history::Recorder;

/// How far a storm is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Phase {
    /// Games are played.
    Play,
    /// Nothing new is sent; what was sent is waited for.
    Drain,
    /// It is over.
    End,
}

/// What clients do to their own frames.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mischief {
    /// Nothing.
    None,
    /// A command is sent twice.
    Duplicate,
    /// An older command comes after a newer one, and a later one before it.
    Reorder,
    /// The connection ends within a frame.
    Cut,
    /// The connection stays open, and nobody is there.
    HalfOpen,
    /// Something that is no message.
    Garbage,
}

impl Mischief {
    /// All that is mischief.
    pub const ALL: [Self; 5] = [Self::Duplicate, Self::Reorder, Self::Cut, Self::HalfOpen, Self::Garbage];
}

/// What all clients of a storm share.
pub(crate) struct World {
    pub(crate) nodes: Vec<SocketAddr>,
    pub(crate) recorder: Recorder,
    pub(crate) pace: Pace,
    pub(crate) phase: watch::Sender<Phase>,
    pub(crate) totals: Totals,
    /// How often a client says that it is there.
    pub(crate) ping: Duration,
    mischief: AtomicU8,
    clients: AtomicU32,
}

/// What is counted.
#[derive(Default)]
pub(crate) struct Totals {
    /// How long acknowledgements of turns took, from the first sending.
    pub(crate) acks: Times,
    /// How long it took until others saw a turn.
    pub(crate) deliveries: Times,
    pub(crate) games: AtomicU64,
    pub(crate) ended: AtomicU64,
    pub(crate) turns: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) retries: AtomicU64,
    pub(crate) reconnects: AtomicU64,
    /// Sockets that are open now.
    pub(crate) open: AtomicU64,
    /// Messages that were heard.
    pub(crate) messages: AtomicU64,
    /// Answers to a client's `p`.
    pub(crate) pings: AtomicU64,
    /// Commands that got no answer.
    pub(crate) unknown: AtomicU64,
}

impl World {
    pub(crate) fn new(nodes: Vec<SocketAddr>, recorder: Recorder, rate: f64, ping: Duration) -> Self {
        Self {
            nodes,
            recorder,
            pace: Pace::new(rate),
            phase: watch::Sender::new(Phase::Play),
            totals: Totals::default(),
            ping,
            mischief: AtomicU8::new(0),
            clients: AtomicU32::new(1),
        }
    }

    /// The number of a new client.
    pub(crate) fn new_client(&self) -> u32 {
        self.clients.fetch_add(1, Ordering::Relaxed)
    }

    pub(crate) fn phase(&self) -> Phase {
        *self.phase.borrow()
    }

    /// Lets clients do something to their frames from now on.
    pub(crate) fn set_mischief(&self, mischief: Mischief) {
        let place = Mischief::ALL.iter().position(|&one| one == mischief).map_or(0, |place| place + 1);
        self.mischief.store(place as u8, Ordering::Relaxed);
    }

    pub(crate) fn mischief(&self) -> Mischief {
        let place = usize::from(self.mischief.load(Ordering::Relaxed));
        place.checked_sub(1).and_then(|place| Mischief::ALL.get(place)).copied().unwrap_or(Mischief::None)
    }

    /// The node that a client tries this time.
    pub(crate) fn node(&self, by: u32, attempt: u32) -> Option<SocketAddr> {
        let count = self.nodes.len().max(1);
        self.nodes.get((by as usize + attempt as usize) % count).copied()
    }
}

/// Waits until the storm is as far as this.
pub(crate) async fn reached(phases: &mut watch::Receiver<Phase>, phase: Phase) {
    // It fails when the storm itself is gone.
    let _ = phases.wait_for(|&now| now >= phase).await;
}

/// Gives everybody who wants to play a turn the time for it, so that there are so many a second.
pub(crate) struct Pace {
    every: Mutex<Duration>,
    next: Mutex<Instant>,
}

impl Pace {
    fn new(rate: f64) -> Self {
        Self { every: Mutex::new(interval(rate)), next: Mutex::new(Instant::now()) }
    }

    /// Other turns a second from now on.
    pub(crate) fn set(&self, rate: f64) {
        *self.every.lock().unwrap_or_else(PoisonError::into_inner) = interval(rate);
        *self.next.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// When the next turn may be played.
    pub(crate) fn slot(&self) -> Instant {
        let every = *self.every.lock().unwrap_or_else(PoisonError::into_inner);
        let mut next = self.next.lock().unwrap_or_else(PoisonError::into_inner);
        let slot = (*next).max(Instant::now());
        *next = slot + every;
        slot
    }
}

fn interval(rate: f64) -> Duration {
    if rate > 0.0 { Duration::from_secs_f64(1.0 / rate) } else { Duration::ZERO }
}

/// A secret by lot. Storms play for nobody's honour, so a seed is good enough.
pub(crate) fn secret(random: &mut Random) -> Option<Secret> {
    Secret::new(&text(random, 22)).ok()
}

/// The id of a command.
pub(crate) fn command_id(random: &mut Random) -> String {
    text(random, 22)
}

fn text(random: &mut Random, length: usize) -> String {
    const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_x";
    (0..length).map(|_| char::from(ALPHABET[random.below(64) as usize])).collect()
}
