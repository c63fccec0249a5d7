//! What a picture shows besides the position.

use tessera_game::Player;

use crate::{Arrow, Mark, Theme};

/// How a position is drawn. The default is a light picture with coordinates and highlights, seen by the first
/// player from above.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The colours.
    pub theme: Theme,
    /// Whose side of the board is at the bottom.
    pub seen_by: Player,
    /// How stacks are seen. A board without stacks is always seen from above.
    pub view: View,
    /// Letters and numbers beside the board.
    pub coordinates: bool,
    /// What the players have left, beside the board, and who is to move.
    pub supplies: bool,
    /// What the last turn did, and why the game has ended.
    pub highlights: bool,
    /// Marks on single places.
    pub marks: Vec<Mark>,
    /// Arrows from place to place.
    pub arrows: Vec<Arrow>,
}

/// The angle from which a board is seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum View {
    /// From straight above; levels are shadows and numbers.
    #[default]
    Above,
    /// At a slant, so that stacks can be seen from the side.
    Slanted,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            theme: Theme::Light,
            seen_by: Player::First,
            view: View::Above,
            coordinates: true,
            supplies: false,
            highlights: true,
            marks: Vec::new(),
            arrows: Vec::new(),
        }
    }
}
