//! The promises of the guide, kept.

use std::ops::ControlFlow;

use tessera_game::{Outcome, Position as _, Random};
use tessera_games::yoxii::{Action, Position};
use tessera_search::{
    Completeness, Exact, Guide, Limits, Settings, SolveSettings, Survey, Table, Wanted, search, solve,
};

use super::boards::{Boards, beside_two, neighbours_of_first};
use super::ways::Ways;
use super::{YoxiiGuide, code, free_squares};

/// Positions of random games, most of them late.
fn random_positions(games: u64) -> impl Iterator<Item = Position> {
    (0..games).flat_map(|seed| {
        let mut random = Random::new(seed);
        let mut now = Position::start();
        std::iter::from_fn(move || {
            let action = now.random_action(&mut random)?;
            let here = now;
            now.play_unchecked(action);
            Some(here)
        })
    })
}

fn wins(position: &Position, action: Action) -> bool {
    position.after(action).outcome() == Some(Outcome::Win(position.to_move()))
}

#[test]
fn a_win_at_once_is_found_whenever_there_is_one() {
    let mut found = 0;
    for position in random_positions(3_000) {
        let winner = position.actions().into_iter().find(|&action| wins(&position, action));
        match YoxiiGuide.immediate_win(&position) {
            Some(action) => {
                assert!(position.check(action).is_ok() && wins(&position, action), "{action} in {position}");
                found += 1;
            }
            None => assert_eq!(winner, None, "overlooked in {position}"),
        }
    }
    assert!(found > 1_000, "only {found} positions have a win at once");
}

#[test]
fn every_action_has_a_code_of_its_own() {
    for position in random_positions(30) {
        let _ = position.visit_actions(|action| {
            assert!(usize::from(code::of(action)) < code::CODES);
            assert_eq!(YoxiiGuide.decode(&position, code::of(action)), Some(action));
            ControlFlow::Continue(())
        });
    }
    assert!((0..=u16::MAX).all(|code| code::action(code).is_none_or(|action| code::of(action) == code)));
}

#[test]
fn the_evaluation_does_not_depend_on_how_the_board_is_turned() {
    for position in random_positions(200) {
        let judged = YoxiiGuide.evaluate(&position);
        assert!(judged.abs() <= 10_000);
        for symmetry in 0..position.symmetries() {
            assert_eq!(YoxiiGuide.evaluate(&position.transformed(symmetry)), judged, "{position}");
        }
    }
}

#[test]
fn a_partial_list_has_only_legal_actions_and_a_complete_one_has_all() {
    let mut partial = 0;
    for position in random_positions(40) {
        let mut all = position.actions();
        all.sort_unstable();
        for depth in [0, 1, 3] {
            let mut listed = Vec::new();
            let completeness = YoxiiGuide.actions(&position, depth, &mut listed);
            listed.sort_unstable();
            assert!(!listed.is_empty() && listed.iter().all(|action| all.binary_search(action).is_ok()));
            assert_eq!(completeness == Completeness::Complete, listed == all, "{position}");
            partial += usize::from(listed != all);
        }
    }
    assert!(partial > 100, "only {partial} lists are partial");
}

/// The number of directions in which one can jump from a square over stones, followed step by step.
fn jumps_one_by_one(square: u64, stones: u64, open: u64) -> usize {
    let steps: [fn(u64) -> u64; 8] = [
        |bit| bit << 1,
        |bit| bit >> 1,
        |bit| bit << 7,
        |bit| bit >> 7,
        |bit| bit << 8,
        |bit| bit >> 8,
        |bit| bit << 9,
        |bit| bit >> 9,
    ];
    let lands = |step: &&fn(u64) -> u64| {
        let mut now = step(square);
        let jumped = now & stones != 0;
        while now & stones != 0 {
            now = step(now);
        }
        jumped && now & open != 0
    };
    steps.iter().filter(lands).count()
}

#[test]
fn ways_are_the_destinations_of_the_rules_from_every_square() {
    for position in random_positions(100) {
        let boards = Boards::of(&position);
        let ways = Ways::new(boards.own, boards.open());
        let here = ways.from(boards.totem.trailing_zeros());
        assert_eq!(here, position.destinations().len() as usize, "{position}");
        let over = Ways::jumps(boards.own, boards.open());
        let (mut squares, mut all) = (boards.open(), 0);
        while squares != 0 {
            let square = squares & squares.wrapping_neg();
            squares -= square;
            let jumped = jumps_one_by_one(square, boards.own, boards.open());
            let stepped = (neighbours_of_first(square) & boards.open()).count_ones() as usize;
            assert_eq!(ways.from(square.trailing_zeros()), jumped + stepped, "{position}");
            assert_eq!(over.from(square.trailing_zeros()), jumped, "{position}");
            all += jumped;
        }
        assert_eq!(over.total(boards.open()).cast_unsigned() as usize, all, "{position}");
    }
}

#[test]
fn squares_beside_two_of_a_set_have_two_neighbours_in_it() {
    for position in random_positions(100) {
        let open = Boards::of(&position).open();
        let (mut squares, beside) = (open, beside_two(open));
        while squares != 0 {
            let square = squares & squares.wrapping_neg();
            squares -= square;
            let neighbours = (neighbours_of_first(square) & open).count_ones();
            assert_eq!(beside & square != 0, neighbours >= 2, "{position}");
        }
    }
}

#[test]
fn one_look_says_what_the_single_questions_say() {
    let wanted = Wanted { evaluation: true, answers: true };
    for position in random_positions(300) {
        let expected = match (position.outcome(), YoxiiGuide.immediate_win(&position)) {
            (Some(outcome), _) => Survey::Over(outcome),
            (None, Some(action)) => Survey::Win(action),
            (None, None) => Survey::Open { forced: false, evaluation: Some(YoxiiGuide.evaluate(&position)) },
        };
        assert_eq!(YoxiiGuide.survey(&position, wanted, &mut Vec::new()), expected, "{position}");
    }
}

#[test]
fn actions_scored_together_have_the_scores_that_they_have_alone() {
    for position in random_positions(30) {
        let actions = position.actions();
        let mut scores = Vec::new();
        YoxiiGuide.score_actions(&position, &actions, &mut scores);
        let mut alone = Vec::new();
        for action in actions {
            YoxiiGuide.score_actions(&position, &[action], &mut alone);
        }
        assert_eq!(alone, scores, "{position}");
    }
}

#[test]
fn points_around_the_totem_are_those_of_the_rules() {
    for position in random_positions(100) {
        let (mover, boards) = (position.to_move(), Boards::of(&position));
        let [own, enemy] = [mover, !mover].map(|player| position.around_totem(player));
        let here = neighbours_of_first(boards.totem);
        assert_eq!(i64::from(boards.points(here)), i64::from(own.sum) - i64::from(enemy.sum), "{position}");
        assert_eq!(i64::from(boards.majority(here)), i64::from(own.stones) - i64::from(enemy.stones));
    }
}

/// The value of a position, by trying everything.
fn brute_force(position: &Position) -> Exact {
    if let Some(outcome) = position.outcome() {
        return Exact::of(outcome, position.to_move());
    }
    let mut best = Exact::Loss;
    let _ = position.visit_actions_unchecked(|action| {
        best = best.max(brute_force(&position.after(action)).for_opponent());
        if best == Exact::Win { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    best
}

#[test]
fn the_solver_agrees_with_brute_force_near_the_end() {
    let settings = SolveSettings { mebibytes: 1, ..SolveSettings::default() };
    let late = random_positions(1_000).filter(|position| free_squares(position) <= 8);
    let mut solved = 0;
    for position in late.take(200) {
        let solution = solve(&position, &YoxiiGuide, Limits::infinite(), &settings, |_| ()).unwrap();
        assert_eq!(solution.value, Some(brute_force(&position)), "{position}");
        solved += 1;
    }
    assert!(solved >= 100, "only {solved} positions are that late");
}

#[test]
fn a_defence_of_one_action_is_never_overlooked() {
    let table = Table::new(1);
    let is_safe = |position: &Position, action| {
        let next = position.after(action);
        let mover = position.to_move();
        let lost = next.outcome() == Some(Outcome::Win(!mover));
        !lost && (next.outcome().is_some() || YoxiiGuide.immediate_win(&next).is_none())
    };
    let mut tested = 0;
    for position in random_positions(200).filter(|position| free_squares(position) < 26) {
        let safe = position.actions().iter().filter(|&&action| is_safe(&position, action)).count();
        // Only where something can go wrong, and not everything does.
        if safe == 0 || safe == position.count_actions() {
            continue;
        }
        let best = search(&position, &YoxiiGuide, &table, Limits::nodes(1_000), &Settings::default(), |_| ());
        let action = best.expect("the game is not over").action;
        assert!(is_safe(&position, action), "{action} in {position}");
        tested += 1;
    }
    assert!(tested > 200, "only {tested} positions need care");
}
