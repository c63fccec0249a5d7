//! A position with its history.

use std::sync::Arc;

use numpy::{PyArray1, PyArray3, PyArrayMethods, PyUntypedArrayMethods};
use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyString, PyTuple};
use tessera_draw::{Options, Scene, Theme};
use tessera_games::{AnyAction, AnyGame, AnyPosition, GameId, Outcome, Player, Start, Visitor};
use tessera_search::Stop;

use crate::ascii::ascii;
use crate::engine::watched;
use crate::errors::{TesseraError, bad_text, illegal, kind_of, refused, unwritable, wrong};
use crate::game::{Game, Permutation};
use crate::perft::Count;
use crate::whole::Whole;

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
    origin: Arc<Origin>,
    pub(crate) position: AnyPosition,
    history: Vec<u16>,
}

/// How a game began.
struct Origin {
    position: AnyPosition,
    /// The start by the rules, which keeps the code of a board; `None` where only the position is known.
    start: Option<Start>,
}

/// Writes the mask.
struct Mask<'a>(&'a mut [u8]);

impl Visitor for Mask<'_> {
    type Output = ();

    fn visit<P: AnyGame>(self, position: P) {
        position.write_mask(self.0);
    }
}

/// Writes the planes as a player sees them.
struct Observe<'a>(Player, &'a mut [u8]);

impl Visitor for Observe<'_> {
    type Output = ();

    fn visit<P: AnyGame>(self, position: P) {
        position.write_planes_of(self.0, self.1);
    }
}

impl State {
    /// A state without history; of a game that began by the rules if `start` is given.
    pub(crate) fn new(game: Py<Game>, position: &AnyPosition, start: Option<&Start>) -> Self {
        let origin = Arc::new(Origin { position: *position, start: start.copied() });
        Self { game, origin, position: *position, history: Vec::new() }
    }

    pub(crate) fn copied(&self, py: Python<'_>) -> Self {
        Self {
            game: self.game.clone_ref(py),
            origin: Arc::clone(&self.origin),
            position: self.position,
            history: self.history.clone(),
        }
    }

    /// The actions of the history.
    pub(crate) fn actions(&self) -> Vec<AnyAction> {
        let mut position = self.origin.position;
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

    /// The start by the rules, if it is known.
    fn known_start(&self) -> Option<Start> {
        let (origin, game) = (&self.origin, self.game.get());
        origin.start.or_else(|| (origin.position == game.position).then_some(game.start))
    }

    /// How the game began: on a board with a code, if that is known.
    pub(crate) fn start(&self) -> Start {
        self.known_start().unwrap_or_else(|| self.origin.position.into())
    }

    pub(crate) fn length(&self) -> usize {
        self.history.len()
    }

    /// Plays an action that is known to be one of the game.
    pub(crate) fn play_action(&mut self, action: AnyAction) -> PyResult<()> {
        let number = self.number(action)?;
        self.position.play(action).map_err(illegal)?;
        self.history.push(number);
        Ok(())
    }

    /// The action that an id means here.
    fn meaning(&self, id: i64) -> PyResult<(u16, AnyAction)> {
        let number = u16::try_from(id).ok();
        let action = number.and_then(|number| Some((number, self.position.action_with_id(number)?)));
        action.ok_or_else(|| match number {
            Some(number) if usize::from(number) < self.position.id_count() => {
                let title = self.position.game().title();
                illegal(format_args!("the id {id} means no action in this position of {title}"))
            }
            _ => self.no_id(&id),
        })
    }

    fn no_id(&self, id: &dyn std::fmt::Display) -> PyErr {
        let (title, last) = (self.position.game().title(), self.position.id_count() - 1);
        illegal(format_args!("{title} has the ids 0 to {last}, and {id} is none of them"))
    }

    /// The action that an id or a text means. An action of an id need not be legal.
    #[inline]
    fn read(&self, action: &Bound<'_, PyAny>) -> PyResult<(u16, AnyAction)> {
        match action.extract::<i64>() {
            Ok(id) => self.meaning(id),
            Err(error) if error.is_instance_of::<PyOverflowError>(action.py()) => {
                Err(self.no_id(&action.str()?))
            }
            Err(_) => {
                let Ok(text) = action.cast::<PyString>() else {
                    let kind = kind_of(action);
                    return Err(PyTypeError::new_err(format!("an action is an id or a text, not {kind}")));
                };
                let text = text.to_str()?;
                let action = self.position.parse_action(text).map_err(|error| refused(text, error))?;
                Ok((self.number(action)?, action))
            }
        }
    }

    fn number(&self, action: AnyAction) -> PyResult<u16> {
        self.position.action_id(action).ok_or_else(|| illegal("the action belongs to another game"))
    }

    fn play_any(&mut self, action: &Bound<'_, PyAny>) -> PyResult<()> {
        let (number, action) = self.read(action)?;
        self.position
            .play(action)
            .map_err(|reason| illegal(format_args!("the action {number} is not legal: {reason}")))?;
        self.history.push(number);
        Ok(())
    }

    /// The bytes of the mask, as many as there are ids.
    fn mask_into(&self, mask: &mut [u8]) {
        self.position.visit(Mask(mask));
    }

    /// The ids of the legal actions, sorted.
    fn legal_ids(&self) -> Vec<u16> {
        let mut mask = [0; MOST_IDS];
        let mask = &mut mask[..self.position.id_count()];
        self.mask_into(mask);
        (0..).zip(&*mask).filter(|&(_, &byte)| byte == 1).map(|(id, _)| id).collect()
    }

    fn scene(&self) -> Scene {
        let mut scene = Scene::from(self.origin.position);
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
        self.origin.position.line_texts(&self.actions())
    }

    /// The number of actions played so far.
    #[getter(length)]
    fn get_length(&self) -> usize {
        self.length()
    }

    /// The code of the board on which the game began, if it has one.
    #[getter]
    fn board(&self) -> Option<String> {
        self.known_start().and_then(|start| start.board_code())
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

    /// For each id, whether it is legal; in `out` if that is given.
    #[pyo3(signature = (out=None))]
    fn legal_mask<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let count = self.position.id_count();
        let (mut bytes, mut mask) = ([0; MOST_IDS], [false; MOST_IDS]);
        self.mask_into(&mut bytes[..count]);
        for (legal, byte) in mask.iter_mut().zip(&bytes) {
            *legal = *byte == 1;
        }
        let Some(out) = out else {
            return Ok(PyArray1::from_slice(py, &mask[..count]));
        };
        let out = out.cast_into::<PyArray1<bool>>().map_err(|error| {
            let given = kind_of(&error.into_inner());
            PyTypeError::new_err(format!("a mask is an array of bool with one dimension, not {given}"))
        })?;
        let mut borrowed = out.try_readwrite().map_err(unwritable)?;
        let slice = borrowed.as_slice_mut().map_err(wrong)?;
        if slice.len() != count {
            return Err(wrong(format_args!("the mask has {count} numbers, not {}", slice.len())));
        }
        slice.copy_from_slice(&mask[..count]);
        drop(borrowed);
        Ok(out)
    }

    /// The texts of the legal actions, in the order of `legal_actions`.
    fn legal_texts(&self) -> Vec<String> {
        let text = |id| self.position.action_text(self.position.action_with_id(id)?);
        self.legal_ids().into_iter().filter_map(text).collect()
    }

    /// Whether an action may be played here, by its id or its text.
    fn is_legal(&self, action: &Bound<'_, PyAny>) -> PyResult<bool> {
        match self.read(action) {
            Ok((_, action)) => {
                let mut after = self.position;
                Ok(after.play(action).is_ok())
            }
            Err(error) if error.is_instance_of::<TesseraError>(action.py()) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// The position as planes of bytes, as a player (0 or 1) sees it or else the player to move; in `out` if that is
    /// given.
    #[pyo3(signature = (out=None, *, player=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyAny>>,
        player: Option<Whole>,
    ) -> PyResult<Bound<'py, PyArray3<u8>>> {
        let player = match player {
            Some(player) => Player::BOTH[player.within("a player", 0, 1_usize)?],
            None => self.position.to_move(),
        };
        let shape = self.position.planes_shape();
        let array = match out {
            None => PyArray3::zeros(py, shape, false),
            Some(out) => out.cast_into::<PyArray3<u8>>().map_err(|error| {
                let given = kind_of(&error.into_inner());
                PyTypeError::new_err(format!(
                    "an observation is an array of uint8 with three dimensions, not {given}"
                ))
            })?,
        };
        if array.shape() != shape {
            let given = array.shape();
            return Err(wrong(format_args!("the observation has the shape {shape:?}, not {given:?}")));
        }
        let mut borrowed = array.try_readwrite().map_err(unwritable)?;
        self.position.visit(Observe(player, borrowed.as_slice_mut().map_err(wrong)?));
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
        let mut position = self.origin.position;
        for action in actions {
            position.play(action).map_err(illegal)?;
        }
        self.position = position;
        self.history.pop().ok_or_else(|| wrong("there is no action to take back"))
    }

    /// The text of an action, by its id.
    fn action_text(&self, id: &Bound<'_, PyAny>) -> PyResult<String> {
        let (_, action) = self.read(id)?;
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
    fn symmetry(&self, py: Python<'_>, number: Whole) -> PyResult<Self> {
        let number = self.game.get().check_symmetry(number)?;
        Ok(Self::new(self.game.clone_ref(py), &self.position.transformed(number), None))
    }

    /// For each legal id, the id that it becomes through a symmetry; -1 for the others.
    fn action_permutation<'py>(
        &self,
        py: Python<'py>,
        symmetry: Whole,
    ) -> PyResult<Bound<'py, PyArray1<i32>>> {
        let symmetry = self.game.get().check_symmetry(symmetry)?;
        Ok(PyArray1::from_vec(py, self.position.visit(Permutation { symmetry, only_legal: true })))
    }

    /// The number of sequences of `depth` actions. Ctrl-C stops it.
    fn perft(slf: &Bound<'_, Self>, depth: Whole) -> PyResult<u64> {
        let depth = depth.within("a depth", 0, u32::MAX)?;
        // Not borrowed while it counts, so that other threads can go on with the state.
        let (position, stop) = (slf.try_borrow()?.position, Stop::new());
        watched(slf.py(), &stop, || position.visit(Count { depth, stop: &stop }))
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

    /// The board as plain text, with the signs of the position string.
    fn ascii(&self) -> String {
        ascii(&self.position, &self.game.get().position)
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
        let start = self.origin.position.to_string();
        let parts = (self.game.clone_ref(py), start, self.history.clone(), self.board());
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
#[pyo3(signature = (game, start, history, board=None))]
pub(crate) fn restore_state(
    game: Py<Game>,
    start: &str,
    history: Vec<u16>,
    board: Option<&str>,
) -> PyResult<State> {
    let id: GameId = game.get().id();
    let position = AnyPosition::parse(id, start).map_err(bad_text)?;
    let board = board.and_then(|code| Start::on_board(code).ok());
    let begun = board.filter(|&start| AnyPosition::from(start) == position);
    let mut state = State::new(game, &position, begun.as_ref());
    for id in history {
        let (_, action) = state.meaning(id.into())?;
        state.play_action(action)?;
    }
    Ok(state)
}
