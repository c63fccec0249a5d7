//! Puzzles in a game that was played. They are proven by a search of their own.

use serde::Serialize;
use tessera_puzzles::Goal;
use tessera_search::Clock;
use tessera_view::Line;

use super::{Puzzle, texts};
use crate::answer::Answer;

/// The puzzle that was found in a game.
#[derive(PartialEq, Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Found {
    puzzle: Option<Puzzle>,
}

/// The puzzle at the end of a line, whose last turn has led to it.
pub(super) fn find(line: &Line, clock: Clock) -> Answer<Found> {
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

    use super::find;

    #[test]
    fn a_puzzle_is_found_where_the_last_turn_was_a_mistake() {
        let puzzles = tessera_puzzles::puzzles(GameId::Yoxii).unwrap();
        let rescues = puzzles.iter().filter(|puzzle| puzzle.goal == tessera_puzzles::Goal::Save);
        let mut found = 0;
        for puzzle in rescues.take(10) {
            let saved = vec![puzzle.solution[0].turn.clone()];
            let mut line = Line { game: GameId::Yoxii, start: puzzle.position.clone(), actions: Vec::new() };
            assert_eq!(find(&line, system_clock).unwrap().puzzle, None, "nothing was played");
            line.actions = saved;
            for mistake in line.position().unwrap().action_texts().into_iter().take(40) {
                let mut line = line.clone();
                line.actions.push(mistake);
                let Some(puzzle) = find(&line, system_clock).unwrap().puzzle else { continue };
                assert_eq!(puzzle.position, line.position().unwrap().to_string());
                assert!(!puzzle.solution.is_empty());
                found += 1;
            }
        }
        assert!(found > 0);
    }
}
