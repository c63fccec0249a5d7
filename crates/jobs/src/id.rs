//! The id of a job: the SHA-256 of its content.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The id of a job, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct JobId([u8; 32]);

impl JobId {
    /// The hash of a content.
    pub fn of(content: &[u8]) -> Self {
        Self(Sha256::digest(content).into())
    }

    /// Which of `shares` equal shares of all jobs it belongs to, from 0.
    pub(crate) fn share(self, shares: u32) -> u32 {
        let [a, b, c, d, ..] = self.0;
        u32::from_be_bytes([a, b, c, d]) % shares.max(1)
    }
}

impl fmt::Display for JobId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for JobId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text is not 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAnId;

impl fmt::Display for NotAnId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an id has 64 hexadecimal digits in lower case")
    }
}

impl FromStr for JobId {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<Self, NotAnId> {
        let is_digit = |byte: &u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        if text.len() != 64 || !text.as_bytes().iter().all(is_digit) {
            return Err(NotAnId);
        }
        let mut id = [0; 32];
        for (byte, digits) in id.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digits = std::str::from_utf8(digits).map_err(|_| NotAnId)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| NotAnId)?;
        }
        Ok(Self(id))
    }
}

impl From<JobId> for String {
    fn from(id: JobId) -> Self {
        id.to_string()
    }
}

impl TryFrom<String> for JobId {
    type Error = NotAnId;

    fn try_from(text: String) -> Result<Self, NotAnId> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::JobId;

    #[test]
    fn an_id_is_the_sha_256_and_reads_back() {
        let id = JobId::of(b"abc");
        let text = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(id.to_string(), text);
        assert_eq!(text.parse(), Ok(id));
        for wrong in ["", &text[1..], &text.to_uppercase(), &text.replace('b', "g"), &format!("{text}0")] {
            assert!(wrong.parse::<JobId>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn shares_are_about_equal() {
        let mut counts = [0; 3];
        for number in 0..3000_u32 {
            counts[JobId::of(&number.to_be_bytes()).share(3) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (900..1100).contains(count)), "{counts:?}");
    }
}
