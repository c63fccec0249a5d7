//! Whose turn it is, or why the game has ended: in words, with the cells that decided it.

use serde::Serialize;
use tessera_game::{Outcome, Player};
use tessera_games::AnyPosition;

use crate::games::view;
use crate::{Played, Words, names};

/// How a game has ended.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Outcome"))]
pub struct Ended {
    /// The winner; `None` if the game is a draw.
    #[serde(with = "names::maybe_player")]
    #[cfg_attr(feature = "typescript", ts(type = "Player | null"))]
    pub winner: Option<Player>,
    /// Why, in words.
    pub why: Words,
    /// The cells that show it.
    pub cells: Vec<String>,
    /// What each of them counts, and for whom; empty if nothing is counted.
    pub counts: Vec<Counts>,
}

/// What a cell counts at the end.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Counts {
    /// For whom.
    #[serde(with = "names::player")]
    #[cfg_attr(feature = "typescript", ts(type = "Player"))]
    pub player: Player,
    /// How much.
    pub points: u32,
}

/// How near a player is to what counts in the game.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Standing {
    /// The player.
    #[serde(with = "names::player")]
    #[cfg_attr(feature = "typescript", ts(type = "Player"))]
    pub player: Player,
    /// In words.
    pub says: Words,
    /// The same where there is little room.
    pub short: Words,
}

/// How near each player is to what counts in the game.
pub fn standings(position: &AnyPosition) -> Vec<Standing> {
    let standing = |player| {
        let [says, short] = view(position).standing_words(player);
        Standing { player, says, short }
    };
    Player::BOTH.map(standing).into()
}

/// Whose turn it is, or who has won.
pub fn status(position: &AnyPosition) -> Words {
    match position.outcome() {
        None => view(position).to_move_words(position.to_move()),
        Some(Outcome::Win(winner)) => view(position).win_words(winner),
        Some(Outcome::Draw) => view(position).draw_words(),
    }
}

/// How a game has ended, or `None` while it goes on.
pub fn ended(played: &Played) -> Option<Ended> {
    let position = played.last();
    let winner = match position.outcome()? {
        Outcome::Win(winner) => Some(winner),
        Outcome::Draw => None,
    };
    let (why, places) = view(&position).ending_words(played)?;
    let counts = places.iter().filter_map(|&place| view(&position).ending_counts(place)).collect();
    Some(Ended { winner, why, cells: places.iter().map(ToString::to_string).collect(), counts })
}
