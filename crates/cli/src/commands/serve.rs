//! `tessera serve`: the page, for the browsers of this machine.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use anyhow::{Context, Result, ensure};
use clap::Args;
use tessera_server::{Page, Server};

use crate::output;

/// Serve the page: play, learn, study and print in the browser
#[derive(Args)]
#[command(after_help = "Examples:
  tessera serve --open                   and show it in the browser
  tessera serve --port 0                 on any free port
  tessera serve --host 0.0.0.0           for every machine of the network

Prints its address, and ends with Ctrl-C. Browsers keep games by address: another port is another shelf.")]
pub(crate) struct Serve {
    /// The port; 0 is any free one
    #[arg(long, default_value_t = 8044)]
    port: u16,
    /// The address of this machine to be reached at; the usual one is reached from this machine alone
    #[arg(long, default_value_t = Ipv4Addr::LOCALHOST.to_string())]
    host: String,
    /// Open the browser
    #[arg(long)]
    open: bool,
    /// Serve without the page if the program was built without it: the sheets to print are still there
    #[arg(long)]
    without_page: bool,
}

impl Serve {
    pub(crate) fn run(&self) -> Result<()> {
        let page = Page::embedded();
        ensure!(
            page.is_built() || self.without_page,
            "this program was built without its page: `cargo xtask play` makes one with it"
        );
        let server = Server::bind(&self.host, self.port, page).with_context(|| self.problem())?;
        let address = format!("http://{}/", reached_at(server.address()?));
        output::print_line(format_args!("Tessera is at {address} (Ctrl-C ends it)"))?;
        if self.open && open::that_detached(&address).is_err() {
            anstream::eprintln!("no browser could be opened: open the address above yourself");
        }
        Ok(server.run()?)
    }

    fn problem(&self) -> String {
        let Self { host, port, .. } = self;
        format!("{host} cannot be served at port {port} (--port 0 takes a free one)")
    }
}

/// Where a browser on this machine reaches the server: one that listens everywhere is reached here, too.
fn reached_at(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(Ipv4Addr::UNSPECIFIED) => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(Ipv6Addr::UNSPECIFIED) => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}
