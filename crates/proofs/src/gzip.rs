//! Compressed certificates: the same text gives the same bytes.

use std::io::{self, Read, Write};

use flate2::read::MultiGzDecoder;
use flate2::{Compression, GzBuilder};

/// The two bytes that every gzip file begins with.
const MAGIC: [u8; 2] = [0x1f, 0x8b];

/// More than this is not read: no certificate that fits into memory is larger.
const MAX_BYTES: u64 = 8 << 30;

/// The text as a gzip file, without a name or a time in its header.
pub fn compressed(text: &str) -> io::Result<Vec<u8>> {
    let mut writer = GzBuilder::new().mtime(0).write(Vec::new(), Compression::best());
    writer.write_all(text.as_bytes())?;
    writer.finish()
}

/// The bytes of a file as they are, or what they were before compression by gzip.
pub fn expanded(bytes: Vec<u8>) -> io::Result<Vec<u8>> {
    if !bytes.starts_with(&MAGIC) {
        return Ok(bytes);
    }
    let mut text = Vec::new();
    MultiGzDecoder::new(bytes.as_slice()).take(MAX_BYTES).read_to_end(&mut text)?;
    Ok(text)
}
