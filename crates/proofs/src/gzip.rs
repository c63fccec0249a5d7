//! Compressed certificates: the same text gives the same bytes.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;

use flate2::bufread::MultiGzDecoder;
use flate2::{Compression, GzBuilder};

/// The two bytes that every gzip file begins with.
const MAGIC: [u8; 2] = [0x1f, 0x8b];

/// The largest certificate that is read, in bytes before compression: a few times the largest of the solved boards.
const MAX_BYTES: u64 = 256 << 20;

/// The text as a gzip file, without a name or a time in its header.
pub fn compressed(text: &str) -> io::Result<Vec<u8>> {
    let mut writer = GzBuilder::new().mtime(0).write(Vec::new(), Compression::best());
    writer.write_all(text.as_bytes())?;
    writer.finish()
}

/// The bytes of a file as they are, or what they were before compression by gzip. More than 256 MiB are an error.
pub fn expanded(bytes: Vec<u8>) -> io::Result<Vec<u8>> {
    if !bytes.starts_with(&MAGIC) {
        return Ok(bytes);
    }
    expanded_from(bytes.as_slice())
}

/// Reads the certificate in a file, a pipe or a device, compressed or not. More than 256 MiB are an error, and are not read.
pub fn read_certificate(path: &Path) -> io::Result<Vec<u8>> {
    expanded_from(BufReader::with_capacity(1 << 16, File::open(path)?))
}

fn expanded_from(mut reader: impl BufRead) -> io::Result<Vec<u8>> {
    if reader.fill_buf()?.starts_with(&MAGIC) {
        tessera_journal::read_from(MultiGzDecoder::new(reader), MAX_BYTES)
    } else {
        tessera_journal::read_from(reader, MAX_BYTES)
    }
}
