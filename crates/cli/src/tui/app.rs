//! The application: the menu or a game, the computer player, and the saved game.

use std::path::PathBuf;

use anyhow::Result;
use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyEvent, KeyEventKind, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;
use tessera_games::{GameId, Player};
use tessera_players::Level;
use tessera_view::Line;

use super::Wish;
use super::bar::{Command, command};
use super::menu::{Asked, Menu};
use super::saved::Saved;
use super::speaker::Speaker;
use super::table::{Message, Table};
use super::thinker::{Task, Thinker};
use crate::input;

/// The application.
pub(super) struct App {
    pub(super) speaker: Speaker,
    pub(super) colours: bool,
    pub(super) screen: Screen,
    thinker: Thinker,
    file: Option<PathBuf>,
    has_ended: bool,
    /// For drawing lots, boards and seeds.
    chance: tessera_game::Random,
}

/// The current screen.
pub(super) enum Screen {
    /// The menu, and whether the saved game is unreadable.
    Menu(Menu, bool),
    Table(Box<Table>),
}

impl App {
    pub(super) fn new(wish: Wish) -> Result<Self> {
        let mut app = Self {
            speaker: Speaker::new(wish.language)?,
            colours: wish.colours,
            screen: Screen::Menu(Menu::new(false), false),
            thinker: Thinker::new(),
            file: wish.file,
            has_ended: false,
            chance: input::fresh_random(),
        };
        app.show_menu();
        if let Some(game) = wish.game {
            let computer = if wish.second { Player::First } else { Player::Second };
            app.begin(game, wish.level.map(|level| (computer, level)));
        }
        Ok(app)
    }

    pub(super) fn has_ended(&self) -> bool {
        self.has_ended
    }

    pub(super) fn draw(&mut self, frame: &mut Frame) {
        super::paint::draw(self, frame);
    }

    /// Handles a terminal event.
    pub(super) fn handle(&mut self, event: &Event) {
        match *event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(key),
            Event::Mouse(MouseEvent {
                kind: MouseEventKind::Down(MouseButton::Left), column, row, ..
            }) => {
                self.click(Position::new(column, row));
            }
            _ => {}
        }
        self.ask_computer();
    }

    /// Applies the computer's reply, if it has come.
    pub(super) fn hear(&mut self) {
        let Some(reply) = self.thinker.reply() else { return };
        if let Screen::Table(table) = &mut self.screen {
            table.hear(reply);
        }
        self.keep();
        self.ask_computer();
    }

    fn key(&mut self, key: KeyEvent) {
        let asked = command(key);
        match &mut self.screen {
            Screen::Menu(..) if asked == Some(Command::Quit) => self.has_ended = true,
            Screen::Menu(menu, _) => {
                let asked = menu.key(key.code);
                self.answer_menu(asked);
            }
            Screen::Table(table) => match asked {
                Some(asked) if table.typed.is_none() || asked == Command::Quit => self.command(asked),
                _ => {
                    table.key(key);
                    self.keep();
                }
            },
        }
    }

    fn click(&mut self, at: Position) {
        match &mut self.screen {
            Screen::Menu(menu, _) => {
                let asked = menu.click(at);
                self.answer_menu(asked);
            }
            Screen::Table(table) => {
                let asked = table.click(at);
                self.keep();
                if let Some(asked) = asked {
                    self.command(asked);
                }
            }
        }
    }

    fn answer_menu(&mut self, asked: Asked) {
        let Screen::Menu(menu, _) = &self.screen else { return };
        match asked {
            Asked::Nothing => {}
            Asked::Quit => self.has_ended = true,
            Asked::Start => {
                let (game, opponent) = (menu.game, menu.opponent(self.chance.next_u64()));
                self.begin(game, opponent);
            }
            Asked::Continue => {
                let saved = self.file.as_deref().and_then(|file| Saved::read(file).ok().flatten());
                if let Some(saved) = saved {
                    let computer = saved.computer();
                    self.sit_down(saved.line, computer);
                }
            }
        }
    }

    fn command(&mut self, command: Command) {
        let Screen::Table(table) = &mut self.screen else { return };
        match command {
            Command::Help => table.shows_help = !table.shows_help,
            Command::Menu => self.show_menu(),
            Command::Hint if table.is_open() => self.ask(Task::Hint),
            Command::Hint => {}
            Command::Evaluation => {
                table.shows_value = !table.shows_value;
                table.value = None;
            }
            Command::Undo => {
                self.thinker.forget();
                table.undo();
                self.keep();
            }
            Command::Redo => {
                self.thinker.forget();
                table.redo();
                self.keep();
            }
            Command::Flip => table.flip(),
            Command::Type => table.typed = table.is_open().then(String::new),
            Command::Quit => self.has_ended = true,
        }
    }

    fn show_menu(&mut self) {
        self.thinker.cancel();
        let saved = self.file.as_deref().map_or(Ok(None), Saved::read);
        let is_broken = saved.is_err();
        self.screen = Screen::Menu(Menu::new(saved.is_ok_and(|saved| saved.is_some())), is_broken);
    }

    /// Starts a game, on one of the fair boards where the game has boards.
    fn begin(&mut self, game: GameId, computer: Option<(Player, Level)>) {
        let start = input::fair_start(game, &mut self.chance);
        let start = tessera_games::AnyPosition::from(start).to_string();
        self.sit_down(Line { game, start, actions: Vec::new() }, computer);
    }

    fn sit_down(&mut self, line: Line, computer: Option<(Player, Level)>) {
        self.thinker.forget();
        if let Ok(table) = Table::new(line, computer) {
            self.screen = Screen::Table(Box::new(table));
        }
    }

    /// Saves the game for the next session.
    fn keep(&mut self) {
        let Screen::Table(table) = &mut self.screen else { return };
        let saved = Saved::new(table.line().clone(), table.computer);
        if let Some(file) = &self.file
            && saved.write(file).is_err()
        {
            // Reported once; the game goes on.
            table.message = Some(Message::Text("tui-not-kept"));
            self.file = None;
        }
    }

    /// Asks the computer for its turn or an evaluation, if needed.
    fn ask_computer(&mut self) {
        let Screen::Table(table) = &self.screen else { return };
        if table.thinking.is_some() {
            return;
        }
        if let Some(level) = table.computer_to_move() {
            self.ask(Task::Turn(level));
        } else if table.shows_value && table.value.is_none() && !table.is_over() {
            self.ask(Task::Evaluation);
        }
    }

    fn ask(&mut self, task: Task) {
        let Screen::Table(table) = &mut self.screen else { return };
        table.thinking = Some(task);
        self.thinker.ask(task, &table.seen.position, self.chance.next_u64());
    }
}
