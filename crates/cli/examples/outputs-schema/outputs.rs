//! The shapes of what `--json` prints, for the schema. The tests compare real outputs with it.
#![allow(dead_code, reason = "the types are there for their schema")]

use std::collections::BTreeMap;

use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde::Serialize;

/// What `tessera … --json` prints: each property is the output of the command of that name. Where a command prints
/// several lines, it is one line.
#[derive(JsonSchema, Serialize)]
pub(crate) struct Outputs {
    games: Games,
    moves: Moves,
    analyse: Analyse,
    solve: Solve,
    explore: Explore,
    perft: Perft,
    random: Random,
    #[serde(rename = "match")]
    match_: Match,
    ladder: Ladder,
    #[serde(rename = "record annotate")]
    record_annotate: Annotate,
    prove: Prove,
    #[serde(rename = "prove --endings")]
    prove_endings: Endings,
    verify: Verified,
    #[serde(rename = "record stats")]
    record_stats: Statistics,
    #[serde(rename = "jobs status")]
    jobs_status: Jobs,
    #[serde(rename = "admin status")]
    admin_status: AdminStatus,
    #[serde(rename = "admin games")]
    admin_games: AdminGame,
    #[serde(rename = "admin check")]
    admin_check: AdminCheck,
    #[serde(rename = "admin backup")]
    admin_backup: AdminBackup,
    #[serde(rename = "admin restore")]
    admin_restore: AdminRestore,
    #[serde(rename = "admin end")]
    admin_end: AdminEnd,
    #[serde(rename = "admin delete")]
    admin_delete: AdminDelete,
}

/// The schema. No output has all properties.
pub(crate) fn schema() -> serde_json::Value {
    // Outputs are written, not read: a property that may be `null` is there all the same.
    let generator = SchemaSettings::default().for_serialize().into_generator();
    let mut schema = generator.into_root_schema_for::<Outputs>();
    schema.remove("required");
    schema.insert("additionalProperties".into(), false.into());
    schema.to_value()
}

#[derive(JsonSchema, Serialize)]
#[serde(rename_all = "lowercase")]
enum Game {
    Xok,
    Yoxii,
    Trexo,
    Slither,
}

#[derive(JsonSchema, Serialize)]
#[serde(rename_all = "lowercase")]
enum Player {
    First,
    Second,
}

/// A proven result for the player to move.
#[derive(JsonSchema, Serialize)]
#[serde(rename_all = "lowercase")]
enum Exact {
    Win,
    Draw,
    Loss,
}

/// A score for the player to move. A number of actions is that of both players to the end.
#[derive(JsonSchema, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
enum Score {
    /// A guess, in the units of the evaluation.
    Heuristic {
        units: i32,
    },
    Win {
        actions: u32,
    },
    Loss {
        actions: u32,
    },
    Draw,
}

/// The best lines of a position.
#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct Analyse {
    game: Game,
    position: String,
    to_move: Player,
    /// Best first, as many as `--lines` asks for.
    lines: Vec<AnalysedLine>,
    /// In actions; `null` if there are no lines.
    depth: Option<u32>,
    /// Positions searched.
    nodes: Option<u64>,
    ms: Option<u64>,
    /// The search was stopped before its end.
    stopped: bool,
}

#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct AnalysedLine {
    /// `null` if the search was ended before its first iteration.
    score: Option<Score>,
    /// The expected result of the player to move, from 0 to 1.
    expected: Option<f64>,
    actions: Vec<String>,
}

/// The exact value of a position.
#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct Solve {
    game: Game,
    position: String,
    to_move: Player,
    /// `null` if it was not found within the limits.
    value: Option<Exact>,
    /// An action that keeps the value; `null` if every action loses or the value was not found.
    action: Option<String>,
    nodes: u64,
    ms: u64,
    /// The search was stopped before it found the value.
    stopped: bool,
}

/// What the opening explorer knows of a position.
#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct Explore {
    game: Game,
    position: String,
    to_move: Player,
    /// Best first; `null` beyond the explorer.
    turns: Option<Vec<ExploredTurn>>,
    /// The strong games that reached the position; `null` beyond the explorer.
    games: Option<Results>,
}

#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct ExploredTurn {
    turn: String,
    /// For the player to move; `null` if the turn was only seen in games.
    value: Option<ExploredValue>,
    /// The same as an expected result, from 0 to 1.
    expected: Option<f64>,
    depth: u32,
    nodes: u64,
    games: Results,
}

#[derive(JsonSchema, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
enum ExploredValue {
    /// The expected result in percent.
    Expected {
        percent: u8,
    },
    Win {
        actions: u32,
    },
    Draw,
    Loss {
        actions: u32,
    },
}

/// Numbers of games by their result.
#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct Results {
    first: u32,
    draws: u32,
    second: u32,
}

/// A count of sequences of actions.
#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct Perft {
    game: Game,
    depth: u32,
    nodes: u64,
    ms: u64,
    /// With `--divide`, the count behind each first action; otherwise `null`.
    divide: Option<BTreeMap<String, u64>>,
}

/// Random games.
#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct Random {
    game: Game,
    games: u64,
    /// It gives the same games again.
    seed: u64,
    /// Of all games together.
    actions: u64,
    /// Games that the first player won.
    first: u64,
    second: u64,
    draws: u64,
    ms: u64,
    /// The command was stopped before all games were played.
    stopped: bool,
}

/// Results from the view of one player.
#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct Tally {
    wins: u64,
    draws: u64,
    losses: u64,
    /// From 0 to 1; `null` without games.
    score: Option<f64>,
}

/// How often a player lost by something else than the rules.
#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct Faults {
    illegal: u64,
    late: u64,
    crashed: u64,
}

/// A difference in Elo, with an interval of 95 %. What is infinite is `null`.
#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct Elo {
    difference: Option<f64>,
    low: Option<f64>,
    high: Option<f64>,
    /// The probability that the first player is the stronger one.
    superiority: Option<f64>,
}

/// A match, from the view of its first player.
#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct Match {
    players: [String; 2],
    tally: Tally,
    /// Numbers of pairs by their points, from both games lost to both won.
    pairs: [u64; 5],
    /// Pairs that repeat an earlier one action by action. They are not counted again.
    repeated_pairs: u64,
    /// Games that are over.
    finished: u64,
    /// Games of the whole match.
    games: u64,
    elo: Option<Elo>,
    /// The log-likelihood ratio of the SPRT; `null` without `--sprt`.
    llr: Option<f64>,
    /// The result of the SPRT, once it is decided.
    verdict: Option<Verdict>,
    /// Of the first player, then of the second.
    faults: [Faults; 2],
    /// The match was stopped before its end.
    stopped: bool,
}

#[derive(JsonSchema, Serialize)]
#[serde(rename_all = "lowercase")]
enum Verdict {
    Accepted,
    Rejected,
}

/// A ladder.
#[expect(clippy::struct_field_names, reason = "the name is that of the JSON")]
#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct Ladder {
    /// In the order of the command.
    ladder: Vec<Rung>,
    finished: u64,
    games: u64,
    stopped: bool,
}

#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct Rung {
    player: String,
    /// The first player has 0; `null` if no rating follows from the games.
    elo: Option<f64>,
    /// The lower end of the interval of 95 %.
    low: Option<f64>,
    /// The upper end.
    high: Option<f64>,
    tally: Tally,
    /// Against the next player of the list; `null` for the last one.
    against_next: Option<Tally>,
    faults: Faults,
}

/// The computer's opinion of a game.
#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct Annotate {
    game: Game,
    /// The position in which the game began.
    start: String,
    turns: Vec<Opinion>,
    /// The command was stopped in this game.
    stopped: bool,
}

#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct Opinion {
    /// As in a record: both players' turns of a round have the same.
    number: u32,
    player: Player,
    turn: String,
    /// The expected result of the player after this turn, from 0 to 1.
    expected: f64,
    /// The same after the best turn.
    possible: f64,
    /// A better turn, if there is one.
    best: Option<String>,
    kind: Option<Kind>,
}

#[derive(JsonSchema, Serialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Blunder,
    Mistake,
    Inaccuracy,
}

/// A solved board, as a line of the list of solved boards.
#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct Prove {
    /// The name of the file without its ending.
    name: String,
    game: Game,
    position: String,
    value: Value,
    /// Of the longest game in which a plan is followed.
    turns: u32,
    /// A line of play to look at.
    line: Vec<String>,
    /// In all plans.
    positions: u64,
    /// The size of the certificate, compressed.
    bytes: u64,
    /// Of the compressed certificate.
    sha256: String,
    /// The certificate comes with Tessera.
    shipped: bool,
    /// Of one core.
    seconds: f64,
}

/// Who wins.
#[derive(JsonSchema, Serialize)]
#[serde(rename_all = "lowercase")]
enum Value {
    First,
    Second,
    Draw,
}

/// Positions of random games with that many free squares.
#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct Endings {
    free: u32,
    tried: u64,
    solved: u64,
    /// On average.
    nodes: u64,
}

/// The games.
#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct Games {
    games: Vec<GameInfo>,
}

#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct GameInfo {
    name: Game,
    title: String,
    /// The names of the first and the second player.
    players: [String; 2],
    designer: String,
}

/// The legal actions of a position.
#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct Moves {
    game: Game,
    position: String,
    to_move: Player,
    /// `null` while the game goes on.
    result: Option<Value>,
    /// Sorted.
    actions: Vec<String>,
}

/// The check of a certificate. One that is refused has a reason, and `null` for the rest.
#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct Verified {
    file: String,
    accepted: bool,
    reason: Option<String>,
    game: Option<Game>,
    position: Option<String>,
    value: Option<Value>,
    /// In all plans.
    positions: Option<u64>,
    /// How many of them were checked.
    checked: Option<u64>,
    /// Of the longest game in which a plan is followed; 0 if only a sample was checked.
    turns: Option<u32>,
}

/// The games of some files.
#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct Statistics {
    /// One for each game that occurs.
    games: Vec<GameStatistics>,
    unreadable: u64,
}

#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct GameStatistics {
    game: Game,
    games: u64,
    first: u64,
    second: u64,
    draws: u64,
    unfinished: u64,
    /// Of all games together.
    turns: u64,
    actions: u64,
    /// In turns.
    shortest: u64,
    longest: u64,
    mean_turns: f64,
    mean_actions: f64,
}

/// The stored online games, in numbers.
#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct AdminStatus {
    /// The version of the tables.
    version: i64,
    games: u64,
    running: u64,
    /// Without a second player.
    waiting: u64,
    finished: u64,
    events: u64,
    /// When a server was last alive, in Unix milliseconds.
    last_seen: Option<i64>,
}

/// A stored online game.
#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct AdminGame {
    id: String,
    game: Game,
    variant: Option<String>,
    board: Option<String>,
    clock: OnlineClock,
    /// Whether turns may be taken back.
    casual: bool,
    state: OnlineState,
    /// When it was created, in Unix milliseconds.
    created: i64,
    /// The time of its last event.
    changed: i64,
    /// The deadline of the player to move.
    deadline: Option<i64>,
    events: u32,
    turns: u32,
    to_move: Option<Player>,
    /// The result; `null` without one.
    result: Option<Value>,
    /// Why it has ended.
    why: Option<OnlineEnd>,
}

/// The clock of an online game, in milliseconds or days for each turn.
#[derive(JsonSchema, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
enum OnlineClock {
    None {},
    Increment { base: i64, increment: i64 },
    Days { days: u8 },
}

#[derive(JsonSchema, Serialize)]
#[serde(rename_all = "lowercase")]
enum OnlineState {
    Running,
    /// Without a second player.
    Waiting,
    Finished,
}

#[derive(JsonSchema, Serialize)]
#[serde(rename_all = "kebab-case")]
enum OnlineEnd {
    Board,
    Resigned,
    Time,
    DrawAgreed,
    Aborted,
    NoShow,
    Gone,
}

/// A check of the stored online games.
#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct AdminCheck {
    /// The games and events that were checked.
    games: u64,
    events: u64,
    problems: Vec<StoredProblem>,
    /// The check was stopped before its end.
    stopped: bool,
}

#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct StoredProblem {
    /// The id of the game; `null` if it is about the whole file.
    game: Option<String>,
    problem: String,
}

/// A copy of the stored online games.
#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct AdminBackup {
    file: String,
    games: u64,
    events: u64,
    /// The size of the copy; `null` with `--dry-run`.
    bytes: Option<u64>,
    /// How many games of the copy were replayed.
    checked: u64,
}

/// What was restored from a backup of the online games, all of it replayed.
#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct AdminRestore {
    /// The database.
    file: String,
    games: u64,
    events: u64,
    /// `false` with `--dry-run`.
    restored: bool,
}

/// An online game that the operator has ended.
#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct AdminEnd {
    id: String,
    event: OperatorEnd,
    /// Whose event it is: of the creator, or who resigns.
    seat: Player,
    /// `false` with `--dry-run`.
    ended: bool,
}

#[derive(JsonSchema, Serialize)]
#[serde(rename_all = "lowercase")]
enum OperatorEnd {
    Abort,
    Resign,
}

/// A deleted online game.
#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct AdminDelete {
    id: String,
    events: u64,
    why: String,
    /// SHA-256 of the log, in hexadecimal.
    log: String,
    /// `false` with `--dry-run`.
    deleted: bool,
}

/// The jobs of a queue.
#[derive(JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
struct Jobs {
    waiting: u64,
    running: u64,
    done: u64,
    failed: u64,
}
