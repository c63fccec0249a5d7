//! Fair boards of Slither Stone: the computer plays on many boards, and the most even ones are kept.

mod file;
mod trial;

use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::sync::Mutex;
use std::sync::mpsc::channel;
use std::thread;

use tessera_search::Stop;
use tessera_slither_stone::BoardSpec;

use crate::LabError;

pub use trial::BoardTrial;

/// A hunt for fair boards: which boards are tried, and how thoroughly.
///
/// ```
/// use tessera_lab::{BoardHunt, fairest};
/// use tessera_search::Stop;
/// use tessera_slither_stone::BoardSpec;
///
/// let hunt = BoardHunt { first: BoardSpec::new(6, 6, 2, 0)?, boards: 3, pairs: 1, nodes: 20, threads: 1 };
/// let trials = hunt.run(None, &Stop::new(), &mut |_| ())?;
/// assert_eq!(trials.len(), 3);
/// assert_eq!(fairest(&trials, 2).len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardHunt {
    /// The kind of board, and the seed of the first one.
    pub first: BoardSpec,
    /// The number of boards: this one, and those with the next seeds.
    pub boards: u32,
    /// The pairs of games on each board: the two players swap sides in a pair.
    pub pairs: u32,
    /// The nodes searched for each action.
    pub nodes: u64,
    /// The number of boards tried at the same time.
    pub threads: usize,
}

impl BoardHunt {
    /// Tries the boards, or continues where `file` ends, and reports each finished board.
    ///
    /// Boards in progress when `stop` is raised are abandoned. The result is sorted by seed.
    pub fn run(
        &self,
        file: Option<&Path>,
        stop: &Stop,
        on_board: &mut dyn FnMut(&BoardTrial),
    ) -> Result<Vec<BoardTrial>, LabError> {
        if self.pairs == 0 || self.nodes == 0 {
            return Err(LabError::Settings(
                "a board is tried by at least one pair of games with at least one node",
            ));
        }
        let specs = self.specs()?;
        let (mut file, earlier) = file::open(file, self)?;
        let places: HashMap<String, usize> =
            specs.iter().enumerate().map(|(place, spec)| (spec.to_string(), place)).collect();
        let mut trials: Vec<BoardTrial> =
            earlier.into_iter().filter(|trial| places.contains_key(&trial.code)).collect();
        trials.iter().for_each(&mut *on_board);
        let done: HashSet<&str> = trials.iter().map(|trial| trial.code.as_str()).collect();
        let left: Vec<BoardSpec> =
            specs.iter().copied().filter(|spec| !done.contains(spec.to_string().as_str())).collect();
        let queue = Mutex::new(left.into_iter());
        let next = || queue.lock().ok()?.next();
        thread::scope(|scope| {
            let (send, receive) = channel();
            for _ in 0..self.threads.max(1) {
                let (send, next) = (send.clone(), &next);
                scope.spawn(move || {
                    while let Some(trial) = next().and_then(|spec| BoardTrial::of(spec, self, stop)) {
                        if send.send(trial).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(send);
            for trial in receive {
                if let Some(file) = &mut file {
                    file.add(&trial)?;
                }
                on_board(&trial);
                trials.push(trial);
            }
            Ok::<(), LabError>(())
        })?;
        trials.sort_by_key(|trial| places.get(&trial.code).copied());
        Ok(trials)
    }

    fn specs(&self) -> Result<Vec<BoardSpec>, LabError> {
        let grid = self.first.grid();
        let last = self.first.seed().checked_add(self.boards);
        let last = last.ok_or(LabError::Settings("there are not enough seeds left"))?;
        let seeds = self.first.seed()..last;
        let spec = |seed| BoardSpec::new(grid.columns(), grid.rows(), self.first.walls(), seed).ok();
        Ok(seeds.filter_map(spec).collect())
    }
}

/// The best boards of a hunt, the best one first: closest to even, and lively where they are equally close.
pub fn fairest(trials: &[BoardTrial], count: usize) -> Vec<&BoardTrial> {
    let mut sorted: Vec<&BoardTrial> = trials.iter().collect();
    sorted.sort_by(|one, other| other.worth().total_cmp(&one.worth()));
    sorted.truncate(count);
    sorted
}
