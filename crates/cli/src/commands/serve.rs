//! `tessera serve`: the page, for the browsers of this machine.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use clap::{Args, ValueEnum};
use tessera_server::{
    ForwardedHeader, Limits, Network, OnlineLimits, Page, Proxies, Rate, Server, fit_open_files,
};

use crate::services::{ServiceArgs, Services};
use crate::{folder, log, output, version};

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
    #[command(flatten)]
    services: ServiceArgs,
    /// Serve metrics of online games for Prometheus at this address, under /metrics
    #[arg(long, value_name = "ADDRESS", conflicts_with = "no_online")]
    metrics: Option<SocketAddr>,
    /// Log events of online games, not only warnings, in this format
    #[arg(long, value_name = "FORMAT")]
    log: Option<log::Format>,
    /// Serve no online games, and store nothing
    #[arg(long)]
    no_online: bool,
    /// Maximum requests a minute from one address: new games, seats, look-ups of a game
    #[arg(long, value_name = "N", default_value_t = OnlineLimits::default().requests.most)]
    requests_per_minute: u32,
    /// Maximum open sockets of one address
    #[arg(long, value_name = "N", default_value_t = OnlineLimits::default().sockets_per_address)]
    sockets_per_address: usize,
    /// Maximum open sockets in all; also bound by the system's limit of open files
    #[arg(long, value_name = "N", default_value_t = OnlineLimits::default().sockets)]
    sockets: usize,
    /// Maximum connections of one address; behind a trusted proxy, its requests in flight
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections_per_address)]
    connections_per_address: usize,
    /// A proxy that may name its clients, as an address or a network such as 10.0.0.0/8; can be given several times
    #[arg(long, value_name = "CIDR", value_delimiter = ',')]
    trusted_proxy: Vec<Network>,
    /// The header in which trusted proxies name their clients
    #[arg(long, value_name = "NAME", requires = "trusted_proxy", default_value = "x-forwarded-for")]
    forwarded_header: HeaderName,
    /// Enable a bug, to prove that the checker finds it
    #[cfg(feature = "planted")]
    #[arg(long, hide = true)]
    plant: Option<tessera_store::planted::PlantedBug>,
    /// Start even if the program was built without the page; sheets to print still work
    #[arg(long)]
    without_page: bool,
}

/// The header in which proxies name their clients.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum HeaderName {
    /// X-Forwarded-For, with X-Forwarded-Host and X-Forwarded-Proto
    XForwardedFor,
    /// Forwarded
    Forwarded,
}

impl Serve {
    pub(crate) fn run(&self) -> Result<()> {
        log::start(self.log);
        let page = Page::embedded();
        ensure!(
            page.is_built() || self.without_page,
            "this program was built without its page: `cargo xtask play` makes one with it"
        );
        #[cfg(feature = "planted")]
        if let Some(bug) = self.plant {
            bug.enable();
        }
        let services = self.services.read(self.data.is_some() || self.no_online)?;
        let (limits, online_limits) = fit_open_files(self.limits(), self.online_limits());
        let server = Server::bind(&self.host, self.port, page).with_context(|| self.problem())?;
        let mut server = server.with_limits(limits).with_proxies(self.proxies());
        if let Some(Services { database, bus }) = &services {
            server = server.with_database(database, online_limits).context("the database cannot be used")?;
            if let Some(bus) = bus {
                server = server.with_bus(bus).context("the bus cannot be used")?;
            }
        } else if !self.no_online {
            let data = self.data()?;
            let problem =
                || format!("online games cannot be kept in {} (--data chooses a folder)", data.display());
            server = server.with_online(&data, online_limits).with_context(problem)?;
        }
        if let Some(metrics) = self.metrics {
            let problem = || format!("metrics cannot be shown at {metrics}");
            server = server.with_metrics(metrics).with_context(problem)?;
        }
        let address = format!("http://{}/", reached_at(server.address()?));
        // At once, so that a program that reads the first line only may then close its end.
        let start = format!("Tessera is at {address} (Ctrl-C ends it)\n{}", version::line());
        output::print_line(format_args!("{start}"))?;
        if let Some(metrics) = server.metrics_address() {
            output::print_line(format_args!("Metrics are at http://{metrics}/metrics"))?;
        }
        if self.open && open::that_detached(&address).is_err() {
            output::complain("no browser could be opened: open the address above yourself");
        }
        Ok(server.run()?)
    }

    /// The folder for online games.
    fn data(&self) -> Result<PathBuf> {
        let usual = || folder::of_person("XDG_DATA_HOME", ".local/share");
        self.data
            .clone()
            .or_else(usual)
            .context("there is no folder for online games: choose one with --data")
    }

    fn proxies(&self) -> Proxies {
        let header = match self.forwarded_header {
            HeaderName::XForwardedFor => ForwardedHeader::XForwardedFor,
            HeaderName::Forwarded => ForwardedHeader::Forwarded,
        };
        Proxies { trusted: self.trusted_proxy.clone(), header }
    }

    fn limits(&self) -> Limits {
        Limits { connections_per_address: self.connections_per_address, ..Limits::default() }
    }

    fn online_limits(&self) -> OnlineLimits {
        OnlineLimits {
            sockets: self.sockets,
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
