//! What the players have left, to be seen and said.

use serde::Serialize;
use tessera_draw::{Options, Scene, Shape};
use tessera_game::Player;

use crate::{Words, names, say};

/// One kind of thing that a player has left, or both have in common.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct Stock {
    /// Its key.
    pub key: String,
    /// Whose it is; `None` if both have it in common.
    #[serde(with = "names::maybe_player")]
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
pub(crate) fn stock(scene: &Scene, options: &Options) -> Result<Vec<Stock>, Words> {
    let sketch = scene.sketch(options).map_err(|_| say::illegal_off_the_board())?;
    let stock = sketch.stock.into_iter().filter_map(|stock| {
        let count = stock.count.unwrap_or(1);
        let says = said(&stock.key, stock.player, count)?;
        let mut shapes = stock.shapes.into_iter();
        let shape = shapes.next();
        Some(Stock { key: stock.key, player: stock.player, shape, over: shapes.collect(), count, says })
    });
    Ok(stock.collect())
}

/// A kind of thing in words; `None` for a sign that only stands for the player.
fn said(key: &str, player: Option<Player>, count: usize) -> Option<Words> {
    let Some(player) = player else { return Some(say::trexo_stock(count)) };
    let (_, name) = key.split_once('-')?;
    Some(match name.split_once('-') {
        None if name == "fish" => say::xok_stock_fish(player, count),
        None if name == "free" => say::slither_stock_free(player, count),
        Some(("shark", kind)) => say::xok_stock_shark(player, kind.to_ascii_uppercase(), count),
        Some(("stone", value)) => say::yoxii_stock_stone(player, value, count),
        Some(("snake", number)) => say::slither_stock_snake(player, number),
        _ => return None,
    })
}
