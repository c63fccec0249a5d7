//! Many games at once, in numpy arrays.

use std::sync::Arc;

use numpy::{
    Element, PyArray, PyArray1, PyArray2, PyArray4, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray,
    PyUntypedArrayMethods,
};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use tessera_arrays::{Arrays, Autoreset, BatchError, Settings};
use tessera_games::AnyPosition;

use crate::errors::{illegal, wrong};
use crate::game::Game;
use crate::state::State;

/// Many games of one variant, stepped at once. The arrays are filled anew by each step, always the same ones.
///
/// >>> from tessera_games import Batch, game
/// >>> batch = Batch(game("yoxii"), 64, threads=2, seed=1)
/// >>> batch.step_random(10)
/// >>> batch.observation.shape, batch.mask.shape
/// ((64, 18, 7, 7), (64, 1184))
#[pyclass(module = "tessera_games")]
pub(crate) struct Batch {
    games: tessera_arrays::Batch,
    game: Py<Game>,
    /// Actions of another whole-number type, as they are needed.
    ids: Vec<i32>,
    /// The planes of each position, as the player to move sees it.
    #[pyo3(get)]
    observation: Py<PyArray4<u8>>,
    /// For each game and id, 1 if it is legal.
    #[pyo3(get)]
    mask: Py<PyArray2<u8>>,
    /// Who is to move in each game: 0 or 1.
    #[pyo3(get)]
    to_move: Py<PyArray1<i8>>,
    /// What both players got in this step.
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    /// Whether each game ended in this step, or was over before.
    #[pyo3(get)]
    over: Py<PyArray1<bool>>,
    /// The actions played in each game so far; of one that ended in this step, all of them.
    #[pyo3(get)]
    length: Py<PyArray1<i32>>,
    /// The action that was played in each game in this step, or -1.
    #[pyo3(get)]
    action: Py<PyArray1<i32>>,
}

/// The arrays, borrowed for one call.
struct Borrowed<'py> {
    observation: PyReadwriteArray<'py, u8, numpy::Ix4>,
    mask: PyReadwriteArray<'py, u8, numpy::Ix2>,
    to_move: PyReadwriteArray<'py, i8, numpy::Ix1>,
    rewards: PyReadwriteArray<'py, f32, numpy::Ix2>,
    over: PyReadwriteArray<'py, bool, numpy::Ix1>,
    length: PyReadwriteArray<'py, i32, numpy::Ix1>,
    action: PyReadwriteArray<'py, i32, numpy::Ix1>,
}

fn writable<'py, T: Element, D: numpy::ndarray::Dimension>(
    array: &Py<PyArray<T, D>>,
    py: Python<'py>,
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    array.bind(py).try_readwrite().map_err(wrong)
}

impl<'py> Borrowed<'py> {
    fn new(batch: &Batch, py: Python<'py>) -> PyResult<Self> {
        Ok(Self {
            observation: writable(&batch.observation, py)?,
            mask: writable(&batch.mask, py)?,
            to_move: writable(&batch.to_move, py)?,
            rewards: writable(&batch.rewards, py)?,
            over: writable(&batch.over, py)?,
            length: writable(&batch.length, py)?,
            action: writable(&batch.action, py)?,
        })
    }

    fn arrays(&mut self) -> PyResult<Arrays<'_>> {
        Ok(Arrays {
            observation: self.observation.as_slice_mut().map_err(wrong)?,
            mask: self.mask.as_slice_mut().map_err(wrong)?,
            to_move: self.to_move.as_slice_mut().map_err(wrong)?,
            rewards: self.rewards.as_slice_mut().map_err(wrong)?,
            over: self.over.as_slice_mut().map_err(wrong)?,
            length: self.length.as_slice_mut().map_err(wrong)?,
            action: self.action.as_slice_mut().map_err(wrong)?,
        })
    }
}

fn refused(error: BatchError) -> PyErr {
    match error {
        BatchError::Illegal { .. } | BatchError::Unknown { .. } => illegal(error),
        other => wrong(other),
    }
}

impl Batch {
    /// Fills `self.ids` with actions that are not 32-bit numbers one after the other.
    fn convert(&mut self, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        self.ids.clear();
        // What does not fit is no id anyway.
        let narrow = |id: i64| i32::try_from(id).unwrap_or(-1);
        if let Ok(array) = actions.extract::<PyReadonlyArray1<'_, i32>>() {
            self.ids.extend(array.as_array().iter());
            return Ok(());
        }
        if let Ok(array) = actions.extract::<PyReadonlyArray1<'_, i64>>() {
            self.ids.extend(array.as_array().iter().map(|&id| narrow(id)));
            return Ok(());
        }
        let is_array = actions.hasattr("dtype")?;
        if !is_array && let Ok(list) = actions.extract::<Vec<i64>>() {
            self.ids.extend(list.into_iter().map(narrow));
            return Ok(());
        }
        Err(PyTypeError::new_err("actions are a list or an array of one dimension of int32 or int64"))
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, n, *, threads=1, seed=0, autoreset="same_step", starts=None))]
    fn new(
        py: Python<'_>,
        game: Py<Game>,
        n: usize,
        threads: usize,
        seed: u64,
        autoreset: &str,
        starts: Option<Vec<PyRef<'_, State>>>,
    ) -> PyResult<Self> {
        const MOST_GAMES: usize = 1 << 20;
        const MOST_THREADS: usize = 256;
        if !(1..=MOST_GAMES).contains(&n) {
            return Err(wrong(format_args!("a batch has 1 to {MOST_GAMES} games, not {n}")));
        }
        if !(1..=MOST_THREADS).contains(&threads) {
            return Err(wrong(format_args!("a batch has 1 to {MOST_THREADS} threads, not {threads}")));
        }
        let autoreset = match autoreset {
            "same_step" => Autoreset::SameStep,
            "next_step" => Autoreset::NextStep,
            "disabled" => Autoreset::Disabled,
            _ => return Err(wrong("autoreset is \"same_step\", \"next_step\" or \"disabled\"")),
        };
        let starts: Vec<AnyPosition> = match starts {
            Some(states) => states.iter().map(|state| state.position).collect(),
            None => vec![game.get().position],
        };
        if !starts.iter().all(|start| game.get().admits(start) && start.outcome().is_none()) {
            return Err(wrong("a start is a state of the same game that is not over"));
        }
        let settings = Settings { games: n, threads, autoreset };
        let games = tessera_arrays::Batch::new(&starts, settings).map_err(refused)?;
        let [planes, rows, columns] = games.sizes().planes;
        let mut made = Self {
            ids: Vec::with_capacity(n),
            observation: PyArray4::zeros(py, [n, planes, rows, columns], false).unbind(),
            mask: PyArray2::zeros(py, [n, games.sizes().ids], false).unbind(),
            to_move: PyArray1::zeros(py, n, false).unbind(),
            rewards: PyArray2::zeros(py, [n, 2], false).unbind(),
            over: PyArray1::zeros(py, n, false).unbind(),
            length: PyArray1::zeros(py, n, false).unbind(),
            action: PyArray1::zeros(py, n, false).unbind(),
            game,
            games,
        };
        made.reset(py, seed)?;
        Ok(made)
    }

    /// The game and its variant.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<Game> {
        self.game.clone_ref(py)
    }

    fn __len__(&self) -> usize {
        self.games.sizes().games
    }

    /// Starts all games again.
    #[pyo3(signature = (seed=0))]
    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        let mut borrowed = Borrowed::new(self, py)?;
        let mut arrays = borrowed.arrays()?;
        let batch = &mut self.games;
        py.detach(|| batch.reset(seed, &mut arrays));
        Ok(())
    }

    /// Plays one action in each game, by its id. If one is not legal, nothing is played.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        if let Ok(ids) = actions.extract::<PyReadonlyArray1<'_, i32>>()
            && ids.is_contiguous()
        {
            let ids = ids.as_slice().map_err(wrong)?;
            let mut borrowed = Borrowed::new(self, py)?;
            let mut arrays = borrowed.arrays()?;
            let batch = &mut self.games;
            return py.detach(|| batch.step(ids, &mut arrays)).map_err(refused);
        }
        self.convert(actions)?;
        let mut borrowed = Borrowed::new(self, py)?;
        let mut arrays = borrowed.arrays()?;
        let (batch, ids) = (&mut self.games, &self.ids);
        py.detach(|| batch.step(ids, &mut arrays)).map_err(refused)
    }

    /// Plays `steps` random actions in each game. The arrays are filled after each step.
    #[pyo3(signature = (steps=1))]
    fn step_random(&mut self, py: Python<'_>, steps: usize) -> PyResult<()> {
        /// Steps, over all games, between two checks for Ctrl-C.
        const BETWEEN_SIGNALS: usize = 1 << 18;
        let at_once = (BETWEEN_SIGNALS / self.games.sizes().games).max(1);
        let mut left = steps;
        while left > 0 {
            let now = left.min(at_once);
            left -= now;
            let mut borrowed = Borrowed::new(self, py)?;
            let mut arrays = borrowed.arrays()?;
            let batch = &mut self.games;
            py.detach(|| (0..now).for_each(|_| batch.step_random(&mut arrays)));
            py.check_signals()?;
        }
        Ok(())
    }

    /// The state of one game, without history.
    fn state(&self, py: Python<'_>, index: usize) -> PyResult<State> {
        let position = self.games.position(index).map_err(refused)?;
        Ok(State::new(self.game.clone_ref(py), Arc::new(position)))
    }

    /// Continues one game from another state.
    fn set_state(&mut self, py: Python<'_>, index: usize, state: &State) -> PyResult<()> {
        if !self.game.get().admits(&state.position) {
            return Err(wrong("the state belongs to another game or variant"));
        }
        let mut borrowed = Borrowed::new(self, py)?;
        self.games.set(index, &state.position, &mut borrowed.arrays()?).map_err(refused)
    }

    fn __repr__(&self) -> String {
        format!("<Batch of {} games of {}>", self.games.sizes().games, self.game.get().id().title())
    }
}
