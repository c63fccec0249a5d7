//! The credential for a seat.

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};

/// The credential for a seat, or for taking one: 128 random bits as 22 characters of base64url. Servers store its hash
/// only. It is never shown in a log: its debug text has no content.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(extend("pattern" = "^[A-Za-z0-9_-]{22}$")))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Secret(#[cfg_attr(feature = "schema", schemars(with = "String"))] Box<str>);

impl Secret {
    /// Checks a secret.
    pub fn new(text: &str) -> Result<Self, SecretError> {
        let fits = text.len() == 22
            && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-'));
        if fits { Ok(Self(text.into())) } else { Err(SecretError) }
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl TryFrom<String> for Secret {
    type Error = SecretError;

    fn try_from(text: String) -> Result<Self, SecretError> {
        Self::new(&text)
    }
}

impl From<Secret> for String {
    fn from(secret: Secret) -> Self {
        secret.0.into()
    }
}

/// A text that is not a secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SecretError;

impl fmt::Display for SecretError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a secret has 22 letters, digits, _ and -")
    }
}

impl Error for SecretError {}
