//! Files of puzzles: one line of JSON each, or the compact form of the bundled files.
//!
//! The first line of the compact form names game and seed: `tessera-puzzles 1 xok 1`. Each further line is a puzzle: position, goal
//! and turns, theme, level, number, solution, separated by `|`. The goal is `w` or `s`, in upper case where other turns fail
//! however long the game lasts; the turns of the solution are separated by commas.

use std::fmt::Write as _;

use tessera_games::GameId;

use crate::{Goal, Others, Puzzle, PuzzleError, Step};

/// The beginning of the compact form.
const MARK: &str = "tessera-puzzles 1 ";

/// Reads puzzles in either form.
pub fn read(text: &str) -> Result<Vec<Puzzle>, PuzzleError> {
    if text.starts_with(MARK) { read_compact(text) } else { read_lines(text) }
}

/// Reads puzzles, one line of JSON each.
pub(crate) fn read_lines(text: &str) -> Result<Vec<Puzzle>, PuzzleError> {
    let lines = text.lines().enumerate();
    let read = |(index, line)| {
        let puzzle: Puzzle =
            serde_json::from_str(line).map_err(|error| PuzzleError::damaged(index + 1, error))?;
        sensible(puzzle).map_err(|problem| PuzzleError::damaged(index + 1, problem))
    };
    lines.map(read).collect()
}

/// Writes puzzles of one game and seed in the compact form. Those of another game or seed are an error.
pub fn compact(puzzles: &[Puzzle]) -> Result<String, PuzzleError> {
    let Some(first) = puzzles.first() else {
        return Err(PuzzleError::damaged(1, "there is none"));
    };
    let mut text = format!("{MARK}{} {}\n", first.game, first.seed);
    for (index, puzzle) in puzzles.iter().enumerate() {
        if (puzzle.game, puzzle.seed) != (first.game, first.seed) {
            let (game, seed) = (puzzle.game.title(), puzzle.seed);
            return Err(PuzzleError::Another { line: index + 1, game, seed });
        }
        let goal = match (puzzle.goal, puzzle.others) {
            (Goal::Win, Others::Within) => 'w',
            (Goal::Win, Others::Always) => 'W',
            (Goal::Save, Others::Within) => 's',
            (Goal::Save, Others::Always) => 'S',
        };
        let solution: Vec<String> = puzzle.solution.iter().map(Step::to_string).collect();
        let Puzzle { position, turns, theme, level, number, .. } = puzzle;
        let _ = writeln!(text, "{position}|{goal}{turns}|{theme}|{level}|{number}|{}", solution.join(","));
    }
    Ok(text)
}

/// Reads puzzles in the compact form only: what does not need JSON is smaller in a browser.
pub fn read_compact(text: &str) -> Result<Vec<Puzzle>, PuzzleError> {
    let mut lines = text.lines();
    let first = lines.next().unwrap_or_default();
    let head = first
        .strip_prefix(MARK)
        .ok_or_else(|| PuzzleError::damaged(1, format_args!("{first:?} does not begin a file of puzzles")))?;
    let (game, seed) = read_head(head)
        .ok_or_else(|| PuzzleError::damaged(1, format_args!("{head:?} does not name a game and a seed")))?;
    let read = |(index, line): (usize, &str)| {
        let damaged = |problem: String| PuzzleError::damaged(index + 2, problem);
        let puzzle = read_one(game, seed, line).map_err(damaged)?;
        sensible(puzzle).map_err(damaged)
    };
    lines.enumerate().map(read).collect()
}

fn read_head(head: &str) -> Option<(GameId, u64)> {
    let (game, seed) = head.split_once(' ')?;
    Some((game.parse().ok()?, seed.parse().ok()?))
}

fn read_one(game: GameId, seed: u64, line: &str) -> Result<Puzzle, String> {
    let parts: Vec<&str> = line.split('|').collect();
    let [position, goal, theme, level, number, solution] = parts[..] else {
        return Err(format!("it has {} parts instead of 6", parts.len()));
    };
    let (kind, turns) = goal.split_at_checked(1).ok_or("its goal is missing")?;
    let (goal, others) = match kind {
        "w" => (Goal::Win, Others::Within),
        "W" => (Goal::Win, Others::Always),
        "s" => (Goal::Save, Others::Within),
        "S" => (Goal::Save, Others::Always),
        _ => return Err(format!("there is no goal {kind:?}")),
    };
    let not_a_number = |what: &str| format!("its {what} is not a number");
    Ok(Puzzle {
        game,
        position: position.into(),
        goal,
        turns: turns.parse().map_err(|_| not_a_number("number of turns"))?,
        others,
        solution: solution.split(',').map(|turn| Step::from(turn.to_owned())).collect(),
        theme: theme.parse().map_err(|error: crate::UnknownTheme| error.to_string())?,
        level: level.parse().map_err(|_| not_a_number("level"))?,
        seed,
        number: number.parse().map_err(|_| not_a_number("game"))?,
    })
}

/// The puzzle, if its parts can belong together. Whether it is true is for the checker to say.
fn sensible(puzzle: Puzzle) -> Result<Puzzle, String> {
    let game = puzzle.game.title();
    if puzzle.theme.game() != puzzle.game {
        return Err(format!("{} is not a theme of {game}", puzzle.theme));
    }
    if !(1..=10).contains(&puzzle.level) {
        return Err("its level is not from 1 to 10".into());
    }
    if puzzle.turns == 0 || puzzle.turns > 99 || puzzle.solution.is_empty() {
        return Err("it has no solution of 1 to 99 turns".into());
    }
    let mut position =
        puzzle.start().map_err(|error| format!("its position is not one of {game}: {error}"))?;
    for step in &puzzle.solution {
        let turn = &step.turn;
        let actions =
            position.parse_turn(turn).map_err(|error| format!("{turn} cannot be played: {error}"))?;
        for action in actions {
            position.play(action).map_err(|error| format!("{turn} cannot be played: {error}"))?;
        }
    }
    Ok(puzzle)
}

#[cfg(test)]
mod tests {
    use super::{compact, read, read_compact};

    const PUZZLE: &str = "tessera-puzzles 1 xok 1\nFS0./.s5FF/.s2.FF/ffc0.a5./F.f.B1/S5s1b4./.A2S3 w|w2|race|5|0|Cd2e,d1e1,c4d4\n";

    #[test]
    fn both_forms_say_the_same() {
        let puzzles = read(PUZZLE).unwrap();
        assert_eq!(compact(&puzzles).unwrap(), PUZZLE);
        let json = serde_json::to_string(&puzzles[0]).unwrap();
        assert_eq!(read(&json).unwrap(), puzzles);
    }

    #[test]
    fn a_damaged_file_gets_a_clear_sentence() {
        let cases = [
            ("xok 1", "xok", "line 1 is not a puzzle: \"xok\" does not name a game and a seed"),
            ("|w2|", "|x2|", "line 2 is not a puzzle: there is no goal \"x\""),
            ("|w2|", "|w|", "line 2 is not a puzzle: its number of turns is not a number"),
            ("|w2|", "|w0|", "line 2 is not a puzzle: it has no solution of 1 to 99 turns"),
            ("|race|", "|block|", "line 2 is not a puzzle: block is not a theme of Xok"),
            ("|race|", "|rice|", "line 2 is not a puzzle: there is no theme \"rice\""),
            ("|5|", "|11|", "line 2 is not a puzzle: its level is not from 1 to 10"),
            ("|5|0|", "|5|", "line 2 is not a puzzle: it has 5 parts instead of 6"),
            ("S3 w|", "S3|", "line 2 is not a puzzle: its position is not one of Xok"),
            ("Cd2e,", "Cd9e,", "line 2 is not a puzzle: Cd9e cannot be played"),
            ("tessera-puzzles 1", "tessera-puzzles 2", "line 1 is not a puzzle: expected"),
        ];
        for (sound, broken, sentence) in cases {
            let error = read(&PUZZLE.replacen(sound, broken, 1)).unwrap_err().to_string();
            assert!(error.starts_with(sentence), "{error}");
        }
        let error = read("{\"game\":\"xok\"}").unwrap_err().to_string();
        assert!(error.starts_with("line 1 is not a puzzle: missing field"), "{error}");
        let error = read_compact("nonsense").unwrap_err().to_string();
        assert_eq!(error, "line 1 is not a puzzle: \"nonsense\" does not begin a file of puzzles");
        assert_eq!(compact(&[]).unwrap_err().to_string(), "line 1 is not a puzzle: there is none");
    }
}
