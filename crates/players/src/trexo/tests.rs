//! The promises of the guide, kept.

use std::collections::HashSet;

use tessera_game::{Outcome, Position as _, Random};
use tessera_games::trexo::{Action, Board, Large, Rules, Shape, Standard};
use tessera_search::{Completeness, Guide, Survey, Wanted};

use super::look::Look;
use super::{TrexoGuide, code, winning};

/// Positions of random games, on small boards too: there lines are frequent.
fn random_positions<S: Shape>(games: u64) -> impl Iterator<Item = Board<S>> {
    (0..games).flat_map(|seed| {
        let mut random = Random::new(seed);
        let size = 5 + (seed % 6) as u8;
        let rules = Rules::new(60, size).unwrap();
        let mut now = Board::<S>::start(rules).unwrap();
        std::iter::from_fn(move || {
            let action = now.random_action(&mut random)?;
            let here = now;
            now.play_unchecked(action);
            Some(here)
        })
    })
}

fn wins<S: Shape>(position: &Board<S>, action: Action) -> bool {
    position.after(action).outcome() == Some(Outcome::Win(position.to_move()))
}

/// Whether the player to move has an action that wins at once, by trying all.
fn can_win<S: Shape>(position: &Board<S>) -> bool {
    position.actions().into_iter().any(|action| wins(position, action))
}

fn check_wins<S: Shape>(games: u64) {
    let mut found = 0;
    for position in random_positions::<S>(games) {
        match TrexoGuide.immediate_win(&position) {
            Some(action) => {
                assert!(position.check(action).is_ok() && wins(&position, action), "{action} in {position}");
                found += 1;
            }
            None => assert!(!can_win(&position), "overlooked in {position}"),
        }
    }
    assert!(found > games / 4, "{found} wins at once");
}

#[test]
fn a_win_at_once_is_found_whenever_there_is_one() {
    check_wins::<Standard>(300);
    check_wins::<Large>(100);
}

/// All forced answers, listed apart from the survey.
fn forced_answers<S: Shape>(position: &Board<S>, answers: &mut Vec<Action>) -> bool {
    winning::forced(&Look::of(position), usize::MAX, answers)
}

fn check_answers<S: Shape>(games: u64) {
    let (mut threats, mut lost) = (0, 0);
    for position in random_positions::<S>(games) {
        let mut answers = Vec::new();
        if TrexoGuide.immediate_win(&position).is_some() || !forced_answers(&position, &mut answers) {
            continue;
        }
        threats += 1;
        lost += usize::from(answers.is_empty());
        let answers: HashSet<Action> = answers.into_iter().collect();
        assert!(answers.iter().all(|&answer| position.check(answer).is_ok()));
        for action in position.actions() {
            let next = position.after(action);
            let loses = next.outcome() == Some(Outcome::Win(next.to_move()))
                || next.outcome().is_none() && can_win(&next);
            assert_eq!(!answers.contains(&action), loses, "{action} in {position}");
        }
    }
    assert!(threats > games / 4 && lost > 0, "{threats} threats, {lost} of them cannot be met");
}

#[test]
fn the_forced_answers_are_those_that_do_not_lose_at_once() {
    check_answers::<Standard>(120);
    check_answers::<Large>(30);
}

#[test]
fn no_answer_is_forced_by_the_last_tile_but_one() {
    let mut random = Random::new(1);
    for _ in 0..200 {
        let mut now = Board::<Standard>::start(Rules::new(30, 6).unwrap()).unwrap();
        while let Some(action) = now.random_action(&mut random) {
            assert!(now.tiles_left() > 1 || !forced_answers(&now, &mut Vec::new()));
            now.play_unchecked(action);
        }
    }
}

#[test]
fn a_line_of_the_enemy_made_by_the_own_tile_is_no_win() {
    // X lacks e1, but the O half completes column f or row 2.
    let spoilt: Board<Standard> =
        "10/10/10/10/10/4X1>O1<4/5O1>X1<3/4X1>O1<4/O1vO1vO1vO1v1O1>X1<3/X1^X1^X1^X1^6 X".parse().unwrap();
    assert_eq!(TrexoGuide.immediate_win(&spoilt), None);
    assert!(!can_win(&spoilt));
    // The same without an O on f5.
    let open: Board<Standard> =
        "10/X1>O1<8/10/10/10/10/5O1>X1<3/4X1>O1<4/O1vO1vO1vO1v1O1>X1<3/X1^X1^X1^X1^6 X".parse().unwrap();
    let win = open.parse_action("e1f1").unwrap();
    assert_eq!(TrexoGuide.immediate_win(&open), Some(win));
}

#[test]
fn a_narrow_list_has_legal_actions_and_each_once() {
    for position in random_positions::<Standard>(60) {
        let mut actions = Vec::new();
        assert_eq!(TrexoGuide.actions(&position, 1, &mut actions), Completeness::Partial);
        let different: HashSet<Action> = actions.iter().copied().collect();
        assert_eq!(different.len(), actions.len(), "{position}");
        assert!(actions.iter().all(|&action| position.check(action).is_ok()), "{position}");
        actions.clear();
        assert_eq!(TrexoGuide.actions(&position, i32::MAX, &mut actions), Completeness::Complete);
        assert_eq!(actions.len(), position.count_actions(), "{position}");
    }
}

#[test]
fn every_action_has_its_own_slot() {
    let start = Board::<Large>::start(Rules::new(60, 12).unwrap()).unwrap();
    for action in start.actions() {
        let slot = Guide::<Board<Large>>::history_slot(&TrexoGuide, action);
        assert!(slot < code::CODES);
        assert_eq!(TrexoGuide.decode(&start, slot as u16), Some(action));
    }
    assert!((0..=u16::MAX).all(|code| code::action(code).is_none_or(|action| code::of(action) == code)));
}

#[test]
fn the_evaluation_does_not_depend_on_how_the_board_is_turned() {
    for position in random_positions::<Standard>(60) {
        let judged = TrexoGuide.evaluate(&position);
        assert!(judged.abs() <= 10_000);
        for symmetry in 0..position.symmetries() {
            assert_eq!(TrexoGuide.evaluate(&position.transformed(symmetry)), judged, "{position}");
        }
    }
}

#[test]
fn both_shapes_judge_alike() {
    for position in random_positions::<Standard>(40) {
        let large: Board<Large> = position.to_string().parse().unwrap();
        assert_eq!(TrexoGuide.evaluate(&large), TrexoGuide.evaluate(&position), "{position}");
        assert_eq!(TrexoGuide.immediate_win(&large), TrexoGuide.immediate_win(&position), "{position}");
    }
}

fn check_surveys<S: Shape>(games: u64) {
    let mut wins = 0;
    for position in random_positions::<S>(games) {
        check_survey(&position, false);
        check_survey(&position, true);
        for action in position.actions() {
            let next = position.after(action);
            wins += usize::from(next.outcome().is_some());
            if next.outcome().is_some() {
                check_survey(&next, true);
            }
        }
    }
    assert!(wins > 1_000, "{wins} ends");
}

fn check_survey<S: Shape>(position: &Board<S>, wanted: bool) {
    let (mut seen, mut answers) = (Vec::new(), Vec::new());
    match TrexoGuide.survey(position, Wanted { evaluation: wanted, answers: !wanted }, &mut seen) {
        Survey::Over(outcome) => assert_eq!(Some(outcome), position.outcome(), "{position}"),
        Survey::Lost(_) => panic!("only Slither Stone knows such losses"),
        Survey::Win(action) => {
            assert_eq!(position.outcome(), None, "{position}");
            assert_eq!(Some(action), TrexoGuide.immediate_win(position), "{position}");
        }
        Survey::Open { forced, evaluation } => {
            assert_eq!(position.outcome(), None, "{position}");
            assert_eq!(TrexoGuide.immediate_win(position), None, "{position}");
            assert_eq!(forced_answers(position, &mut answers), forced, "{position}");
            if wanted {
                // What is not wanted completely may be cut short, but not below two.
                answers.truncate(seen.len().max(2));
            }
            assert_eq!(answers, seen, "{position}");
            let missing = !wanted || forced && answers.len() < 2;
            assert_eq!(evaluation, (!missing).then(|| TrexoGuide.evaluate(position)), "{position}");
        }
    }
}

#[test]
fn one_look_sees_what_the_single_questions_see() {
    check_surveys::<Standard>(120);
    check_surveys::<Large>(30);
}
