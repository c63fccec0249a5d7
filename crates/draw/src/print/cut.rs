//! Pieces to cut out: what they are, how many, and where the scissors go.

use tessera_game::Player;
use tessera_games::GameId;
use tessera_trexo::Rules;
use tessera_xok::SharkKind;
use tessera_yoxii::{Supply, Value};

use crate::art::{Art, FISH, SIGN_O, SIGN_X, TILE, TOTEM};
use crate::board::{level_class, player_class, shark_art, stone_art};

/// A piece: its shapes, one over the other, with their classes and how far to the right each lies.
pub(crate) type Cutout = Vec<(Art, Vec<&'static str>, f64)>;

/// How the pieces of a game are cut.
pub(crate) struct Cut {
    /// The pieces; those of one group stand together.
    pub(crate) groups: Vec<Vec<Cutout>>,
    /// The outline of a piece, in which the scissors go.
    pub(crate) outline: &'static str,
    /// How far pieces are apart, in units: columns, rows.
    pub(crate) pitch: [f64; 2],
    /// How wide a square of the board is for the pieces, in parts of that for the board.
    pub(crate) scale: f64,
}

const HEXAGON: &str = "M0-57.735 50-28.868V28.868L0 57.735-50 28.868V-28.868Z";
const SQUARE: &str = "M-50-50H50V50H-50Z";
const DOMINO: &str = "M-100-50H100V50H-100Z";

/// The pieces of a game. Slither Stone has none: it is played with pencils.
pub(crate) fn cut(game: GameId) -> Option<Cut> {
    match game {
        GameId::Xok => Some(xok()),
        GameId::Yoxii => Some(yoxii()),
        GameId::Trexo => Some(trexo()),
        GameId::Slither => None,
    }
}

fn one(art: Art, player: Player) -> Cutout {
    vec![(art, vec![player_class(player)], 0.0)]
}

/// Fish and sharks on hexagons, which are a little smaller than the cells.
fn xok() -> Cut {
    let pieces = |player| {
        let fish = std::iter::repeat_n(one(FISH, player), tessera_xok::Position::FISH);
        let sharks = SharkKind::ALL
            .into_iter()
            .flat_map(move |kind| std::iter::repeat_n(one(shark_art(kind), player), kind.count()));
        fish.chain(sharks).collect()
    };
    let groups = Player::BOTH.map(pieces).to_vec();
    Cut { groups, outline: HEXAGON, pitch: [106.0, 121.0], scale: 0.9 }
}

/// Stones and the totem on squares, which are a little smaller than those of the board.
fn yoxii() -> Cut {
    let stones = |player| {
        let stones =
            |value| std::iter::repeat_n(one(stone_art(value), player), Supply::FULL.left(value).into());
        Value::ALL.into_iter().flat_map(stones).collect::<Vec<_>>()
    };
    let mut groups = Player::BOTH.map(stones).to_vec();
    groups.push(vec![vec![(TOTEM, Vec::new(), 0.0)]]);
    Cut { groups, outline: SQUARE, pitch: [100.0, 100.0], scale: 0.85 }
}

/// Tiles edge to edge, so that one cut separates many.
fn trexo() -> Cut {
    let tile: Cutout =
        vec![(TILE, vec![level_class(1)], 0.0), (SIGN_X, Vec::new(), -50.0), (SIGN_O, Vec::new(), 50.0)];
    let tiles = vec![tile; Rules::default().tiles().into()];
    Cut { groups: vec![tiles], outline: DOMINO, pitch: [200.0, 100.0], scale: 1.0 }
}
