//! Benchmarks of a server of online games against its targets. Server and clients share the machine.

use std::fs::File;
use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use clap::ValueEnum;
use serde::Serialize;
use tessera_store::testing::{Folder, Front};
use tokio::time::{Instant, sleep};

use crate::check;
use crate::figures::Times;
use crate::fleet::{Fleet, Settings};
use crate::http;
use crate::slow::SlowClients;
use crate::storm::{Options, Storm, Summary};

/// A benchmark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Row {
    /// Ten thousand idle sockets on one node
    Idle,
    /// 500 turns a second, SQLite
    Sqlite,
    /// 2 000 turns a second for 10 seconds, SQLite
    Burst,
    /// Two nodes with PostgreSQL and NATS, 300 turns a second
    Postgres,
    /// Two nodes with PostgreSQL, 300 turns a second, while NATS is down
    NoBus,
    /// One game with 5 000 watchers
    Watchers,
    /// All clients reconnect after `kill -9`
    Return,
    /// 2 000 unfinished requests of one address while others play
    Slow,
    /// 500 players at 200 turns a second, directly, behind Caddy and behind nginx
    Fronts,
}

/// The result of a benchmark.
#[derive(Clone, Debug, Serialize)]
pub struct Measured {
    /// The quantity, in words.
    pub what: String,
    /// The target, in words.
    pub wanted: String,
    /// The measurement, in words.
    pub found: String,
    /// Whether the target is reached.
    pub enough: bool,
    /// The figures, for programs.
    pub figures: serde_json::Value,
}

/// The settings of all benchmarks.
#[derive(Clone, Debug)]
pub struct Bench {
    /// The length of a measurement; a burst takes at most 10 seconds.
    pub seconds: u64,
    /// The number of sockets of `Idle` and `Return`.
    pub sockets: u32,
}

impl Bench {
    /// Runs one benchmark with this `tessera` program.
    pub async fn measure(&self, row: Row, program: &Path) -> Result<Measured> {
        match row {
            Row::Idle => self.idle(program).await,
            Row::Sqlite => self.sqlite(program).await,
            Row::Burst => self.burst(program).await,
            Row::Postgres => self.postgres(program, false).await,
            Row::NoBus => self.postgres(program, true).await,
            Row::Watchers => self.watchers(program).await,
            Row::Return => self.come_back(program).await,
            Row::Slow => self.slow(program).await,
            Row::Fronts => self.fronts(program).await,
        }
    }

    /// A storm without players: `sockets` watchers of a hundred games.
    async fn fill(&self, fleet: &Fleet, sockets: u32) -> Result<Storm> {
        let mut storm = Storm::begin(&Options { games: 0, ..Options::new(fleet.addresses()) })?;
        let games = storm.make_games(100).await;
        ensure!(!games.is_empty(), "no game could be made");
        // Limits the rate of new connections to 4 000 a second.
        for (number, game) in (0..sockets).zip(games.iter().cycle()) {
            storm.add_watchers(game, 1);
            if number % 200 == 199 {
                sleep(Duration::from_millis(50)).await;
            }
        }
        until(Duration::from_mins(1), || storm.open() >= u64::from(sockets)).await;
        Ok(storm)
    }

    async fn idle(&self, program: &Path) -> Result<Measured> {
        let mut fleet = Fleet::start(Settings::sqlite(program)).await?;
        let empty = fleet.memory(0)?;
        let storm = self.fill(&fleet, self.sockets).await?;
        let (begin, before) = (Instant::now(), storm.pings());
        sleep(Duration::from_secs(self.seconds.clamp(10, 30))).await;
        let open = storm.open();
        let (memory, answered) = (fleet.memory(0)?, storm.pings() - before);
        let rate = answered as f64 / begin.elapsed().as_secs_f64();
        // Each client pings every 2.5 seconds.
        let expected = f64::from(self.sockets) / 2.5;
        storm.end().await?;
        fleet.kill(0).await?;
        let megabytes = memory >> 20;
        Ok(Measured {
            what: "sockets held by one node, idle, pings answered".into(),
            wanted: "10000 in at most 400 MB".into(),
            found: format!("{open} in {megabytes} MB, {rate:.0} of {expected:.0} pings a second answered"),
            enough: open >= u64::from(self.sockets) && megabytes <= 400 && rate > expected * 0.9,
            figures: serde_json::json!({ "sockets": open, "bytes": memory, "bytes_empty": empty, "pings_per_second": rate }),
        })
    }

    /// Plays for `seconds` and checks the history. Returns the number of violations, too.
    async fn play(
        &self,
        settings: Settings,
        games: u32,
        rate: f64,
        seconds: u64,
    ) -> Result<(Summary, usize)> {
        let mut fleet = Fleet::start(settings).await?;
        let history = fleet.file("history.jsonl");
        let options = Options {
            games,
            rate,
            history: Some(history.clone()),
            makes_offers: false,
            max_plies: 200,
            ..Options::new(fleet.addresses())
        };
        let storm = Storm::begin(&options)?;
        until(Duration::from_secs(30), || storm.open() >= u64::from(games) * 2).await;
        // Excludes the rush of the first connections from the measurement.
        sleep(Duration::from_secs(3)).await;
        storm.restart_figures();
        storm.wait(Duration::from_secs(seconds), || false).await;
        let summary = storm.end().await?;
        let store = fleet.stop_and_open().await?;
        let report = check::check_file(&history, &store).await?;
        store.close().await;
        for violation in report.violations.iter().take(5) {
            eprintln!("{violation}");
        }
        eprintln!("{report}");
        Ok((summary, report.violations.len()))
    }

    async fn sqlite(&self, program: &Path) -> Result<Measured> {
        let sync = synchronising()?;
        let (summary, violations) = self.play(Settings::sqlite(program), 1_000, 500.0, self.seconds).await?;
        let [p50, p99] = [(12.0, 3.0), (50.0, 12.0)].map(|(least, times)| f64::max(least, sync * times));
        let acks = summary.acks;
        Ok(Measured {
            what: format!("durable turns, SQLite, for {} s", self.seconds),
            wanted: format!("500/s, p50 {p50:.0} ms, p99 {p99:.0} ms (fdatasync takes {sync:.1} ms)"),
            found: format!(
                "{:.0}/s, p50 {:.1} ms, p99 {:.1} ms, {violations} violations",
                summary.rate, acks.p50_ms, acks.p99_ms
            ),
            enough: summary.rate >= 495.0 && acks.p50_ms <= p50 && acks.p99_ms <= p99 && violations == 0,
            figures: serde_json::json!({ "summary": summary, "sync_ms": sync, "violations": violations }),
        })
    }

    async fn burst(&self, program: &Path) -> Result<Measured> {
        let seconds = self.seconds.min(10);
        let (summary, violations) = self.play(Settings::sqlite(program), 2_000, 2_000.0, seconds).await?;
        let (acks, unknown) = (summary.acks, summary.unknown);
        Ok(Measured {
            what: format!("burst, for {seconds} s"),
            wanted: "2000/s, none lost".into(),
            found: format!(
                "{:.0}/s, p50 {:.1} ms, p99 {:.1} ms, {unknown} unanswered, {violations} violations",
                summary.rate, acks.p50_ms, acks.p99_ms
            ),
            enough: summary.rate >= 1_980.0 && unknown == 0 && violations == 0,
            figures: serde_json::json!({ "summary": summary, "violations": violations }),
        })
    }

    /// Two nodes with PostgreSQL; `is_down` stops the bus first.
    async fn postgres(&self, program: &Path, is_down: bool) -> Result<Measured> {
        let settings = Settings::postgres(program).context("PostgreSQL or NATS is missing")?;
        if let Some(bus) = settings.bus.as_ref().filter(|_| is_down) {
            tokio::task::block_in_place(|| bus.stop());
        }
        let seconds = self.seconds.min(60);
        let (summary, violations) = self.play(settings, 600, 300.0, seconds).await?;
        let (acks, seen) = (summary.acks, summary.deliveries);
        let (bus, wanted) = if is_down {
            ("NATS down", "300/s, seen by others within 2500 ms")
        } else {
            ("NATS", "300/s, p99 80 ms")
        };
        let is_quick = if is_down { seen.most_ms <= 2_500.0 } else { acks.p99_ms <= 80.0 };
        Ok(Measured {
            what: format!("two nodes, PostgreSQL, {bus}, for {seconds} s"),
            wanted: wanted.into(),
            found: format!(
                "{:.0}/s, p50 {:.1} ms, p99 {:.1} ms, seen p99 {:.1} ms, at most {:.0} ms, {violations} violations",
                summary.rate, acks.p50_ms, acks.p99_ms, seen.p99_ms, seen.most_ms
            ),
            enough: summary.rate >= 297.0 && is_quick && violations == 0,
            figures: serde_json::json!({ "summary": summary, "violations": violations }),
        })
    }

    async fn watchers(&self, program: &Path) -> Result<Measured> {
        const WATCHERS: u32 = 5_000;
        let fleet = Fleet::start(Settings::sqlite(program)).await?;
        let seconds = self.seconds.min(30);
        // One turn a second, also while the watchers connect.
        let options = Options {
            games: 1,
            watchers: WATCHERS,
            rate: 1.0,
            makes_offers: false,
            max_plies: 400,
            ..Options::new(fleet.addresses())
        };
        let storm = Storm::begin(&options)?;
        until(Duration::from_mins(1), || storm.open() >= u64::from(WATCHERS) + 2).await;
        sleep(Duration::from_secs(2)).await;
        storm.restart_figures();
        storm.wait(Duration::from_secs(seconds), || false).await;
        let open = storm.open();
        let summary = storm.end().await?;
        let seen = summary.deliveries;
        Ok(Measured {
            what: "one game with watchers".into(),
            wanted: "5000, p99 250 ms".into(),
            found: format!(
                "{} of {WATCHERS}, p50 {:.1} ms, p99 {:.1} ms, {} turns",
                open.saturating_sub(2),
                seen.p50_ms,
                seen.p99_ms,
                summary.turns
            ),
            enough: open >= u64::from(WATCHERS) && seen.count > 0 && seen.p99_ms <= 250.0,
            figures: serde_json::json!({ "summary": summary, "sockets": open }),
        })
    }

    async fn come_back(&self, program: &Path) -> Result<Measured> {
        let mut fleet = Fleet::start(Settings::sqlite(program)).await?;
        let storm = self.fill(&fleet, self.sockets).await?;
        let before = storm.open();
        fleet.kill(0).await?;
        let killed = Instant::now();
        // Clients notice at once, because the system closes the connections.
        until(Duration::from_secs(2), || storm.open() == 0).await;
        let noticed = storm.open();
        fleet.start_node(0).await?;
        until(Duration::from_mins(1), || storm.open() >= before).await;
        let (took, back) = (killed.elapsed().as_secs_f64(), storm.open());
        storm.end().await?;
        Ok(Measured {
            what: "all clients back after kill -9 of the node".into(),
            wanted: "10000 within 20 s".into(),
            found: format!("{back} of {before} within {took:.1} s"),
            enough: before >= u64::from(self.sockets) && back >= before && took <= 20.0,
            figures: serde_json::json!({ "sockets": back, "seconds": took, "left_over": noticed }),
        })
    }
}

impl Bench {
    async fn slow(&self, program: &Path) -> Result<Measured> {
        const SLOW: u32 = 2_000;
        let mut fleet = Fleet::start(Settings { limits: true, ..Settings::sqlite(program) }).await?;
        let seconds = self.seconds.min(60);
        let [node, ..] = fleet.addresses()[..] else { bail!("there is no node") };
        let options = Options {
            games: 100,
            rate: 50.0,
            makes_offers: false,
            max_plies: 200,
            spreads: true,
            ..Options::new(fleet.addresses())
        };
        let storm = Storm::begin(&options)?;
        until(Duration::from_secs(30), || storm.open() >= 200).await;
        let slow = SlowClients::begin(node, SLOW);
        until(Duration::from_secs(30), || slow.begun() >= u64::from(SLOW)).await;
        storm.restart_figures();
        let (health, mut failed) = (Times::default(), 0);
        let end = Instant::now() + Duration::from_secs(seconds);
        while Instant::now() < end {
            let begin = Instant::now();
            let status = http::status(node, "/healthz").await;
            health.add(begin.elapsed());
            failed += u32::from(status.ok() != Some(200));
            sleep(Duration::from_millis(50)).await;
        }
        let begun = slow.begun();
        drop(slow);
        let summary = storm.end().await?;
        fleet.kill(0).await?;
        let (health, acks) = (health.figures(), summary.acks);
        Ok(Measured {
            what: format!("{SLOW} unfinished requests of one address, for {seconds} s"),
            wanted: "/healthz and turns of others p99 100 ms".into(),
            found: format!(
                "/healthz p99 {:.1} ms, {failed} failed; {:.0} turns/s, p99 {:.1} ms; {begun} begun",
                health.p99_ms, summary.rate, acks.p99_ms
            ),
            enough: failed == 0 && summary.rate >= 49.0 && health.p99_ms <= 100.0 && acks.p99_ms <= 100.0,
            figures: serde_json::json!({ "healthz": health, "summary": summary, "begun": begun }),
        })
    }

    async fn fronts(&self, program: &Path) -> Result<Measured> {
        let direct = self.through(program, |_| Ok(None)).await?;
        let caddy = self.through(program, |node| Front::caddy(node).map(Some)).await?;
        let nginx = self.through(program, |node| Front::nginx(node).map(Some)).await?;
        let all = [&direct, &caddy, &nginx];
        let [near, c, n] = all.map(|summary| summary.acks.p99_ms);
        let [near_rate, c_rate, n_rate] = all.map(|summary| summary.rate);
        let lost: u64 =
            all.map(|summary| summary.refused + summary.reconnects + summary.unknown).iter().sum();
        Ok(Measured {
            what: "500 players directly, behind Caddy, behind nginx".into(),
            wanted: "200/s each, none refused, p99 at most 60 ms above direct".into(),
            found: format!(
                "{near_rate:.0}, {c_rate:.0}, {n_rate:.0}/s, p99 {near:.1}, {c:.1}, {n:.1} ms, {lost} refused or lost"
            ),
            enough: lost == 0 && c.max(n) <= near + 60.0 && c_rate.min(n_rate) >= 198.0,
            figures: serde_json::json!({ "direct": direct, "caddy": caddy, "nginx": nginx }),
        })
    }

    /// 500 players of as many addresses, perhaps through a proxy.
    async fn through(
        &self,
        program: &Path,
        front: impl Fn(SocketAddr) -> io::Result<Option<Front>>,
    ) -> Result<Summary> {
        let mut fleet = Fleet::start(Settings { limits: true, ..Settings::sqlite(program) }).await?;
        let [node, ..] = fleet.addresses()[..] else { bail!("there is no node") };
        let front = tokio::task::block_in_place(|| front(node)).context("the proxy does not start")?;
        let options = Options {
            games: 250,
            rate: 200.0,
            makes_offers: false,
            max_plies: 200,
            spreads: true,
            ..Options::new(vec![front.as_ref().map_or(node, Front::address)])
        };
        let storm = Storm::begin(&options)?;
        until(Duration::from_secs(30), || storm.open() >= 500).await;
        sleep(Duration::from_secs(3)).await;
        storm.restart_figures();
        storm.wait(Duration::from_secs(self.seconds.min(60)), || false).await;
        let summary = storm.end().await?;
        fleet.kill(0).await?;
        tokio::task::block_in_place(|| drop(front));
        Ok(summary)
    }
}

/// Waits until the condition holds, at most for `time`.
async fn until(time: Duration, is_true: impl Fn() -> bool) {
    let end = Instant::now() + time;
    while !is_true() && Instant::now() < end {
        sleep(Duration::from_millis(20)).await;
    }
}

/// The median time of `fdatasync` after 16 KiB, in milliseconds.
fn synchronising() -> Result<f64> {
    let folder = Folder::new("sync")?;
    let mut file = File::create(folder.file("file"))?;
    let mut times = Vec::new();
    for _ in 0..200 {
        file.write_all(&[1; 16 << 10])?;
        let before = std::time::Instant::now();
        file.sync_data()?;
        times.push(before.elapsed());
    }
    times.sort();
    Ok(times[times.len() / 2].as_secs_f64() * 1_000.0)
}
