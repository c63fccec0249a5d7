//! The boards: what each game's own room tells of its board, and how the whole is put together.

mod compose;
mod grid;
mod slither;
mod snake;
mod stock;
mod trexo;
mod way;
mod xok;
mod yoxii;

pub(crate) use compose::{Happened, draw, frame, sketch};
pub(crate) use slither::{SlitherBoard, place as slither_place};
pub use snake::snake_classes;
pub(crate) use trexo::TrexoBoard;
pub use trexo::{level_class, sign_art};
pub(crate) use way::{Way, ways};
pub(crate) use xok::XokBoard;
pub use xok::shark_art;
pub(crate) use yoxii::YoxiiBoard;
pub use yoxii::stone_art;

use tessera_game::Player;

use crate::art::{Art, LAST_SQUARE};
use crate::geometry::{Point, Rect};
use crate::{Options, Place, Shape, Stock};

/// A letter or number beside the board.
pub(crate) struct Label {
    pub(crate) at: Point,
    pub(crate) text: String,
}

/// What a game tells of its board. All points are as seen in the picture, the centre of the board at the origin.
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
