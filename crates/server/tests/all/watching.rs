//! What those who watch over a server see.

use std::io::Write as _;
use std::net::{SocketAddr, TcpStream};

use serde_json::json;
use tessera_games::GameId;
use tessera_server::OnlineLimits;

use crate::common::play::*;
use crate::common::{Answer, Running, bound, folder};

/// The numbers of a server, as lines.
fn scrape(address: SocketAddr) -> Vec<String> {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.write_all(b"GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").unwrap();
    let answer = Answer::read(stream);
    assert_eq!(answer.status, 200);
    assert!(answer.header("content-type").starts_with("application/openmetrics-text"));
    answer.text().lines().map(str::to_owned).collect()
}

/// One of the numbers.
fn number(lines: &[String], name: &str) -> f64 {
    let line = lines.iter().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("{name} is missing in {lines:#?}")).parse().unwrap()
}

#[test]
fn what_happened_in_a_game_is_counted() {
    let folder = folder("metrics");
    let server = bound().with_online(folder.path(), OnlineLimits::default()).unwrap();
    let server = server.with_metrics(([127, 0, 0, 1], 0).into()).unwrap();
    let metrics = server.metrics_address().unwrap();
    let server = Running::start(server);
    let id = begin(server.address, &request(GameId::Yoxii));
    let mut players = [ALICE, BOB].map(|secret| Client::sit(server.address, &id, secret));
    players[0].wait_for(2);
    let mut position = start(&players[0].log);
    for ply in 0..3 {
        let mover = position.to_move().index();
        let turn = some_turn(&mut position);
        assert_eq!(players[mover].turn(&format!("command-{ply}"), ply, &turn)["t"], "ack");
    }
    assert_eq!(players[0].turn("command-9", 9, &["a1".into()])["t"], "no");
    let mut eve = Client::sit(server.address, &id, "EveEveEveEveEveEveEveE");
    eve.send(&json!({"t": "p", "v": 5, "h": "0123456789abcdef"}));
    eve.wait(|message| message["t"] == "full");

    let lines = scrape(metrics);
    for (name, expected) in [
        ("tessera_sockets", 3.0),
        ("tessera_games_open", 1.0),
        ("tessera_accepting", 1.0),
        ("tessera_turns_total", 3.0),
        ("tessera_ack_seconds_count", 3.0),
        ("tessera_refusals_total{code=\"stale\"}", 1.0),
        ("tessera_refusals_total{code=\"forged-seat\"}", 1.0),
        ("tessera_repairs_total", 1.0),
        ("tessera_slow_readers_total", 0.0),
        ("tessera_flags_total", 0.0),
        ("tessera_credits_total", 0.0),
        ("tessera_hints_sent_total", 0.0),
        ("tessera_hints_received_total", 0.0),
        ("tessera_store_errors_total", 0.0),
    ] {
        assert!((number(&lines, name) - expected).abs() < 0.5, "{name}: {lines:#?}");
    }
    assert!(number(&lines, "tessera_commit_works_count") >= 5.0);
    drop((players, eve));
    // What is counted is nobody's business at the address of the page.
    assert!(!server.get("/metrics").text().contains("tessera_turns"));
}
