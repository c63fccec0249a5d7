//! The features of the evaluation: the number of each player's windows of each kind.

use tessera_games::trexo::Set;

use super::windows::{Counts, through};

/// The kinds of windows, by the number of the player's tops in them:
/// one, and all others can be covered; two, with none, one, or more that cannot be covered; three and four, the same
/// with safe tops and with tops that can be covered.
pub(super) const KINDS: usize = 1 + 3 + 6 + 4;

/// The worth of windows of each kind.
pub(super) type Worth = [i32; KINDS];

/// The worth of a player's windows that run one way and start in `starts`, by the player's tops and the squares that
/// can be covered.
#[expect(clippy::inline_always, reason = "a quarter faster where step and worth are known when compiled")]
#[inline(always)]
pub(super) fn weigh<T: Set>(own: &Counts<T>, tops: T, coverable: T, windows: (T, u32), worth: &Worth) -> i32 {
    let mut sum = 0;
    count(own, tops, coverable, windows, |kind, count| sum += worth[kind] * count);
    sum
}

/// Calls `found` with the number of windows of each kind. A kind without windows may be left out.
#[expect(clippy::inline_always, reason = "a quarter faster where step and worth are known when compiled")]
#[inline(always)]
pub(super) fn count<T: Set>(
    own: &Counts<T>,
    tops: T,
    coverable: T,
    (starts, step): (T, u32),
    mut found: impl FnMut(usize, i32),
) {
    let lost = Counts::of(!(tops | coverable), step);
    let loose = through(tops & coverable, step);
    let (open, half) = (lost.none(), lost.one());
    let mut count = |kind: usize, windows: T| found(kind, windows.count().cast_signed());
    let (two, three, four) = (own.two() & starts, own.three() & starts, own.four() & starts);
    count(0, own.one() & open & starts);
    count(1, two & open);
    count(2, two & half);
    count(3, two & lost.at_least_two());
    if !three.is_empty() {
        let (open_three, half_three, shut_three) = (three & open, three & half, three & lost.two());
        count(4, open_three & !loose);
        count(5, open_three & loose);
        count(6, half_three & !loose);
        count(7, half_three & loose);
        count(8, shut_three & !loose);
        count(9, shut_three & loose);
    }
    if !four.is_empty() {
        let (open_four, half_four) = (four & open, four & half);
        count(10, open_four & !loose);
        count(11, open_four & loose);
        count(12, half_four & !loose);
        count(13, half_four & loose);
    }
}
