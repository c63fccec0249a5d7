//! Times without any server, which games get back when they are needed; games that end without a second player.

use std::net::TcpStream;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tessera_games::GameId;
use tessera_store::testing::Folder;
use tessera_store::{Removal, Removed, Store, StoredEvent, log_hash};
use tungstenite::HandshakeError;

use crate::common::play::*;
use crate::common::{Running, folder, move_times, serve};

const HOUR: i64 = 3_600_000;

/// Waits until a server decides commands.
fn wait_until_ready(server: &Running) {
    let start = Instant::now();
    while server.get("/readyz").status != 200 {
        assert!(start.elapsed() < Duration::from_secs(30), "the server does not become ready");
        thread::sleep(Duration::from_millis(20));
    }
}

/// The stored log of a game.
fn stored(folder: &Folder, id: &str) -> Vec<StoredEvent> {
    let work = async {
        let store = Store::open_sqlite(&folder.file("tessera.db")).await.unwrap();
        let log = store.read(id, None).await.unwrap();
        store.close().await;
        log
    };
    tokio::runtime::Runtime::new().unwrap().block_on(work)
}

fn is_credit(event: &StoredEvent) -> bool {
    value(&event.body)["t"] == "credit"
}

/// The time of the credits that a client has seen.
fn credits(client: &Client) -> Vec<i64> {
    client.log.iter().filter_map(|event| event["d"]["ms"].as_i64()).collect()
}

#[test]
fn an_untouched_game_lacks_its_credit_and_then_gets_one_for_all_outages() {
    let folder = folder("outages");
    let mut server = serve(&folder);
    let (id, players, _) = begun([server.address; 2], 600_000);
    drop(players);
    server.stop();
    for _ in 0..2 {
        // Ten seconds pass without a server.
        move_times(&folder.file("tessera.db"), -10_000);
        let mut server = serve(&folder);
        wait_until_ready(&server);
        server.stop();
        assert!(!stored(&folder, &id).iter().any(is_credit));
    }
    let server = serve(&folder);
    let mut alice = Client::sit(server.address, &id, ALICE);
    alice.wait_for(5);
    let given = credits(&alice);
    assert!(given.len() == 1 && (35_000..60_000).contains(&given[0]), "{given:?}");
}

#[test]
fn a_game_that_is_not_joined_expires_after_two_weeks() {
    let folder = folder("expired");
    let mut server = serve(&folder);
    // One secret has one game.
    let [secret, other, third] = ["a", "b", "c"].map(|first| format!("{first}{}", &ALICE[1..]));
    let asked = |secret: &str| {
        let mut asked = request(GameId::Xok);
        asked["secret"] = secret.into();
        asked
    };
    let (old, invite) = create(server.address, &asked(&secret));
    let joined = begin(server.address, &asked(&other));
    server.stop();
    move_times(&folder.file("tessera.db"), -14 * 24 * HOUR);
    let server = serve(&folder);
    let (young, _) = create(server.address, &asked(&third));
    let mut creator = Client::sit(server.address, &old, &secret);
    creator.wait_for(2);
    assert_eq!((&creator.log[1]["d"]["t"], &creator.log[1]["seat"]), (&json!("abort"), &json!("first")));
    assert_ne!(join(server.address, &old, &invite, BOB).0, 200);
    for id in [joined, young] {
        let info = value(server.get(&format!("/api/games/{id}")).text());
        assert_eq!(info["over"], false, "{info}");
    }
}

#[test]
fn a_removed_game_is_gone_for_everyone() {
    let folder = folder("removed");
    let mut server = serve(&folder);
    let id = begin(server.address, &request(GameId::Xok));
    let mut alice = Client::sit(server.address, &id, ALICE);
    assert_eq!(alice.ask(&json!({"t": "resign", "c": "command-1"}))["t"], "ack");
    server.stop();
    let work = async {
        let store = Store::open_sqlite(&folder.file("tessera.db")).await.unwrap();
        let log = log_hash(&store.read(&id, None).await.unwrap());
        let removal = Removal { game: id.clone(), at: 0, reason: "asked for".into(), log };
        assert_eq!(store.remove(removal).await, Ok(Removed::Done));
        store.close().await;
    };
    tokio::runtime::Runtime::new().unwrap().block_on(work);
    let server = serve(&folder);
    let answer = server.get(&format!("/api/games/{id}"));
    assert_eq!((answer.status, &value(answer.text())["error"]["code"]), (410, &json!("removed")));
    let stream = TcpStream::connect(server.address).unwrap();
    match tungstenite::client(format!("ws://{}/ws/game/{id}", server.address), stream) {
        Err(HandshakeError::Failure(tungstenite::Error::Http(answer))) => assert_eq!(answer.status(), 410),
        other => panic!("{other:?}"),
    }
}

/// A game with a day for each turn, in which the first player is to move.
fn by_days(server: &Running) -> String {
    let mut asked: Value = request(GameId::Yoxii);
    asked["clock"] = json!({"kind": "days", "days": 1});
    begin(server.address, &asked)
}

#[test]
fn a_game_by_days_is_credited_before_a_flag_and_not_before() {
    let folder = folder("outages-days");
    let mut server = serve(&folder);
    let id = by_days(&server);
    server.stop();
    // 20 hours, and then 10, pass without a server.
    move_times(&folder.file("tessera.db"), -20 * HOUR);
    let mut server = serve(&folder);
    wait_until_ready(&server);
    let mut alice = Client::sit(server.address, &id, ALICE);
    alice.wait_for(2);
    drop(alice);
    server.stop();
    assert!(!stored(&folder, &id).iter().any(is_credit), "there are hours left");
    move_times(&folder.file("tessera.db"), -10 * HOUR);
    let server = serve(&folder);
    let mut alice = Client::sit(server.address, &id, ALICE);
    alice.wait_for(3);
    let given = credits(&alice);
    assert!(given.len() == 1 && (30 * HOUR..31 * HOUR).contains(&given[0]), "{given:?}");
    let turn = some_turn(&mut start(&alice.log));
    assert_eq!(alice.turn("command-1", 0, &turn)["t"], "ack");
}

#[cfg(feature = "postgres")]
#[test]
fn while_an_older_server_may_come_back_every_game_is_credited_at_once() {
    use sqlx::Connection as _;
    use tessera_server::OnlineLimits;

    use crate::common::bound;

    let Some(postgres) = tessera_store::testing::Postgres::shared() else { return };
    let database = postgres.database().unwrap();
    let serve = || Running::start(bound().with_database(&database, OnlineLimits::default()).unwrap());
    let mut server = serve();
    let id = by_days(&server);
    server.stop();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    // Ten seconds pass without a server, and two were up before.
    runtime.block_on(async {
        let mut connection = sqlx::PgConnection::connect(&database).await.unwrap();
        let older = "UPDATE beat SET at = at - 10000; \
                     INSERT INTO beat (node, at) SELECT 'older', at - 100 FROM beat";
        sqlx::raw_sql(older).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    });
    let server = serve();
    wait_until_ready(&server);
    let log = runtime.block_on(async {
        let store = Store::open_postgres(&database).await.unwrap();
        store.read(&id, None).await.unwrap()
    });
    assert_eq!(log.iter().filter(|event| is_credit(event)).count(), 1, "{log:?}");
}
