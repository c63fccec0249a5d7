//! The evaluations as the lab sees them: what they are made of, and players that try other weights.
//!
//! ```
//! use tessera_games::{AnyPosition, GameId};
//! use tessera_players::fitting::{Candidate, Evaluation};
//! use tessera_search::{Limits, Stop};
//!
//! let evaluation = Evaluation::of(GameId::Trexo);
//! let weights = evaluation.read(evaluation.shipped())?;
//! let candidate = Candidate::new(GameId::Trexo, &weights, 1)?;
//! let start = AnyPosition::start(GameId::Trexo);
//! let judgement = candidate.judge(&start, Limits::nodes(500), &Stop::new()).unwrap();
//! assert!(start.action_text(judgement.action).is_some());
//! # Ok::<(), tessera_players::fitting::WeightsError>(())
//! ```

use std::fmt::Write;
use std::sync::Arc;

use tessera_games::{AnyAction, AnyPosition, GameId, with_own};
use tessera_search::{Guide, Limits, Score, Settings, Stop, Survey, Table, Wanted, search};

use crate::candidate::CandidateGuide;
use crate::guided::Guided;
use crate::weights;

pub use crate::weights::WeightsError;

/// A game's own type of position, with an evaluation that can be fitted.
pub(crate) trait Fitted: Guided {
    /// The weights as the evaluation uses them.
    type Weights: Send + Sync + 'static;

    /// Reads the weights; `None` if there are too many or too few.
    fn weights(numbers: &[i16]) -> Option<Self::Weights>;

    /// The evaluation with these weights.
    fn evaluate_with(&self, weights: &Self::Weights) -> i32;

    /// Adds the amount of every feature, seen by the player to move. The amounts of one feature add up.
    fn row(&self, add: &mut dyn FnMut(usize, f32));
}

/// How an evaluation is computed from its weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// The sum over all features of amount times weight.
    Sum,
    /// A network with one layer of lanes. Every feature adds its row of weights to the lanes. The first lane counts as it
    /// is, the others, each with an output weight, only where they are positive. The file has the output weights, what
    /// the lanes start with, then the rows.
    Network {
        /// The number of lanes.
        lanes: usize,
        /// The number of features.
        features: usize,
        /// An output weight of this much passes a lane on as it is.
        shares: u16,
    },
}

/// Some numbers of a weights file that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Section {
    /// Their meaning.
    pub comment: &'static str,
    /// The number of numbers.
    pub numbers: usize,
    /// How many of them stand in one line.
    pub per_line: usize,
}

/// A game's evaluation.
pub struct Evaluation {
    form: Form,
    shipped: &'static str,
    sections: &'static [Section],
    judge: fn(&[i16]) -> Option<Arc<dyn Judge>>,
    row: fn(&AnyPosition, &mut dyn FnMut(usize, f32)),
}

impl Evaluation {
    pub(crate) const fn new<P: Fitted>(
        form: Form,
        shipped: &'static str,
        sections: &'static [Section],
    ) -> Self {
        Self { form, shipped, sections, judge: judge::<P>, row: row::<P> }
    }

    /// The evaluation of a game.
    pub fn of(game: GameId) -> &'static Self {
        fn of_type<P: Guided>(_: &P) -> &'static Evaluation {
            P::EVALUATION
        }
        with_own!(&AnyPosition::start(game), own => of_type(own))
    }

    /// Its form.
    pub const fn form(&self) -> Form {
        self.form
    }

    /// The weights file that the player is compiled with.
    pub const fn shipped(&self) -> &'static str {
        self.shipped
    }

    /// The number of weights.
    pub fn count(&self) -> usize {
        self.sections.iter().map(|section| section.numbers).sum()
    }

    /// Reads a weights file of this evaluation.
    pub fn read(&self, text: &str) -> Result<Vec<i16>, WeightsError> {
        let numbers = weights::read(text)?;
        if numbers.len() == self.count() {
            Ok(numbers)
        } else {
            Err(WeightsError::WrongCount { expected: self.count(), found: numbers.len() })
        }
    }

    /// Writes the numbers of a weights file, each section with its comment.
    pub fn write(&self, numbers: &[i16]) -> String {
        let mut text = String::new();
        let mut left = numbers;
        for section in self.sections {
            for line in section.comment.lines() {
                let _ = writeln!(text, "# {line}");
            }
            let (own, others) = left.split_at(section.numbers.min(left.len()));
            left = others;
            for line in own.chunks(section.per_line) {
                let words: Vec<String> = line.iter().map(ToString::to_string).collect();
                let _ = writeln!(text, "{}", words.join(" "));
            }
        }
        text
    }

    /// Calls `add` with the amount of every feature of a position that is not 0, seen by the player to move. Of a sum, a
    /// feature is a weight. The amounts of one feature add up. A position of another game has no features.
    pub fn features(&self, position: &AnyPosition, add: &mut dyn FnMut(usize, f32)) {
        (self.row)(position, add);
    }
}

/// A player of one game with weights that are chosen at run time. One thread, and a table of its own: the same questions
/// in the same order get the same answers.
pub struct Candidate {
    judge: Arc<dyn Judge>,
    hash: usize,
    table: Table,
}

/// A candidate's judgement of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Judgement {
    /// The action that it would play.
    pub action: AnyAction,
    /// The value of the position to the player to move.
    pub score: Score,
    /// The number of nodes searched.
    pub nodes: u64,
}

impl Candidate {
    /// A candidate with these weights and an empty table of `hash` MiB.
    pub fn new(game: GameId, weights: &[i16], hash: usize) -> Result<Self, WeightsError> {
        let evaluation = Evaluation::of(game);
        let wrong = WeightsError::WrongCount { expected: evaluation.count(), found: weights.len() };
        let judge = (evaluation.judge)(weights).ok_or(wrong)?;
        Ok(Self { judge, hash, table: Table::new(hash) })
    }

    /// This candidate with an empty table, for another thread.
    #[must_use]
    pub fn fresh(&self) -> Self {
        Self { judge: Arc::clone(&self.judge), hash: self.hash, table: Table::new(self.hash) }
    }

    /// Empties the table, as before a new game.
    pub fn forget(&self) {
        self.table.clear();
    }

    /// Searches a position. `None` if the game is over or it is not the candidate's game.
    pub fn judge(&self, position: &AnyPosition, limits: Limits, stop: &Stop) -> Option<Judgement> {
        self.judge.judge(position, &self.table, limits, stop)
    }

    /// The evaluation of a position, where a search would use it: not where the game is over, an action wins at once or
    /// the only answer to a threat is searched instead.
    pub fn evaluate(&self, position: &AnyPosition) -> Option<i32> {
        self.judge.evaluate(position)
    }
}

/// A candidate's weights, for whatever game.
trait Judge: Send + Sync {
    fn judge(&self, position: &AnyPosition, table: &Table, limits: Limits, stop: &Stop) -> Option<Judgement>;

    fn evaluate(&self, position: &AnyPosition) -> Option<i32>;
}

struct Own<P: Fitted>(Arc<P::Weights>);

impl<P: Fitted> Own<P> {
    fn guide(&self) -> CandidateGuide<P> {
        CandidateGuide::new(Arc::clone(&self.0))
    }
}

impl<P: Fitted> Judge for Own<P> {
    fn judge(&self, position: &AnyPosition, table: &Table, limits: Limits, stop: &Stop) -> Option<Judgement> {
        let settings = Settings { stop: stop.clone(), ..Settings::default() };
        let best = search(&P::own_position(position)?, &self.guide(), table, limits, &settings, |_| ())?;
        Some(Judgement { action: P::any_action(best.action), score: best.score, nodes: best.nodes })
    }

    fn evaluate(&self, position: &AnyPosition) -> Option<i32> {
        let (position, guide) = (P::own_position(position)?, self.guide());
        let mut answers = Vec::new();
        let wanted = Wanted { evaluation: true, answers: false };
        match guide.survey(&position, wanted, &mut answers) {
            Survey::Open { forced, .. } if !(forced && answers.len() < 2) => Some(guide.evaluate(&position)),
            _ => None,
        }
    }
}

fn judge<P: Fitted>(numbers: &[i16]) -> Option<Arc<dyn Judge>> {
    Some(Arc::new(Own::<P>(Arc::new(P::weights(numbers)?))))
}

fn row<P: Fitted>(position: &AnyPosition, add: &mut dyn FnMut(usize, f32)) {
    if let Some(own) = P::own_position(position) {
        own.row(add);
    }
}
