//! Many games at once.

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
use crate::history::{Recorder, Shared, What, Writing};
use crate::http;
use crate::player::{Competitor, Manner};
use crate::watcher::watch;
use crate::world::{Mischief, Phase, World, secret};

/// How long commands may wait for an answer when the storm ends.
const DRAIN: Duration = Duration::from_secs(12);

/// What is played.
#[derive(Clone, Debug)]
pub struct Options {
    /// The addresses of the nodes.
    pub nodes: Vec<SocketAddr>,
    /// Games that are played at once.
    pub games: u32,
    /// Watchers, spread over the games.
    pub watchers: u32,
    /// Turns a second, of all games; 0 is as many as possible.
    pub rate: f64,
    /// The seed of all lots.
    pub seed: u64,
    /// Where the history goes.
    pub history: Option<PathBuf>,
    /// The ply at which somebody resigns at the latest.
    pub longest: u32,
    /// Whether offers, takebacks, early ends and rematches happen.
    pub lively: bool,
    /// One game in so many has a player who stops playing, so that the time runs out; 0 is none.
    pub sleepers: u32,
    /// How often a client says that it is there.
    pub ping: Duration,
}

impl Options {
    /// Some games, for the nodes with these addresses.
    pub fn new(nodes: Vec<SocketAddr>) -> Self {
        Self {
            nodes,
            games: 10,
            watchers: 0,
            rate: 0.0,
            seed: 1,
            history: None,
            longest: 60,
            lively: true,
            sleepers: 0,
            ping: Duration::from_millis(2_500),
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

/// A storm that goes on.
pub struct Storm {
    world: Arc<World>,
    games: Vec<JoinHandle<()>>,
    watchers: JoinSet<()>,
    writing: Option<Writing>,
    /// When the figures began, and how many turns there were then.
    begin: Mutex<(Instant, u64)>,
}

/// What has happened in a storm.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    /// For how long turns were played.
    pub seconds: f64,
    /// Games that were made.
    pub games: u64,
    /// Games that were played to an end.
    pub ended: u64,
    /// Turns that were acknowledged.
    pub turns: u64,
    /// Turns a second.
    pub rate: f64,
    /// How long acknowledgements took.
    pub acks: Figures,
    /// How long it took until others saw a turn.
    pub deliveries: Figures,
    /// Refusals.
    pub refused: u64,
    /// How often the server could not decide.
    pub retries: u64,
    /// Sockets that had to be opened again.
    pub reconnects: u64,
    /// Commands that got no answer in the end.
    pub unknown: u64,
    /// Records of the history.
    pub records: u64,
}

impl std::fmt::Display for Summary {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { seconds, games, ended, turns, rate, .. } = self;
        writeln!(f, "{turns} turns in {seconds:.1} s ({rate:.0}/s), {games} games, {ended} ended")?;
        writeln!(f, "acknowledged: {}", self.acks)?;
        writeln!(f, "seen by others: {}", self.deliveries)?;
        let Self { refused, retries, reconnects, unknown, .. } = self;
        write!(
            f,
            "{refused} refused, {retries} to be sent again, {reconnects} sockets opened again, {unknown} without an answer"
        )
    }
}

impl Storm {
    /// Begins. It must be called within a Tokio runtime.
    pub fn begin(options: &Options) -> io::Result<Self> {
        let (recorder, writing) = match &options.history {
            Some(path) => {
                let (recorder, writing) = Recorder::to_file(path)?;
                (recorder, Some(writing))
            }
            None => (Recorder::none(), None),
        };
        let world = World::new(options.nodes.clone(), recorder, options.rate, options.ping);
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

    /// More watchers of one game.
    pub fn add_watchers(&mut self, game: &GameKey, count: u32) {
        for _ in 0..count {
            let (world, sent) = (Arc::clone(&self.world), Shared::default());
            let client = Client::new(world, game.clone(), None, Arc::default(), sent);
            self.watchers.spawn(watch(client));
        }
    }

    /// Makes some games in which nobody plays.
    pub async fn make_games(&self, count: u32) -> Vec<GameKey> {
        let options = Options::new(self.world.nodes.clone());
        let mut random = Random::new(options.seed);
        let mut games = Vec::new();
        for number in 0..count {
            games.extend(make(&self.world, &options, number, &mut random).await.map(|table| table.key));
        }
        games
    }

    /// Forgets the times so far: from now on it is measured.
    pub fn restart_figures(&self) {
        self.world.totals.acks.clear();
        self.world.totals.deliveries.clear();
        let turns = self.turns();
        *self.begin.lock().unwrap_or_else(PoisonError::into_inner) = (Instant::now(), turns);
    }

    /// Turns a second since the figures began, and for how long.
    fn rate(&self) -> (f64, f64) {
        let (begin, before) = *self.begin.lock().unwrap_or_else(PoisonError::into_inner);
        let seconds = begin.elapsed().as_secs_f64();
        ((self.turns() - before) as f64 / seconds, seconds)
    }

    /// Lets clients do something to their frames from now on.
    pub fn set_mischief(&self, mischief: Mischief) {
        self.world.set_mischief(mischief);
    }

    /// Other turns a second from now on.
    pub fn set_rate(&self, rate: f64) {
        self.world.pace.set(rate);
    }

    /// Notes that something was done to the nodes.
    pub fn note_fault(&self, name: &str, from: Millis, to: Millis, down: bool) {
        self.world.recorder.note(0, None, What::Fault { name: name.into(), from, to, down });
    }

    /// Sockets that are open.
    pub fn open(&self) -> u64 {
        self.world.totals.open.load(Ordering::Relaxed)
    }

    /// Answers to clients that said that they are there.
    pub fn pings(&self) -> u64 {
        self.world.totals.pings.load(Ordering::Relaxed)
    }

    /// Messages that clients have heard.
    pub fn messages(&self) -> u64 {
        self.world.totals.messages.load(Ordering::Relaxed)
    }

    /// Turns that were acknowledged.
    pub fn turns(&self) -> u64 {
        self.world.totals.turns.load(Ordering::Relaxed)
    }

    /// Waits for so long, or until `stop`, with a line of progress on a terminal.
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

    /// Ends it: waits for the answers to what was sent, closes the sockets and the history.
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
        world.recorder.note(0, None, What::End { unix: unix_now() });
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
        // The history ends with the last one who writes; tasks that hang must not keep it.
        world.recorder.close();
        drop(world);
        if let Some(writing) = writing {
            summary.records =
                tokio::task::spawn_blocking(|| writing.finish()).await.map_err(io::Error::other)??;
        }
        Ok(summary)
    }
}

/// The time of the system.
pub fn unix_now() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as Millis)
}

/// Plays one game after the other, with its share of watchers.
async fn play_on(world: Arc<World>, options: Arc<Options>, number: u32, mut random: Random) {
    let games = options.games.max(1);
    let watching = options.watchers / games + u32::from(number < options.watchers % games);
    while world.phase() == Phase::Play {
        let Some(table) = make(&world, &options, number, &mut random).await else {
            sleep(Duration::from_millis(u64::from(100 + random.below(200)))).await;
            continue;
        };
        let mut next = Some(table);
        while let Some(table) = next.take() {
            next = play_one(&world, &options, table, watching, &mut random).await;
        }
    }
}

/// A game with two people.
struct Table {
    key: GameKey,
    secrets: [tessera_online::wire::Secret; 2],
    manner: Manner,
}

/// Makes a game over HTTP, and takes both seats.
async fn make(world: &Arc<World>, options: &Options, number: u32, random: &mut Random) -> Option<Table> {
    let node = world.node(number, random.below(16))?;
    let secrets = [secret(random)?, secret(random)?];
    let sleeps = options.sleepers > 0 && random.below(options.sleepers) == 0;
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
    let made: GameCreated = http::post(node, "/api/games", &request).await.ok()?;
    world.recorder.note(0, Some(&made.id), What::Made);
    let request = JoinGame { invite: made.invite, secret: secrets[(!seat).index()].clone() };
    let path = format!("/api/games/{}/join", made.id);
    // The other seat is taken at any node.
    for attempt in 0.. {
        let node = world.node(number, attempt + random.below(2))?;
        if http::post::<Seated>(node, &path, &request).await.is_ok() {
            break;
        }
        if world.phase() > Phase::Play {
            return None;
        }
        sleep(Duration::from_millis(200)).await;
    }
    world.recorder.note(0, Some(&made.id), What::Joined);
    world.totals.games.fetch_add(1, Ordering::Relaxed);
    let longest = options.longest / 2 + random.below(options.longest / 2 + 1);
    let lively = options.lively;
    let sleeper = sleeps.then(|| Player::BOTH[random.below(2) as usize]);
    let rematch = lively && !sleeps && random.below(5) == 0;
    Some(Table { key: made.id, secrets, manner: Manner { longest, lively, sleeper, rematch } })
}

/// Plays a game to its end. Its rematch, if there is one.
async fn play_one(
    world: &Arc<World>,
    options: &Options,
    table: Table,
    watching: u32,
    random: &mut Random,
) -> Option<Table> {
    let Table { key, secrets, manner } = table;
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
        tokio::spawn(Competitor::new(client(Some(seat)), seat, secret, manner, random).play())
    });
    let [first, second] = players;
    let (first, second) = (first.await.ok().flatten(), second.await.ok().flatten());
    let rematch = first.or(second).filter(|_| world.phase() == Phase::Play);
    if world.phase() == Phase::Play {
        // Watchers may see the end as well.
        sleep(Duration::from_millis(u64::from(random.below(500)))).await;
    }
    drop(watchers);
    let [first, second] = secrets;
    let manner = Manner { rematch: options.lively && random.below(3) == 0, ..manner };
    // The players change sides.
    rematch.map(|key| Table { key, secrets: [second, first], manner })
}
