//! The known mistakes of a step.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};

/// Names of mistakes, each with its patterns or cells: `{"name": ["…"]}`. A list, in the order of the file: a map would
/// add several kB to the browser module.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Mistakes(pub Vec<(String, Vec<String>)>);

impl<'de> Deserialize<'de> for Mistakes {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_map(Names)
    }
}

struct Names;

impl<'de> Visitor<'de> for Names {
    type Value = Mistakes;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("mistakes by name")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Mistakes, A::Error> {
        let mut mistakes = Vec::new();
        while let Some(mistake) = map.next_entry()? {
            mistakes.push(mistake);
        }
        Ok(Mistakes(mistakes))
    }
}
