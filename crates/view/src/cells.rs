//! The cells of a board for keyboard and screen reader: rows, visible neighbours, contents.

use serde::Serialize;
use tessera_draw::{Options, Place, Point, Scene, View};

use crate::Words;
use crate::games::view;

/// A cell as it is seen.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Cell {
    /// Its name: `d4`.
    pub name: String,
    /// Its centre.
    pub x: f64,
    /// Its centre.
    pub y: f64,
    /// What it looks like.
    pub shape: Outline,
    /// Its row, from 0 at the top.
    pub row: usize,
    /// Its column, from 0 at the left; of hexagons, its place in the row.
    pub column: usize,
    /// Where the arrow keys lead.
    pub next: Next,
    /// What stands there.
    pub says: Words,
}

/// The shape of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Outline {
    /// A square.
    Square,
    /// A hexagon, with a corner at the top.
    Hex,
}

/// The neighbours of a cell as they are seen.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct Next {
    /// To the left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<String>,
    /// To the right.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub right: Option<String>,
    /// Above.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub up: Option<String>,
    /// Below.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub down: Option<String>,
}

/// A cell by name, where it lies on the ground.
type Spot = (Place, Point);

/// The cells in reading order.
#[inline(never)]
pub(crate) fn cells(scene: &Scene, options: &Options) -> Vec<Cell> {
    let view = view(scene.position());
    let (outline, contents) = (view.outline(), view.contents());
    let ground = Options { view: View::Above, ..options.clone() };
    let rows = rows(contents.keys().filter_map(|&place| Some((place, scene.centre(place, &ground)?))));
    let mut columns: Vec<f64> = rows.iter().flatten().map(|(_, at)| at.x).collect();
    columns.sort_by(f64::total_cmp);
    columns.dedup_by(|one, other| near(*one, *other));
    let mut cells = Vec::new();
    for (row, spots) in rows.iter().enumerate() {
        for (place_in_row, &(place, at)) in spots.iter().enumerate() {
            let column = match outline {
                Outline::Hex => place_in_row,
                Outline::Square => columns.iter().position(|&x| near(x, at.x)).unwrap_or(0),
            };
            let Point { x, y } = scene.centre(place, options).unwrap_or(at);
            let Some(says) = contents.get(&place).cloned() else { continue };
            let next = next(&rows, row, at, outline);
            cells.push(Cell { name: place.to_string(), x, y, shape: outline, row, column, next, says });
        }
    }
    cells
}

/// The distance between cells.
const PITCH: f64 = 100.0;

/// The cells in rows from the top, each from the left.
fn rows(spots: impl Iterator<Item = Spot>) -> Vec<Vec<Spot>> {
    let mut spots: Vec<Spot> = spots.collect();
    spots.sort_by(|(_, one), (_, other)| one.y.total_cmp(&other.y).then(one.x.total_cmp(&other.x)));
    let mut rows: Vec<Vec<Spot>> = Vec::new();
    for spot in spots {
        match rows.last_mut() {
            Some(row) if row.first().is_some_and(|first| near(first.1.y, spot.1.y)) => row.push(spot),
            _ => rows.push(vec![spot]),
        }
    }
    rows
}

fn next(rows: &[Vec<Spot>], row: usize, at: Point, outline: Outline) -> Next {
    let find = |row: Option<usize>, x: f64| {
        let spots = rows.get(row?)?;
        spots.iter().find(|(_, other)| near(other.x, x)).map(|(place, _)| place.to_string())
    };
    let vertical = |to: Option<usize>, upper: usize| match outline {
        Outline::Square => find(to, at.x),
        // Two hexagons touch a cell from above. The path alternates between right and left from row to row, and goes
        // back the same way.
        Outline::Hex => {
            let up_right = upper.is_multiple_of(2);
            let goes_up = upper != row;
            let side = if up_right == goes_up { PITCH / 2.0 } else { -PITCH / 2.0 };
            find(to, at.x + side).or_else(|| find(to, at.x - side))
        }
    };
    Next {
        left: find(Some(row), at.x - PITCH),
        right: find(Some(row), at.x + PITCH),
        up: vertical(row.checked_sub(1), row.wrapping_sub(1)),
        down: vertical(Some(row + 1), row),
    }
}

fn near(one: f64, other: f64) -> bool {
    (one - other).abs() < 1.0
}
