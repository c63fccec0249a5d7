//! Varied openings: random boards and first actions, the same for the same seed. By default, those that favour one side
//! are skipped: where both players win with the same side, a pair of games says nothing.

use tessera_game::{Position, Random, mix};
use tessera_games::{AnyAction, AnyGame, AnyPosition, Start, Visitor};
use tessera_players::{Engine, EngineSettings};
use tessera_search::{Limits, Stop};

use crate::{Book, LabError};

/// How the openings of a match are chosen. Pair number *n* always gets the same one.
///
/// ```
/// use tessera_games::{GameId, Start};
/// use tessera_lab::Openings;
/// let openings = Openings::standard(Start::standard(GameId::Yoxii), 7);
/// assert_eq!(openings.actions, 4);
/// assert!(openings.opening(3)?.position().outcome().is_none());
/// # Ok::<(), tessera_lab::LabError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Openings {
    /// How games begin. Of a generated board only its kind counts: each pair has a board of its own.
    pub start: Start,
    /// How many random actions are played before the players take over.
    pub actions: usize,
    /// The seed of the random choices.
    pub seed: u64,
    /// Whether openings that favour one side are skipped.
    pub balance: Option<Balance>,
    /// Whether games begin on the boards that proved fair, each of them once before any comes again. Only for games with
    /// generated boards.
    pub fair: bool,
    /// The openings of a file instead of random ones. They are taken as they are.
    pub book: Option<Book>,
}

/// Which openings are even enough.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Balance {
    /// The nodes that our strongest player searches to judge an opening.
    pub nodes: u64,
    /// How far from 0.5 the expected result may be, up to 0.5. An opening that is proven won is never even.
    pub within: f64,
}

/// An opening: how the game begins, and the actions that are played before the players take over.
#[derive(Clone, PartialEq, Debug)]
pub struct Opening {
    /// How the game begins.
    pub start: Start,
    /// The actions.
    pub actions: Vec<AnyAction>,
    pub(crate) position: AnyPosition,
}

/// After this many unsuitable openings the most even of them is taken.
const TRIES: u64 = 50;

impl Balance {
    /// The default filter.
    pub const STANDARD: Self = Self { nodes: 20_000, within: 0.1 };
}

impl Openings {
    /// The default: random openings that are even.
    pub fn standard(start: Start, seed: u64) -> Self {
        Self { balance: Some(Balance::STANDARD), ..Self::unfiltered(start, seed) }
    }

    /// Any random opening, even or not: four random actions, or on random boards none.
    pub fn unfiltered(start: Start, seed: u64) -> Self {
        let actions = if start.game().has_boards() { 0 } else { 4 };
        Self { start, actions, seed, balance: None, fair: false, book: None }
    }

    /// The opening of a pair. An error if the game never lasts that long.
    pub fn opening(&self, pair: usize) -> Result<Opening, LabError> {
        if let Some(book) = &self.book {
            return Ok(book.opening(pair, self.seed as usize));
        }
        let judge = self.balance.filter(|_| self.is_drawn()).map(|balance| (balance, judge()));
        let mut closest: Option<(f64, Opening)> = None;
        for attempt in 0..TRIES {
            let Some(opening) = self.draw(pair, mix(mix(self.seed, pair as u64), attempt)) else { continue };
            let Some((balance, judge)) = &judge else { return Ok(opening) };
            let distance = unevenness(judge, &opening.position, balance.nodes);
            if distance <= balance.within {
                return Ok(opening);
            }
            if closest.as_ref().is_none_or(|(best, _)| distance < *best) {
                closest = Some((distance, opening));
            }
        }
        let opening = closest.map(|(_, opening)| opening);
        opening.ok_or(LabError::NoOpening { actions: self.actions })
    }

    /// A random opening, if the game is not over after it.
    fn draw(&self, pair: usize, lot: u64) -> Option<Opening> {
        let mut random = Random::new(lot);
        let start = if !self.start.game().has_boards() {
            self.start
        } else if self.fair {
            self.fair_start(pair)?
        } else {
            self.start.with_seed(random.next_u64() as u32)
        };
        let mut position = AnyPosition::from(start);
        let mut actions = Vec::new();
        for _ in 0..self.actions {
            let action = position.visit(RandomAction(&mut random))?;
            position.play(action).ok()?;
            actions.push(action);
        }
        position.outcome().is_none().then_some(Opening { start, actions, position })
    }

    /// Whether there is a choice: fair boards have a fixed order, so only random actions after them vary.
    const fn is_drawn(&self) -> bool {
        !self.fair || self.actions > 0
    }

    /// The fair boards come in their order, from one on that depends on the seed.
    fn fair_start(&self, pair: usize) -> Option<Start> {
        let starts = Start::fair(self.start.game());
        let count = starts.len().max(1);
        let first = mix(self.seed, 0) as usize % count;
        starts.get((first + pair) % count).copied()
    }

    /// The start as text: the same text for the same games. The seed of a board does not count.
    pub(crate) fn start_text(&self) -> String {
        let position = AnyPosition::from(self.start.with_seed(0));
        format!("{} {position}", position.game())
    }
}

impl Opening {
    /// The position in which the players take over.
    pub const fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// The code of the board, where the game has boards.
    pub(crate) fn board_code(&self) -> Option<String> {
        self.start.board_code()
    }
}

fn judge() -> Engine {
    Engine::new(EngineSettings { hash: 1, ..EngineSettings::default() })
}

/// How far the expected result is from even; more than any limit when the result is proven, unless it is a draw.
fn unevenness(judge: &Engine, position: &AnyPosition, nodes: u64) -> f64 {
    judge.forget();
    let thought = judge.think(position, Limits::nodes(nodes.max(1)), &Stop::new(), &mut |_| ());
    let best = thought.as_ref().and_then(|thought| thought.lines.first());
    best.map_or(1.0, |line| {
        let distance = (line.expected - 0.5).abs();
        if line.score.is_proven() && distance > 0.0 { 1.0 } else { distance }
    })
}

struct RandomAction<'a>(&'a mut Random);

impl Visitor for RandomAction<'_> {
    type Output = Option<AnyAction>;

    fn visit<P: AnyGame>(self, position: P) -> Self::Output {
        Position::random_action(&position, self.0).map(P::any_action)
    }
}
