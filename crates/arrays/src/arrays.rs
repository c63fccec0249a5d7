//! The arrays that a step fills: one row for each game.

use crate::Batch;

/// How long the rows of a batch are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sizes {
    /// The number of games.
    pub games: usize,
    /// The number of ids of actions.
    pub ids: usize,
    /// The planes of a position, their rows and columns.
    pub planes: [usize; 3],
}

impl Sizes {
    /// The bytes of one position.
    pub fn planes_len(&self) -> usize {
        self.planes.iter().product()
    }
}

/// What a step fills. Each array has one row for each game, and rows follow each other.
pub struct Arrays<'a> {
    /// The planes of each position.
    pub observation: &'a mut [u8],
    /// For each id, whether it is legal.
    pub mask: &'a mut [u8],
    /// Who is to move: 0 or 1.
    pub to_move: &'a mut [i8],
    /// What the first and the second player got in this step.
    pub rewards: &'a mut [f32],
    /// Whether the game ended in this step, or was over before.
    pub over: &'a mut [bool],
    /// The actions played in the game so far; of one that ended in this step, all of them.
    pub length: &'a mut [i32],
    /// The action that was played in this step, or −1.
    pub action: &'a mut [i32],
}

/// One game's part of the arrays.
pub(crate) struct Row<'a> {
    pub(crate) observation: &'a mut [u8],
    pub(crate) mask: &'a mut [u8],
    pub(crate) to_move: &'a mut i8,
    pub(crate) rewards: &'a mut [f32],
    pub(crate) over: &'a mut bool,
    pub(crate) length: &'a mut i32,
    pub(crate) action: &'a mut i32,
}

impl Arrays<'_> {
    /// Whether every array is as long as the batch needs.
    pub(crate) fn fit(&self, sizes: &Sizes) -> bool {
        let games = sizes.games;
        self.observation.len() == games * sizes.planes_len()
            && self.mask.len() == games * sizes.ids
            && self.rewards.len() == 2 * games
            && [self.to_move.len(), self.over.len(), self.length.len(), self.action.len()] == [games; 4]
    }

    /// The same arrays, for a shorter time.
    pub(crate) fn again(&mut self) -> Arrays<'_> {
        Arrays {
            observation: self.observation,
            mask: self.mask,
            to_move: self.to_move,
            rewards: self.rewards,
            over: self.over,
            length: self.length,
            action: self.action,
        }
    }
}

impl<'a> Arrays<'a> {
    /// The rows of the first games, and those of the others.
    pub(crate) fn split(self, games: usize, sizes: &Sizes) -> (Self, Self) {
        let observation = self.observation.split_at_mut(games * sizes.planes_len());
        let mask = self.mask.split_at_mut(games * sizes.ids);
        let to_move = self.to_move.split_at_mut(games);
        let rewards = self.rewards.split_at_mut(2 * games);
        let over = self.over.split_at_mut(games);
        let length = self.length.split_at_mut(games);
        let action = self.action.split_at_mut(games);
        let first = Self {
            observation: observation.0,
            mask: mask.0,
            to_move: to_move.0,
            rewards: rewards.0,
            over: over.0,
            length: length.0,
            action: action.0,
        };
        let rest = Self {
            observation: observation.1,
            mask: mask.1,
            to_move: to_move.1,
            rewards: rewards.1,
            over: over.1,
            length: length.1,
            action: action.1,
        };
        (first, rest)
    }

    /// The row of each game.
    pub(crate) fn rows(self, sizes: &Sizes) -> impl Iterator<Item = Row<'a>> {
        let planes = self.observation.chunks_exact_mut(sizes.planes_len());
        let masks = self.mask.chunks_exact_mut(sizes.ids);
        let rewards = self.rewards.chunks_exact_mut(2);
        let small = self.to_move.iter_mut().zip(self.over).zip(self.length).zip(self.action);
        planes.zip(masks).zip(rewards).zip(small).map(
            |(((observation, mask), rewards), (((to_move, over), length), action))| Row {
                observation,
                mask,
                to_move,
                rewards,
                over,
                length,
                action,
            },
        )
    }
}

/// Arrays of the right length for a batch.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the fields are those of `Arrays`")]
pub struct Buffers {
    pub observation: Vec<u8>,
    pub mask: Vec<u8>,
    pub to_move: Vec<i8>,
    pub rewards: Vec<f32>,
    pub over: Vec<bool>,
    pub length: Vec<i32>,
    pub action: Vec<i32>,
}

impl Buffers {
    /// Arrays full of zeros.
    pub fn new(batch: &Batch) -> Self {
        let sizes = batch.sizes();
        Self {
            observation: vec![0; sizes.games * sizes.planes_len()],
            mask: vec![0; sizes.games * sizes.ids],
            to_move: vec![0; sizes.games],
            rewards: vec![0.0; 2 * sizes.games],
            over: vec![false; sizes.games],
            length: vec![0; sizes.games],
            action: vec![0; sizes.games],
        }
    }

    /// The arrays, to be filled.
    pub fn arrays(&mut self) -> Arrays<'_> {
        Arrays {
            observation: &mut self.observation,
            mask: &mut self.mask,
            to_move: &mut self.to_move,
            rewards: &mut self.rewards,
            over: &mut self.over,
            length: &mut self.length,
            action: &mut self.action,
        }
    }
}
