//! All windows of one way at once: each is known by its first square, and how many of its squares are in a set is a
//! number of three binary digits.

use tessera_games::trexo::Set;

/// For the window that starts at each square, how many of its five squares are in a set.
#[derive(Clone, Copy)]
pub(super) struct Counts<T> {
    ones: T,
    twos: T,
    fours: T,
}

impl<T: Set> Counts<T> {
    #[inline]
    pub(super) fn of(set: T, step: u32) -> Self {
        let (sum, carry) = add(set, set >> step, set >> (2 * step));
        let (ones, more) = add(sum, set >> (3 * step), set >> (4 * step));
        Self { ones, twos: carry ^ more, fours: carry & more }
    }

    #[inline]
    pub(super) fn none(&self) -> T {
        !(self.ones | self.twos | self.fours)
    }

    #[inline]
    pub(super) fn one(&self) -> T {
        self.ones & !(self.twos | self.fours)
    }

    #[inline]
    pub(super) fn two(&self) -> T {
        self.twos & !self.ones
    }

    #[inline]
    pub(super) fn three(&self) -> T {
        self.twos & self.ones
    }

    #[inline]
    pub(super) fn four(&self) -> T {
        self.fours & !self.ones
    }

    #[inline]
    pub(super) fn five(&self) -> T {
        self.fours & self.ones
    }

    #[inline]
    pub(super) fn at_least_two(&self) -> T {
        self.twos | self.fours
    }

    #[inline]
    pub(super) fn at_least_three(&self) -> T {
        self.three() | self.fours
    }
}

/// The sum of three digits, and what is carried.
#[inline]
fn add<T: Set>(a: T, b: T, c: T) -> (T, T) {
    let half = a ^ b;
    (half ^ c, (a & b) | (half & c))
}

/// All squares of windows that start in a set.
#[inline]
pub(super) fn squares<T: Set>(starts: T, step: u32) -> T {
    let two = starts | starts << step;
    two | two << (2 * step) | starts << (4 * step)
}

/// The windows, known by their first squares, that have one of these squares.
#[inline]
pub(super) fn through<T: Set>(squares: T, step: u32) -> T {
    let two = squares | squares >> step;
    two | two >> (2 * step) | squares >> (4 * step)
}
