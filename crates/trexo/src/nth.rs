//! The n-th bit of a word, without a loop: what drawing a random action spends its time on.

/// A word with 1 in each byte; times a small number, that number in each byte.
const EACH: u64 = u64::MAX / 255;
/// The highest bit of each byte.
const HIGHEST: u64 = EACH << 7;

/// The bit of `word` that has `below` others below it. Unspecified where there are fewer.
///
/// Sebastiano Vigna, *Broadword implementation of rank/select queries* (2008).
#[inline]
pub(crate) fn nth_bit(word: u64, below: u32) -> usize {
    // Step 1. In each byte, the number of bits in it and all lower bytes.
    let pairs = word - ((word >> 1) & (EACH * 0x55));
    let nibbles = (pairs & (EACH * 0x33)) + ((pairs >> 2) & (EACH * 0x33));
    let up_to = ((nibbles + (nibbles >> 4)) & (EACH * 0x0F)).wrapping_mul(EACH);
    // Step 2. The bytes in which that number is at most `below` are the ones to pass over.
    let below = u64::from(below & 63);
    let passed = (((below * EACH) | HIGHEST) - up_to) & HIGHEST;
    let shift = (8 * passed.count_ones()) & 63;
    // Step 3. The rest is found in one byte.
    let before = ((up_to << 8) >> shift) & 255;
    let byte = (word >> shift) & 255;
    shift as usize + usize::from(IN_BYTE[below.wrapping_sub(before) as usize & 7][byte as usize])
}

/// For each number of bits below and each byte, the bit.
static IN_BYTE: [[u8; 256]; 8] = in_byte();

const fn in_byte() -> [[u8; 256]; 8] {
    let mut table = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let (mut rest, mut below) = (byte, 0);
        while rest != 0 {
            table[below][byte] = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            below += 1;
        }
        byte += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use tessera_game::Random;

    use super::nth_bit;

    #[test]
    fn every_bit_of_a_word_is_found_by_its_number() {
        let mut random = Random::new(3);
        for _ in 0..2_000 {
            let sparse = random.next_u64() & random.next_u64() & random.next_u64();
            for word in [random.next_u64(), sparse, !sparse, u64::MAX, 1, 1 << 63] {
                let bits = (0..64).filter(|bit| word >> bit & 1 == 1);
                bits.zip(0..)
                    .for_each(|(bit, below)| assert_eq!(nth_bit(word, below), bit, "{word:x} {below}"));
            }
        }
    }

    #[test]
    fn a_number_that_is_too_large_does_no_harm() {
        for below in [0, 1, 5, 63, 64, u32::MAX] {
            assert!(nth_bit(0, below) < 64 + 8 && nth_bit(9, below) < 64 + 8);
        }
    }
}
