//! Injects random faults, reproducible from a seed, while games are played.

use std::fs;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context as _, Result};
use tessera_game::Random;
use tessera_online::Millis;
use tokio::time::{Instant, sleep};

use crate::check::{self, Report};
use crate::fleet::{Database, Fleet};
use crate::proxy::LinkState;
use crate::storm::{Options, Storm, Summary, unix_now};
use crate::world::Mischief;

/// The size of a clock jump, in seconds.
const JUMP: i64 = 5;

/// A kind of fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// A node is killed and restarted within 0.6 s.
    Kill,
    /// All nodes are killed, and stay down for 3.7 s.
    Outage,
    /// A node is paused.
    Freeze,
    /// A node is stopped with SIGTERM and restarted.
    Terminate,
    /// The disk is full.
    FullDisk,
    /// PostgreSQL restarts, after an immediate or a clean shutdown.
    Database { at_once: bool },
    /// The network between a node and its database stalls.
    Partition,
    /// A node's connections to its database are closed.
    CutOff,
    /// The bus is down.
    Bus,
    /// The clocks of the nodes jump ahead and back.
    Clock,
    /// Clients misuse their connections.
    Clients(Mischief),
}

/// The settings of a run with faults.
pub struct Faults {
    /// The random seed.
    pub seed: u64,
    /// The number of faults.
    pub count: usize,
    /// The time limit: no fault begins after it.
    pub time: Duration,
    /// The number of concurrent games.
    pub games: u32,
    /// Turns a second of all games together.
    pub rate: f64,
}

/// The results of a run with faults.
#[derive(Debug)]
pub struct Outcome {
    /// The injected faults, in words.
    pub faults: Vec<String>,
    /// The results of the storm.
    pub summary: Summary,
    /// The checker's report.
    pub report: Report,
}

impl Faults {
    /// `count` faults with this seed, within `time`.
    pub fn new(seed: u64, count: usize, time: Duration) -> Self {
        Self { seed, count, time, games: 24, rate: 60.0 }
    }

    /// Plays games on these nodes and injects faults. Then stops the nodes and checks the history. If a promise was broken,
    /// saves the history in the folder `keep`.
    pub async fn run(&self, mut fleet: Fleet, keep: &Path) -> Result<Outcome> {
        let history = fleet.file("history.jsonl");
        let options = Options {
            games: self.games,
            watchers: self.games / 2,
            rate: self.rate,
            seed: self.seed,
            history: Some(history.clone()),
            max_plies: 40,
            idle_one_in: 8,
            ..Options::new(fleet.addresses())
        };
        let storm = Storm::begin(&options)?;
        let mut random = Random::new(self.seed);
        let mut deck = Vec::new();
        let mut faults: Vec<String> = Vec::new();
        let end = Instant::now() + self.time;
        sleep(Duration::from_millis(1_500)).await;
        while faults.len() < self.count && Instant::now() < end {
            if deck.is_empty() {
                deck = Self::kinds(&fleet);
                random.shuffle(&mut deck);
            }
            let Some(fault) = deck.pop() else { break };
            let from = unix_now();
            let name = self.inject(fault, &mut fleet, &storm, &mut random).await;
            let name = name.with_context(|| format!("seed {}, fault {fault:?}", self.seed))?;
            eprintln!("{:>4}  {name} ({} ms, {} turns)", faults.len() + 1, unix_now() - from, storm.turns());
            faults.push(name);
            sleep(millis(&mut random, 300, 900)).await;
        }
        // Gives flags and credits that are due time to happen.
        sleep(Duration::from_millis(2_500)).await;
        let summary = storm.end().await?;
        let store = fleet.stop_and_open().await?;
        let report = check::check_file(&history, &store).await?;
        store.close().await;
        if !report.violations.is_empty() {
            self.keep(&history, &report, keep)?;
        }
        Ok(Outcome { faults, summary, report })
    }

    fn keep(&self, history: &Path, report: &Report, keep: &Path) -> Result<()> {
        fs::create_dir_all(keep)?;
        let (file, list) =
            (keep.join(format!("{}.jsonl", self.seed)), keep.join(format!("{}.txt", self.seed)));
        fs::copy(history, &file)?;
        let lines: Vec<String> = report.violations.iter().map(ToString::to_string).collect();
        fs::write(&list, lines.join("\n"))?;
        eprintln!("seed {}: {report}, saved in {}", self.seed, file.display());
        Ok(())
    }

    /// The kinds of fault that apply to this fleet.
    fn kinds(fleet: &Fleet) -> Vec<Fault> {
        let mut kinds = vec![Fault::Kill, Fault::Freeze, Fault::Terminate, Fault::Kill, Fault::Outage];
        kinds.extend(Mischief::ALL.map(Fault::Clients));
        match fleet.settings().database {
            Database::Sqlite => kinds.push(Fault::FullDisk),
            Database::Postgres(_) => kinds.extend([
                Fault::Database { at_once: true },
                Fault::Database { at_once: false },
                Fault::Partition,
                Fault::CutOff,
            ]),
        }
        kinds.extend(fleet.settings().jumps.then_some(Fault::Clock));
        kinds.extend(fleet.settings().bus.is_some().then_some(Fault::Bus));
        kinds
    }

    async fn inject(
        &self,
        fault: Fault,
        fleet: &mut Fleet,
        storm: &Storm,
        random: &mut Random,
    ) -> Result<String> {
        let node = random.below(fleet.count() as u32) as usize;
        let from = unix_now();
        let note = |name: &str| storm.note_fault(name, from, unix_now(), false);
        Ok(match fault {
            Fault::Kill => {
                fleet.kill(node).await?;
                sleep(millis(random, 0, 600)).await;
                fleet.start_node(node).await?;
                note("kill -9");
                format!("kill -9 of node {node}")
            }
            Fault::Outage => {
                for node in 0..fleet.count() {
                    fleet.kill(node).await?;
                }
                let down = unix_now();
                sleep(Duration::from_millis(3_700)).await;
                let up = unix_now();
                for node in 0..fleet.count() {
                    fleet.start_node(node).await?;
                }
                note("start after an outage");
                storm.note_fault("an outage", down, up, true);
                "all nodes down for 3.7 s".into()
            }
            Fault::Freeze => {
                fleet.freeze(node, true)?;
                let time = millis(random, 300, 4_000);
                sleep(time).await;
                fleet.freeze(node, false)?;
                // Not recorded as an outage: the server's own tests check that the time of a paused node is credited.
                note("SIGSTOP");
                format!("SIGSTOP of node {node} for {} ms", time.as_millis())
            }
            Fault::Terminate => {
                let took = fleet.terminate(node).await?;
                sleep(millis(random, 0, 500)).await;
                fleet.start_node(node).await?;
                note("SIGTERM");
                anyhow::ensure!(took < Duration::from_millis(4_500), "the node took {took:?} to stop");
                format!("SIGTERM of node {node}, stopped in {} ms", took.as_millis())
            }
            Fault::FullDisk => {
                fleet.fill_disk(node, true)?;
                sleep(millis(random, 500, 2_500)).await;
                fleet.fill_disk(node, false)?;
                note("full disk");
                "full disk".into()
            }
            Fault::Database { at_once } => {
                if let Database::Postgres(server) = &fleet.settings().database {
                    tokio::task::block_in_place(|| server.stop(at_once))?;
                    sleep(millis(random, 0, 800)).await;
                    tokio::task::block_in_place(|| server.start_again())?;
                }
                note("PostgreSQL restarted");
                format!("PostgreSQL restarted, {}", if at_once { "immediately" } else { "cleanly" })
            }
            Fault::Partition | Fault::CutOff => {
                let (state, name) = match fault {
                    Fault::Partition => (LinkState::Stalled, "a partition"),
                    _ => (LinkState::Cut, "cut off"),
                };
                fleet.set_link(node, state)?;
                sleep(millis(random, 500, 3_000)).await;
                fleet.set_link(node, LinkState::Up)?;
                note(name);
                format!("node {node} and its database: {name}")
            }
            Fault::Bus => {
                if let Some(bus) = &fleet.settings().bus {
                    tokio::task::block_in_place(|| bus.stop());
                    sleep(millis(random, 500, 3_000)).await;
                    tokio::task::block_in_place(|| bus.start_again())?;
                }
                note("bus down");
                "bus down".into()
            }
            Fault::Clock => {
                for seconds in [JUMP, 0] {
                    fleet.set_clock(seconds)?;
                    sleep(Duration::from_millis(1_100)).await;
                    fleet.kill(node).await?;
                    fleet.start_node(node).await?;
                    sleep(Duration::from_millis(700)).await;
                }
                let skew = Millis::from(JUMP) * 1_000;
                storm.note_fault(check::SKEW, from - skew, unix_now() + skew, false);
                format!("the clock of node {node} jumps {JUMP} s ahead and back")
            }
            Fault::Clients(mischief) => {
                storm.set_mischief(mischief);
                sleep(millis(random, 600, 1_500)).await;
                storm.set_mischief(Mischief::None);
                format!("clients: {mischief:?}")
            }
        })
    }
}

fn millis(random: &mut Random, least: u32, most: u32) -> Duration {
    Duration::from_millis(u64::from(least + random.below(most - least + 1)))
}
