//! A load test: many concurrent games.

use std::io::{self, IsTerminal as _, Write as _};
use std::net::{SocketAddr, ToSocketAddrs as _};
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::Serialize;
use tessera_game::Random;
use tessera_games::{GameId, Player};
use tessera_online::wire::{CreateGame, GameCreated, JoinGame, Seated, Side};
use tessera_online::{Clock, GameKey, Millis};
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::{Instant, sleep, timeout};

use crate::client::Client;
use crate::figures::Figures;
use crate::history::{RecordKind, Recorder, Shared, Writing};
use crate::http;
use crate::player::{Competitor, PlayStyle};
use crate::watcher::watch;
use crate::world::{Mischief, Phase, World, secret};

/// How long the end of a storm waits for answers.
const DRAIN: Duration = Duration::from_secs(12);

/// The settings of a storm.
#[derive(Clone, Debug)]
pub struct Options {
    /// The addresses of the nodes.
    pub nodes: Vec<SocketAddr>,
    /// The number of concurrent games.
    pub games: u32,
    /// The number of watchers, spread over the games.
    pub watchers: u32,
    /// Turns a second of all games together; 0 is unlimited.
    pub rate: f64,
    /// The random seed.
    pub seed: u64,
    /// The file for the history.
    pub history: Option<PathBuf>,
    /// The ply at which a player resigns at the latest.
    pub max_plies: u32,
    /// Whether players offer draws, ask for takebacks and rematches, and end games early.
    pub makes_offers: bool,
    /// One game in this many has a player who stops playing, so that the time runs out; 0 is none.
    pub idle_one_in: u32,
    /// The interval between a client's pings.
    pub ping: Duration,
    /// Whether the clients come from 500 addresses of this machine, `127.…`, and not from one.
    pub spreads: bool,
}

impl Options {
    /// Ten games on these nodes at an unlimited rate, without a history.
    pub fn new(nodes: Vec<SocketAddr>) -> Self {
        Self {
            nodes,
            games: 10,
            watchers: 0,
            rate: 0.0,
            seed: 1,
            history: None,
            max_plies: 60,
            makes_offers: true,
            idle_one_in: 0,
            ping: Duration::from_millis(2_500),
            spreads: false,
        }
    }

    /// The address of a node, from `http://127.0.0.1:8044/`.
    pub fn node(url: &str) -> io::Result<SocketAddr> {
        let host = url.strip_prefix("http://").unwrap_or(url).trim_end_matches('/');
        let mut addresses = host.to_socket_addrs().map_err(|error| {
            io::Error::new(error.kind(), format!("{url} is not the address of a server: {error}"))
        })?;
        addresses.next().ok_or_else(|| io::Error::other(format!("{url} is not the address of a server")))
    }
}

/// A running storm.
pub struct Storm {
    world: Arc<World>,
    games: Vec<JoinHandle<()>>,
    watchers: JoinSet<()>,
    writing: Option<Writing>,
    /// When the measurement began, and the number of turns at that time.
    begin: Mutex<(Instant, u64)>,
}

/// The results of a storm.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    /// The length of the measurement.
    pub seconds: f64,
    /// Games created.
    pub games: u64,
    /// Games that ended.
    pub ended: u64,
    /// Acknowledged turns.
    pub turns: u64,
    /// Turns a second.
    pub rate: f64,
    /// The times from sending a turn to its acknowledgement.
    pub acks: Figures,
    /// The times from sending a turn to its arrival at another client.
    pub deliveries: Figures,
    /// Refused commands.
    pub refused: u64,
    /// Commands that the server asked to be sent again.
    pub retries: u64,
    /// Reconnections.
    pub reconnects: u64,
    /// Commands without an answer at the end.
    pub unknown: u64,
    /// Records in the history.
    pub records: u64,
}

impl std::fmt::Display for Summary {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { seconds, games, ended, turns, rate, .. } = self;
        writeln!(f, "{turns} turns in {seconds:.1} s ({rate:.0}/s), {games} games, {ended} ended")?;
        writeln!(f, "acknowledged: {}", self.acks)?;
        writeln!(f, "delivered: {}", self.deliveries)?;
        let Self { refused, retries, reconnects, unknown, .. } = self;
        write!(f, "{refused} refused, {retries} retries, {reconnects} reconnections, {unknown} unanswered")
    }
}

impl Storm {
    /// Starts the games. It must be called within a Tokio runtime.
    pub fn begin(options: &Options) -> io::Result<Self> {
        let (recorder, writing) = match &options.history {
            Some(path) => {
                let (recorder, writing) = Recorder::to_file(path)?;
                (recorder, Some(writing))
            }
            None => (Recorder::none(), None),
        };
        let world = World::new(options, recorder);
        let world = Arc::new(world);
        let mut seeds = Random::new(options.seed);
        let options = Arc::new(options.clone());
        let games = (0..options.games)
            .map(|number| {
                let random = Random::new(seeds.next_u64());
                tokio::spawn(play_on(Arc::clone(&world), Arc::clone(&options), number, random))
            })
            .collect();
        Ok(Self { world, games, watchers: JoinSet::new(), writing, begin: Mutex::new((Instant::now(), 0)) })
    }

    /// Adds watchers to a game.
    pub fn add_watchers(&mut self, game: &GameKey, count: u32) {
        for _ in 0..count {
            let (world, sent) = (Arc::clone(&self.world), Shared::default());
            let client = Client::new(world, game.clone(), None, Arc::default(), sent);
            self.watchers.spawn(watch(client));
        }
    }

    /// Creates games without starting players.
    pub async fn make_games(&self, count: u32) -> Vec<GameKey> {
        let options = Options::new(self.world.nodes.clone());
        let mut random = Random::new(options.seed);
        let mut games = Vec::new();
        for number in 0..count {
            games.extend(make(&self.world, &options, number, &mut random).await.map(|game| game.key));
        }
        games
    }

    /// Restarts the measurement: discards the times so far.
    pub fn restart_figures(&self) {
        self.world.totals.acks.clear();
        self.world.totals.deliveries.clear();
        let turns = self.turns();
        *self.begin.lock().unwrap_or_else(PoisonError::into_inner) = (Instant::now(), turns);
    }

    /// Turns a second, and seconds, since the measurement began.
    fn rate(&self) -> (f64, f64) {
        let (begin, before) = *self.begin.lock().unwrap_or_else(PoisonError::into_inner);
        let seconds = begin.elapsed().as_secs_f64();
        ((self.turns() - before) as f64 / seconds, seconds)
    }

    /// Makes clients misuse their connections in this way from now on.
    pub fn set_mischief(&self, mischief: Mischief) {
        self.world.set_mischief(mischief);
    }

    /// Records a fault of the nodes; `down` says that no node was up.
    pub fn note_fault(&self, name: &str, from: Millis, to: Millis, down: bool) {
        self.world.recorder.note(0, None, RecordKind::Fault { name: name.into(), from, to, down });
    }

    /// The number of open sockets.
    pub fn open(&self) -> u64 {
        self.world.totals.open.load(Ordering::Relaxed)
    }

    /// The number of answered pings.
    pub fn pings(&self) -> u64 {
        self.world.totals.pings.load(Ordering::Relaxed)
    }

    /// The number of messages that clients have received.
    pub fn messages(&self) -> u64 {
        self.world.totals.messages.load(Ordering::Relaxed)
    }

    /// The number of acknowledged turns.
    pub fn turns(&self) -> u64 {
        self.world.totals.turns.load(Ordering::Relaxed)
    }

    /// Waits for `time`, or until `stop` returns true. Shows progress on a terminal.
    pub async fn wait(&self, time: Duration, stop: impl Fn() -> bool) {
        let end = Instant::now() + time;
        let shows = io::stderr().is_terminal();
        while Instant::now() < end && !stop() {
            sleep(Duration::from_millis(200).min(end - Instant::now())).await;
            if shows {
                let acks = self.world.totals.acks.figures();
                let (turns, open) = (self.turns(), self.open());
                let (rate, _) = self.rate();
                let left = (end - Instant::now()).as_secs();
                eprint!(
                    "\r{turns} turns, {rate:.0}/s, p99 {:.1} ms, {open} sockets, {left} s left   ",
                    acks.p99_ms
                );
                let _ = io::stderr().flush();
            }
        }
        if shows {
            eprintln!();
        }
    }

    /// Ends the storm: waits for pending answers, then closes the sockets and the history.
    pub async fn end(self) -> io::Result<Summary> {
        let (rate, seconds) = self.rate();
        let Self { world, games, mut watchers, writing, .. } = self;
        world.set_mischief(Mischief::None);
        world.phase.send_replace(Phase::Drain);
        let all = async {
            for game in games {
                let _ = game.await;
            }
        };
        let _ = timeout(DRAIN, all).await;
        world.recorder.note(0, None, RecordKind::End { unix: unix_now() });
        world.phase.send_replace(Phase::End);
        let _ =
            timeout(Duration::from_secs(3), async { while watchers.join_next().await.is_some() {} }).await;
        watchers.shutdown().await;
        let totals = &world.totals;
        let count = |number: &std::sync::atomic::AtomicU64| number.load(Ordering::Relaxed);
        let mut summary = Summary {
            seconds,
            games: count(&totals.games),
            ended: count(&totals.ended) / 2,
            turns: count(&totals.turns),
            rate,
            acks: totals.acks.figures(),
            deliveries: totals.deliveries.figures(),
            refused: count(&totals.refused),
            retries: count(&totals.retries),
            reconnects: count(&totals.reconnects),
            unknown: count(&totals.unknown),
            records: 0,
        };
        // The writing thread ends with its last sender: a task that hangs must not keep it alive.
        world.recorder.close();
        drop(world);
        if let Some(writing) = writing {
            summary.records =
                tokio::task::spawn_blocking(|| writing.finish()).await.map_err(io::Error::other)??;
        }
        Ok(summary)
    }
}

/// The system time in Unix milliseconds.
pub fn unix_now() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as Millis)
}

/// Plays games one after another, each with its share of the watchers.
async fn play_on(world: Arc<World>, options: Arc<Options>, number: u32, mut random: Random) {
    let games = options.games.max(1);
    let watching = options.watchers / games + u32::from(number < options.watchers % games);
    while world.phase() == Phase::Play {
        let Some(game) = make(&world, &options, number, &mut random).await else {
            sleep(Duration::from_millis(u64::from(100 + random.below(200)))).await;
            continue;
        };
        let mut next = Some(game);
        while let Some(game) = next.take() {
            next = play_one(&world, &options, game, watching, &mut random).await;
        }
    }
}

/// A game of a storm.
struct StormGame {
    key: GameKey,
    secrets: [tessera_online::wire::Secret; 2],
    style: PlayStyle,
}

/// Creates a game over HTTP and takes both seats.
async fn make(world: &Arc<World>, options: &Options, number: u32, random: &mut Random) -> Option<StormGame> {
    let node = world.node(number, random.below(16))?;
    let secrets = [secret(random)?, secret(random)?];
    let sleeps = options.idle_one_in > 0 && random.below(options.idle_one_in) == 0;
    let clock = match random.below(4) {
        _ if sleeps => Clock::Increment { base: 10_000, increment: 0 },
        0 => Clock::NONE,
        1 => Clock::Days { days: 3 },
        _ => Clock::Increment { base: 300_000, increment: 3_000 },
    };
    let game = GameId::ALL[number as usize % GameId::ALL.len()];
    let seat = Player::BOTH[random.below(2) as usize];
    let side = [Side::First, Side::Second][seat.index()];
    let secret = secrets[seat.index()].clone();
    let request = CreateGame { game, variant: None, board: None, side, clock, casual: true, secret };
    let made: GameCreated = http::post(world.own_address(), node, "/api/games", &request).await.ok()?;
    world.recorder.note(0, Some(&made.id), RecordKind::Made);
    let request = JoinGame { invite: made.invite, secret: secrets[(!seat).index()].clone() };
    let path = format!("/api/games/{}/join", made.id);
    // Any node can serve the second seat.
    for attempt in 0.. {
        let node = world.node(number, attempt + random.below(2))?;
        if http::post::<Seated>(world.own_address(), node, &path, &request).await.is_ok() {
            break;
        }
        if world.phase() > Phase::Play {
            return None;
        }
        sleep(Duration::from_millis(200)).await;
    }
    world.recorder.note(0, Some(&made.id), RecordKind::Joined);
    world.totals.games.fetch_add(1, Ordering::Relaxed);
    let max_plies = options.max_plies / 2 + random.below(options.max_plies / 2 + 1);
    let makes_offers = options.makes_offers;
    let idle_seat = sleeps.then(|| Player::BOTH[random.below(2) as usize]);
    let rematch = makes_offers && !sleeps && random.below(5) == 0;
    Some(StormGame {
        key: made.id,
        secrets,
        style: PlayStyle { max_plies, makes_offers, idle_seat, rematch },
    })
}

/// Plays a game to its end. Returns the rematch, if there is one.
async fn play_one(
    world: &Arc<World>,
    options: &Options,
    game: StormGame,
    watching: u32,
    random: &mut Random,
) -> Option<StormGame> {
    let StormGame { key, secrets, style } = game;
    let sent_at = Shared::default();
    let texts: Arc<[String]> = secrets.iter().map(|secret| secret.as_str().to_owned()).collect();
    let client =
        |seat| Client::new(Arc::clone(world), key.clone(), seat, Arc::clone(&texts), Arc::clone(&sent_at));
    let mut watchers = JoinSet::new();
    for _ in 0..watching {
        watchers.spawn(watch(client(None)));
    }
    let players = Player::BOTH.map(|seat| {
        let (secret, random) = (secrets[seat.index()].clone(), Random::new(random.next_u64()));
        tokio::spawn(Competitor::new(client(Some(seat)), seat, secret, style, random).play())
    });
    let [first, second] = players;
    let (first, second) = (first.await.ok().flatten(), second.await.ok().flatten());
    let rematch = first.or(second).filter(|_| world.phase() == Phase::Play);
    if world.phase() == Phase::Play {
        // Gives the watchers time to receive the end.
        sleep(Duration::from_millis(u64::from(random.below(500)))).await;
    }
    drop(watchers);
    let [first, second] = secrets;
    let style = PlayStyle { rematch: options.makes_offers && random.below(3) == 0, ..style };
    // The players change sides.
    rematch.map(|key| StormGame { key, secrets: [second, first], style })
}
