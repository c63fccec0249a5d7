//! `tessera rules`: the rules of a game for players, with diagrams.

use std::fmt::Write as _;
use std::io::{IsTerminal, Write as _, stdout};

use anyhow::Result;
use clap::Args;
use ratatui::crossterm::terminal;
use tessera_games::{AnyPosition, GameId};
use tessera_lessons::{Diagram, Section, rules};
use tessera_messages::{Messages, RULES};

use crate::output::{FAINT, HEADING, styled};
use crate::speaker::language;
use crate::{board, input, output};

/// Lines are broken at this width, or at that of a narrower terminal.
const WIDTH: usize = 76;

/// No line is broken at less.
const NARROWEST: usize = 20;

/// How far diagrams stand in.
const INDENT: &str = "    ";

/// Read the rules of a game, in plain words and with diagrams
#[derive(Args)]
#[command(after_help = "Examples:
  tessera rules xok
  tessera rules slither --language cs
  tessera rules trexo | less

The exact rules, for programs, are in docs/rules/.")]
pub(crate) struct Rules {
    /// The game
    #[arg(value_parser = input::game_parser(), ignore_case = true)]
    game: GameId,
}

impl Rules {
    pub(crate) fn run(&self) -> Result<()> {
        let page = Page { game: self.game, messages: Messages::of(language(), &[RULES])?, width: width() };
        let text = page.text()?;
        let mut out = output::stdout();
        write!(out, "{text}")?;
        out.flush()?;
        Ok(())
    }
}

/// The width of lines: that of the terminal, or `COLUMNS` where a user sets it. In a pipe it does not depend on the terminal.
pub(crate) fn width() -> usize {
    let set = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let shown =
        || terminal::size().ok().filter(|_| stdout().is_terminal()).map(|(columns, _)| columns.into());
    set.or_else(shown).map_or(WIDTH, |columns: usize| columns.clamp(NARROWEST, WIDTH))
}

/// The rules of a game in one language.
struct Page {
    game: GameId,
    messages: Messages,
    width: usize,
}

impl Page {
    fn text(&self) -> Result<String> {
        let title = self.messages.with("rules-title", &[("game", self.game.title().into())])?;
        let mut text = format!("{}\n", styled(HEADING, title));
        let page = rules(self.game)?;
        if page.sections.iter().flat_map(|section| &section.diagrams).any(|diagram| !diagram.marks.is_empty())
        {
            let _ = writeln!(text, "{}", styled(FAINT, self.messages.text("rules-mark")?));
        }
        for section in &page.sections {
            text += &self.section(section)?;
        }
        Ok(text)
    }

    fn section(&self, section: &Section) -> Result<String> {
        let heading = self.messages.text(&format!("rules-head-{}", section.id))?;
        let body = self.messages.text(&format!("rules-{}-{}", self.game, section.id))?;
        let mut text = format!("\n{}\n\n", styled(HEADING, heading));
        for line in body.lines() {
            text += &match line.strip_prefix("- ") {
                Some(point) => wrapped(point, self.width, "  • ", "    "),
                None => wrapped(line, self.width, "", ""),
            };
        }
        for diagram in &section.diagrams {
            text += &self.diagram(&section.id, diagram)?;
        }
        Ok(text)
    }

    fn diagram(&self, section: &str, diagram: &Diagram) -> Result<String> {
        let position = AnyPosition::parse(self.game, &diagram.position)?;
        let caption = self.messages.text(&format!("rules-{}-{section}-{}", self.game, diagram.id))?;
        let drawing = board::diagram(&position, &diagram.marks);
        let board: String = drawing.lines().map(|line| format!("{INDENT}{line}\n")).collect();
        Ok(format!("\n{board}\n{}", wrapped(&caption, self.width, INDENT, INDENT)))
    }
}

/// A text broken into lines, the first behind `first`, the others behind `next`.
pub(crate) fn wrapped(text: &str, width: usize, first: &str, next: &str) -> String {
    let mut lines = String::new();
    let mut line = first.to_owned();
    let mut begun = false;
    for word in text.split_whitespace() {
        if begun && line.chars().count() + 1 + word.chars().count() > width {
            let _ = writeln!(lines, "{line}");
            next.clone_into(&mut line);
            begun = false;
        }
        if begun {
            line.push(' ');
        }
        line.push_str(word);
        begun = true;
    }
    let _ = writeln!(lines, "{}", line.trim_end());
    lines
}

#[cfg(test)]
mod tests {
    use super::wrapped;

    #[test]
    fn lines_are_broken_between_words() {
        assert_eq!(wrapped("one two three", 9, "- ", "  "), "- one two\n  three\n");
        assert_eq!(wrapped("", 9, "", ""), "\n");
        assert_eq!(wrapped("immeasurable", 5, "", ""), "immeasurable\n");
    }
}
