//! The position that is shown beside the rules.

use tessera_games::{AnyPosition, GameId};

use crate::Scene;
use crate::games::print::example as actions;

/// The end of the game's example, with the last turn marked.
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
