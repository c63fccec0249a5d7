//! The board editor of Trexo.

use tessera_draw::Place;
use tessera_draw::art::{HALF, TILE, level_class, sign_art};
use tessera_game::Player;
pub(crate) use tessera_games::trexo::Setup;
use tessera_games::trexo::{Arrow, Half, Position, SetupError, Square, Symbol};
use tessera_games::{AnyPosition, Start};

use super::{WAYS, angle, say, square_words};
use crate::editor::{EditableSetup, Tool, effect};
use crate::{Figure, Words};

/// The tools of the editor; each lays a tile whose O half lies in that direction from its X half, or erases one.
pub(crate) fn tools() -> Vec<(Tool, Option<Arrow>)> {
    let tile = |(arrow, name): (Arrow, &'static str)| {
        let figure = Figure::new(TILE, &[level_class(1)]).turned(angle(arrow));
        (Tool::piece(format!("tile-{name}"), say::editor_tile(name), &figure), Some(arrow))
    };
    std::iter::once((Tool::erase(), None)).chain(WAYS.map(tile)).collect()
}

fn lay_tile(setup: &mut Setup, x: Square, arrow: Arrow) -> Result<(), Words> {
    let o = x.next(arrow).filter(|o| o.is_on(setup.rules.size())).ok_or_else(say::illegal_off_the_board)?;
    let [x_level, o_level] = [x, o].map(|square| setup[square].map_or(0, |half| half.level));
    if x_level != o_level {
        return Err(say::trexo_different_levels(x_level.min(o_level), x_level.max(o_level)));
    }
    if setup[x].is_some_and(|half| half.arrow == arrow) {
        return Err(say::trexo_one_tile());
    }
    if x_level >= setup.rules.tiles() {
        return Err(say::trexo_stock_empty());
    }
    let level = x_level + 1;
    setup[x] = Some(Half { top: Symbol::X, level, arrow });
    setup[o] = Some(Half { top: Symbol::O, level, arrow: arrow.opposite() });
    Ok(())
}

/// Empties a square. If both halves of the tile are visible, the whole tile goes.
fn erase(setup: &mut Setup, square: Square) {
    let Some(half) = setup[square].take() else { return };
    let Some(other) = square.next(half.arrow) else { return };
    let is_other_half = |other: Half| other.level == half.level && other.arrow == half.arrow.opposite();
    if setup[other].is_some_and(is_other_half) {
        setup[other] = None;
    }
}

impl EditableSetup for Setup {
    /// The player to move follows from the number of tiles.
    fn apply(&mut self, tool: &str, place: Option<Place>) -> Result<(), Words> {
        let arrow = effect(tools(), tool)?;
        let square = place.and_then(|place| Square::new(place.letter(), place.number()));
        let square = square.filter(|square| square.is_on(self.rules.size()));
        let square = square.ok_or_else(say::illegal_off_the_board)?;
        match arrow {
            Some(arrow) => lay_tile(self, square, arrow)?,
            None => erase(self, square),
        }
        let sum: u32 = self.board.iter().flatten().map(|half| u32::from(half.level)).sum();
        self.to_move = if (sum / 2).is_multiple_of(2) { Player::First } else { Player::Second };
        Ok(())
    }

    fn problem(&self) -> Option<Words> {
        Some(match Position::try_from(self.clone()).err()? {
            SetupError::NoLevel(square)
            | SetupError::OverTheEdge(square)
            | SetupError::HalfATile { square, .. }
            | SetupError::SameSymbol { square, .. } => say::trexo_problem_tile(square.to_string()),
            SetupError::OddLevels => say::trexo_problem_levels(),
            SetupError::TooManyTiles { laid, tiles } => say::trexo_problem_tiles(laid, tiles),
            _ => return None,
        })
    }

    fn pieces(&self) -> Vec<(Place, Vec<Figure>, Words)> {
        let size = self.rules.size();
        let squares =
            (0..size).rev().flat_map(|row| (0..size).filter_map(move |column| Square::new(column, row)));
        let piece = |square: Square| {
            let half = self[square]?;
            let tile = Figure::new(HALF, &[level_class(half.level)]).turned(angle(half.arrow));
            let figures = vec![tile, Figure::new(sign_art(half.top), &[])];
            Some((square.into(), figures, square_words(square, Some(half))))
        };
        squares.filter_map(piece).collect()
    }

    fn bare(&self) -> AnyPosition {
        Start::Trexo(self.rules).into()
    }
}
