//! The computer beside the screen: it thinks on a thread of its own, so that keys are answered at once.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use tessera_games::{AnyPosition, Player};
use tessera_players::{Engine, EngineSettings, Level};
use tessera_search::{Limits, Score, Stop};

/// How long the computer thinks about an action, at the most.
const THINKING: Duration = Duration::from_secs(1);

/// How long it looks at a position to judge it.
const JUDGING: Duration = Duration::from_millis(400);

/// What the computer is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Errand {
    /// A turn of its own, on a level.
    Turn(Level),
    /// A turn for the person, with a reason.
    Hint,
    /// What the position is worth.
    Evaluation,
}

struct Question {
    ticket: u64,
    errand: Errand,
    position: AnyPosition,
    seed: u64,
    stop: Stop,
}

/// What the computer answers.
pub(super) struct Reply {
    ticket: u64,
    pub(super) errand: Errand,
    /// The turn.
    pub(super) actions: Vec<String>,
    /// What the position was worth to its player to move.
    pub(super) score: Option<Score>,
    /// The expected result for the first player, from 0 to 1.
    pub(super) expected: f64,
}

/// The computer.
pub(super) struct Thinker {
    questions: Sender<Question>,
    replies: Receiver<Reply>,
    /// The latest question, which alone is of interest.
    ticket: u64,
    stop: Stop,
}

impl Thinker {
    pub(super) fn new() -> Self {
        let (questions, asked) = channel::<Question>();
        let (answers, replies) = channel();
        thread::spawn(move || {
            for question in asked {
                if let Some(reply) = answer(&question)
                    && answers.send(reply).is_err()
                {
                    break;
                }
            }
        });
        Self { questions, replies, ticket: 0, stop: Stop::new() }
    }

    /// Asks a new question; an older one is given up.
    pub(super) fn ask(&mut self, errand: Errand, position: &AnyPosition, seed: u64) {
        self.give_up();
        let (ticket, stop) = (self.ticket, self.stop.clone());
        // The thread lives as long as this; if it has failed, no answer comes and the person can still play.
        let _ = self.questions.send(Question { ticket, errand, position: *position, seed, stop });
    }

    /// Stops thinking about the latest question.
    pub(super) fn give_up(&mut self) {
        self.stop.raise();
        self.stop = Stop::new();
        self.ticket += 1;
    }

    /// The answer to the latest question, if it has come.
    pub(super) fn reply(&self) -> Option<Reply> {
        self.replies.try_iter().find(|reply| reply.ticket == self.ticket)
    }
}

fn answer(question: &Question) -> Option<Reply> {
    let &Question { ticket, errand, position, seed, ref stop } = question;
    let (level, time) = match errand {
        Errand::Turn(level) => (level, THINKING),
        Errand::Hint => (Level::STRONGEST, THINKING),
        Errand::Evaluation => (Level::STRONGEST, JUDGING),
    };
    let engine = Engine::new(EngineSettings { level, seed, ..EngineSettings::default() });
    let mut actions = Vec::new();
    let (mut score, mut expected) = (None, 0.5);
    let mut now = position;
    while now.outcome().is_none() && now.to_move() == position.to_move() {
        let thought = engine.think(&now, Limits::time(time), stop, &mut |_| ())?;
        if actions.is_empty() {
            let line = thought.lines.first()?;
            score = Some(line.score);
            let first = position.to_move() == Player::First;
            expected = if first { line.expected } else { 1.0 - line.expected };
        }
        actions.push(now.action_text(thought.action)?);
        now.play(thought.action).ok()?;
        if errand == Errand::Evaluation {
            break;
        }
    }
    Some(Reply { ticket, errand, actions, score, expected })
}
