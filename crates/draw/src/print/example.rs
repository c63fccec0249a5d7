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
    use tessera_games::{AnyPosition, GameId};

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
}
