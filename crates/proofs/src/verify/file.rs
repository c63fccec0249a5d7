//! Reads the lines of a certificate: their form and their order, before any rule of a game is asked.

use std::str;

use tessera_games::GameId;

use super::Refusal;
use crate::certificate::FORM;
use crate::{Holds, Value};

/// The largest number of positions in a certificate: a few times that of the largest solved board.
const MAX_POSITIONS: usize = 4_000_000;

/// The parts of a certificate.
pub(super) struct Lines<'a> {
    pub(super) game: GameId,
    /// The number of the line, and the position string.
    pub(super) position: (usize, &'a str),
    pub(super) value: Value,
    pub(super) plans: Vec<PlanLines<'a>>,
}

/// The lines of one plan.
pub(super) struct PlanLines<'a> {
    pub(super) holds: Holds,
    /// The number of its first line.
    pub(super) first: usize,
    /// Positions with their actions, in the order of their bytes.
    pub(super) steps: Vec<(&'a str, &'a str)>,
}

/// The lines of a text, with their numbers.
struct Reader<'a> {
    rest: &'a str,
    number: usize,
}

impl<'a> Reader<'a> {
    /// The next line, which ends with a line feed.
    fn line(&mut self, expected: &str) -> Result<&'a str, Refusal> {
        self.number += 1;
        match self.rest.split_once('\n') {
            Some((line, rest)) => {
                self.rest = rest;
                Ok(line)
            }
            None if self.rest.is_empty() => {
                Err(self.refuse(format!("the file ends, and {expected} should follow")))
            }
            None => Err(self.refuse("the line does not end with a line feed".into())),
        }
    }

    /// The next line, without the word that it begins with.
    fn after(&mut self, word: &str) -> Result<&'a str, Refusal> {
        let line = self.line(&format!("`{word}`"))?;
        let rest = line.strip_prefix(word).and_then(|rest| rest.strip_prefix(' '));
        rest.ok_or_else(|| self.refuse(format!("`{word}` and a space should begin this line")))
    }

    fn refuse(&self, problem: String) -> Refusal {
        Refusal::Line { line: self.number, problem }
    }
}

/// Reads a certificate.
pub(super) fn read(bytes: &[u8]) -> Result<Lines<'_>, Refusal> {
    let text = str::from_utf8(bytes).map_err(|error| {
        let line = bytes[..error.valid_up_to()].split(|&byte| byte == b'\n').count();
        Refusal::at(line, "this is not UTF-8")
    })?;
    let mut reader = Reader { rest: text, number: 0 };
    if reader.line(&format!("`{FORM}`"))? != FORM {
        return Err(reader.refuse(format!("a certificate begins with `{FORM}`")));
    }
    let game = reader.after("game")?;
    let game: GameId = game.parse().map_err(|error| Refusal::at(reader.number, error))?;
    let position = reader.after("position")?;
    let position = (reader.number, position);
    let value = reader.after("value")?;
    let value: Value = value.parse().map_err(|error| Refusal::at(reader.number, error))?;
    let (mut plans, mut line, mut all) = (Vec::new(), reader.line("a plan")?, 0);
    for &holds in value.plans() {
        if line != holds.to_string() {
            return Err(reader.refuse(format!("`{holds}` should stand here")));
        }
        let mut plan = PlanLines { holds, first: reader.number + 1, steps: Vec::new() };
        let mut before = "";
        loop {
            line = reader.line("`end`")?;
            let Some((position, action)) = line.split_once('|') else { break };
            let last = plan.steps.last().map_or("", |&(last, _)| last);
            if line > before && last == position && !last.is_empty() {
                return Err(reader.refuse("the position stands twice in the plan".into()));
            }
            // No position string begins with another, so that positions are in the order of their lines.
            if line <= before || position <= last {
                return Err(reader.refuse("the lines are not in the order of their bytes".into()));
            }
            if all + plan.steps.len() == MAX_POSITIONS {
                return Err(reader.refuse(format!("a certificate has at most {MAX_POSITIONS} positions")));
            }
            before = line;
            plan.steps.push((position, action));
        }
        all += plan.steps.len();
        plans.push(plan);
    }
    if line != format!("end {all}") {
        return Err(reader.refuse(format!("`end {all}` should stand here")));
    }
    if !reader.rest.is_empty() {
        return Err(Refusal::at(reader.number + 1, "nothing may follow the end"));
    }
    Ok(Lines { game, position, value, plans })
}
