//! In how many ways the totem could move on from each square, for all squares at once: one plane of bits for each
//! binary digit.

/// The number of ways for each square, from 0 to 8: each direction has at most one, a step or a jump.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Ways([u64; 4]);

/// The maximum number of stones between two squares of a line.
const MAX_JUMP: usize = 5;

impl Ways {
    /// The ways of a player who has these stones, where `open` squares can be moved to.
    #[inline]
    pub(super) fn new(stones: u64, open: u64) -> Self {
        Self::count(|back| back(open) | jumps(stones, open, back))
    }

    /// Only the jumps over these stones, where `open` squares can be landed on.
    #[inline]
    pub(super) fn jumps(stones: u64, open: u64) -> Self {
        Self::count(|back| jumps(stones, open, back))
    }

    /// Only the steps to these squares.
    #[inline]
    pub(super) fn steps(squares: u64) -> Self {
        Self::count(|back| back(squares))
    }

    /// Of something that is known of whole sets, how much there is if each square counts once for each of its ways.
    #[inline]
    pub(super) fn sum(&self, of: impl Fn(u64) -> i32) -> i32 {
        let digits = self.0.iter().enumerate();
        digits.map(|(digit, &plane)| of(plane) << digit).sum()
    }

    /// The number of ways from the square with this bit.
    #[inline]
    pub(super) fn from(&self, number: u32) -> usize {
        let digits = self.0.iter().enumerate();
        digits.fold(0, |sum, (digit, plane)| sum | ((plane >> number & 1) as usize) << digit)
    }

    /// The number of ways from all squares of a set together.
    #[inline]
    pub(super) fn total(&self, squares: u64) -> i32 {
        self.sum(|plane| (plane & squares).count_ones().cast_signed())
    }

    /// Counts, for each square, the directions in which there is a way. `one_way` gets a step against a direction.
    #[inline]
    fn count(one_way: impl Fn(&dyn Fn(u64) -> u64) -> u64) -> Self {
        let mut ways = Self::default();
        for distance in [1, 7, 8, 9] {
            ways.add(one_way(&|squares| squares >> distance));
            ways.add(one_way(&|squares| squares << distance));
        }
        ways
    }

    /// Counts one more way for each square of a set.
    #[inline]
    fn add(&mut self, squares: u64) {
        let mut carry = squares;
        for plane in &mut self.0 {
            (*plane, carry) = (*plane ^ carry, *plane & carry);
        }
    }
}

/// The squares from which there is a jump in one direction. `back` steps against it.
#[inline]
fn jumps(stones: u64, open: u64, back: impl Fn(u64) -> u64) -> u64 {
    let mut over = stones & back(open);
    for _ in 1..MAX_JUMP {
        over |= stones & back(over);
    }
    back(over)
}
