//! The id of a command, which makes it safe to send the command again.

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, de};

/// The id of a command: 8 to 64 letters, digits, `_` and `-`. The sender makes it at random and resends the
/// command with the same id until it is answered.
///
/// Ids that begin with `server-` are the server's own: reading one from JSON, as a client's message does, is an error. So
/// no client can use up the id of a flag or a credit.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct CommandId(
    #[cfg_attr(feature = "schema", schemars(with = "String", regex(pattern = r"^[A-Za-z0-9_-]{8,64}$")))]
    Box<str>,
);

impl CommandId {
    /// What the server's own ids begin with.
    const SERVER: &str = "server-";

    /// Checks an id.
    pub fn new(text: &str) -> Result<Self, IdError> {
        let fits = (8..=64).contains(&text.len())
            && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-'));
        if fits { Ok(Self(text.into())) } else { Err(IdError) }
    }

    /// An id of the server's own: `server-` and the text, of at least one character.
    pub fn server(text: &str) -> Result<Self, IdError> {
        Self::new(&[Self::SERVER, text].concat())
    }

    /// Whether the id is one of the server's own.
    pub fn is_servers(&self) -> bool {
        self.0.starts_with(Self::SERVER)
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<'de> Deserialize<'de> for CommandId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = Self::new(&String::deserialize(deserializer)?).map_err(de::Error::custom)?;
        if id.is_servers() { Err(de::Error::custom(IdError)) } else { Ok(id) }
    }
}

impl fmt::Display for CommandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// A text that is not the id of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IdError;

impl fmt::Display for IdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "the id of a command has 8 to 64 letters, digits, _ and -, and does not begin with server-",
        )
    }
}

impl Error for IdError {}
