//! The second checker refuses what is not a puzzle.

use tessera_games::GameId;
use tessera_puzzles::{Goal, Others, Puzzle, Step, check, puzzles};

fn some(game: GameId, is: impl Fn(&Puzzle) -> bool) -> Puzzle {
    puzzles(game).unwrap().into_iter().find(|puzzle| is(puzzle)).expect("there is such a puzzle")
}

fn refused(puzzle: &Puzzle) -> String {
    check(puzzle).expect_err("it is no puzzle").to_string()
}

fn with(puzzle: &Puzzle, change: impl FnOnce(&mut Puzzle)) -> Puzzle {
    let mut changed = puzzle.clone();
    change(&mut changed);
    changed
}

#[test]
fn a_win_is_neither_shorter_nor_longer_and_its_line_is_whole() {
    let two = some(GameId::Xok, |puzzle| puzzle.goal == Goal::Win && puzzle.turns == 2);
    assert_eq!(check(&two), Ok(()));
    assert!(refused(&with(&two, |puzzle| puzzle.turns = 3)).contains("instead of 5"));
    assert!(refused(&with(&two, |puzzle| puzzle.solution.truncate(1))).contains("instead of 3"));
    let first = |puzzle: &mut Puzzle| {
        puzzle.turns = 1;
        puzzle.solution.truncate(1);
    };
    assert!(refused(&with(&two, first)).contains("does not win within 1 turns"));
    assert!(refused(&with(&two, |puzzle| puzzle.others = Others::Always)).contains("what is proven"));
    assert!(refused(&with(&two, |puzzle| puzzle.position = "nonsense".into())).contains("cannot be read"));
    assert!(
        refused(&with(&two, |puzzle| puzzle.solution[0].turn = "zz".into())).contains("cannot be played")
    );
}

#[test]
fn every_other_turn_is_refused_as_a_solution() {
    for game in [GameId::Xok, GameId::Yoxii, GameId::Trexo] {
        for goal in [Goal::Win, Goal::Save] {
            let Some(puzzle) =
                puzzles(game).unwrap().into_iter().find(|puzzle| puzzle.goal == goal && puzzle.turns == 1)
            else {
                continue;
            };
            let position = puzzle.start().unwrap();
            let mut refusals = 0;
            for text in position.action_texts() {
                let step = Step { turn: text, loose: puzzle.solution[0].loose };
                refusals += usize::from(check(&with(&puzzle, |puzzle| puzzle.solution[0] = step)).is_err());
            }
            // Those that are the same answer are accepted: sharks that face elsewhere and eat the same, other values.
            let all = position.count_actions();
            assert!((all * 9 / 10..all).contains(&refusals), "{refusals} of {all}: {puzzle:?}");
        }
    }
}

#[test]
fn the_last_detail_is_asked_exactly_where_one_works() {
    for game in [GameId::Yoxii, GameId::Slither] {
        for loose in [true, false] {
            let puzzle = some(game, |puzzle| puzzle.solution[0].loose == loose);
            assert_eq!(check(&puzzle), Ok(()));
            assert!(
                refused(&with(&puzzle, |puzzle| puzzle.solution[0].loose = !loose))
                    .contains("marked wrongly")
            );
        }
    }
}

#[test]
fn a_wall_that_is_not_needed_is_refused_and_one_that_is_may_not_be_missing() {
    let walled = some(GameId::Slither, |puzzle| puzzle.solution[0].turn.starts_with('#'));
    assert_eq!(check(&walled), Ok(()));
    let without = |puzzle: &mut Puzzle| {
        let turn = puzzle.solution[0].turn.split_once(' ').expect("a wall and a move").1.to_owned();
        puzzle.solution[0].turn = turn;
    };
    assert!(refused(&with(&walled, without)).contains("does not do it"));
    let plain = some(GameId::Slither, |puzzle| !puzzle.solution[0].turn.contains(['#', 'o']));
    let position = plain.start().unwrap();
    let wall = position.action_texts().into_iter().find(|text| text.starts_with('#')).expect("a wall");
    let refused = refused(&with(&plain, |puzzle| {
        puzzle.solution[0].turn = format!("{wall} {}", puzzle.solution[0].turn);
    }));
    assert!(refused.contains("does"), "{refused}");
}
