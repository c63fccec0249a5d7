//! Short names for long texts.

use std::fmt::Write;

use sha2::{Digest, Sha256};

/// The number of bytes of a digest: enough to tell files apart, not to resist an attack.
const BYTES: usize = 8;

/// The first 16 hexadecimal digits of the SHA-256 of some bytes.
pub(super) fn digest(bytes: &[u8]) -> String {
    let hash = Sha256::digest(bytes);
    hash.iter().take(BYTES).fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_digest_is_the_beginning_of_sha_256() {
        assert_eq!(super::digest(b"abc"), "ba7816bf8f01cfea");
    }
}
