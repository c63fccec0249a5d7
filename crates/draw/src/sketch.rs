//! A picture before it is written: the shapes on the board, each with a key that stays the same from position to
//! position. SVG is written from it, and a page can draw it by itself.

use tessera_game::Player;

use crate::art::Art;
use crate::canvas::Lettering;
use crate::geometry::{Point, Pose, Rect, number, rounded};

/// Everything that is drawn of a position, in the units of `art/`: a square is 100 wide, y points down, the centre
/// of the board lies at the origin.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Sketch {
    /// The part of the plane that is shown.
    pub frame: Rect,
    /// The class round everything of this game: `t-xok`.
    pub class: &'static str,
    /// The board and its empty places.
    pub ground: Vec<Shape>,
    /// What stands on it.
    pub pieces: Vec<Shape>,
    /// What the last turn did, what decided the game, and what was asked for.
    pub marks: Vec<Shape>,
    /// The letters and numbers beside the board.
    pub labels: Vec<Shape>,
    /// What the players have left.
    pub stock: Vec<Stock>,
}

/// Something drawn. A key is unique in a sketch, and means the same thing in every position of a game: the totem is
/// always `totem`, a fish on d4 `fish-d4`, a snake's head `first-1-head`.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "kind", rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Shape {
    /// A shape of `art/`, moved, turned (degrees, clockwise) and scaled; or with any other SVG transform.
    Art {
        /// Its key.
        key: String,
        /// Which shape.
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        art: Art,
        /// The classes of the groups round it, the outermost first.
        classes: Vec<&'static str>,
        /// Where it lies.
        x: f64,
        /// Where it lies.
        y: f64,
        /// Its turn in degrees, clockwise.
        turn: f64,
        /// Its scale.
        scale: f64,
        /// An SVG transform that overrides `x`, `y`, `turn` and `scale`.
        #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
        #[cfg_attr(feature = "typescript", ts(optional))]
        transform: Option<String>,
    },
    /// Bold letters, their middle above x, their line at y.
    Text {
        /// Its key.
        key: String,
        /// What is written.
        text: String,
        /// Its class.
        class: &'static str,
        /// The middle of the text.
        x: f64,
        /// The line that it stands on.
        y: f64,
        /// The size of the letters.
        size: f64,
    },
    /// A rectangle with round corners.
    Rect {
        /// Its key.
        key: String,
        /// Its class.
        class: &'static str,
        /// Its left edge.
        x: f64,
        /// Its upper edge.
        y: f64,
        /// Its width.
        width: f64,
        /// Its height.
        height: f64,
        /// The radius of its corners.
        rx: f64,
    },
    /// A line.
    Path {
        /// Its key.
        key: String,
        /// Its class.
        class: &'static str,
        /// Its course, as SVG path data.
        d: String,
        /// How wide it is.
        width: f64,
    },
}

/// One kind of thing that a player has left, or both have in common.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Stock {
    /// Its key, of the owner, the kind and, where a kind has several, the variant: `first-fish`, `second-stone-4`.
    pub key: String,
    /// Whose it is; `None` if both have it in common.
    #[cfg_attr(feature = "serde", serde(serialize_with = "player_word"))]
    pub player: Option<Player>,
    /// What it looks like, around the origin.
    pub shapes: Vec<Shape>,
    /// How many there are; `None` if it is not counted.
    pub count: Option<usize>,
}

#[cfg(feature = "serde")]
#[expect(clippy::ref_option, clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn player_word<S: serde::Serializer>(player: &Option<Player>, serializer: S) -> Result<S::Ok, S::Error> {
    let word = player.map(crate::board::player_word);
    serde::Serialize::serialize(&word, serializer)
}

impl Shape {
    /// A shape of `art/` at a point, neither turned nor scaled.
    pub fn art(key: impl Into<String>, art: Art, classes: &[&'static str], at: Point) -> Self {
        Self::posed(key, art, classes, Pose::at(at))
    }

    /// A shape of `art/` that is moved, turned and scaled.
    pub(crate) fn posed(key: impl Into<String>, art: Art, classes: &[&'static str], pose: Pose) -> Self {
        let (classes, turn) = (classes.to_vec(), rounded(pose.turn.rem_euclid(360.0)));
        let [x, y, scale] = [pose.at.x, pose.at.y, pose.scale].map(rounded);
        Self::Art { key: key.into(), art, classes, x, y, turn, scale, transform: None }
    }

    /// A shape of `art/` with a transformation that is not a pose.
    pub(crate) fn transformed(key: String, art: Art, transform: String) -> Self {
        let transform = Some(transform);
        Self::Art { key, art, classes: Vec::new(), x: 0.0, y: 0.0, turn: 0.0, scale: 1.0, transform }
    }

    /// Bold letters whose capitals are centred on the point.
    pub fn text(key: impl Into<String>, text: String, class: &'static str, at: Point, size: f64) -> Self {
        let y = rounded(at.y + size * Lettering::CAPITAL / 2.0);
        Self::Text { key: key.into(), text, class, x: rounded(at.x), y, size }
    }

    /// A rectangle with round corners.
    pub(crate) fn rect(key: &str, class: &'static str, rect: Rect, rx: f64) -> Self {
        let [x, y, width, height] = [rect.x, rect.y, rect.width, rect.height].map(rounded);
        Self::Rect { key: key.to_owned(), class, x, y, width, height, rx }
    }

    /// A straight line.
    pub(crate) fn line(key: String, class: &'static str, [from, to]: [Point; 2], width: f64) -> Self {
        let [x1, y1, x2, y2] = [from.x, from.y, to.x, to.y].map(number);
        Self::Path { key, class, d: format!("M{x1} {y1}L{x2} {y2}"), width }
    }

    /// The shape turned further by this many degrees, clockwise. Only a shape of `art/` turns.
    #[must_use]
    pub fn turned(mut self, degrees: f64) -> Self {
        if let Self::Art { turn, .. } = &mut self {
            *turn = rounded((*turn + degrees).rem_euclid(360.0));
        }
        self
    }

    /// Its key.
    pub fn key(&self) -> &str {
        match self {
            Self::Art { key, .. }
            | Self::Text { key, .. }
            | Self::Rect { key, .. }
            | Self::Path { key, .. } => key,
        }
    }
}

impl Sketch {
    /// All shapes of the board, in the order of drawing.
    pub fn shapes(&self) -> impl Iterator<Item = &Shape> {
        [&self.ground, &self.pieces, &self.labels, &self.marks].into_iter().flatten()
    }
}
