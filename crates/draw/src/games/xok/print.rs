//! The printed sheets of Xok.

use std::iter::repeat_n;

use tessera_game::Player;
use tessera_games::xok::{Position, SharkKind};

use super::art::{FISH, shark_art};
use crate::print::{Cut, single};

const HEXAGON: &str = "M0-57.735 50-28.868V28.868L0 57.735-50 28.868V-28.868Z";

/// A game that is shown beside the rules.
pub(crate) const EXAMPLE: &str = "f1g1 e4e5 Ce5nw Se1ne a1b2 c4c5 Ab4e Bb3w c5d6 Ab2w Sc4ne Sc5w d2e2 e3f2 Bf3sw Se2nw Sf2nw c2c3 \
    Se4e Cg2e d3d4";

/// Fish and sharks on hexagons, which are a little smaller than the cells.
#[expect(clippy::unnecessary_wraps, reason = "not every game has pieces")]
pub(crate) fn cut() -> Option<Cut> {
    let pieces = |player| {
        let sharks = SharkKind::ALL
            .into_iter()
            .flat_map(|kind| repeat_n(single(shark_art(kind), player), kind.count()));
        repeat_n(single(FISH, player), Position::FISH).chain(sharks).collect()
    };
    let groups = Player::BOTH.map(pieces).to_vec();
    Some(Cut { groups, outline: HEXAGON, pitch: [106.0, 121.0], scale: 0.9 })
}

#[cfg(test)]
mod tests {
    use tessera_games::{GameId, Outcome, Player};

    use crate::print::example;

    /// As its caption says.
    #[test]
    fn white_wins_the_example() {
        let outcome = example(GameId::Xok).position().outcome();
        assert_eq!(outcome, Some(Outcome::Win(Player::First)));
    }
}
