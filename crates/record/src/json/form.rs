//! The JSON: one struct for each kind of object.

use std::fmt;

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A game.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GameRecord", optional_fields))]
pub(super) struct GameForm {
    #[cfg_attr(feature = "typescript", ts(type = "GameId"))]
    pub(super) game: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) variant: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) board: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) position: Option<String>,
    #[serde(default, skip_serializing_if = "TagsForm::is_empty")]
    #[cfg_attr(
        feature = "typescript",
        ts(optional, as = "Option<std::collections::BTreeMap<String, String>>")
    )]
    pub(super) tags: TagsForm,
    #[cfg_attr(feature = "typescript", ts(type = "Player | 'draw' | '*'"))]
    pub(super) result: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) comment: Option<String>,
    pub(super) turns: Vec<TurnForm>,
}

/// A variation.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RecordLine", optional_fields))]
pub(super) struct LineForm {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) comment: Option<String>,
    pub(super) turns: Vec<TurnForm>,
}

/// A turn.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RecordTurn", optional_fields))]
pub(super) struct TurnForm {
    pub(super) actions: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) clock: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) comment: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<LineForm>>"))]
    pub(super) variations: Vec<LineForm>,
}

/// The tags in order. A map would lose the order and hide duplicates.
#[derive(Default)]
pub(super) struct TagsForm(pub(super) Vec<(String, String)>);

impl TagsForm {
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for TagsForm {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

impl<'de> Deserialize<'de> for TagsForm {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(TagsVisitor)
    }
}

struct TagsVisitor;

impl<'de> Visitor<'de> for TagsVisitor {
    type Value = TagsForm;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with tags")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<TagsForm, M::Error> {
        let mut tags = Vec::new();
        while let Some(tag) = map.next_entry()? {
            tags.push(tag);
        }
        Ok(TagsForm(tags))
    }
}
