//! One search of the engine: its reports, and the answer.

use std::sync::Arc;
use std::thread;
use std::time::Duration;

use tessera_games::AnyPosition;
use tessera_players::{Decision, Engine};
use tessera_search::Stop;

use super::go::Go;
use super::output::{Output, info};

/// How often a finished infinite search checks for `stop`.
const WAIT: Duration = Duration::from_millis(5);

/// What a search needs beside its limits.
pub(super) struct Search {
    pub(super) engine: Arc<Engine>,
    pub(super) position: AnyPosition,
    pub(super) output: Output,
    /// The answer names the reply to ponder on, too.
    pub(super) names_reply: bool,
}

impl Search {
    /// The action to play, or `none` if the game is over.
    pub(super) fn run(&self, go: &Go, stop: &Stop) -> String {
        let Self { engine, position, output, .. } = self;
        let mut reported = Vec::new();
        let decision = engine.think_among(position, &go.among, go.limits, stop, &mut |line| {
            output.line(info(position, line));
            reported.truncate(line.line);
            reported.push(line.pv.clone());
        });
        // The final lines, if they have not been reported yet.
        for line in decision.iter().flat_map(|decision| &decision.lines) {
            if reported.get(line.line) != Some(&line.pv) {
                output.line(info(position, line));
            }
        }
        while go.infinite && !stop.is_raised() {
            thread::sleep(WAIT);
        }
        decision.and_then(|decision| self.answer(&decision)).unwrap_or_else(|| {
            output.complain("the game is over");
            "none".into()
        })
    }

    fn answer(&self, decision: &Decision) -> Option<String> {
        let action = self.position.action_text(decision.action)?;
        let reply = self.names_reply.then(|| self.reply(decision)).flatten();
        Some(reply.map_or_else(|| action.clone(), |reply| format!("{action} ponder {reply}")))
    }

    /// The opponent's reply that is expected. There is none within a turn: the next action is the engine's own.
    fn reply(&self, decision: &Decision) -> Option<String> {
        let line = decision.lines.iter().find(|line| line.pv.first() == Some(&decision.action))?;
        let mut next = self.position;
        next.play(decision.action).ok()?;
        (next.to_move() != self.position.to_move()).then(|| next.action_text(*line.pv.get(1)?)).flatten()
    }
}
