//! Any position of any game as a picture: SVG first, PNG and PDF from it.
//!
//! The shapes come from `art/`, once for the page and for the pictures here. A [`Scene`] is a position to be drawn,
//! [`Options`] say how, and a [`Picture`] is what comes out.
//!
//! ```
//! use tessera_draw::{Options, Scene, Size, Theme};
//! use tessera_games::{AnyPosition, GameId};
//!
//! let position = AnyPosition::parse(GameId::Xok, ".../..../...../..FF../...../..../... b")?;
//! let options = Options { theme: Theme::Dark, ..Options::default() };
//! let picture = Scene::from(position).picture(&options)?;
//! assert!(picture.svg().starts_with("<svg"));
//! assert!(picture.png(Size::Width(300))?.starts_with(b"\x89PNG"));
//! assert!(picture.pdf()?.starts_with(b"%PDF"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod animation;
mod art;
mod board;
mod canvas;
mod error;
mod font;
mod geometry;
mod options;
mod pdf;
mod picture;
mod place;
pub mod print;
mod scene;
mod theme;

pub use animation::{Animation, AnimationError, Pace};
pub use error::{OffBoard, RenderError};
pub use options::{Options, View};
pub use picture::{Picture, Size};
pub use place::{Arrow, Mark, MarkShape, Place};
pub use scene::Scene;
pub use theme::{Theme, UnknownTheme};
