//! No file, pipe or device makes a command use more memory than docs/terminal.md states, or fail without a reason.

use std::fs::{self, File};
use std::io::Write;
use std::process::{Command, Output};

use crate::common::file;

/// The stated limit, in KiB, and what the program itself takes.
const KIBIBYTES: u64 = (1 << 20) + (1 << 19);

/// Runs a command of the shell, in which `tessera` stands for the program, with a limit of memory and of ten seconds.
fn limited(command: &str) -> Output {
    let command = command.replace("tessera ", &format!("{} ", env!("CARGO_BIN_EXE_tessera")));
    Command::new("sh")
        .args(["-c", &format!("ulimit -v {KIBIBYTES}; {command}")])
        .env("LC_ALL", "C")
        .output()
        .expect("a shell")
}

/// A file of a few hundred kilobytes that is 300 MiB of one line when it is expanded.
fn bomb(name: &str, head: &[u8]) -> String {
    let path = file(name);
    let mut packed = Command::new("gzip")
        .args(["-c"])
        .stdin(std::process::Stdio::piped())
        .stdout(File::create(&path).expect("a file"))
        .spawn()
        .expect("gzip");
    let mut input = packed.stdin.take().expect("a pipe");
    let zeros = vec![b'0'; 1 << 20];
    input.write_all(head).expect("a pipe");
    for _ in 0..300 {
        input.write_all(&zeros).expect("a pipe");
    }
    drop(input);
    assert!(packed.wait().expect("gzip").success());
    path
}

#[test]
fn devices_pipes_and_large_files_are_refused() {
    let sparse = file("sparse.jsonl");
    File::create(&sparse).and_then(|file| file.set_len(20 << 30)).expect("a sparse file");
    let no_line = bomb("bomb.gz", b"");
    let one_line = bomb("bomb-line.gz", b"tessera-certificate 1\ngame xok\n");
    let fifo = file("fifo");
    assert!(Command::new("mkfifo").arg(&fifo).status().expect("mkfifo").success());
    for (command, reason) in [
        ("tessera puzzles check /dev/zero".to_owned(), "it has more than 64 MiB"),
        ("yes | tessera puzzles check /dev/stdin".to_owned(), "it has more than 64 MiB"),
        (format!("tessera puzzles check {sparse}"), "it has more than 64 MiB"),
        (format!("(yes > {fifo} &) ; tessera puzzles pack {fifo}"), "it has more than 64 MiB"),
        ("tessera puzzles make yoxii -o /dev/full".to_owned(), "it is not a regular file"),
        (format!("tessera puzzles make yoxii -o {sparse}"), "it has more than 256 MiB"),
        ("tessera explore xok --file /dev/zero".to_owned(), "it has more than 64 MiB"),
        ("tessera explore build xok -o /dev/zero".to_owned(), "it is not a regular file"),
        ("tessera verify /dev/zero".to_owned(), "it has more than 256 MiB"),
        (format!("tessera verify {sparse}"), "it has more than 256 MiB"),
        (format!("tessera verify {no_line}"), "it has more than 256 MiB"),
        (format!("tessera verify {one_line}"), "it has more than 256 MiB"),
        (
            "tessera match xok 'weights=/dev/zero nodes=100' level=1 --pairs 1".to_owned(),
            "it has more than 64 MiB",
        ),
        ("tessera lab fit xok --weights /dev/zero".to_owned(), "it has more than 64 MiB"),
    ] {
        let output = limited(&command);
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{command}: {said}");
        assert!(said.contains(reason) && !said.contains("allocat"), "{command}: {said}");
    }
    fs::remove_file(&sparse).expect("the file goes");
}

#[test]
fn endless_games_are_read_one_by_one() {
    // They never end, so that `timeout` ends them: with 124, not with a failed allocation.
    let books = "yes '[Game \"xok\"]\n\n1. d3d4 *\n'";
    for command in [
        "timeout 3 tessera record check /dev/zero".to_owned(),
        "yes '{\"a\":[' | tr -d '\\n' | timeout 3 tessera record check /dev/stdin".to_owned(),
        "timeout 3 tessera table xok < /dev/zero".to_owned(),
        "timeout 3 tessera engine < /dev/zero".to_owned(),
        "timeout 3 tessera batch < /dev/zero".to_owned(),
    ] {
        let output = limited(&command);
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(124), "{command}: {said}");
    }
    let endless = format!("{books} | timeout 60 tessera match xok level=1 level=1 --openings /dev/stdin");
    let output = limited(&endless);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
}

#[test]
fn an_output_that_cannot_be_written_is_an_error() {
    for command in ["--help", "match --help", "--version", "games", "moves xok --json"] {
        let output = limited(&format!("tessera {command} > /dev/full"));
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{command}: {said}");
        assert!(said.contains("No space left on device"), "{command}: {said}");
    }
    let output = limited("tessera show xok nonsense 2> /dev/full");
    assert_eq!(output.status.code(), Some(1));
}
