//! The name of a game on a server.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The letters and digits of a key: none that looks like another.
const ALPHABET: &[u8; 31] = b"abcdefghjkmnpqrstuvwxyz23456789";

const LENGTH: usize = 12;

/// The name of a game on a server, which stands in its address: 12 small letters and digits, without `i`, `l`, `o`, `0` and
/// `1`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(extend("pattern" = "^[a-hjkmnp-z2-9]{12}$")))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct GameKey(#[cfg_attr(feature = "schema", schemars(with = "String"))] Box<str>);

impl GameKey {
    /// The key that random bytes give.
    pub fn from_random(bytes: [u8; 16]) -> Self {
        let mut number = u128::from_be_bytes(bytes);
        let mut key = String::with_capacity(LENGTH);
        for _ in 0..LENGTH {
            key.push(char::from(ALPHABET[(number % 31) as usize]));
            number /= 31;
        }
        Self(key.into())
    }

    /// The text.
    ///
    /// ```
    /// use tessera_online::GameKey;
    /// let key: GameKey = "k3m9x2abcdef".parse()?;
    /// assert_eq!(key.as_str(), "k3m9x2abcdef");
    /// assert!("K3M9X2ABCDEF".parse::<GameKey>().is_err());
    /// # Ok::<(), tessera_online::KeyError>(())
    /// ```
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The key of the rematch of a game: always the same, so that both players and all nodes make one game.
///
/// It is made from the first 16 bytes of the SHA-256 of `tessera rematch ` and the key, as [`GameKey::from_random`]
/// makes it.
pub fn rematch_id(key: &GameKey) -> GameKey {
    let hash = Sha256::new().chain_update(b"tessera rematch ").chain_update(key.as_str()).finalize();
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&hash[..16]);
    GameKey::from_random(bytes)
}

impl FromStr for GameKey {
    type Err = KeyError;

    fn from_str(text: &str) -> Result<Self, KeyError> {
        let fits = text.len() == LENGTH && text.bytes().all(|byte| ALPHABET.contains(&byte));
        if fits { Ok(Self(text.into())) } else { Err(KeyError) }
    }
}

impl TryFrom<String> for GameKey {
    type Error = KeyError;

    fn try_from(text: String) -> Result<Self, KeyError> {
        text.parse()
    }
}

impl From<GameKey> for String {
    fn from(key: GameKey) -> Self {
        key.0.into()
    }
}

impl fmt::Display for GameKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// A text that is not the key of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyError;

impl fmt::Display for KeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the key of a game has 12 small letters and digits, without i, l, o, 0 and 1")
    }
}

impl Error for KeyError {}
