//! Secrets and passwords: they are in no log, and on no command line.

use std::fs;
use std::os::unix::fs::{PermissionsExt as _, chown};
use std::os::unix::process::CommandExt as _;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::json;
use tessera_games::GameId;
use tessera_store::testing::{Folder, Nats, Postgres};

use crate::common::tessera;
use crate::nodes::play::*;
use crate::nodes::{Process, http, wait_until_ready};

/// A server that is started with these variables, and writes its log into a file.
fn serve(folder: &Folder, variables: &[(&str, &str)], options: &[&str]) -> Process {
    let mut shell = Command::new("sh");
    let log = folder.file("log");
    shell.args(["-c", "log=$1; shift; exec \"$@\" 2>\"$log\"", "sh"]);
    shell.arg(log).arg(env!("CARGO_BIN_EXE_tessera")).envs(variables.iter().copied());
    Process::under(shell, options)
}

#[test]
fn no_secret_is_in_the_log_at_any_level() {
    let (Some(postgres), Some(nats)) = (Postgres::shared(), Nats::start_with_login("tessera", "Bus+word/1"))
    else {
        return;
    };
    let database = postgres.database().unwrap().replace("tessera@", "tessera:Data-word-1@");
    let bus = nats.address().replace("nats://", "nats://tessera:Bus%2Bword%2F1@");
    let folder = Folder::new("log").unwrap();
    let variables = [
        ("TESSERA_DATABASE", &*database),
        ("TESSERA_BUS", &bus),
        ("RUST_LOG", "trace,tungstenite=trace,hyper::proto=trace"),
    ];
    let options = ["--metrics", "127.0.0.1:0", "--log", "json"];
    let server = serve(&folder, &variables, &options);
    let (id, invite) = create(server.address, &request(GameId::Xok));
    assert_eq!(join(server.address, &id, &invite, BOB).0, 200);
    assert_eq!(join(server.address, &id, &invite, "EveEveEveEveEveEveEveE").0, 409);
    http::post(server.address, "/api/qr", &format!("http://localhost/#seat={ALICE}"));
    http::get(server.address, &format!("/api/games/{id}?secret={ALICE}"));
    let mut alice = Client::sit(server.address, &id, ALICE);
    let mut bob = Client::connect(server.address, &format!("/ws/game/{id}?v=0&secret={BOB}"));
    bob.send(&json!({"t": "sit", "secret": BOB}));
    alice.wait_for(2);
    let turn = some_turn(&mut start(&alice.log));
    assert_eq!(alice.turn("command-1", 0, &turn)["t"], "ack");
    assert_eq!(bob.ask(&json!({"t": "resign", "c": "command-2"}))["t"], "ack");
    assert_eq!(bob.ask(&json!({"t": "resign", "c": "command-3"}))["t"], "no");
    // The secret stands where none belongs.
    bob.send(&json!({"t": BOB}));
    bob.end();
    drop(alice);
    server.end();
    let log = fs::read_to_string(folder.file("log")).unwrap();
    assert!(log.contains("a command is refused"), "{log}");
    for secret in [ALICE, BOB, "EveEveEveEveEveEveEveE", &invite, "Data-word-1", "Bus+word/1", "Bus%2Bword"] {
        let bytes = format!("{:?}", secret.as_bytes());
        for form in [secret, bytes.trim_matches(['[', ']'])] {
            let line = log.lines().find(|line| line.contains(form));
            assert_eq!(line, None, "{secret} is in the log");
        }
    }
}

#[test]
fn the_login_of_the_bus_is_sent() {
    let (Some(postgres), Some(nats)) = (Postgres::shared(), Nats::start_with_login("tessera", "Bus+word/1"))
    else {
        return;
    };
    let database = postgres.database().unwrap();
    let folder = Folder::new("login").unwrap();
    let file = folder.file("bus");
    fs::write(&file, nats.address().replace("nats://", "nats://tessera:Bus%2Bword%2F1@") + "\n").unwrap();
    let options = ["--database", &database, "--bus-file", file.to_str().unwrap()];
    let one = serve(&folder, &[], &options);
    let two = serve(&folder, &[("TESSERA_DATABASE", &database)], &options[2..]);
    let id = begin(one.address, &request(GameId::Xok));
    let mut alice = Client::sit(one.address, &id, ALICE);
    let mut bob = Client::sit(two.address, &id, BOB);
    // Chat goes over the bus alone; the servers may not be connected with it yet.
    bob.socket.get_ref().set_read_timeout(Some(Duration::from_millis(200))).unwrap();
    let began = Instant::now();
    while !bob.heard.iter().any(|message| message["t"] == "said") {
        assert!(began.elapsed() < Duration::from_secs(30), "the bus is not used");
        alice.send(&json!({"t": "say", "what": "hello"}));
        while bob.next().is_some_and(|message| message["t"] != "said") {}
        sleep(Duration::from_millis(50));
    }
}

/// The one sentence with which a server refuses to start.
fn refusal(variables: &[(&str, &str)], options: &[&str]) -> String {
    let mut command = tessera(&[&["serve", "--port", "0", "--without-page"], options].concat());
    command.env_remove("TESSERA_DATABASE").env_remove("TESSERA_BUS").envs(variables.iter().copied());
    let output = command.stdin(Stdio::null()).output().unwrap();
    let words = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success() && words.lines().count() == 1, "{options:?}: {words}");
    words
}

#[test]
fn wrong_addresses_and_passwords_in_options_are_refused_in_one_sentence() {
    for (options, variable) in [
        (["--database", "postgres://tessera:Data-word-1@127.0.0.1/tessera"], "TESSERA_DATABASE"),
        (["--database", "postgres://127.0.0.1/tessera?password=Data-word-1"], "TESSERA_DATABASE"),
        (["--bus", "nats://tessera:Data-word-1@127.0.0.1"], "TESSERA_BUS"),
        (["--bus", "nats://Data-word-1@127.0.0.1"], "TESSERA_BUS"),
    ] {
        let words = refusal(&[], &options);
        assert!(words.contains(variable) && !words.contains("Data-word-1"), "{words}");
    }
    for words in [
        refusal(&[], &["--database", "mysql://127.0.0.1/tessera"]),
        refusal(&[("TESSERA_DATABASE", "mysql://tessera:Data-word-1@127.0.0.1/tessera")], &[]),
    ] {
        assert!(words.contains("begins with postgres://, not mysql://"), "{words}");
        assert!(!words.contains("Data-word-1"), "{words}");
    }
    let words = refusal(&[("TESSERA_BUS", "https://127.0.0.1")], &[]);
    assert!(words.contains("begins with nats://, not https://"), "{words}");
    let folder = Folder::new("bus").unwrap();
    let data = folder.path().to_str().unwrap();
    for words in [
        refusal(&[], &["--bus", "nats://127.0.0.1"]),
        refusal(&[("TESSERA_BUS", "nats://127.0.0.1")], &[]),
        refusal(&[], &["--data", data, "--bus", "nats://127.0.0.1"]),
    ] {
        assert!(words.contains("a bus needs a database"), "{words}");
    }
    let words = refusal(&[], &["--database-file", folder.file("none").to_str().unwrap()]);
    assert!(words.contains("cannot be read from"), "{words}");
}

#[test]
fn the_environment_does_not_count_where_options_say_otherwise() {
    let folder = Folder::new("elsewhere").unwrap();
    let variables =
        [("TESSERA_DATABASE", "postgres://127.0.0.1:1/none"), ("TESSERA_BUS", "nats://127.0.0.1:1")];
    let server = serve(&folder, &variables, &["--no-online"]);
    assert_eq!(http::get(server.address, "/readyz").status, 200);
    drop(server);
    let data = folder.file("data");
    let server = serve(&folder, &variables, &["--data", data.to_str().unwrap()]);
    wait_until_ready(server.address, true);
}

#[test]
fn the_folder_above_the_data_need_not_be_readable() {
    let folder = Folder::new("parent").unwrap();
    let (program, parent) = (folder.file("tessera"), folder.file("parent"));
    let data = parent.join("data");
    fs::create_dir_all(&data).unwrap();
    fs::set_permissions(&parent, fs::Permissions::from_mode(0o711)).unwrap();
    // Root may read everything, so another user runs the server, from a place that this user can reach.
    let mut command = Command::new(env!("CARGO_BIN_EXE_tessera"));
    if chown(&data, Some(65_534), Some(65_534)).is_ok() {
        let own = env!("CARGO_BIN_EXE_tessera");
        fs::hard_link(own, &program).or_else(|_| fs::copy(own, &program).map(|_| ())).unwrap();
        command = Command::new(&program);
        command.uid(65_534).gid(65_534);
    } else {
        fs::set_permissions(&parent, fs::Permissions::from_mode(0o311)).unwrap();
    }
    let server = Process::under(command, &["--data", data.to_str().unwrap()]);
    wait_until_ready(server.address, true);
    drop(server);
    fs::set_permissions(&parent, fs::Permissions::from_mode(0o755)).unwrap();
}
