//! The page in real browsers: end-to-end tests, a picture of every screen, the pictures of the documentation, and a turn of
//! each game in Firefox and WebKit.
//!
//! Playwright reads these variables: `TESSERA_URL` is the server's address, `TESSERA_PROGRAM` the program for tests that
//! start their own server, `TESSERA_SCREENSHOTS` the folder for pictures and `TESSERA_LANGUAGE` their language.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::{env, fs};

use anyhow::{Context, Result, bail, ensure};
use clap::Args;

use crate::run::{cargo, command, root, run, target, tests_program};
use crate::wasm::Build;
use crate::{needs, page};

/// Make a picture of every screen, in target/screenshots
#[derive(Args)]
pub(crate) struct Screenshots {
    /// The language of the page
    #[arg(long, default_value = "en", value_parser = ["en", "pl", "cs"])]
    language: String,
}

impl Screenshots {
    pub(crate) fn run(&self) -> Result<()> {
        make_pictures("screenshots.ts", &target().join("screenshots"), &self.language)
    }
}

/// Make the pictures of the documentation, in docs/pictures
#[derive(Args)]
pub(crate) struct Pictures {}

impl Pictures {
    #[expect(clippy::unused_self, reason = "every task is run in the same way")]
    pub(crate) fn run(&self) -> Result<()> {
        make_pictures("pictures.ts", &root().join("docs/pictures"), "en")
    }
}

/// Builds the page and its server, and runs a script that makes pictures of it in a folder.
fn make_pictures(script: &str, folder: &Path, language: &str) -> Result<()> {
    needs::CHROMIUM.ensure()?;
    page::build(Build::Small)?;
    run(&mut cargo(&["build", "--package", "tessera-cli"]))?;
    with_server(|address| {
        let mut pictures = playwright(address);
        pictures.arg(script).env("TESSERA_SCREENSHOTS", folder);
        run(pictures.env("TESSERA_LANGUAGE", language))
    })?;
    eprintln!("\nThe pictures are in {}.", folder.display());
    Ok(())
}

/// Play a turn of each game in Firefox and in WebKit, with pictures in target/browsers
#[derive(Args)]
pub(crate) struct Browsers {}

impl Browsers {
    #[expect(clippy::unused_self, reason = "every task is run in the same way")]
    pub(crate) fn run(&self) -> Result<()> {
        for need in [&needs::FIREFOX, &needs::WEBKIT, &needs::XVFB] {
            need.ensure()?;
        }
        page::build(Build::Small)?;
        run(&mut cargo(&["build", "--package", "tessera-cli"]))?;
        let folder = target().join("browsers");
        with_server(|address| {
            let mut play = command("node", &["browsers/play.mjs", address]);
            run(play.arg(&folder).current_dir(root().join("web")))
        })?;
        eprintln!("\nThe pictures are in {}.", folder.display());
        Ok(())
    }
}

/// Runs the end-to-end tests against the program that the other tests have built. If they are missing, continuous
/// integration fails.
pub(crate) fn test() -> Result<()> {
    if root().join("web/playwright.config.ts").exists() {
        needs::CHROMIUM.ensure()?;
        return with_server(|address| run(&mut playwright(address)));
    }
    if env::var_os("CI").is_some() {
        bail!("The tests of the page in a browser are missing: there is no web/playwright.config.ts.");
    }
    eprintln!("\nThere is no web/playwright.config.ts: the page is not tested in a browser.");
    Ok(())
}

fn playwright(address: &str) -> Command {
    let mut playwright = page::npm(&["exec", "--", "playwright", "test"]);
    playwright.env("TESSERA_URL", address).env("TESSERA_PROGRAM", tests_program());
    playwright
}

/// Runs `work` with the address of a server of the page.
fn with_server(work: impl FnOnce(&str) -> Result<()>) -> Result<()> {
    let mut server = Server::start()?;
    work(&server.address()?)
}

/// Checks that the build for tests contains the page that is published, as its release builds do.
fn check_page() -> Result<()> {
    let output = Command::new(tests_program()).arg("--version").output();
    let version = output.context("debug/tessera could not be started")?.stdout;
    let version = String::from_utf8_lossy(&version);
    ensure!(
        version.lines().any(|line| line == "page: small"),
        "debug/tessera does not contain the small page:\n{version}"
    );
    Ok(())
}

/// `tessera serve` of the build for tests, on a free port, until it is dropped.
struct Server(Child);

impl Server {
    fn start() -> Result<Self> {
        // Each run starts without online games.
        let data = target().join("browser-games");
        if data.exists() {
            fs::remove_dir_all(&data)?;
        }
        check_page()?;
        let mut program = Command::new(tests_program());
        program.args(["serve", "--port", "0", "--data"]).arg(data);
        // All browsers share one address, so its limits must not apply.
        program.args(["--requests-per-minute", "100000", "--sockets-per-address", "10000"]);
        program.args(["--connections-per-address", "10000"]);
        program.stdout(Stdio::piped());
        Ok(Self(program.spawn().context("debug/tessera could not be started")?))
    }

    /// Reads the address from the first line of output.
    fn address(&mut self) -> Result<String> {
        let mut line = String::new();
        if let Some(out) = self.0.stdout.take() {
            BufReader::new(out).read_line(&mut line)?;
        }
        let address = line.split_whitespace().find(|word| word.starts_with("http://"));
        Ok(address.context("tessera serve did not print its address")?.to_owned())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
