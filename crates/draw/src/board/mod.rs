//! What the shared code asks of a board, and how a picture is composed from it.

mod compose;
pub(crate) mod grid;
mod stock;

pub(crate) use compose::{Happened, draw, frame, sketch};

use tessera_game::Player;

use crate::art::{Art, LAST_SQUARE};
use crate::geometry::{Point, Rect};
use crate::{Options, Place, Shape, Stock};

/// A letter or number beside the board.
pub(crate) struct Label {
    pub(crate) at: Point,
    pub(crate) text: String,
}

/// A board as it is drawn. All points are as seen in the picture, with the centre of the board at the origin.
pub(crate) trait Board {
    /// The class round everything of this game.
    fn class(&self) -> &'static str;

    /// How much room the board takes.
    fn frame(&self) -> Rect;

    /// The centre of a place, where it is seen; `None` if the board has no such place.
    fn centre(&self, place: Place) -> Option<Point>;

    /// The letters and numbers beside the board.
    fn labels(&self) -> Vec<Label>;

    /// The board and its empty places.
    fn ground(&self, options: &Options) -> Vec<Shape>;

    /// What stands on it.
    fn pieces(&self) -> Vec<Shape>;

    /// The places that show why the game has ended; none while it goes on.
    fn decided_by(&self) -> Vec<Place>;

    /// What a player has left, one row for each kind of thing.
    fn stock(&self, player: Player) -> Vec<Stock>;

    /// What both players have left in common.
    fn common_stock(&self) -> Option<Stock> {
        None
    }

    /// The corners round a place that was touched last.
    fn corners(&self) -> Art {
        LAST_SQUARE
    }
}

/// The class of a player's pieces.
pub const fn player_class(player: Player) -> &'static str {
    match player {
        Player::First => "t-first",
        Player::Second => "t-second",
    }
}

/// The player in keys: `first`.
pub(crate) const fn player_word(player: Player) -> &'static str {
    match player {
        Player::First => "first",
        Player::Second => "second",
    }
}

/// By how much directions are turned when the second player looks: half a turn.
pub(crate) fn half_turn(seen_by: Player) -> i32 {
    if seen_by == Player::First { 0 } else { 180 }
}

/// 1 for the first player's view, -1 for the second's, in which every point lies opposite.
pub(crate) fn sign(seen_by: Player) -> f64 {
    if seen_by == Player::First { 1.0 } else { -1.0 }
}
