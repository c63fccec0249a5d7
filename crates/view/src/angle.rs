//! Directions as degrees, clockwise.

use tessera_slither_stone::Direction as SnakeDirection;
use tessera_trexo::Arrow;
use tessera_xok::Direction;

/// From the right.
pub(crate) fn sixths(direction: Direction) -> i32 {
    -60 * i32::from(direction.index() as u8)
}

/// From the right.
pub(crate) const fn arrow(arrow: Arrow) -> i32 {
    match arrow {
        Arrow::Right => 0,
        Arrow::Down => 90,
        Arrow::Left => 180,
        Arrow::Up => 270,
    }
}

/// From north.
pub(crate) fn quarters(direction: SnakeDirection) -> i32 {
    90 * i32::from(direction.index() as u8)
}
