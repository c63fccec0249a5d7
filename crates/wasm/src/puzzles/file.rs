//! Files of puzzles, and the answers to them.

use serde::Serialize;
use tessera_puzzles::{Goal, PuzzleError, Step};
use tessera_view::{Line, action_error};

use super::{Puzzle, texts};
use crate::answer::{Answer, words};

/// The puzzles of a file.
#[derive(PartialEq, Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Puzzles {
    puzzles: Vec<Puzzle>,
}

/// Whether a turn is that of the solution.
#[derive(PartialEq, Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Accepted {
    right: bool,
}

pub(crate) fn read(text: &str) -> Answer<Puzzles> {
    let puzzles = tessera_puzzles::read_compact(text).map_err(|error| match error {
        PuzzleError::Damaged { line, .. } => words("puzzles-damaged", [("line", line.into())]),
        _ => words("core-request", []),
    })?;
    let puzzles = puzzles.into_iter().map(|puzzle| Puzzle {
        solution: texts(&puzzle.solution),
        position: puzzle.position,
        wins: puzzle.goal == Goal::Win,
        turns: puzzle.turns,
        theme: puzzle.theme.name(),
        level: puzzle.level,
    });
    Ok(Puzzles { puzzles: puzzles.collect() })
}

pub(crate) fn accepts(line: &Line, turn: &[String], solution: &str) -> Answer<Accepted> {
    let position = line.position()?;
    let mut now = position;
    let mut given = Vec::with_capacity(turn.len());
    for text in turn {
        given.push(now.parse_action(text).map_err(|error| action_error(&error))?);
        now.play_text(text).map_err(|error| action_error(&error))?;
    }
    let step = Step::from(solution.to_owned());
    Ok(Accepted { right: tessera_puzzles::accepts(&position, &step, &given) })
}

#[cfg(test)]
mod tests {
    use tessera_games::GameId;
    use tessera_view::Line;

    use super::{accepts, read};

    fn line(game: GameId, start: &str) -> Line {
        Line { game, start: start.to_owned(), actions: Vec::new() }
    }

    #[test]
    fn the_solution_of_every_shipped_puzzle_is_accepted() {
        for game in GameId::ALL {
            let puzzles = read(tessera_puzzles::shipped(game)).unwrap().puzzles;
            assert!(puzzles.len() > 200, "{game}");
            for puzzle in &puzzles {
                let line = line(game, &puzzle.position);
                let step = &puzzle.solution[0];
                let mut now = line.position().unwrap();
                let turn: Vec<String> = now
                    .parse_turn(step.trim_end_matches('*'))
                    .unwrap()
                    .into_iter()
                    .map(|action| {
                        let text = now.line_texts(&[action]).remove(0);
                        now.play(action).unwrap();
                        text
                    })
                    .collect();
                assert!(accepts(&line, &turn, step).unwrap().right, "{}", puzzle.position);
            }
        }
    }

    #[test]
    fn another_turn_is_not_accepted_and_what_cannot_be_played_is_refused() {
        let line = line(GameId::Yoxii, "2../.b4../..d..../c2c3b3./.4c2T4./b33c./.a. r");
        let judged = |turn: &str| accepts(&line, &[turn.to_owned()], "e1-f2=1*");
        assert!(judged("e1-f2=2").unwrap().right);
        let others = line.position().unwrap().action_texts();
        let other = others.iter().find(|text| !text.starts_with("e1-f2")).unwrap();
        assert!(!judged(other).unwrap().right);
        assert!(judged("a1-a1=1").is_err() && judged("nonsense").is_err());
    }

    #[test]
    fn a_damaged_file_is_refused_with_its_line() {
        let text = tessera_puzzles::shipped(GameId::Xok).replacen("|race|", "|rice|", 1);
        let problem = read(&text).unwrap_err();
        assert_eq!((problem.id.as_str(), problem.args.len()), ("puzzles-damaged", 1));
    }
}
