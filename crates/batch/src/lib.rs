//! JSON Lines for scripts: one request per line, one answer per line. The protocol is in `docs/programs.md`.
//!
//! ```
//! let answer = tessera_batch::answer(r#"{"game":"xok","ask":"perft","depth":2}"#);
//! assert_eq!(answer, r#"{"perft":10706}"#);
//! ```

mod best;
mod perft;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tessera_games::{AnyPosition, GameId, Start, StartTexts};

use best::{Best, best};
use perft::perft;

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
    level: Option<u8>,
    time: Option<u64>,
    nodes: Option<u64>,
    seed: Option<u64>,
}

/// The fields that only some questions have, and the question.
const OWN_FIELDS: [(&str, &str); 6] = [
    ("actions", "play"),
    ("depth", "perft"),
    ("level", "best"),
    ("time", "best"),
    ("nodes", "best"),
    ("seed", "best"),
];

#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Position { position: String, to_move: String, result: Option<String>, actions: Vec<String> },
    Perft { perft: u64 },
    Best(Best),
    Error { error: String },
}

/// An answer, with the `id` of its request.
#[derive(Serialize)]
struct Reply {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Value>,
    #[serde(flatten)]
    answer: Answer,
}

/// Answers one request. The answer to any line is one line of JSON.
pub fn answer(line: &str) -> String {
    let (id, answer) = match read(line) {
        Ok((id, request)) => (id, request.and_then(respond)),
        Err(error) => (None, Err(error)),
    };
    let answer = answer.unwrap_or_else(|error| Answer::Error { error: format!("{error:#}") });
    one_line(&Reply { id, answer })
}

/// The answer to a line that cannot be read as text.
pub fn refuse(reason: &str) -> String {
    one_line(&Reply { id: None, answer: Answer::Error { error: reason.into() } })
}

fn one_line(reply: &Reply) -> String {
    serde_json::to_string(reply).expect("texts and numbers are plain JSON")
}

fn respond(request: Request) -> anyhow::Result<Answer> {
    let position = position(&request)?;
    let ask = request.ask.as_deref().ok_or_else(|| anyhow::anyhow!("\"ask\" is missing"))?;
    let missing = |field: &str| anyhow::anyhow!("\"{field}\" is missing");
    match ask {
        "actions" => Ok(describe(&position)),
        "play" => play(position, &request.actions.ok_or_else(|| missing("actions"))?),
        "perft" => {
            let depth = request.depth.ok_or_else(|| missing("depth"))?;
            anyhow::ensure!(depth <= DEEPEST, "\"depth\" is at most {DEEPEST}");
            Ok(Answer::Perft { perft: perft(&position, depth)? })
        }
        "best" => Ok(Answer::Best(best(&position, &request)?)),
        _ => anyhow::bail!("\"ask\" is one of \"actions\", \"play\", \"perft\" and \"best\""),
    }
}

/// Reads the line as JSON first, so that an error says whether the JSON or the request is wrong. The `id` may be any JSON; it comes
/// back with the answer, also if the rest of the request is bad.
fn read(line: &str) -> anyhow::Result<(Option<Value>, anyhow::Result<Request>)> {
    let value: Value =
        serde_json::from_str(line).map_err(|error| anyhow::anyhow!("the line is not JSON: {error}"))?;
    let Value::Object(mut fields) = value else { anyhow::bail!("the request is not a JSON object") };
    let id = fields.remove("id");
    let ask = fields.get("ask").and_then(Value::as_str);
    let misplaced = OWN_FIELDS.iter().find(|&&(field, own)| {
        ask.is_some_and(|ask| ask != own) && fields.get(field).is_some_and(|value| !value.is_null())
    });
    let request = match misplaced {
        Some((field, own)) => Err(anyhow::anyhow!("\"{field}\" goes with the ask \"{own}\"")),
        None => serde_json::from_value(Value::Object(fields))
            .map_err(|error| anyhow::anyhow!("the request cannot be read: {error}")),
    };
    Ok((id, request))
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
