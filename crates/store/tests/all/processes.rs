//! Several processes, and processes that end badly. The other process is this test again, in a role.

use std::collections::HashMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::{env, fs};

use crate::common::{append, create, event, log, new_game};
use tessera_store::testing::{Folder, Postgres, missing};
use tessera_store::{Appended, Created, ErrorKind, Store};
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

const ROLE: &str = "TESSERA_STORE_ROLE";
const DATABASE: &str = "TESSERA_STORE_DATABASE";

/// How many games a busy process plays at the same time.
const GAMES: u32 = 16;

// ---- the other process ----

/// The task of the other process.
#[test]
#[ignore = "is started by other tests"]
fn child() {
    let (Ok(role), Ok(database)) = (env::var(ROLE), env::var(DATABASE)) else { return };
    Runtime::new().unwrap().block_on(async {
        let opened = if database.starts_with("postgres:") {
            Store::open_postgres(&database).await
        } else {
            Store::open_sqlite(Path::new(&database)).await
        };
        let store = match opened {
            Ok(store) => store,
            Err(error) => return say(&format!("refused {:?}: {error}", error.kind())),
        };
        say("open");
        match &*role {
            "open" => store.close().await,
            "wait" => std::future::pending().await,
            "busy" => busy(&store).await,
            "honest" => one_by_one(&store, true).await,
            "liar" => one_by_one(&store, false).await,
            "until-full" => until_full(&store).await,
            role => panic!("{role} is not a role"),
        }
    });
}

/// Prints a line, on its own whatever the test harness has printed, and at once.
fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    out.write_all(format!("\n{line}\n").as_bytes()).and_then(|()| out.flush()).unwrap();
}

/// Plays games as fast as it can, and prints each acknowledged event.
async fn busy(store: &Store) {
    let mut tasks = JoinSet::new();
    for number in 0..GAMES {
        let store = store.clone();
        tasks.spawn(async move {
            let game = format!("g{number}");
            if store.game(&game).await.unwrap().is_none() {
                create(&store, &game).await;
                say(&format!("ack {game} 0 create"));
            }
            for seq in store.game(&game).await.unwrap().unwrap().last_seq + 1.. {
                let command = format!("c{seq}-{}", std::process::id());
                assert_eq!(append(&store, event(&game, seq, &command)).await, Appended::Done);
                say(&format!("ack {game} {seq} {command}"));
            }
        });
    }
    tasks.join_all().await;
}

/// Appends some events, one after the other. A liar says so too early.
async fn one_by_one(store: &Store, honest: bool) {
    create(store, "g").await;
    say("ack g 0 create");
    for seq in 1..=20 {
        let appending = append(store, event("g", seq, &format!("c{seq}")));
        if honest {
            appending.await;
            say(&format!("ack g {seq} c{seq}"));
        } else {
            say(&format!("ack g {seq} c{seq}"));
            appending.await;
        }
    }
}

/// Appends until nothing more can be saved, and then a few times more.
async fn until_full(store: &Store) {
    create(store, "g").await;
    let mut seq = 1;
    let mut refusals = 0;
    while refusals < 5 && seq < 20_000 {
        let mut event = event("g", seq, &format!("c{seq}"));
        event.body = "x".repeat(500);
        match store.append(vec![event]).await {
            Ok(answers) => {
                assert_eq!(answers, [Appended::Done]);
                say(&format!("ack g {seq} c{seq}"));
                seq += 1;
            }
            Err(error) => {
                assert_eq!(error.kind(), ErrorKind::NotSaved, "{error}");
                say(&format!("error {error}"));
                refusals += 1;
                // Reading still works.
                assert_eq!(log(store, "g").await.len() as u32, seq);
            }
        }
    }
}

/// This test in a role.
fn other(role: &str, database: &str) -> Command {
    with_program(Command::new(env::current_exe().unwrap()), role, database)
}

/// This test in a role, as arguments of another program.
fn under(mut program: Command, role: &str, database: &str) -> Command {
    program.arg(env::current_exe().unwrap());
    with_program(program, role, database)
}

fn with_program(mut command: Command, role: &str, database: &str) -> Command {
    command.args(["--exact", "processes::child", "--ignored", "--nocapture", "--quiet"]);
    command.env(ROLE, role).env(DATABASE, database).stdout(Stdio::piped()).stderr(Stdio::inherit());
    command
}

/// The lines that the other process says.
fn lines(child: &mut Child) -> impl Iterator<Item = String> + use<> {
    let out = BufReader::new(child.stdout.take().expect("a pipe"));
    let said =
        |line: &String| ["ack ", "open", "refused ", "error "].iter().any(|start| line.starts_with(start));
    out.lines().map_while(Result::ok).filter(said)
}

// ---- the tests ----

#[test]
fn a_second_process_is_refused() {
    let runtime = Runtime::new().unwrap();
    let folder = Folder::new("lock").unwrap();
    let path = folder.file("tessera.db");
    let database = path.to_str().unwrap();
    let first_line = |role: &str| {
        let mut child = other(role, database).spawn().unwrap();
        let mut lines = lines(&mut child);
        let line = lines.next().expect("a line");
        (child, lines, line)
    };

    let store = runtime.block_on(Store::open_sqlite(&path)).unwrap();
    let (mut child, lines, line) = first_line("open");
    assert_eq!(lines.count(), 0);
    child.wait().unwrap();
    let message = format!("another process has the database {database}: end it first, or use another one");
    assert_eq!(line, format!("refused Locked: {message}"));
    // Not even in the same process.
    let error = runtime.block_on(Store::open_sqlite(&path)).unwrap_err();
    assert_eq!((error.kind(), error.to_string()), (ErrorKind::Locked, message));
    // It has not disturbed the first one.
    runtime.block_on(create(&store, "g"));
    runtime.block_on(store.close());

    let (mut child, _lines, line) = first_line("wait");
    assert_eq!(line, "open");
    assert_eq!(runtime.block_on(Store::open_sqlite(&path)).unwrap_err().kind(), ErrorKind::Locked);
    // A process that is gone has no lock.
    child.kill().unwrap();
    child.wait().unwrap();
    let store = runtime.block_on(Store::open_sqlite(&path)).unwrap();
    assert_eq!(runtime.block_on(log(&store, "g")).len(), 1);
    runtime.block_on(store.close());
}

/// Kills a busy process repeatedly: every acknowledged event is stored.
fn kill_and_reopen(database: &str, rounds: usize, open: impl AsyncFn() -> Store) {
    let runtime = Runtime::new().unwrap();
    let mut acknowledged = HashMap::new();
    for round in 1..=rounds {
        let mut child = other("busy", database).spawn().unwrap();
        let mut count = 0;
        for line in lines(&mut child) {
            let words: Vec<_> = line.split(' ').collect();
            if let ["ack", game, seq, command] = words[..] {
                let key = (game.to_owned(), seq.parse::<usize>().unwrap());
                let before = acknowledged.insert(key, command.to_owned());
                assert_eq!(before, None, "{line}: this number was acknowledged before");
                count += 1;
                if count == 400 {
                    // Its output until then is still in the pipe.
                    child.kill().unwrap();
                }
            }
        }
        child.wait().unwrap();
        assert!(count >= 400, "the other process has ended too early");

        runtime.block_on(async {
            let store = open().await;
            let mut logs = HashMap::new();
            for number in 0..GAMES {
                let game = format!("g{number}");
                logs.insert(game.clone(), log(&store, &game).await);
            }
            for ((game, seq), command) in &acknowledged {
                let stored = logs[game].get(*seq).map(|event| &event.command);
                assert_eq!(stored, Some(command), "round {round}: number {seq} of {game} is lost");
            }
            store.close().await;
        });
    }
}

#[test]
fn what_was_acknowledged_survives_a_kill_on_sqlite() {
    let folder = Folder::new("kill").unwrap();
    let path = folder.file("tessera.db");
    kill_and_reopen(path.to_str().unwrap(), 4, async || Store::open_sqlite(&path).await.unwrap());
}

#[test]
fn what_was_acknowledged_survives_a_kill_on_postgres() {
    if let Some(server) = Postgres::shared() {
        let address = server.database().unwrap();
        kill_and_reopen(&address, 2, async || Store::open_postgres(&address).await.unwrap());
    }
}

#[test]
fn a_full_disk_is_an_error_and_loses_nothing() {
    let runtime = Runtime::new().unwrap();
    let folder = Folder::new("full").unwrap();
    let path = folder.file("tessera.db");
    // No file may be larger than 256 KiB, which is the disk that is full.
    let mut shell = Command::new("sh");
    shell.args(["-c", "trap '' XFSZ; ulimit -f 512; exec \"$@\"", "sh"]);
    let mut child = under(shell, "until-full", path.to_str().unwrap()).spawn().unwrap();
    let lines: Vec<_> = lines(&mut child).collect();
    assert!(child.wait().unwrap().success(), "{lines:?}");
    let acknowledged = lines.iter().filter(|line| line.starts_with("ack ")).count();
    let errors: Vec<_> = lines.iter().filter(|line| line.starts_with("error ")).collect();
    assert!(acknowledged > 5, "{lines:?}");
    assert_eq!(errors.len(), 5, "{errors:?}");
    assert!(errors.iter().all(|error| error.starts_with("error not saved: ")), "{errors:?}");
    runtime.block_on(async {
        let store = Store::open_sqlite(&path).await.unwrap();
        let log = log(&store, "g").await;
        assert!(log.len() > acknowledged, "{} of {acknowledged}", log.len());
        assert!(log.len() <= acknowledged + 2);
        assert_eq!(append(&store, event("g", log.len() as u32, "later")).await, Appended::Done);
        store.close().await;
    });
}

#[test]
fn nothing_is_acknowledged_before_it_is_synchronised() {
    for (role, fits) in [("honest", true), ("liar", false)] {
        let folder = Folder::new("strace").unwrap();
        let (path, trace) = (folder.file("tessera.db"), folder.file("trace"));
        let mut strace = Command::new("strace");
        strace.args(["-f", "-y", "-s", "64", "-e", "trace=write,writev,pwrite64,pwritev,fsync,fdatasync"]);
        strace.arg("-o").arg(&trace);
        let child = under(strace, role, path.to_str().unwrap()).spawn();
        let Ok(mut child) = child else { return missing("strace") };
        let acknowledged = lines(&mut child).filter(|line| line.starts_with("ack ")).count();
        child.wait().unwrap();
        if acknowledged == 0 {
            return missing("strace");
        }
        let checked = check_trace(&fs::read_to_string(&trace).unwrap());
        match (fits, checked) {
            (true, checked) => assert_eq!(checked, Ok(21)),
            (false, checked) => assert!(checked.is_err(), "{checked:?}: the liar must be found out"),
        }
    }
}

/// Checks the output of strace: whenever an event is acknowledged, everything in the log of SQLite has been
/// synchronised, and as often as something was acknowledged. Returns how often that is.
fn check_trace(trace: &str) -> Result<usize, String> {
    // Which process is in a synchronisation, and since which line.
    let mut synchronising = HashMap::new();
    // The last line in which the log was written, and the last before which all of it was synchronised.
    let (mut written, mut synchronised) = (0, 0);
    let (mut saved, mut acknowledged) = (0, 0);
    let trace = trace.lines().enumerate().skip_while(|(_, line)| !line.contains("\"\\nopen\\n\""));
    for (number, line) in trace {
        let Some((process, call)) = line.split_once(' ') else { continue };
        let call = call.trim_start();
        let of_log = call.contains("tessera.db-wal>");
        let mut done = None;
        if call.starts_with("<... fsync resumed>") || call.starts_with("<... fdatasync resumed>") {
            // A write during the synchronisation may be too late for it.
            done = synchronising.remove(process);
        } else if of_log && (call.starts_with("fsync(") || call.starts_with("fdatasync(")) {
            if call.ends_with("<unfinished ...>") {
                synchronising.insert(process, number);
            } else {
                done = Some(number);
            }
        } else if of_log && (call.starts_with("write") || call.starts_with("pwrite")) {
            // Its head, which comes first and is synchronised by itself, is no transaction.
            if !call.contains(", 32, 0") {
                written = number;
            }
        } else if call.starts_with("write(1<") && call.contains("\"\\nack ") {
            acknowledged += 1;
            if synchronised < written {
                return Err(format!("line {number}: line {written} is not synchronised: {line}"));
            }
            if saved < acknowledged {
                return Err(format!("line {number}: only {saved} transactions were saved: {line}"));
            }
        }
        if let Some(start) = done
            && call.ends_with("= 0")
        {
            saved += usize::from(synchronised < written && written < start);
            synchronised = start;
        }
    }
    Ok(acknowledged)
}

#[test]
fn the_creation_of_a_game_is_known_to_others_at_once() {
    let Some(server) = Postgres::shared() else { return };
    Runtime::new().unwrap().block_on(async {
        let address = server.database().unwrap();
        let (first, second) = tokio::join!(Store::open_postgres(&address), Store::open_postgres(&address));
        let (first, second) = (first.unwrap(), second.unwrap());
        for number in 0..20 {
            let game = format!("g{number}");
            let (one, two) = tokio::join!(first.create(new_game(&game)), second.create(new_game(&game)));
            let mut answers = [one.unwrap(), two.unwrap()];
            answers.sort_by_key(|created| *created == Created::Exists);
            assert_eq!(answers, [Created::Done, Created::Exists]);
            assert_eq!(log(&first, &game).await, log(&second, &game).await);
        }
    });
}
