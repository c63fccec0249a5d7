//! Sketches, from which pages and pictures are drawn: keys mean the same thing from position to position.

use std::collections::HashSet;

use tessera_draw::{Options, Scene, Shape, Sketch, View};
use tessera_game::{Player, Random};
use tessera_games::{AnyPosition, GameId};

fn sketch(scene: &Scene) -> Sketch {
    scene.sketch(&Options::default()).unwrap()
}

fn play(scene: &mut Scene, text: &str) {
    let action = scene.position().parse_action(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    scene.play(action).unwrap();
}

fn keys(shapes: &[Shape]) -> HashSet<&str> {
    shapes.iter().map(Shape::key).collect()
}

#[test]
fn a_key_is_found_once_in_a_sketch() {
    let slanted = Options { view: View::Slanted, seen_by: Player::Second, ..Options::default() };
    for game in GameId::ALL {
        for seed in 0..8 {
            let mut random = Random::new(seed);
            let mut scene = Scene::from(AnyPosition::start(game));
            for _ in 0..120 {
                let actions = scene.position().actions();
                let Some(&action) = actions.get(random.below(actions.len().max(1) as u32) as usize) else {
                    break;
                };
                scene.play(action).unwrap();
                for options in [&Options::default(), &slanted] {
                    let sketch = scene.sketch(options).unwrap();
                    let mut seen = HashSet::new();
                    for shape in sketch.shapes() {
                        assert!(seen.insert(shape.key()), "{game}: {} in {}", shape.key(), scene.position());
                    }
                }
            }
        }
    }
}

#[test]
fn fish_that_are_eaten_vanish_and_the_shark_appears() {
    let mut scene = Scene::from(AnyPosition::start(GameId::Xok));
    play(&mut scene, "d3d4");
    assert_eq!(keys(&sketch(&scene).pieces), HashSet::from(["fish-d3", "fish-d4"]));
    play(&mut scene, "Sd3e");
    assert_eq!(keys(&sketch(&scene).pieces), HashSet::from(["shark-s-d3"]));
    assert!(keys(&sketch(&scene).marks).contains("lost-d4"));
}

#[test]
fn the_totem_keeps_its_key_wherever_it_goes() {
    let mut scene = Scene::from(AnyPosition::start(GameId::Yoxii));
    let totem = |scene: &Scene| sketch(scene).pieces.iter().find(|shape| shape.key() == "totem").cloned();
    let before = totem(&scene);
    play(&mut scene, "d5-e6=3");
    let after = totem(&scene);
    assert!(after.is_some() && after != before);
    assert!(keys(&sketch(&scene).pieces).contains("stone-3-e6"));
}

#[test]
fn a_snake_grows_by_a_square_and_its_head_moves() {
    let board =
        "......../.Cv....Dv./......../......../......../......../......../......../.A^....B^./........";
    let start = AnyPosition::parse(GameId::Slither, &format!("{board} 1 5,5 -")).unwrap();
    let mut scene = Scene::from(start);
    let before = sketch(&scene);
    assert!(keys(&before.pieces).contains("first-1-head"));
    play(&mut scene, "1n>n");
    let after = sketch(&scene);
    let (old, new) = (keys(&before.pieces), keys(&after.pieces));
    assert!(old.contains("first-1-head") && new.contains("first-1-head"));
    assert!(new.iter().any(|key| key.starts_with("first-1-b")), "{new:?}");
    assert!(new.contains("second-2-head"), "{new:?}");
}

#[test]
fn a_tile_on_a_tile_has_a_key_of_its_own() {
    let position = "tiles=200 size=5 O1>X1<3/5/5/5/5 O";
    let scene = Scene::from(AnyPosition::parse(GameId::Trexo, position).unwrap());
    assert!(keys(&sketch(&scene).pieces).contains("half-a5-1"));
}

#[test]
fn supplies_are_listed_with_their_owners() {
    let stock = sketch(&Scene::from(AnyPosition::start(GameId::Xok))).stock;
    let fish = stock.iter().find(|stock| stock.key == "first-fish").unwrap();
    assert_eq!((fish.player, fish.count), (Some(Player::First), Some(tessera_games::xok::Position::FISH)));
    let stock = sketch(&Scene::from(AnyPosition::start(GameId::Trexo))).stock;
    let tiles = stock.iter().find(|stock| stock.player.is_none()).unwrap();
    assert_eq!((tiles.key.as_str(), tiles.shapes.len()), ("tile", 3));
}

#[test]
fn a_small_board_has_a_frame_of_its_own_size() {
    let frame = |game, text: &str| {
        let position = AnyPosition::parse(game, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let sketch = sketch(&Scene::from(position));
        let Some(Shape::Rect { width, height, .. }) = sketch.ground.first() else {
            panic!("{text}: no rect")
        };
        assert!(*width <= sketch.frame.width && *height <= sketch.frame.height, "{text}: {:?}", sketch.frame);
        format!("{width:.0} × {height:.0}")
    };
    let (rows, diamond) = ("board=12 chain=4 ...../..../... w", "board=13 ./.../..T../.../. w");
    assert_eq!(frame(GameId::Xok, rows), "548 × 337");
    assert_eq!(frame(GameId::Xok, "board=14 chain=3 ../.../..../.../.. w"), "448 × 510");
    assert_eq!(frame(GameId::Yoxii, diamond), "540 × 540");
}
