//! Every position of the shared vectors can be drawn, at once, whatever its snakes look like.

use std::fs;
use std::time::{Duration, Instant};

use tessera_draw::{Options, Scene, Theme, View};
use tessera_game::Player;
use tessera_games::{AnyPosition, GameId};

/// The positions in a vector file. Position strings have no characters that JSON would escape.
fn positions(game: GameId) -> Vec<AnyPosition> {
    let path = format!("{}/../../vectors/{game}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap();
    let texts = text.lines().filter_map(|line| line.split_once(r#""position":""#)?.1.split_once('"'));
    texts.map(|(text, _)| AnyPosition::parse(game, text).unwrap()).collect()
}

#[test]
fn every_position_of_the_vectors_can_be_drawn_quickly() {
    for game in GameId::ALL {
        let positions = positions(game);
        assert!(positions.len() > 100, "{game}: {}", positions.len());
        let options =
            Options { theme: Theme::Ink, seen_by: Player::Second, view: View::Slanted, ..Options::default() };
        let mut longest = Duration::ZERO;
        for position in &positions {
            let start = Instant::now();
            let picture = Scene::from(*position).picture(&options).unwrap();
            longest = longest.max(start.elapsed());
            assert!(picture.svg().ends_with("</svg>\n"));
        }
        println!("{game}: {} positions, the slowest in {longest:?}", positions.len());
        assert!(longest < Duration::from_secs(1), "{game}: {longest:?}");
    }
}

#[test]
fn pictures_of_some_vectors_are_proper_svg() {
    for game in GameId::ALL {
        for position in positions(game).iter().step_by(97) {
            let picture = Scene::from(*position).picture(&Options::default()).unwrap();
            assert!(picture.png(tessera_draw::Size::Width(60)).is_ok(), "{position}");
        }
    }
}
