//! The list of turns of a line: the text of each, and the same in words.

use serde::Serialize;
use tessera_game::Player;

use crate::games::view;
use crate::{Line, Played, Words, names, say};

/// One turn: all the actions of a player until the other is to move.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Turn {
    /// Its number as in a record, from 1: both players' turns of a round have the same.
    pub number: usize,
    /// Who makes it.
    #[serde(with = "names::player")]
    #[cfg_attr(feature = "typescript", ts(type = "Player"))]
    pub player: Player,
    /// How it is written.
    pub text: String,
    /// How many of the line's actions it consists of.
    pub actions: usize,
    /// The same in words.
    pub says: Words,
    /// The same in fewer words, where `says` is long.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub brief: Option<Words>,
}

/// The turns of a line; the last one may not be complete.
pub fn turns(line: &Line) -> Result<Vec<Turn>, Words> {
    turns_after(Vec::new(), &line.played()?)
}

/// The turns of a line that begins with known turns. The last of them may not be complete.
#[inline(never)]
pub(crate) fn turns_after(mut turns: Vec<Turn>, played: &Played) -> Result<Vec<Turn>, Words> {
    let mut first: usize = turns.iter().map(|turn| turn.actions).sum();
    if first < played.actions.len() {
        first -= turns.pop().map_or(0, |last| last.actions);
    }
    while first < played.actions.len() {
        let before = &played.positions[first];
        let player = before.to_move();
        let mut end = first + 1;
        while end < played.actions.len() && played.positions[end].to_move() == player {
            end += 1;
        }
        let (positions, actions) = (&played.positions[first..end], &played.actions[first..end]);
        let text = before.turn_text(actions);
        let says = view(before).turn_words(positions, actions).ok_or_else(say::illegal_another_game)?;
        let brief = view(before).brief_words(positions, actions);
        let number = turns.last().map_or(1, |last: &Turn| last.number + usize::from(player == Player::First));
        turns.push(Turn { number, player, text, actions: end - first, says, brief });
        first = end;
    }
    Ok(turns)
}
