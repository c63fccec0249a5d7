//! Helpers of several tests.
#![allow(dead_code, reason = "not every test uses everything")]

use tessera_store::{Appended, Created, NewEvent, NewGame, Store, StoredEvent};

/// A time at which all tests play.
pub(crate) const NOW: i64 = 1_790_000_000_000;

pub(crate) fn event(game: &str, seq: u32, command: &str) -> NewEvent {
    NewEvent {
        game: game.into(),
        seq,
        command: command.into(),
        seat: Some((seq % 2) as u8),
        at: NOW + i64::from(seq),
        body: format!("{{\"v\":1,\"t\":\"turn\",\"ply\":{seq}}}"),
        deadline: None,
        over: false,
    }
}

pub(crate) fn new_game(game: &str) -> NewGame {
    NewGame { event: event(game, 0, "create"), seats: [Some([1; 32]), None], invite: Some([9; 32]) }
}

/// Creates the games that do not exist yet.
pub(crate) async fn create(store: &Store, game: &str) {
    assert_eq!(store.create(new_game(game)).await, Ok(Created::Done));
}

/// Appends one event.
pub(crate) async fn append(store: &Store, event: NewEvent) -> Appended {
    store.append(vec![event]).await.expect("saved")[0]
}

/// The commands of a log, in order. Reading checks for gaps.
pub(crate) async fn commands(store: &Store, game: &str) -> Vec<String> {
    log(store, game).await.into_iter().map(|event| event.command).collect()
}

pub(crate) async fn log(store: &Store, game: &str) -> Vec<StoredEvent> {
    let log = store.read(game, None).await.expect("read");
    for (place, event) in log.iter().enumerate() {
        assert_eq!(event.seq as usize, place, "the log of {game} has a gap");
    }
    log
}
