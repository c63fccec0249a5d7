//! The solver: does a player win within a number of actions?
//!
//! Every answer is a fact about the game, whatever the order in which positions are searched and whatever the table has
//! kept. So the plan that is made from the answers does not depend on threads, memory or interruptions.

mod notes;
mod order;
mod table;

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::thread;
use std::time::Instant;

use tessera_game::{Outcome, Player, mix};
use tessera_games::AnyGame;
use tessera_search::Stop;

pub(crate) use self::notes::Notes;
use self::order::Order;
use self::table::{Bounds, EVER, Table};
use crate::{ProofError, Value};

/// The answer to the question whether a player wins within some number of actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// Yes.
    Yes,
    /// Not within that number.
    No,
    /// Not at all.
    Never,
}

impl Answer {
    const ALL: [Self; 3] = [Self::Yes, Self::No, Self::Never];

    const fn name(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::No => "no",
            Self::Never => "never",
        }
    }
}

/// A question about a position: does `winner` win within `within` actions of both players?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Question {
    pub(crate) winner: Player,
    pub(crate) within: u8,
    /// Only with actions after which few answers do not lose at once. Here `Never` is not answered.
    pub(crate) forcing: bool,
}

impl Question {
    /// The questions whether a player wins, each harder than the one before. The horizon is odd if the player is to move.
    ///
    /// Where threats count, forced wins are found cheaply: if `forces`, they are looked for a little further.
    pub(crate) fn ladder<P: AnyGame>(
        position: &P,
        winner: Player,
        forces: bool,
    ) -> impl Iterator<Item = Self> + use<P> {
        let late = u8::from(position.to_move() != winner);
        (1..MAX_WITHIN).step_by(2).flat_map(move |within| {
            let forcing: &[u8] = match within {
                _ if !forces => &[],
                ..=3 => &[],
                5 => &[0, 2],
                _ => &[2],
            };
            let forcing = forcing.iter().map(move |more| (within + more, true));
            forcing.chain([(within, false)]).map(move |(within, forcing)| Self {
                winner,
                within: within.saturating_add(late).min(MAX_WITHIN),
                forcing,
            })
        })
    }

    /// This question after an action.
    pub(crate) const fn next(self) -> Self {
        Self { within: self.within - 1, ..self }
    }
}

/// With more answers than this that do not lose at once, an action does not force anything.
const FORCED: usize = 12;

/// The longest horizon: games that take longer are not solved.
pub(crate) const MAX_WITHIN: u8 = EVER - 1;

/// The distance from the root, in actions, up to which answers are noted.
const NOTED_PLIES: u8 = 3;
/// The least number of nodes of an answer that is noted.
const NOTED_NODES: u64 = 1 << 14;

const POLL_EVERY: u64 = 1 << 10;

/// Why a search ends without an answer.
pub(crate) enum Halt {
    /// It was stopped, or the time is over.
    Stopped,
    /// Notes cannot be written.
    Failed(ProofError),
}

/// The shared state of a search's threads.
pub(crate) struct Shared {
    table: Table,
    stop: Stop,
    until: Option<Instant>,
    limit: u64,
    /// With this many actions, symmetric positions share a key.
    many: usize,
    /// Set once one thread has the answer.
    answered: AtomicBool,
    nodes: AtomicU64,
    notes: Option<Notes>,
}

impl Shared {
    /// For a search from a position.
    pub(crate) fn new<P: AnyGame>(
        position: &P,
        mebibytes: usize,
        stop: Stop,
        until: Option<Instant>,
    ) -> Self {
        Self {
            table: Table::new(mebibytes),
            stop,
            until,
            limit: u64::MAX,
            many: position.count_actions() * 3 / 4,
            answered: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
            notes: None,
        }
    }

    /// Stops after `limit` nodes.
    pub(crate) fn with_limit(self, limit: u64) -> Self {
        Self { limit, ..self }
    }

    /// Remembers what an earlier run has noted, and adds to it from now on.
    pub(crate) fn with_notes<P: AnyGame>(mut self, notes: Notes, known: &[notes::Note]) -> Self {
        for note in known {
            if let Ok(position) = note.position.parse::<P>() {
                let question = Question { winner: note.winner, within: note.within, forcing: false };
                self.remember(key(&position, question, self.many), question, note.answer, u64::MAX);
            }
        }
        self.notes = Some(notes);
        self
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.stop.is_raised()
            || self.nodes() >= self.limit
            || self.until.is_some_and(|until| Instant::now() >= until)
    }

    fn remember(&self, key: u64, question: Question, answer: Answer, nodes: u64) {
        let known = match answer {
            Answer::Yes => Bounds { yes: question.within, no: 0 },
            Answer::No => Bounds { yes: EVER, no: question.within },
            Answer::Never => Bounds { yes: EVER, no: EVER },
        };
        self.table.store(key, known, nodes);
    }
}

/// One thread of a search.
pub(crate) struct Solver<'a, P: AnyGame> {
    shared: &'a Shared,
    order: Order<P>,
    nodes: u64,
    polled: u64,
}

impl<'a, P: AnyGame> Solver<'a, P> {
    /// A thread with that number. Each searches in an order of its own.
    pub(crate) fn new(shared: &'a Shared, thread: u64) -> Self {
        Self { shared, order: Order::new(thread), nodes: 0, polled: 0 }
    }

    /// The positions that this thread has searched.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Answers a question about a position of a game that is not over.
    pub(crate) fn ask(&mut self, position: &P, question: Question) -> Result<Answer, Halt> {
        self.search(position, question, 0)
    }

    /// `ply` is the distance from the root.
    fn search(&mut self, position: &P, question: Question, ply: u8) -> Result<Answer, Halt> {
        self.count()?;
        let attacks = position.to_move() == question.winner;
        if attacks && question.within > 0 && position.winning_action_unchecked().is_some() {
            return Ok(Answer::Yes);
        }
        if question.within <= 1 {
            return Ok(if is_last(position, question.winner) { Answer::Never } else { Answer::No });
        }
        let key = key(position, question, self.shared.many);
        let known = self.shared.table.probe(key);
        if known.yes <= question.within {
            return Ok(Answer::Yes);
        }
        if known.no == EVER {
            return Ok(Answer::Never);
        }
        if known.no >= question.within {
            return Ok(Answer::No);
        }
        let start = self.nodes;
        let answer = if attacks {
            self.attack(position, question, ply)?
        } else {
            self.defend(position, question, ply)?
        };
        let nodes = self.nodes - start;
        self.shared.remember(key, question, answer, nodes);
        if ply <= NOTED_PLIES
            && nodes >= NOTED_NODES
            && !question.forcing
            && let Some(notes) = &self.shared.notes
        {
            let text = position.to_string();
            notes.add(&text, question.winner, question.within, answer).map_err(Halt::Failed)?;
        }
        Ok(answer)
    }

    /// The winner is to move, and has no action that wins at once: one action must do.
    fn attack(&mut self, position: &P, question: Question, ply: u8) -> Result<Answer, Halt> {
        let mut answer = Answer::Never;
        for action in self.order.actions(position) {
            let next = position.after(action);
            match next.outcome() {
                Some(outcome) if outcome == Outcome::Win(question.winner) => return Ok(Answer::Yes),
                Some(_) => continue,
                None => {}
            }
            match self.search(&next, question.next(), ply + 1)? {
                Answer::Yes => {
                    self.order.praise(position, action, question.within);
                    return Ok(Answer::Yes);
                }
                Answer::No => answer = Answer::No,
                Answer::Never => {}
            }
        }
        Ok(if question.forcing { Answer::No } else { answer })
    }

    /// The opponent of the winner is to move: every answer must lose.
    fn defend(&mut self, position: &P, question: Question, ply: u8) -> Result<Answer, Halt> {
        let next_question = question.next();
        let actions = self.order.actions(position);
        // Most positions threaten nothing, so that one of the first answers is enough.
        let mut open: Vec<(P::Action, P)> = Vec::new();
        for &action in &actions {
            let next = position.after(action);
            match next.outcome() {
                Some(outcome) if outcome == Outcome::Win(question.winner) => continue,
                Some(_) => {
                    self.order.praise(position, action, question.within);
                    return Ok(if question.forcing { Answer::No } else { Answer::Never });
                }
                None => {}
            }
            let loses = next.to_move() == question.winner && next.winning_action_unchecked().is_some();
            self.nodes += 1;
            if loses {
                continue;
            }
            if next_question.within <= 1 {
                self.order.praise(position, action, question.within);
                return self.search(&next, next_question, ply + 1);
            }
            open.push((action, next));
            if question.forcing && open.len() > FORCED {
                return Ok(Answer::No);
            }
        }
        for (action, next) in open {
            let answer = self.search(&next, next_question, ply + 1)?;
            if answer != Answer::Yes {
                self.order.praise(position, action, question.within);
                return Ok(answer);
            }
        }
        Ok(Answer::Yes)
    }

    fn count(&mut self) -> Result<(), Halt> {
        self.nodes += 1;
        if self.nodes - self.polled >= POLL_EVERY {
            self.shared.nodes.fetch_add(self.nodes - self.polled, Relaxed);
            self.polled = self.nodes;
            if self.shared.is_over() || self.shared.answered.load(Relaxed) {
                return Err(Halt::Stopped);
            }
        }
        Ok(())
    }
}

/// Answers a question with several threads: the first answer counts. The threads help each other by the table.
pub(crate) fn ask_all<P: AnyGame>(
    solvers: &mut [Solver<P>],
    position: &P,
    question: Question,
) -> Result<Answer, Halt> {
    if let [only] = solvers {
        return only.ask(position, question);
    }
    let answers = thread::scope(|scope| {
        let threads: Vec<_> = solvers
            .iter_mut()
            .map(|solver| {
                scope.spawn(|| {
                    let answer = solver.ask(position, question);
                    solver.shared.answered.store(true, Relaxed);
                    answer
                })
            })
            .collect();
        threads.into_iter().filter_map(|thread| thread.join().ok()).collect::<Vec<_>>()
    });
    if let Some(solver) = solvers.first() {
        solver.shared.answered.store(false, Relaxed);
    }
    let mut halted = Halt::Stopped;
    for answer in answers {
        match answer {
            Ok(answer) => return Ok(answer),
            Err(Halt::Failed(error)) => halted = Halt::Failed(error),
            Err(Halt::Stopped) => {}
        }
    }
    Err(halted)
}

/// The value of a position where the game is not over: the questions of both players, with ever longer horizons.
pub(crate) fn value<P: AnyGame>(
    position: &P,
    forces: bool,
    ask: &mut dyn FnMut(Question) -> Result<Answer, Halt>,
) -> Result<Value, Halt> {
    let mut never = [false; 2];
    let [first, second] = Player::BOTH.map(|player| Question::ladder(position, player, forces));
    for (of_first, of_second) in first.zip(second) {
        for question in [of_first, of_second] {
            let player = question.winner;
            if never[player.index()] {
                continue;
            }
            match ask(question)? {
                Answer::Yes => return Ok(Outcome::Win(player).into()),
                Answer::No => {}
                Answer::Never => never[player.index()] = true,
            }
        }
        if never == [true; 2] {
            return Ok(Value::Draw);
        }
    }
    Err(Halt::Stopped)
}

/// Whether every action ends the game, and none by a win of this player.
fn is_last<P: AnyGame>(position: &P, winner: Player) -> bool {
    let mut last = true;
    let _ = position.visit_actions_unchecked(|action| {
        last = position.after(action).outcome().is_some_and(|outcome| outcome != Outcome::Win(winner));
        if last { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    last
}

/// The key of a question in the table, the same for every horizon. A position with many actions is found also if it is turned
/// or mirrored: it is early in the game, where that is worth the work.
fn key<P: AnyGame>(position: &P, question: Question, many: usize) -> u64 {
    let hash = if position.count_actions_unchecked() >= many {
        let images = (1..position.symmetries()).map(|symmetry| position.transformed(symmetry).hash());
        images.fold(position.hash(), u64::min)
    } else {
        position.hash()
    };
    mix(hash, question.winner.index() as u64 | u64::from(question.forcing) << 1)
}
