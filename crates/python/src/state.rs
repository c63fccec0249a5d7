//! A position with its history.

use std::sync::Arc;

use numpy::{PyArray1, PyArray3, PyArrayMethods, PyUntypedArrayMethods};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyString, PyTuple};
use tessera_draw::{Options, Scene, Theme};
use tessera_game::perft;
use tessera_games::{AnyAction, AnyGame, AnyPosition, GameId, Outcome, Player, Visitor};

use crate::errors::{bad_text, illegal, refused, wrong};
use crate::game::{Game, Permutation};

/// No game has more ids.
const MOST_IDS: usize = 1184;

/// A position of a game, and the actions that led to it.
///
/// >>> from tessera_games import game
/// >>> state = game("xok").start()
/// >>> state.play("d3d4")
/// >>> state.to_move, len(state.legal_actions())
/// (1, 160)
#[pyclass(module = "tessera_games")]
pub(crate) struct State {
    pub(crate) game: Py<Game>,
    start: Arc<AnyPosition>,
    pub(crate) position: AnyPosition,
    history: Vec<u16>,
}

/// Writes the mask.
struct Mask<'a>(&'a mut [u8]);

impl Visitor for Mask<'_> {
    type Output = ();

    fn visit<P: AnyGame>(self, position: P) {
        position.write_mask(self.0);
    }
}

/// Writes the planes.
struct Observe<'a>(&'a mut [u8]);

impl Visitor for Observe<'_> {
    type Output = ();

    fn visit<P: AnyGame>(self, position: P) {
        position.write_planes(self.0);
    }
}

/// Counts sequences of actions.
struct Count(u32);

impl Visitor for Count {
    type Output = u64;

    fn visit<P: AnyGame>(self, position: P) -> u64 {
        perft(&position, self.0)
    }
}

impl State {
    pub(crate) fn new(game: Py<Game>, start: Arc<AnyPosition>) -> Self {
        let position = *start;
        Self { game, start, position, history: Vec::new() }
    }

    pub(crate) fn copied(&self, py: Python<'_>) -> Self {
        Self {
            game: self.game.clone_ref(py),
            start: Arc::clone(&self.start),
            position: self.position,
            history: self.history.clone(),
        }
    }

    /// The actions of the history.
    pub(crate) fn actions(&self) -> Vec<AnyAction> {
        let mut position = *self.start;
        let mut actions = Vec::with_capacity(self.history.len());
        for &id in &self.history {
            let Some(action) = position.action_with_id(id) else { break };
            if position.play(action).is_err() {
                break;
            }
            actions.push(action);
        }
        actions
    }

    pub(crate) fn first_position(&self) -> &AnyPosition {
        &self.start
    }

    /// Plays an action that is known to be one of the game.
    pub(crate) fn play_action(&mut self, action: AnyAction) -> PyResult<()> {
        let id =
            self.position.action_id(action).ok_or_else(|| illegal("the action belongs to another game"))?;
        self.position.play(action).map_err(illegal)?;
        self.history.push(id);
        Ok(())
    }

    #[inline]
    fn play_id(&mut self, id: i64) -> PyResult<()> {
        let (number, action) = self.meaning(id)?;
        self.position
            .play(action)
            .map_err(|reason| illegal(format_args!("the action {id} is not legal: {reason}")))?;
        self.history.push(number);
        Ok(())
    }

    /// The action that an id means here.
    fn meaning(&self, id: i64) -> PyResult<(u16, AnyAction)> {
        let number = u16::try_from(id).ok();
        let action = number.and_then(|number| Some((number, self.position.action_with_id(number)?)));
        action.ok_or_else(|| {
            let count = self.position.id_count();
            let title = self.position.game().title();
            if number.is_some_and(|number| usize::from(number) < count) {
                illegal(format_args!("the id {id} means no action in this position of {title}"))
            } else {
                illegal(format_args!("{title} has the ids 0 to {}, and {id} is none of them", count - 1))
            }
        })
    }

    fn play_any(&mut self, action: &Bound<'_, PyAny>) -> PyResult<()> {
        if let Ok(id) = action.extract::<i64>() {
            return self.play_id(id);
        }
        let Ok(text) = action.cast::<PyString>() else {
            return Err(PyTypeError::new_err("an action is a number or a text"));
        };
        let text = text.to_str()?;
        let action = self.position.parse_action(text).map_err(|error| refused(text, error))?;
        self.play_action(action)
    }

    /// The bytes of the mask, as many as there are ids.
    fn mask_into(&self, mask: &mut [u8]) {
        self.position.visit(Mask(mask));
    }

    fn scene(&self) -> Scene {
        let mut scene = Scene::from(*self.start);
        for action in self.actions() {
            if scene.play(action).is_err() {
                break;
            }
        }
        scene
    }
}

#[pymethods]
impl State {
    /// The game and its variant.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<Game> {
        self.game.clone_ref(py)
    }

    /// Whose action is next: 0 or 1.
    #[getter]
    fn to_move(&self) -> usize {
        self.position.to_move().index()
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.position.outcome().is_some()
    }

    /// How the game ended: "first", "second", "draw", or None while it goes on.
    #[getter]
    fn result(&self) -> Option<&'static str> {
        self.position.outcome().map(|outcome| match outcome {
            Outcome::Win(Player::First) => "first",
            Outcome::Win(Player::Second) => "second",
            Outcome::Draw => "draw",
        })
    }

    /// What both players get: 1, 0 or -1; zeros while the game goes on.
    #[getter]
    fn returns(&self) -> (f64, f64) {
        match self.position.outcome() {
            Some(Outcome::Win(Player::First)) => (1.0, -1.0),
            Some(Outcome::Win(Player::Second)) => (-1.0, 1.0),
            _ => (0.0, 0.0),
        }
    }

    /// The ids of the actions played so far.
    #[getter]
    fn history(&self) -> Vec<u16> {
        self.history.clone()
    }

    /// The texts of the actions played so far.
    #[getter]
    fn line(&self) -> Vec<String> {
        self.start.line_texts(&self.actions())
    }

    /// The number of actions played so far.
    #[getter]
    fn length(&self) -> usize {
        self.history.len()
    }

    /// The ids of the legal actions, sorted.
    fn legal_actions<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i32>> {
        let mut mask = [0; MOST_IDS];
        let mask = &mut mask[..self.position.id_count()];
        self.mask_into(mask);
        let mut ids = [0; MOST_IDS];
        let mut count = 0;
        // Without a branch: every id is written, and the next one over it unless it is legal.
        for (id, &byte) in (0..).zip(&*mask) {
            ids[count] = id;
            count += usize::from(byte);
        }
        PyArray1::from_slice(py, &ids[..count])
    }

    /// For each id, 1 if it is legal and 0 if not; in `out` if that is given.
    #[pyo3(signature = (out=None))]
    fn legal_mask<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<u8>>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let count = self.position.id_count();
        let Some(out) = out else {
            let mut mask = [0; MOST_IDS];
            self.mask_into(&mut mask[..count]);
            return Ok(PyArray1::from_slice(py, &mask[..count]));
        };
        let mut borrowed = out.try_readwrite().map_err(wrong)?;
        let slice = borrowed.as_slice_mut().map_err(wrong)?;
        if slice.len() != count {
            return Err(wrong(format_args!("the mask has {count} numbers, not {}", slice.len())));
        }
        self.mask_into(slice);
        drop(borrowed);
        Ok(out)
    }

    /// The texts of the legal actions, sorted.
    fn legal_texts(&self) -> Vec<String> {
        self.position.action_texts()
    }

    /// The position as planes of bytes; in `out` if that is given.
    #[pyo3(signature = (out=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray3<u8>>>,
    ) -> PyResult<Bound<'py, PyArray3<u8>>> {
        let shape = self.position.planes_shape();
        let array = out.unwrap_or_else(|| PyArray3::zeros(py, shape, false));
        if array.shape() != shape {
            let given = array.shape();
            return Err(wrong(format_args!("the observation has the shape {shape:?}, not {given:?}")));
        }
        let mut borrowed = array.try_readwrite().map_err(wrong)?;
        self.position.visit(Observe(borrowed.as_slice_mut().map_err(wrong)?));
        drop(borrowed);
        Ok(array)
    }

    /// Plays an action, by its id or its text. An action that is not legal changes nothing.
    fn play(&mut self, action: &Bound<'_, PyAny>) -> PyResult<()> {
        self.play_any(action)
    }

    /// Plays a whole turn, by its text.
    fn play_turn(&mut self, text: &str) -> PyResult<()> {
        let actions = self.position.parse_turn(text).map_err(|error| refused(text, error))?;
        actions.into_iter().try_for_each(|action| self.play_action(action))
    }

    /// The state after an action.
    fn child(&self, py: Python<'_>, action: &Bound<'_, PyAny>) -> PyResult<Self> {
        let mut child = self.copied(py);
        child.play_any(action)?;
        Ok(child)
    }

    /// Takes back the last action, and returns its id.
    fn undo(&mut self) -> PyResult<u16> {
        let mut actions = self.actions();
        if actions.pop().is_none() {
            return Err(wrong("there is no action to take back"));
        }
        let mut position = *self.start;
        for action in actions {
            position.play(action).map_err(illegal)?;
        }
        self.position = position;
        self.history.pop().ok_or_else(|| wrong("there is no action to take back"))
    }

    /// The text of an action, by its id.
    fn action_text(&self, id: i64) -> PyResult<String> {
        let (_, action) = self.meaning(id)?;
        self.position.action_text(action).ok_or_else(|| wrong("the action belongs to another game"))
    }

    /// The id of a legal action, by its text.
    fn action_id(&self, text: &str) -> PyResult<u16> {
        let action = self.position.parse_action(text).map_err(|error| refused(text, error))?;
        self.position.action_id(action).ok_or_else(|| wrong("the action belongs to another game"))
    }

    /// A state of its own with the same position and history.
    fn copy(&self, py: Python<'_>) -> Self {
        self.copied(py)
    }

    fn __copy__(&self, py: Python<'_>) -> Self {
        self.copied(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyDict>) -> Self {
        self.copied(py)
    }

    /// How many symmetries the board has.
    #[getter]
    fn symmetries(&self) -> usize {
        self.game.get().position.visit(Symmetries)
    }

    /// The position seen through a symmetry, without history.
    fn symmetry(&self, py: Python<'_>, number: usize) -> PyResult<Self> {
        self.game.get().check_symmetry(number)?;
        Ok(Self::new(self.game.clone_ref(py), Arc::new(self.position.transformed(number))))
    }

    /// For each legal id, the id that it becomes through a symmetry; -1 for the others.
    fn action_permutation<'py>(
        &self,
        py: Python<'py>,
        symmetry: usize,
    ) -> PyResult<Bound<'py, PyArray1<i32>>> {
        self.game.get().check_symmetry(symmetry)?;
        Ok(PyArray1::from_vec(py, self.position.visit(Permutation { symmetry, only_legal: true })))
    }

    /// The number of sequences of `depth` actions.
    fn perft(&self, py: Python<'_>, depth: u32) -> u64 {
        let position = self.position;
        py.detach(|| position.visit(Count(depth)))
    }

    /// A picture of the position, with the last turn.
    #[pyo3(signature = (*, dark=false, coordinates=true, supplies=true, highlights=true))]
    #[expect(clippy::fn_params_excessive_bools, reason = "they are keywords in Python")]
    fn svg(&self, dark: bool, coordinates: bool, supplies: bool, highlights: bool) -> PyResult<String> {
        let theme = if dark { Theme::Dark } else { Theme::Light };
        let options = Options { theme, coordinates, supplies, highlights, ..Options::default() };
        self.scene().picture(&options).map(tessera_draw::Picture::into_svg).map_err(wrong)
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        let svg = self.svg(false, true, true, true)?;
        // In a notebook a board need not fill the page.
        Ok(svg.replacen("<svg ", "<svg style=\"max-width:24em;height:auto\" ", 1))
    }

    fn __str__(&self) -> String {
        self.position.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<State of {}: {}>", self.position.game().title(), self.position)
    }

    fn __bytes__<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, self.position.to_string().as_bytes())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other
            .cast::<Self>()
            .is_ok_and(|other| other.try_borrow().is_ok_and(|other| other.position == self.position))
    }

    fn __hash__(&self) -> u64 {
        self.position.hash()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let restore = py.import("tessera_games._native")?.getattr("restore_state")?;
        let parts = (self.game.clone_ref(py), self.start.to_string(), self.history.clone());
        Ok((restore, parts.into_pyobject(py)?))
    }
}

struct Symmetries;

impl Visitor for Symmetries {
    type Output = usize;

    fn visit<P: AnyGame>(self, position: P) -> usize {
        position.symmetries()
    }
}

/// The state that was pickled.
#[pyfunction]
pub(crate) fn restore_state(game: Py<Game>, start: &str, history: Vec<u16>) -> PyResult<State> {
    let id: GameId = game.get().id();
    let start = AnyPosition::parse(id, start).map_err(bad_text)?;
    let mut state = State::new(game, Arc::new(start));
    history.into_iter().try_for_each(|id| state.play_id(id.into()))?;
    Ok(state)
}
