//! The commands of the function keys, which the bar at the bottom of the screen shows.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// A command during a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Help,
    Menu,
    Hint,
    Evaluation,
    Undo,
    Redo,
    Flip,
    Type,
    Save,
    Quit,
}

/// The bar: the number of the function key, the message of its name.
pub(super) const BAR: [(u8, Command, &str); 10] = [
    (1, Command::Help, "tui-key-help"),
    (2, Command::Menu, "tui-key-new"),
    (3, Command::Hint, "tui-key-hint"),
    (4, Command::Evaluation, "tui-key-value"),
    (5, Command::Undo, "tui-key-undo"),
    (6, Command::Redo, "tui-key-redo"),
    (7, Command::Flip, "tui-key-flip"),
    (8, Command::Type, "tui-key-type"),
    (9, Command::Save, "tui-key-save"),
    (10, Command::Quit, "tui-key-quit"),
];

/// The command of a key: a function key, or a common shortcut for the same command.
pub(super) fn command(key: KeyEvent) -> Option<Command> {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    match key.code {
        KeyCode::F(number) => BAR.iter().find(|(other, ..)| *other == number).map(|&(_, command, _)| command),
        KeyCode::Char('c' | 'q') if control => Some(Command::Quit),
        KeyCode::Char('z') if control => Some(Command::Undo),
        KeyCode::Char('y') if control => Some(Command::Redo),
        KeyCode::Char('?') => Some(Command::Help),
        KeyCode::Char(':' | '/') => Some(Command::Type),
        _ => None,
    }
}
