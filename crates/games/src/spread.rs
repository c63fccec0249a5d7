//! Bits to bytes: a set of squares as zeros and ones, eight at a time.

/// For each eight bits, their eight bytes, the lowest first.
static BYTES: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut bits = 0;
    while bits < 256 {
        let mut bit = 0;
        while bit < 8 {
            table[bits][bit] = (bits >> bit & 1) as u8;
            bit += 1;
        }
        bits += 1;
    }
    table
};

/// Writes the lowest bits as bytes, as many as there is room for, at most 64.
#[inline]
pub(crate) fn spread(bits: u64, out: &mut [u8]) {
    let eight = |from: usize| &BYTES[(bits >> (from & 63) & 255) as usize];
    let length = out.len();
    let (whole, rest) = out.as_chunks_mut::<8>();
    for (place, bytes) in whole.iter_mut().enumerate() {
        *bytes = *eight(8 * place);
    }
    if whole.is_empty() {
        for (byte, &bit) in rest.iter_mut().zip(eight(0)) {
            *byte = bit;
        }
    } else if let Some(last) = out.last_chunk_mut::<8>() {
        // Writes some bytes a second time: quicker than to copy a few.
        *last = *eight(length - 8);
    }
}

/// Writes the lowest bits of a longer word as bytes, as many as there is room for, at most 128.
#[inline]
pub(crate) fn spread_words(bits: u128, out: &mut [u8]) {
    for (half, bytes) in out.chunks_mut(64).enumerate() {
        spread((bits >> ((64 * half) & 127)) as u64, bytes);
    }
}

/// Writes the rows of a board as bytes, each of that length. In the words, rows begin `stride` bits apart.
#[inline]
pub(crate) fn write_rows(words: impl Iterator<Item = u64>, stride: u32, length: usize, out: &mut [u8]) {
    let mut all = [0; 4];
    for (word, value) in all.iter_mut().zip(words) {
        *word = value;
    }
    if stride as usize == length && out.len() <= 128 {
        return spread_words(u128::from(all[0]) | u128::from(all[1]) << 64, out);
    }
    let mut at = 0;
    for row in out.chunks_exact_mut(length) {
        let (word, shift) = ((at / 64) as usize, at % 64);
        let pair = u128::from(all[word & 3]) | u128::from(all[(word + 1) & 3]) << 64;
        spread((pair >> shift) as u64, row);
        at += stride;
    }
}

#[cfg(test)]
mod tests {
    use super::{spread, spread_words, write_rows};

    #[test]
    fn bits_become_bytes() {
        let mut out = [9; 11];
        spread(0b101_0000_0110, &mut out);
        assert_eq!(out, [0, 1, 1, 0, 0, 0, 0, 0, 1, 0, 1]);
        let mut long = [9; 128];
        spread_words(1 << 127 | 1 << 64 | 2, &mut long);
        let set: Vec<usize> = (0..128).filter(|&at| long[at] == 1).collect();
        assert_eq!(set, [1, 64, 127]);
        assert!(long.iter().all(|&byte| byte < 2));
    }

    #[test]
    fn rows_follow_each_other_across_words() {
        for length in [3, 9] {
            let mut out = vec![7; 8 * length];
            write_rows([1 << 63 | 1, 0b11].into_iter(), 9, length, &mut out);
            let set: Vec<usize> = (0..out.len()).filter(|&at| out[at] == 1).collect();
            assert_eq!(set, [0, 7 * length, 7 * length + 1, 7 * length + 2]);
            assert!(out.iter().all(|&byte| byte < 2));
        }
    }
}
