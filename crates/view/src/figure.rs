//! A shape of `art/` on a cell, whatever the view of the board.

use tessera_draw::art::{Art, SELECT, TAKEN};

/// One shape of `art/` on a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// The key of the piece, if it shows a piece that will stand there.
    pub key: Option<String>,
    /// Which shape.
    pub art: Art,
    /// The classes of the groups round it, outermost first.
    pub classes: Vec<&'static str>,
    /// The cell; `None` beside the board.
    pub cell: Option<String>,
    /// Degrees clockwise, as the first player sees it; `None` if it stays upright for everyone.
    pub turn: Option<i32>,
}

impl Figure {
    /// A shape beside the board.
    pub fn new(art: Art, classes: &[&'static str]) -> Self {
        Self { key: None, art, classes: classes.to_vec(), cell: None, turn: None }
    }

    /// The shape on a cell.
    #[must_use]
    pub fn on(self, cell: impl ToString + Copy) -> Self {
        Self { cell: Some(cell.to_string()), ..self }
    }

    /// The shape as the piece with that key.
    #[must_use]
    pub fn keyed(self, key: impl Into<String>) -> Self {
        Self { key: Some(key.into()), ..self }
    }

    /// The shape turned with the board.
    #[must_use]
    pub fn turned(self, degrees: i32) -> Self {
        Self { turn: Some(degrees), ..self }
    }

    /// What would be lost on a cell.
    pub fn taken(cell: impl ToString + Copy) -> Self {
        Self::new(TAKEN, &[]).on(cell)
    }

    /// What is chosen on a cell.
    pub fn selected(cell: impl ToString + Copy) -> Self {
        Self::new(SELECT, &[]).on(cell)
    }
}
