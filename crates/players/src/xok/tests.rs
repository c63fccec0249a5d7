//! The promises of the guide, kept.

use std::collections::HashSet;

use tessera_game::{Outcome, Position as _, Random};
use tessera_games::xok::{Action, Position};
use tessera_search::{Completeness, Guide, Survey, Wanted};

use super::look::Look;
use super::{XokGuide, sides, winning};

/// Positions of random games.
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

/// Whether the player to move has an action that wins at once, by trying all.
fn can_win(position: &Position) -> bool {
    position.actions().into_iter().any(|action| wins(position, action))
}

/// All forced answers, listed apart from the survey.
fn forced_answers(position: &Position, answers: &mut Vec<Action>) -> bool {
    let [_, theirs] = sides(position);
    winning::forced(position, &Look::of(theirs, false), usize::MAX, answers)
}

#[test]
fn a_win_at_once_is_found_whenever_there_is_one() {
    let (mut found, mut by_comparison) = (0, 0);
    for position in random_positions(6_000) {
        match XokGuide.immediate_win(&position) {
            Some(action) => {
                assert!(position.check(action).is_ok() && wins(&position, action), "{action} in {position}");
                found += 1;
                by_comparison += usize::from(
                    position.after(action).groups(position.to_move()).all(|group| group.cells.len() < 10),
                );
            }
            None => assert!(!can_win(&position), "overlooked in {position}"),
        }
    }
    assert!(
        found > 1_000 && by_comparison > 10,
        "{found} wins at once, {by_comparison} of them by comparison"
    );
}

#[test]
fn what_is_not_a_forced_answer_loses_to_the_next_action() {
    let (mut threats, mut lost) = (0, 0);
    for position in random_positions(1_500) {
        let mut answers = Vec::new();
        if XokGuide.immediate_win(&position).is_some() || !forced_answers(&position, &mut answers) {
            continue;
        }
        threats += 1;
        lost += usize::from(answers.is_empty());
        assert!(answers.iter().all(|&answer| position.check(answer).is_ok()));
        let kept: HashSet<u64> = answers.iter().map(|&answer| position.after(answer).hash()).collect();
        for action in position.actions() {
            let next = position.after(action);
            let left_out = !kept.contains(&next.hash());
            assert!(!left_out || can_win(&next), "{action} is an answer in {position}");
        }
    }
    assert!(threats > 500 && lost > 10, "{threats} threats, {lost} of them cannot be met");
}

#[test]
fn a_chain_that_the_opponent_can_make_is_always_seen_as_a_threat() {
    for position in random_positions(1_000) {
        // An action that changes nothing for the opponent would show the threat; the board seen by the other side does.
        let text = position.to_string();
        let turned = if text.ends_with('w') { text.replace(" w", " b") } else { text.replace(" b", " w") };
        let other: Position = turned.parse().unwrap();
        if other.outcome().is_some() || position.actions().iter().any(|&action| wins(&position, action)) {
            continue;
        }
        let chain = other.actions().into_iter().any(|action| {
            other
                .after(action)
                .groups(other.to_move())
                .any(|group| group.cells.len() >= tessera_games::xok::Rules::STANDARD_CHAIN)
        });
        assert_eq!(forced_answers(&position, &mut Vec::new()), chain, "{position}");
    }
}

#[test]
fn the_list_has_every_position_that_can_follow_exactly_once() {
    for position in random_positions(400) {
        let mut actions = Vec::new();
        assert_eq!(XokGuide.actions(&position, 9, &mut actions), Completeness::Complete);
        let listed: HashSet<u64> = actions.iter().map(|&action| position.after(action).hash()).collect();
        let all: HashSet<u64> =
            position.actions().into_iter().map(|action| position.after(action).hash()).collect();
        assert_eq!(listed.len(), actions.len(), "{position}");
        assert_eq!(listed, all, "{position}");
    }
}

#[test]
fn every_action_has_its_own_slot() {
    for position in random_positions(50) {
        for action in position.actions() {
            let slot = XokGuide.history_slot(action);
            assert!(slot < <XokGuide as Guide<Position>>::HISTORY);
            assert_eq!(XokGuide.decode(&position, slot as u16), Some(action));
        }
    }
}

#[test]
fn one_look_sees_what_the_single_questions_see() {
    let mut over = 0;
    for seed in 0..1_500 {
        let mut random = Random::new(seed);
        let mut now = Position::start();
        loop {
            for wanted in [false, true] {
                check_survey(&now, wanted);
            }
            let Some(action) = now.random_action(&mut random) else { break };
            now.play_unchecked(action);
        }
        over += 1;
    }
    assert_eq!(over, 1_500);
}

fn check_survey(position: &Position, wanted: bool) {
    let (mut seen, mut answers) = (Vec::new(), Vec::new());
    match XokGuide.survey(position, Wanted { evaluation: wanted, answers: !wanted }, &mut seen) {
        Survey::Over(outcome) => assert_eq!(Some(outcome), position.outcome(), "{position}"),
        Survey::Lost(_) => panic!("only Slither Stone knows such losses"),
        Survey::Win(action) => {
            assert_eq!(position.outcome(), None, "{position}");
            assert_eq!(Some(action), XokGuide.immediate_win(position), "{position}");
        }
        Survey::Open { forced, evaluation } => {
            assert_eq!(position.outcome(), None, "{position}");
            assert_eq!(XokGuide.immediate_win(position), None, "{position}");
            assert_eq!(forced_answers(position, &mut answers), forced, "{position}");
            if wanted {
                // What is not wanted completely may be cut short, but not below two.
                answers.truncate(seen.len().max(2));
            }
            assert_eq!(answers, seen, "{position}");
            let missing = !wanted || forced && answers.len() < 2;
            assert_eq!(evaluation, (!missing).then(|| XokGuide.evaluate(position)), "{position}");
        }
    }
}

#[test]
fn the_evaluation_does_not_depend_on_how_the_board_is_turned() {
    for position in random_positions(200) {
        let judged = XokGuide.evaluate(&position);
        assert!(judged.abs() <= 10_000);
        for symmetry in 0..position.symmetries() {
            assert_eq!(XokGuide.evaluate(&position.transformed(symmetry)), judged, "{position}");
        }
    }
}
