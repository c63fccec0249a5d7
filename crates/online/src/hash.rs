//! A hash by which page and server find out that they see the same position.

use std::fmt::{self, Display, Write};

/// FNV-1a with 64 bits over the bytes that are written.
struct Fnv(u64);

impl Write for Fnv {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 =
            text.bytes().fold(self.0, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
        Ok(())
    }
}

/// 16 hex digits: FNV-1a over the text of the position, a space, and the ply in decimal digits.
pub(crate) fn position_hash(position: &dyn Display, ply: u32) -> String {
    let mut hash = Fnv(0xcbf2_9ce4_8422_2325);
    // Writing into a number does not fail.
    let _ = write!(hash, "{position} {ply}");
    format!("{:016x}", hash.0)
}

#[cfg(test)]
mod tests {
    use super::position_hash;

    #[test]
    fn the_hash_is_fnv_1a_and_never_changes() {
        // By the reference implementation: the hash of "foobar 7" and of "a 0".
        assert_eq!(position_hash(&"foobar", 7), "745c3eeb4ec81e1d");
        assert_eq!(position_hash(&"a", 0), "e63fe7190483bd1c");
    }
}
