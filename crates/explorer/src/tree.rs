//! An explorer in memory. It grows line by line: the builder and the reader add the same lines and come to the same positions.

use std::collections::HashMap;

use tessera_game::Outcome;
use tessera_games::{AnyAction, AnyPosition, Start};

use crate::file::{END, Game, Searched};
use crate::symmetry::key;
use crate::{ExplorerError, Head, Tally, Value};

/// What is known of the openings of a game.
pub struct Explorer {
    pub(crate) head: Head,
    pub(crate) starts: Vec<Start>,
    /// The positions, in the order of their lines; the last ones may have no line yet.
    pub(crate) positions: Vec<Opening>,
    pub(crate) lines: Vec<Line>,
    /// The numbers of the positions, by their keys.
    pub(crate) numbers: HashMap<u64, usize>,
    /// The results of the games that passed through a position, by its key.
    pub(crate) tallies: HashMap<u64, Tally>,
    pub(crate) games: usize,
}

/// A position that has a line, or will have one.
#[derive(Clone, Copy)]
pub(crate) struct Opening {
    pub(crate) position: AnyPosition,
    /// The number of turns before it.
    pub(crate) turns: usize,
}

/// The line of a position.
pub(crate) struct Line {
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
    pub(crate) turns: Vec<Known>,
}

/// A turn.
pub(crate) struct Known {
    pub(crate) actions: Vec<AnyAction>,
    /// What the search of the position before it says.
    pub(crate) value: Option<Value>,
    /// The key of the position after it.
    pub(crate) after: u64,
}

impl Explorer {
    /// An explorer without lines.
    pub(crate) fn new(head: Head, starts: Vec<Start>) -> Self {
        let mut explorer = Self {
            head,
            starts,
            positions: Vec::new(),
            lines: Vec::new(),
            numbers: HashMap::new(),
            tallies: HashMap::new(),
            games: 0,
        };
        for start in explorer.starts.clone() {
            explorer.discover(Opening { position: start.into(), turns: 0 });
        }
        explorer
    }

    /// Reads a file that is complete.
    pub fn read(text: &str) -> Result<Self, ExplorerError> {
        let (explorer, is_complete) = Self::read_part(text)?;
        if !is_complete {
            let line = text.lines().count() + 1;
            return Err(ExplorerError::damaged(line, format_args!("{END:?} is missing")));
        }
        Ok(explorer)
    }

    /// Reads a file as far as it was written; says if it is complete.
    pub(crate) fn read_part(text: &str) -> Result<(Self, bool), ExplorerError> {
        let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line)).peekable();
        let (_, head) = lines.next().unwrap_or((1, ""));
        let head: Head = head.parse().map_err(|problem: String| ExplorerError::damaged(1, problem))?;
        let mut starts = Vec::new();
        while let Some((number, code)) =
            lines.peek().and_then(|&(number, line)| Some((number, line.strip_prefix("board ")?)))
        {
            let start = Start::on_board(code).ok().filter(|start| start.game() == head.game);
            starts.push(start.ok_or_else(|| ExplorerError::damaged(number, "there is no such board"))?);
            lines.next();
        }
        if starts.is_empty() {
            starts.push(Start::usual(head.game));
        }
        let mut explorer = Self::new(head, starts);
        for (number, line) in &mut lines {
            if line == END {
                let problem = if explorer.is_grown() {
                    match lines.next() {
                        None => return Ok((explorer, true)),
                        Some(_) => "there is something after the end".into(),
                    }
                } else {
                    format!("a position is missing before {END:?}")
                };
                return Err(ExplorerError::damaged(number, problem));
            }
            explorer.read_line(line).map_err(|problem| ExplorerError::damaged(number, problem))?;
        }
        Ok((explorer, false))
    }

    fn read_line(&mut self, line: &str) -> Result<(), String> {
        if self.is_grown() { self.add_game(&line.parse()?) } else { self.add(&line.parse()?) }
    }

    /// Whether every position has its line.
    pub(crate) fn is_grown(&self) -> bool {
        self.lines.len() == self.positions.len()
    }

    /// The game and the settings.
    pub const fn head(&self) -> &Head {
        &self.head
    }

    /// The number of strong games.
    pub const fn game_count(&self) -> usize {
        self.games
    }

    /// The number of positions whose turns it knows.
    pub fn position_count(&self) -> usize {
        self.lines.len()
    }

    /// The number of turns that it knows.
    pub fn turn_count(&self) -> usize {
        self.lines.iter().map(|line| line.turns.len()).sum()
    }

    /// How the games ended, of all starts.
    pub fn results(&self) -> Tally {
        let mut all = Tally::default();
        for start in &self.starts {
            let tally = self.tally(key(&AnyPosition::from(*start)));
            all.first += tally.first;
            all.draws += tally.draws;
            all.second += tally.second;
        }
        all
    }

    pub(crate) fn tally(&self, key: u64) -> Tally {
        self.tallies.get(&key).copied().unwrap_or_default()
    }

    /// Adds the line of the next position.
    pub(crate) fn add(&mut self, searched: &Searched) -> Result<(), String> {
        let opening = *self.positions.get(self.lines.len()).ok_or("there is no position for it")?;
        let mut turns: Vec<Known> = Vec::new();
        for (text, value) in &searched.turns {
            let cannot = |error: &dyn std::fmt::Display| format!("{text:?} cannot be played: {error}");
            let actions = opening.position.parse_turn(text).map_err(|error| cannot(&error))?;
            let mut position = opening.position;
            for &action in &actions {
                position.play(action).map_err(|error| cannot(&error))?;
            }
            let after = key(&position);
            if turns.iter().any(|turn| turn.after == after) {
                return Err(format!("{text:?} leads where another turn leads"));
            }
            turns.push(Known { actions, value: *value, after });
            if opening.turns + 1 < self.head.turns && position.outcome().is_none() {
                self.discover(Opening { position, turns: opening.turns + 1 });
            }
        }
        self.lines.push(Line { depth: searched.depth, nodes: searched.nodes, turns });
        Ok(())
    }

    fn discover(&mut self, opening: Opening) {
        let number = self.positions.len();
        if let std::collections::hash_map::Entry::Vacant(entry) = self.numbers.entry(key(&opening.position)) {
            entry.insert(number);
            self.positions.push(opening);
        }
    }

    /// Counts a game.
    pub(crate) fn add_game(&mut self, game: &Game) -> Result<(), String> {
        let start = self.starts.get(game.start).ok_or("there is no such start")?;
        let mut passed = vec![key(&AnyPosition::from(*start))];
        for &place in &game.places {
            let last = passed[passed.len() - 1];
            let line = self.numbers.get(&last).and_then(|&number| self.lines.get(number));
            let turn = line.and_then(|line| line.turns.get(place)).ok_or("there is no such turn")?;
            passed.push(turn.after);
        }
        self.count(&passed, game.outcome);
        Ok(())
    }

    fn count(&mut self, passed: &[u64], outcome: Outcome) {
        for &key in passed {
            self.tallies.entry(key).or_default().add(outcome);
        }
        self.games += 1;
    }

    /// What is known of a turn: that of the search of the position after it, if there was one, or before it; with the depth and the nodes
    /// of that search.
    pub(crate) fn value(&self, line: &Line, turn: &Known) -> (Option<Value>, u32, u64) {
        let after = self.numbers.get(&turn.after).and_then(|&number| self.lines.get(number));
        let best =
            after.and_then(|after| Some((after, after.turns.iter().filter_map(|turn| turn.value).max()?)));
        match best {
            Some((after, best)) => (Some(best.before(turn.actions.len() as u32)), after.depth, after.nodes),
            None => (turn.value, line.depth, line.nodes),
        }
    }
}
