//! Tests that every example, in the help and in the documentation, is one that this program understands.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Command;
use clap::error::ErrorKind;

use crate::help::definition;

/// A line for a shell that calls `tessera`, and where it stands.
struct Example {
    place: String,
    line: String,
}

/// The words of each call of `tessera` in a line of a shell, without the redirections.
fn calls(line: &str) -> Vec<Vec<String>> {
    let mut calls = Vec::new();
    let mut commands: Vec<Vec<String>> = vec![Vec::new()];
    let mut word: Option<String> = None;
    let mut signs = line.chars().peekable();
    let mut quote = None;
    while let Some(sign) = signs.next() {
        if sign == '$' && quote != Some('\'') && signs.peek() == Some(&'(') {
            signs.next();
            let inner: String = signs.by_ref().take_while(|&sign| sign != ')').collect();
            calls.extend(self::calls(&inner));
            word.get_or_insert_default().push_str("start");
            continue;
        }
        match (quote, sign) {
            (Some(open), _) if sign == open => quote = None,
            (None, '\'' | '"') => {
                quote = Some(sign);
                word.get_or_insert_default();
            }
            (None, '#') if word.is_none() => break,
            (None, ' ') if signs.peek() == Some(&' ') => break,
            (None, ' ' | '|' | ';' | '>' | '<') => {
                commands.last_mut().expect("a command").extend(word.take());
                match sign {
                    '|' | ';' => commands.push(Vec::new()),
                    '>' | '<' => {
                        let _ = signs.by_ref().skip_while(|sign| *sign == ' ').find(|sign| *sign == ' ');
                    }
                    _ => {}
                }
            }
            _ => word.get_or_insert_default().push(sign),
        }
    }
    commands.last_mut().expect("a command").extend(word);
    for words in commands {
        let begin = words.iter().position(|word| word == "tessera");
        calls.extend(begin.map(|begin| words[begin..].to_vec()));
    }
    calls
}

#[test]
fn a_line_of_a_shell_is_divided_into_calls() {
    let words = |line: &str| calls(line).into_iter().map(|words| words.join("+")).collect::<Vec<_>>();
    assert_eq!(words("tessera show trexo '10/10 X'  # the start"), ["tessera+show+trexo+10/10 X"]);
    assert_eq!(words("tessera print trexo -o - | lp"), ["tessera+print+trexo+-o+-"]);
    assert_eq!(words("cat a b | tessera record stats - > b c"), ["tessera+record+stats+-+c"]);
    let nested = words("tessera draw trexo \"$(tessera play trexo start e5e6)\" --slanted");
    assert_eq!(nested, ["tessera+play+trexo+start+e5e6", "tessera+draw+trexo+start+--slanted"]);
    assert_eq!(words("until tessera jobs status | grep -q '^0'; do"), ["tessera+jobs+status"]);
}

fn of_help(command: &Command, examples: &mut Vec<Example>) {
    let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    for line in help.lines().filter_map(|line| line.strip_prefix("  ")) {
        let place = command.get_display_name().unwrap_or_else(|| command.get_name()).to_owned();
        examples.push(Example { place, line: line.to_owned() });
    }
    command.get_subcommands().for_each(|part| of_help(part, examples));
}

/// Whether a file is a page below `docs`.
fn is_page(path: &Path) -> bool {
    path.extension().is_some_and(|end| end == "md") && path.to_string_lossy().contains("/docs/")
}

/// The files of the documentation: docs, and every README.
fn pages(folder: &Path, pages: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
        if path.is_dir() {
            if !name.starts_with('.') && !["target", "node_modules", "dist"].contains(&name.as_str()) {
                self::pages(&path, pages);
            }
        } else if name == "README.md" || is_page(&path) {
            pages.push(path);
        }
    }
}

/// Whether a call in running text stands for many: it has placeholders, such as GAME.
fn is_pattern(line: &str) -> bool {
    let is_name = |word: &str| {
        let word = word.trim_matches(|sign: char| !sign.is_alphanumeric() && sign != '-');
        !word.is_empty() && word.chars().all(|sign| sign.is_ascii_uppercase())
    };
    line.contains(['…', '[', '\\']) || line.split([' ', '=', '.', '/']).any(is_name)
}

/// Whether a call in running text only names a command, such as `tessera record stats`.
fn is_name(line: &str) -> bool {
    let program = definition();
    let names = line.split(' ').skip(1);
    names.map(Some).try_fold(&program, |command, name| command.find_subcommand(name?)).is_some()
}

fn of_page(place: &str, text: &str, examples: &mut Vec<Example>) {
    let mut block: Option<String> = None;
    for line in text.replace(" \\\n    ", " ").lines() {
        if let Some(kind) = line.trim_start().strip_prefix("```") {
            block = if block.is_some() { None } else { Some(kind.to_owned()) };
        } else if block.as_deref().is_some_and(|kind| ["", "sh", "text"].contains(&kind)) {
            examples.push(Example { place: place.to_owned(), line: line.trim_start().to_owned() });
        }
    }
    let prose: String = text.split("```").step_by(2).collect();
    let spans =
        prose.split('`').skip(1).step_by(2).map(|span| span.split_whitespace().collect::<Vec<_>>().join(" "));
    for line in spans.filter(|line| line.starts_with("tessera ") && !is_pattern(line)) {
        // `tessera puzzles make` in a sentence names the command.
        if !is_name(&line) {
            examples.push(Example { place: place.to_owned(), line });
        }
    }
}

#[test]
fn every_example_is_understood() {
    let mut examples = Vec::new();
    let mut program = definition();
    program.build();
    of_help(&program, &mut examples);
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut paths = Vec::new();
    pages(&root, &mut paths);
    for path in paths {
        let text = fs::read_to_string(&path).expect("a page");
        of_page(&path.strip_prefix(&root).expect("below").display().to_string(), &text, &mut examples);
    }
    let (mut count, mut problems) = (0, Vec::new());
    for Example { place, line } in examples {
        for words in calls(&line) {
            count += 1;
            let error = definition().try_get_matches_from(&words).err();
            let is_help = |kind| matches!(kind, ErrorKind::DisplayHelp | ErrorKind::DisplayVersion);
            let error = error.filter(|error| !is_help(error.kind()));
            problems.extend(error.map(|error| format!("{place}: {line}: {error}")));
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    assert!(count > 190, "only {count} examples were found");
}
