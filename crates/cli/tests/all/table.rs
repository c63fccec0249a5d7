//! `tessera table` with games that have names.

use std::fs;
use std::path::PathBuf;
use std::process::Stdio;

use crate::common::tessera;

/// A user with a home of their own.
struct User {
    home: PathBuf,
}

impl User {
    fn new(name: &str) -> Self {
        let home = std::env::temp_dir().join(format!("tessera-user-{name}-{}", std::process::id()));
        fs::create_dir_all(&home).expect("a folder");
        Self { home }
    }

    /// The exit code, the output and the complaints of a command with these lines typed.
    fn types(&self, arguments: &[&str], typed: &str) -> (Option<i32>, String, String) {
        let input = self.home.join("typed");
        fs::write(&input, typed).expect("a file");
        let mut command = tessera(arguments);
        command.env("XDG_STATE_HOME", self.home.join("state")).current_dir(&self.home);
        command.stdin(Stdio::from(fs::File::open(&input).expect("a file")));
        let output = command.output().expect("it runs");
        let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
        (output.status.code(), text(output.stdout), text(output.stderr))
    }

    fn says(&self, arguments: &[&str], typed: &str) -> String {
        let (code, out, complaint) = self.types(arguments, typed);
        assert_eq!(code, Some(0), "{complaint}");
        out
    }
}

impl Drop for User {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.home);
    }
}

#[test]
fn a_game_with_a_name_is_saved_after_every_turn_and_continued() {
    let user = User::new("name");
    assert_eq!(user.says(&["table", "--games"], ""), "There are no saved games.\n");
    user.says(&["table", "xok", "--name", "friday"], "d3d4\n");
    // The input ended without `quit`, as when a terminal is closed.
    let text = user.says(&["table", "--name", "friday"], "text\na1b2\nundo\nundo\ntext\nd3d4\n");
    assert!(text.contains("Black to move:") && text.contains("FF"), "{text}");
    assert!(text.contains(".../..../...../....../...../..../... w"), "undo goes back to the start: {text}");
    user.says(&["table", "yoxii", "--name", "A game for Ann"], "d5-e6=3\n");
    let list = user.says(&["table", "--games"], "");
    let lines: Vec<&str> = list.lines().collect();
    assert!(lines[0].starts_with("A game for Ann  Yoxii: Red to move"), "{list}");
    assert!(lines[1].starts_with("friday          Xok: Black to move"), "{list}");
    let (code, _, complaint) = user.types(&["table", "xok", "--name", "A game for Ann"], "");
    assert!(code == Some(1) && complaint.contains("is a game of Yoxii"), "{complaint}");
}

#[test]
fn games_are_saved_and_opened_by_name_at_the_table() {
    let user = User::new("save");
    let text = user.says(
        &["table", "xok"],
        "d3d4\nsave t1.tgn\na1b2\nsave second game\nc1c2\nopen t1.tgn\ntext\ngames\nsave ../../x\nopen nothing\nsave ?\n",
    );
    assert!(text.contains("The game is saved as t1.tgn, from now on after every turn."), "{text}");
    assert!(text.contains("There is no game nothing."), "{text}");
    assert!(text.contains("“?” cannot be a name."), "{text}");
    let record = fs::read_to_string(user.home.join("t1.tgn")).expect("the record");
    assert!(record.contains("d3d4 a1b2") && !record.contains("c1c2"), "{record}");
    assert!(user.says(&["table", "--games"], "").starts_with("second game  Xok: Black to move"));
    let taken = user.says(&["table", "xok"], "save t1.tgn\n");
    assert!(taken.contains("There is already a game t1.tgn."), "{taken}");
    assert_eq!(fs::read_to_string(user.home.join("t1.tgn")).unwrap(), record);
}

#[test]
fn a_game_against_the_computer_goes_on_against_it() {
    let user = User::new("computer");
    let begun = ["table", "yoxii", "--level", "1", "--seed", "3", "--name", "fast"];
    assert!(user.says(&begun, "d5-e6=3\n").contains("The computer plays "));
    let text = user.says(&["table", "--name", "fast"], "undo\ntext\n");
    assert!(text.contains(".../...../......./...T.../......./...../... w"), "one undo, both turns: {text}");
    let second = ["table", "yoxii", "--level", "1", "--second", "--name", "second"];
    assert_eq!(user.says(&second, "").matches("The computer plays ").count(), 1);
    assert_eq!(user.says(&["table", "--name", "second"], "").matches("The computer plays ").count(), 0);
}

#[test]
fn a_file_with_more_than_the_game_is_never_changed() {
    let user = User::new("more");
    let games = "[Game \"xok\"]\n\n1. d3d4 {good} a1b2 *\n\n[Game \"xok\"]\n\n1. a1b2 *\n";
    let path = user.home.join("games.tgn");
    fs::write(&path, games).expect("a file");
    let text = user.says(&["table", "--name", "games.tgn"], "c1c2\nsave copy\n");
    assert!(text.contains("games.tgn has more than the turns of this game, so it is not changed."), "{text}");
    assert_eq!(fs::read_to_string(&path).unwrap(), games);
    fs::write(&path, "nonsense").expect("a file");
    let (code, _, complaint) = user.types(&["table", "--name", "games.tgn"], "");
    assert!(code == Some(1) && complaint.contains("cannot be read"), "{complaint}");
    assert_eq!(fs::read_to_string(&path).unwrap(), "nonsense");
}
