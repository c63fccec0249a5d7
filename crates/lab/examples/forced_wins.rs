//! Makes the test sets of forced wins, which `crates/players/tests/forced_wins.rs` puts to the strongest player.
//!
//! `cargo run --release -p tessera-lab --example forced_wins -- GAME [POSITIONS PER KIND]` prints one position to a
//! line, after the number of turns in which its player to move can force the win: 1, 2 or 3. The positions come from
//! games of a middling player against itself; that they are won is found by the search and confirmed by the solver.

use std::collections::HashSet;
use std::error::Error;
use std::io::Write;
use std::time::Duration;

use tessera_game::{Outcome, Random, mix};
use tessera_games::{AnyAction, AnyPosition, GameId, Start};
use tessera_players::{Engine, EngineSettings};
use tessera_search::{Exact, Limits, Score, Stop};
use tessera_slither_stone::BoardSpec;

/// How far from the end of a game positions are taken, in actions.
const LAST: usize = 16;

/// How many random actions open a game.
const OPENING: usize = 6;

/// How many positions the middling player looks at for each action.
const NODES: u64 = 150;

/// How many positions are looked at to find a win.
const SEARCH: u64 = 1_000_000;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let game: GameId = arguments.next().ok_or("which game?")?.parse()?;
    let wanted: usize = arguments.next().map_or(Ok(120), |count| count.parse())?;
    let mut found = [0; 3];
    let mut seen = HashSet::new();
    let mut out = std::io::stdout().lock();
    for seed in 0..u32::MAX {
        for position in end_of_game(game, seed) {
            if !seen.insert(position.hash()) {
                continue;
            }
            let Some(turns) = turns_to_win(&position) else { continue };
            if let Some(count) = found.get_mut(turns - 1).filter(|count| **count < wanted) {
                *count += 1;
                writeln!(out, "{turns} {position}")?;
                out.flush()?;
            }
        }
        if found.iter().all(|&count| count >= wanted) {
            break;
        }
    }
    Ok(())
}

/// Positions near the end of a game of a middling player against itself, after a random opening, where the one to move
/// won in the end.
fn end_of_game(game: GameId, seed: u32) -> Vec<AnyPosition> {
    let mut random = Random::new(mix(u64::from(seed), 77));
    let start = match game {
        GameId::Slither => Start::Slither(BoardSpec::standard(seed)),
        _ => Start::usual(game),
    };
    let mut position = AnyPosition::from(start);
    let player = Engine::new(EngineSettings { hash: 1, ..EngineSettings::default() });
    let mut positions = Vec::new();
    while position.outcome().is_none() {
        positions.push(position);
        let opening = positions.len() <= OPENING;
        let thought = player.think(&position, Limits::nodes(NODES), &Stop::new(), &mut |_| ());
        let action =
            if opening { any_action(&position, &mut random) } else { thought.map(|thought| thought.action) };
        if action.is_none_or(|action| position.play(action).is_err()) {
            break;
        }
    }
    let last = positions.split_off(positions.len().saturating_sub(LAST));
    last.into_iter().filter(|before| position.outcome() == Some(Outcome::Win(before.to_move()))).collect()
}

fn any_action(position: &AnyPosition, random: &mut Random) -> Option<AnyAction> {
    let actions = position.actions();
    actions.get(random.below(actions.len() as u32) as usize).copied()
}

/// In how many of their own turns the player to move wins, if it is proven and at most three.
fn turns_to_win(position: &AnyPosition) -> Option<usize> {
    let engine = Engine::new(EngineSettings { hash: 16, ..EngineSettings::default() });
    let thought = engine.think(position, Limits::nodes(SEARCH), &Stop::new(), &mut |_| ())?;
    if !matches!(thought.lines.first()?.score, Score::Win(_)) {
        return None;
    }
    let turns = own_turns(*position, &engine).filter(|&turns| turns <= 3)?;
    let solved = engine.solve(position, Limits::time(Duration::from_secs(10)), &Stop::new(), &mut |_, _| ());
    (solved.value == Some(Exact::Win)).then_some(turns)
}

/// How many turns the player to move needs if both play as the search advises, the loser as long as possible.
fn own_turns(mut position: AnyPosition, engine: &Engine) -> Option<usize> {
    let player = position.to_move();
    let mut before = None;
    let mut turns = 0;
    while position.outcome().is_none() && turns <= 3 {
        let mover = position.to_move();
        turns += usize::from(mover == player && before != Some(player));
        before = Some(mover);
        let thought = engine.think(&position, Limits::nodes(SEARCH), &Stop::new(), &mut |_| ())?;
        position.play(thought.action).ok()?;
    }
    Some(turns)
}
