//! A game that the page has opened.

use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

use super::lesson;
use crate::answer::{Answer, Failed, read, text, words};

/// The actions of a turn.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Actions {
    pub(crate) actions: Vec<String>,
}

/// A game in the module's memory. The page holds it as an object and frees it when its screen closes.
#[wasm_bindgen]
#[derive(Default)]
pub struct Game {
    open: Option<tessera_view::Game>,
}

#[wasm_bindgen]
impl Game {
    /// A handle without a game: `open` comes first.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes a step, or asks about the game. An error changes nothing. All calls share one export, since each export adds
    /// a kilobyte to the first visit; `web/src/core/openGame.ts` has their types.
    ///
    /// Steps return a `Snapshot`: `open(line, options)`, `view(options)`, `play(actions)`, `back(count)` to the first
    /// `count` actions, `follow(actions)`, which replays only what differs. Questions: `look(count)`, the snapshot after the
    /// first `count` actions; `draft(events)`; `ahead(actions)`, the turns that they would make; `ghosts(actions)`;
    /// `legal()`; `moves()`; `readTurn(text)`; `judgeTurn(actions, task)` with the `play` task of a lesson's step, to
    /// `{right, wrong}`, where `wrong` is the name of a known mistake or `null`.
    pub fn call(&mut self, name: &str, with: &str, more: &str) -> String {
        self.answer(name, with, more).unwrap_or_else(|error| text(&Failed { error }))
    }
}

impl Game {
    fn answer(&mut self, name: &str, with: &str, more: &str) -> Answer<String> {
        if name == "open" {
            self.open = Some(tessera_view::Game::open(read(with)?, read(more)?)?);
        }
        let game = self.open.as_mut().ok_or_else(|| words("core-request", []))?;
        match name {
            "open" => {}
            "view" => game.set_view(read(with)?),
            "play" => game.play(&read::<Vec<_>>(with)?)?,
            "back" => game.back(number(with)?)?,
            "follow" => game.follow(&read::<Vec<_>>(with)?)?,
            _ => return Self::question(game, name, with, more),
        }
        Ok(text(&game.snapshot()?))
    }

    fn question(game: &tessera_view::Game, name: &str, with: &str, more: &str) -> Answer<String> {
        Ok(match name {
            "look" => text(&game.look(number(with)?)?),
            "draft" => text(&game.draft(&read::<Vec<_>>(with)?)?),
            "ahead" => text(&game.ahead(&read::<Vec<_>>(with)?)?),
            "ghosts" => text(&game.ghosts(&read::<Vec<_>>(with)?)?),
            "legal" => text(&game.position().action_texts()),
            "moves" => text(&game.moves()),
            "readTurn" => text(&Actions { actions: game.read_turn(with)? }),
            "judgeTurn" => text(&lesson::judge(game.position(), &read::<Vec<_>>(with)?, &read(more)?)?),
            _ => return Err(words("core-request", [])),
        })
    }
}

fn number(text: &str) -> Answer<usize> {
    text.parse().map_err(|_| words("core-request", []))
}
