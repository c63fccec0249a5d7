//! Conformance of both databases: every test runs on SQLite and on PostgreSQL.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::common::{NOW, append, commands, create, event, log, new_game};
use tessera_game::Random;
use tessera_store::testing::{Folder, Postgres};
use tessera_store::{
    Appended, Beat, Created, ErrorKind, MAX_BODY_BYTES, MAX_EVENTS, NewEvent, NewGame, Outage, Presence,
    Removal, Removed, SeatTaking, Store, StoredEvent, Taken, gone_since, log_hash,
};
use tokio::task::JoinSet;

/// A database that can be opened.
enum Place {
    Sqlite(Folder),
    Postgres(String),
}

impl Place {
    async fn open(&self) -> Store {
        let store = match self {
            Self::Sqlite(folder) => Store::open_sqlite(&folder.file("tessera.db")).await,
            Self::Postgres(address) => Store::open_postgres(address).await,
        };
        store.expect("the database opens")
    }
}

/// Makes a test for each database of each function.
macro_rules! conformance {
    ($($name:ident)*) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name(super::Place::Sqlite(super::Folder::new("store").expect("a folder"))).await;
            })*
        }

        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                if let Some(server) = super::Postgres::shared() {
                    super::$name(super::Place::Postgres(server.database().expect("a database"))).await;
                }
            })*
        }
    };
}

conformance! {
    a_log_grows_by_the_next_number_only
    a_command_is_in_the_log_once
    a_batch_is_decided_in_order
    bodies_come_back_unchanged
    a_game_is_created_once
    a_seat_is_taken_once
    one_of_many_gets_a_seat
    one_of_many_gets_a_number
    big_batches_are_saved_whole
    it_agrees_with_a_list
    callers_who_give_up_leave_no_trace
    overdue_games_are_found
    the_last_numbers_are_found
    players_come_and_go
    nodes_are_remembered_and_forgotten
    games_of_a_node_are_found
    games_that_wait_for_long_are_found
    the_presence_at_finished_games_is_forgotten
    only_a_finished_game_is_removed_and_for_good
    an_outage_is_stored_with_the_heartbeat_that_ends_it
    transactions_are_reported
    the_clock_of_the_database_is_told
    what_is_invalid_is_refused
    everything_is_there_after_reopening
    nothing_works_after_closing
    dropping_the_store_saves_what_waits
    events_are_never_changed
}

async fn a_log_grows_by_the_next_number_only(place: Place) {
    let store = place.open().await;
    assert_eq!(append(&store, event("g", 0, "c0")).await, Appended::Conflict, "there is no such game");
    assert_eq!(append(&store, event("g", 1, "c1")).await, Appended::Conflict, "there is no such game");
    create(&store, "g").await;
    assert_eq!(append(&store, event("g", 0, "c0")).await, Appended::Conflict);
    assert_eq!(append(&store, event("g", 2, "c2")).await, Appended::Conflict);
    assert_eq!(append(&store, event("g", u32::MAX, "c2")).await, Appended::Conflict);
    assert_eq!(append(&store, event("g", 1, "c1")).await, Appended::Done);
    assert_eq!(append(&store, event("g", 1, "c3")).await, Appended::Conflict);
    assert_eq!(append(&store, event("g", 2, "c2")).await, Appended::Done);
    assert_eq!(commands(&store, "g").await, ["create", "c1", "c2"]);

    let tail = store.read("g", Some(0)).await.unwrap();
    let expected = |seq: u32| {
        let NewEvent { seq, command, seat, at, body, .. } = event("g", seq, &format!("c{seq}"));
        StoredEvent { seq, command, seat, at, body }
    };
    assert_eq!(tail, [expected(1), expected(2)]);
    assert_eq!(store.read("g", Some(2)).await, Ok(vec![]));
    assert_eq!(store.read("g", Some(u32::MAX)).await, Ok(vec![]));
    assert_eq!(store.read("none", None).await, Ok(vec![]));
    assert_eq!(store.game("none").await, Ok(None));
    let row = store.game("g").await.unwrap().unwrap();
    assert_eq!((row.last_seq, row.created, row.over), (2, NOW, false));
}

async fn a_command_is_in_the_log_once(place: Place) {
    let store = place.open().await;
    create(&store, "g").await;
    create(&store, "h").await;
    assert_eq!(append(&store, event("g", 1, "once")).await, Appended::Done);
    for seq in [0, 1, 2, 3, 99] {
        assert_eq!(append(&store, event("g", seq, "once")).await, Appended::Repeated { seq: 1 });
    }
    assert_eq!(append(&store, event("g", 1, "create")).await, Appended::Repeated { seq: 0 });
    assert_eq!(append(&store, event("h", 1, "once")).await, Appended::Done, "another game is another log");
    // The same command at the same time, many times.
    let mut tasks = JoinSet::new();
    for _ in 0..40 {
        let store = store.clone();
        tasks.spawn(async move { append(&store, event("g", 2, "twice")).await });
    }
    let answers = tasks.join_all().await;
    assert_eq!(answers.iter().filter(|&&answer| answer == Appended::Done).count(), 1);
    assert!(answers.iter().all(|answer| matches!(answer, Appended::Done | Appended::Repeated { seq: 2 })));
    assert_eq!(commands(&store, "g").await, ["create", "once", "twice"]);
}

async fn a_batch_is_decided_in_order(place: Place) {
    let store = place.open().await;
    create(&store, "g").await;
    create(&store, "h").await;
    let batch = vec![
        event("g", 1, "g1"),
        event("h", 2, "h2"),
        event("h", 1, "h1"),
        event("g", 2, "g1"),
        event("g", 2, "g2"),
        event("g", 2, "g3"),
        event("none", 0, "n0"),
        event("h", 2, "h2"),
    ];
    let repeated = Appended::Repeated { seq: 1 };
    let (done, conflict) = (Appended::Done, Appended::Conflict);
    let expected = [done, conflict, done, repeated, done, conflict, conflict, done];
    assert_eq!(store.append(batch).await.unwrap(), expected);
    assert_eq!(commands(&store, "g").await, ["create", "g1", "g2"]);
    assert_eq!(commands(&store, "h").await, ["create", "h1", "h2"]);
    assert_eq!(store.append(vec![]).await, Ok(vec![]));
}

async fn bodies_come_back_unchanged(place: Place) {
    let store = place.open().await;
    create(&store, "g").await;
    let long = "é".repeat(MAX_BODY_BYTES / 2);
    let bodies = [
        "",
        "null",
        "12",
        "1e400",
        "\"",
        "\\",
        "{\"a\":\"\\u0000\"}",
        "'; DROP TABLE event; --",
        "\u{1}\u{7f}\u{85}\u{feff}\u{fffd}\u{10ffff}\r\n\t",
        "zażółć 象 🦈",
        " spaces ",
        &long,
    ];
    let mut batch = Vec::new();
    for (seq, body) in (1..).zip(bodies) {
        let seat = [None, Some(0), Some(1)][seq as usize % 3];
        let at = [i64::MIN, -1, 0, i64::MAX][seq as usize % 4];
        let body = body.to_owned();
        batch.push(NewEvent { body, seat, at, ..event("g", seq, &format!("c{seq}")) });
    }
    assert!(store.append(batch.clone()).await.unwrap().iter().all(|&answer| answer == Appended::Done));
    let read = store.read("g", Some(0)).await.unwrap();
    assert_eq!(read.len(), batch.len());
    for (read, sent) in read.into_iter().zip(batch) {
        let NewEvent { seq, command, seat, at, body, .. } = sent;
        assert_eq!(read, StoredEvent { seq, command, seat, at, body });
    }
}

async fn a_game_is_created_once(place: Place) {
    let store = place.open().await;
    let mut tasks = JoinSet::new();
    for number in 0..20 {
        let store = store.clone();
        let game = NewGame { seats: [Some([number; 32]), None], ..new_game("g") };
        tasks.spawn(async move { (number, store.create(game).await.unwrap()) });
    }
    let answers = tasks.join_all().await;
    let done: Vec<_> = answers.iter().filter(|(_, created)| *created == Created::Done).collect();
    assert_eq!(done.len(), 1);
    let row = store.game("g").await.unwrap().unwrap();
    assert_eq!(row.seats, [Some([done[0].0; 32]), None], "the first one stays");
    assert_eq!(commands(&store, "g").await, ["create"]);
    append(&store, event("g", 1, "c1")).await;
    assert_eq!(store.create(new_game("g")).await, Ok(Created::Exists));
    assert_eq!(commands(&store, "g").await, ["create", "c1"]);

    let last = NewEvent { deadline: Some(5), over: true, ..event("h", 0, "create") };
    let game = NewGame { event: last, seats: [Some([3; 32]), Some([4; 32])], invite: None };
    assert_eq!(store.create(game).await, Ok(Created::Done));
    let row = store.game("h").await.unwrap().unwrap();
    assert_eq!((row.seats, row.invite), ([Some([3; 32]), Some([4; 32])], None));
    assert_eq!((row.last_seq, row.deadline, row.over, row.created), (0, Some(5), true, NOW));
}

fn taking(secret: u8, seq: u32, command: &str) -> SeatTaking {
    SeatTaking { seat: 1, secret: [secret; 32], invite: [9; 32], event: event("g", seq, command) }
}

async fn a_seat_is_taken_once(place: Place) {
    let store = place.open().await;
    let take = async |taking: SeatTaking| store.take_seat(taking).await.unwrap();
    assert_eq!(take(taking(2, 1, "join")).await, Taken::Refused, "there is no such game");
    create(&store, "g").await;
    let before = store.game("g").await;
    assert_eq!(take(SeatTaking { invite: [8; 32], ..taking(2, 1, "join") }).await, Taken::Refused);
    assert_eq!(take(SeatTaking { seat: 0, ..taking(2, 1, "join") }).await, Taken::Refused);
    assert_eq!(take(SeatTaking { seat: 0, ..taking(1, 1, "join") }).await, Taken::Already);
    assert_eq!(take(taking(2, 2, "join")).await, Taken::Conflict);
    assert_eq!(take(taking(2, 1, "create")).await, Taken::Refused, "the command is another one's");
    assert_eq!(store.game("g").await, before, "nothing has changed");
    assert_eq!(take(taking(2, 1, "join")).await, Taken::Done);
    assert_eq!(take(taking(2, 1, "join")).await, Taken::Already);
    assert_eq!(take(taking(2, 2, "join-again")).await, Taken::Already);
    assert_eq!(take(taking(3, 2, "join-too")).await, Taken::Refused);
    assert_eq!(commands(&store, "g").await, ["create", "join"]);
    let row = store.game("g").await.unwrap().unwrap();
    assert_eq!((row.seats, row.last_seq), ([Some([1; 32]), Some([2; 32])], 1));
    // A later event leaves the seats alone.
    append(&store, event("g", 2, "c2")).await;
    let row = store.game("g").await.unwrap().unwrap();
    assert_eq!((row.seats, row.invite), ([Some([1; 32]), Some([2; 32])], Some([9; 32])));
    // A game without an invitation has no free seat.
    let closed = NewGame { event: event("h", 0, "create"), invite: None, ..new_game("h") };
    store.create(closed).await.unwrap();
    let taking = SeatTaking { invite: [0; 32], event: event("h", 1, "join"), ..taking(2, 1, "join") };
    assert_eq!(take(taking).await, Taken::Refused);
}

async fn one_of_many_gets_a_seat(place: Place) {
    let store = place.open().await;
    create(&store, "g").await;
    let mut tasks = JoinSet::new();
    for secret in 10..40 {
        let store = store.clone();
        tasks.spawn(async move {
            let taking = taking(secret, 1, &format!("join-{secret}"));
            (secret, store.take_seat(taking).await.unwrap())
        });
    }
    let answers = tasks.join_all().await;
    let done: Vec<_> = answers.iter().filter(|(_, taken)| *taken == Taken::Done).collect();
    assert_eq!(done.len(), 1);
    assert_eq!(answers.iter().filter(|(_, taken)| *taken == Taken::Refused).count(), 29);
    assert_eq!(store.game("g").await.unwrap().unwrap().seats[1], Some([done[0].0; 32]));
    assert_eq!(commands(&store, "g").await, ["create".to_owned(), format!("join-{}", done[0].0)]);
}

async fn one_of_many_gets_a_number(place: Place) {
    const ROUNDS: u32 = 15;
    // Two stores are two nodes; SQLite has only one.
    let store = place.open().await;
    let other = if let Place::Postgres(_) = place { place.open().await } else { store.clone() };
    create(&store, "g").await;
    create(&store, "h").await;
    let mut tasks = JoinSet::new();
    for player in 0..16 {
        let store = if player % 2 == 0 { store.clone() } else { other.clone() };
        tasks.spawn(async move {
            let mut done = Vec::new();
            for seq in 1..=ROUNDS {
                // The two games in either order, which must not deadlock.
                let mut games = ["g", "h"];
                if player % 4 < 2 {
                    games.reverse();
                }
                let command = format!("p{player}-{seq}");
                let batch = games.map(|game| event(game, seq, &command)).to_vec();
                let answers = store.append(batch).await.expect("saved");
                for (game, answer) in games.into_iter().zip(answers) {
                    match answer {
                        Appended::Done => done.push((game, seq, command.clone())),
                        Appended::Conflict => {}
                        Appended::Repeated { .. } => panic!("{command} is new"),
                    }
                }
                // A late task waits for the others.
                while store.game("g").await.unwrap().unwrap().last_seq < seq {
                    tokio::time::sleep(Duration::from_millis(1)).await;
                }
            }
            done
        });
    }
    let done: Vec<_> = tasks.join_all().await.into_iter().flatten().collect();
    for game in ["g", "h"] {
        let log = log(&store, game).await;
        assert_eq!(log.len(), ROUNDS as usize + 1, "{game}");
        for stored in &log[1..] {
            let winners: Vec<_> =
                done.iter().filter(|(of, seq, _)| *of == game && *seq == stored.seq).collect();
            assert_eq!(winners.len(), 1, "number {} of {game}", stored.seq);
            assert_eq!(winners[0].2, stored.command);
        }
    }
}

async fn big_batches_are_saved_whole(place: Place) {
    let store = place.open().await;
    let games: Vec<_> = (0..64).map(|number| format!("g{number}")).collect();
    let mut tasks = JoinSet::new();
    for game in &games {
        let (store, game) = (store.clone(), game.clone());
        tasks.spawn(async move { create(&store, &game).await });
    }
    tasks.join_all().await;
    let each = (MAX_EVENTS / games.len()) as u32;
    let mut batch = Vec::new();
    for seq in 1..=each {
        batch.extend(games.iter().map(|game| event(game, seq, &format!("c{seq}"))));
    }
    assert_eq!(batch.len(), MAX_EVENTS);
    let answers = store.append(batch.clone()).await.unwrap();
    assert_eq!(answers, vec![Appended::Done; MAX_EVENTS]);
    let answers = store.append(batch.clone()).await.unwrap();
    assert!(
        answers.iter().zip(&batch).all(|(answer, event)| *answer == Appended::Repeated { seq: event.seq })
    );
    for game in &games {
        assert_eq!(log(&store, game).await.len() as u32, each + 1);
    }
    batch.push(event("g0", each + 1, "one-more"));
    assert_eq!(store.append(batch).await.unwrap_err().kind(), ErrorKind::Invalid);
}

/// Random work, one after the other, against the plainest possible store.
async fn it_agrees_with_a_list(place: Place) {
    let store = place.open().await;
    let mut random = Random::new(17);
    let mut logs: [Option<Vec<String>>; 3] = [const { None }; 3];
    for _ in 0..300 {
        let number = random.below(3) as usize;
        let game = format!("g{number}");
        let log = &mut logs[number];
        if random.below(10) == 0 {
            let expected = if log.is_some() { Created::Exists } else { Created::Done };
            log.get_or_insert_with(|| vec!["create".to_owned()]);
            assert_eq!(store.create(new_game(&game)).await, Ok(expected));
            continue;
        }
        let mut batch = Vec::new();
        let mut expected = Vec::new();
        for _ in 0..=random.below(3) {
            let length = log.as_ref().map_or(0, Vec::len) as u32;
            let seq = (length + random.below(3)).saturating_sub(1);
            let command = format!("c{}", random.below(120));
            expected.push(match log.as_mut() {
                None => Appended::Conflict,
                Some(log) => match log.iter().position(|known| *known == command) {
                    Some(place) => Appended::Repeated { seq: place as u32 },
                    None if seq == length => {
                        log.push(command.clone());
                        Appended::Done
                    }
                    None => Appended::Conflict,
                },
            });
            batch.push(event(&game, seq, &command));
        }
        assert_eq!(store.append(batch).await, Ok(expected));
    }
    for (number, log) in logs.iter().enumerate() {
        assert_eq!(commands(&store, &format!("g{number}")).await, log.clone().unwrap_or_default());
    }
}

async fn callers_who_give_up_leave_no_trace(place: Place) {
    let store = place.open().await;
    create(&store, "g").await;
    let mut random = Random::new(3);
    for round in 0..60 {
        let next = store.game("g").await.unwrap().unwrap().last_seq + 1;
        let task = tokio::spawn({
            let store = store.clone();
            async move { store.append(vec![event("g", next, &format!("c{round}"))]).await }
        });
        tokio::time::sleep(Duration::from_micros(random.below(3_000).into())).await;
        task.abort();
        let _ = task.await;
    }
    // Whether each was written or not, the store still works, and the log has no gap.
    let log = log(&store, "g").await;
    let next = store.game("g").await.unwrap().unwrap().last_seq + 1;
    let last = append(&store, event("g", next, "last")).await;
    assert!(last == Appended::Done || commands(&store, "g").await.len() > log.len());
}

async fn overdue_games_are_found(place: Place) {
    let store = place.open().await;
    for (game, deadline) in
        [("a", Some(300)), ("b", Some(100)), ("c", None), ("d", Some(200)), ("e", Some(900))]
    {
        let first = NewEvent { deadline, ..event(game, 0, "create") };
        store.create(NewGame { event: first, ..new_game(game) }).await.unwrap();
    }
    assert_eq!(store.overdue(99, 10).await.unwrap(), [""; 0]);
    assert_eq!(store.overdue(100, 10).await.unwrap(), ["b"]);
    assert_eq!(store.overdue(300, 10).await.unwrap(), ["b", "d", "a"]);
    assert_eq!(store.overdue(300, 2).await.unwrap(), ["b", "d"]);
    assert_eq!(store.overdue(i64::MAX, 10).await.unwrap(), ["b", "d", "a", "e"]);
    // The last event sets the deadline, or removes it.
    append(&store, NewEvent { deadline: Some(400), ..event("b", 1, "turn") }).await;
    append(&store, event("d", 1, "turn")).await;
    append(&store, NewEvent { deadline: Some(1), over: true, ..event("a", 1, "resign") }).await;
    assert_eq!(store.overdue(500, 10).await.unwrap(), ["b"]);
    let row = store.game("a").await.unwrap().unwrap();
    assert_eq!((row.deadline, row.over), (Some(1), true));
}

async fn the_last_numbers_are_found(place: Place) {
    let store = place.open().await;
    create(&store, "a").await;
    create(&store, "b").await;
    append(&store, event("b", 1, "turn")).await;
    let asked = ["a", "none", "b", "\"quoted\"\u{1}", "a"].map(String::from);
    let mut last = store.last(&asked).await.unwrap();
    last.sort();
    assert_eq!(last, [("a".to_owned(), 0), ("b".to_owned(), 1)]);
    assert_eq!(store.last(&[]).await.unwrap(), []);
    let many: Vec<_> = (0..20_000).map(|number| format!("g{number}")).chain(["a".to_owned()]).collect();
    assert_eq!(store.last(&many).await.unwrap(), [("a".to_owned(), 0)]);
}

async fn players_come_and_go(place: Place) {
    let store = place.open().await;
    let presence = async |seat: u8| {
        let all = store.presence("g").await.unwrap();
        all.into_iter().filter(|presence| presence.seat == seat).collect::<Vec<_>>()
    };
    let here = |node: &str, since, until| Presence { seat: 1, node: node.into(), since, until };
    assert_eq!(presence(1).await, []);
    store.leave("g", 1, "n1", 50).await.unwrap();
    assert_eq!(presence(1).await, [], "no player was connected");
    store.arrive("g", 1, "n1", 100).await.unwrap();
    store.arrive("g", 1, "n1", 120).await.unwrap();
    store.arrive("g", 0, "n1", 130).await.unwrap();
    store.arrive("h", 1, "n1", 140).await.unwrap();
    assert_eq!(presence(1).await, [here("n1", 100, None)]);
    store.arrive("g", 1, "n2", 150).await.unwrap();
    store.leave("g", 1, "n1", 200).await.unwrap();
    store.leave("g", 1, "n1", 210).await.unwrap();
    assert_eq!(presence(1).await, [here("n1", 100, Some(200)), here("n2", 150, None)]);
    store.arrive("g", 1, "n1", 300).await.unwrap();
    store.leave("g", 1, "n2", 310).await.unwrap();
    assert_eq!(presence(1).await, [here("n1", 300, None), here("n2", 150, Some(310))]);
    assert_eq!(presence(0).await.len(), 1);
    // Concurrently, within one transaction: the last write wins.
    let (arrive, leave) = tokio::join!(store.arrive("g", 1, "n3", 400), store.leave("g", 1, "n3", 500));
    arrive.unwrap();
    leave.unwrap();
    let n3 = presence(1).await.into_iter().find(|presence| presence.node == "n3");
    assert_eq!(n3, Some(here("n3", 400, Some(500))));
}

async fn nodes_are_remembered_and_forgotten(place: Place) {
    let store = place.open().await;
    let beat = |node: &str, at| Beat { node: node.into(), at, knows_outages: true };
    assert_eq!(store.beats().await.unwrap(), []);
    store.beat("host:8080", 1_000).await.unwrap();
    store.beat("other", 1_500).await.unwrap();
    store.beat("host:8080", 2_000).await.unwrap();
    assert_eq!(store.beats().await.unwrap(), [beat("host:8080", 2_000), beat("other", 1_500)]);
    store.arrive("g", 0, "other", 1_200).await.unwrap();
    store.arrive("g", 1, "host:8080", 1_300).await.unwrap();
    store.arrive("h", 1, "never", 1_400).await.unwrap();
    for node in ["other", "never", "unknown"] {
        store.forget_beat(node).await.unwrap();
    }
    assert_eq!(store.beats().await.unwrap(), [beat("host:8080", 2_000)]);
    let presences = store.presence("g").await.unwrap();
    assert_eq!(presences[0].until, Some(1_500), "they left with the last beat");
    assert_eq!(presences[1].until, None);
    assert_eq!(store.presence("h").await.unwrap()[0].until, Some(1_400));
    let beats = store.beats().await.unwrap();
    assert_eq!(gone_since(&presences, &beats, 0, 2_500, 1_000), Some(1_500));
    assert_eq!(gone_since(&presences, &beats, 1, 2_500, 1_000), None);
}

async fn an_outage_is_stored_with_the_heartbeat_that_ends_it(place: Place) {
    let store = place.open().await;
    let outage = |since, until| Outage { since, until };
    for (node, at) in [("a", 1_000), ("b", 900)] {
        store.beat(node, at).await.unwrap();
        store.arrive("g", 0, node, 500).await.unwrap();
    }
    assert_eq!(store.outages(i64::MIN).await, Ok(vec![]));
    store.end_outage(outage(1_000, 5_000), vec!["a".into(), "b".into()], "a").await.unwrap();
    let beats = store.beats().await.unwrap();
    assert_eq!(beats, [Beat { node: "a".into(), at: 5_000, knows_outages: true }]);
    let left = store.presence("g").await.unwrap().iter().map(|presence| presence.until).collect::<Vec<_>>();
    assert_eq!(left, [Some(1_000), Some(900)], "they left with the last beat before it");
    // Another node has noticed the same outage, a little later or earlier.
    for until in [5_200, 5_100] {
        store.end_outage(outage(1_000, until), vec![], "c").await.unwrap();
    }
    store.end_outage(outage(7_000, 9_000), vec!["a".into()], "c").await.unwrap();
    let all = [outage(1_000, 5_200), outage(7_000, 9_000)];
    assert_eq!(store.outages(i64::MIN).await.unwrap(), all);
    assert_eq!(store.outages(1_001).await.unwrap(), all[1..]);
    assert_eq!(store.outages(7_000).await.unwrap(), all[1..]);
}

async fn games_that_wait_for_long_are_found(place: Place) {
    let store = place.open().await;
    for (name, at) in [("a", 300), ("b", 100), ("c", 200), ("d", 150), ("e", 120)] {
        let mut game = new_game(name);
        game.event.at = at;
        assert_eq!(store.create(game).await, Ok(Created::Done));
    }
    append(&store, event("d", 1, "joined")).await;
    append(&store, NewEvent { over: true, ..event("e", 1, "aborted") }).await;
    assert_eq!(store.waiting(300, 10).await.unwrap(), ["b", "c"]);
    assert_eq!(store.waiting(1_000, 2).await.unwrap(), ["b", "c"]);
    assert_eq!(store.waiting(100, 10).await.unwrap(), [""; 0]);
}

async fn the_presence_at_finished_games_is_forgotten(place: Place) {
    let store = place.open().await;
    let nodes = async |game: &str| {
        let presence = store.presence(game).await.unwrap();
        presence.into_iter().map(|presence| presence.node).collect::<Vec<_>>()
    };
    for game in ["g", "h"] {
        create(&store, game).await;
        for node in ["left", "there", "dies"] {
            store.arrive(game, 0, node, 100).await.unwrap();
        }
        store.leave(game, 0, "left", 200).await.unwrap();
        assert_eq!(nodes(game).await, ["dies", "left", "there"]);
    }
    append(&store, NewEvent { over: true, ..event("g", 1, "resigned") }).await;
    assert_eq!(nodes("g").await, ["dies", "there"], "these are still connected");
    for game in ["g", "h"] {
        store.leave(game, 0, "there", 300).await.unwrap();
        // Short visits as well.
        let short = (store.arrive(game, 1, "there", 300), store.leave(game, 1, "there", 301));
        let (arrived, left) = tokio::join!(short.0, short.1);
        arrived.unwrap();
        left.unwrap();
    }
    assert_eq!(nodes("g").await, ["dies"]);
    store.forget_beat("dies").await.unwrap();
    assert_eq!(nodes("g").await, [""; 0]);
    assert_eq!(nodes("h").await, ["dies", "left", "there", "there"], "a running game keeps them");
}

async fn only_a_finished_game_is_removed_and_for_good(place: Place) {
    let store = place.open().await;
    for game in ["g", "h"] {
        create(&store, game).await;
        store.arrive(game, 0, "node", 100).await.unwrap();
    }
    let removal = |log| Removal { game: "g".into(), at: NOW, reason: "asked by both players".into(), log };
    assert_eq!(store.remove(removal([0; 32])).await, Ok(Removed::NotOver));
    append(&store, NewEvent { over: true, ..event("g", 1, "resigned") }).await;
    let hash = log_hash(&log(&store, "g").await);
    assert_eq!(store.remove(removal(hash)).await, Ok(Removed::Done));
    assert_eq!(store.remove(removal(hash)).await, Ok(Removed::Missing));
    assert_eq!(store.game("g").await, Ok(None));
    assert_eq!((store.read("g", None).await, store.presence("g").await), (Ok(vec![]), Ok(vec![])));
    assert_eq!(store.removal("g").await, Ok(Some(removal(hash))));
    assert_eq!((store.removal("h").await, store.removals().await), (Ok(None), Ok(vec![removal(hash)])));
    // The others stay, and the id is never used again; what is written with it is not disturbed.
    assert_eq!(log(&store, "h").await.len(), 1);
    let (again, other) = tokio::join!(store.create(new_game("g")), store.create(new_game("i")));
    assert_eq!((again, other), (Ok(Created::Removed), Ok(Created::Done)));
    store.close().await;
    let statements = [
        "DELETE FROM removed",
        "UPDATE removed SET reason = ''",
        "INSERT INTO removed SELECT 'h', at, reason, log FROM removed",
        "INSERT INTO game SELECT 'g', created, first, second, invite, last_seq, deadline, over FROM game WHERE id = 'h'",
    ];
    for sql in statements {
        let error = raw(&place, sql).await.unwrap_err().to_string();
        assert!(error.contains("removed"), "{error}");
    }
}

/// Runs a statement as another program would.
async fn raw(place: &Place, sql: &'static str) -> sqlx::Result<()> {
    match place {
        Place::Sqlite(folder) => {
            let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.file("tessera.db"));
            let pool = sqlx::SqlitePool::connect_with(options).await?;
            sqlx::query(sql).execute(&pool).await.map(drop)
        }
        Place::Postgres(address) => {
            sqlx::query(sql).execute(&sqlx::PgPool::connect(address).await?).await.map(drop)
        }
    }
}

async fn games_of_a_node_are_found(place: Place) {
    let store = place.open().await;
    // Time runs in the first three, and the third is over.
    for (name, deadline, over) in
        [("a", Some(NOW), false), ("b", Some(NOW), false), ("c", Some(NOW), true), ("d", None, false)]
    {
        let mut game = new_game(name);
        game.event.deadline = deadline;
        game.event.over = over;
        assert_eq!(store.create(game).await, Ok(Created::Done));
        store.arrive(name, 0, "n1", 100).await.unwrap();
        store.arrive(name, 1, "n1", 100).await.unwrap();
    }
    store.arrive("b", 0, "n2", 150).await.unwrap();
    store.leave("b", 0, "n1", 200).await.unwrap();
    store.leave("b", 1, "n1", 200).await.unwrap();
    assert_eq!(store.games_at("n1").await.unwrap(), ["a"]);
    assert_eq!(store.games_at("n2").await.unwrap(), ["b"]);
    assert!(store.games_at("n3").await.unwrap().is_empty());
    let mut presences = store.presences(&["a".into(), "b".into(), "none".into(), "'".into()]).await.unwrap();
    presences.sort_by_key(|(game, presence)| (game.clone(), presence.seat, presence.node.clone()));
    let names =
        presences.iter().map(|(game, presence)| (&**game, presence.seat, &*presence.node, presence.until));
    let expected = [
        ("a", 0, "n1", None),
        ("a", 1, "n1", None),
        ("b", 0, "n1", Some(200)),
        ("b", 0, "n2", None),
        ("b", 1, "n1", Some(200)),
    ];
    assert_eq!(names.collect::<Vec<_>>(), expected);
}

async fn transactions_are_reported(place: Place) {
    let store = place.open().await;
    let seen = Arc::new(Mutex::new(Vec::new()));
    let noted = Arc::clone(&seen);
    store.observe(move |batch| noted.lock().unwrap().push((batch.ops, batch.saved)));
    store.observe(|_| panic!("there is an observer already"));
    create(&store, "g").await;
    assert_eq!(append(&store, event("g", 1, "c1")).await, Appended::Done);
    assert_eq!(*seen.lock().unwrap(), [(1, true), (1, true)]);
}

async fn the_clock_of_the_database_is_told(place: Place) {
    let ours = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64;
    let clock = place.open().await.clock().await.unwrap();
    assert_eq!(clock.is_some(), matches!(place, Place::Postgres(_)));
    assert!(clock.is_none_or(|clock| (clock - ours).abs() < 20_000), "{clock:?}");
}

async fn what_is_invalid_is_refused(place: Place) {
    let store = place.open().await;
    create(&store, "g").await;
    let good = event("g", 1, "c1");
    let long = "x".repeat(65);
    let bad = [
        NewEvent { game: String::new(), ..good.clone() },
        NewEvent { game: "g\0".into(), ..good.clone() },
        NewEvent { game: "g g".into(), ..good.clone() },
        NewEvent { game: long.clone(), ..good.clone() },
        NewEvent { command: String::new(), ..good.clone() },
        NewEvent { command: "\"".into(), ..good.clone() },
        NewEvent { command: "é".into(), ..good.clone() },
        NewEvent { command: long.clone(), ..good.clone() },
        NewEvent { seat: Some(2), ..good.clone() },
        NewEvent { body: "a\0b".into(), ..good.clone() },
        NewEvent { body: "x".repeat(MAX_BODY_BYTES + 1), ..good.clone() },
    ];
    for event in bad {
        // One bad event spoils only its own batch.
        let error = store.append(vec![good.clone(), event.clone()]).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Invalid, "{error}");
        let game = NewGame { event: NewEvent { seq: 0, ..event.clone() }, ..new_game("g") };
        assert_eq!(store.create(game).await.unwrap_err().kind(), ErrorKind::Invalid);
        let taking = SeatTaking { event, ..taking(2, 1, "join") };
        assert_eq!(store.take_seat(taking).await.unwrap_err().kind(), ErrorKind::Invalid);
    }
    let wrong = [
        store.create(NewGame { event: event("h", 1, "create"), ..new_game("h") }).await.map(drop),
        store.take_seat(SeatTaking { seat: 2, ..taking(2, 1, "join") }).await.map(drop),
        store.beat("", 1).await,
        store.beat("a b", 1).await,
        store.beat(&long, 1).await,
        store.forget_beat("\0").await,
        store.arrive("g", 2, "n", 1).await,
        store.arrive("", 1, "n", 1).await,
        store.leave("g", 1, "", 1).await,
    ];
    for wrong in wrong {
        assert_eq!(wrong.unwrap_err().kind(), ErrorKind::Invalid);
    }
    for name in ["", "g\0", "' OR 1=1", &long] {
        assert_eq!(store.game(name).await, Ok(None));
        assert_eq!(store.read(name, None).await, Ok(vec![]));
        assert_eq!(store.presence(name).await, Ok(vec![]));
        assert_eq!(store.last(&[name.to_owned()]).await, Ok(vec![]));
    }
    assert_eq!(commands(&store, "g").await, ["create"]);
    assert_eq!(store.beats().await, Ok(vec![]));
}

async fn everything_is_there_after_reopening(place: Place) {
    let store = place.open().await;
    create(&store, "g").await;
    append(&store, NewEvent { deadline: Some(7), ..event("g", 1, "c1") }).await;
    store.beat("node", 5).await.unwrap();
    store.arrive("g", 1, "node", 6).await.unwrap();
    let before =
        (log(&store, "g").await, store.game("g").await, store.beats().await, store.presence("g").await);
    for _ in 0..2 {
        store.close().await;
        let store = place.open().await;
        let after =
            (log(&store, "g").await, store.game("g").await, store.beats().await, store.presence("g").await);
        assert_eq!(before, after);
        assert_eq!(append(&store, event("g", 1, "c1")).await, Appended::Repeated { seq: 1 });
        store.close().await;
    }
}

async fn nothing_works_after_closing(place: Place) {
    let store = place.open().await;
    create(&store, "g").await;
    // Queued writes are written before the end.
    let late = tokio::spawn({
        let store = store.clone();
        async move { store.append(vec![event("g", 1, "late")]).await }
    });
    tokio::task::yield_now().await;
    tokio::join!(store.close(), store.close());
    let late = late.await.unwrap();
    let errors = [
        store.append(vec![event("g", 2, "c2")]).await.map(drop),
        store.create(new_game("h")).await.map(drop),
        store.beat("node", 1).await,
    ];
    for error in errors {
        let error = error.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::NotSaved);
        assert_eq!(error.to_string(), "not saved: the store is closed");
    }
    assert_eq!(store.read("g", None).await.unwrap_err().kind(), ErrorKind::NotRead);
    store.close().await;
    let store = place.open().await;
    let saved = commands(&store, "g").await.len() == 2;
    assert_eq!(saved, late == Ok(vec![Appended::Done]));
}

async fn dropping_the_store_saves_what_waits(place: Place) {
    let store = place.open().await;
    create(&store, "g").await;
    let appending = tokio::spawn(async move { append(&store, event("g", 1, "c1")).await });
    assert_eq!(appending.await.unwrap(), Appended::Done);
    // The lock is free when the task of the store has ended.
    let again = async {
        loop {
            let again = match &place {
                Place::Sqlite(folder) => Store::open_sqlite(&folder.file("tessera.db")).await,
                Place::Postgres(address) => Store::open_postgres(address).await,
            };
            match again {
                Ok(store) => return store,
                Err(error) => assert_eq!(error.kind(), ErrorKind::Locked, "{error}"),
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let store = tokio::time::timeout(Duration::from_secs(10), again).await.expect("the lock becomes free");
    assert_eq!(commands(&store, "g").await, ["create", "c1"]);
}

async fn events_are_never_changed(place: Place) {
    let store = place.open().await;
    create(&store, "g").await;
    store.close().await;
    let statements = ["UPDATE event SET body = ''", "DELETE FROM event", "UPDATE event SET seq = 5"];
    for sql in statements {
        let error = raw(&place, sql).await.unwrap_err();
        assert!(error.to_string().contains("an event is never"), "{error}");
    }
}
