//! The choice of the puzzles of a run.

use std::collections::HashSet;

use crate::games::one_turn_share;
use crate::{Goal, Puzzle};

/// The chosen puzzles: no two are equal up to symmetry, and not too many have one turn.
pub(super) struct Kept {
    most: usize,
    puzzles: Vec<Puzzle>,
    keys: HashSet<u64>,
    /// The puzzles of one turn, by goal.
    one_turn: [usize; 2],
}

impl Kept {
    pub(super) fn new(most: usize) -> Self {
        Self { most, puzzles: Vec::new(), keys: HashSet::new(), one_turn: [0; 2] }
    }

    pub(super) fn is_full(&self) -> bool {
        self.puzzles.len() >= self.most
    }

    pub(super) fn len(&self) -> usize {
        self.puzzles.len()
    }

    pub(super) fn into_puzzles(self) -> Vec<Puzzle> {
        self.puzzles
    }

    /// Adds a puzzle, unless it is known or there are enough of its kind; says if it was added.
    pub(super) fn add(&mut self, puzzle: Puzzle) -> Option<&Puzzle> {
        let key = puzzle.key().ok()?;
        let kind = match puzzle.goal {
            Goal::Win => 0,
            Goal::Save => 1,
        };
        let share = one_turn_share(puzzle.game);
        // Two more are allowed at the beginning.
        let is_one_turn = puzzle.turns == 1;
        let is_surplus = is_one_turn && self.one_turn[kind] >= 2 + self.puzzles.len() * share / 10;
        if is_surplus || self.is_full() || !self.keys.insert(key) {
            return None;
        }
        self.one_turn[kind] += usize::from(is_one_turn);
        self.puzzles.push(puzzle);
        self.puzzles.last()
    }
}
