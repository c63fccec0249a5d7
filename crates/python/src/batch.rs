//! Many games at once, in numpy arrays.

use std::sync::{Mutex, MutexGuard, TryLockError};

use numpy::{
    BorrowError, Element, PyArray, PyArray1, PyArray2, PyArray4, PyArrayDescrMethods, PyArrayMethods,
    PyReadonlyArray1, PyReadwriteArray, PyUntypedArray, PyUntypedArrayMethods,
};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use tessera_arrays::{Arrays, Autoreset, BatchError, SavedGame, Settings};
use tessera_games::AnyPosition;

use crate::errors::{bad_text, illegal, kind_of, unwritable, wrong};
use crate::game::Game;
use crate::state::State;
use crate::whole::{Whole, within};

const MAX_GAMES: usize = 1 << 20;
const MAX_THREADS: usize = 256;
const AUTORESETS: [(&str, Autoreset); 3] = [
    ("same_step", Autoreset::SameStep),
    ("next_step", Autoreset::NextStep),
    ("disabled", Autoreset::Disabled),
];

/// Many games of one variant, stepped at once. The arrays are filled anew by each step, always the same ones.
///
/// >>> from tessera_games import Batch, game
/// >>> batch = Batch(game("yoxii"), 64, threads=2, seed=1)
/// >>> batch.step_random(10)
/// >>> batch.observation.shape, batch.mask.shape
/// ((64, 18, 7, 7), (64, 1184))
#[pyclass(frozen, module = "tessera_games")]
pub(crate) struct Batch {
    stepped: Mutex<Stepped>,
    game: Py<Game>,
    /// The memory of `mask`.
    mask_bytes: Py<PyArray2<u8>>,
    /// The planes of each position, as the player to move sees it.
    #[pyo3(get)]
    observation: Py<PyArray4<u8>>,
    /// For each game and id, whether it is legal.
    #[pyo3(get)]
    mask: Py<PyArray2<bool>>,
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

/// What only one thread at a time can use.
struct Stepped {
    games: tessera_arrays::Batch,
    /// Actions of another whole-number type, as they are needed.
    ids: Vec<i32>,
    /// Those that no id can be, with their game.
    unfit: Vec<(usize, String)>,
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
) -> Result<PyReadwriteArray<'py, T, D>, BorrowError> {
    array.bind(py).try_readwrite()
}

impl<'py> Borrowed<'py> {
    fn new(batch: &Batch, py: Python<'py>) -> Result<Self, BorrowError> {
        Ok(Self {
            observation: writable(&batch.observation, py)?,
            mask: writable(&batch.mask_bytes, py)?,
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

impl Stepped {
    /// Fills `self.ids` with actions that are not 32-bit numbers one after the other.
    fn convert(&mut self, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        self.ids.clear();
        self.unfit.clear();
        let not_numbers = || {
            let given = kind_of(actions);
            let message =
                format!("actions are a list or an array of whole numbers, one for each game, not {given}");
            PyTypeError::new_err(message)
        };
        let mut array = actions.clone();
        if !actions.is_instance_of::<PyUntypedArray>() {
            if let Ok(list) = actions.extract::<Vec<Whole>>() {
                for id in list {
                    self.push(&id);
                }
                return Ok(());
            }
            if !actions.hasattr("__array__")? {
                return Err(not_numbers());
            }
            array = actions.call_method0("__array__")?;
        }
        if let Ok(ids) = array.extract::<PyReadonlyArray1<'_, i32>>() {
            self.ids.extend(ids.as_array().iter());
            return Ok(());
        }
        let whole = array
            .cast::<PyUntypedArray>()
            .is_ok_and(|array| array.ndim() == 1 && matches!(array.dtype().kind(), b'i' | b'u'));
        if !whole {
            return Err(not_numbers());
        }
        if let Ok(ids) = array.extract::<PyReadonlyArray1<'_, u64>>() {
            for &id in ids.as_array() {
                self.push(&Whole::Fits(id.into()));
            }
            return Ok(());
        }
        let ids = array.call_method1("astype", ("int64",))?;
        let ids = ids.extract::<PyReadonlyArray1<'_, i64>>().map_err(|_| not_numbers())?;
        for &id in ids.as_array() {
            self.push(&Whole::Fits(id.into()));
        }
        Ok(())
    }

    fn push(&mut self, id: &Whole) {
        let fits = match id {
            Whole::Fits(number) => i32::try_from(*number).ok(),
            Whole::Beyond(_) => None,
        };
        if fits.is_none() {
            self.unfit.push((self.ids.len(), id.to_string()));
        }
        // What does not fit is no id either.
        self.ids.push(fits.unwrap_or(-1));
    }

    /// The same error with the number that was given.
    fn refused(&self, error: BatchError) -> PyErr {
        if let BatchError::Unknown { game, .. } = error
            && let Some((_, id)) = self.unfit.iter().find(|(place, _)| *place == game)
        {
            return illegal(format_args!("game {game}: the id {id} means no action there"));
        }
        refused(error)
    }
}

impl Batch {
    fn lock(&self) -> PyResult<MutexGuard<'_, Stepped>> {
        match self.stepped.try_lock() {
            Ok(stepped) => Ok(stepped),
            Err(TryLockError::Poisoned(poisoned)) => Ok(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => Err(wrong("another thread is using the batch")),
        }
    }

    /// A batch with arrays full of zeros.
    fn with_games(py: Python<'_>, game: Py<Game>, games: tessera_arrays::Batch) -> PyResult<Self> {
        let sizes = games.sizes();
        let (n, [planes, rows, columns]) = (sizes.games, sizes.planes);
        let mask_bytes = PyArray2::<u8>::zeros(py, [n, sizes.ids], false);
        // The rules write bytes that are 0 or 1, which are what numpy's bool is in memory.
        let mask = mask_bytes.call_method1("view", ("bool",))?.cast_into::<PyArray2<bool>>()?;
        Ok(Self {
            stepped: Mutex::new(Stepped { games, ids: Vec::with_capacity(n), unfit: Vec::new() }),
            game,
            mask_bytes: mask_bytes.unbind(),
            observation: PyArray4::zeros(py, [n, planes, rows, columns], false).unbind(),
            mask: mask.unbind(),
            to_move: PyArray1::zeros(py, n, false).unbind(),
            rewards: PyArray2::zeros(py, [n, 2], false).unbind(),
            over: PyArray1::zeros(py, n, false).unbind(),
            length: PyArray1::zeros(py, n, false).unbind(),
            action: PyArray1::zeros(py, n, false).unbind(),
        })
    }

    fn make(
        py: Python<'_>,
        game: Py<Game>,
        starts: &[AnyPosition],
        (n, threads, autoreset): (Whole, Whole, &str),
    ) -> PyResult<Self> {
        let games = n.within("the number of games", 1, MAX_GAMES)?;
        let threads = threads.within("threads", 1, MAX_THREADS)?;
        let Some((_, autoreset)) = AUTORESETS.into_iter().find(|(name, _)| *name == autoreset) else {
            return Err(wrong("autoreset is \"same_step\", \"next_step\" or \"disabled\""));
        };
        if !starts.iter().all(|start| game.get().admits(start) && start.outcome().is_none()) {
            return Err(wrong("a start is a state of the same game that is not over"));
        }
        let settings = Settings { games, threads, autoreset };
        let games = tessera_arrays::Batch::new(starts, settings).map_err(refused)?;
        Self::with_games(py, game, games)
    }

    fn index(&self, py: Python<'_>, index: Whole) -> PyResult<usize> {
        let last = self.__len__(py) - 1;
        index.place(last + 1).map_err(|index| {
            wrong(format_args!("the batch has no game {index}: they are numbered 0 to {last}"))
        })
    }

    fn begin(&self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        let mut stepped = self.lock()?;
        let mut borrowed = Borrowed::new(self, py).map_err(unwritable)?;
        let mut arrays = borrowed.arrays()?;
        let games = &mut stepped.games;
        py.detach(|| games.reset(seed, &mut arrays));
        Ok(())
    }

    /// Copies all arrays from another batch of the same size.
    fn copy_arrays(&self, py: Python<'_>, from: &Self) -> PyResult<()> {
        from.observation.bind(py).copy_to(self.observation.bind(py))?;
        from.mask_bytes.bind(py).copy_to(self.mask_bytes.bind(py))?;
        from.to_move.bind(py).copy_to(self.to_move.bind(py))?;
        let last = (&from.rewards, &from.over, &from.length, &from.action);
        self.copy_last(py, last)
    }

    /// Copies what the last step gave.
    fn copy_last(&self, py: Python<'_>, (rewards, over, length, action): Last<'_>) -> PyResult<()> {
        rewards.bind(py).copy_to(self.rewards.bind(py))?;
        over.bind(py).copy_to(self.over.bind(py))?;
        length.bind(py).copy_to(self.length.bind(py))?;
        action.bind(py).copy_to(self.action.bind(py))
    }
}

/// Rewards, ends, lengths and actions of the last step.
type Last<'a> = (&'a Py<PyArray2<f32>>, &'a Py<PyArray1<bool>>, &'a Py<PyArray1<i32>>, &'a Py<PyArray1<i32>>);

/// One game as it is pickled: position, seed of what is still to come, length.
type Saved = (String, u64, i32);

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, n, *, threads=Whole::Fits(1), seed=Whole::Fits(0), autoreset="same_step", starts=None))]
    #[pyo3(text_signature = "(game, n, *, threads=1, seed=0, autoreset='same_step', starts=None)")]
    fn new(
        py: Python<'_>,
        game: Py<Game>,
        n: Whole,
        threads: Whole,
        seed: Whole,
        autoreset: &str,
        starts: Option<Vec<PyRef<'_, State>>>,
    ) -> PyResult<Self> {
        let seed = seed.within("seed", 0, u64::MAX)?;
        let starts: Vec<AnyPosition> = match starts {
            Some(states) => states.iter().map(|state| state.position).collect(),
            None => vec![game.get().position],
        };
        let made = Self::make(py, game, &starts, (n, threads, autoreset))?;
        made.begin(py, Some(seed))?;
        Ok(made)
    }

    /// The game and its variant.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<Game> {
        self.game.clone_ref(py)
    }

    fn __len__(&self, py: Python<'_>) -> usize {
        self.over.bind(py).len()
    }

    /// Starts all games again: the same ones for the same seed; without a seed the random numbers continue, so that
    /// the games are new ones.
    #[pyo3(signature = (seed=None))]
    fn reset(&self, py: Python<'_>, seed: Option<Whole>) -> PyResult<()> {
        self.begin(py, within(seed, "seed", 0, u64::MAX)?)
    }

    /// Plays one action in each game, by its id. If one is not legal, nothing is played.
    fn step(&self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let mut stepped = self.lock()?;
        if let Ok(ids) = actions.extract::<PyReadonlyArray1<'_, i32>>()
            && ids.is_contiguous()
            // The batch's own array of actions cannot be read while it is written: it is copied below.
            && let Ok(mut borrowed) = Borrowed::new(self, py)
        {
            let ids = ids.as_slice().map_err(wrong)?;
            let mut arrays = borrowed.arrays()?;
            let games = &mut stepped.games;
            return py.detach(|| games.step(ids, &mut arrays)).map_err(refused);
        }
        stepped.convert(actions)?;
        let mut borrowed = Borrowed::new(self, py).map_err(unwritable)?;
        let mut arrays = borrowed.arrays()?;
        let Stepped { games, ids, .. } = &mut *stepped;
        let done = py.detach(|| games.step(ids, &mut arrays));
        done.map_err(|error| stepped.refused(error))
    }

    /// Plays `steps` random actions in each game. The arrays are filled after each step. Ctrl-C stops it.
    #[pyo3(signature = (steps=Whole::Fits(1)))]
    #[pyo3(text_signature = "($self, steps=1)")]
    fn step_random(&self, py: Python<'_>, steps: Whole) -> PyResult<()> {
        /// Steps, over all games, between two checks for Ctrl-C.
        const BETWEEN_SIGNALS: usize = 1 << 18;
        let at_once = (BETWEEN_SIGNALS / self.__len__(py)).max(1);
        let mut left = steps.within("steps", 0, usize::MAX)?;
        while left > 0 {
            let now = left.min(at_once);
            left -= now;
            let mut stepped = self.lock()?;
            let mut borrowed = Borrowed::new(self, py).map_err(unwritable)?;
            let mut arrays = borrowed.arrays()?;
            let games = &mut stepped.games;
            py.detach(|| (0..now).for_each(|_| games.step_random(&mut arrays)));
            drop(borrowed);
            drop(stepped);
            py.check_signals()?;
        }
        Ok(())
    }

    /// The state of one game, without its history: `batch.length[index]` is the number of actions played.
    fn state(&self, py: Python<'_>, index: Whole) -> PyResult<State> {
        let index = self.index(py, index)?;
        let position = self.lock()?.games.position(index).map_err(refused)?;
        Ok(State::new(self.game.clone_ref(py), &position, None))
    }

    /// Continues one game from another state, with its length.
    fn set_state(&self, py: Python<'_>, index: Whole, state: &State) -> PyResult<()> {
        let index = self.index(py, index)?;
        if !self.game.get().admits(&state.position) {
            return Err(wrong("the state belongs to another game or variant"));
        }
        let length = i32::try_from(state.length()).unwrap_or(i32::MAX);
        let mut stepped = self.lock()?;
        let mut borrowed = Borrowed::new(self, py).map_err(unwritable)?;
        stepped.games.set(index, &state.position, length, &mut borrowed.arrays()?).map_err(refused)
    }

    /// A batch of its own with the same games, which continue alike.
    fn copy(&self, py: Python<'_>) -> PyResult<Self> {
        let games = self.lock()?.games.clone();
        let copy = Self::with_games(py, self.game.clone_ref(py), games)?;
        copy.copy_arrays(py, self)?;
        Ok(copy)
    }

    fn __copy__(&self, py: Python<'_>) -> PyResult<Self> {
        self.copy(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyDict>) -> PyResult<Self> {
        self.copy(py)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let stepped = self.lock()?;
        let games = &stepped.games;
        let settings = games.settings();
        let mut saved: Vec<Saved> = Vec::with_capacity(settings.games);
        for index in 0..settings.games {
            let SavedGame { position, random, length } = games.save(index).map_err(refused)?;
            saved.push((position.to_string(), random, length));
        }
        let starts: Vec<String> = games.starts().iter().map(AnyPosition::to_string).collect();
        let autoreset = AUTORESETS.into_iter().find(|(_, kind)| *kind == settings.autoreset);
        let kind = (settings.threads, autoreset.map_or("", |(name, _)| name));
        let last = (
            self.rewards.clone_ref(py),
            self.over.clone_ref(py),
            self.length.clone_ref(py),
            self.action.clone_ref(py),
        );
        let parts = (self.game.clone_ref(py), starts, kind, saved, last);
        let restore = py.import("tessera_games._native")?.getattr("restore_batch")?;
        Ok((restore, parts.into_pyobject(py)?.into_any()))
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        format!("<Batch of {} games of {}>", self.__len__(py), self.game.get().id().title())
    }
}

/// What the last step gave, as it is pickled.
type PickledLast = (Py<PyArray2<f32>>, Py<PyArray1<bool>>, Py<PyArray1<i32>>, Py<PyArray1<i32>>);

/// The batch that was pickled.
#[pyfunction]
pub(crate) fn restore_batch(
    py: Python<'_>,
    game: Py<Game>,
    starts: Vec<String>,
    kind: (Whole, String),
    saved: Vec<Saved>,
    last: PickledLast,
) -> PyResult<Batch> {
    let (threads, autoreset) = kind;
    let (rewards, over, length, action) = last;
    let id = game.get().id();
    let position = |text: String| AnyPosition::parse(id, &text).map_err(bad_text);
    let starts = starts.into_iter().map(position).collect::<PyResult<Vec<_>>>()?;
    let games = saved
        .into_iter()
        .map(|(text, random, length)| Ok(SavedGame { position: position(text)?, random, length }));
    let games = games.collect::<PyResult<Vec<_>>>()?;
    let n = Whole::Fits(games.len() as i128);
    let batch = Batch::make(py, game, &starts, (n, threads, &autoreset))?;
    {
        let mut stepped = batch.lock()?;
        let mut borrowed = Borrowed::new(&batch, py).map_err(unwritable)?;
        stepped.games.restore(&games, &mut borrowed.arrays()?).map_err(refused)?;
    }
    batch.copy_last(py, (&rewards, &over, &length, &action))?;
    Ok(batch)
}
