//! The `tessera` command: every capability from the terminal.
//!
//! Each command is a file in `commands/`. The work is done by the libraries: this crate reads arguments and prints.

mod board;
mod commands;
// A program without these features does not know all options in the documentation.
#[cfg(all(test, feature = "nats", feature = "planted", feature = "postgres", feature = "storm"))]
mod examples;
mod folder;
mod help;
mod hint;
mod input;
mod lines;
mod log;
mod manual;
mod output;
mod progress;
mod queue;
mod refusal;
mod saving;
mod services;
mod speaker;
#[cfg(unix)]
mod terminal;
mod thinking;
mod tui;
mod ugi;
mod version;

use std::io;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};
use tessera_messages::Language;

/// The home of Xok, Yoxii, Trexo and Slither Stone.
#[derive(Parser)]
#[command(name = "tessera", version, long_version = version::long())]
#[command(after_help = "Examples:
  tessera serve --open                   play, learn and study in the browser
  tessera table yoxii                    play, two people at this terminal
  tessera show trexo                     the board at the start of a game
  tessera start slither --fresh          a new random board
  tessera perft xok 4 --threads 2        count sequences of four actions")]
pub struct Tessera {
    /// Output language [default: the system's, else en]
    #[arg(long, alias = "lang", global = true, value_name = "CODE", value_parser = input::language_parser(), ignore_case = true)]
    language: Option<Language>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Games(commands::Games),
    Tui(commands::Tui),
    Table(commands::Table),
    Start(commands::Start),
    Show(commands::Show),
    Moves(commands::Moves),
    Play(commands::Play),
    Perft(commands::Perft),
    Random(commands::Random),
    Batch(commands::Batch),
    Engine(commands::Engine),
    Analyse(commands::Analyse),
    Solve(commands::Solve),
    Bench(commands::Bench),
    Match(Box<commands::Match>),
    Ladder(commands::Ladder),
    Boards(commands::Boards),
    Lab(commands::Lab),
    Puzzles(commands::Puzzles),
    Prove(commands::Prove),
    Verify(commands::Verify),
    Jobs(commands::Jobs),
    Worker(commands::Worker),
    Explore(commands::Explore),
    Draw(commands::Draw),
    Print(commands::Print),
    Rules(commands::Rules),
    Record(commands::Record),
    Serve(commands::Serve),
    Admin(commands::Admin),
    #[cfg(feature = "storm")]
    Storm(commands::Storm),
    Completions(commands::Completions),
    Man(commands::Man),
}

/// Runs the command of this process.
pub fn main() -> ExitCode {
    let tessera = match help::arguments() {
        Ok(tessera) => tessera,
        Err(message) => return help::show(&message),
    };
    speaker::choose_language(tessera.language);
    let result = match tessera.command {
        Command::Games(command) => command.run(),
        Command::Tui(command) => command.run(),
        Command::Table(command) => command.run(),
        Command::Start(command) => command.run(),
        Command::Show(command) => command.run(),
        Command::Moves(command) => command.run(),
        Command::Play(command) => command.run(),
        Command::Perft(command) => command.run(),
        Command::Random(command) => command.run(),
        Command::Batch(command) => command.run(),
        Command::Engine(command) => command.run(),
        Command::Analyse(command) => command.run(),
        Command::Solve(command) => command.run(),
        Command::Bench(command) => command.run(),
        Command::Match(command) => command.run(),
        Command::Ladder(command) => command.run(),
        Command::Boards(command) => command.run(),
        Command::Lab(command) => command.run(),
        Command::Puzzles(command) => command.run(),
        Command::Prove(command) => command.run(),
        Command::Verify(command) => command.run(),
        Command::Jobs(command) => command.run(),
        Command::Worker(command) => command.run(),
        Command::Explore(command) => command.run(),
        Command::Draw(command) => command.run(),
        Command::Print(command) => command.run(),
        Command::Rules(command) => command.run(),
        Command::Record(command) => command.run(),
        Command::Serve(command) => command.run(),
        Command::Admin(command) => command.run(),
        #[cfg(feature = "storm")]
        Command::Storm(command) => command.run(),
        Command::Completions(command) => command.run(),
        Command::Man(command) => command.run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) if error.is::<output::Unsolved>() => ExitCode::from(3),
        Err(error) if error.is::<output::Stopped>() => {
            output::complain(error);
            ExitCode::from(4)
        }
        Err(error) => {
            let word = if error.is::<refusal::Translated>() {
                speaker::Speaker::standard().map_or("error".into(), |speaker| speaker.text("command-error"))
            } else {
                "error".into()
            };
            output::complain(format_args!("{}: {error:#}", output::styled(output::ERROR, word)));
            ExitCode::FAILURE
        }
    }
}

/// Exits with clap's message for wrong usage: the error, and the usage of the command with these names.
fn bad_usage(names: &[&str], sentence: impl std::fmt::Display) -> ! {
    let mut tessera = help::definition();
    tessera.build();
    let command = names.iter().try_fold(&mut tessera, |command, name| command.find_subcommand_mut(name));
    let error = match command {
        Some(command) => command.error(ErrorKind::ValueValidation, sentence),
        None => help::definition().error(ErrorKind::ValueValidation, sentence),
    };
    error.exit()
}

/// Whether the reader of our output has closed the pipe: `tessera moves xok | head` is no error.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
