//! The values of alpha-beta: heuristic ones in the middle, proven results with their distance at both ends.

use std::ops::Neg;

use crate::score::Score;

/// The value of a node for its player to move. Distances count from the node itself, not from the root.
///
/// A value in the winning zone proves a win if it is exact or a lower bound; a value in the losing zone proves a
/// loss if it is exact or an upper bound. As the opposite bound it proves nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Value(i32);

/// The result of searching a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Found {
    /// Exact inside the window; a bound at or beyond its edges.
    pub(crate) value: Value,
    /// Whether the bound rests on finished games only: no evaluation, no omitted action.
    pub(crate) exhaustive: bool,
}

/// How a value relates to the true value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The true value is at most this.
    Upper,
    /// The true value is at least this.
    Lower,
    /// This is the true value.
    Exact,
}

/// The range of values that matters to the caller: above `alpha`, below `beta`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Window {
    pub(crate) alpha: Value,
    pub(crate) beta: Value,
}

/// A win with distance 0. It fits in 16 bits.
const WIN: i32 = 30_000;
/// More actions than any game has.
const LONGEST: i32 = 10_000;
/// The smallest value that is a win.
const ZONE: i32 = WIN - LONGEST;

impl Value {
    pub(crate) const DRAW: Self = Self(0);
    pub(crate) const INFINITE: Self = Self(100_000);
    /// As bad as an unproven value can be.
    pub(crate) const AWFUL: Self = Self(-Score::LIMIT);

    pub(crate) fn heuristic(units: i32) -> Self {
        Self(units.clamp(-Score::LIMIT, Score::LIMIT))
    }

    pub(crate) fn win_in(actions: u32) -> Self {
        Self(WIN - actions.min(LONGEST.unsigned_abs()).cast_signed())
    }

    pub(crate) fn loss_in(actions: u32) -> Self {
        -Self::win_in(actions)
    }

    pub(crate) const fn is_win(self) -> bool {
        self.0 >= ZONE
    }

    pub(crate) const fn is_loss(self) -> bool {
        self.0 <= -ZONE
    }

    /// A loss, or a heuristic value close to one.
    pub(crate) const fn is_hopeless(self) -> bool {
        self.0 <= Self::AWFUL.0 + 100
    }

    /// For a win or a loss: the number of actions until the end.
    pub(crate) const fn distance(self) -> u32 {
        (WIN - self.0.abs()).unsigned_abs()
    }

    pub(crate) const fn raw(self) -> i32 {
        self.0
    }

    pub(crate) fn from_raw(raw: i32) -> Self {
        Self(raw.clamp(-WIN, WIN))
    }

    #[must_use]
    pub(crate) const fn plus(self, units: i32) -> Self {
        Self(self.0 + units)
    }

    /// The same value seen from the parent, if the same player is to move there: one action further from the end.
    #[must_use]
    pub(crate) const fn one_later(self) -> Self {
        Self(self.0 - self.sign_of_proof())
    }

    /// The bound of the child's window that corresponds to this bound of the parent's.
    #[must_use]
    const fn one_earlier(self) -> Self {
        Self(self.0 + self.sign_of_proof())
    }

    const fn sign_of_proof(self) -> i32 {
        self.is_win() as i32 - self.is_loss() as i32
    }
}

impl Neg for Value {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Found {
    /// A proven value.
    pub(crate) const fn fact(value: Value) -> Self {
        Self { value, exhaustive: true }
    }

    /// A value that rests on an evaluation.
    pub(crate) const fn guess(value: Value) -> Self {
        Self { value, exhaustive: false }
    }

    /// A child's result from its parent's point of view; `same` if the same player is to move in both.
    #[must_use]
    pub(crate) fn seen_by_parent(self, same: bool) -> Self {
        let value = self.value.one_later();
        Self { value: if same { value } else { -value }, ..self }
    }
}

impl Window {
    pub(crate) const FULL: Self = Self { alpha: Value(-100_000), beta: Value::INFINITE };

    /// The null window that asks whether the value is above `alpha`.
    pub(crate) const fn above(alpha: Value) -> Self {
        Self { alpha, beta: alpha.plus(1) }
    }

    /// The window of a child: negated and swapped if the other player is to move there.
    #[must_use]
    pub(crate) fn for_child(self, same: bool) -> Self {
        let (alpha, beta) = (self.alpha.one_earlier(), self.beta.one_earlier());
        if same { Self { alpha, beta } } else { Self { alpha: -beta, beta: -alpha } }
    }

    pub(crate) fn bound_of(self, value: Value) -> Bound {
        if value >= self.beta {
            Bound::Lower
        } else if value > self.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Found, Value, Window};

    #[test]
    fn a_child_window_corresponds_to_the_parent_window() {
        let values = [
            Value::loss_in(3),
            Value::loss_in(4),
            Value::heuristic(-7),
            Value::DRAW,
            Value::win_in(6),
            Value::win_in(1),
        ];
        for same in [false, true] {
            for edge in values {
                for child in values {
                    let seen = Found::fact(child).seen_by_parent(same).value;
                    let window = Window { alpha: edge, beta: Value::INFINITE }.for_child(same);
                    let above = if same { child > window.alpha } else { child < window.beta };
                    assert_eq!(seen > edge, above, "{child:?} against {edge:?}, same player: {same}");
                }
            }
        }
    }

    #[test]
    fn a_result_gets_one_action_further_away() {
        assert_eq!(Found::fact(Value::win_in(2)).seen_by_parent(false).value, Value::loss_in(3));
        assert_eq!(Found::fact(Value::loss_in(0)).seen_by_parent(true).value, Value::loss_in(1));
        assert_eq!(Found::guess(Value::heuristic(5)).seen_by_parent(false).value, Value::heuristic(-5));
    }
}
