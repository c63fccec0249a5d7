//! How a search behaves: limits, stopping, repeating, reporting, several lines, several threads.

use std::mem::discriminant;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use tessera_game::Position;
use tessera_game::example::Nim;
use tessera_search::{Best, Job, Limits, Score, Settings, Stop, Table, search, search_among, system_spawn};

use crate::common::{Plain, Sharp, TicTacToe, Truth, Twos, random_positions};

fn run<P: Position<Action = u8>>(position: &P, limits: Limits, settings: &Settings) -> Best<P> {
    search(position, &Plain, &Table::new(1), limits, settings, |_| ()).expect("the game is not over")
}

#[test]
fn a_finished_game_has_no_best_action() {
    let none = search(&Nim::new(0), &Plain, &Table::new(1), Limits::infinite(), &Settings::default(), |_| ());
    assert_eq!(none, None);
}

#[test]
fn one_thread_and_a_node_limit_give_the_same_answer_again() {
    let still = Settings { clock: || Duration::ZERO, ..Settings::default() };
    for position in random_positions(Twos::start(), 0, 30, 1) {
        for nodes in [1, 2, 100, 5_000] {
            let first = run(&position, Limits::nodes(nodes), &still);
            assert!(first.nodes <= nodes, "{} of {nodes} nodes", first.nodes);
            assert_eq!(first, run(&position, Limits::nodes(nodes), &still));
        }
    }
    let all = run(&Twos::start(), Limits::nodes(5_000), &still);
    assert!(all.score.is_proven() || all.nodes == 5_000, "the limit is used up to the last node");
}

#[test]
fn the_depth_is_limited() {
    let mut depths = Vec::new();
    let table = Table::new(1);
    let settings = Settings::default();
    let best = search(&Twos::start(), &Plain, &table, Limits::depth(4), &settings, |r| depths.push(r.depth));
    assert_eq!(depths, [1, 2, 3, 4]);
    assert_eq!(best.unwrap().depth, 4);
}

#[test]
fn reports_tell_a_legal_line_and_growing_figures() {
    let position = Twos::start();
    let mut nodes = 0;
    let table = Table::new(1);
    search(&position, &Sharp, &table, Limits::depth(6), &Settings::default(), |report| {
        assert!(report.nodes > nodes && report.seldepth >= 1 && report.hashfull <= 1_000 && report.line == 1);
        nodes = report.nodes;
        let mut now = position;
        for &action in report.pv {
            now.play(action).expect("a line is legal");
        }
        assert!(!report.pv.is_empty());
    });
    assert!(nodes > 0);
}

#[test]
fn a_raised_flag_stops_at_once_and_still_answers() {
    let settings = Settings::default();
    settings.stop.raise();
    let best = run(&Twos::start(), Limits::infinite(), &settings);
    assert!(Twos::start().check(best.action).is_ok());
    assert!(best.nodes < 1_000 && !best.score.is_proven());
}

#[test]
fn the_first_iteration_is_finished_whatever_the_time() {
    for lines in [1, 3] {
        let settings = Settings { lines, ..Settings::default() };
        let best = run(&Twos::start(), Limits::time(Duration::ZERO), &settings);
        assert!(best.depth >= 1, "{lines}: {}", best.depth);
    }
}

#[test]
fn a_flag_raised_from_another_thread_stops_the_search() {
    let stop = Stop::new();
    let settings = Settings { stop: stop.clone(), threads: 2, ..Settings::default() };
    let nim = Nim::new(255); // too long to be proven before the flag comes
    let start = Instant::now();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            std::thread::sleep(Duration::from_millis(50));
            stop.raise();
        });
        run(&nim, Limits::infinite(), &settings);
    });
    assert!(start.elapsed() < Duration::from_secs(5));
}

#[test]
fn the_hard_limit_of_time_is_kept() {
    for time in [1, 20, 100].map(Duration::from_millis) {
        let best = run(&Twos::start(), Limits::time(time), &Settings::default());
        assert!(best.time < time + Duration::from_millis(50), "{:?} of {time:?}", best.time);
    }
    let clock = Limits::clock(Duration::from_millis(500), Duration::ZERO);
    assert!(run(&Nim::new(255), clock, &Settings::default()).time < Duration::from_millis(400));
}

#[test]
fn several_lines_are_distinct_and_in_order() {
    let mut truth = Truth::new();
    let settings = Settings { lines: 4, ..Settings::default() };
    for position in random_positions(TicTacToe::start(), 1, 60, 5) {
        let best = run(&position, Limits::infinite(), &settings);
        assert_eq!(best.lines.len(), position.count_actions().min(4));
        assert_eq!((best.action, best.score), (best.lines[0].pv[0], best.lines[0].score));
        let mut firsts: Vec<u8> = best.lines.iter().map(|line| line.pv[0]).collect();
        assert!(best.lines.is_sorted_by(|a, b| a.score >= b.score), "{:?}", best.lines);
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(firsts.len(), best.lines.len(), "distinct: {:?}", best.lines);
        let mut worths: Vec<Score> =
            position.actions().into_iter().map(|action| truth.of_action(&position, action)).collect();
        worths.sort_by(|a, b| b.cmp(a));
        for (line, worth) in best.lines.iter().zip(worths) {
            let found = truth.of_action(&position, line.pv[0]);
            assert_eq!(discriminant(&found), discriminant(&worth), "{line:?} in {position}");
            assert_eq!(discriminant(&found), discriminant(&line.score), "{line:?} in {position}");
        }
    }
}

#[test]
fn a_search_among_some_actions_values_them_and_leaves_the_table_true() {
    let mut truth = Truth::new();
    for threads in [1, 3] {
        let settings = Settings { threads, ..Settings::default() };
        for position in random_positions(TicTacToe::start(), 1, 40, 9) {
            let (table, actions) = (Table::new(1), position.actions());
            for among in [&actions[..1], &actions[actions.len() / 2..], &[99]] {
                let limits = Limits::infinite();
                let best = search_among(&position, among, &Plain, &table, limits, &settings, |_| ());
                let best = best.expect("the game is not over");
                let among = if among == [99] { &actions[..] } else { among };
                assert!(among.contains(&best.action), "{best:?} in {position}");
                let worth = among.iter().map(|&action| truth.of_action(&position, action)).max();
                assert_eq!(Some(discriminant(&best.score)), worth.map(|worth| discriminant(&worth)));
            }
            let all =
                search(&position, &Plain, &table, Limits::infinite(), &settings, |_| ()).expect("a result");
            let worth = actions.iter().map(|&action| truth.of_action(&position, action)).max();
            assert_eq!(Some(discriminant(&all.score)), worth.map(|worth| discriminant(&worth)), "{position}");
        }
    }
}

#[test]
fn every_line_asked_for_comes_even_if_broken_off_early() {
    let settings = Settings { lines: 3, ..Settings::default() };
    for nodes in [50, 500, 5_000] {
        let best = run(&Twos::start(), Limits::nodes(nodes), &settings);
        assert!(!best.lines.is_empty() && best.lines.len() <= 3);
        assert_eq!(best.action, best.lines[0].pv[0]);
    }
}

#[test]
fn threads_prove_the_same() {
    let mut truth = Truth::new();
    for threads in [2, 4] {
        let settings = Settings { threads, ..Settings::default() };
        for position in random_positions(Twos::start(), 3, 60, 6) {
            let best = run(&position, Limits::infinite(), &settings);
            assert!(best.score.is_proven());
            truth.check(&position, best.score);
        }
    }
}

#[test]
fn threads_share_a_node_limit() {
    let settings = Settings { threads: 3, ..Settings::default() };
    let best = run(&Nim::new(255), Limits::nodes(50_000), &settings);
    assert!(best.nodes < 60_000, "{}", best.nodes);
}

#[test]
fn threads_can_be_brought_and_are_done_without() {
    static STARTED: AtomicUsize = AtomicUsize::new(0);
    // The second helper cannot be had.
    let one_only = |job| STARTED.fetch_add(1, Relaxed) == 0 && system_spawn(job);
    let settings = Settings { threads: 4, spawn: one_only, ..Settings::default() };
    // On a machine under load it may be late.
    let mut threads = (0..100).map(|_| {
        STARTED.store(0, Relaxed);
        run(&Nim::new(255), Limits::nodes(100_000), &settings).threads
    });
    assert_eq!(threads.find(|&threads| threads != 1), Some(2));
    assert_eq!(STARTED.load(Relaxed), 2);
    let none = Settings { spawn: |_| false, ..settings };
    let alone = run(&Nim::new(255), Limits::nodes(20_000), &none);
    assert_eq!((alone.threads, alone.nodes), (1, 20_000));
}

#[test]
fn helpers_end_when_the_search_itself_breaks() {
    static AT_WORK: AtomicUsize = AtomicUsize::new(0);
    let counted = |job: Job| {
        AT_WORK.fetch_add(1, Relaxed);
        system_spawn(Box::new(move || {
            job();
            AT_WORK.fetch_sub(1, Relaxed);
        }))
    };
    let (table, settings) = (Table::new(1), Settings { threads: 3, spawn: counted, ..Settings::default() });
    let breaking = || {
        search(&TicTacToe::start(), &Plain, &table, Limits::infinite(), &settings, |report| {
            if report.depth == 4 {
                std::panic::resume_unwind(Box::new("no listener"));
            }
        })
    };
    assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(breaking)).is_err());
    let patience = Instant::now() + Duration::from_secs(20);
    while AT_WORK.load(Relaxed) > 0 {
        assert!(Instant::now() < patience, "a helper goes on for ever");
        std::thread::yield_now();
    }
}

#[test]
fn a_helper_that_breaks_is_done_without() {
    let broken = |job: Job| {
        system_spawn(Box::new(move || {
            drop(job);
            std::panic::resume_unwind(Box::new("a helper broke"));
        }))
    };
    let settings = Settings { threads: 3, spawn: broken, ..Settings::default() };
    let best = run(&Nim::new(255), Limits::nodes(20_000), &settings);
    assert_eq!((best.threads, best.nodes), (1, 20_000));
}
