//! The output of the engine: whole lines, flushed at once, from any thread.

use std::io::Write;
use std::sync::{Arc, Mutex};

use tessera_games::{AnyAction, AnyPosition};
use tessera_players::EngineLine;
use tessera_search::Score;

/// The destination of lines. Write errors are ignored: if the reader is gone, the input ends soon.
#[derive(Clone)]
pub(super) struct Output(Arc<Mutex<Box<dyn Write + Send>>>);

impl Output {
    pub(super) fn new(writer: Box<dyn Write + Send>) -> Self {
        Self(Arc::new(Mutex::new(writer)))
    }

    pub(super) fn line(&self, text: impl std::fmt::Display) {
        if let Ok(mut writer) = self.0.lock() {
            let _ = writeln!(writer, "{text}").and_then(|()| writer.flush());
        }
    }

    /// Reports an error in a command, for people.
    pub(super) fn complain(&self, sentence: impl std::fmt::Display) {
        self.line(format!("info string {sentence}"));
    }
}

/// An `info` line.
pub(super) fn info(position: &AnyPosition, line: &EngineLine) -> String {
    let EngineLine { depth, seldepth, nodes, hashfull, .. } = line;
    let (nps, time) = (line.nps(), line.time.as_millis());
    let (rank, score, expected) = (line.line + 1, score(line.score), line.expected);
    let pv = line_text(position, &line.pv);
    format!(
        "info depth {depth} seldepth {seldepth} multipv {rank} score {score} expected {expected:.3} \
         nodes {nodes} nps {nps} hashfull {hashfull} time {time} pv {pv}"
    )
}

fn score(score: Score) -> String {
    match score {
        Score::Heuristic(units) => format!("cp {units}"),
        Score::Win(actions) => format!("win {actions}"),
        Score::Loss(actions) => format!("loss {actions}"),
        Score::Draw => "draw".into(),
    }
}

/// The texts of consecutive actions, up to the first one that is not legal.
pub(crate) fn line_text(position: &AnyPosition, actions: &[AnyAction]) -> String {
    position.line_texts(actions).join(" ")
}
