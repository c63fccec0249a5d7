//! A game between clients on several nodes with one store, where everything that can go wrong does: messages are lost,
//! doubled and late, nodes crash before and after a commit, their clocks differ, hints do not come, caches are behind.
//! All of it is chosen by a seed, so that a failure can be run again: [`a_single_seed`].
//!
//! After each seed a checker goes through what the clients sent and were told, through the log and through all caches.

#[path = "../common/mod.rs"]
mod common;

mod check;
mod client;
mod node;
mod store;
mod world;

use std::thread;

use world::World;

/// A mistake that is made on purpose, to see that the checker finds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Bug {
    /// A command is acknowledged before it is in the store.
    AckBeforeCommit,
    /// The store appends whatever it gets.
    KeysNotUnique,
    /// A node learns its own event before it is in the store.
    LearnBeforeCommit,
    /// A node that is behind calls every refusal final.
    EveryRefusalFinal,
    /// A client that comes back misses one event.
    SkipOnResume,
    /// Time during which all nodes were down is not given back.
    NoCredit,
    /// A node that comes up flags by a clock that is ahead.
    FlagTooEarly,
    /// An answer that was lost is decided again under another id.
    NewIdOnResend,
}

/// Runs one seed and says what was wrong.
fn run(seed: u64, bug: Option<Bug>) -> Result<check::Seen, String> {
    let mut world = World::new(seed, bug);
    world.run().and_then(|()| check::check(&world)).map_err(|what| format!("seed {seed}: {what}"))
}

/// Runs a range of seeds on two threads.
fn run_all(from: u64, count: u64) {
    let half = move |begin: u64| {
        let mut seen = check::Seen::default();
        for seed in (from + begin..from + count).step_by(2) {
            seen += run(seed, None).unwrap_or_else(|what| panic!("{what}"));
        }
        seen
    };
    let other = thread::spawn(move || half(1));
    let mut seen = half(0);
    seen += other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
    println!("{count} seeds: {seen:?}");
    // The seeds are worth something only if things go wrong in them.
    assert!(seen.crashes > count / 4 && seen.conflicts > count / 20 && seen.repeated > count / 4, "{seen:?}");
    assert!(seen.endings > count / 4 && seen.takebacks > count / 20 && seen.credits > count / 50, "{seen:?}");
    assert!(seen.flags > count / 50 && seen.refused > count / 4 && seen.unknown > count / 20, "{seen:?}");
}

#[test]
fn ten_thousand_seeds_without_a_violation() {
    run_all(0, 10_000);
}

/// To look at one seed: `SEED=17 cargo test -p tessera-online --test simulator a_single_seed -- --nocapture`.
#[test]
fn a_single_seed() {
    let seed = std::env::var("SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    println!("{:?}", run(seed, None).unwrap_or_else(|what| panic!("{what}")));
}

#[test]
fn a_seed_always_gives_the_same_game() {
    for seed in 0..20 {
        let logs = [(); 2].map(|()| {
            let mut world = World::new(seed, None);
            world.run().expect("no violation");
            world.store.log
        });
        assert_eq!(logs[0], logs[1]);
    }
}

#[test]
fn the_checker_finds_planted_bugs() {
    for bug in [
        Bug::AckBeforeCommit,
        Bug::KeysNotUnique,
        Bug::LearnBeforeCommit,
        Bug::EveryRefusalFinal,
        Bug::SkipOnResume,
        Bug::NoCredit,
        Bug::FlagTooEarly,
        Bug::NewIdOnResend,
    ] {
        let found = (0..2000).find_map(|seed| run(seed, Some(bug)).err());
        println!("{bug:?}: {}", found.as_deref().and_then(|what| what.lines().next()).unwrap_or_default());
        assert!(found.is_some(), "{bug:?} is not found");
    }
}
