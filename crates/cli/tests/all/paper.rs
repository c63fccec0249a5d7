//! `tessera draw` and `tessera print`: pictures and sheets, as a person asks for them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use crate::common::{complaint, printed, run, tessera};

/// A folder of its own for a test, which is gone when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("tessera-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder can be made");
        Self(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_string_lossy().into_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn read(path: impl AsRef<Path>) -> Vec<u8> {
    fs::read(path).expect("the file was written")
}

fn svg(arguments: &[&str]) -> String {
    printed(&[&["draw"][..], arguments, &["-o", "-"]].concat())
}

#[test]
fn the_name_of_the_file_tells_its_form() {
    let folder = Folder::new("forms");
    for (name, beginning) in [("a.svg", &b"<svg"[..]), ("a.png", b"\x89PNG"), ("a.PDF", b"%PDF")] {
        let path = folder.file(name);
        assert_eq!(printed(&["draw", "yoxii", "-o", &path]), "");
        assert!(read(&path).starts_with(beginning), "{name}");
    }
    let path = folder.file("wide.png");
    printed(&["draw", "trexo", "--slanted", "--width", "321", "-o", &path]);
    assert_eq!(read(&path)[16..20], 321_u32.to_be_bytes());
}

#[test]
fn every_game_is_drawn_on_standard_output() {
    for game in ["xok", "yoxii", "trexo", "slither"] {
        let picture = svg(&[game]);
        assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"), "{game}");
        assert_eq!(picture, svg(&[game, "start"]));
    }
    assert_ne!(svg(&["slither"]), svg(&["slither", "--board", "S75"]));
}

#[test]
fn every_option_changes_the_picture() {
    let position = printed(&["play", "trexo", "start", "e5e6", "e4d4"]);
    let at = ["trexo", position.trim()];
    let plain = svg(&at);
    for options in [
        &["--theme", "dark"][..],
        &["--theme", "ink"],
        &["--flip"],
        &["--no-coordinates"],
        &["--supplies"],
        &["--slanted"],
        &["--action", "a1a2"],
        &["--mark", "e5"],
        &["--arrow", "a1-e5"],
    ] {
        assert!(svg(&[&at[..], options].concat()) != plain, "{options:?}");
    }
    assert!(svg(&[&at[..], &["--theme", "light"]].concat()) == plain);
    assert!(svg(&["trexo", "--mark", "e5"]) != svg(&["trexo", "--mark", "cross:e5"]));
}

#[test]
fn an_action_is_played_and_its_turn_is_shown() {
    let after = printed(&["play", "xok", "start", "d3d4", "Sd3e"]);
    let shown = svg(&["xok", "--action", "d3d4", "--action", "Sd3e"]);
    assert_ne!(shown, svg(&["xok", after.trim()]), "the last turn is highlighted");
    let pieces = |picture: &str| picture.matches("xok-shark").count();
    assert_eq!(pieces(&shown), pieces(&svg(&["xok", after.trim()])));
    assert_ne!(pieces(&shown), pieces(&svg(&["xok"])));
}

#[test]
fn a_game_is_printed_with_its_pieces_and_rules() {
    let folder = Folder::new("kit");
    for game in ["xok", "yoxii", "trexo"] {
        let output = tessera(&["print", game]).current_dir(&folder.0).output().expect("it runs");
        let text = String::from_utf8(output.stdout).expect("UTF-8");
        assert!(text.starts_with(&format!("{game}.pdf: ")) && text.ends_with(" pages\n"), "{text}");
        assert!(read(folder.file(&format!("{game}.pdf"))).starts_with(b"%PDF"));
    }
}

#[test]
fn boards_are_printed_by_code_by_seed_or_fresh() {
    let folder = Folder::new("boards");
    let print = |arguments: &[&str]| {
        let arguments = [&["print", "slither"][..], arguments].concat();
        let output = tessera(&arguments).current_dir(&folder.0).output().expect("it runs");
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    assert_eq!(print(&["--seed", "7"]), "slither-S75.pdf: 1 page\nboard S75\n");
    let by_seed = read(folder.file("slither-S75.pdf"));
    assert_eq!(print(&["--board", "s 7-5", "-o", "b.pdf"]), "b.pdf: 1 page\nboard S75\n");
    assert_eq!(read(folder.file("b.pdf")), by_seed);
    let three = ["--board", "S75", "--board", "S0B", "--board", "S75", "--per-page", "2", "--rules"];
    assert!(print(&three).starts_with("slither-S75-and-2-more.pdf: 3 pages\nboard S75\nboard S0B\n"));
    let fresh = print(&["--fresh", "2", "-o", "fresh.pdf"]);
    let codes: Vec<&str> = fresh.lines().filter_map(|line| line.strip_prefix("board ")).collect();
    assert!(fresh.starts_with("fresh.pdf: 2 pages\n"), "{fresh}");
    assert!(codes.len() == 2 && codes[0] != codes[1], "{fresh}");
    assert_eq!(print(&["-o", "usual.pdf"]), "usual.pdf: 1 page\nboard S0B\n");
}

#[test]
fn the_language_is_chosen_or_that_of_the_system() {
    let pdf = |options: &[&str], variables: &[(&str, &str)]| {
        let mut command = tessera(&[&["print", "slither", "-o", "-"][..], options].concat());
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(name);
        }
        command.envs(variables.iter().copied()).output().expect("it runs").stdout
    };
    let [english, polish, czech] = ["en", "pl", "cs"].map(|code| pdf(&["--language", code], &[]));
    assert!(english.starts_with(b"%PDF") && english != polish && english != czech && polish != czech);
    assert_eq!(pdf(&[], &[]), english);
    assert_eq!(pdf(&[], &[("LANG", "pl_PL.UTF-8")]), polish);
    assert_eq!(pdf(&[], &[("LANG", "pl_PL.UTF-8"), ("LC_ALL", "cs_CZ")]), czech);
    assert_eq!(pdf(&[], &[("LANG", "de_DE.UTF-8")]), english);
    assert_eq!(pdf(&[], &[("LANG", "pl"), ("LC_ALL", "")]), polish);
    assert_ne!(pdf(&["--paper", "letter"], &[]), english);
}

#[test]
fn bad_input_ends_with_one_and_a_sentence() {
    let folder = Folder::new("bad");
    let nowhere = folder.file("none/xok.svg");
    for arguments in [
        &["draw", "xok", "nonsense", "-o", "-"][..],
        &["draw", "xok", "--action", "d3d5", "-o", "-"],
        &["draw", "xok", "--mark", "z9", "-o", "-"],
        &["draw", "xok", "--board", "S75", "-o", "-"],
        &["draw", "xok", "-o", &nowhere],
        &["print", "slither", "--board", "S0T"],
    ] {
        let (code, sentence) = complaint(arguments);
        assert_eq!(code, Some(1), "{arguments:?}: {sentence}");
        assert!(sentence.starts_with("error: ") && sentence.lines().count() == 1, "{sentence}");
    }
}

#[test]
fn bad_usage_ends_with_two() {
    for arguments in [
        &["draw", "xok"][..],
        &["draw", "xok", "-o", "xok.jpg"],
        &["draw", "xok", "-o", "xok"],
        &["draw", "xok", "-o", "-", "--theme", "pink"],
        &["draw", "xok", "-o", "-", "--mark", "blob:e5"],
        &["draw", "xok", "-o", "-", "--arrow", "e5"],
        &["draw", "xok", "-o", "-", "--slanted"],
        &["draw", "xok", "-o", "-", "--width", "100"],
        &["print", "xok", "--seed", "1"],
        &["print", "xok", "--rules"],
        &["print", "slither", "--seed", "1", "--fresh", "2"],
        &["print", "slither", "--fresh", "0"],
        &["print", "slither", "--per-page", "3"],
        &["print", "xok", "--language", "de"],
        &["print", "xok", "-o", "xok.svg"],
    ] {
        let (code, sentence) = complaint(arguments);
        assert_eq!(code, Some(2), "{arguments:?}: {sentence}");
    }
}

#[test]
fn a_broken_pipe_is_not_an_error() {
    for arguments in [&["draw", "slither", "-o", "-"][..], &["print", "slither", "-o", "-"]] {
        let mut child =
            tessera(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    assert!(run(&["print", "slither", "-o", "-"]).stdout.starts_with(b"%PDF"));
}
