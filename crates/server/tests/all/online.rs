//! Online games: two people, and whoever watches, over real sockets.

use std::net::{SocketAddr, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tessera_games::{GameId, Player};
use tessera_server::{OnlineLimits, Page, Rate, Server};
use tessera_store::testing::Folder;
use tessera_store::{Beat, Store};
use tungstenite::Message;
use tungstenite::client::IntoClientRequest as _;

use crate::common::play::*;
use crate::common::{Running, bound, folder, limited, serve};

#[test]
fn two_people_play_each_game_and_somebody_watches() {
    let folder = folder("play");
    let server = serve(&folder);
    for game in GameId::ALL {
        let mut asked = request(game);
        let alice = format!("Alice-{:-<16}", game.name());
        asked["secret"] = json!(alice);
        let id = begin(server.address, &asked);
        let info = value(server.get(&format!("/api/games/{id}")).text());
        assert_eq!((&info["game"], &info["seats"]), (&json!(game.name()), &json!([true, true])));
        let mut players = [&alice, BOB].map(|secret| Client::sit(server.address, &id, secret));
        let mut watcher = Client::open(server.address, &id, 0);
        watcher.send(&json!({"t": "p", "v": 0, "h": ""}));
        watcher.wait_for(2);
        let mut position = start(&watcher.log);
        for ply in 0..4 {
            let mover = position.to_move();
            let turn = some_turn(&mut position);
            let answer = players[mover.index()].turn(&format!("command-{ply}"), ply, &turn);
            assert_eq!((&answer["t"], &answer["v"]), (&json!("ack"), &json!(ply + 3)), "{answer}");
            if position.outcome().is_some() {
                break;
            }
        }
        let [mut alice, mut bob] = players;
        // Some of these turns are bad enough to end a game.
        let ended = position.outcome().is_some();
        assert_eq!(
            alice.ask(&json!({"t": "resign", "c": "resigned"}))["t"],
            if ended { "no" } else { "ack" }
        );
        let all = alice.log.len();
        bob.wait_for(all);
        watcher.wait_for(all);
        assert!(alice.log == bob.log && bob.log == watcher.log);
        assert_eq!(alice.log[all - 1]["d"] == json!({"v": 1, "t": "resign"}), !ended);
        let refused = bob.ask(&json!({"t": "resign", "c": "too-late"}));
        assert_eq!((&refused["code"], &refused["final"]), (&json!("over"), &json!(true)));
        let refused = watcher.ask(&json!({"t": "resign", "c": "watching"}));
        assert_eq!(refused["code"], "no-seat");
    }
}

#[test]
fn what_was_acknowledged_is_there_after_a_restart_and_everybody_resumes() {
    let folder = folder("restart");
    let mut server = serve(&folder);
    let id = begin(server.address, &request(GameId::Yoxii));
    let mut alice = Client::sit(server.address, &id, ALICE);
    alice.wait_for(2);
    let mut position = start(&alice.log);
    let turn = some_turn(&mut position);
    let first = alice.turn("command-0", 0, &turn);
    assert_eq!(first["t"], "ack");
    let before = alice.log.clone();
    server.stop();
    assert!(alice.end().iter().any(|message| message["t"] == "restart"));

    let server = serve(&folder);
    let mut alice = Client::open(server.address, &id, 2);
    alice.send(&json!({"t": "sit", "secret": ALICE}));
    alice.wait_for(1);
    assert_eq!(alice.log, before[2..], "only what was missing");
    assert_eq!(alice.turn("command-0", 0, &turn), first, "the same command gets the same answer");
    let mut bob = Client::sit(server.address, &id, BOB);
    let turn = some_turn(&mut position);
    assert_eq!(bob.turn("command-1", 1, &turn)["v"], 4);
    assert_eq!(bob.turn("command-2", 1, &turn)["code"], "stale");
    bob.wait_for(4);
    assert_eq!(bob.log[..3], before[..]);
    // A client that has more than there is, or sees another position, gets everything again.
    let mut lost = Client::open(server.address, &id, 99);
    lost.wait(|message| message["t"] == "full");
    lost.wait_for(4);
    lost.send(&json!({"t": "p", "v": 4, "h": "0123456789abcdef"}));
    lost.wait(|message| message["t"] == "full");
    lost.wait_for(8);
    assert_eq!(lost.log[4..], bob.log[..]);
}

#[test]
fn an_invitation_is_used_once_and_a_second_process_is_refused() {
    let folder = folder("join");
    let server = serve(&folder);
    let (id, invite) = create(server.address, &request(GameId::Xok));
    assert_eq!(join(server.address, &id, ALICE, BOB).0, 409, "not the invitation");
    assert_eq!(join(server.address, &id, &invite, BOB), (200, json!({"seat": "second"})));
    assert_eq!(join(server.address, &id, &invite, BOB), (200, json!({"seat": "second"})), "again");
    let (status, answer) = join(server.address, &id, &invite, "EveEveEveEveEveEveEveE");
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("taken")));
    assert_eq!(join(server.address, "zzzzzzzzzzzz", &invite, BOB).0, 404);

    assert!(bound().with_online(folder.path(), OnlineLimits::default()).is_err());
}

#[test]
fn both_want_to_play_once_more_with_the_other_sides() {
    let folder = folder("rematch");
    let server = serve(&folder);
    let id = begin(server.address, &request(GameId::Trexo));
    let [mut alice, mut bob] = [ALICE, BOB].map(|secret| Client::sit(server.address, &id, secret));
    assert_eq!(alice.ask(&json!({"t": "rematch", "c": "rematch-0"}))["code"], "not-over");
    assert_eq!(bob.ask(&json!({"t": "resign", "c": "resigned"}))["t"], "ack");
    assert_eq!(alice.ask(&json!({"t": "rematch", "c": "rematch-1"}))["t"], "ack");
    let offered = bob.wait(|message| message["t"] == "rematch");
    assert_eq!((&offered["offered"], &offered["id"]), (&json!(["first"]), &Value::Null));
    assert_eq!(bob.ask(&json!({"t": "rematch", "c": "rematch-2"}))["t"], "ack");
    let next = alice.wait(|message| message["t"] == "rematch" && !message["id"].is_null());
    let next = next["id"].as_str().unwrap();
    let mut alice = Client::sit(server.address, next, ALICE);
    assert!(alice.heard.contains(&json!({"t": "seat", "seat": "second"})));
    alice.wait_for(2);
    assert_eq!(alice.log[0]["d"]["setup"]["creator"], "second");
    let mut bob = Client::sit(server.address, next, BOB);
    bob.wait_for(2);
    let turn = some_turn(&mut start(&bob.log));
    assert_eq!(bob.turn("command-0", 0, &turn)["t"], "ack");
}

#[test]
fn whose_time_is_over_loses_within_two_seconds() {
    let folder = folder("flag");
    let server = serve(&folder);
    let (_, players, _) = begun([server.address; 2], 10_000);
    let [mut alice, _] = players;
    alice.wait_for(4);
    let last = alice.log[3].clone();
    let began = Instant::now();
    alice.wait_for(5);
    let left = last["deadline"].as_i64().unwrap() - last["at"].as_i64().unwrap();
    let took = began.elapsed().as_millis() as i64;
    assert!((left - 500..left + 2_000).contains(&took), "{took} of {left} ms");
    assert_eq!((&alice.log[4]["d"]["t"], &alice.log[4]["seat"]), (&json!("flag"), &Value::Null));
}

#[test]
fn the_time_without_a_server_is_given_back() {
    let folder = folder("credit");
    let mut server = serve(&folder);
    let (id, players, _) = begun([server.address; 2], 60_000);
    drop(players);
    server.stop();
    thread::sleep(Duration::from_secs(3));

    let server = serve(&folder);
    let mut alice = Client::sit(server.address, &id, ALICE);
    alice.wait_for(5);
    let credit = &alice.log[4];
    assert_eq!((&credit["d"]["t"], &credit["seat"]), (&json!("credit"), &Value::Null));
    let given = credit["d"]["ms"].as_i64().unwrap();
    assert!((17_000..40_000).contains(&given), "{given}");
    assert!(credit["clock"][0].as_i64().unwrap() > 60_000, "{credit}");
}

#[test]
fn time_is_given_back_again_if_the_server_that_gave_it_dies_before_its_first_beat() {
    let folder = folder("credit-twice");
    let mut server = serve(&folder);
    let (id, players, _) = begun([server.address; 2], 60_000);
    drop(players);
    server.stop();
    let last = beats(&folder, &[]).iter().map(|beat| beat.at).max().unwrap();
    thread::sleep(Duration::from_secs(3));
    let mut server = serve(&folder);
    Client::sit(server.address, &id, ALICE).wait_for(5);
    server.stop();
    // As if it had died right after the credit.
    beats(&folder, &[Beat { node: "dead".into(), at: last, knows_outages: true }]);
    thread::sleep(Duration::from_secs(3));

    let server = serve(&folder);
    let mut alice = Client::sit(server.address, &id, ALICE);
    alice.wait_for(6);
    let (first, second) = (&alice.log[4], &alice.log[5]);
    assert_eq!(second["d"]["t"], "credit");
    let lost = second["at"].as_i64().unwrap() - first["at"].as_i64().unwrap();
    let given = second["d"]["ms"].as_i64().unwrap() - 15_000;
    assert!(lost >= 3_000 && (given - lost).abs() < 1_000, "{given} for {lost}");
}

/// The beats of the servers of a folder. If others are given, they replace these.
fn beats(folder: &Folder, others: &[Beat]) -> Vec<Beat> {
    let work = async {
        let store = Store::open_sqlite(&folder.file("tessera.db")).await.unwrap();
        let beats = store.beats().await.unwrap();
        if !others.is_empty() {
            for beat in &beats {
                store.forget_beat(&beat.node).await.unwrap();
            }
            for beat in others {
                store.beat(&beat.node, beat.at).await.unwrap();
            }
        }
        store.close().await;
        beats
    };
    tokio::runtime::Runtime::new().unwrap().block_on(work)
}

#[test]
fn whatever_a_socket_or_a_request_carries_is_answered_and_changes_nothing() {
    let folder = folder("bad");
    let server = serve(&folder);
    for body in ["", "{", "[]", "null", r#"{"game":"chess"}"#, r#"{"game":"xok"}"#] {
        let answer = server.post("/api/games", body);
        assert_eq!(
            (answer.status, &value(answer.text())["error"]["code"]),
            (400, &json!("bad-request")),
            "{body}"
        );
    }
    for wrong in [
        json!({"clock": {"kind": "increment", "base": 1, "increment": 0}}),
        json!({"clock": {"kind": "days", "days": 15}}),
        json!({"secret": "short"}),
        json!({"board": "S75"}),
        json!({"side": "third"}),
        json!({"surplus": 1}),
    ] {
        let mut asked = request(GameId::Xok);
        asked.as_object_mut().unwrap().extend(wrong.as_object().unwrap().clone());
        assert_eq!(server.post("/api/games", &asked.to_string()).status, 400, "{wrong}");
    }
    assert_eq!(server.get("/api/games/nonsense").status, 404);
    assert_eq!(server.get("/ws/game/zzzzzzzzzzzz").status, 426);
    assert_eq!(server.post("/api/qr", &"x".repeat(301)).status, 400);
    assert_eq!(server.post("/api/qr", "").status, 400);
    assert!(server.post("/api/qr", "http://localhost/").text().contains("<svg"));

    let id = begin(server.address, &request(GameId::Xok));
    let mut alice = Client::sit(server.address, &id, ALICE);
    alice.wait_for(2);
    let before = alice.log.clone();
    for text in
        ["", "{}", "null", "[1]", r#"{"t":"turn"}"#, r#"{"t":"resign","c":"short"}"#, r#"{"t":"nothing"}"#]
    {
        let mut eve = Client::open(server.address, &id, 0);
        eve.socket.send(Message::text(text)).unwrap();
        assert!(eve.end().iter().any(|message| message["t"] == "error"), "{text}");
    }
    for message in [Message::binary(vec![1, 2, 3]), Message::text("x".repeat(20_000))] {
        let mut eve = Client::open(server.address, &id, 0);
        let _ = eve.socket.send(message);
        eve.end();
    }
    let mut eve = Client::sit(server.address, &id, "EveEveEveEveEveEveEveE");
    assert!(eve.heard.contains(&json!({"t": "seat", "seat": null})));
    let turn = some_turn(&mut start(&before));
    assert_eq!(eve.turn("command-0", 0, &turn)["code"], "no-seat");
    assert_eq!(alice.turn("command-1", 1, &turn)["code"], "stale");
    assert_eq!(alice.turn("command-2", 0, &["a1".into()])["code"], "illegal");
    assert_eq!(alice.turn("command-3", 0, &[])["t"], "no");
    let mut bob = Client::sit(server.address, &id, BOB);
    assert_eq!(bob.turn("command-4", 0, &turn)["code"], "not-your-turn");
    bob.send(&json!({"t": "sit", "secret": ALICE}));
    bob.end();
    // The page of somebody else may not open a game.
    let mut foreign = format!("ws://{}/ws/game/{id}", server.address).into_client_request().unwrap();
    foreign.headers_mut().insert("Origin", "https://example.org".parse().unwrap());
    let refused = tungstenite::client(foreign, TcpStream::connect(server.address).unwrap());
    assert!(refused.unwrap_err().to_string().contains("403"));
    let mut again = Client::open(server.address, &id, 0);
    again.wait_for(2);
    assert_eq!(again.log, before);
}

#[test]
fn who_asks_too_often_waits() {
    let folder = folder("rates");
    let limits = OnlineLimits {
        requests: Rate { most: 5, refill: 60_000 },
        messages: Rate { most: 10, refill: 60_000 },
        sockets_per_address: 2,
        ..OnlineLimits::default()
    };
    let server = limited(&folder, limits);
    let id = begin(server.address, &request(GameId::Xok));
    let statuses: Vec<u16> = (0..6).map(|_| server.get(&format!("/api/games/{id}")).status).collect();
    assert_eq!(statuses, [200, 200, 200, 429, 429, 429]);
    let mut one = Client::open(server.address, &id, 0);
    let two = Client::open(server.address, &id, 0);
    let third = TcpStream::connect(server.address).unwrap();
    let url = format!("ws://{}/ws/game/{id}", server.address);
    assert!(tungstenite::client(url.into_client_request().unwrap(), third).is_err());
    drop(two);
    for _ in 0..12 {
        let _ = one.socket.send(Message::text(r#"{"t":"p","v":0,"h":""}"#));
    }
    assert!(one.end().iter().filter(|message| message["t"] == "p").count() <= 11);
}

#[test]
fn the_crowd_is_counted_and_words_are_passed_on() {
    let folder = folder("crowd");
    let server = serve(&folder);
    let id = begin(server.address, &request(GameId::Xok));
    let mut alice = Client::sit(server.address, &id, ALICE);
    let bob = Client::sit(server.address, &id, BOB);
    alice.wait(|message| message["here"] == json!([true, true]));
    let mut watcher = Client::open(server.address, &id, 0);
    watcher.send(&json!({"t": "p", "v": 0, "h": ""}));
    alice.wait(|message| message["watchers"] == 1);
    alice.send(&json!({"t": "say", "what": "good-luck"}));
    let said = watcher.wait(|message| message["t"] == "said");
    assert_eq!((&said["seat"], &said["what"]), (&json!("first"), &json!("good-luck")));
    drop(bob);
    let gone = alice.wait(|message| message["here"] == json!([true, false]));
    assert!(gone["gone"][Player::Second.index()].is_i64());
}

#[test]
fn names_are_shown_and_not_stored() {
    let folder = folder("names");
    let server = serve(&folder);
    let id = begin(server.address, &request(GameId::Xok));
    let mut alice = Client::sit(server.address, &id, ALICE);
    let mut bob = Client::sit(server.address, &id, BOB);
    bob.wait(|message| message["t"] == "crowd" && message["names"] == json!([null, null]));
    let named = |c: &str, name: &str| json!({"t": "name", "c": c, "name": name});
    assert_eq!(alice.ask(&named("command-1", "Łucja"))["t"], "ack");
    bob.has_heard(|message| message["names"] == json!(["Łucja", null]));
    for (at, name) in ["A", "", "two words", "n4me", &"a".repeat(21)].into_iter().enumerate() {
        let answer = bob.ask(&named(&format!("refused-{at}"), name));
        assert_eq!((&answer["t"], &answer["code"]), (&json!("no"), &json!("bad-name")), "{name}");
    }
    // Who comes later sees the name, and it can be taken back.
    let mut watcher = Client::open(server.address, &id, 0);
    watcher.send(&json!({"t": "p", "v": 0, "h": ""}));
    watcher.wait_for(2);
    watcher.has_heard(|message| message["names"] == json!(["Łucja", null]));
    watcher.send(&named("command-2", "Eve"));
    assert_eq!(watcher.wait(|message| message["c"] == "command-2")["code"], "no-seat");
    assert_eq!(alice.ask(&json!({"t": "name", "c": "command-3"}))["t"], "ack");
    bob.wait(|message| message["names"] == json!([null, null]));
    assert_eq!(watcher.log.len(), 2, "names are not events");
}

#[test]
fn an_opponent_who_is_silent_is_away_within_10_seconds() {
    let folder = folder("silent");
    let server = serve(&folder);
    let id = begin(server.address, &request(GameId::Xok));
    let mut alice = Client::sit(server.address, &id, ALICE);
    // Bob's socket stays open, and nothing reads it: pings are not answered.
    let _bob = Client::sit(server.address, &id, BOB);
    let since = Instant::now();
    alice.wait(|message| message["here"] == json!([true, true]));
    alice.wait(|message| message["here"] == json!([true, false]));
    assert!((Duration::from_secs(5)..Duration::from_secs(10)).contains(&since.elapsed()));
}

#[test]
fn only_a_browser_of_this_machine_learns_where_the_server_is_reached() {
    let of = |server: &Running, headers: &str| -> Vec<String> {
        let answer = value(server.ask("GET", "/api/online", headers).text());
        assert_eq!(answer["online"], true);
        let addresses = answer["addresses"].as_array().cloned().unwrap_or_default();
        addresses.iter().map(|address| address.as_str().unwrap().to_owned()).collect()
    };
    let (own, all) = (folder("own address"), folder("all addresses"));
    assert!(of(&serve(&own), "").is_empty(), "it listens on 127.0.0.1 only");
    let server = Server::bind("0.0.0.0", 0, Page::new([("index.html", b"page")])).unwrap();
    let server = Running::start(server.with_online(all.path(), OnlineLimits::default()).unwrap());
    // A machine without a network has none.
    for address in of(&server, "") {
        let address: SocketAddr = address.strip_prefix("http://").unwrap().parse().unwrap();
        assert!(!address.ip().is_loopback());
        assert!(TcpStream::connect_timeout(&address, Duration::from_secs(2)).is_ok(), "{address}");
    }
    assert!(of(&server, "X-Forwarded-For: 127.0.0.1\r\n").is_empty());
}
