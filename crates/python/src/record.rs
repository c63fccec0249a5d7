//! Records of games: read, written, made from states.

use std::fs::File;
use std::io::BufReader;
use std::path::PathBuf;
use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::PyDict;
use tessera_games::{AnyAction, AnyPosition, Outcome, Player, Start};
use tessera_record::{Records, read, read_json, write_json};

use crate::errors::{bad_text, refused, wrong};
use crate::game::Game;
use crate::state::State;

/// A game that was played: tags, turns, comments and the result.
///
/// >>> from tessera_games import Record, game
/// >>> state = game("xok").start()
/// >>> state.play("d3d4")
/// >>> record = Record(state)
/// >>> record.set_tag("First", "Ann")
/// >>> Record.parse(str(record)) == record
/// True
#[pyclass(module = "tessera_games")]
pub(crate) struct Record {
    record: tessera_record::Record,
}

fn words(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(Player::First) => "first",
        Outcome::Win(Player::Second) => "second",
        Outcome::Draw => "draw",
    }
}

impl Record {
    fn turn_texts(position: &AnyPosition, actions: &[AnyAction]) -> Vec<String> {
        position.line_texts(actions)
    }

    fn check_turn(&self, turn: usize) -> PyResult<()> {
        let turns = self.record.main().len();
        if turn < turns {
            Ok(())
        } else {
            Err(wrong(format_args!("the record has {turns} turns, and no turn {turn}")))
        }
    }
}

#[pymethods]
impl Record {
    /// The record of a state: how it began, and what was played.
    #[new]
    fn new(state: &State) -> PyResult<Self> {
        let game = state.game.get();
        let first = *state.first_position();
        // A board is named by its code where the game began on it.
        let start = if first == game.position { game.start } else { Start::from(first) };
        let record = tessera_record::Record::played(start, state.actions()).map_err(wrong)?;
        Ok(Self { record })
    }

    /// Reads the text or the JSON of one game.
    #[staticmethod]
    fn parse(text: &str) -> PyResult<Self> {
        let record = if text.trim_start().starts_with('{') { read_json(text) } else { read(text) };
        Ok(Self { record: record.map_err(bad_text)? })
    }

    /// The record as one line of JSON.
    fn to_json(&self) -> String {
        write_json(&self.record)
    }

    /// The game and its variant.
    #[getter]
    fn game(&self) -> Game {
        Game::new(&self.record.origin().start())
    }

    /// How the game ended: "first", "second", "draw", or None.
    #[getter]
    fn result(&self) -> Option<&'static str> {
        self.record.result().map(words)
    }

    /// Sets how the game ended where the rules did not end it.
    fn set_result(&mut self, result: Option<&str>) -> PyResult<()> {
        let result = match result {
            None => None,
            Some("first") => Some(Outcome::Win(Player::First)),
            Some("second") => Some(Outcome::Win(Player::Second)),
            Some("draw") => Some(Outcome::Draw),
            Some(_) => return Err(wrong("a result is \"first\", \"second\", \"draw\" or None")),
        };
        self.record.set_result(result).map_err(wrong)
    }

    /// The tags.
    #[getter]
    fn tags<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let tags = PyDict::new(py);
        for (name, value) in self.record.tags().iter() {
            tags.set_item(name, value)?;
        }
        Ok(tags)
    }

    /// Sets a tag; None removes it.
    fn set_tag(&mut self, name: &str, value: Option<&str>) -> PyResult<()> {
        if let Some(value) = value {
            return self.record.tags_mut().set(name, value).map_err(wrong);
        }
        self.record.tags_mut().remove(name);
        Ok(())
    }

    /// The turns, each as the texts of its actions.
    #[getter]
    fn turns(&self) -> Vec<Vec<String>> {
        let turns = self.record.main().turns();
        turns.map(|turn| Self::turn_texts(&turn.before(), turn.actions())).collect()
    }

    /// The comment of a turn, counted from 0.
    fn comment(&self, turn: usize) -> PyResult<Option<String>> {
        self.check_turn(turn)?;
        Ok(self.record.main().turn(turn).and_then(|turn| turn.comment().map(str::to_owned)))
    }

    /// Sets the comment of a turn, counted from 0; a text without words removes it.
    fn set_comment(&mut self, turn: usize, text: &str) -> PyResult<()> {
        self.check_turn(turn)?;
        if let Some(mut turn) = self.record.main_mut().turn_mut(turn) {
            turn.set_comment(text);
        }
        Ok(())
    }

    /// Plays a whole turn at the end.
    fn push_turn(&mut self, text: &str) -> PyResult<()> {
        self.record.push_turn(text).map_err(|error| refused(text, error))
    }

    /// The state at the end, with all actions as its history.
    fn state(&self, py: Python<'_>) -> PyResult<State> {
        let game = Py::new(py, self.game())?;
        let mut state = State::new(game, Arc::new(self.record.origin().position()));
        self.record.main().actions().iter().try_for_each(|&action| state.play_action(action))?;
        Ok(state)
    }

    /// The states before each action, and the one at the end.
    fn states(&self, py: Python<'_>) -> PyResult<Vec<State>> {
        let game = Py::new(py, self.game())?;
        let mut state = State::new(game, Arc::new(self.record.origin().position()));
        let mut states = vec![state.copied(py)];
        for &action in self.record.main().actions() {
            state.play_action(action)?;
            states.push(state.copied(py));
        }
        Ok(states)
    }

    fn __str__(&self) -> String {
        self.record.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Record of {}: {} turns>", self.record.game().title(), self.record.main().len())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other
            .cast::<Self>()
            .is_ok_and(|other| other.try_borrow().is_ok_and(|other| other.record == self.record))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((slf.get_type().getattr("parse")?, (slf.try_borrow()?.record.to_string(),)))
    }
}

/// All games of a file, as text or as JSON.
#[pyfunction]
pub(crate) fn read_records(path: PathBuf) -> PyResult<Vec<Record>> {
    let file = File::open(path)?;
    Records::new(BufReader::new(file))
        .map(|record| record.map(|record| Record { record }).map_err(bad_text))
        .collect()
}
