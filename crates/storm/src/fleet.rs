//! A set of `tessera serve` processes on free ports of 127.0.0.1.

use std::fs::{self, File};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use rustix::process::{Pid, Resource, Rlimit, Signal, kill_process, prlimit};
use tessera_store::Store;
use tessera_store::testing::{Folder, Nats, Postgres};
use tokio::process::{Child, Command};
use tokio::time::{Instant, sleep, timeout};

use crate::http;
use crate::proxy::{LinkState, Proxy};

/// The timeout of starting and of stopping a node.
const PATIENCE: Duration = Duration::from_secs(20);

/// The faketime library, at Debian's path.
const FAKETIME: &str = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";

/// The database of a fleet.
#[derive(Clone, Debug)]
pub enum Database {
    /// An SQLite file, for one node.
    Sqlite,
    /// A PostgreSQL server of this fleet's own.
    Postgres(Arc<Postgres>),
}

/// The settings of a fleet.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The program `tessera`.
    pub program: PathBuf,
    /// The number of nodes.
    pub nodes: usize,
    /// The database of the nodes.
    pub database: Database,
    /// The message bus between the nodes, of this fleet's own.
    pub bus: Option<Arc<Nats>>,
    /// A bug to enable in each node.
    pub planted_bug: Option<String>,
    /// Whether clients connect through a proxy that drops the first event when a client resumes.
    pub skips_on_resume: bool,
    /// Whether the nodes run under faketime, so that their clocks can jump.
    pub jumps: bool,
    /// Whether the nodes have their usual limits for each address, and trust a proxy on this machine.
    pub limits: bool,
}

impl Settings {
    /// One node with an SQLite file.
    pub fn sqlite(program: &Path) -> Self {
        let program = program.to_owned();
        Self {
            program,
            nodes: 1,
            database: Database::Sqlite,
            bus: None,
            planted_bug: None,
            skips_on_resume: false,
            jumps: false,
            limits: false,
        }
    }

    /// Two nodes that share a database and a bus. `None` if PostgreSQL or NATS is missing.
    pub fn postgres(program: &Path) -> Option<Self> {
        let (server, bus) = tokio::task::block_in_place(|| Postgres::start().zip(Nats::start()))?;
        let database = Database::Postgres(Arc::new(server));
        Some(Self { nodes: 2, database, bus: Some(Arc::new(bus)), ..Self::sqlite(program) })
    }

    /// Whether faketime is installed.
    pub fn can_jump() -> bool {
        Path::new(FAKETIME).exists()
    }
}

/// Nodes that share a database. Dropping the fleet ends them.
pub struct Fleet {
    settings: Settings,
    nodes: Vec<Node>,
    /// The address of the database itself, not of a proxy.
    address: Option<String>,
    folder: Folder,
}

struct Node {
    port: u16,
    child: Option<Child>,
    /// Between clients and the node.
    front: Option<Proxy>,
    /// Between the node and its database.
    proxy: Option<Proxy>,
    is_frozen: bool,
}

impl Fleet {
    /// Starts the nodes and waits until they are ready.
    pub async fn start(settings: Settings) -> Result<Self> {
        let folder = Folder::new("storm")?;
        let address = match &settings.database {
            Database::Sqlite => None,
            Database::Postgres(server) => Some(tokio::task::block_in_place(|| server.database())?),
        };
        let mut fleet = Self { settings, nodes: Vec::new(), address, folder };
        fs::write(fleet.time_file(), "+0")?;
        for _ in 0..fleet.settings.nodes {
            let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
            let proxy = match &fleet.settings.database {
                Database::Sqlite => None,
                Database::Postgres(server) => {
                    Some(Proxy::start((Ipv4Addr::LOCALHOST, server.port()).into()).await?)
                }
            };
            let front = if fleet.settings.skips_on_resume {
                Some(Proxy::start_skipping((Ipv4Addr::LOCALHOST, port).into()).await?)
            } else {
                None
            };
            fleet.nodes.push(Node { port, child: None, front, proxy, is_frozen: false });
        }
        for node in 0..fleet.nodes.len() {
            fleet.start_node(node).await?;
        }
        Ok(fleet)
    }

    /// The number of nodes.
    pub fn count(&self) -> usize {
        self.nodes.len()
    }

    /// The settings that the fleet was started with.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The addresses of the nodes, for clients.
    pub fn addresses(&self) -> Vec<SocketAddr> {
        let port = |node: &Node| node.front.as_ref().map_or(node.port, |front| front.port);
        self.nodes.iter().map(|node| (Ipv4Addr::LOCALHOST, port(node)).into()).collect()
    }

    /// A path in the fleet's temporary folder.
    pub fn file(&self, name: &str) -> PathBuf {
        self.folder.file(name)
    }

    fn time_file(&self) -> PathBuf {
        self.folder.file("time")
    }

    /// Starts a node that is down and waits until it is ready.
    pub async fn start_node(&mut self, number: usize) -> Result<()> {
        let child = self.command(number)?.spawn().context("tessera cannot be started")?;
        let Some(node) = self.nodes.get_mut(number) else { bail!("there is no node {number}") };
        let (child, address) = (node.child.insert(child), SocketAddr::from((Ipv4Addr::LOCALHOST, node.port)));
        let end = Instant::now() + PATIENCE;
        while http::status(address, "/readyz").await.ok() != Some(200) {
            if let Some(status) = child.try_wait()? {
                let said =
                    fs::read_to_string(self.folder.file(&format!("node-{number}"))).unwrap_or_default();
                bail!("node {number} has ended with {status}: {said}");
            }
            ensure!(Instant::now() < end, "node {number} does not get ready");
            sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    fn command(&self, number: usize) -> Result<Command> {
        let Settings { program, bus, planted_bug, jumps, .. } = &self.settings;
        let node = self.nodes.get(number).with_context(|| format!("there is no node {number}"))?;
        // The signal is ignored, so that a write beyond the limit fails instead of ending the node.
        let mut command = Command::new("sh");
        command.args(["-c", "trap '' XFSZ; exec \"$@\"", "sh"]).arg(program);
        command.args(["serve", "--without-page", "--host", "127.0.0.1", "--port", &node.port.to_string()]);
        if self.settings.limits {
            command.args(["--trusted-proxy", "127.0.0.1"]);
        } else {
            command.args(["--requests-per-minute", "100000000", "--sockets-per-address", "100000"]);
            command.args(["--connections-per-address", "100000"]);
        }
        match (&self.address, &node.proxy, &self.settings.database) {
            (Some(address), Some(proxy), Database::Postgres(server)) => {
                let [real, near] = [server.port(), proxy.port].map(|port| format!(":{port}/"));
                command.args(["--database", &address.replace(&real, &near)]);
            }
            _ => {
                command.arg("--data").arg(self.folder.path());
            }
        }
        if let Some(bus) = bus {
            command.args(["--bus", &bus.address()]);
        }
        if let Some(bug) = planted_bug {
            command.args(["--plant", bug]);
        }
        if *jumps {
            command.env("LD_PRELOAD", FAKETIME).env("FAKETIME_TIMESTAMP_FILE", self.time_file());
            command.env("FAKETIME_CACHE_DURATION", "1").env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
            command.env("DONT_FAKE_MONOTONIC", "1");
        }
        let said =
            File::options().create(true).append(true).open(self.folder.file(&format!("node-{number}")))?;
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(said).kill_on_drop(true);
        Ok(command)
    }

    fn node(&mut self, number: usize) -> Result<&mut Node> {
        self.nodes.get_mut(number).with_context(|| format!("there is no node {number}"))
    }

    fn pid(&self, number: usize) -> Result<Pid> {
        let id = self.nodes.get(number).and_then(|node| node.child.as_ref()).and_then(Child::id);
        let pid = id.and_then(|id| Pid::from_raw(id.cast_signed()));
        pid.with_context(|| format!("node {number} does not run"))
    }

    /// Kills a node with SIGKILL.
    pub async fn kill(&mut self, number: usize) -> Result<()> {
        let node = self.node(number)?;
        if let Some(mut child) = node.child.take() {
            child.kill().await?;
        }
        Ok(())
    }

    /// Sends SIGTERM to a node and waits until it has stopped. Returns how long that took.
    pub async fn terminate(&mut self, number: usize) -> Result<Duration> {
        let begin = Instant::now();
        kill_process(self.pid(number)?, Signal::TERM)?;
        let node = self.node(number)?;
        if let Some(mut child) = node.child.take() {
            let status = timeout(PATIENCE, child.wait()).await.context("the node does not stop")??;
            ensure!(status.success(), "node {number} has stopped with {status}");
        }
        Ok(begin.elapsed())
    }

    /// Pauses or resumes a node with SIGSTOP or SIGCONT.
    pub fn freeze(&mut self, number: usize, frozen: bool) -> Result<()> {
        kill_process(self.pid(number)?, if frozen { Signal::STOP } else { Signal::CONT })?;
        self.node(number)?.is_frozen = frozen;
        Ok(())
    }

    /// Simulates a full disk: no file of the node may grow beyond 4 KiB. `false` removes the limit.
    pub fn fill_disk(&self, number: usize, full: bool) -> Result<()> {
        let current = full.then_some(4_096);
        prlimit(Some(self.pid(number)?), Resource::Fsize, Rlimit { current, maximum: None })?;
        Ok(())
    }

    /// Sets the state of the network between a node and its database.
    pub(crate) fn set_link(&mut self, number: usize, state: LinkState) -> Result<()> {
        if let Some(proxy) = &self.node(number)?.proxy {
            proxy.set(state);
        }
        Ok(())
    }

    /// Sets the clock offset of all nodes, in seconds. Running nodes notice it within a second, if at all.
    pub fn set_clock(&self, seconds: i64) -> Result<()> {
        Ok(fs::write(self.time_file(), format!("{seconds:+}"))?)
    }

    /// The resident memory of a node, in bytes.
    pub fn memory(&self, number: usize) -> Result<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.pid(number)?.as_raw_nonzero()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no figure")?;
        let kilobytes: u64 = line.trim().trim_end_matches("kB").trim().parse()?;
        Ok(kilobytes * 1024)
    }

    /// Stops all nodes and opens their store.
    pub async fn stop_and_open(&mut self) -> Result<Store> {
        for number in 0..self.nodes.len() {
            if self.node(number)?.is_frozen {
                self.freeze(number, false)?;
            }
            if self.node(number)?.child.is_some() {
                self.terminate(number).await?;
            }
        }
        Ok(match &self.address {
            Some(address) => Store::open_postgres(address).await?,
            None => Store::open_sqlite(&self.folder.file("tessera.db")).await?,
        })
    }
}

impl Drop for Fleet {
    fn drop(&mut self) {
        // SIGKILL also ends a paused process. The runtime reaps it.
        for node in &mut self.nodes {
            if let Some(child) = &mut node.child {
                let _ = child.start_kill();
            }
        }
    }
}
