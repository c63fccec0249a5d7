//! The rules page of a game: sections with diagrams.

use serde::Deserialize;
use tessera_games::GameId;

use crate::games::rules_text;
use crate::{DataError, read};

/// The rules of a game, for players.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// The sections, in their order.
    pub sections: Vec<Section>,
}

/// A section: a heading `rules-head-<id>`, a text `rules-<game>-<id>`, then diagrams.
///
/// In the text, a line with `- ` is a point of a list, and an empty line ends a paragraph.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// Its name.
    pub id: String,
    /// What is shown below the text.
    #[serde(default)]
    pub diagrams: Vec<Diagram>,
}

/// A position, with a line `rules-<game>-<section>-<id>` that says what it shows.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Diagram {
    /// Its name in the section.
    pub id: String,
    /// The position string.
    pub position: String,
    /// The cells that the line is about.
    #[serde(default)]
    pub marks: Vec<String>,
}

/// The rules of a game.
pub fn rules(game: GameId) -> Result<Rules, DataError> {
    read(rules_text(game))
}
