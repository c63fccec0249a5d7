//! A proven result is never wrong: every claim is compared with brute force, regardless of what the table holds and
//! however careless the guide is; and where the search has the time, everything is proven.

use std::cell::Cell;
use std::hash::Hash;
use std::thread::{self, ThreadId};

use tessera_game::example::Nim;
use tessera_game::{Position, Random};
use tessera_search::{Best, Guide, Limits, Score, Settings, Table, search};

use crate::common::{
    Careless, Misere, MisereTwos, Narrow, Plain, Resourceful, Sharp, SmallTwos, TicTacToe, Truth, Twos,
    random_positions, reachable,
};

fn run<P: Position, G: Guide<P>>(position: &P, guide: &G, table: &Table, limits: Limits) -> Best<P> {
    search(position, guide, table, limits, &Settings::default(), |_| ()).expect("the game is not over")
}

/// Everything that the answer claims is true, and the action and the line are legal.
fn check<P: Position + Hash>(truth: &mut Truth<P>, position: &P, best: &Best<P>) {
    truth.check(position, best.score);
    let mut now = *position;
    for &action in best.pv() {
        now.play(action).expect("a line is legal");
    }
    if let Score::Win(_) | Score::Draw = best.score {
        // A proof is worth nothing without an action that keeps it.
        let kept = truth.of_action(position, best.action);
        assert!(kept.expected(1.0) >= best.score.expected(1.0), "{:?} in {position}", best.action);
    }
}

/// With time enough, every position is proven.
fn proves_everything<P: Position + Hash, G: Guide<P>>(positions: &[P], guide: &G, table: &Table) {
    let mut truth = Truth::new();
    for position in positions {
        let best = run(position, guide, table, Limits::infinite());
        assert!(best.score.is_proven(), "{} of {position}", best.score);
        check(&mut truth, position, &best);
    }
}

#[test]
fn every_position_of_tic_tac_toe_is_proven() {
    let positions = reachable(TicTacToe::start());
    assert_eq!(positions.len(), 4_520, "5 478 positions, 958 of them over");
    proves_everything(&positions, &Plain, &Table::new(1));
    proves_everything(&positions, &Sharp, &Table::new(1));
}

#[test]
fn positions_are_proven_with_room_for_four_entries() {
    proves_everything(&random_positions(TicTacToe::start(), 2, 100, 1), &Plain, &Table::with_entries(1));
    proves_everything(&random_positions(Twos::start(), 5, 50, 2), &Plain, &Table::with_entries(1));
}

#[test]
fn positions_with_several_actions_a_turn_are_proven() {
    proves_everything(&random_positions(Twos::start(), 3, 300, 3), &Plain, &Table::new(1));
    proves_everything(&random_positions(MisereTwos::start(), 4, 200, 4), &Plain, &Table::new(1));
}

#[test]
fn positions_in_which_one_can_defeat_oneself_are_proven() {
    proves_everything(&reachable(Misere::start()), &Sharp, &Table::new(1));
}

#[test]
fn nim_is_lost_at_multiples_of_three() {
    let table = Table::new(1);
    for heap in 1..60_u8 {
        let best = run(&Nim::new(heap), &Plain, &table, Limits::infinite());
        let rounds = u32::from(heap) / 3;
        match heap % 3 {
            0 => assert!(matches!(best.score, Score::Loss(n) if n >= 2 * rounds), "{heap}: {}", best.score),
            taken => {
                assert!(matches!(best.score, Score::Win(n) if n > 2 * rounds), "{heap}: {}", best.score);
                assert_eq!(best.action, taken);
            }
        }
    }
}

#[test]
fn what_a_guide_leaves_out_is_looked_at_where_all_else_loses() {
    let table = Table::new(1);
    for heap in 1..60_u8 {
        let best = run(&Nim::new(heap), &Narrow, &table, Limits::infinite());
        let right = match best.score {
            Score::Loss(_) => heap % 3 == 0,
            Score::Win(_) => heap % 3 != 0,
            Score::Draw | Score::Heuristic(_) => false,
        };
        assert!(right, "{heap}: {}", best.score);
    }
    let mut truth = Truth::new();
    for position in random_positions(SmallTwos::start(), 2, 100, 8) {
        check(&mut truth, &position, &run(&position, &Narrow, &table, Limits::depth(12)));
    }
}

#[test]
fn a_last_resort_is_seen_where_the_list_is_as_good_as_lost() {
    let table = Table::new(1);
    for heap in 1..40_u8 {
        let best = run(&Nim::new(heap), &Resourceful, &table, Limits::depth(50));
        let wins = best.score.expected(1.0) >= 1.0;
        let loses = best.score.expected(1.0) <= 0.0;
        assert_eq!([wins, loses], [heap % 3 != 0, heap % 3 == 0], "{heap}: {}", best.score);
    }
}

/// Short searches of all kinds, broken off anywhere, on tables with anything in them.
fn never_lies<P: Position + Hash, G: Guide<P>>(start: P, guide: &G, seed: u64, count: usize) -> usize {
    threads_never_lie(start, guide, seed, count, 1)
}

fn threads_never_lie<P: Position + Hash, G: Guide<P>>(
    start: P,
    guide: &G,
    seed: u64,
    count: usize,
    threads: usize,
) -> usize {
    let mut truth = Truth::new();
    let mut random = Random::new(seed);
    let tables = [Table::with_entries(1), Table::with_entries(64), Table::new(1)];
    tables[1].fill_with_garbage(&mut random);
    let mut proven = 0;
    for position in random_positions(start, 0, count, seed) {
        let table = &tables[random.below(3) as usize];
        for _ in 0..20 {
            let mut somewhere = position;
            for _ in 0..random.below(4) {
                if let Some(action) = somewhere.random_action(&mut random) {
                    somewhere.play_unchecked(action);
                }
            }
            table.mislead(Position::hash(&somewhere), &mut random);
        }
        let limits = match random.below(4) {
            0 => Limits::depth(1 + random.below(7)),
            1 => Limits::nodes(1 + u64::from(random.below(60))),
            2 => Limits::nodes(1 + u64::from(random.below(3_000))),
            _ => Limits { depth: Some(4 + random.below(9)), nodes: Some(8_000), ..Limits::default() },
        };
        let settings = Settings { threads, lines: 1 + random.below(3) as usize, ..Settings::default() };
        let best = search(&position, guide, table, limits, &settings, |_| ()).expect("the game is not over");
        check(&mut truth, &position, &best);
        for line in &best.lines[1..] {
            truth.check_action(&position, line.pv[0], line.score);
        }
        proven += usize::from(best.score.is_proven());
    }
    proven
}

#[test]
fn nothing_false_is_ever_proven() {
    let misere_twos = random_positions(MisereTwos::start(), 6, 1, 8)[0];
    let proven = [
        never_lies(TicTacToe::start(), &Plain, 1, 600),
        never_lies(TicTacToe::start(), &Sharp, 2, 600),
        never_lies(TicTacToe::start(), &Careless, 3, 2_000),
        never_lies(Misere::start(), &Careless, 4, 2_000),
        never_lies(Misere::start(), &Sharp, 5, 600),
        never_lies(SmallTwos::start(), &Plain, 6, 400),
        never_lies(SmallTwos::start(), &Careless, 7, 1_500),
        never_lies(misere_twos, &Careless, 8, 1_500),
    ];
    assert!(proven.iter().all(|&count| count > 40), "the test must see proofs: {proven:?}");
}

#[test]
fn nothing_false_is_proven_by_threads_either() {
    let misere_twos = random_positions(MisereTwos::start(), 6, 1, 8)[0];
    let proven = [
        threads_never_lie(TicTacToe::start(), &Sharp, 12, 400, 3),
        threads_never_lie(Misere::start(), &Careless, 14, 1_500, 3),
        threads_never_lie(SmallTwos::start(), &Plain, 16, 400, 2),
        threads_never_lie(misere_twos, &Careless, 18, 400, 4),
    ];
    assert!(proven.iter().all(|&count| count > 20), "the test must see proofs: {proven:?}");
}

/// Knows nothing, and has everything searched to the end.
#[derive(Clone)]
struct Stubborn;

impl<P: Position<Action = u8>> Guide<P> for Stubborn {
    const HISTORY: usize = 16;

    fn evaluate(&self, _: &P) -> i32 {
        0
    }

    fn history_slot(&self, action: u8) -> usize {
        action.into()
    }

    fn solve_from(&self, _: &P) -> bool {
        true
    }
}

#[test]
fn an_exact_search_that_threads_break_off_leaves_nothing_false() {
    let mut truth = Truth::new();
    let settings = Settings { threads: 4, ..Settings::default() };
    for (number, position) in (0..).zip(random_positions(Twos::start(), 3, 60, 10)) {
        let table = Table::new(1);
        for limit in (0..8).map(|step| 600 + 900 * step + number * 10) {
            let best = search(&position, &Stubborn, &table, Limits::nodes(limit), &settings, |_| ());
            check(&mut truth, &position, &best.expect("the game is not over"));
        }
        check(&mut truth, &position, &run(&position, &Plain, &table, Limits::infinite()));
    }
}

/// A guide that breaks in every thread but the one it was made in, after a few evaluations.
#[derive(Clone)]
struct Brittle {
    home: ThreadId,
    left: Cell<u32>,
}

impl Guide<Twos> for Brittle {
    const HISTORY: usize = <Plain as Guide<Twos>>::HISTORY;

    fn evaluate(&self, position: &Twos) -> i32 {
        if thread::current().id() != self.home {
            self.left.set(self.left.get() - 1);
            if self.left.get() == 0 {
                std::panic::resume_unwind(Box::new("a helper broke"));
            }
        }
        Plain.evaluate(position)
    }

    fn history_slot(&self, action: u8) -> usize {
        Guide::<Twos>::history_slot(&Plain, action)
    }
}

#[test]
fn a_helper_that_breaks_in_the_middle_leaves_nothing_false_and_nobody_waiting() {
    let mut truth = Truth::new();
    let settings = Settings { threads: 3, ..Settings::default() };
    for (position, left) in random_positions(Twos::start(), 3, 60, 9).iter().zip([1, 20, 300].iter().cycle())
    {
        let guide = Brittle { home: thread::current().id(), left: Cell::new(*left) };
        let best = search(position, &guide, &Table::new(1), Limits::infinite(), &settings, |_| ())
            .expect("the game is not over");
        assert!(best.score.is_proven());
        check(&mut truth, position, &best);
    }
}
