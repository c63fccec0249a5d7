//! Runs other programs from the root of the repository and prints their command lines.

use std::env;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::ScopedJoinHandle;

use anyhow::{Context, Result, bail};

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the repository").to_owned()
}

/// Cargo's target folder.
pub(crate) fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}

/// The program that the tests build, with the page inside.
pub(crate) fn tests_program() -> PathBuf {
    target().join("debug/tessera")
}

/// The cargo that runs this program.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut cargo = command(&env::var("CARGO").unwrap_or_else(|_| "cargo".into()), arguments);
    if env::var_os("CI").is_some() {
        // CI never rebuilds: incremental data would only cost time and disk.
        cargo.env("CARGO_INCREMENTAL", "0");
    }
    cargo
}

/// A command that runs in the root of the repository.
pub(crate) fn command(program: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root());
    command
}

/// The existing files under version control that match one of git's patterns.
#[cfg(test)]
pub(crate) fn tracked(patterns: &[&str]) -> Vec<String> {
    let output = command("git", &["ls-files", "--"]).args(patterns).output().expect("git lists the files");
    assert!(output.status.success(), "git cannot list the files of the repository");
    let text = String::from_utf8_lossy(&output.stdout);
    let files: Vec<String> =
        text.lines().filter(|path| root().join(path).exists()).map(str::to_owned).collect();
    assert!(!files.is_empty(), "no file matches {patterns:?}");
    files
}

/// Runs a command to its end; a failure is an error that names the command.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let line = shown(command);
    eprintln!("\n> {line}");
    let status = command.status().with_context(|| format!("{line} could not be started"))?;
    if !status.success() {
        bail!("failed: {line}");
    }
    Ok(())
}

/// Waits for a thread and returns its result. A panic goes on in this thread.
pub(crate) fn join(work: ScopedJoinHandle<'_, Result<()>>) -> Result<()> {
    work.join().unwrap_or_else(|panic| resume_unwind(panic))
}

/// Replaces this process with a program, so that Ctrl-C reaches that program alone.
pub(crate) fn replace(program: &mut Command) -> Result<()> {
    eprintln!("\n> {}", shown(program));
    #[cfg(unix)]
    return Err(std::os::unix::process::CommandExt::exec(program).into());
    #[cfg(not(unix))]
    run(program)
}

/// Whether a program can be started at all.
pub(crate) fn available(program: &str) -> bool {
    let mut command = Command::new(program);
    let path = env::var("PATH").unwrap_or_default();
    command.env("PATH", format!("{path}:/usr/sbin"));
    // Not every program knows the option, but every one exits with it.
    command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
}

fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or_default().to_string_lossy();
    let arguments = command.get_args().map(|argument| argument.to_string_lossy());
    std::iter::once(program).chain(arguments).collect::<Vec<_>>().join(" ")
}
