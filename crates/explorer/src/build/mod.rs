//! Builds the explorer of a game: searches its positions one after the other, then plays strong games.

mod file;
mod order;
mod play;
mod search;

use std::path::Path;

use tessera_games::{GameId, Start};
use tessera_search::Stop;

use self::file::Output;
use self::order::in_order;
use crate::file::{First, Head};
use crate::{Explorer, ExplorerError};

/// The number of boards, where a game has boards.
const BOARDS: usize = 20;
/// There the number of first turns on each: they are too many to have them all.
const FIRST_TURNS: usize = 4;

/// Which explorer to build. Its bytes follow from all fields but `threads`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Building {
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

/// How far the building has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// So many of so many known positions are searched; the number of known ones grows.
    Searched(usize, usize),
    /// So many games are played.
    Played(usize),
}

impl Building {
    /// The settings that ship: four turns deep, with eight replies.
    pub const fn usual(game: GameId) -> Self {
        Self { game, turns: 4, replies: 8, nodes: 100_000, games: 2_000, play: 2_000, threads: 1 }
    }

    fn head(&self) -> Head {
        let first = if self.game.has_boards() { First::Best(FIRST_TURNS) } else { First::Every };
        let Self { game, turns, replies, nodes, play, .. } = *self;
        Head { game, turns, replies, first, nodes, play }
    }

    /// Builds the explorer, into a file if there is one, or continues where the file ends. Returns the text; it ends early if `stop` was raised.
    pub fn run(
        &self,
        path: Option<&Path>,
        stop: &Stop,
        on_progress: &mut dyn FnMut(Progress),
    ) -> Result<String, ExplorerError> {
        let head = self.head();
        let starts: Vec<Start> = Start::fair(self.game).into_iter().take(BOARDS).collect();
        let boards = starts.iter().filter_map(Start::board_code).map(|code| format!("\nboard {code}"));
        let beginning = format!("{head}{}", boards.collect::<String>());
        let mut output = Output::open(path, &beginning)?;
        let mut explorer = if output.is_empty() {
            Explorer::new(head, starts)
        } else {
            let (explorer, _) = Explorer::read_part(output.text())?;
            if explorer.head != head || explorer.starts != starts {
                return Err(ExplorerError::Another(Box::new(explorer.head)));
            }
            explorer
        };
        if explorer.games > self.games {
            return Err(ExplorerError::TooMany(explorer.games));
        }
        output.cut()?;
        if output.is_empty() {
            output.add(&beginning)?;
        }
        self.search(&mut explorer, &mut output, stop, on_progress)?;
        self.play(&mut explorer, &mut output, stop, on_progress)?;
        if explorer.is_grown() && explorer.games == self.games {
            output.end()?;
        }
        Ok(output.into_text())
    }

    /// Searches all positions. Those that are known are searched together; their lines lead to the next ones.
    fn search(
        &self,
        explorer: &mut Explorer,
        output: &mut Output,
        stop: &Stop,
        on_progress: &mut dyn FnMut(Progress),
    ) -> Result<(), ExplorerError> {
        while !explorer.is_grown() && !stop.is_raised() {
            let before = explorer.lines.len();
            let due = explorer.positions[before..].to_vec();
            let head = explorer.head;
            let work = |index: usize, halt: &Stop| search::search(&due[index], &head, halt);
            in_order(0..due.len(), self.threads, stop, work, |searched| {
                explorer
                    .add(&searched)
                    .map_err(|problem| ExplorerError::damaged(output.next_line(), problem))?;
                output.add(&searched)?;
                on_progress(Progress::Searched(explorer.lines.len(), explorer.positions.len()));
                Ok(())
            })?;
            // Without a line there is nothing to go on from.
            if explorer.lines.len() == before {
                break;
            }
        }
        Ok(())
    }

    /// Plays the games that are missing.
    fn play(
        &self,
        explorer: &mut Explorer,
        output: &mut Output,
        stop: &Stop,
        on_progress: &mut dyn FnMut(Progress),
    ) -> Result<(), ExplorerError> {
        if !explorer.is_grown() {
            return Ok(());
        }
        let choices = play::Choices::of(explorer);
        let work = |number: usize, halt: &Stop| choices.play(number, halt);
        in_order(explorer.games..self.games, self.threads, stop, work, |game| {
            explorer
                .add_game(&game)
                .map_err(|problem| ExplorerError::damaged(output.next_line(), problem))?;
            output.add(&game)?;
            on_progress(Progress::Played(explorer.games));
            Ok(())
        })
    }
}
