//! Any position of any game as a picture: SVG first, PNG and PDF from it. Without its features this crate only makes
//! SVG and [`Sketch`]es, so that it stays small enough for a page.
//!
//! The shapes come from `art/`, which the page uses as well. A [`Scene`] is a position to be drawn, [`Options`] say
//! how, and a [`Picture`] is the result. Each game has its own module; `games.rs` lists them.
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

#[cfg(feature = "raster")]
mod animation;
pub mod art;
mod board;
mod canvas;
mod error;
#[cfg(feature = "raster")]
mod font;
mod games;
mod geometry;
mod options;
#[cfg(feature = "pdf")]
mod pdf;
mod picture;
mod place;
#[cfg(feature = "print")]
pub mod print;
mod scene;
mod sketch;
#[cfg(feature = "print")]
mod tags;
mod theme;

#[cfg(feature = "raster")]
pub use animation::{Animation, AnimationError, Pace};
pub use error::OffBoard;
#[cfg(feature = "raster")]
pub use error::RenderError;
pub use geometry::{Point, Rect};
pub use options::{Options, View};
pub use picture::Picture;
#[cfg(feature = "raster")]
pub use picture::Size;
pub use place::{Arrow, Mark, MarkShape, Place};
pub use scene::Scene;
pub use sketch::{Shape, Sketch, Stock};
pub use theme::{Theme, UnknownTheme};
