//! JSON Lines for scripts: one request per line, one answer per line. The protocol is in `docs/programs.md`.
//!
//! ```
//! let answer = tessera_batch::answer(r#"{"game":"xok","ask":"perft","depth":2}"#);
//! assert_eq!(answer, r#"{"perft":10706}"#);
//! ```

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tessera_games::{AnyGame, AnyPosition, GameId, Start, StartTexts, Visitor};

/// The longest line that is read, in bytes. The answer to a longer one is an error.
pub const LONGEST_LINE: usize = 1 << 20;

/// The deepest perft that is counted: no game is longer than a few hundred actions.
const DEEPEST: u32 = 1000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    game: Option<String>,
    position: Option<String>,
    board: Option<String>,
    ask: Option<String>,
    actions: Option<Vec<String>>,
    depth: Option<u32>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Position { position: String, to_move: String, result: Option<String>, actions: Vec<String> },
    Perft { perft: u64 },
    Error { error: String },
}

/// Answers one request. The answer to any line is one line of JSON.
pub fn answer(line: &str) -> String {
    one_line(&respond(line).unwrap_or_else(|error| Answer::Error { error: format!("{error:#}") }))
}

/// The answer to a line that cannot be read as text.
pub fn refuse(reason: &str) -> String {
    one_line(&Answer::Error { error: reason.into() })
}

fn one_line(answer: &Answer) -> String {
    serde_json::to_string(answer).expect("texts and numbers are plain JSON")
}

fn respond(line: &str) -> anyhow::Result<Answer> {
    let request = read(line)?;
    let position = position(&request)?;
    match request.ask.as_deref() {
        Some("actions") => {
            anyhow::ensure!(request.actions.is_none(), "\"actions\" goes with the ask \"play\"");
            anyhow::ensure!(request.depth.is_none(), "\"depth\" goes with the ask \"perft\"");
            Ok(describe(&position))
        }
        Some("play") => {
            anyhow::ensure!(request.depth.is_none(), "\"depth\" goes with the ask \"perft\"");
            let actions = request.actions.ok_or_else(|| anyhow::anyhow!("\"actions\" is missing"))?;
            play(position, &actions)
        }
        Some("perft") => {
            anyhow::ensure!(request.actions.is_none(), "\"actions\" goes with the ask \"play\"");
            let depth = request.depth.ok_or_else(|| anyhow::anyhow!("\"depth\" is missing"))?;
            anyhow::ensure!(depth <= DEEPEST, "\"depth\" is at most {DEEPEST}");
            Ok(Answer::Perft { perft: position.visit(Perft { depth }) })
        }
        Some(_) => anyhow::bail!("\"ask\" is one of \"actions\", \"play\" and \"perft\""),
        None => anyhow::bail!("\"ask\" is missing"),
    }
}

/// Reads the line as JSON first, so that an error says whether the JSON or the request is wrong.
fn read(line: &str) -> anyhow::Result<Request> {
    let value: Value =
        serde_json::from_str(line).map_err(|error| anyhow::anyhow!("the line is not JSON: {error}"))?;
    anyhow::ensure!(value.is_object(), "the request is not a JSON object");
    serde_json::from_value(value).map_err(|error| anyhow::anyhow!("the request cannot be read: {error}"))
}

fn position(request: &Request) -> anyhow::Result<AnyPosition> {
    let game = request.game.as_deref().ok_or_else(|| anyhow::anyhow!("\"game\" is missing"))?;
    let game: GameId = game.parse()?;
    let (board, position) = (request.board.as_deref(), request.position.as_deref());
    Ok(Start::read(game, &StartTexts { variant: None, board, position })?.into())
}

fn play(mut position: AnyPosition, actions: &[String]) -> anyhow::Result<Answer> {
    for (index, action) in actions.iter().enumerate() {
        position
            .play_text(action)
            .map_err(|error| anyhow::anyhow!("action {} cannot be played: {error}", index + 1))?;
    }
    Ok(describe(&position))
}

fn describe(position: &AnyPosition) -> Answer {
    Answer::Position {
        position: position.to_string(),
        to_move: position.to_move().to_string(),
        result: position.outcome().map(|outcome| outcome.to_string()),
        actions: position.action_texts(),
    }
}

struct Perft {
    depth: u32,
}

impl Visitor for Perft {
    type Output = u64;

    fn visit<P: AnyGame>(self, position: P) -> u64 {
        tessera_game::perft(&position, self.depth)
    }
}
