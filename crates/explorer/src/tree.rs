//! An explorer in memory. It grows line by line: the same lines give the builder and the reader the same positions.

use std::collections::HashMap;

use tessera_game::Outcome;
use tessera_games::{AnyAction, AnyPosition, Start};

use crate::file::{END, Game, Searched};
use crate::symmetry::key;
use crate::{ExplorerError, Head, Tally, Value};

/// The openings of a game.
pub struct Explorer {
    pub(crate) head: Head,
    pub(crate) starts: Vec<Start>,
    /// The positions, in the order of their lines; the last ones may have no line yet.
    pub(crate) positions: Vec<Opening>,
    pub(crate) lines: Vec<Line>,
    /// The entries of positions, by key.
    pub(crate) places: HashMap<u64, Place>,
    pub(crate) games: usize,
}

/// The entry of a position.
#[derive(Clone, Copy, Default)]
pub(crate) struct Place {
    /// Its number, unless it lies beyond the last line.
    pub(crate) number: Option<usize>,
    /// The results of the games that passed through it.
    tally: Tally,
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
    pub(crate) turns: Vec<TurnEntry>,
}

/// A turn in the line of a position.
pub(crate) struct TurnEntry {
    pub(crate) actions: Vec<AnyAction>,
    /// Its value by the search of the position before it.
    pub(crate) value: Option<Value>,
    /// The key of the position after it.
    pub(crate) after: u64,
}

impl Explorer {
    /// An explorer without lines.
    pub(crate) fn new(head: Head, starts: Vec<Start>) -> Self {
        let mut explorer =
            Self { head, starts, positions: Vec::new(), lines: Vec::new(), places: HashMap::new(), games: 0 };
        for start in explorer.starts.clone() {
            explorer.discover(&Opening { position: start.into(), turns: 0 });
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
            starts.push(Start::standard(head.game));
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

    /// Adds a line: of the next position, or of a game once every position has its line.
    pub(crate) fn read_line(&mut self, line: &str) -> Result<(), String> {
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
        self.places.get(&key).map(|place| place.tally).unwrap_or_default()
    }

    /// Adds the line of the next position.
    pub(crate) fn add(&mut self, searched: &Searched) -> Result<(), String> {
        let opening = *self.positions.get(self.lines.len()).ok_or("there is no position for it")?;
        let mut turns: Vec<TurnEntry> = Vec::new();
        for (text, value) in &searched.turns {
            let (actions, position) = played(&opening.position, text)
                .map_err(|error| format!("{text:?} cannot be played: {error}"))?;
            let after = key(&position);
            if turns.iter().any(|turn| turn.after == after) {
                return Err(format!("{text:?} leads where another turn leads"));
            }
            turns.push(TurnEntry { actions, value: *value, after });
            if opening.turns + 1 < self.head.turns && position.outcome().is_none() {
                self.discover(&Opening { position, turns: opening.turns + 1 });
            }
        }
        self.lines.push(Line { depth: searched.depth, nodes: searched.nodes, turns });
        Ok(())
    }

    /// The line of the position with that key.
    fn line(&self, key: u64) -> Option<&Line> {
        self.lines.get(self.places.get(&key)?.number?)
    }

    fn discover(&mut self, opening: &Opening) {
        let place = self.places.entry(key(&opening.position)).or_default();
        if place.number.is_none() {
            place.number = Some(self.positions.len());
            self.positions.push(*opening);
        }
    }

    /// Counts a game.
    pub(crate) fn add_game(&mut self, game: &Game) -> Result<(), String> {
        let start = self.starts.get(game.start).ok_or("there is no such start")?;
        let mut passed = vec![key(&AnyPosition::from(*start))];
        for &place in &game.places {
            let last = passed[passed.len() - 1];
            let turn =
                self.line(last).and_then(|line| line.turns.get(place)).ok_or("there is no such turn")?;
            passed.push(turn.after);
        }
        self.count(&passed, game.outcome);
        Ok(())
    }

    fn count(&mut self, passed: &[u64], outcome: Outcome) {
        for &key in passed {
            self.places.entry(key).or_default().tally.add(outcome);
        }
        self.games += 1;
    }

    /// The value of a turn by the search of the position after it, or before it if there is none; with the depth and the nodes of that
    /// search.
    pub(crate) fn value(&self, line: &Line, turn: &TurnEntry) -> (Option<Value>, u32, u64) {
        let after = self.line(turn.after);
        let best =
            after.and_then(|after| Some((after, after.turns.iter().filter_map(|turn| turn.value).max()?)));
        match best {
            Some((after, best)) => (Some(best.before(turn.actions.len() as u32)), after.depth, after.nodes),
            None => (turn.value, line.depth, line.nodes),
        }
    }
}

/// Plays a turn, whose last action may be left out if it only ends the turn. Returns its actions, and the position after it.
fn played(position: &AnyPosition, turn: &str) -> Result<(Vec<AnyAction>, AnyPosition), String> {
    let (mut now, mut actions) = (*position, Vec::new());
    let goes_on = |now: &AnyPosition| now.to_move() == position.to_move() && now.outcome().is_none();
    for word in turn.split(' ') {
        if !goes_on(&now) {
            return Err("the turn has ended before".into());
        }
        let action = now.parse_action(word).map_err(|error| error.to_string())?;
        now.play(action).map_err(|error| error.to_string())?;
        actions.push(action);
    }
    if goes_on(&now) {
        let end = now.end_of_turn().ok_or("the turn is not complete")?;
        now.play(end).map_err(|error| error.to_string())?;
        actions.push(end);
    }
    Ok((actions, now))
}
