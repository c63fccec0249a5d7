//! Which squares the enemy needs most: those that most of its ways enter.

use super::field::{Bits, Field};
use super::outcomes::each_outcome;
use super::ways::Head;

/// How many ways enter each square: the numbers' binary digits, all squares at a time. A player has fewer than 64 ways.
#[derive(Clone, Copy, Default, Debug)]
struct Ways {
    digits: [Bits; 6],
    count: u32,
}

impl Ways {
    #[inline]
    fn add(&mut self, entered: Bits) {
        self.count += 1;
        let mut carry = entered;
        for digit in &mut self.digits {
            (*digit, carry) = (*digit ^ carry, *digit & carry);
        }
    }

    /// For each number of ways, the squares that at least that many enter.
    fn at_least(&self, least: u32) -> Bits {
        let (mut more, mut equal) = (0, Bits::MAX);
        for (place, digit) in self.digits.iter().enumerate().rev() {
            if least >> place & 1 == 0 {
                more |= equal & digit;
                equal &= !digit;
            } else {
                equal &= digit;
            }
        }
        more | equal
    }
}

/// The squares that at least half of these snakes' ways enter, and those that a quarter do. Only the ways count in which
/// the most snakes live.
pub(super) fn needed(field: &Field, snakes: [Option<Head>; 2]) -> [Bits; 2] {
    let mut by_living = [Ways::default(); 2];
    each_outcome(field, snakes, |_, _, after| {
        if let Some(ways) = (after.alive as usize).checked_sub(1).and_then(|index| by_living.get_mut(index)) {
            ways.add(field.open & !after.open);
        }
    });
    let [one, two] = by_living;
    let ways = if two.count > 0 { two } else { one };
    if ways.count == 0 {
        return [0; 2];
    }
    [2, 4].map(|part| ways.at_least(ways.count.div_ceil(part)))
}
