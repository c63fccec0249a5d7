//! The state that all clients of a storm share.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicU8, AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tessera_game::Random;
use tessera_online::wire::Secret;
use tokio::sync::watch;
use tokio::time::Instant;

use crate::figures::Times;
use crate::history::Recorder;
use crate::storm::Options;

/// The phase of a storm.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Phase {
    /// Games are played.
    Play,
    /// Clients send nothing new, and wait for answers.
    Drain,
    /// Clients disconnect.
    End,
}

/// A way in which clients misuse the connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mischief {
    /// Correct use.
    None,
    /// Sends a command twice.
    Duplicate,
    /// Sends a turn that is too early before a command, and the previous command after it.
    Reorder,
    /// Ends the connection in the middle of a frame.
    Cut,
    /// Leaves the connection open, and neither reads nor writes.
    HalfOpen,
    /// Sends bytes that are not a message.
    Garbage,
}

impl Mischief {
    /// All kinds of misuse.
    pub const ALL: [Self; 5] = [Self::Duplicate, Self::Reorder, Self::Cut, Self::HalfOpen, Self::Garbage];
}

/// The state that all clients of a storm share.
pub(crate) struct World {
    pub(crate) nodes: Vec<SocketAddr>,
    pub(crate) recorder: Recorder,
    pub(crate) pace: Pace,
    pub(crate) phase: watch::Sender<Phase>,
    pub(crate) totals: Totals,
    /// The interval between a client's pings.
    pub(crate) ping: Duration,
    /// Counts the addresses that connections come from, if they are not all from one.
    own_addresses: Option<AtomicU32>,
    mischief: AtomicU8,
    clients: AtomicU32,
}

/// Counters and timings of all clients.
#[derive(Default)]
pub(crate) struct Totals {
    /// The time from the first sending of a turn to its acknowledgement.
    pub(crate) acks: Times,
    /// The time from the last sending of a turn to its arrival at another client.
    pub(crate) deliveries: Times,
    pub(crate) games: AtomicU64,
    pub(crate) ended: AtomicU64,
    pub(crate) turns: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) retries: AtomicU64,
    pub(crate) reconnects: AtomicU64,
    /// Sockets that are open now.
    pub(crate) open: AtomicU64,
    /// Messages received.
    pub(crate) messages: AtomicU64,
    /// Answers to a client's `p`.
    pub(crate) pings: AtomicU64,
    /// Commands that got no answer.
    pub(crate) unknown: AtomicU64,
}

impl World {
    pub(crate) fn new(options: &Options, recorder: Recorder) -> Self {
        Self {
            nodes: options.nodes.clone(),
            recorder,
            pace: Pace::new(options.rate),
            phase: watch::Sender::new(Phase::Play),
            totals: Totals::default(),
            ping: options.ping,
            own_addresses: options.spreads.then(AtomicU32::default),
            mischief: AtomicU8::new(0),
            clients: AtomicU32::new(1),
        }
    }

    /// The address that the next connection comes from; `None` leaves it to the system.
    pub(crate) fn own_address(&self) -> Option<Ipv4Addr> {
        let number = self.own_addresses.as_ref()?.fetch_add(1, Ordering::Relaxed) % 500;
        Some(Ipv4Addr::new(127, 1, (number / 250) as u8, (number % 250 + 1) as u8))
    }

    /// The number of a new client.
    pub(crate) fn new_client(&self) -> u32 {
        self.clients.fetch_add(1, Ordering::Relaxed)
    }

    pub(crate) fn phase(&self) -> Phase {
        *self.phase.borrow()
    }

    /// Makes clients misuse their connections in this way from now on.
    pub(crate) fn set_mischief(&self, mischief: Mischief) {
        let place = Mischief::ALL.iter().position(|&one| one == mischief).map_or(0, |place| place + 1);
        self.mischief.store(place as u8, Ordering::Relaxed);
    }

    pub(crate) fn mischief(&self) -> Mischief {
        let place = usize::from(self.mischief.load(Ordering::Relaxed));
        place.checked_sub(1).and_then(|place| Mischief::ALL.get(place)).copied().unwrap_or(Mischief::None)
    }

    /// The node for a client's next attempt: the nodes take turns.
    pub(crate) fn node(&self, by: u32, attempt: u32) -> Option<SocketAddr> {
        let count = self.nodes.len().max(1);
        self.nodes.get((by as usize + attempt as usize) % count).copied()
    }
}

/// Waits until the storm reaches this phase.
pub(crate) async fn reached(phases: &mut watch::Receiver<Phase>, phase: Phase) {
    // It fails when the storm has been dropped, which is also the end.
    let _ = phases.wait_for(|&now| now >= phase).await;
}

/// Paces the turns of all clients at a given rate.
pub(crate) struct Pace {
    interval: Duration,
    next: Mutex<Instant>,
}

impl Pace {
    fn new(rate: f64) -> Self {
        let interval = if rate > 0.0 { Duration::from_secs_f64(1.0 / rate) } else { Duration::ZERO };
        Self { interval, next: Mutex::new(Instant::now()) }
    }

    /// Reserves the time of the next turn.
    pub(crate) fn slot(&self) -> Instant {
        let mut next = self.next.lock().unwrap_or_else(PoisonError::into_inner);
        let slot = (*next).max(Instant::now());
        *next = slot + self.interval;
        slot
    }
}

/// A pseudorandom secret: a load test needs no security.
pub(crate) fn secret(random: &mut Random) -> Option<Secret> {
    Secret::new(&text(random, 22)).ok()
}

/// A pseudorandom command id.
pub(crate) fn command_id(random: &mut Random) -> String {
    text(random, 22)
}

fn text(random: &mut Random, length: usize) -> String {
    const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_x";
    (0..length).map(|_| char::from(ALPHABET[random.below(64) as usize])).collect()
}
