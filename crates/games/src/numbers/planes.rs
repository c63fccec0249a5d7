//! Positions as planes of small numbers: `docs/rules/actions.md`.

use tessera_game::{Player, Position};

/// A position as planes: for each, rows from the bottom up, each row from the left. What belongs to the player who looks
/// comes before what belongs to the other.
///
/// ```
/// use tessera_games::{Planes as _, yoxii};
/// let start = yoxii::Position::start();
/// let [planes, rows, columns] = start.planes_shape();
/// assert_eq!([planes, rows, columns], [18, 7, 7]);
/// let mut bytes = vec![0; planes * rows * columns];
/// start.write_planes(&mut bytes);
/// assert_eq!(bytes[8 * 49 + 3 * 7 + 3], 1, "the totem stands in the middle");
/// ```
pub trait Planes: Position {
    /// What each plane shows.
    const PLANES: &'static [&'static str];

    /// The number of rows and of columns.
    fn plane_size(&self) -> [usize; 2];

    /// Writes every number as `player` sees the position. `out` is as long as [`planes_shape`](Self::planes_shape) says.
    fn write_planes_of(&self, player: Player, out: &mut [u8]);

    /// Writes every number as the player to move sees the position.
    #[inline]
    fn write_planes(&self, out: &mut [u8]) {
        self.write_planes_of(self.to_move(), out);
    }

    /// A number of actions within which a game from here ends.
    fn most_actions(&self) -> usize;

    /// The number of planes, of rows and of columns.
    fn planes_shape(&self) -> [usize; 3] {
        let [rows, columns] = self.plane_size();
        [Self::PLANES.len(), rows, columns]
    }
}

/// Hands out one plane after the other.
pub(crate) struct Writer<'a> {
    left: &'a mut [u8],
    size: usize,
}

impl<'a> Writer<'a> {
    pub(crate) fn new(out: &'a mut [u8], size: usize) -> Self {
        Self { left: out, size }
    }

    /// The next plane; an empty one if there is no room for more.
    #[inline]
    pub(crate) fn plane(&mut self) -> &'a mut [u8] {
        let left = std::mem::take(&mut self.left);
        let (plane, rest) = left.split_at_mut(self.size.min(left.len()));
        self.left = rest;
        plane
    }

    /// A plane with the same number everywhere.
    #[inline]
    pub(crate) fn fill(&mut self, value: usize) {
        self.plane().fill(value.try_into().unwrap_or(u8::MAX));
    }

    /// A plane of zeros with ones in some places.
    #[inline]
    pub(crate) fn ones(&mut self, places: impl IntoIterator<Item = usize>) {
        let plane = self.plane();
        plane.fill(0);
        for place in places {
            if let Some(byte) = plane.get_mut(place) {
                *byte = 1;
            }
        }
    }
}
