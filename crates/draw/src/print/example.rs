//! One game of each kind, to be shown beside the rules.

use tessera_games::{AnyPosition, GameId};

use crate::Scene;

/// A position worth showing, with what led to it.
pub(crate) fn example(game: GameId) -> Scene {
    let mut scene = Scene::from(AnyPosition::start(game));
    for text in actions(game).split_whitespace() {
        match scene.position().parse_action(text) {
            Ok(action) if scene.play(action).is_ok() => {}
            _ => break,
        }
    }
    scene
}

const fn actions(game: GameId) -> &'static str {
    match game {
        GameId::Xok => {
            "f1g1 e4e5 Ce5nw Se1ne a1b2 c4c5 Ab4e Bb3w c5d6 Ab2w Sc4ne Sc5w d2e2 e3f2 Bf3sw Se2nw Sf2nw c2c3 \
             Se4e Cg2e d3d4"
        }
        GameId::Yoxii => "d3-d2=4 c3-c2=3 b2-a3=2 c3-c4=1 b4-a4=4 b3-b4=3 c3-b2=2 b3-c3=1",
        GameId::Trexo => {
            "d7d8 b6b7 f4f5 i6h6 j6j7 f3f2 d3d4 i1i2 d2d1 b10c10 i9i8 g5g4 b2c2 a3b3 d10e10 e7f7 c5c4 f10f9 \
             d2d3 b3b2 j3j2 d9c9 g9g10 f1g1 i2j2 a6a7 a4b4 h7i7 h3g3 j7i7 d9d10 c9c10 f10g10 d6c6 b4c4"
        }
        GameId::Slither => {
            "2e>n og9 #c4 oi6 . 2n>e #i11 . 1e>s #f6 . ~1s>s . 1n>w #f5 . ~1t>e . 1w>s #a5 . 2e>s . \
             ~1j>e #e6 . #a3 ~2t>s ."
        }
    }
}

#[cfg(test)]
mod tests {
    use tessera_game::Player;
    use tessera_games::{AnyPosition, GameId, Outcome};

    use super::{actions, example};

    #[test]
    fn every_example_is_a_legal_game() {
        for game in GameId::ALL {
            let mut position = AnyPosition::start(game);
            for text in actions(game).split_whitespace() {
                position.play_text(text).unwrap_or_else(|error| panic!("{game} {text}: {error}"));
            }
            assert_eq!(example(game).position(), &position);
        }
    }

    #[test]
    fn the_captions_tell_the_truth() {
        let [xok, yoxii, trexo, slither] = GameId::ALL.map(|game| example(game).position().outcome());
        assert_eq!(xok, Some(Outcome::Win(Player::First)));
        assert!(yoxii.is_some());
        assert!(matches!(trexo, Some(Outcome::Win(_))));
        assert_eq!(slither, None);
    }
}
