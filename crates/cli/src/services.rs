//! The database and the bus that servers share: their addresses come from options, from files or from the environment.
//!
//! Every user of a machine can read the command lines of its programs, so a password is refused there.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail, ensure};
use clap::Args;

/// What servers with the same games share.
#[derive(Args)]
#[expect(clippy::doc_markdown, reason = "the help shows these texts as they are")]
pub(crate) struct ServiceArgs {
    /// The PostgreSQL database for online games, postgres://…; several servers may share it [env: TESSERA_DATABASE]
    #[arg(long, value_name = "ADDRESS", conflicts_with_all = ["data", "no_online"])]
    database: Option<String>,
    /// Read the address of the database from this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["database", "data", "no_online"])]
    database_file: Option<PathBuf>,
    /// The NATS server that notifies servers sharing a database of new turns, nats://…; without it they poll every second
    /// [env: TESSERA_BUS]
    #[arg(long, value_name = "ADDRESS")]
    bus: Option<String>,
    /// Read the address of the NATS server from this file
    #[arg(long, value_name = "FILE", conflicts_with = "bus")]
    bus_file: Option<PathBuf>,
}

/// The addresses of the database and of the bus.
#[derive(PartialEq, Eq)]
pub(crate) struct Services {
    pub(crate) database: String,
    pub(crate) bus: Option<String>,
}

/// A service that an address leads to.
struct Service {
    name: &'static str,
    option: &'static str,
    variable: &'static str,
    schemes: &'static [&'static str],
}

const DATABASE: Service = Service {
    name: "database",
    option: "--database",
    variable: "TESSERA_DATABASE",
    schemes: &["postgres", "postgresql"],
};

const BUS: Service =
    Service { name: "bus", option: "--bus", variable: "TESSERA_BUS", schemes: &["nats", "tls"] };

impl ServiceArgs {
    /// The services; `None` if the games are kept elsewhere or nowhere. `is_elsewhere`: other options say so, and the
    /// environment does not count.
    pub(crate) fn read(&self, is_elsewhere: bool) -> Result<Option<Services>> {
        let database =
            DATABASE.address(self.database.as_deref(), self.database_file.as_deref(), !is_elsewhere)?;
        let bus = BUS.address(self.bus.as_deref(), self.bus_file.as_deref(), !is_elsewhere)?;
        let Some(database) = database else {
            ensure!(
                bus.is_none(),
                "a bus needs a database that servers share: --database names it, or the variable TESSERA_DATABASE"
            );
            return Ok(None);
        };
        Ok(Some(Services { database, bus }))
    }
}

/// The address of the database, from an option, a file or, if nothing else names the games, the environment.
pub(crate) fn database(
    option: Option<&str>,
    file: Option<&Path>,
    is_elsewhere: bool,
) -> Result<Option<String>> {
    DATABASE.address(option, file, !is_elsewhere)
}

impl Service {
    /// Its address, if there is one.
    fn address(
        &self,
        option: Option<&str>,
        file: Option<&Path>,
        with_variable: bool,
    ) -> Result<Option<String>> {
        let Self { name, option: flag, variable, schemes } = self;
        let address = match (option, file) {
            (Some(address), _) => {
                ensure!(
                    !has_password(address),
                    "every user of the machine can read a password in {flag}: put the address of the {name} into the \
                     variable {variable}, or into a file for {flag}-file"
                );
                Some(address.to_owned())
            }
            (None, Some(file)) => {
                let problem = || format!("the address of the {name} cannot be read from {}", file.display());
                Some(fs::read_to_string(file).with_context(problem)?.trim().to_owned())
            }
            (None, None) if with_variable => {
                std::env::var(variable).ok().filter(|address| !address.is_empty())
            }
            (None, None) => None,
        };
        // What is not an address may be a password, so it is not repeated.
        if let Some(address) = &address {
            match address.split_once("://") {
                Some((scheme, _)) if schemes.contains(&scheme) => {}
                Some((scheme, _)) if is_scheme(scheme) => {
                    bail!("the address of the {name} begins with {}://, not {scheme}://", schemes[0])
                }
                _ => bail!("the address of the {name} begins with {}://", schemes[0]),
            }
        }
        Ok(address)
    }
}

fn is_scheme(text: &str) -> bool {
    text.len() <= 20 && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte))
}

/// Whether an address has a password or a token: before the host, or in the query.
fn has_password(address: &str) -> bool {
    let rest = address.split_once("://").map_or(address, |(_, rest)| rest);
    let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let is_nats = address.starts_with("nats") || address.starts_with("tls");
    let in_front = authority.rsplit_once('@').is_some_and(|(user, _)| is_nats || user.contains(':'));
    // A password may have a slash or a question mark, although it should not.
    let is_broken = rest.contains('@') && !authority.contains('@') && authority.contains(':');
    in_front || is_broken || rest.contains("password=")
}

#[cfg(test)]
mod tests {
    use super::has_password;

    #[test]
    fn passwords_are_found_wherever_an_address_has_them() {
        for address in [
            "postgres://tessera:secret@db/tessera",
            "postgres://tessera:se/cret@db/tessera",
            "postgres://:secret@db",
            "postgres://db/tessera?user=tessera&password=secret",
            "nats://bus:secret@host",
            "nats://token@host",
        ] {
            assert!(has_password(address), "{address}");
        }
        for address in [
            "postgres://tessera@db:5432/tessera?sslmode=verify-full",
            "postgres:///tessera?host=/run/postgresql",
            "nats://[::1]:4222",
            "nats://host",
        ] {
            assert!(!has_password(address), "{address}");
        }
    }
}
