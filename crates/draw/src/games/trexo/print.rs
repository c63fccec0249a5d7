//! The printed sheets of Trexo.

use tessera_games::trexo::Rules;

use super::art::{SIGN_O, SIGN_X, TILE, level_class};
use crate::print::{Cut, Cutout};

const DOMINO: &str = "M-100-50H100V50H-100Z";

/// A game that is shown beside the rules.
pub(crate) const EXAMPLE: &str = "d7d8 b6b7 f4f5 i6h6 j6j7 f3f2 d3d4 i1i2 d2d1 b10c10 i9i8 g5g4 b2c2 a3b3 d10e10 e7f7 c5c4 f10f9 \
    d2d3 b3b2 j3j2 d9c9 g9g10 f1g1 i2j2 a6a7 a4b4 h7i7 h3g3 j7i7 d9d10 c9c10 f10g10 d6c6 b4c4";

/// Tiles edge to edge, so that one cut separates many.
#[expect(clippy::unnecessary_wraps, reason = "not every game has pieces")]
pub(crate) fn cut() -> Option<Cut> {
    let tile: Cutout =
        vec![(TILE, vec![level_class(1)], 0.0), (SIGN_X, Vec::new(), -50.0), (SIGN_O, Vec::new(), 50.0)];
    let tiles = vec![tile; Rules::default().tiles().into()];
    Some(Cut { groups: vec![tiles], outline: DOMINO, pitch: [200.0, 100.0], scale: 1.0 })
}

#[cfg(test)]
mod tests {
    use tessera_games::{GameId, Outcome};

    use crate::print::example;

    /// As its caption says.
    #[test]
    fn one_player_wins_the_example() {
        let outcome = example(GameId::Trexo).position().outcome();
        assert!(matches!(outcome, Some(Outcome::Win(_))));
    }
}
