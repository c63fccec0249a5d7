//! How much room a board has: little for the usual variants, more for all of them. The code is the same.

use std::fmt::Debug;

use crate::geometry::Geometry;
use crate::packed::Packed;
use crate::planes::Planes;
use crate::roomy::Roomy;
use crate::set::{Bits, Set};

/// The room that a [`Board`](crate::Board) has: [`Standard`] or [`Large`].
pub trait Shape: Layout {}

/// Room for up to 63 tiles on a board of up to 10 × 10 squares, in 128 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standard;

/// Room for every variant, in 320 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Large;

impl Shape for Standard {}
impl Shape for Large {}

/// What a shape consists of. The trait is private to this crate, so there are no other shapes.
pub trait Layout: Copy + Eq + Debug + Send + Sync + 'static {
    /// Sets of squares.
    type Set: Set;
    /// The bits of a board.
    type Planes: Planes<Set = Self::Set>;
    /// How far the rows are apart, which is also the size of the largest board.
    const STRIDE: usize;
    /// What is known of such a board.
    const GEOMETRY: &'static Geometry<Self::Set>;
}

impl Layout for Standard {
    type Set = Bits<2>;
    type Planes = Packed;
    const STRIDE: usize = 10;
    const GEOMETRY: &'static Geometry<Bits<2>> = &Geometry::new(Self::STRIDE);
}

impl Layout for Large {
    type Set = Bits<3>;
    type Planes = Roomy;
    const STRIDE: usize = 12;
    const GEOMETRY: &'static Geometry<Bits<3>> = &Geometry::new(Self::STRIDE);
}
