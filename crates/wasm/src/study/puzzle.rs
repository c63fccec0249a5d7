//! Puzzles: their files, the answers to them, and those in a game that was played.

use serde::Serialize;
use tessera_puzzles::{Goal, PuzzleError, Step};
use tessera_search::Clock;
use tessera_view::{Line, action_error};

use crate::answer::{Answer, words};

/// A puzzle, as the page needs it.
#[derive(PartialEq, Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Puzzle {
    /// The position string. The solver is to move.
    position: String,
    /// Whether the solver shall win; otherwise only not lose.
    wins: bool,
    /// Of a win, the solver's turns; of a rescue, the opponent's turns within which all else loses.
    turns: u32,
    /// What it is about.
    theme: &'static str,
    /// The lowest level that solves it; 0 if no level was tried.
    level: u8,
    /// The solver's turns and the answers, in turn. A `*` after a turn says that its last detail is not asked.
    solution: Vec<String>,
}

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

/// The puzzle that was found in a game.
#[derive(PartialEq, Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Found {
    puzzle: Option<Puzzle>,
}

fn texts(solution: &[Step]) -> Vec<String> {
    solution.iter().map(Step::to_string).collect()
}

pub(crate) fn read(text: &str) -> Answer<Puzzles> {
    let puzzles = tessera_puzzles::read(text).map_err(|error| match error {
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

/// The puzzle at the end of a line, whose last turn has led to it.
pub(crate) fn find(line: &Line, clock: Clock) -> Answer<Found> {
    let played = line.played()?;
    let position = played.last();
    // The start of the last turn: the last position of the other player's whose predecessor was not.
    let mover = position.to_move();
    let others = played.positions.iter().rev().skip(1).take_while(|before| before.to_move() != mover);
    let puzzle = others.last().and_then(|before| {
        let (draft, theme) = tessera_puzzles::find(before, &position, clock)?;
        Some(Puzzle {
            position: position.to_string(),
            wins: draft.goal == Goal::Win,
            turns: draft.turns,
            theme: theme.name(),
            level: 0,
            solution: texts(&draft.solution),
        })
    });
    Ok(Found { puzzle })
}

#[cfg(test)]
mod tests {
    use tessera_games::GameId;
    use tessera_search::system_clock;
    use tessera_view::Line;

    use super::{accepts, find, read};

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
        assert!(!judged("e1-d1=1").unwrap().right);
        assert!(judged("a1-a1=1").is_err() && judged("nonsense").is_err());
    }

    #[test]
    fn a_damaged_file_is_refused_with_its_line() {
        let text = tessera_puzzles::shipped(GameId::Xok).replacen("|race|", "|rice|", 1);
        let problem = read(&text).unwrap_err();
        assert_eq!((problem.id.as_str(), problem.args.len()), ("puzzles-damaged", 1));
    }

    #[test]
    fn a_puzzle_is_found_where_the_last_turn_was_a_mistake() {
        // The last turn of a solution of several turns is a puzzle of its own, with the defence as the turn before it.
        let mut found = 0;
        for puzzle in read(tessera_puzzles::shipped(GameId::Yoxii)).unwrap().puzzles.iter().take(40) {
            let mut line = line(GameId::Yoxii, &puzzle.position);
            assert_eq!(find(&line, system_clock).unwrap().puzzle, None, "nothing was played");
            if let [first, answer, last] = &puzzle.solution[..] {
                let turns = [first, answer].map(|turn| turn.trim_end_matches('*').to_owned());
                line.actions.extend(turns);
                if let Some(puzzle) = find(&line, system_clock).unwrap().puzzle {
                    assert!(
                        puzzle.wins && puzzle.solution[0].trim_end_matches('*') == last.trim_end_matches('*')
                    );
                    found += 1;
                }
            }
        }
        assert!(found > 0);
    }
}
