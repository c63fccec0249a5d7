//! The games on the whole terminal: choose one, play it with keyboard or mouse, continue later.

mod app;
mod bar;
mod board;
mod game_screen;
mod keys;
mod menu;
mod paint;
mod saved;
#[cfg(test)]
mod tests;
mod thinker;

use std::panic;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result};
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use tessera_games::GameId;
use tessera_messages::Language;
use tessera_players::Level;
use tessera_search::Stop;

pub(crate) use self::saved::usual_file;

use self::app::App;
use crate::output;
use crate::thinking::stop_on_ctrl_c;

/// The options of the command.
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
    /// The file in which games are saved; `None` if they are not.
    pub(crate) file: Option<PathBuf>,
}

/// How long the screen waits for a key before it checks for a reply of the computer.
const TICK: Duration = Duration::from_millis(50);

/// Shows the screen until the person leaves, or the system ends the program.
pub(crate) fn run(wish: Wish) -> Result<()> {
    let mut app = App::new(wish)?;
    let stop = stop_on_ctrl_c()?;
    let mut terminal = ratatui::try_init().context("this is not a terminal that can be drawn on")?;
    let restore = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        release_mouse();
        restore(info);
    }));
    #[cfg(unix)]
    crate::terminal::end_when_closed();
    let mouse = execute!(std::io::stdout(), EnableMouseCapture);
    let result = mouse.map_err(anyhow::Error::from).and_then(|()| show(&mut terminal, &mut app, &stop));
    // Restores the terminal on every way out; it may be closed.
    release_mouse();
    let _ = ratatui::try_restore();
    if let Some(farewell) = app.farewell() {
        output::complain(farewell);
    }
    // A terminal that was closed with the program cannot be drawn on.
    if stop.is_raised() { Ok(()) } else { result }
}

fn release_mouse() {
    let _ = execute!(std::io::stdout(), DisableMouseCapture);
}

fn show(terminal: &mut ratatui::DefaultTerminal, app: &mut App, stop: &Stop) -> Result<()> {
    while !app.has_ended() {
        terminal.draw(|frame| app.draw(frame))?;
        if event::poll(TICK)? {
            app.handle(&event::read()?);
        }
        app.receive();
        if stop.is_raised() {
            app.end();
        }
    }
    Ok(())
}
