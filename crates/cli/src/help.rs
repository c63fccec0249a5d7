//! The definition of the command line, with help texts whose examples stay whole.
//!
//! The text behind the options of a help consists of paragraphs, one line each, and of indented lines: examples and
//! forms of data. clap wraps paragraphs to the width of the terminal. It would break indented lines too, and a broken
//! example cannot be copied. So their spaces are replaced before clap sees them and restored when the help is printed.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Command, CommandFactory, FromArgMatches};
use tessera_messages::Language;

use crate::Tessera;
use crate::output;

/// Stands for a space where clap may not break a line: a private character that no help text contains.
const WHOLE: char = '\u{e000}';

/// What each exit code means, for the help and the manual pages.
pub(crate) const EXIT_CODES: [(u8, &str); 5] = [
    (0, "done"),
    (1, "bad input (a position, an action, a code), or the work failed"),
    (2, "bad usage"),
    (3, "not solved within the limits"),
    (4, "stopped by Ctrl-C or a signal before the end"),
];

/// The commands that print texts for players. All others speak English, so that they do not offer `--language`.
const TRANSLATED: [&[&str]; 11] = [
    &["tui"],
    &["table"],
    &["show"],
    &["moves"],
    &["play"],
    &["draw"],
    &["print"],
    &["rules"],
    &["puzzles", "play"],
    &["record", "show"],
    &["record", "annotate"],
];

/// The definition of the command line.
pub(crate) fn definition() -> Command {
    let codes: String = EXIT_CODES.iter().map(|(code, meaning)| format!("\n  {code}  {meaning}")).collect();
    let command = Tessera::command();
    let closing = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let command = command.after_help(format!("{closing}\n\nExit codes:{codes}"));
    let language = command.get_arguments().find(|argument| argument.get_id() == LANGUAGE).cloned();
    match language {
        Some(language) => command.mut_subcommands(|part| offer_language(part, &language, &[])),
        None => command,
    }
}

/// The id of `--language`.
const LANGUAGE: &str = "language";

/// Hides `--language` where it has no effect.
fn offer_language(command: Command, language: &Arg, above: &[&str]) -> Command {
    let name = command.get_name().to_owned();
    let names = [above, &[name.as_str()]].concat();
    let command = command.arg(language.clone().hide(!TRANSLATED.contains(&&names[..])));
    command.mut_subcommands(|part| offer_language(part, language, &names))
}

/// The names of the command that was called.
fn called(matches: &ArgMatches) -> (Vec<&str>, &ArgMatches) {
    let (mut names, mut matches) = (Vec::new(), matches);
    while let Some((name, inner)) = matches.subcommand() {
        names.push(name);
        matches = inner;
    }
    (names, matches)
}

/// Refuses a language where it has no effect.
fn check_language(command: &mut Command, matches: &ArgMatches) -> Result<Option<Language>, clap::Error> {
    let (names, inner) = called(matches);
    if TRANSLATED.contains(&&names[..]) {
        return Ok(inner.get_one(LANGUAGE).copied());
    }
    if inner.value_source(LANGUAGE) == Some(ValueSource::CommandLine) {
        let sentence =
            format!("`tessera {}` speaks English only, so it takes no --language", names.join(" "));
        return Err(command.error(ErrorKind::ArgumentConflict, sentence));
    }
    Ok(Some(Language::English))
}

/// Reads the arguments of this process. An error may also be the help that was asked for: [`show`] prints it.
pub(crate) fn arguments() -> Result<Tessera, clap::Error> {
    let mut command = with_whole_lines(definition());
    let matches = command.try_get_matches_from_mut(std::env::args_os())?;
    let language = check_language(&mut command, &matches)?;
    let tessera = Tessera::from_arg_matches(&matches).map_err(|error| error.format(&mut command))?;
    Ok(Tessera { language, ..tessera })
}

fn with_whole_lines(command: Command) -> Command {
    let command = match command.get_after_help().map(ToString::to_string) {
        Some(text) => command.after_help(keep_whole(&text)),
        None => command,
    };
    command.mut_subcommands(with_whole_lines)
}

/// Replaces the spaces of indented lines.
fn keep_whole(text: &str) -> String {
    let keep = |line: &str| {
        if line.starts_with(' ') {
            line.replace(' ', WHOLE.encode_utf8(&mut [0; 4]))
        } else {
            line.to_owned()
        }
    };
    text.split('\n').map(keep).collect::<Vec<_>>().join("\n")
}

/// Prints help, the version or a usage error. Help that cannot be written is an error, too.
pub(crate) fn show(message: &clap::Error) -> ExitCode {
    let text = message.render().ansi().to_string().replace(WHOLE, " ");
    if message.use_stderr() {
        let _ = anstream::stderr().write_all(text.as_bytes());
        return ExitCode::from(u8::try_from(message.exit_code()).unwrap_or(2));
    }
    let mut out = output::stdout();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            output::complain(format_args!("{}: {error}", output::styled(output::ERROR, "error")));
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}
