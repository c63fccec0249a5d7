//! Bytes as letters that an address can hold: base64url without padding, read strictly.

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The text of bytes.
pub(super) fn text(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 4 / 3 + 3);
    for chunk in bytes.chunks(3) {
        let group = [0, 1, 2].map(|index| u32::from(chunk.get(index).copied().unwrap_or(0)));
        let bits = group[0] << 16 | group[1] << 8 | group[2];
        for letter in 0..=chunk.len() {
            text.push(char::from(LETTERS[(bits >> (18 - 6 * letter)) as usize & 63]));
        }
    }
    text
}

/// The bytes of a text; `None` if it is not one that [`text`] writes.
pub(super) fn bytes(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    for chunk in text.as_bytes().chunks(4) {
        let mut bits = 0;
        for index in 0..4 {
            let value = match chunk.get(index) {
                Some(letter) => LETTERS.iter().position(|known| known == letter)? as u32,
                None => 0,
            };
            bits = bits << 6 | value;
        }
        let count = chunk.len() * 6 / 8;
        let [_, group @ ..] = bits.to_be_bytes();
        let (used, rest) = group.split_at(count);
        if chunk.len() == 1 || rest.iter().any(|&byte| byte != 0) {
            return None;
        }
        bytes.extend_from_slice(used);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::{bytes, text};

    #[test]
    fn bytes_of_every_length_come_back() {
        for length in 0..50 {
            let original: Vec<u8> = (0..length).map(|index: u8| index.wrapping_mul(37)).collect();
            assert_eq!(bytes(&text(&original)), Some(original));
        }
        assert_eq!(text(b"\xfb\xff"), "-_8");
    }

    #[test]
    fn another_spelling_of_the_same_bytes_is_refused() {
        assert_eq!(bytes("-_8"), Some(vec![0xfb, 0xff]));
        assert_eq!([bytes("-_9"), bytes("-_8="), bytes("A"), bytes("AAA A")], [None, None, None, None]);
    }
}
