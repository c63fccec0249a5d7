//! Which puzzles are kept.

use std::collections::HashSet;

use tessera_games::{AnyGame, Visitor};

use crate::games::quick_share;
use crate::{Goal, Puzzle};

/// The puzzles that are kept: no two are the same but for a symmetry, and not too many are short.
pub(super) struct Kept {
    most: usize,
    puzzles: Vec<Puzzle>,
    keys: HashSet<u64>,
    quick: [usize; 2],
}

impl Kept {
    pub(super) fn new(most: usize) -> Self {
        Self { most, puzzles: Vec::new(), keys: HashSet::new(), quick: [0; 2] }
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
        let position = puzzle.start().ok()?;
        let kind = match puzzle.goal {
            Goal::Win => 0,
            Goal::Save => 1,
        };
        let share = quick_share(puzzle.game);
        // Those found first may be two more.
        let quick = puzzle.turns == 1;
        let is_surplus = quick && self.quick[kind] >= 2 + self.puzzles.len() * share / 10;
        if is_surplus || self.is_full() || !self.keys.insert(position.visit(Key)) {
            return None;
        }
        self.quick[kind] += usize::from(quick);
        self.puzzles.push(puzzle);
        self.puzzles.last()
    }
}

/// A number that positions share if they are the same but for a symmetry.
struct Key;

impl Visitor for Key {
    type Output = u64;

    fn visit<P: AnyGame>(self, position: P) -> u64 {
        let hashes = (0..position.symmetries()).map(|symmetry| position.transformed(symmetry).hash());
        hashes.min().unwrap_or_else(|| position.hash())
    }
}
