//! The solver agrees with brute force, by either method, and says when it has not finished.

use std::hash::Hash;

use tessera_game::Position;
use tessera_game::example::Nim;
use tessera_search::{Exact, Guide, Limits, Solution, SolveMethod, SolveSettings, solve};

use crate::common::{Misere, MisereTwos, Plain, Sharp, TicTacToe, Truth, Twos, random_positions};

fn by<P: Position, G: Guide<P>>(method: SolveMethod, position: &P, guide: &G, limits: Limits) -> Solution<P> {
    let settings = SolveSettings { method, mebibytes: 1, ..SolveSettings::default() };
    solve(position, guide, limits, &settings, |_| ()).expect("one mebibyte is little")
}

fn agrees<P: Position + Hash, G: Guide<P>>(positions: &[P], guide: &G) {
    let mut truth = Truth::new();
    for position in positions {
        for method in [SolveMethod::Auto, SolveMethod::AlphaBeta, SolveMethod::ProofNumber] {
            let solution = by(method, position, guide, Limits::infinite());
            assert_eq!(solution.value, Some(truth.exact(position)), "{method:?} of {position}");
            let action = solution.action.expect("there is an action");
            assert!(truth.keeps(position, action), "{method:?}: {action:?} in {position}");
        }
    }
}

#[test]
fn both_methods_agree_with_brute_force() {
    agrees(&[TicTacToe::start()], &Plain);
    agrees(&random_positions(TicTacToe::start(), 1, 150, 1), &Plain);
    agrees(&random_positions(TicTacToe::start(), 0, 150, 2), &Sharp);
    agrees(&random_positions(Misere::start(), 1, 100, 3), &Sharp);
    agrees(&random_positions(Twos::start(), 2, 100, 4), &Plain);
    agrees(&random_positions(MisereTwos::start(), 4, 60, 5), &Plain);
}

#[test]
fn a_long_game_of_nim_is_solved() {
    for (heap, value) in [(60, Exact::Loss), (61, Exact::Win), (200, Exact::Win)] {
        for method in [SolveMethod::AlphaBeta, SolveMethod::ProofNumber] {
            assert_eq!(by(method, &Nim::new(heap), &Plain, Limits::infinite()).value, Some(value));
        }
    }
}

#[test]
fn a_finished_game_has_its_value() {
    let over = by(SolveMethod::Auto, &Nim::new(0), &Plain, Limits::infinite());
    assert_eq!((over.value, over.action), (Some(Exact::Loss), None));
}

#[test]
fn too_small_a_limit_is_admitted() {
    for method in [SolveMethod::AlphaBeta, SolveMethod::ProofNumber] {
        let solution = by(method, &Twos::start(), &Plain, Limits::nodes(20));
        assert_eq!((solution.value, solution.action), (None, None));
        assert!(solution.nodes < 3_000, "{}", solution.nodes);
    }
}

#[test]
fn progress_is_told() {
    for method in [SolveMethod::AlphaBeta, SolveMethod::ProofNumber] {
        let settings = SolveSettings { method, mebibytes: 0, ..SolveSettings::default() };
        let mut reports = Vec::new();
        solve(&MisereTwos::start(), &Plain, Limits::nodes(1_000_000), &settings, |p| reports.push(p.nodes))
            .expect("no memory is needed");
        assert!(reports.len() >= 2 && reports.is_sorted(), "{method:?}: {reports:?}");
    }
}
