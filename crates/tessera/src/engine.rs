//! The computer player in its simplest form.

use std::fmt;
use std::time::Duration;

use tessera_games::{AnyAction, AnyPosition};
use tessera_players::{Decision, EngineSettings, Level};
use tessera_search::{Limits, Stop};

/// The longest time for one answer, unless another one is set.
const TIME: Duration = Duration::from_secs(1);

/// A computer player of all four games.
///
/// It keeps what it has found for the next question, so use one engine per player for a whole game. For limits by
/// nodes or depth, reports while it thinks, or stopping it, see [`players::Engine`](crate::players::Engine).
///
/// ```
/// use tessera::prelude::*;
///
/// // Eight of White's fish are joined, and a chain of ten wins: the engine adds two.
/// let mut position = AnyPosition::parse(GameId::Xok, ".../..../FFFF./FFFF../...../..../... w")?;
/// let engine = Engine::new(Level::STRONGEST);
/// let action = engine.best(&position).expect("the game is not over");
/// position.play(action)?;
/// assert_eq!(position.outcome(), Some(Outcome::Win(Player::First)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Engine {
    engine: tessera_players::Engine,
    limits: Limits,
}

impl Engine {
    /// A player of that level, with a table of 16 MiB and one thread, that thinks at most one second about an answer.
    /// Lower levels take much less.
    pub fn new(level: Level) -> Self {
        let settings = EngineSettings { level, hash: 16, ..EngineSettings::default() };
        Self { engine: tessera_players::Engine::new(settings), limits: Limits::time(TIME) }
    }

    /// The same player with another longest time for one answer.
    #[must_use]
    pub fn time(self, time: Duration) -> Self {
        Self { limits: Limits::time(time), ..self }
    }

    /// The action that the engine plays, or `None` if the game is over.
    pub fn best(&self, position: &AnyPosition) -> Option<AnyAction> {
        Some(self.think(position)?.action)
    }

    /// The actions of a whole turn, which share the time; empty if the game is over.
    pub fn turn(&self, position: &AnyPosition) -> Vec<AnyAction> {
        let turn = self.engine.turn(position, self.limits, &Stop::new(), &mut |_| ());
        turn.map(|turn| turn.actions).unwrap_or_default()
    }

    /// The action that the engine plays, with its expected result and the line that it expects.
    pub fn think(&self, position: &AnyPosition) -> Option<Decision> {
        self.engine.think(position, self.limits, &Stop::new(), &mut |_| ())
    }
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine").field("limits", &self.limits).finish_non_exhaustive()
    }
}
