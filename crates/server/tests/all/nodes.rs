//! Several servers with one database, with and without a bus.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;
use tessera_games::AnyPosition;
use tessera_server::OnlineLimits;
use tessera_store::testing::{Nats, Postgres};

use crate::common::play::*;
use crate::common::{Running, bound};

#[test]
fn two_servers_share_a_game_and_either_may_die() {
    let Some(postgres) = tessera_store::testing::Postgres::shared() else { return };
    let database = postgres.database().unwrap();
    let serve = || Running::start(bound().with_database(&database, OnlineLimits::default()).unwrap());
    let (one, mut two) = (serve(), serve());
    let (id, [mut alice, mut bob], mut position) = begun([one.address, two.address], 60_000);
    let turn = some_turn(&mut position);
    alice.wait_for(4);
    assert_eq!(alice.turn("command-2", 2, &turn)["t"], "ack");
    let sent = Instant::now();
    bob.wait_for(5);
    assert!(sent.elapsed() < Duration::from_millis(2_500), "{:?}", sent.elapsed());
    assert_eq!(alice.log, bob.log);
    // A server that stops takes nothing with it.
    two.stop();
    let mut bob = Client::open(one.address, &id, 5);
    bob.send(&json!({"t": "sit", "secret": BOB}));
    bob.wait(|message| message["t"] == "seat");
    let turn = some_turn(&mut position);
    assert_eq!(bob.turn("command-3", 3, &turn)["t"], "ack");
}

/// Two servers that share a database and a bus.
fn connected(database: &str, bus: &str) -> [Running; 2] {
    [(); 2].map(|()| {
        let server = bound().with_database(database, OnlineLimits::default()).unwrap();
        Running::start(server.with_bus(bus).unwrap())
    })
}

/// Plays a turn at one server and measures how long it takes to the other.
fn deliver(players: &mut [Client; 2], position: &mut AnyPosition, ply: usize) -> Duration {
    let mover = position.to_move();
    let turn = some_turn(position);
    players[mover.index()].wait_for(ply + 2);
    let answer = players[mover.index()].turn(&format!("command-{ply}"), ply, &turn);
    assert_eq!(answer["t"], "ack", "{answer}");
    let acknowledged = Instant::now();
    players[(!mover).index()].wait_for(ply + 3);
    acknowledged.elapsed()
}

/// The time within which a turn comes to the other server, when the bus is there.
const QUICK: Duration = Duration::from_millis(300);

/// And when it is not.
const SLOW: Duration = Duration::from_millis(2_500);

#[test]
fn hints_are_quick_and_nothing_is_lost_without_them() {
    let Some(postgres) = Postgres::shared() else { return };
    let Some(nats) = Nats::start() else { return };
    let servers = connected(&postgres.database().unwrap(), &nats.address());
    let (id, mut players, mut position) = begun([servers[0].address, servers[1].address], 600_000);
    let mut ply = 2;
    // A name reaches players at other servers.
    assert_eq!(players[0].ask(&json!({"t": "name", "c": "command-name", "name": "Ola"}))["t"], "ack");
    players[1].has_heard(|message| message["names"] == json!(["Ola", null]));
    let mut play = |turns: usize, players: &mut [Client; 2]| {
        let times: Vec<Duration> =
            (0..turns).map(|turn| deliver(players, &mut position, ply + turn)).collect();
        ply += turns;
        eprintln!("{times:?}");
        times
    };
    let median = |mut times: Vec<Duration>| {
        times.sort_unstable();
        times[times.len() / 2]
    };
    let with = median(play(5, &mut players));
    assert!(with < QUICK, "{with:?}");
    // Who is at the other server is known here, and what they say is heard.
    players[0].has_heard(|message| message["here"] == json!([true, true]));
    players[1].send(&json!({"t": "say", "what": "hello"}));
    assert_eq!(players[0].wait(|message| message["t"] == "said")["seat"], "second");

    nats.stop();
    assert!(play(3, &mut players).into_iter().all(|time| time < SLOW));
    nats.start_again().unwrap();
    // Both come back within a second.
    thread::sleep(Duration::from_secs(2));
    let again = median(play(5, &mut players));
    assert!(again < QUICK, "{again:?}");
    let [alice, bob] = &players;
    assert_eq!(alice.log, bob.log);
    let mut watcher = Client::open(servers[1].address, &id, 0);
    watcher.wait_for(alice.log.len());
    assert_eq!(watcher.log, alice.log);
}

#[test]
fn a_bus_that_is_not_there_is_tried_until_it_is() {
    let Some(postgres) = Postgres::shared() else { return };
    let nats = Nats::place().unwrap();
    let servers = connected(&postgres.database().unwrap(), &nats.address());
    let (_, mut players, mut position) = begun([servers[0].address, servers[1].address], 600_000);
    assert!(deliver(&mut players, &mut position, 2) < SLOW);
    if nats.start_again().is_err() {
        return tessera_store::testing::missing("NATS");
    }
    thread::sleep(Duration::from_secs(2));
    let mut times: Vec<Duration> = (3..8).map(|ply| deliver(&mut players, &mut position, ply)).collect();
    times.sort_unstable();
    assert!(times[2] < QUICK, "{times:?}");
    let nonsense = bound().with_database(&postgres.database().unwrap(), OnlineLimits::default()).unwrap();
    assert!(nonsense.with_bus("http://[nonsense").is_err());
}

#[test]
fn a_rematch_is_found_from_another_server() {
    let Some(postgres) = Postgres::shared() else { return };
    let database = postgres.database().unwrap();
    let serve = || Running::start(bound().with_database(&database, OnlineLimits::default()).unwrap());
    let servers = [serve(), serve()];
    let (_, [mut alice, mut bob], _) = begun([servers[0].address, servers[1].address], 600_000);
    assert_eq!(alice.ask(&json!({"t": "resign", "c": "resigned"}))["t"], "ack");
    assert_eq!(alice.ask(&json!({"t": "rematch", "c": "rematch-1"}))["t"], "ack");
    let offered = bob.wait(|message| message["t"] == "rematch");
    assert_eq!(offered["offered"], json!(["first"]));
    assert_eq!(bob.ask(&json!({"t": "rematch", "c": "rematch-2"}))["t"], "ack");
    alice.wait(|message| message["t"] == "rematch" && !message["id"].is_null());
}

#[test]
fn who_went_to_another_server_is_not_gone() {
    let Some(postgres) = Postgres::shared() else { return };
    let database = postgres.database().unwrap();
    let serve = || Running::start(bound().with_database(&database, OnlineLimits::default()).unwrap());
    let servers = [serve(), serve()];
    let (id, [mut alice, bob], _) = begun([servers[0].address; 2], 600_000);
    drop(bob);
    alice.wait(|message| message["here"] == json!([true, false]) && message["gone"][1].is_i64());
    let mut bob = Client::sit(servers[1].address, &id, BOB);
    alice.wait(|message| message["here"] == json!([true, true]));
    bob.wait(|message| message["here"] == json!([true, true]));
    drop(bob);
    alice.wait(|message| message["here"] == json!([true, false]));
    thread::sleep(Duration::from_millis(100));
}
