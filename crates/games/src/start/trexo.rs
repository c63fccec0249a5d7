//! How Trexo begins: with a number of tiles, on a board of some size.

use std::fmt;

use tessera_trexo::Rules;

use super::{Start, StartError, StartNumber, StartRequest};

/// The message for a number of tiles that no variant has.
pub(super) const NO_VARIANT: (&str, Option<u16>) = ("core-tiles", Some(Rules::MOST_TILES));

pub(super) fn fmt_no_variant(f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (most, smallest, largest) = (Rules::MOST_TILES, Rules::SMALLEST_SIZE, Rules::LARGEST_SIZE);
    write!(f, "Trexo has 1 to {most} tiles and a side of {smallest} to {largest} squares")
}

pub(super) fn requested(request: &StartRequest) -> Result<Start, StartError> {
    if let Some(variant) = &request.variant {
        return variant.parse().map(Start::Trexo).map_err(StartError::Variant);
    }
    let usual = Rules::default();
    let (mut tiles, mut size) =
        (request.tiles.unwrap_or(usual.tiles()), request.size.unwrap_or(usual.size()));
    if request.nearest {
        tiles = tiles.clamp(1, Rules::MOST_TILES);
        size = size.clamp(Rules::SMALLEST_SIZE, Rules::LARGEST_SIZE);
    }
    Rules::new(tiles, size).map(Start::Trexo).ok_or(StartError::NoVariant)
}

pub(super) fn from_numbers([tiles, size]: [u16; 2]) -> Option<Start> {
    Rules::new(tiles, size.try_into().ok()?).map(Start::Trexo)
}

/// Handfuls of tiles, from a short game to a long one.
pub(super) fn numbers(rules: Rules) -> [StartNumber; 1] {
    let usual = Rules::default().tiles();
    [StartNumber { id: "tiles", value: rules.tiles(), least: 15, most: 2 * usual, step: 5, usual }]
}
