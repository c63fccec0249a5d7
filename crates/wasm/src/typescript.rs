//! The TypeScript types of everything that passes between the page and this crate, made from the Rust types.
//!
//! `cargo xtask types` writes them to `web/src/core/types.ts`; a test checks that the file is current.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use tessera_draw::{Shape, Theme};
use tessera_game::Player;
use tessera_games::GameId;
use tessera_view::{Draft, Edited, Event, Line, Look, Tool, Turn, ViewOptions};
use ts_rs::{Config, TS, TypeVisitor};

use crate::{answer, game, hint, picture, record, start, think};

const HEADER: &str = "\
// Made by `cargo xtask types` from the Rust types of crates/wasm, crates/view, crates/draw and crates/record: do not edit.
// What passes between the core and the page, as JSON.
";

/// The text of `web/src/core/types.ts`.
pub fn typescript() -> String {
    let mut types = Types {
        config: Config::new().with_large_int("number"),
        seen: BTreeSet::new(),
        text: HEADER.to_owned(),
    };
    types.union("A game by its name.", "GameId", GameId::ALL.map(GameId::name));
    types.union("Which player.", "Player", Player::BOTH.map(|player| player.to_string()));
    types.union("The colours of a picture.", "Theme", Theme::ALL.map(|theme| theme.to_string()));
    // Requests, then answers. What they consist of comes along.
    types.visit::<Line>();
    types.visit::<ViewOptions>();
    types.visit::<Event>();
    types.visit::<start::Request>();
    types.visit::<think::Request>();
    types.visit::<picture::Request>();
    types.visit::<answer::Failed>();
    types.visit::<start::Begun>();
    types.visit::<Look>();
    types.visit::<Draft<Shape>>();
    types.visit::<Turn>();
    types.visit::<game::Actions>();
    types.visit::<think::Thought>();
    types.visit::<hint::Hint>();
    tessera_record::visit_json_types(&mut types);
    types.visit::<record::Read>();
    types.visit::<record::Written>();
    types.visit::<picture::Picture>();
    types.visit::<Tool>();
    types.visit::<Edited>();
    types.text
}

/// The declarations so far.
struct Types {
    config: Config,
    /// The names of the types that are declared already.
    seen: BTreeSet<String>,
    text: String,
}

impl Types {
    fn declare(&mut self, docs: Option<&str>, declaration: &str) {
        self.text.push('\n');
        if let Some(docs) = docs {
            self.text.push_str(docs);
        }
        // Writing to a string does not fail.
        let _ = writeln!(self.text, "export {declaration}");
    }

    fn union<T: AsRef<str>>(&mut self, docs: &str, name: &str, values: impl IntoIterator<Item = T>) {
        let values: Vec<String> = values.into_iter().map(|value| format!("\"{}\"", value.as_ref())).collect();
        self.declare(
            Some(&format!("/**\n * {docs}\n */\n")),
            &format!("type {name} = {};", values.join(" | ")),
        );
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Only types of our own have a place to be written to.
        if T::output_path().is_none() || !self.seen.insert(T::ident(&self.config)) {
            return;
        }
        T::visit_dependencies(self);
        let declaration = T::decl(&self.config);
        self.declare(T::docs().as_deref(), &declaration);
    }
}
