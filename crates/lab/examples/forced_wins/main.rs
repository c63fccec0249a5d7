//! Makes the test sets of forced wins, which `crates/players/tests/all/forced_wins.rs` puts to the strongest player.
//!
//! `cargo run --release -p tessera-lab --example forced_wins -- GAME [POSITIONS PER KIND]` prints one position to a
//! line, after the number of turns in which its player to move can force the win: 1, 2 or 3. The positions come from
//! games of a middling player against itself; that they are won is found by the search and confirmed by trying
//! everything. `-- GAME check < SET` confirms the lines of a set, and prints those that are right.

mod certificate;
mod slither;

use std::collections::HashSet;
use std::error::Error;
use std::io::Write;

use tessera_game::{Outcome, Random, mix};
use tessera_games::{AnyAction, AnyPosition, GameId};
use tessera_players::{Engine, EngineSettings};
use tessera_search::{Limits, Stop};
use tessera_slither_stone::BoardSpec;

/// How far from the end of a game positions are taken, in turns.
const LAST: usize = 16;

/// How many random actions open a game.
const OPENING: usize = 6;

/// How many positions the middling player looks at for each action.
const NODES: u64 = 150;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let game: GameId = arguments.next().ok_or("which game?")?.parse()?;
    let what = arguments.next();
    if what.as_deref() == Some("check") {
        return check(game);
    }
    let wanted: usize = what.map_or(Ok(120), |count| count.parse())?;
    let mut found = [0; 3];
    let mut seen = HashSet::new();
    let mut out = std::io::stdout().lock();
    for seed in 0..u32::MAX {
        // Backwards from the end: what is before a position that is not known to be won is seldom won itself.
        for position in end_of_game(game, seed).into_iter().rev() {
            if !seen.insert(position.hash()) {
                continue;
            }
            let Some(turns) = turns_to_win(&position) else { break };
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

/// Prints those lines of a set for which the number of turns is right.
fn check(game: GameId) -> Result<(), Box<dyn Error>> {
    for line in std::io::stdin().lines() {
        let line = line?;
        let (turns, text) = line.split_once(' ').ok_or("a line without a position")?;
        let position = AnyPosition::parse(game, text)?;
        if turns_to_win(&position).map(|turns| turns.to_string()).as_deref() == Some(turns) {
            println!("{line}");
        }
    }
    Ok(())
}

/// Positions near the end of a game of a middling player against itself, after a random opening, where the one to move
/// won in the end.
fn end_of_game(game: GameId, seed: u32) -> Vec<AnyPosition> {
    let mut random = Random::new(mix(u64::from(seed), 77));
    let mut position = start(game, seed);
    let player = Engine::new(EngineSettings { hash: 1, ..EngineSettings::default() });
    let mut positions = Vec::new();
    while position.outcome().is_none() {
        positions.push(position);
        let opening = positions.len() <= OPENING && game != GameId::Slither;
        let thought = player.think(&position, Limits::nodes(NODES), &Stop::new(), &mut |_| ());
        let action =
            if opening { any_action(&position, &mut random) } else { thought.map(|thought| thought.action) };
        if action.is_none_or(|action| position.play(action).is_err()) {
            break;
        }
    }
    positions.retain(begins_a_turn);
    let last = positions.split_off(positions.len().saturating_sub(LAST));
    last.into_iter().filter(|before| position.outcome() == Some(Outcome::Win(before.to_move()))).collect()
}

/// The start of a game. Two of three games of Slither Stone have fewer free spaces: the rest count as used up.
fn start(game: GameId, seed: u32) -> AnyPosition {
    if game != GameId::Slither {
        return AnyPosition::start(game);
    }
    let board = BoardSpec::standard(seed).board();
    let supplies = ["0,0", "1,1", "5,5"][seed as usize % 3];
    AnyPosition::Slither(board.to_string().replace("5,5", supplies).parse().unwrap_or(board))
}

/// In how many turns the player to move can force the win, if there are at most three and all is proven.
fn turns_to_win(position: &AnyPosition) -> Option<usize> {
    match position {
        AnyPosition::Slither(position) => slither::turns_to_win(position),
        _ => certificate::turns_to_win(position),
    }
}

/// Whether a turn begins. Of other games than Slither Stone every action is a turn.
fn begins_a_turn(position: &AnyPosition) -> bool {
    !matches!(position, AnyPosition::Slither(position) if position.has_moved() || position.has_walled())
}

fn any_action(position: &AnyPosition, random: &mut Random) -> Option<AnyAction> {
    let actions = position.actions();
    actions.get(random.below(actions.len() as u32) as usize).copied()
}
