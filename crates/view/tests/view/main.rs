//! Drafts, looks and the editor against the rules, over random positions.

mod common;
mod draft;
mod editor;
mod game;
mod golden;
mod heard;
mod hint;
mod look;
mod snakes;
