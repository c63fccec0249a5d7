//! Keys and mouse during a game.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Position;
use tessera_view::Event;

use super::bar::Command;
use super::game_screen::{Arrow, GameScreen};

impl GameScreen {
    /// Handles a key that is not in the bar.
    pub(super) fn key(&mut self, key: KeyEvent) {
        if self.typed.is_some() {
            self.type_key(key.code);
            return;
        }
        match key.code {
            KeyCode::Left => self.step(Arrow::Left),
            KeyCode::Right => self.step(Arrow::Right),
            KeyCode::Up => self.step(Arrow::Up),
            KeyCode::Down => self.step(Arrow::Down),
            KeyCode::Char(' ') => self.tap(),
            KeyCode::Enter => self.enter(),
            KeyCode::Char('[') => self.event(Event::Rotate(-1)),
            KeyCode::Char(']') => self.event(Event::Rotate(1)),
            KeyCode::Backspace | KeyCode::Delete => self.drop_last(),
            KeyCode::Esc if self.shows_help => self.shows_help = false,
            KeyCode::Esc => self.cancel(),
            KeyCode::Char(letter) => self.choose(letter),
            _ => {}
        }
    }

    /// Handles a click, which taps a cell, chooses an item, or returns a command of the bar.
    pub(super) fn click(&mut self, at: Position) -> Option<Command> {
        let cell =
            self.places.cells.iter().find(|(_, place)| place.contains(at)).map(|(name, _)| name.clone());
        let choice = self.places.choices.iter().find(|(_, place)| place.contains(at));
        let choice = choice.map(|(event, _)| event.clone());
        if let Some(name) = cell {
            self.cursor.clone_from(&name);
            self.event(Event::Tap(name));
        } else if let Some(event) = choice {
            self.event(event);
        }
        self.places.bar.iter().find(|(_, place)| place.contains(at)).map(|&(command, _)| command)
    }

    fn tap(&mut self) {
        let cell = self.cursor.clone();
        self.event(Event::Tap(cell));
    }

    /// Plays the turn if it is complete, and taps otherwise.
    fn enter(&mut self) {
        if !(self.is_open() && self.play_draft()) {
            self.tap();
        }
    }

    /// Chooses the item with that letter.
    fn choose(&mut self, letter: char) {
        let choices = self.seen.draft.choices.iter();
        let mut items = choices.flat_map(|choice| choice.items.iter().map(move |item| (choice.id, item)));
        let found = items.find(|(_, item)| item.key == Some(letter)).map(|(id, item)| (id, item.id.clone()));
        if let Some((choice, item)) = found {
            self.event(Event::Choose(choice.to_owned(), item));
        }
    }

    fn type_key(&mut self, key: KeyCode) {
        let Some(text) = &mut self.typed else { return };
        match key {
            KeyCode::Char(letter) if text.chars().count() < 200 => text.push(letter),
            KeyCode::Backspace => {
                text.pop();
            }
            KeyCode::Esc => self.typed = None,
            KeyCode::Enter => self.play_typed(),
            _ => {}
        }
    }
}
