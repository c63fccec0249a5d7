//! The TypeScript types of everything that passes between the page and this crate, and between the page and a game
//! server, made from the Rust types.
//!
//! `cargo xtask types` writes them to `web/src/core/types.ts`; a test checks that the file is current.

use std::collections::BTreeMap;

use tessera_draw::{Shape, Theme};
use tessera_game::Player;
use tessera_games::{GameId, StartRequest};
use tessera_view::{Draft, Edited, Event, Ghosts, Line, Possible, Snapshot, Tool, ViewOptions};
use ts_rs::{Config, TS, TypeVisitor};

use crate::answer::Failed;
use crate::puzzles::{Accepted, Found, Puzzles};
use crate::study::{
    Explored, ExplorerRead, Hint, Picture, PictureRequest, Read, ThinkRequest, Thought, Written,
};
use crate::table::{Actions, Judged, Started};

const HEADER: &str = "\
// Made by `cargo xtask types` from the Rust types of crates/wasm, view, draw, games, record and online: do not edit.
// What passes between the core and the page, and between a game server and the page, as JSON.
";

/// The text of `web/src/core/types.ts`.
pub fn typescript() -> String {
    let mut types = Types { config: Config::new().with_large_int("number"), declared: BTreeMap::new() };
    types.union("A game by its name.", "GameId", GameId::ALL.map(GameId::name));
    types.union("Which player.", "Player", Player::BOTH.map(|player| player.to_string()));
    types.union("The colours of a picture.", "Theme", Theme::ALL.map(|theme| theme.to_string()));
    // Requests, then answers. The types that they consist of are visited, too.
    types.visit::<Line>();
    types.visit::<ViewOptions>();
    types.visit::<Event>();
    types.visit::<StartRequest>();
    types.visit::<ThinkRequest>();
    types.visit::<PictureRequest>();
    types.visit::<Failed>();
    types.visit::<Started>();
    types.visit::<Snapshot>();
    types.visit::<Ghosts>();
    types.visit::<Draft<Shape>>();
    types.visit::<Possible>();
    types.visit::<Actions>();
    types.visit::<Thought>();
    types.visit::<Hint>();
    types.visit::<Judged>();
    types.visit::<ExplorerRead>();
    types.visit::<Explored>();
    types.visit::<Puzzles>();
    types.visit::<Accepted>();
    types.visit::<Found>();
    tessera_record::visit_json_types(&mut types);
    types.visit::<Read>();
    types.visit::<Written>();
    types.visit::<Picture>();
    types.visit::<Tool>();
    types.visit::<Edited>();
    // What passes between the page and a game server.
    tessera_online::wire::visit_types(&mut types);
    std::iter::once(HEADER).chain(types.declared.values().map(String::as_str)).collect::<Vec<_>>().join("\n")
}

/// The declarations so far.
struct Types {
    config: Config,
    /// By name, since the order in which ts-rs visits types is not the same in every build.
    declared: BTreeMap<String, String>,
}

impl Types {
    fn declare(&mut self, name: String, docs: &str, declaration: &str) {
        self.declared.insert(name, format!("{docs}export {declaration}\n"));
    }

    fn union<T: AsRef<str>>(&mut self, docs: &str, name: &str, values: impl IntoIterator<Item = T>) {
        let values: Vec<String> = values.into_iter().map(|value| format!("\"{}\"", value.as_ref())).collect();
        let declaration = format!("type {name} = {};", values.join(" | "));
        self.declare(name.to_owned(), &format!("/**\n * {docs}\n */\n"), &declaration);
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Only types of our own have a place to be written to.
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.config);
        if self.declared.contains_key(&name) {
            return;
        }
        let declaration = T::decl(&self.config);
        self.declare(name, &T::docs().unwrap_or_default(), &declaration);
        T::visit_dependencies(self);
    }
}
