//! Sentences for people: a message of the message files with its parameters.

use std::collections::BTreeMap;

use serde::Serialize;
use tessera_game::Player;

/// A message and its parameters.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Words {
    /// The message's name in the message files.
    pub id: String,
    /// The parameters, by name.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<BTreeMap<&'static str, Value>>"))]
    pub args: BTreeMap<&'static str, Value>,
}

impl Words {
    /// The message with that name, in which `_` stands for a hyphen. Not inlined: more than two hundred functions call it,
    /// and the browser module must stay small.
    #[inline(never)]
    pub(crate) fn message(name: &str, args: Vec<(&'static str, Value)>) -> Self {
        Self { id: name.replace('_', "-"), args: args.into_iter().collect() }
    }
}

/// A parameter of a message.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Debug)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Value {
    /// A number, by which a language may choose a plural form.
    Number(i64),
    /// A name such as `d4` or `first`, which a message shows or selects by.
    Text(String),
    /// A direction such as `ne` or `up`, as the first player sees the board. [`crate::as_seen`] turns it.
    #[cfg_attr(feature = "typescript", ts(skip))]
    Direction(String),
}

impl Value {
    /// A direction by name. Another name, such as that of a jump in place of a step, is the same from both sides.
    pub(crate) fn direction(name: impl ToString + Copy) -> Self {
        Self::Direction(name.to_string())
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<char> for Value {
    fn from(letter: char) -> Self {
        Self::Text(letter.to_string())
    }
}

impl From<Player> for Value {
    fn from(player: Player) -> Self {
        Self::Text(player.to_string())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Value {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        })*
    };
}

numbers!(u8, u16, u32, i32, i64);

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
