//! PostgreSQL that fails, and connections to it that break at the worst moment.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::{Duration, Instant};

use crate::common::{append, commands, create, event, log};
use sqlx::{Connection as _, PgConnection};
use tessera_store::testing::Postgres;
use tessera_store::{Appended, ErrorKind, Store};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;

/// The fault of the next commit.
const PASS: u8 = 0;
/// It arrives, and the connection is cut before the answer.
const CUT_AFTER: u8 = 1;
/// It does not arrive.
const CUT_BEFORE: u8 = 2;
/// It arrives, and then nothing works any more.
const DIE_AFTER: u8 = 3;
/// It arrives, and is never answered.
const SILENT: u8 = 4;
/// No connection works.
const DEAD: u8 = 5;

/// A network between the store and the server, which can be broken.
struct Network {
    address: String,
    mode: Arc<AtomicU8>,
}

impl Network {
    async fn new(server: &Postgres) -> Self {
        let real = server.database().unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let own = listener.local_addr().unwrap().port();
        let address = real.replace(&format!(":{}/", server.port()), &format!(":{own}/"));
        let mode = Arc::new(AtomicU8::new(PASS));
        let (port, shared) = (server.port(), Arc::clone(&mode));
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                if shared.load(Ordering::SeqCst) != DEAD {
                    let server = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
                    tokio::spawn(carry(client, server, Arc::clone(&shared)));
                }
            }
        });
        Self { address, mode }
    }

    fn set(&self, mode: u8) {
        self.mode.store(mode, Ordering::SeqCst);
    }
}

/// Carries a connection to its end.
async fn carry(client: TcpStream, server: TcpStream, mode: Arc<AtomicU8>) {
    let (mut from_client, mut to_client) = client.into_split();
    let (mut from_server, mut to_server) = server.into_split();
    let answers = tokio::spawn(async move {
        let _ = tokio::io::copy(&mut from_server, &mut to_client).await;
        (from_server, to_client)
    });
    let mut bytes = vec![0; 1 << 20];
    while let Ok(length @ 1..) = from_client.read(&mut bytes).await {
        let bytes = &bytes[..length];
        let commit = bytes.windows(6).any(|window| window == b"COMMIT");
        let what = if commit { mode.load(Ordering::SeqCst) } else { PASS };
        if what != PASS {
            mode.store(if what == DIE_AFTER { DEAD } else { PASS }, Ordering::SeqCst);
            // No answer comes back from now on.
            answers.abort();
        }
        if what != CUT_BEFORE && to_server.write_all(bytes).await.is_err() {
            break;
        }
        if what == SILENT {
            std::future::pending::<()>().await;
        }
        if what != PASS {
            // Time for the server to do it.
            tokio::time::sleep(Duration::from_millis(200)).await;
            break;
        }
    }
    answers.abort();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_commit_without_an_answer_is_found_out() {
    let Some(server) = Postgres::shared() else { return };
    let network = Network::new(server).await;
    let store = Store::open_postgres(&network.address).await.unwrap();
    create(&store, "g").await;
    assert_eq!(append(&store, event("g", 1, "c1")).await, Appended::Done);

    network.set(CUT_AFTER);
    assert_eq!(append(&store, event("g", 2, "c2")).await, Appended::Done, "it was saved, and that is known");
    assert_eq!(commands(&store, "g").await, ["create", "c1", "c2"]);

    network.set(CUT_BEFORE);
    let error = store.append(vec![event("g", 3, "c3")]).await.unwrap_err();
    assert_eq!(
        (error.kind(), &*error.to_string()),
        (ErrorKind::NotSaved, "not saved: the connection was lost")
    );
    assert_eq!(commands(&store, "g").await, ["create", "c1", "c2"]);
    assert_eq!(append(&store, event("g", 3, "c3")).await, Appended::Done);

    // If the outcome cannot be found out, the next attempt reports it.
    network.set(DIE_AFTER);
    let error = store.append(vec![event("g", 4, "c4")]).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::NotSaved);
    let error = store.append(vec![event("g", 4, "c4")]).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::NotSaved);
    network.set(PASS);
    assert_eq!(append(&store, event("g", 4, "c4")).await, Appended::Repeated { seq: 4 });
    assert_eq!(commands(&store, "g").await, ["create", "c1", "c2", "c3", "c4"]);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_falls_silent_is_given_up() {
    let Some(server) = Postgres::shared() else { return };
    let network = Network::new(server).await;
    let store = Store::open_postgres(&network.address).await.unwrap();
    create(&store, "g").await;
    network.set(SILENT);
    let start = Instant::now();
    assert_eq!(append(&store, event("g", 1, "c1")).await, Appended::Done);
    assert!(start.elapsed() < Duration::from_secs(15));
    assert_eq!(commands(&store, "g").await, ["create", "c1"]);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_stands_still_does_not_hold_up_the_others() {
    let Some(server) = Postgres::shared() else { return };
    let address = server.database().unwrap();
    let store = Store::open_postgres(&address).await.unwrap();
    create(&store, "g").await;
    // A transaction that holds the game's lock. Unlike those of nodes, it has no timeout.
    let mut other = PgConnection::connect(&address).await.unwrap();
    let mut held = other.begin().await.unwrap();
    sqlx::query("SELECT 1 FROM game WHERE id = 'g' FOR UPDATE").execute(&mut *held).await.unwrap();
    let start = Instant::now();
    let error = store.append(vec![event("g", 1, "c1")]).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::NotSaved, "{error}");
    assert!(start.elapsed() < Duration::from_secs(8));
    held.rollback().await.unwrap();
    assert_eq!(append(&store, event("g", 1, "c1")).await, Appended::Done);
    store.close().await;
}

/// Nodes continue while the server is restarted, cleanly and as after a power failure.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_restarted_loses_nothing() {
    let Some(server) = Postgres::start() else { return };
    let address = server.database().unwrap();
    let nodes =
        [Store::open_postgres(&address).await.unwrap(), Store::open_postgres(&address).await.unwrap()];
    let stop = Arc::new(AtomicU8::new(0));
    let mut tasks = JoinSet::new();
    for number in 0..12 {
        let (store, stop) = (nodes[number % 2].clone(), Arc::clone(&stop));
        tasks.spawn(async move {
            let game = format!("g{number}");
            create(&store, &game).await;
            let (mut seq, mut failures) = (1, 0);
            while stop.load(Ordering::SeqCst) == 0 {
                match store.append(vec![event(&game, seq, &format!("c{seq}"))]).await {
                    // After a failure it may be stored already, but only with its own number.
                    Ok(answers) => {
                        let repeated = answers == [Appended::Repeated { seq }] && failures > 0;
                        assert!(repeated || answers == [Appended::Done], "{answers:?}");
                        seq += 1;
                    }
                    Err(error) => {
                        assert_eq!(error.kind(), ErrorKind::NotSaved, "{error}");
                        failures += 1;
                        tokio::time::sleep(Duration::from_millis(20)).await;
                    }
                }
            }
            (game, seq, failures)
        });
    }
    for at_once in [true, false, true] {
        tokio::time::sleep(Duration::from_millis(700)).await;
        tokio::task::block_in_place(|| server.stop(at_once)).unwrap();
        tokio::time::sleep(Duration::from_millis(200)).await;
        tokio::task::block_in_place(|| server.start_again()).unwrap();
    }
    tokio::time::sleep(Duration::from_millis(700)).await;
    stop.store(1, Ordering::SeqCst);
    let mut all_failures = 0;
    for (game, seq, failures) in tasks.join_all().await {
        let log = log(&nodes[0], &game).await;
        assert!(seq > 3, "{game} has stood still");
        // The last one may be stored without an acknowledgement.
        assert!([seq, seq + 1].contains(&(log.len() as u32)), "{game}: {} instead of {seq}", log.len());
        for event in &log[1..] {
            assert_eq!(event.command, format!("c{}", event.seq));
        }
        all_failures += failures;
    }
    assert!(all_failures > 0, "no outage was noticed");
}

/// Without fsync a server loses acknowledged writes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_without_fsync_is_refused() {
    let Some(server) = Postgres::start() else { return };
    let address = server.database().unwrap();
    let mut connection = PgConnection::connect(&address).await.unwrap();
    for sql in ["ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()"] {
        sqlx::query(sql).execute(&mut connection).await.unwrap();
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    let error = Store::open_postgres(&address).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::NotOpened);
    assert_eq!(error.to_string(), "PostgreSQL is set to lose data when the machine fails: set fsync to on");
}

#[tokio::test]
async fn what_is_no_address_is_told() {
    for (address, message) in [
        ("nonsense", "the address of the database cannot be read: "),
        ("mysql://127.0.0.1/none", "the address of the database cannot be read: "),
        ("postgres://127.0.0.1:1/none", "the database could not be opened: "),
    ] {
        let error = Store::open_postgres(address).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::NotOpened);
        assert!(error.to_string().starts_with(message), "{error}");
        eprintln!("{error}");
    }
}
