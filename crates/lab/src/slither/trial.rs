//! The trial of one board: some games, and statistics about them.

use serde::{Deserialize, Serialize};
use tessera_game::{Outcome, Player};
use tessera_games::{AnyPosition, Start};
use tessera_players::{Engine, EngineSettings};
use tessera_search::{Limits, Stop};
use tessera_slither_stone::BoardSpec;

use super::BoardHunt;

/// How far from even an expected result must be for a player to lead.
const LEAD: f64 = 0.1;

/// More turns than this make a game no livelier.
const LONG: f64 = 40.0;

/// More changes of the lead than this make a game no livelier.
const MANY: f64 = 6.0;

/// The statistics of the games on a board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BoardTrial {
    /// The board.
    pub code: String,
    /// The number of games.
    pub games: u32,
    /// The nodes searched for each action.
    pub nodes: u64,
    /// The share of games won by the first player.
    pub first: f64,
    /// The mean number of turns.
    pub turns: f64,
    /// The mean number of changes of the lead.
    pub changes: f64,
}

/// One game on a board.
struct Game {
    first_won: bool,
    turns: u32,
    changes: u32,
}

impl BoardTrial {
    /// Tries a board; `None` if stopped.
    pub(super) fn of(spec: BoardSpec, hunt: &BoardHunt, stop: &Stop) -> Option<Self> {
        let mut games = Vec::new();
        for pair in 0..u64::from(hunt.pairs) {
            // Slightly more nodes in each pair vary the games without random actions.
            let sights = [hunt.nodes * (16 + pair) / 16, hunt.nodes * (24 + pair) / 16];
            games.push(play(spec, sights, stop)?);
            games.push(play(spec, [sights[1], sights[0]], stop)?);
        }
        let count = games.len() as f64;
        let mean =
            |of: &dyn Fn(&Game) -> u32| games.iter().map(|game| f64::from(of(game))).sum::<f64>() / count;
        Some(Self {
            code: spec.to_string(),
            games: games.len() as u32,
            nodes: hunt.nodes,
            first: mean(&|game| u32::from(game.first_won)),
            turns: mean(&|game| game.turns),
            changes: mean(&|game| game.changes),
        })
    }

    /// How good the board is: even results count most, then long games in which the lead changes.
    pub(super) fn worth(&self) -> f64 {
        let lively = (self.turns / LONG).min(1.0) + (self.changes / MANY).min(1.0);
        lively - 8.0 * (self.first - 0.5).abs()
    }
}

/// Plays one game; `None` if stopped.
fn play(spec: BoardSpec, nodes: [u64; 2], stop: &Stop) -> Option<Game> {
    let engines = nodes.map(|_| Engine::new(EngineSettings { hash: 1, ..EngineSettings::default() }));
    let mut position = AnyPosition::from(Start::Slither(spec));
    let (mut turns, mut changes) = (0, 0);
    let (mut mover, mut leader) = (None, None);
    loop {
        if let Some(outcome) = position.outcome() {
            return Some(Game { first_won: outcome == Outcome::Win(Player::First), turns, changes });
        }
        let player = position.to_move();
        let limits = Limits::nodes(nodes[player.index()]);
        let thought = engines[player.index()].think(&position, limits, stop, &mut |_| ())?;
        if stop.is_raised() {
            return None;
        }
        turns += u32::from(mover.replace(player) != Some(player));
        let lead = leading(player, thought.lines.first()?.expected);
        if lead.is_some() && lead != leader {
            changes += u32::from(leader.is_some());
            leader = lead;
        }
        position.play(thought.action).ok()?;
    }
}

/// Who leads, if `player` expects that result.
fn leading(player: Player, expected: f64) -> Option<Player> {
    if expected > 0.5 + LEAD {
        Some(player)
    } else if expected < 0.5 - LEAD {
        Some(!player)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_even_board_is_better_than_a_lively_one_and_a_lively_one_better_than_a_dull_one() {
        let trial = |first, turns, changes| BoardTrial {
            code: String::new(),
            games: 8,
            nodes: 1,
            first,
            turns,
            changes,
        };
        assert!(trial(0.5, 20.0, 1.0).worth() > trial(0.75, 40.0, 6.0).worth());
        assert!(trial(0.5, 30.0, 3.0).worth() > trial(0.5, 20.0, 1.0).worth());
        assert!((trial(0.25, 20.0, 1.0).worth() - trial(0.75, 20.0, 1.0).worth()).abs() < 1e-9);
    }

    #[test]
    fn a_lead_needs_more_than_a_hair() {
        assert_eq!(leading(Player::First, 0.55), None);
        assert_eq!(leading(Player::First, 0.7), Some(Player::First));
        assert_eq!(leading(Player::Second, 0.2), Some(Player::First));
    }
}
