//! Numbers and texts as bytes.

/// Writes bytes.
#[derive(Default)]
pub(super) struct Writer(pub(super) Vec<u8>);

impl Writer {
    pub(super) fn byte(&mut self, byte: u8) {
        self.0.push(byte);
    }

    /// A number in seven bits a byte, the lowest first (LEB128).
    pub(super) fn number(&mut self, mut number: u32) {
        while number >= 0x80 {
            self.byte(number as u8 | 0x80);
            number >>= 7;
        }
        self.byte(number as u8);
    }

    pub(super) fn text(&mut self, text: &str) {
        self.number(text.len() as u32);
        self.0.extend_from_slice(text.as_bytes());
    }

    /// A number below `count`, in as many bytes as the largest such number needs.
    pub(super) fn index(&mut self, index: usize, count: usize) {
        let bytes = (index as u32).to_be_bytes();
        self.0.extend_from_slice(&bytes[4 - width(count)..]);
    }
}

/// Reads bytes; `None` where they end too early.
pub(super) struct Reader<'a>(pub(super) &'a [u8]);

impl<'a> Reader<'a> {
    pub(super) fn byte(&mut self) -> Option<u8> {
        self.take(1)?.first().copied()
    }

    pub(super) fn number(&mut self) -> Option<u32> {
        let mut number = 0;
        for place in 0..5 {
            let byte = self.byte()?;
            number |= u32::from(byte & 0x7f) << (7 * place);
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    pub(super) fn text(&mut self) -> Option<&'a str> {
        let length = self.number()?;
        std::str::from_utf8(self.take(length as usize)?).ok()
    }

    pub(super) fn index(&mut self, count: usize) -> Option<usize> {
        let bytes = self.take(width(count))?;
        Some(bytes.iter().fold(0, |index, &byte| index << 8 | usize::from(byte)))
    }

    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }
}

/// How many bytes hold any number below `count`.
const fn width(count: usize) -> usize {
    match count {
        0 | 1 => 0,
        2..=0x100 => 1,
        0x101..=0x1_0000 => 2,
        _ => 4,
    }
}
