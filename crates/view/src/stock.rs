//! What the players have left, as shapes and in words.

use serde::Serialize;
use tessera_draw::Shape;
use tessera_game::Player;
use tessera_games::AnyPosition;

use crate::games::view;
use crate::{Words, names};

/// One kind of thing that a player has left, or both have in common.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Stock {
    /// Its key.
    pub key: String,
    /// Whose it is; `None` if both have it in common.
    #[serde(with = "names::maybe_player")]
    #[cfg_attr(feature = "typescript", ts(type = "Player | null"))]
    pub player: Option<Player>,
    /// What it looks like, around the origin.
    pub shape: Option<Shape>,
    /// What lies over that shape.
    pub over: Vec<Shape>,
    /// How many there are.
    pub count: usize,
    /// The same in words.
    pub says: Words,
}

/// What the players have left.
pub(crate) fn stock(position: &AnyPosition, drawn: Vec<tessera_draw::Stock>) -> Vec<Stock> {
    let stock = drawn.into_iter().filter_map(|stock| {
        let count = stock.count.unwrap_or(1);
        // Its key is `owner-kind-variant`, or shorter.
        let variant = stock.key.splitn(3, '-').nth(2);
        let says = view(position).stock_words(stock.player, variant, count)?;
        let mut shapes = stock.shapes.into_iter();
        let shape = shapes.next();
        Some(Stock { key: stock.key, player: stock.player, shape, over: shapes.collect(), count, says })
    });
    stock.collect()
}
