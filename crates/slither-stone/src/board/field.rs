//! The field of 32 elements, in which the check symbol of a board code is computed.
//!
//! Its elements are polynomials over the field of two elements, modulo x⁵ + x² + 1; bit `i` is the coefficient
//! of xⁱ. All but 0 are powers of x, which has order 31.

/// An element times x.
pub(super) const fn times_x(element: u8) -> u8 {
    let shifted = element << 1;
    if shifted & 0b10_0000 == 0 { shifted } else { shifted ^ 0b10_0101 }
}

/// The check symbol of a sequence: the sum of its symbols, the last one times x, the one before times x², and so
/// on. With the check symbol appended, times 1, the sum is 0.
///
/// Every wrong symbol changes the sum, since no power of x is 0. Every swap of two different neighbours changes
/// it by their difference times the difference of two different powers of x, and neither is 0.
pub(super) fn check_symbol(symbols: &[u8]) -> u8 {
    symbols.iter().fold(0, |sum, symbol| times_x(sum ^ symbol))
}

#[cfg(test)]
mod tests {
    use super::times_x;

    #[test]
    fn the_powers_of_x_are_all_31_elements_but_zero() {
        let mut power = 1;
        let mut seen = [false; 32];
        for _ in 0..31 {
            assert!(!seen[usize::from(power)]);
            seen[usize::from(power)] = true;
            power = times_x(power);
        }
        assert_eq!(power, 1);
        assert!(!seen[0]);
    }
}
