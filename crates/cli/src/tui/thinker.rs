//! The computer player of the terminal: it thinks on its own thread, so that the screen stays responsive.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use tessera_games::{AnyPosition, Player};
use tessera_players::{Engine, EngineSettings, Level};
use tessera_search::{Limits, Stop};

use crate::hint::Hint;

/// The time of a turn.
const TURN_TIME: Duration = Duration::from_secs(1);

/// The time of an evaluation.
const EVALUATION_TIME: Duration = Duration::from_millis(400);

/// A task for the computer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Task {
    /// A turn of its own, on a level.
    Turn(Level),
    /// A turn for the person, with a reason.
    Hint,
    /// The value of the position.
    Evaluation,
}

struct Question {
    ticket: u64,
    task: Task,
    /// Changes when the computer's engine must clear its table.
    game: u64,
    position: AnyPosition,
    seed: u64,
    stop: Stop,
}

/// The answer to a question.
pub(super) struct Reply {
    ticket: u64,
    pub(super) found: Found,
}

/// The result of a task.
pub(super) enum Found {
    /// The actions of its turn.
    Turn(Vec<String>),
    /// A turn for the person.
    Hint(Hint),
    /// The expected result for the first player, from 0 to 1.
    Expected(f64),
}

/// The computer player.
pub(super) struct Thinker {
    questions: Sender<Question>,
    replies: Receiver<Reply>,
    /// The latest question. Replies to older ones are discarded.
    ticket: u64,
    game: u64,
    stop: Stop,
}

impl Thinker {
    pub(super) fn new() -> Self {
        let (questions, asked) = channel::<Question>();
        let (answers, replies) = channel();
        thread::spawn(move || {
            let mut engines = Engines::default();
            for question in asked {
                if let Some(reply) = engines.answer(&question)
                    && answers.send(reply).is_err()
                {
                    break;
                }
            }
        });
        Self { questions, replies, ticket: 0, game: 0, stop: Stop::new() }
    }

    /// Asks a new question and cancels an older one.
    pub(super) fn ask(&mut self, task: Task, position: &AnyPosition, seed: u64) {
        self.cancel();
        let (ticket, game, stop) = (self.ticket, self.game, self.stop.clone());
        // Sending fails only if the thread has panicked: then no reply comes, and the user can still play.
        let _ = self.questions.send(Question { ticket, task, game, position: *position, seed, stop });
    }

    /// Cancels the latest question.
    pub(super) fn cancel(&mut self) {
        self.stop.raise();
        self.stop = Stop::new();
        self.ticket += 1;
    }

    /// Cancels the latest question and clears the computer's engine: after a new game, undo or redo.
    pub(super) fn forget(&mut self) {
        self.cancel();
        self.game += 1;
    }

    /// The reply to the latest question, if it has arrived.
    pub(super) fn reply(&self) -> Option<Reply> {
        self.replies.try_iter().find(|reply| reply.ticket == self.ticket)
    }
}

/// The engines, each with its own table, so that hints do not make a weak level stronger.
#[derive(Default)]
struct Engines {
    /// The engine that plays, and its game.
    player: Option<(u64, Engine)>,
    /// The engine for hints and evaluations.
    study: Option<Engine>,
}

impl Engines {
    /// The player's engine for a question. It keeps its table during a game at the same level.
    fn player(&mut self, game: u64, settings: EngineSettings) -> Option<&Engine> {
        let kept = self.player.take();
        let kept =
            kept.filter(|(before, engine)| *before == game && engine.settings().level == settings.level);
        let engine = match kept {
            Some((_, engine)) => engine.with(settings),
            None => Engine::try_new(settings),
        };
        Some(&self.player.insert((game, engine.ok()?)).1)
    }

    /// The engine for hints and evaluations. It always plays at full strength.
    fn study(&mut self, settings: EngineSettings) -> Option<&Engine> {
        let engine = match self.study.take() {
            Some(engine) => engine.with(settings),
            None => Engine::try_new(settings),
        };
        Some(self.study.insert(engine.ok()?))
    }

    fn answer(&mut self, question: &Question) -> Option<Reply> {
        let &Question { ticket, task, game, position, seed, ref stop } = question;
        let settings = EngineSettings { seed, ..EngineSettings::default() };
        let limits = Limits::time(TURN_TIME);
        let found = match task {
            Task::Turn(level) => {
                let engine = self.player(game, EngineSettings { level, ..settings })?;
                let turn = engine.turn(&position, limits, stop, &mut |_| ())?;
                Found::Turn(position.line_texts(&turn.actions))
            }
            Task::Hint => {
                let engine = self.study(EngineSettings { lines: Hint::LINES, ..settings })?;
                let turn = engine.turn(&position, limits, stop, &mut |_| ())?;
                Found::Hint(Hint::new(&position, &turn)?)
            }
            Task::Evaluation => {
                let limits = Limits::time(EVALUATION_TIME);
                let decision = self.study(settings)?.think(&position, limits, stop, &mut |_| ())?;
                let expected = decision.lines.first()?.expected;
                let is_first = position.to_move() == Player::First;
                Found::Expected(if is_first { expected } else { 1.0 - expected })
            }
        };
        Some(Reply { ticket, found })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_games::GameId;

    fn settings(level: u8) -> EngineSettings {
        EngineSettings { level: Level::new(level).unwrap(), hash: 1, ..EngineSettings::default() }
    }

    fn nodes(engine: Option<&Engine>) -> u64 {
        let position = AnyPosition::start(GameId::Xok);
        let decision = engine.unwrap().think(&position, Limits::depth(4), &Stop::new(), &mut |_| ());
        decision.unwrap().lines[0].nodes
    }

    #[test]
    fn the_player_keeps_its_table_during_a_game_and_never_shares_it() {
        let mut engines = Engines::default();
        let empty = nodes(engines.study(settings(10)));
        assert_eq!(nodes(engines.player(1, settings(10))), empty, "hints are not shared");
        assert!(nodes(engines.player(1, settings(10))) < empty, "the same game goes on");
        assert_eq!(nodes(engines.player(2, settings(10))), empty, "a new game, undo or redo");
        engines.player(2, settings(9));
        assert_eq!(nodes(engines.player(2, settings(10))), empty, "another level");
        assert!(nodes(engines.study(settings(10))) < empty);
    }
}
