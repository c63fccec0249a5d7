//! The games that puzzles come from, between players of levels 3 to 8, who make mistakes as people do.

use tessera_game::{Random, mix};
use tessera_games::{AnyPosition, GameId, Start};
use tessera_players::{Engine, EngineSettings, Level};
use tessera_search::{Limits, Stop};

use crate::games;

/// The weakest and the strongest level that play.
const LEVELS: [u32; 2] = [3, 8];
/// Games begin with two to this many random actions, where the start does not vary by itself.
const MAX_OPENING: u32 = 4;

/// The positions at the beginning of each turn of the game with that number. They follow from seed and number alone; `None`
/// if stopped.
pub(super) fn play(game: GameId, seed: u64, number: u32, stop: &Stop) -> Option<Vec<AnyPosition>> {
    let mut random = Random::new(mix(mix(seed, game as u64), number.into()));
    // The weaker ones play more often: they err more.
    let mut draw = || LEVELS[0] + random.below(LEVELS[1] - LEVELS[0] + 1);
    let mut level = || draw().min(draw());
    let levels = [level(), level()];
    let engines = levels.map(|level| engine(level as u8, random.next_u64()));
    let mut position = AnyPosition::from(Start::standard(game).with_seed(random.next_u64() as u32));
    let mut turns = vec![position];
    if !game.has_boards() {
        for _ in 0..2 + random.below(MAX_OPENING - 1) {
            let actions = position.actions();
            let action = *actions.get(random.below(actions.len() as u32) as usize)?;
            position.play(action).ok()?;
            turns.push(position);
        }
    }
    while position.outcome().is_none() && !stop.is_raised() {
        let engine = &engines[position.to_move().index()];
        let turn = engine.turn(&position, Limits::infinite(), stop, &mut |_| ())?;
        for action in turn.actions {
            position.play(action).ok()?;
        }
        turns.push(position);
    }
    (!stop.is_raised()).then_some(turns)
}

/// A player of a level, with a small table of its own.
pub(super) fn engine(level: u8, seed: u64) -> Engine {
    let level = Level::new(level).unwrap_or(Level::STRONGEST);
    Engine::new(EngineSettings { level, hash: 1, seed, ..EngineSettings::default() })
}

/// Number of last turns that are varied.
const LAST_TURNS: usize = 10;
/// Number of alternatives to each of them.
const MOVES_BESIDE: usize = 16;

/// Other turns that a player could have taken near the end of a game, where the game has puzzles there: pairs of positions before and
/// after them, those with the same position before together. They follow from the game alone.
pub(super) fn beside(turns: &[AnyPosition]) -> Vec<Vec<(AnyPosition, AnyPosition)>> {
    let mut random = Random::new(turns.iter().fold(0, |seed, position| mix(seed, position.hash())));
    let last = turns.iter().rev().skip(1).take(LAST_TURNS);
    last.map(|before| {
        let mut moves = games::careful_moves(before);
        let count = moves.len().min(MOVES_BESIDE);
        for place in 0..count {
            let other = place + random.below((moves.len() - place) as u32) as usize;
            moves.swap(place, other);
        }
        moves.truncate(count);
        moves.into_iter().map(|after| (*before, after)).collect()
    })
    .collect()
}
