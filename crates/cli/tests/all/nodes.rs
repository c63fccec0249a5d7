//! Several servers as processes of their own: some are killed, stand still or see a clock that jumps.

#[allow(dead_code, reason = "each test file uses a part of it")]
#[path = "../../../server/tests/all/common/http.rs"]
pub(crate) mod http;
#[allow(dead_code, reason = "each test file uses a part of it")]
#[path = "../../../server/tests/all/common/play.rs"]
pub(crate) mod play;

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _};
use std::net::SocketAddr;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use play::*;
use serde_json::{Value, json};
use tessera_store::testing::{Folder, Postgres, missing};

/// A server, which ends with the test.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
    /// Stays open: a server that cannot print the address of its metrics ends.
    _output: BufReader<ChildStdout>,
}

impl Process {
    pub(crate) fn start(options: &[&str]) -> Self {
        Self::under(Command::new(env!("CARGO_BIN_EXE_tessera")), options)
    }

    /// Started by another program, which gets its command line.
    pub(crate) fn under(mut command: Command, options: &[&str]) -> Self {
        command.args(["serve", "--port", "0", "--without-page"]).args(options);
        let mut child =
            command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("tessera starts");
        let mut line = String::new();
        let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
        output.read_line(&mut line).expect("a line");
        let address = line.strip_prefix("Tessera is at http://").and_then(|rest| rest.split('/').next());
        let Some(address) = address.and_then(|address| address.parse().ok()) else {
            panic!("{line}: {}", words(&mut child))
        };
        Self { child, address, _output: output }
    }

    fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([name, &self.child.id().to_string()]).status();
        assert!(sent.expect("kill starts").success());
    }

    /// Ends it, and returns what it has written down.
    pub(crate) fn end(mut self) -> String {
        self.signal("-TERM");
        words(&mut self.child)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn words(child: &mut Child) -> String {
    let mut words = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut words).expect("text");
    words
}

/// The credits of a log.
fn credits(log: &[Value]) -> Vec<i64> {
    log.iter().filter_map(|event| event["d"]["ms"].as_i64()).collect()
}

/// Waits until a server says that it is ready, or not.
pub(crate) fn wait_until_ready(address: SocketAddr, ready: bool) {
    let start = Instant::now();
    while (http::get(address, "/readyz").status == 200) != ready {
        assert!(start.elapsed() < Duration::from_secs(30), "ready does not become {ready}");
        sleep(Duration::from_millis(50));
    }
}

/// Waits for this long, and answers the server's pings meanwhile.
fn rest(client: &mut Client, time: Duration) {
    let began = Instant::now();
    let limit = client.socket.get_ref().read_timeout().unwrap();
    client.socket.get_ref().set_read_timeout(Some(Duration::from_millis(50))).unwrap();
    while began.elapsed() < time {
        if client.next().is_none() {
            sleep(Duration::from_millis(10));
        }
    }
    client.socket.get_ref().set_read_timeout(limit).unwrap();
}

#[test]
fn a_game_whose_server_was_killed_is_credited_once_and_not_flagged() {
    let Some(postgres) = Postgres::shared() else { return };
    let database = postgres.database().unwrap();
    let serve = || Process::start(&["--database", &database, "--log", "json"]);
    let (one, two, three) = (serve(), serve(), serve());
    // Bob, at the second server, is to move, and has 10 seconds.
    let (id, [mut alice, bob], mut position) = begun([one.address, two.address], 10_000);
    alice.wait_for(4);
    let turn = some_turn(&mut position);
    assert_eq!(alice.turn("command-2", 2, &turn)["t"], "ack");
    two.signal("-KILL");
    drop(bob);
    alice.wait_for(6);
    let given = credits(&alice.log);
    assert!(given.len() == 1 && (17_000..30_000).contains(&given[0]), "{given:?}");
    // Bob comes back elsewhere, later than his 10 seconds.
    rest(&mut alice, Duration::from_secs(8));
    let mut bob = Client::sit(three.address, &id, BOB);
    bob.wait_for(6);
    let turn = some_turn(&mut position);
    assert_eq!(bob.turn("command-3", 3, &turn)["t"], "ack");
    alice.wait_for(7);
    assert_eq!((bob.log.len(), credits(&alice.log).len()), (7, 1), "each server has seen it, one has acted");
    let written = [one.end(), three.end()].concat();
    assert_eq!(written.matches("time is credited").count(), 1, "{written}");
    assert!(!written.contains(ALICE) && !written.contains(BOB), "a secret is written down");
}

#[test]
fn a_server_that_stood_still_takes_nobody_s_time() {
    let Some(postgres) = Postgres::shared() else { return };
    let database = postgres.database().unwrap();
    let serve = || Process::start(&["--database", &database]);
    let (one, two) = (serve(), serve());
    let (_, [mut alice, mut bob], mut position) = begun([one.address, two.address], 10_000);
    alice.wait_for(4);
    let turn = some_turn(&mut position);
    assert_eq!(alice.turn("command-2", 2, &turn)["t"], "ack");
    bob.wait_for(5);
    two.signal("-STOP");
    let turn = some_turn(&mut position);
    let played = json!({"t": "turn", "c": "command-3", "ply": 3, "d": turn});
    bob.send(&played);
    rest(&mut alice, Duration::from_secs(11));
    // Alice wants the game, but Bob's server is to blame.
    assert_ne!(alice.ask(&json!({"t": "flag", "c": "flagged-1"}))["t"], "ack");
    rest(&mut alice, Duration::from_secs(2));
    two.signal("-CONT");
    let answer = bob.insist(&played);
    assert_eq!(answer["t"], "ack", "{answer}");
    alice.wait_for(7);
    bob.wait_for(7);
    assert_eq!(alice.log, bob.log);
    assert_eq!(credits(&alice.log).len(), 1, "{:#?}", alice.log);
    // Both are there again, for both servers.
    let turn = some_turn(&mut position);
    assert_eq!(alice.turn("command-4", 4, &turn)["t"], "ack");
    bob.wait_for(8);
    assert!(bob.heard.iter().any(|message| message["here"] == json!([true, true])));
}

/// A server whose clocks, the steady one as well, are moved by what a file says.
fn with_moved_clock(file: &str, options: &[&str]) -> Option<Process> {
    let library = Command::new("sh").args(["-c", "ls /usr/lib/*/faketime/libfaketime.so.1"]).output();
    let library = library.ok().and_then(|output| String::from_utf8(output.stdout).ok());
    let Some(library) = library.filter(|library| library.contains("libfaketime")) else {
        missing("faketime (on Debian: apt-get install faketime)");
        return None;
    };
    let mut command = Command::new(env!("CARGO_BIN_EXE_tessera"));
    command.env("LD_PRELOAD", library.lines().next()?).env("FAKETIME_TIMESTAMP_FILE", file);
    command.env("FAKETIME_NO_CACHE", "1");
    Some(Process::under(command, options))
}

#[test]
fn a_clock_that_jumps_flags_nobody() {
    let Some(postgres) = Postgres::shared() else { return };
    let database = postgres.database().unwrap();
    let folder = Folder::new("clock").unwrap();
    let file = folder.file("shift");
    fs::write(&file, "+0").unwrap();
    let options = ["--database", &database];
    let Some(jumping) = with_moved_clock(file.to_str().unwrap(), &options) else { return };
    let steady = Process::start(&options);
    let (id, [mut alice, bob], mut position) = begun([steady.address, jumping.address], 20_000);
    drop(bob);
    alice.wait_for(4);
    fs::write(&file, "+3600").unwrap();
    wait_until_ready(jumping.address, false);
    let turn = some_turn(&mut position);
    assert_eq!(alice.turn("command-2", 2, &turn)["t"], "ack");
    // It sets its clock by that of the database, and continues.
    wait_until_ready(jumping.address, true);
    let mut bob = Client::sit(jumping.address, &id, BOB);
    bob.wait_for(5);
    let turn = some_turn(&mut position);
    let answer = bob.turn("command-3", 3, &turn);
    assert_eq!(answer["t"], "ack", "{answer}");
    alice.wait_for(bob.log.len());
    assert!(alice.log.iter().all(|event| event["d"]["t"] != "flag"), "{:#?}", alice.log);
    assert!(credits(&alice.log).iter().all(|&time| time < 60_000), "an hour must not be credited");
}

#[test]
fn a_file_with_a_clock_that_jumps_flags_nobody() {
    let folder = Folder::new("jump").unwrap();
    let file = folder.file("shift");
    fs::write(&file, "+0").unwrap();
    let data = folder.file("data");
    let options = ["--data", data.to_str().unwrap()];
    let Some(server) = with_moved_clock(file.to_str().unwrap(), &options) else { return };
    let (id, players, mut position) = begun([server.address; 2], 20_000);
    drop(players);
    fs::write(&file, "+3600").unwrap();
    sleep(Duration::from_secs(2));
    wait_until_ready(server.address, true);
    let mut alice = Client::sit(server.address, &id, ALICE);
    alice.wait_for(5);
    assert_eq!(credits(&alice.log).len(), 1, "{:#?}", alice.log);
    let turn = some_turn(&mut position);
    assert_eq!(alice.turn("command-2", 2, &turn)["t"], "ack");
}

#[test]
fn a_full_disk_is_told_and_the_server_recovers_by_itself() {
    let folder = Folder::new("full").unwrap();
    let mut shell = Command::new("sh");
    shell.args(["-c", "trap '' XFSZ; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_tessera")]);
    let server = Process::under(shell, &["--data", folder.path().to_str().unwrap(), "--log", "json"]);
    let (id, [mut alice, _bob], mut position) = begun([server.address; 2], 600_000);
    // A file can be only as large as this, which is the disk that is full.
    let limit = |size: &str| {
        let pid = server.child.id().to_string();
        let limited = Command::new("prlimit").args(["--pid", &pid, &format!("--fsize={size}")]).status();
        assert!(limited.expect("prlimit starts").success());
    };
    // The write-ahead log is long when it happens.
    let log_length = || fs::metadata(folder.file("tessera.db-wal")).map_or(0, |file| file.len());
    for number in 0..30 {
        let mut asked = request(tessera_games::GameId::Xok);
        asked["secret"] = json!(format!("{number:a>22}"));
        create(server.address, &asked);
    }
    let length = log_length();
    assert!(length > 200_000, "{length}");
    limit("1:unlimited");
    let mut asked = request(tessera_games::GameId::Xok);
    asked["secret"] = json!("CarolCarolCarolCarolCC");
    let answer = http::post(server.address, "/api/games", &asked.to_string());
    assert_eq!(answer.status, 503, "{}", answer.text());
    let refused = value(answer.text());
    assert_eq!(refused["error"]["code"], "not-saved");
    wait_until_ready(server.address, false);
    let turn = some_turn(&mut position);
    let answer = alice.turn("command-2", 2, &turn);
    assert_eq!((&answer["t"], &answer["code"]), (&json!("retry"), &json!("not-saved")), "{answer}");
    // There is room again.
    limit("unlimited");
    wait_until_ready(server.address, true);
    let answer = alice.turn("command-2", 2, &turn);
    assert_eq!(answer["t"], "ack", "{answer}");
    let mut watcher = Client::open(server.address, &id, 0);
    watcher.wait_for(alice.log.len());
    let turns = watcher.log.iter().filter(|event| event["d"]["t"] == "turn");
    assert_eq!(turns.count(), 3, "once, and not before it was acknowledged");
    // The log is short again: it is not what keeps the disk full.
    let start = Instant::now();
    while log_length() > 100_000 {
        assert!(start.elapsed() < Duration::from_secs(30), "the write-ahead log has {} bytes", log_length());
        sleep(Duration::from_millis(50));
    }
    // Start, stop and readiness are in the log.
    let log = server.end();
    let mut rest = log.as_str();
    for line in [
        "\"message\":\"the server starts\",\"version\":\"",
        "\"message\":\"commands are accepted\"",
        "\"message\":\"no commands are accepted: the games cannot be read or saved at the moment\"",
        "\"message\":\"commands are accepted\"",
        "\"message\":\"no commands are accepted: the server stops\"",
        "\"message\":\"the server has stopped\"",
    ] {
        let Some((_, after)) = rest.split_once(line) else { panic!("{line} is missing: {log}") };
        rest = after;
    }
}

#[test]
fn a_lost_database_is_told_and_the_server_recovers_by_itself() {
    let Some(postgres) = Postgres::start() else { return };
    let database = postgres.database().unwrap();
    let server = Process::start(&["--database", &database]);
    let (_, [mut alice, mut bob], mut position) = begun([server.address; 2], 600_000);
    alice.wait_for(4);
    postgres.stop(true).unwrap();
    let turn = some_turn(&mut position);
    let answer = alice.turn("command-2", 2, &turn);
    assert_eq!(answer["t"], "retry", "{answer}");
    wait_until_ready(server.address, false);
    let answer = alice.turn("command-2", 2, &turn);
    assert_eq!((&answer["t"], &answer["code"]), (&json!("retry"), &json!("not-saved")), "{answer}");
    let answer = http::post(server.address, "/api/games", &request(tessera_games::GameId::Xok).to_string());
    assert_eq!(answer.status, 503);
    postgres.start_again().unwrap();
    wait_until_ready(server.address, true);
    let answer = alice.turn("command-2", 2, &turn);
    assert_eq!(answer["t"], "ack", "{answer}");
    bob.wait_for(alice.log.len());
    assert_eq!(alice.log, bob.log);
}
