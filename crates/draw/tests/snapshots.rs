//! The SVG of every kind of piece and ending, byte for byte as in `tests/snapshots`. After a wanted change, look at
//! the pictures and write them anew: `UPDATE_SNAPSHOTS=1 cargo test -p tessera-draw --test snapshots`.

use std::fs;
use std::path::PathBuf;

use tessera_draw::{Options, Scene, Theme, View};
use tessera_game::Player;
use tessera_games::slither_stone::BoardSpec;
use tessera_games::{AnyPosition, GameId};

fn parsed(game: GameId, text: &str) -> Scene {
    Scene::from(AnyPosition::parse(game, text).unwrap_or_else(|error| panic!("{text}: {error}")))
}

fn played(mut scene: Scene, actions: &str) -> Scene {
    for text in actions.split_whitespace() {
        let action = scene.position().parse_action(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        scene.play(action).unwrap();
    }
    scene
}

/// Compares a picture with the one that is kept.
fn check(name: &str, scene: &Scene, options: &Options) {
    let svg = scene.picture(options).unwrap().into_svg();
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/snapshots/{name}.svg"));
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        fs::write(&path, svg).unwrap();
        return;
    }
    let kept = fs::read_to_string(&path).unwrap_or_else(|_| panic!("there is no snapshot {name}"));
    let differs = kept.lines().zip(svg.lines()).position(|(kept, now)| kept != now);
    assert!(
        kept == svg,
        "{name} differs from its snapshot, first in line {:?}",
        differs.map(|line| line + 1)
    );
}

fn with(change: impl FnOnce(&mut Options)) -> Options {
    let mut options = Options::default();
    change(&mut options);
    options
}

const SHARKS: &str = "FfS0/s1S2s3S4/s5.A0a1./B2.b3..C0/c1..../..../... w";
const FULL: &str = "3ad/cb111/3bda21d/44Tbc33/4b2b2cc/a3ac1/2a2 w";
const STACKS: &str =
    "tiles=200 size=5 O5>X6>O7>X7<X6</O4^O1<X10vX9<X5^/X8vX11>O11<O8^O4^/O9>X10^O2v1X1^/O1^1X2^O1<1 X";
const LINE: &str = "3O1vX1v5/2O1vX1^O1^5/2X1^7/1X1>O1<7/X1v9/O1^9/6O1v3/6X1^3/10/10 X";
const FOUR_SNAKES: &str =
    "......../.Cv....Dv./......../......../......../......../......../......../.A^....B^./........ 1 5,5 -";
const EVERY_SEGMENT: &str = "1n>n . 1e>s . 1j>n . 2e>s . 1j>n . 1e>e . 2w>w . ~2s>s . #d1 oa1 ~1w>w";

#[test]
fn every_fish_and_shark_of_both_players() {
    let scene = parsed(GameId::Xok, SHARKS);
    check("xok-pieces", &scene, &Options::default());
    check("xok-pieces-second", &scene, &with(|options| options.seen_by = Player::Second));
    check("xok-pieces-dark", &scene, &with(|options| options.theme = Theme::Dark));
}

#[test]
fn a_shark_that_has_eaten() {
    let scene = played(Scene::from(AnyPosition::start(GameId::Xok)), "d3d4 Sd3e");
    check("xok-eaten", &scene, &with(|options| options.supplies = true));
}

#[test]
fn a_chain_of_ten() {
    let scene = parsed(GameId::Xok, "FF./.FFb0/..FFF/..F.../.FF../..../... b");
    check("xok-chain", &scene, &Options::default());
}

#[test]
fn the_largest_groups_where_nobody_can_act() {
    let scene = parsed(GameId::Xok, "fff/ffff/..f../f...../.s4f../ff.f/s2.f b");
    check("xok-no-action", &scene, &with(|options| options.theme = Theme::Ink));
}

#[test]
fn every_stone_and_the_counted_ones() {
    let scene = parsed(GameId::Yoxii, FULL);
    check("yoxii-over", &scene, &Options::default());
    check("yoxii-over-ink", &scene, &with(|options| options.theme = Theme::Ink));
}

#[test]
fn marks_arrows_and_the_last_turn() {
    let scene = played(Scene::from(AnyPosition::start(GameId::Yoxii)), "d5-e6=3");
    let options = with(|options| {
        options.marks = ["a4", "dot:b4", "cross:c4", "corners:d1"].map(|text| text.parse().unwrap()).to_vec();
        options.arrows = ["d5-d3", "g3-a5"].map(|text| text.parse().unwrap()).to_vec();
        options.supplies = true;
    });
    check("yoxii-marks", &scene, &options);
}

#[test]
fn every_level_from_above_and_at_a_slant() {
    let scene = parsed(GameId::Trexo, STACKS);
    check("trexo-levels", &scene, &Options::default());
    check("trexo-levels-slanted", &scene, &with(|options| options.view = View::Slanted));
    let second = with(|options| {
        options.view = View::Slanted;
        options.seen_by = Player::Second;
    });
    check("trexo-levels-slanted-second", &scene, &second);
}

#[test]
fn a_line_of_five() {
    let scene = parsed(GameId::Trexo, LINE);
    check("trexo-line", &scene, &with(|options| options.supplies = true));
}

#[test]
fn every_segment_of_snakes() {
    let scene = played(parsed(GameId::Slither, FOUR_SNAKES), EVERY_SEGMENT);
    check("slither-segments", &scene, &with(|options| options.supplies = true));
    let second = with(|options| {
        options.seen_by = Player::Second;
        options.theme = Theme::Ink;
    });
    check("slither-segments-second", &scene, &second);
}

#[test]
fn dead_snakes() {
    let position = "....../.Cv..Dv./....../....../.A^..B^./...... 1 5,5 -";
    let scene = played(parsed(GameId::Slither, position), "1t>n");
    assert!(scene.position().outcome().is_some());
    check("slither-over", &scene, &Options::default());
}

#[test]
fn a_board_of_slither_stone_without_coordinates() {
    let scene = Scene::from(BoardSpec::standard(2026).board());
    check("slither-board", &scene, &with(|options| options.coordinates = false));
}

#[test]
fn a_way_that_was_not_seen_is_found() {
    let seen = played(parsed(GameId::Slither, FOUR_SNAKES), EVERY_SEGMENT);
    let found = Scene::from(*seen.position());
    let plain = with(|options| options.highlights = false);
    assert_eq!(found.picture(&plain), seen.picture(&plain));
}

#[test]
fn a_mark_off_the_board_is_refused() {
    let scene = Scene::from(AnyPosition::start(GameId::Yoxii));
    let error = scene.picture(&with(|options| options.marks = vec!["a1".parse().unwrap()])).unwrap_err();
    assert_eq!(error.to_string(), "the board has no a1, so nothing can be marked there");
    let error = scene.picture(&with(|options| options.arrows = vec!["d4-z9".parse().unwrap()])).unwrap_err();
    assert_eq!(error.to_string(), "the board has no z9, so nothing can be marked there");
}
