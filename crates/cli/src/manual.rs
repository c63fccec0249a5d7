//! Manual pages, made from the same definitions as the help.
//!
//! The sections that the standard has come from `clap_mangen`. The text behind the options of the help is divided here:
//! its examples become EXAMPLES, left as they are, and its paragraphs belong to DESCRIPTION.

use std::fmt::Write as _;
use std::io::{self, Write as _};

use clap::Command;
use clap_mangen::Man;

use crate::help::EXIT_CODES;

/// A manual page, and the name of its file.
pub(crate) struct Page {
    /// `tessera-record-check.1`.
    pub(crate) file: String,
    /// In roff.
    pub(crate) text: Vec<u8>,
}

/// The page of the program itself, then one for each command.
pub(crate) fn pages() -> io::Result<Vec<Page>> {
    // A command `help` of every command that has commands would be a page that says nothing.
    let mut program = crate::help::definition().disable_help_subcommand(true);
    program.build();
    let mut pages = Vec::new();
    add(&program, None, &mut pages)?;
    Ok(pages)
}

fn add(command: &Command, parent: Option<&str>, pages: &mut Vec<Page>) -> io::Result<()> {
    pages.push(page(command, parent)?);
    for part in command.get_subcommands().filter(|part| !part.is_hide_set()) {
        add(part, Some(&full_name(command)), pages)?;
    }
    Ok(())
}

fn full_name(command: &Command) -> String {
    command.get_display_name().unwrap_or_else(|| command.get_name()).to_owned()
}

fn page(command: &Command, parent: Option<&str>) -> io::Result<Page> {
    let man = Man::new(command.clone());
    let closing = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let Closing { description, examples } = Closing::read(&closing);
    let mut text = Vec::new();
    man.render_title(&mut text)?;
    man.render_name_section(&mut text)?;
    man.render_synopsis_section(&mut text)?;
    man.render_description_section(&mut text)?;
    text.write_all(description.as_bytes())?;
    man.render_options_section(&mut text)?;
    if command.get_subcommands().any(|part| !part.is_hide_set()) {
        man.render_subcommands_section(&mut text)?;
    }
    text.write_all(exit_status().as_bytes())?;
    if !examples.is_empty() {
        write!(text, ".SH EXAMPLES\n{examples}")?;
    }
    text.write_all(see_also(command, parent).as_bytes())?;
    Ok(Page { file: man.get_filename(), text })
}

/// The text behind the options of a help, as roff.
#[derive(Default)]
struct Closing {
    description: String,
    examples: String,
}

impl Closing {
    fn read(help: &str) -> Self {
        let mut closing = Self::default();
        for block in help.split("\n\n") {
            let mut lines = block.lines().peekable();
            let heading = lines.peek().copied().unwrap_or_default();
            if heading == "Exit codes:" {
                continue;
            }
            let in_examples = matches!(heading, "Example:" | "Examples:");
            if in_examples {
                lines.next();
            }
            let part = if in_examples { &mut closing.examples } else { &mut closing.description };
            let mut is_literal = false;
            if !in_examples {
                part.push_str(".PP\n");
            }
            for line in lines {
                let indented = line.starts_with(' ');
                if indented != is_literal {
                    part.push_str(if indented { ".PP\n.RS 2\n.EX\n" } else { ".EE\n.RE\n" });
                    is_literal = indented;
                }
                let _ = writeln!(part, "{}", escaped(line.strip_prefix("  ").unwrap_or(line)));
            }
            if is_literal {
                part.push_str(".EE\n.RE\n");
            }
        }
        closing
    }
}

fn exit_status() -> String {
    let mut text = ".SH EXIT STATUS\n".to_owned();
    for (code, meaning) in EXIT_CODES {
        let _ = write!(text, ".TP\n{code}\n{}\n", escaped(meaning));
    }
    text
}

/// The pages of the command above, and of those below.
fn see_also(command: &Command, parent: Option<&str>) -> String {
    let below = command.get_subcommands().filter(|part| !part.is_hide_set()).map(full_name);
    let names: Vec<String> = parent.map(str::to_owned).into_iter().chain(below).collect();
    let names = names.iter().map(|name| format!(".BR {} (1)", escaped(name)));
    format!(".SH SEE ALSO\n{}\n", names.collect::<Vec<_>>().join(" ,\n"))
}

/// A line of text that roff prints as it is: quotes stay straight, and a first dot is no request.
fn escaped(line: &str) -> String {
    let mut text = String::new();
    if line.starts_with(['.', '\'']) {
        text.push_str("\\&");
    }
    for sign in line.chars() {
        match sign {
            '\\' => text.push_str("\\e"),
            '-' => text.push_str("\\-"),
            '\'' => text.push_str("\\(aq"),
            '`' => text.push_str("\\(ga"),
            '^' => text.push_str("\\(ha"),
            '~' => text.push_str("\\(ti"),
            _ => text.push(sign),
        }
    }
    text
}
