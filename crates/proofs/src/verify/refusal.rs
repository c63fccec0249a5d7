//! Why a certificate is refused.

use std::error::Error;
use std::fmt;

/// The first thing that is wrong with a certificate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// A line is wrong.
    Line {
        /// Which, from 1.
        line: usize,
        /// The problem, as a message.
        problem: String,
    },
    /// The check was stopped.
    Stopped,
}

impl Refusal {
    pub(super) fn at(line: usize, problem: impl fmt::Display) -> Self {
        Self::Line { line, problem: problem.to_string() }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line { line, problem } => write!(f, "line {line}: {problem}"),
            Self::Stopped => f.write_str("the check was stopped"),
        }
    }
}

impl Error for Refusal {}
