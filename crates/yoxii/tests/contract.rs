//! The laws of every game, its texts and vectors, and what search relies on.

use std::collections::{HashMap, HashSet};

use tessera_game::kit::{
    Subject, check_bad_vectors, check_laws, check_setups, check_texts, check_vectors, random_game,
};
use tessera_game::{Player, Position as _, Random, perft};
use tessera_yoxii::{Action, Content, Position, Setup, Shape, Square, Squares, Value};

/// Every action that can be written down.
fn universe() -> Vec<Action> {
    let mut actions = Vec::new();
    for totem in Squares::BOARD {
        for stone in Squares::BOARD {
            actions.extend(Value::ALL.map(|value| Action::new(totem, stone, value)));
        }
    }
    actions
}

fn subject() -> Subject<Position> {
    subject_on(Shape::Standard)
}

/// A board: every action takes one of its squares, but for the totem's.
fn subject_on(shape: Shape) -> Subject<Position> {
    let longest = shape.squares().len() as usize - 1;
    Subject { start: Position::start_on(shape), universe: universe(), longest }
}

#[test]
fn every_law_holds_on_small_boards() {
    for shape in [Shape::Squares13, Shape::Squares21, Shape::Squares25] {
        let subject = subject_on(shape);
        check_laws(&subject, 500);
        check_texts(&subject, 2_000);
        check_setups(&subject, 2_000, damage);
    }
}

#[test]
fn every_law_holds_along_random_games() {
    check_laws(&subject(), 2_000);
}

#[test]
fn damaged_texts_are_refused_or_read_exactly() {
    check_texts(&subject(), 10_000);
}

/// Changes the player to move, or one square.
fn damage(setup: &mut Setup, random: &mut Random) {
    let mut below = |limit: usize| random.below(limit as u32) as usize;
    let [owner, other] = [Player::BOTH[below(2)], Player::BOTH[below(2)]];
    let stone = |value| Content::Stone { owner, value: Value::ALL[value] };
    let content = [Content::Free, Content::Totem, stone(below(4)), stone(below(4))][below(4)];
    match below(5) {
        0 => setup.to_move = other,
        4 if below(9) == 0 => setup.shape = Shape::ALL[below(4)],
        1 => setup.board.swap(below(Square::COUNT), below(Square::COUNT)),
        _ => setup.board[below(Square::COUNT)] = content,
    }
}

#[test]
fn a_setup_has_a_position_or_is_refused() {
    check_setups(&subject(), 5_000, damage);
}

#[test]
fn squares_have_consecutive_indices() {
    let indices: Vec<usize> = Squares::BOARD.into_iter().map(Square::index).collect();
    assert_eq!(indices, (0..Square::COUNT).collect::<Vec<_>>());
}

#[test]
fn every_vector_comes_out_as_written() {
    assert_eq!(check_vectors::<Position>("yoxii", |_| true), 348);
}

#[test]
fn every_bad_vector_is_refused() {
    assert_eq!(check_bad_vectors::<Position>("yoxii", |_| true), 77);
}

#[test]
fn the_start_has_the_perft_of_the_rules_page() {
    let start = Position::start();
    assert_eq!([1, 2, 3].map(|depth| perft(&start, depth)), [256, 51_136, 8_463_360]);
}

#[test]
fn positions_and_actions_are_small() {
    assert_eq!(size_of::<Position>(), 40);
    assert_eq!(size_of::<Action>(), 2);
}

#[test]
fn every_action_that_can_be_written_is_read_back() {
    let universe = universe();
    assert_eq!(universe.len(), 37 * 37 * 4);
    for action in universe {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
}

#[test]
fn chance_chooses_every_action_about_equally_often() {
    let texts = [
        // A stone that may go anywhere.
        ".a./a21../....T../......./......./...../... w",
        // Values that have run out: 1 and 3, then 2 and 4.
        "11./...../abcaaaa/...T.../11133../..333/ccc w",
        "22./...../abcaaaa/...T.../22244../....4/d.. w",
    ];
    let mut random = Random::new(1);
    for text in texts {
        let position: Position = text.parse().unwrap();
        let mut seen: HashMap<Action, u32> = position.actions().into_iter().map(|a| (a, 0)).collect();
        for _ in 0..200 * seen.len() {
            *seen.get_mut(&position.random_action(&mut random).unwrap()).expect("a legal action") += 1;
        }
        assert!(seen.values().all(|times| (115..285).contains(times)), "{text}: {seen:?}");
    }
}

#[test]
fn different_positions_have_different_hashes() {
    let mut positions = vec![Position::start()];
    for first in Position::start().actions() {
        let next = Position::start().after(first);
        positions.push(next);
        positions.extend(next.actions().into_iter().map(|second| next.after(second)));
    }
    for seed in 0..500 {
        positions.extend(random_game(Position::start(), seed, 36));
    }
    let texts: HashSet<String> = positions.iter().map(ToString::to_string).collect();
    let hashes: HashSet<u64> = positions.iter().map(tessera_game::Position::hash).collect();
    assert_eq!(hashes.len(), texts.len());
    assert!(texts.len() > 30_000, "{}", texts.len());
}

#[test]
fn positions_that_differ_in_one_thing_only_have_different_hashes() {
    let texts = [
        ".../...../...1.../...T.../...a.../...../... w",
        ".../...../...a.../...T.../...1.../...../... w",
        ".../...../...2.../...T.../...a.../...../... w",
        ".../...../...3.../...T.../...a.../...../... w",
        ".../...../...1.../...T.../...b.../...../... w",
        ".../...../...1.../....T../...a.../...../... w",
        ".../...../...1.../...T.../....a../...../... w",
    ];
    let hashes: HashSet<u64> = texts.iter().map(|text| text.parse::<Position>().unwrap().hash()).collect();
    assert_eq!(hashes.len(), texts.len());
}

#[test]
fn the_order_in_which_stones_were_laid_makes_no_difference() {
    let [one, other] = [["d5-e5=1", "d4-e3=1", "d5-c5=2"], ["d5-c5=2", "d4-e3=1", "d5-e5=1"]].map(|game| {
        game.iter().fold(Position::start(), |now, text| now.after(now.parse_action(text).unwrap()))
    });
    assert_eq!(one, other);
    assert_eq!(one.hash(), other.hash());
}

#[test]
fn the_eight_symmetries_are_those_of_the_square() {
    let position: Position = ".1./...../......./....T../......./...../... r".parse().unwrap();
    let seen: Vec<String> = (0..position.symmetries()).map(|n| position.transformed(n).to_string()).collect();
    assert_eq!(
        seen,
        [
            ".1./...../......./....T../......./...../... r",
            ".../...../......./....T../......./...../.1. r",
            ".1./...../......./..T..../......./...../... r",
            ".../...../......./..T..../......./...../.1. r",
            ".../...../...T.../......1/......./...../... r",
            ".../...../...T.../1....../......./...../... r",
            ".../...../......./......1/...T.../...../... r",
            ".../...../......./1....../...T.../...../... r",
        ]
    );
}

#[test]
fn an_unchecked_call_that_is_wrong_answers_nonsense_but_does_not_panic() {
    let mut random = Random::new(1);
    for position in random_game(Position::start(), 3, 36).into_iter().step_by(6) {
        for action in universe() {
            // The same twice: a stone on a stone, and in the end a value that has run out.
            let mut now = position.after(action).after(action);
            for _ in 0..4 {
                now.play_unchecked(action);
            }
            let listed = now.actions().len();
            assert_eq!(now.count_actions(), listed);
            assert_eq!(now.random_action(&mut random).is_some(), listed > 0);
            assert_eq!(now.outcome().is_some(), listed == 0);
            assert_eq!(now.transformed(3).transformed(3).hash(), now.hash());
            assert!(!now.to_string().is_empty() && now.check(action).is_err());
        }
    }
}
