//! The games on the whole terminal: choose one, play it with keyboard or mouse, go on later.

mod app;
mod bar;
mod board;
mod keys;
mod menu;
mod paint;
mod saved;
mod speaker;
mod table;
#[cfg(test)]
mod tests;
mod thinker;

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result};
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use tessera_games::GameId;
use tessera_messages::Language;
use tessera_players::Level;

pub(crate) use self::saved::usual_file;

use self::app::App;

/// What the command was started with.
pub(crate) struct Wish {
    /// The game to begin at once.
    pub(crate) game: Option<GameId>,
    /// The computer's level; `None` for two people.
    pub(crate) level: Option<Level>,
    /// Whether the computer begins.
    pub(crate) second: bool,
    /// The language of all texts.
    pub(crate) language: Language,
    /// Whether colours are used.
    pub(crate) colours: bool,
    /// Where a game is kept for the next time; `None` if it is not.
    pub(crate) file: Option<PathBuf>,
}

/// How long the screen waits for a key before it looks for news of the computer.
const TICK: Duration = Duration::from_millis(50);

/// Shows the screen until the person leaves.
pub(crate) fn run(wish: Wish) -> Result<()> {
    let mut app = App::new(wish)?;
    let mut terminal = ratatui::try_init().context("this is not a terminal that can be drawn on")?;
    let mouse = execute!(std::io::stdout(), EnableMouseCapture);
    let result = mouse.map_err(anyhow::Error::from).and_then(|()| show(&mut terminal, &mut app));
    // The terminal is given back however the screen was left.
    let _ = execute!(std::io::stdout(), DisableMouseCapture);
    ratatui::restore();
    result
}

fn show(terminal: &mut ratatui::DefaultTerminal, app: &mut App) -> Result<()> {
    while !app.has_ended() {
        terminal.draw(|frame| app.draw(frame))?;
        if event::poll(TICK)? {
            app.handle(&event::read()?);
        }
        app.hear();
    }
    Ok(())
}
