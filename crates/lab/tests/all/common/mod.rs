//! Small matches for the tests: Trexo with 12 tiles on a board of 5 × 5.
#![allow(dead_code, reason = "each test uses its part")]

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use tessera_games::Start;
use tessera_lab::{Conditions, Contestant, Match, MatchResult, Openings, Played};
use tessera_search::Stop;
use tessera_trexo::Rules;

pub(crate) fn small_start() -> Start {
    Start::Trexo(Rules::new(12, 5).unwrap())
}

pub(crate) fn small_conditions(pairs: usize) -> Conditions {
    let patience = Duration::from_secs(2);
    Conditions { patience, ..Conditions::standard(Openings::unfiltered(small_start(), 1), pairs) }
}

pub(crate) fn contestant(text: &str) -> Contestant {
    text.parse().unwrap()
}

pub(crate) fn small_match(one: &str, other: &str, pairs: usize) -> Match {
    let contestants = [contestant(one), contestant(other)];
    Match { contestants, conditions: small_conditions(pairs), sprt: None }
}

/// Plays a match without a folder: its result, and its games in order.
pub(crate) fn play(played: &Match) -> (MatchResult, Vec<Played>) {
    let mut games = Vec::new();
    let result = played.play(None, &Stop::new(), &mut |_, game| games.extend(game.cloned())).unwrap();
    games.sort_by_key(|game| (game.pair, game.pairing, game.swapped));
    (result, games)
}

/// The games without what differs from run to run.
pub(crate) fn timeless(games: &[Played]) -> Vec<Played> {
    games.iter().map(|game| Played { times: Vec::new(), ..game.clone() }).collect()
}

/// A folder that is removed in the end.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("tessera-lab-{}-{}", std::process::id(), COUNT.fetch_add(1, Relaxed));
        Self(std::env::temp_dir().join(name))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
