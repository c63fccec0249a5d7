//! Pieces to cut out: what they are, how many, and where the scissors go.

use tessera_game::Player;

use crate::art::{Art, player_class};

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

impl Cut {
    /// How many pieces there are.
    pub(crate) fn count(&self) -> usize {
        self.groups.iter().map(Vec::len).sum()
    }
}

/// A piece of one shape.
pub(crate) fn single(art: Art, player: Player) -> Cutout {
    vec![(art, vec![player_class(player)], 0.0)]
}
