//! How positions are hashed: whole words are mixed on demand, so there is no incremental state.

/// Mixes a word into a hash by a 64 × 64 → 128 bit product whose halves are xored.
///
/// ```
/// use tessera_game::mix;
/// assert_ne!(mix(mix(0, 1), 2), mix(mix(0, 2), 1));
/// ```
#[inline]
pub const fn mix(hash: u64, word: u64) -> u64 {
    const ODD: u64 = 0xD6E8_FEB8_6659_FD93;
    let product = (hash ^ word ^ 0x9E37_79B9_7F4A_7C15) as u128 * (ODD ^ hash.rotate_left(32)) as u128;
    (product as u64) ^ ((product >> 64) as u64) ^ word.rotate_left(23)
}
