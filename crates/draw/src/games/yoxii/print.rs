//! The printed sheets of Yoxii.

use std::iter::repeat_n;

use tessera_game::Player;
use tessera_games::yoxii::{Supply, Value};

use super::art::{TOTEM, stone_art};
use crate::print::{Cut, single};

const SQUARE: &str = "M-50-50H50V50H-50Z";

/// A game that is shown beside the rules.
pub(crate) const EXAMPLE: &str = "d3-d2=4 c3-c2=3 b2-a3=2 c3-c4=1 b4-a4=4 b3-b4=3 c3-b2=2 b3-c3=1";

/// Stones and the totem on squares, which are a little smaller than those of the board.
#[expect(clippy::unnecessary_wraps, reason = "not every game has pieces")]
pub(crate) fn cut() -> Option<Cut> {
    let stones = |player| {
        let stones = |value| repeat_n(single(stone_art(value), player), Supply::FULL.left(value).into());
        Value::ALL.into_iter().flat_map(stones).collect::<Vec<_>>()
    };
    let mut groups = Player::BOTH.map(stones).to_vec();
    groups.push(vec![vec![(TOTEM, Vec::new(), 0.0)]]);
    Some(Cut { groups, outline: SQUARE, pitch: [100.0, 100.0], scale: 0.85 })
}

#[cfg(test)]
mod tests {
    use tessera_games::GameId;

    use crate::print::example;

    /// As its caption says.
    #[test]
    fn the_example_has_ended() {
        let outcome = example(GameId::Yoxii).position().outcome();
        assert!(outcome.is_some());
    }
}
