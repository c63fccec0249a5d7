//! Records of games: read, written, made from states.

use std::fs::File;
use std::io::{BufReader, Error};
use std::path::PathBuf;

use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use tessera_games::{AnyAction, AnyPosition, Outcome, Player};
use tessera_record::{Records, read, read_json, write_json};

use crate::errors::{bad_text, refused, wrong};
use crate::game::Game;
use crate::state::State;
use crate::whole::Whole;

/// The number of the error `EISDIR`, the same on every system.
const IS_A_DIRECTORY: i32 = 21;

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

    fn check_turn(&self, turn: Whole) -> PyResult<usize> {
        let turns = self.record.main().len();
        turn.place(turns)
            .map_err(|turn| wrong(format_args!("the record has {turns} turns, and no turn {turn}")))
    }

    /// The state in which the game began.
    fn first_state(&self, py: Python<'_>) -> PyResult<State> {
        let origin = self.record.origin();
        let game = Py::new(py, Game::new(&origin.start()))?;
        Ok(State::new(game, &origin.position(), Some(&origin.start())))
    }
}

#[pymethods]
impl Record {
    /// The record of a state: how it began, and what was played.
    #[new]
    fn new(state: &State) -> PyResult<Self> {
        let record = tessera_record::Record::played(state.start(), state.actions()).map_err(wrong)?;
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
    fn comment(&self, turn: Whole) -> PyResult<Option<String>> {
        let turn = self.check_turn(turn)?;
        Ok(self.record.main().turn(turn).and_then(|turn| turn.comment().map(str::to_owned)))
    }

    /// Sets the comment of a turn, counted from 0; a text without words removes it.
    fn set_comment(&mut self, turn: Whole, text: &str) -> PyResult<()> {
        let turn = self.check_turn(turn)?;
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
        let mut state = self.first_state(py)?;
        self.record.main().actions().iter().try_for_each(|&action| state.play_action(action))?;
        Ok(state)
    }

    /// The states before each action, and the one at the end.
    fn states(&self, py: Python<'_>) -> PyResult<Vec<State>> {
        let mut state = self.first_state(py)?;
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

/// All games of a file, as text or as JSON. Ctrl-C stops it.
#[pyfunction]
pub(crate) fn read_records(py: Python<'_>, path: PathBuf) -> PyResult<Vec<Record>> {
    /// Records between two checks for Ctrl-C.
    const BETWEEN_SIGNALS: usize = 256;
    let path = path.into_os_string();
    let failed = |error: Error| match error.raw_os_error() {
        // Python finds the exception that belongs to the number, and its message.
        Some(code) => match py.import("os").and_then(|os| os.call_method1("strerror", (code,))) {
            Ok(message) => PyOSError::new_err((code, message.unbind(), path.clone())),
            Err(error) => error,
        },
        None => error.into(),
    };
    let file = File::open(&path).map_err(failed)?;
    if file.metadata().map_err(failed)?.is_dir() {
        return Err(failed(Error::from_raw_os_error(IS_A_DIRECTORY)));
    }
    let mut records = Vec::new();
    for record in Records::new(BufReader::new(file)) {
        records.push(Record { record: record.map_err(bad_text)? });
        if records.len().is_multiple_of(BETWEEN_SIGNALS) {
            py.check_signals()?;
        }
    }
    Ok(records)
}
