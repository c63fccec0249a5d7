//! Help texts at several widths, and the manual pages made from them.

use std::fs;

use crate::common::{self, complaint, printed, tessera};

/// The names of every command: `[]` is the program itself, `["record", "check"]` a part of `record`.
pub(crate) fn commands() -> Vec<Vec<String>> {
    let mut found = vec![Vec::new()];
    let mut next = 0;
    while let Some(names) = found.get(next).cloned() {
        let help = help(&names, 100);
        let list = help.lines().skip_while(|line| *line != "Commands:").skip(1);
        for line in list.take_while(|line| !line.is_empty()) {
            let is_name = line.starts_with("  ") && !line.starts_with("   ");
            let name = line.split_whitespace().next().unwrap_or_default();
            if is_name && name != "help" {
                found.push([&names[..], &[name.to_owned()]].concat());
            }
        }
        next += 1;
    }
    found
}

/// The help of a command in a terminal of that many columns.
pub(crate) fn help(names: &[String], columns: usize) -> String {
    let mut words: Vec<&str> = names.iter().map(String::as_str).collect();
    words.push("--help");
    let output = tessera(&words).env("COLUMNS", columns.to_string()).output().expect("it runs");
    assert!(output.status.success(), "{names:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The lines behind the options, of which the last ones are always the same.
fn closing(help: &str) -> Vec<&str> {
    let lines: Vec<&str> = help.lines().collect();
    let is_last =
        |line: &&str| ["-h, --help", "-V, --version"].iter().any(|name| line.trim().starts_with(name));
    let last = lines.iter().rposition(is_last).expect("options");
    lines[last + 1..].iter().copied().skip_while(|line| !line.is_empty()).collect()
}

#[test]
fn examples_stay_whole_and_paragraphs_are_wrapped_once() {
    let commands = commands();
    assert!(commands.len() > 45, "{commands:?}");
    for names in commands {
        let wide = help(&names, 1000);
        let wide = closing(&wide);
        let paragraphs = |line: &&&str| !line.is_empty() && !line.starts_with(' ');
        for pair in wide.windows(2) {
            let broken = pair.iter().filter(paragraphs).count() == 2;
            assert!(!broken, "{names:?} is broken by hand: {pair:?}");
        }
        for columns in [50, 80, 130] {
            let narrow = help(&names, columns);
            let narrow = closing(&narrow);
            for line in wide.iter().filter(|line| line.starts_with(' ')) {
                assert!(narrow.contains(line), "{names:?} breaks {line:?} at {columns}");
            }
            for line in narrow.iter().filter(paragraphs) {
                assert!(line.chars().count() <= columns, "{names:?} at {columns}: {line}");
            }
            for pair in narrow.windows(2).filter(|pair| pair.iter().all(|line| paragraphs(&line))) {
                let word = pair[1].split(' ').next().unwrap_or_default();
                let joined = pair[0].chars().count() + 1 + word.chars().count();
                assert!(joined >= columns, "{names:?} at {columns} breaks early: {pair:?}");
            }
        }
        assert!(!wide.concat().contains('\u{e000}'), "{names:?}");
    }
}

#[test]
fn help_that_cannot_be_printed_is_an_error() {
    if let Ok(full) = fs::OpenOptions::new().write(true).open("/dev/full") {
        let status = tessera(&["--help"]).stdout(full).stderr(std::process::Stdio::null()).status();
        assert_eq!(status.expect("it runs").code(), Some(1));
    }
}

/// The text of a manual page, as a reader sees it.
fn read(page: &str) -> String {
    let shown = |line: &str| {
        let signs =
            [("\\(aq", "'"), ("\\(ga", "`"), ("\\(ha", "^"), ("\\(ti", "~"), ("\\-", "-"), ("\\&", "")];
        signs.iter().fold(line.to_owned(), |line, (code, sign)| line.replace(code, sign)).replace("\\e", "\\")
    };
    page.lines().map(shown).collect::<Vec<_>>().join("\n")
}

#[test]
fn manual_pages_leave_examples_as_they_are_and_have_the_usual_sections() {
    let folder = common::file("man");
    let _ = fs::remove_dir_all(&folder);
    printed(&["man", &folder]);
    let commands = commands();
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), commands.len());
    for names in commands {
        let name = [&["tessera".to_owned()][..], &names].concat().join("-");
        let page = fs::read_to_string(format!("{folder}/{name}.1")).expect("a page");
        for section in ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXIT STATUS", "SEE ALSO"] {
            let heading = format!("\n.SH {section}\n");
            assert!(page.replace('"', "").contains(&heading), "{name} lacks {section}:\n{page}");
        }
        assert!(!page.contains("EXTRA"), "{name}");
        let above = name.rsplit_once('-').map_or("tessera-tui", |(above, _)| above).replace('-', "\\-");
        assert!(page.contains(&format!(".BR {above} (1)")), "{name} does not name {above}");
        let page = read(&page);
        let help = help(&names, 1000);
        let is_code = |line: &&&str| line.trim_start().starts_with(|sign: char| sign.is_ascii_digit());
        for line in closing(&help).iter().filter(|line| line.starts_with("  ")).filter(|line| !is_code(line))
        {
            assert!(page.contains(&format!("\n{}\n", &line[2..])), "{name} changes {line:?}:\n{page}");
        }
    }
    let (code, sentence) = complaint(&["man", "/dev/null/man"]);
    assert_eq!((code, sentence.lines().count()), (Some(1), 1), "{sentence}");
}
