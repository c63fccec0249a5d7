//! A game that the page has opened.

use serde::Serialize;
use tessera_view::Snapshot;
use wasm_bindgen::prelude::wasm_bindgen;

use super::lesson;
use crate::answer::{Answer, answer, read, words};

/// The actions of a turn.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Actions {
    pub(crate) actions: Vec<String>,
}

/// A game in the module's memory. The page holds it as an object and frees it when its screen closes. Steps return a
/// `Snapshot`; an error changes nothing.
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

    /// Opens the game at the end of a line.
    pub fn open(&mut self, line: &str, options: &str) -> String {
        answer(|| self.open.insert(tessera_view::Game::open(read(line)?, read(options)?)?).snapshot())
    }

    /// Changes how the game is seen.
    pub fn view(&mut self, options: &str) -> String {
        self.step(|game| {
            game.set_view(read(options)?);
            Ok(())
        })
    }

    /// Plays actions, a list of texts.
    pub fn play(&mut self, actions: &str) -> String {
        self.step(|game| game.play(&read::<Vec<_>>(actions)?))
    }

    /// Takes back all actions but the first `count`.
    pub fn back(&mut self, count: usize) -> String {
        self.step(|game| game.back(count))
    }

    /// Changes the game to these actions, and replays only those that differ.
    pub fn follow(&mut self, actions: &str) -> String {
        self.step(|game| game.follow(&read::<Vec<_>>(actions)?))
    }

    /// The game as it was shown after its first `count` actions.
    pub fn look(&self, count: usize) -> String {
        self.ask(|game| game.look(count))
    }

    /// The turn that a person's events make so far.
    pub fn draft(&self, events: &str) -> String {
        self.ask(|game| game.draft(&read::<Vec<_>>(events)?))
    }

    /// The turns that actions would make now.
    pub fn ahead(&self, actions: &str) -> String {
        self.ask(|game| game.ahead(&read::<Vec<_>>(actions)?))
    }

    /// Actions as ghosts on the position that is shown.
    pub fn ghosts(&self, actions: &str) -> String {
        self.ask(|game| game.ghosts(&read::<Vec<_>>(actions)?))
    }

    /// The texts of the legal actions.
    pub fn legal(&self) -> String {
        self.ask(|game| Ok(game.position().action_texts()))
    }

    /// The moves by piece and square, each in words.
    pub fn moves(&self) -> String {
        self.ask(|game| Ok(game.moves()))
    }

    /// The actions of a turn that a person typed: `{actions}`.
    #[wasm_bindgen(js_name = readTurn)]
    pub fn read_turn(&self, text: &str) -> String {
        self.ask(|game| Ok(Actions { actions: game.read_turn(text)? }))
    }

    /// Judges a turn in a lesson: its actions, and the `play` task of the step as `lessons/` has it
    /// (`{turns?, outcome?, reply?, wrong?}`), to `{right, wrong}`. If the turn is wrong in a known way, `wrong` is the
    /// name of that mistake, otherwise `null`.
    #[wasm_bindgen(js_name = judgeTurn)]
    pub fn judge_turn(&self, turn: &str, task: &str) -> String {
        self.ask(|game| lesson::judge(game.position(), &read::<Vec<_>>(turn)?, &read(task)?))
    }
}

impl Game {
    fn ask<T: Serialize>(&self, ask: impl FnOnce(&tessera_view::Game) -> Answer<T>) -> String {
        answer(|| ask(self.open.as_ref().ok_or_else(|| words("core-request", []))?))
    }

    fn step(&mut self, step: impl FnOnce(&mut tessera_view::Game) -> Answer<()>) -> String {
        answer(|| -> Answer<Snapshot> {
            let game = self.open.as_mut().ok_or_else(|| words("core-request", []))?;
            step(game)?;
            game.snapshot()
        })
    }
}
