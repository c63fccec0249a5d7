//! Tests that every example, in the help and in the documentation, is one that this program understands.

pub(crate) mod pages;

use clap::Command;
use clap::error::ErrorKind;

use crate::help::definition;

use pages::Example;

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
        examples.push(Example { place, line: line.to_owned(), shown: None });
    }
    command.get_subcommands().for_each(|part| of_help(part, examples));
}

/// Whether a call in running text only names a command, such as `tessera record stats`.
fn is_name(line: &str) -> bool {
    let program = definition();
    let names = line.split(' ').skip(1);
    names.map(Some).try_fold(&program, |command, name| command.find_subcommand(name?)).is_some()
}

#[test]
fn every_example_is_understood() {
    let mut examples = Vec::new();
    let mut program = definition();
    program.build();
    of_help(&program, &mut examples);
    for (place, text) in pages::pages() {
        examples.extend(pages::of_page(&place, &text, is_name));
    }
    let (mut count, mut problems) = (0, Vec::new());
    for Example { place, line, .. } in examples {
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
