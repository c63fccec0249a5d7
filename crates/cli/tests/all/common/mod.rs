//! Running `tessera` as a person or a script does.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// The command, not yet started.
pub(crate) fn tessera(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tessera"));
    command.args(arguments).env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE").env("LC_ALL", "C");
    command
}

/// Runs the command with something on its standard input.
pub(crate) fn run_with(arguments: &[&str], input: &[u8]) -> Output {
    let mut command = tessera(arguments);
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("tessera starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("tessera ends");
    let _ = writer.join();
    output
}

/// Runs the command.
pub(crate) fn run(arguments: &[&str]) -> Output {
    run_with(arguments, b"")
}

/// The output of a run that must succeed.
pub(crate) fn printed(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The exit code and the complaint of a run that must fail.
pub(crate) fn complaint(arguments: &[&str]) -> (Option<i32>, String) {
    let output = run(arguments);
    assert!(output.stdout.is_empty(), "{arguments:?} printed something in spite of an error");
    (output.status.code(), String::from_utf8(output.stderr).expect("UTF-8"))
}

/// A path in a folder of the tests, where no file is.
pub(crate) fn file(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path.to_str().expect("a plain path").to_owned()
}
