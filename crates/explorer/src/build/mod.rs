//! Builds the explorer of a game: searches its positions one after the other, then plays strong games.

mod file;
mod ordered_pool;
mod play;
mod search;
mod task;

use std::path::Path;

use tessera_games::{GameId, Start};
use tessera_search::Stop;

use self::file::Output;
use self::ordered_pool::in_order;
pub use self::task::Task;
use crate::file::{END, First, Head};
use crate::{Explorer, ExplorerError};

/// The number of boards, where a game has boards.
const BOARDS: usize = 20;
/// The number of first turns on each board: there are too many to include them all.
const FIRST_TURNS: usize = 4;

/// The settings of a build. The bytes of the file follow from all fields but `threads`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExplorerBuild {
    /// The game.
    pub game: GameId,
    /// How many turns deep.
    pub turns: usize,
    /// The number of replies.
    pub replies: usize,
    /// The number of nodes of the search of each position.
    pub nodes: u64,
    /// The number of strong games.
    pub games: usize,
    /// The least number of nodes for a turn of the strong games.
    pub play: u64,
    /// The number of threads.
    pub threads: usize,
}

/// How far a build has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// `.0` of `.1` known positions are searched; `.1` grows during the build.
    Searched(usize, usize),
    /// This many games are played.
    Played(usize),
}

impl ExplorerBuild {
    /// The settings of the bundled explorers: four turns deep, with eight replies.
    pub const fn standard(game: GameId) -> Self {
        Self { game, turns: 4, replies: 8, nodes: 100_000, games: 2_000, play: 2_000, threads: 1 }
    }

    fn head(&self) -> Head {
        let first = if self.game.has_boards() { First::Best(FIRST_TURNS) } else { First::Every };
        let Self { game, turns, replies, nodes, play, .. } = *self;
        Head { game, turns, replies, first, nodes, play }
    }

    /// The beginning of the file: its first line, and one for each board.
    pub fn beginning(&self) -> String {
        let boards = self.starts().into_iter().filter_map(|start| start.board_code());
        let boards = boards.map(|code| format!("board {code}\n"));
        format!("{}\n{}", self.head(), boards.collect::<String>())
    }

    fn starts(&self) -> Vec<Start> {
        Start::fair(self.game).into_iter().take(BOARDS).collect()
    }

    /// The tasks whose lines come next after this beginning of the file, in order. They are independent of each other; their lines may lead
    /// to further tasks. If there are none, only the last line is missing.
    pub fn tasks(&self, text: &str) -> Result<Vec<Task>, ExplorerError> {
        Ok(self.due(&self.read(text)?))
    }

    /// The file, from all lines of its tasks.
    pub fn finish(&self, mut text: String) -> Result<String, ExplorerError> {
        text.push_str(END);
        text.push('\n');
        let explorer = Explorer::read(&text)?;
        if explorer.games < self.games {
            return Err(ExplorerError::damaged(text.lines().count(), "games are missing before it"));
        }
        Ok(text)
    }

    /// Reads a file that was begun with these settings.
    fn read(&self, text: &str) -> Result<Explorer, ExplorerError> {
        let (explorer, _) = Explorer::read_part(text)?;
        if explorer.head != self.head() || explorer.starts != self.starts() {
            return Err(ExplorerError::Another(Box::new(explorer.head)));
        }
        if explorer.games > self.games {
            return Err(ExplorerError::TooMany(explorer.games));
        }
        Ok(explorer)
    }

    /// The positions without a line yet; if there are none, the games that are left.
    fn due(&self, explorer: &Explorer) -> Vec<Task> {
        if !explorer.is_grown() {
            return explorer.positions[explorer.lines.len()..].iter().map(Task::search).collect();
        }
        let choices = play::Choices::of(explorer);
        (explorer.games..self.games).filter_map(|number| choices.open(number)).map(Task::play).collect()
    }

    /// Builds the explorer, into a file if there is one, or continues where the file ends. Returns the text; it ends early if `stop` was raised.
    pub fn run(
        &self,
        path: Option<&Path>,
        stop: &Stop,
        on_progress: &mut dyn FnMut(Progress),
    ) -> Result<String, ExplorerError> {
        let beginning = self.beginning();
        let (mut output, mut explorer) = Output::open(path, &beginning, |text| self.read(text))?;
        while !stop.is_raised() {
            let due = self.due(&explorer);
            if due.is_empty() {
                if explorer.games == self.games {
                    output.end()?;
                }
                break;
            }
            let before = output.text().len();
            let head = explorer.head;
            let work = |index: usize, halt: &Stop| due[index].run(&head, halt);
            in_order(0..due.len(), self.threads, stop, work, |line| {
                explorer
                    .read_line(&line)
                    .map_err(|problem| ExplorerError::damaged(output.next_line(), problem))?;
                output.add(&line)?;
                on_progress(match explorer.games {
                    0 => Progress::Searched(explorer.lines.len(), explorer.positions.len()),
                    games => Progress::Played(games),
                });
                Ok(())
            })?;
            // Without a new line the next round would be the same.
            if output.text().len() == before {
                break;
            }
        }
        Ok(output.into_text())
    }
}
