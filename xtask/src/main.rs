//! The tasks of the repository: `cargo xtask play`, `cargo xtask test`, `cargo xtask bench` and others.

mod bench;
mod browser;
#[cfg(test)]
mod docs;
mod fuzz;
#[cfg(test)]
mod game_files;
mod needs;
mod package;
mod page;
mod play;
mod python;
mod run;
mod stamp;
mod storm;
mod test;
mod types;
mod wasm;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Builds, plays, tests and measures Tessera.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Build everything and play in the browser
    Play(play::Play),
    /// Run every check and every test
    Test(test::Test),
    /// Build the modules for the browser, into web/src/core/pkg
    Wasm(wasm::Wasm),
    /// Build the page to publish, small and fast to load, into web/dist
    Page(page::Page),
    /// Make the page's types and the schema of online games from the Rust types
    Types(types::Types),
    /// Make a picture of every screen, in target/screenshots
    Screenshots(browser::Screenshots),
    /// Make the pictures of the documentation, in docs/pictures
    Pictures(browser::Pictures),
    /// Play a turn of each game in Firefox and in WebKit, with pictures in target/browsers
    Browsers(browser::Browsers),
    /// Measure speed, print a table and write it as JSON
    Bench(bench::Bench),
    /// Build the Python package and install it into target/python/venv
    Python(python::Python),
    /// Inject faults into servers of online games for longer than the tests do
    Storm(storm::Storm),
    /// Fuzz the laws of the rules for longer than the tests do
    Fuzz(fuzz::Fuzz),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().task {
        Task::Play(task) => task.run(),
        Task::Test(task) => task.run(),
        Task::Wasm(task) => task.run(),
        Task::Page(task) => task.run(),
        Task::Types(task) => task.run(),
        Task::Screenshots(task) => task.run(),
        Task::Pictures(task) => task.run(),
        Task::Browsers(task) => task.run(),
        Task::Bench(task) => task.run(),
        Task::Python(task) => task.run(),
        Task::Storm(task) => task.run(),
        Task::Fuzz(task) => task.run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\n{error:#}");
            ExitCode::FAILURE
        }
    }
}
