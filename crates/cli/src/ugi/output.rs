//! What the engine says: whole lines, each sent at once, from whichever thread.

use std::io::Write;
use std::sync::{Arc, Mutex};

use tessera_games::{AnyAction, AnyPosition};
use tessera_players::Insight;
use tessera_search::Score;

/// Where lines go. A listener that has gone away is no error: the end of the input follows.
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

    /// A sentence for people: what was wrong with a command.
    pub(super) fn complain(&self, sentence: impl std::fmt::Display) {
        self.line(format!("info string {sentence}"));
    }
}

/// An `info` line.
pub(super) fn info(position: &AnyPosition, insight: &Insight) -> String {
    let Insight { line, depth, seldepth, nodes, hashfull, .. } = insight;
    let (nps, time) = (insight.nps(), insight.time.as_millis());
    let (line, score, expected) = (line + 1, score(insight.score), insight.expected);
    let pv = line_text(position, &insight.pv);
    format!(
        "info depth {depth} seldepth {seldepth} multipv {line} score {score} expected {expected:.3} \
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

/// The actions of a line, as far as they can be played.
pub(crate) fn line_text(position: &AnyPosition, actions: &[AnyAction]) -> String {
    let mut now = *position;
    let mut texts = Vec::new();
    for &action in actions {
        let Some(text) = now.action_text(action) else { break };
        if now.play(action).is_err() {
            break;
        }
        texts.push(text);
    }
    texts.join(" ")
}
