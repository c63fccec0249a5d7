//! What a search tells while it thinks, and what it answers in the end.

use std::time::Duration;

use tessera_game::Position;

use crate::Score;

/// One of the best lines, as it is known now. Sent for each line after each iteration.
#[derive(Clone, PartialEq, Debug)]
pub struct Report<'a, P: Position> {
    /// The depth of the iteration that is done.
    pub depth: u32,
    /// The longest sequence of actions that was looked at.
    pub seldepth: u32,
    /// Which of the best lines this is, from 1.
    pub line: usize,
    /// The score of the line, for the player to move at the root.
    pub score: Score,
    /// The actions expected, from the root on; all legal.
    pub pv: &'a [P::Action],
    /// The nodes searched so far, by all threads.
    pub nodes: u64,
    /// The time used so far.
    pub time: Duration,
    /// How much of the table is filled, in thousandths.
    pub hashfull: u32,
}

/// One line of the answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<P: Position> {
    /// The score of the line, for the player to move at the root.
    pub score: Score,
    /// The actions expected, at least one; all legal.
    pub pv: Vec<P::Action>,
}

/// The answer of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Best<P: Position> {
    /// The action to play.
    pub action: P::Action,
    /// What the position is worth to the player to move.
    pub score: Score,
    /// The best lines, the best first: as many as were asked for, if there are so many actions and the first iteration
    /// was finished; if not, one.
    pub lines: Vec<Line<P>>,
    /// The last iteration that was finished.
    pub depth: u32,
    /// The longest sequence of actions that was looked at.
    pub seldepth: u32,
    /// The nodes searched, by all threads.
    pub nodes: u64,
    /// How many threads searched.
    pub threads: usize,
    /// The time used.
    pub time: Duration,
}

impl<P: Position> Best<P> {
    /// The actions expected, from the one to play on.
    pub fn pv(&self) -> &[P::Action] {
        self.lines.first().map_or(&[], |line| &line.pv)
    }
}
