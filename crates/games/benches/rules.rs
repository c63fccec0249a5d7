//! How fast the rules are, beside the chess rules of `cozy-chess` in the same run. Prints a table for people and
//! writes it as JSON (`--json FILE`). Run by `cargo xtask bench rules`.
//!
//! Machines are noisy: every figure is the best of several rounds, and the spread between them is given.

use std::fs;
use std::hint::black_box;
use std::mem::size_of;
use std::time::Instant;

use serde_json::{Value, json};
use tessera_game::{Position, Random, perft, perft_one_by_one};
use tessera_games::{AnyGame, AnyPosition, GameId, Visitor};

const ROUNDS: usize = 7;

/// What the figures are to reach: perft one by one and with bulk counting as multiples of cozy-chess, and random
/// actions a second.
struct Goal {
    one_by_one: f64,
    bulk: Option<f64>,
    random: f64,
    bytes: usize,
}

fn goal(game: GameId) -> Goal {
    match game {
        GameId::Xok => Goal { one_by_one: 1.0, bulk: Some(1.0), random: 6e6, bytes: 64 },
        GameId::Yoxii => Goal { one_by_one: 1.0, bulk: Some(1.0), random: 10e6, bytes: 64 },
        GameId::Trexo => Goal { one_by_one: 1.0, bulk: Some(3.0), random: 6e6, bytes: 128 },
        GameId::Slither => Goal { one_by_one: 1.0, bulk: None, random: 6e6, bytes: 192 },
    }
}

/// The best of several rounds, in units a second, and how far the worst lies below it.
#[derive(Clone, Copy, Default)]
struct Speed {
    best: f64,
    worst: f64,
}

impl Speed {
    fn add(&mut self, units: u64, start: Instant) {
        let speed = units as f64 / start.elapsed().as_secs_f64();
        self.worst = if self.best == 0.0 { speed } else { self.worst.min(speed) };
        self.best = self.best.max(speed);
    }

    fn spread(self) -> f64 {
        1.0 - self.worst / self.best
    }
}

#[derive(Clone, Copy, Default)]
struct Row {
    one_by_one: Speed,
    bulk: Speed,
    random: Speed,
    games: f64,
    bytes: usize,
}

fn main() {
    let mut chess = Row::default();
    let mut rows = GameId::ALL.map(|game| (game, Row::default()));
    // The peer and the games take turns, so that a slow minute of the machine hits them alike.
    for round in 0..ROUNDS {
        eprintln!("round {} of {ROUNDS}", round + 1);
        measure_chess(&mut chess);
        for (game, row) in &mut rows {
            AnyPosition::start(*game).visit(Measure { game: *game, row });
        }
    }
    print(&chess, &rows);
    write_json(&chess, &rows);
}

struct Measure<'a> {
    game: GameId,
    row: &'a mut Row,
}

impl Visitor for Measure<'_> {
    type Output = ();

    fn visit<P: AnyGame>(self, start: P) {
        // Xok has few actions at the start: one more makes the measurement long enough.
        let bulk_depth = if self.game == GameId::Xok { 4 } else { 3 };
        let clock = Instant::now();
        self.row.one_by_one.add(perft_one_by_one(black_box(&start), 3), clock);
        let clock = Instant::now();
        self.row.bulk.add(perft(black_box(&start), bulk_depth), clock);
        let clock = Instant::now();
        let (games, actions) = random_games(&start, 2_000_000);
        self.row.random.add(actions, clock);
        self.row.games = self.row.games.max(games as f64 / clock.elapsed().as_secs_f64());
        self.row.bytes = size_of::<P>();
    }
}

/// Whole random games until that number of actions has been played.
fn random_games<P: Position>(start: &P, actions: u64) -> (u64, u64) {
    let mut random = Random::new(1);
    let (mut games, mut played) = (0, 0);
    while played < actions {
        let mut position = *start;
        while let Some(action) = position.random_action(&mut random) {
            position.play_unchecked(action);
            played += 1;
        }
        black_box(position.outcome());
        games += 1;
    }
    (games, played)
}

fn measure_chess(row: &mut Row) {
    let board = cozy_chess::Board::default();
    let clock = Instant::now();
    row.one_by_one.add(chess_one_by_one(black_box(&board), 5), clock);
    let clock = Instant::now();
    row.bulk.add(chess_bulk(black_box(&board), 5), clock);
}

fn chess_one_by_one(board: &cozy_chess::Board, depth: u32) -> u64 {
    if depth == 0 {
        black_box(board);
        return 1;
    }
    chess_children(board, |child| chess_one_by_one(child, depth - 1))
}

fn chess_bulk(board: &cozy_chess::Board, depth: u32) -> u64 {
    if depth == 1 {
        let mut nodes = 0;
        board.generate_moves(|moves| {
            nodes += moves.len() as u64;
            false
        });
        return nodes;
    }
    chess_children(board, |child| chess_bulk(child, depth - 1))
}

fn chess_children(board: &cozy_chess::Board, count: impl Fn(&cozy_chess::Board) -> u64) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut child = board.clone();
            child.play_unchecked(mv);
            nodes += count(&child);
        }
        false
    });
    nodes
}

fn print(chess: &Row, rows: &[(GameId, Row)]) {
    println!("One thread, millions a second, the best of {ROUNDS} rounds (± the spread down to the worst).");
    println!("× is the multiple of cozy-chess in this run; ✓ or ✗ says whether the goal is reached.\n");
    println!(
        "{:<11}{:>26}{:>27}{:>22}{:>10}{:>7}",
        "", "perft one by one", "perft with bulk counting", "random actions", "games/s", "bytes"
    );
    println!("{:<11}{:>26}{:>27}", "cozy-chess", figure(chess.one_by_one), figure(chess.bulk));
    for (game, row) in rows {
        let goal = goal(*game);
        let one = times(row.one_by_one, chess.one_by_one, Some(goal.one_by_one));
        let bulk = times(row.bulk, chess.bulk, goal.bulk);
        let random = format!("{} {}", figure(row.random), mark(row.random.best >= goal.random));
        let bytes = format!("{} {}", row.bytes, mark(row.bytes <= goal.bytes));
        println!("{game:<11}{one:>26}{bulk:>27}{random:>22}{:>10.0}{bytes:>7}", row.games);
    }
}

fn figure(speed: Speed) -> String {
    format!("{:.1} ±{:.0} %", speed.best / 1e6, 100.0 * speed.spread())
}

fn times(speed: Speed, peer: Speed, goal: Option<f64>) -> String {
    let ratio = speed.best / peer.best;
    let mark = goal.map_or("", |goal| mark(ratio >= goal));
    format!("{} {ratio:>5.2}× {mark}", figure(speed))
}

fn mark(reached: bool) -> &'static str {
    if reached { "✓" } else { "✗" }
}

fn write_json(chess: &Row, rows: &[(GameId, Row)]) {
    let mut arguments = std::env::args().skip_while(|argument| argument != "--json").skip(1);
    let Some(path) = arguments.next() else { return };
    let mut games: Vec<Value> = vec![json_row("cozy-chess", chess)];
    games.extend(rows.iter().map(|(game, row)| json_row(game.name(), row)));
    let text = serde_json::to_string_pretty(&json!({ "rounds": ROUNDS, "rows": games })).expect("plain JSON");
    fs::write(&path, text + "\n").unwrap_or_else(|error| panic!("{path} cannot be written: {error}"));
    println!("\nwritten to {path}");
}

fn json_row(name: &str, row: &Row) -> Value {
    let speed = |speed: Speed| json!({ "best_per_s": speed.best, "worst_per_s": speed.worst });
    json!({
        "name": name,
        "perft_one_by_one": speed(row.one_by_one),
        "perft_bulk": speed(row.bulk),
        "random_actions": speed(row.random),
        "random_games_per_s": row.games,
        "position_bytes": row.bytes,
    })
}
