//! The reports of a running search, and its result.

use std::time::Duration;

use tessera_game::Position;

use crate::Score;

/// One of the best lines so far. Reported for each line after each iteration.
#[derive(Clone, PartialEq, Debug)]
pub struct Report<'a, P: Position> {
    /// The depth of the finished iteration.
    pub depth: u32,
    /// The longest sequence of actions that was searched.
    pub seldepth: u32,
    /// The rank of this line, from 1.
    pub line: usize,
    /// The score of the line, for the player to move at the root.
    pub score: Score,
    /// The principal variation: the expected actions from the root on, all legal.
    pub pv: &'a [P::Action],
    /// The nodes searched so far, by all threads.
    pub nodes: u64,
    /// The time used so far.
    pub time: Duration,
    /// How much of the table is filled, in thousandths.
    pub hashfull: u32,
}

/// One of the best lines of a finished search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation<P: Position> {
    /// The score of the line, for the player to move at the root.
    pub score: Score,
    /// The expected actions, at least one, all legal.
    pub pv: Vec<P::Action>,
}

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Best<P: Position> {
    /// The action to play.
    pub action: P::Action,
    /// The score of the position for the player to move.
    pub score: Score,
    /// The best lines, best first. There are as many as requested, or one per action if there are fewer actions; only
    /// one if the first iteration was not finished.
    pub lines: Vec<Variation<P>>,
    /// The depth of the last finished iteration.
    pub depth: u32,
    /// The longest sequence of actions that was searched.
    pub seldepth: u32,
    /// The nodes searched, by all threads.
    pub nodes: u64,
    /// The number of threads that searched.
    pub threads: usize,
    /// The time used.
    pub time: Duration,
}

impl<P: Position> Best<P> {
    /// The principal variation of the best line.
    pub fn pv(&self) -> &[P::Action] {
        self.lines.first().map_or(&[], |line| &line.pv)
    }
}
