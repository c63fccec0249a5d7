//! `tessera puzzles` and `tessera print --puzzles`, as a person asks for them.

use std::fs;

use tessera_games::GameId;
use tessera_puzzles::puzzles;

use crate::common::{complaint, file, printed, run_with};

#[test]
fn puzzles_are_made_checked_and_packed() {
    let (lines, packed) = (file("puzzles.jsonl"), file("puzzles.txt"));
    let make = ["puzzles", "make", "yoxii", "--count", "3", "-o", &lines];
    assert_eq!(printed(&make), format!("{lines}: 3 of 3 puzzles\n"));
    assert_eq!(fs::read_to_string(&lines).unwrap(), printed(&["puzzles", "make", "yoxii", "--count", "3"]));
    assert_eq!(printed(&["puzzles", "check", &lines]), "3 puzzles confirmed\n");
    let said = printed(&["puzzles", "pack", &lines, "-o", &packed]);
    assert!(said.contains("3 puzzles, "), "{said}");
    assert_eq!(printed(&["puzzles", "check", &packed, "--every", "2"]), "2 puzzles confirmed\n");
    assert_eq!(fs::read_to_string(&packed).unwrap(), printed(&["puzzles", "pack", &lines]));
}

#[test]
fn a_file_that_is_damaged_or_wrong_is_named_in_one_sentence() {
    let path = file("damaged.jsonl");
    fs::write(&path, "{\"game\":\"go\"}\n").unwrap();
    let (_, said) = complaint(&["puzzles", "check", &path]);
    assert!(said.contains(&path) && said.contains("line 1 is not a puzzle"), "{said}");
    let made = printed(&["puzzles", "make", "yoxii", "--count", "1"]);
    fs::write(&path, made.replace("\"turns\":1", "\"turns\":2")).unwrap();
    let (_, said) = complaint(&["puzzles", "check", &path]);
    assert!(
        said.contains("1 of 1 puzzle disputed\npuzzle 1 is disputed: its solution has 1 turns"),
        "{said}"
    );
    let (_, said) = complaint(&["puzzles", "make", "xok", "--count", "1", "-o", &path]);
    assert!(said.contains("it belongs to another run"), "{said}");
}

#[test]
fn puzzles_are_printed_six_to_a_page_with_solutions_at_the_end() {
    let path = file("puzzles.pdf");
    for game in ["xok", "yoxii", "trexo", "slither"] {
        let said = printed(&["print", "--puzzles", game, "-o", &path]);
        assert_eq!(said, format!("{path}: 3 pages\n"));
    }
    let said = printed(&["print", "yoxii", "--puzzles", "--theme", "jump-out", "--count", "7", "-o", &path]);
    assert_eq!(said, format!("{path}: 3 pages\n"));
    let (_, said) = complaint(&["print", "xok", "--puzzles", "--theme", "jump-out"]);
    assert!(said.contains("jump-out is not a theme of Xok: join, cut, feed-a-shark, race"), "{said}");
    let (_, said) = complaint(&["print", "xok", "--theme", "join"]);
    assert!(said.contains("--puzzles"), "{said}");
}

/// The output of `tessera puzzles play` with these lines typed.
fn play(options: &[&str], typed: &str) -> String {
    let output = run_with(&[&["puzzles", "play"], options].concat(), typed.as_bytes());
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn puzzles_are_solved_by_typing_turns_in_every_language() {
    for game in GameId::ALL {
        let all = puzzles(game).unwrap();
        let longest = all.iter().map(|puzzle| puzzle.solution.len()).max().unwrap();
        let number = 1 + all.iter().position(|puzzle| puzzle.solution.len() == longest).unwrap();
        let answers: Vec<&str> = all[number - 1].answers().map(|step| step.turn.as_str()).collect();
        for (language, solved) in [
            ("en", "Solved at the first try: 1 of 1."),
            ("pl", "Rozwiązane za pierwszym razem: 1 z 1."),
            ("cs", "Vyřešeno na první pokus: 1 z 1."),
        ] {
            let number = number.to_string();
            let text = play(
                &[game.name(), "--number", &number, "--language", language],
                &(answers.join("\n") + "\nquit\n"),
            );
            assert!(text.ends_with(&format!("{solved}\n")), "{text}");
            assert!(!text.contains("puzzles-") && !text.contains("command-"), "{text}");
        }
    }
}

#[test]
fn hints_mistakes_and_the_solution_are_told() {
    let puzzle = ["yoxii", "--number", "1"];
    let text = play(&puzzle, "help\nhint\nhint\nhint\ne1-f2=2\n\nquit\n");
    assert!(text.contains("Yoxii, puzzle 1, level ") && text.contains("Red to move."), "{text}");
    assert!(text.contains("Look here: ") && text.contains("The turn is: e1-f2=1."), "{text}");
    assert!(text.contains("Solved: that "), "{text}");
    assert!(text.contains("Solved at the first try: 0 of 1."), "the next one was not tried: {text}");
    let text = play(&puzzle, "dance\nsolution\nmoves\nnext\nquit\n");
    assert!(text.contains("This is the solution. e1-f2=1"), "{text}");
    let legal = printed(&["moves", "yoxii", &puzzles(GameId::Yoxii).unwrap()[0].position]);
    let wrong = legal.lines().find(|turn| !turn.starts_with("e1-f2")).expect("another turn");
    let text = play(&puzzle, &format!("{wrong}\ne1-f2=1\n"));
    assert!(
        text.contains("Another turn ") && text.contains(" Try again.") && text.contains(": 0 of 1."),
        "{text}"
    );
    assert_eq!(play(&[], "chess\nxok\nquit\n").matches("There is no such game.").count(), 1);
    assert_eq!(play(&["xok", "--seed", "1"], ""), play(&["xok", "--seed", "1"], ""));
    let (code, said) = complaint(&["puzzles", "play", "xok", "--theme", "block"]);
    assert!(code == Some(2) && said.contains("is not a theme of Xok"), "{said}");
    let (code, said) = complaint(&["puzzles", "play", "xok", "--number", "5000"]);
    assert!(code == Some(1) && said.contains("there are 1000 puzzles"), "{said}");
}

#[test]
fn a_puzzle_that_is_there_twice_is_disputed() {
    let path = file("twice.jsonl");
    let made = printed(&["puzzles", "make", "yoxii", "--count", "2"]);
    let first = made.lines().next().expect("a puzzle");
    fs::write(&path, format!("{made}{first}\n")).unwrap();
    let (code, said) = complaint(&["puzzles", "check", &path]);
    assert!(code == Some(1) && said.contains("puzzle 3 is disputed: it is puzzle 1 again"), "{said}");
}
