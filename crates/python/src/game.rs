//! A game with its variant: what all its positions share.

use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use tessera_games::{AnyGame, AnyPosition, BoardRequest, GameId, Start, StartRequest, Visitor};

use crate::errors::{bad_text, wrong};
use crate::state::State;
use crate::whole::{Whole, within};

/// A game and its variant: its actions, its observations, how it begins.
///
/// >>> from tessera_games import game
/// >>> game("trexo", size=8, tiles=45).num_actions
/// 224
#[pyclass(frozen, module = "tessera_games")]
pub(crate) struct Game {
    pub(crate) start: Start,
    pub(crate) position: AnyPosition,
    facts: Facts,
}

/// What a game is pickled as: name, position, code of the board.
type Parts = (&'static str, String, Option<String>);

/// What a visitor finds out about a variant.
struct Facts {
    planes: &'static [&'static str],
    most_actions: usize,
    symmetries: usize,
    fixed: bool,
}

struct Ask;

impl Visitor for Ask {
    type Output = Facts;

    fn visit<P: AnyGame>(self, position: P) -> Facts {
        Facts {
            planes: P::PLANES,
            most_actions: position.most_actions(),
            symmetries: position.symmetries(),
            fixed: P::FIXED_SYMMETRIES,
        }
    }
}

/// The ids seen through a symmetry; −1 for those that mean nothing.
pub(crate) struct Permutation {
    pub(crate) symmetry: usize,
    /// Whether ids that are not legal are left out.
    pub(crate) only_legal: bool,
}

impl Visitor for Permutation {
    type Output = Vec<i32>;

    fn visit<P: AnyGame>(self, position: P) -> Vec<i32> {
        let mut mask = vec![1; position.id_count()];
        if self.only_legal {
            position.write_mask(&mut mask);
        }
        let there = position.transformed(self.symmetry);
        let image = |id: u16| {
            let action = position.transformed_action(self.symmetry, position.action_with_id(id)?);
            Some(there.action_id(action))
        };
        let ids = (0..).zip(mask);
        ids.map(|(id, legal)| if legal == 1 { image(id).map_or(-1, i32::from) } else { -1 }).collect()
    }
}

impl Game {
    pub(crate) fn new(start: &Start) -> Self {
        let start = *start;
        let position = AnyPosition::from(start);
        let facts = position.visit(Ask);
        Self { start, position, facts }
    }

    pub(crate) fn id(&self) -> GameId {
        self.position.game()
    }

    /// Whether a position belongs to this variant.
    pub(crate) fn admits(&self, position: &AnyPosition) -> bool {
        // What the planes and ids do not show of a variant is in front of its position string.
        let variant = |position: &AnyPosition| variant_words(&position.to_string());
        position.game() == self.id()
            && position.planes_shape() == self.position.planes_shape()
            && variant(position) == variant(&self.position)
    }

    /// The symmetry with a number.
    pub(crate) fn check_symmetry(&self, number: Whole) -> PyResult<usize> {
        let count = self.facts.symmetries;
        number.place(count).map_err(|number| {
            let title = self.id().title();
            wrong(format_args!("{title} has {count} symmetries here, and {number} is none of them"))
        })
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (name, *, tiles=None, size=None, columns=None, rows=None, walls=None, seed=None, board=None))]
    #[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn create(
        name: &str,
        tiles: Option<Whole>,
        size: Option<Whole>,
        columns: Option<Whole>,
        rows: Option<Whole>,
        walls: Option<Whole>,
        seed: Option<Whole>,
        board: Option<String>,
    ) -> PyResult<Self> {
        // Numbers out of these ranges are refused for what they are; the start says what the game allows.
        let number = |number: Option<Whole>, name: &str| within(number, name, 0, u16::MAX);
        let size = within(size, "size", 0, u8::MAX)?;
        let seed = within(seed, "seed", 0, u32::MAX)?;
        let (tiles, walls) = (number(tiles, "tiles")?, number(walls, "walls")?);
        let (columns, rows) = (number(columns, "columns")?, number(rows, "rows")?);
        let game: GameId = name.parse().map_err(wrong)?;
        let has_variant = tiles.is_some() || size.is_some();
        let kind = columns.or(rows).or(walls).is_some() || seed.is_some();
        if has_variant && !game.has_variants() {
            return Err(wrong(format_args!("{} has no tiles and no size to choose", game.title())));
        }
        if (kind || board.is_some()) && !game.has_boards() {
            return Err(wrong(format_args!("{} has no boards to choose", game.title())));
        }
        if kind && board.is_some() {
            return Err(wrong("a board code says columns, rows, walls and seed already"));
        }
        let board = match board {
            Some(code) => Some(BoardRequest::Code { code }),
            None if kind => Some(BoardRequest::Kind { columns, rows, walls, seed: seed.unwrap_or_default() }),
            None => None,
        };
        let request = StartRequest { tiles, size, board, ..StartRequest::new(game) };
        request.start().map(|start| Self::new(&start)).map_err(wrong)
    }

    /// The name in commands and records: "xok".
    #[getter]
    fn name(&self) -> &'static str {
        self.id().name()
    }

    /// The title for people: "Slither Stone".
    #[getter]
    fn title(&self) -> &'static str {
        self.id().title()
    }

    /// What the two players are called.
    #[getter]
    fn players(&self) -> (&'static str, &'static str) {
        self.id().players().into()
    }

    /// The number of action ids.
    #[getter]
    fn num_actions(&self) -> usize {
        self.position.id_count()
    }

    /// Planes, rows and columns of an observation.
    #[getter]
    fn observation_shape(&self) -> (usize, usize, usize) {
        self.position.planes_shape().into()
    }

    /// What each plane of an observation shows.
    #[getter]
    fn planes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.facts.planes)
    }

    /// A number of actions within which every game from the start ends.
    #[getter]
    fn max_length(&self) -> usize {
        self.facts.most_actions
    }

    /// How many symmetries the board has.
    #[getter]
    fn symmetries(&self) -> usize {
        self.facts.symmetries
    }

    /// The numbers of the variant.
    #[getter]
    fn variant<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let numbers = PyDict::new(py);
        if let Some([tiles, size]) = self.start.variant_numbers() {
            numbers.set_item("tiles", tiles)?;
            numbers.set_item("size", size)?;
        }
        if let Some(code) = self.start.board_code() {
            numbers.set_item("board", code)?;
        }
        Ok(numbers)
    }

    /// The state in which a game begins; of Slither Stone on another board, by its code or its seed.
    #[pyo3(signature = (*, board=None, seed=None))]
    fn start(slf: &Bound<'_, Self>, board: Option<&str>, seed: Option<Whole>) -> PyResult<State> {
        let game = slf.get();
        let start = match (board, within(seed, "seed", 0, u32::MAX)?) {
            (None, None) => return Ok(State::new(slf.clone().unbind(), &game.position, Some(&game.start))),
            (Some(_), Some(_)) => return Err(wrong("a board code says the seed already")),
            _ if !game.id().has_boards() => {
                return Err(wrong(format_args!("{} has no boards to choose", game.id().title())));
            }
            (Some(code), None) => Start::on_board(code).map_err(wrong)?,
            (None, Some(seed)) => game.start.with_seed(seed),
        };
        let position = AnyPosition::from(start);
        if !game.admits(&position) {
            return Err(wrong("the board has another size than this game: make another game for it"));
        }
        Ok(State::new(slf.clone().unbind(), &position, Some(&start)))
    }

    /// The state of a position string.
    fn state(slf: &Bound<'_, Self>, text: &str) -> PyResult<State> {
        let game = slf.get();
        let position = AnyPosition::parse(game.id(), text).map_err(bad_text)?;
        if !game.admits(&position) {
            return Err(wrong("the position is of another variant: make another game for it"));
        }
        Ok(State::new(slf.clone().unbind(), &position, None))
    }

    /// Codes of boards that proved fair, the best first; none in a game without boards.
    fn fair_boards(&self) -> Vec<String> {
        let starts = Start::fair(self.id()).into_iter();
        starts
            .filter(|start| self.admits(&AnyPosition::from(*start)))
            .filter_map(|start| start.board_code())
            .collect()
    }

    /// For each id, the id that it becomes through a symmetry. Slither Stone has it only for a state.
    fn action_permutation<'py>(
        &self,
        py: Python<'py>,
        symmetry: Whole,
    ) -> PyResult<Bound<'py, PyArray1<i32>>> {
        let symmetry = self.check_symmetry(symmetry)?;
        if !self.facts.fixed {
            return Err(wrong(format_args!(
                "in {} it depends on the position: ask the state",
                self.id().title()
            )));
        }
        let images = self.position.visit(Permutation { symmetry, only_legal: false });
        Ok(PyArray1::from_vec(py, images))
    }

    fn __repr__(&self) -> String {
        let texts = self.start.texts();
        let variant = match self.start.variant_numbers() {
            Some([tiles, size]) if texts.variant.is_some() => format!(", tiles={tiles}, size={size}"),
            _ => self.start.board_code().map(|code| format!(", board=\"{code}\"")).unwrap_or_default(),
        };
        format!("game(\"{}\"{variant})", self.id())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| other.get().start == self.start)
    }

    fn __hash__(&self) -> u64 {
        self.position.hash()
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Parts)> {
        let game = slf.get();
        let restore = slf.py().import("tessera_games._native")?.getattr("restore_game")?;
        Ok((restore, (game.id().name(), game.position.to_string(), game.start.board_code())))
    }
}

/// The words of a position string that name a variant: `tiles=45 size=8`.
fn variant_words(text: &str) -> Vec<String> {
    text.split(' ').take_while(|word| word.contains('=')).map(str::to_owned).collect()
}

/// The game that was pickled.
#[pyfunction]
pub(crate) fn restore_game(name: &str, position: &str, board: Option<&str>) -> PyResult<Game> {
    if let Some(code) = board {
        return Start::on_board(code).map(|start| Game::new(&start)).map_err(wrong);
    }
    let game: GameId = name.parse().map_err(wrong)?;
    let position = AnyPosition::parse(game, position).map_err(bad_text)?;
    Ok(Game::new(&position.into()))
}
