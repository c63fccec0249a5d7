//! `tessera serve`: the page, for the browsers of this machine.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use clap::{Args, ValueEnum};
use tessera_server::{OnlineLimits, Page, Rate, Server};
use tracing_subscriber::EnvFilter;

use crate::{folder, output};

/// Serve the page: play, learn, study and print in the browser
#[derive(Args)]
#[command(after_help = "Examples:
  tessera serve --open                   and show it in the browser
  tessera serve --port 0                 on any free port
  tessera serve --host 0.0.0.0           for every machine of the network
  tessera serve --data games             online games in this folder
  tessera serve --database postgres://db/tessera --bus nats://bus --metrics 127.0.0.1:9044 --log json
                                         one of several servers with the same games

Prints its address, and ends with Ctrl-C. Browsers store games per address: a new port starts empty. \
Logs to standard error; warnings only, unless --log is given. RUST_LOG=debug sets the level.")]
pub(crate) struct Serve {
    /// The port; 0 is any free one
    #[arg(long, default_value_t = 8044)]
    port: u16,
    /// The address to listen on; the default is reachable from this machine only
    #[arg(long, default_value_t = Ipv4Addr::LOCALHOST.to_string())]
    host: String,
    /// Open the browser
    #[arg(long)]
    open: bool,
    /// The folder for online games [default: tessera in the home folder's .local/share]
    #[arg(long, value_name = "DIR", conflicts_with = "no_online")]
    data: Option<PathBuf>,
    /// The PostgreSQL database for online games, postgres://…; several servers may share it
    #[arg(long, value_name = "ADDRESS", conflicts_with_all = ["data", "no_online"])]
    database: Option<String>,
    /// The NATS server that notifies servers sharing a database of new turns, nats://…; without it they poll every second
    #[arg(long, value_name = "ADDRESS", requires = "database")]
    bus: Option<String>,
    /// Serve metrics of online games for Prometheus at this address, under /metrics
    #[arg(long, value_name = "ADDRESS", conflicts_with = "no_online")]
    metrics: Option<SocketAddr>,
    /// Log events of online games, not only warnings, in this format
    #[arg(long, value_name = "FORMAT")]
    log: Option<Format>,
    /// Serve no online games, and store nothing
    #[arg(long)]
    no_online: bool,
    /// Maximum requests a minute from one address: new games, seats, look-ups of a game
    #[arg(long, value_name = "N", default_value_t = OnlineLimits::default().requests.most)]
    requests_per_minute: u32,
    /// Maximum open sockets of one address
    #[arg(long, value_name = "N", default_value_t = OnlineLimits::default().sockets_per_address)]
    sockets_per_address: usize,
    /// Enable a bug, to prove that the checker finds it
    #[cfg(feature = "planted")]
    #[arg(long, hide = true)]
    plant: Option<tessera_store::planted::PlantedBug>,
    /// Start even if the program was built without the page; sheets to print still work
    #[arg(long)]
    without_page: bool,
}

/// The format of the log.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A line for people
    Text,
    /// A line of JSON
    Json,
}

impl Serve {
    pub(crate) fn run(&self) -> Result<()> {
        self.start_log();
        let page = Page::embedded();
        ensure!(
            page.is_built() || self.without_page,
            "this program was built without its page: `cargo xtask play` makes one with it"
        );
        #[cfg(feature = "planted")]
        if let Some(bug) = self.plant {
            bug.enable();
        }
        let mut server = Server::bind(&self.host, self.port, page).with_context(|| self.problem())?;
        if let Some(database) = &self.database {
            server = server.with_database(database, self.limits()).context("the database cannot be used")?;
            if let Some(bus) = &self.bus {
                server = server.with_bus(bus).context("the bus cannot be used")?;
            }
        } else if !self.no_online {
            let data = self.data()?;
            let problem =
                || format!("online games cannot be kept in {} (--data chooses a folder)", data.display());
            server = server.with_online(&data, self.limits()).with_context(problem)?;
        }
        if let Some(metrics) = self.metrics {
            let problem = || format!("metrics cannot be shown at {metrics}");
            server = server.with_metrics(metrics).with_context(problem)?;
        }
        let address = format!("http://{}/", reached_at(server.address()?));
        output::print_line(format_args!("Tessera is at {address} (Ctrl-C ends it)"))?;
        if let Some(metrics) = server.metrics_address() {
            output::print_line(format_args!("Metrics are at http://{metrics}/metrics"))?;
        }
        if self.open && open::that_detached(&address).is_err() {
            output::complain("no browser could be opened: open the address above yourself");
        }
        Ok(server.run()?)
    }

    /// Starts the log, to standard error. `RUST_LOG` sets its level.
    fn start_log(&self) {
        let usual = if self.log.is_some() { "info" } else { "warn" };
        let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(usual));
        let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
        // An error would mean a second start, but a program has one server.
        let _ = match self.log {
            Some(Format::Json) => log.json().flatten_event(true).try_init(),
            Some(Format::Text) | None => log.with_ansi(false).try_init(),
        };
    }

    /// The folder for online games.
    fn data(&self) -> Result<PathBuf> {
        let usual = || folder::of_person("XDG_DATA_HOME", ".local/share");
        self.data
            .clone()
            .or_else(usual)
            .context("there is no folder for online games: choose one with --data")
    }

    fn limits(&self) -> OnlineLimits {
        OnlineLimits {
            requests: Rate { most: self.requests_per_minute, refill: 60_000 },
            sockets_per_address: self.sockets_per_address,
            ..OnlineLimits::default()
        }
    }

    fn problem(&self) -> String {
        let Self { host, port, .. } = self;
        format!("{host} cannot be served at port {port} (--port 0 takes a free one)")
    }
}

/// The server's address for a browser on this machine, also if it listens on all interfaces.
fn reached_at(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(Ipv4Addr::UNSPECIFIED) => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(Ipv6Addr::UNSPECIFIED) => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}
