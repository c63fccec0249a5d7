//! The application: the menu or a game, the computer player, and the saved game.

use std::path::{Path, PathBuf};

use anyhow::Result;
use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyEvent, KeyEventKind, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;
use tessera_games::{GameId, Player};
use tessera_players::Level;
use tessera_view::Line;

use super::Wish;
use super::bar::{Command, command};
use super::game_screen::{GameScreen, Message};
use super::menu::{Asked, Menu};
use super::saved::{self, Saved, Unkept};
use super::thinker::{Task, Thinker};
use crate::input;
use crate::saving;
use crate::speaker::Speaker;

/// The application.
pub(super) struct App {
    pub(super) speaker: Speaker,
    pub(super) colours: bool,
    pub(super) screen: Screen,
    /// The game that was left for the menu.
    aside: Option<Box<GameScreen>>,
    thinker: Thinker,
    /// The file in which games are saved; `None` if they are not.
    file: Option<PathBuf>,
    /// Why games are not saved.
    pub(super) unkept: Option<Unkept>,
    has_ended: bool,
    /// The random generator for sides, boards and seeds.
    chance: tessera_game::Random,
}

/// The current screen.
pub(super) enum Screen {
    Menu(Menu),
    Game(Box<GameScreen>),
}

impl App {
    pub(super) fn new(wish: Wish) -> Result<Self> {
        let mut app = Self {
            speaker: Speaker::new(wish.language)?,
            colours: wish.colours,
            screen: Screen::Menu(Menu::new(Vec::new())),
            aside: None,
            thinker: Thinker::new(),
            unkept: wish.file.as_deref().and_then(|file| saved::check(file).err()),
            file: wish.file,
            has_ended: false,
            chance: input::fresh_random(),
        };
        app.show_menu();
        if let Some(game) = wish.game {
            let computer = if wish.second { Player::First } else { Player::Second };
            app.begin(game, wish.level.map(|level| (computer, level)));
            app.ask_computer();
        }
        Ok(app)
    }

    /// The message at the end of the program, if a game could not be saved.
    pub(super) fn farewell(&self) -> Option<String> {
        let file = self.file.as_ref().filter(|_| self.unkept.is_some())?;
        let screen = match &self.screen {
            Screen::Game(screen) => Some(screen),
            Screen::Menu(..) => self.aside.as_ref(),
        };
        screen.filter(|screen| !screen.line().actions.is_empty())?;
        Some(self.speaker.with("tui-lost", &[("file", file.display().to_string().into())]))
    }

    /// Leaves the screen.
    pub(super) fn end(&mut self) {
        self.has_ended = true;
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

    /// Applies the computer's reply, if it has arrived.
    pub(super) fn receive(&mut self) {
        let Some(reply) = self.thinker.reply() else { return };
        if let Screen::Game(screen) = &mut self.screen {
            screen.receive(reply);
        }
        self.keep();
        self.ask_computer();
    }

    fn key(&mut self, key: KeyEvent) {
        let asked = command(key);
        match &mut self.screen {
            Screen::Menu(menu) => match asked {
                Some(Command::Quit) => self.has_ended = true,
                Some(Command::Help) => menu.shows_help = !menu.shows_help,
                Some(Command::Menu) => self.go_back(),
                _ => {
                    let asked = menu.key(key.code);
                    self.answer_menu(asked);
                }
            },
            Screen::Game(screen) => match asked {
                Some(asked) if screen.typed.is_none() || asked == Command::Quit => self.command(asked),
                _ => {
                    screen.key(key);
                    self.keep();
                }
            },
        }
    }

    fn click(&mut self, at: Position) {
        match &mut self.screen {
            Screen::Menu(menu) => {
                let asked = menu.click(at);
                self.answer_menu(asked);
            }
            Screen::Game(screen) => {
                let asked = screen.click(at);
                self.keep();
                if let Some(asked) = asked {
                    self.command(asked);
                }
            }
        }
    }

    fn answer_menu(&mut self, asked: Asked) {
        let Screen::Menu(menu) = &self.screen else { return };
        match asked {
            Asked::Nothing => {}
            Asked::Back if self.aside.is_some() => self.go_back(),
            Asked::Back | Asked::Quit => self.has_ended = true,
            Asked::Start => {
                let (game, opponent) = (menu.game, menu.opponent(self.chance.next_u64()));
                self.begin(game, opponent);
            }
            Asked::Continue => {
                if let Some(saved) = menu.saved().cloned() {
                    let computer = saved.computer();
                    self.sit_down(saved.line, computer);
                }
            }
        }
    }

    fn command(&mut self, command: Command) {
        let Screen::Game(screen) = &mut self.screen else { return };
        match command {
            Command::Help => screen.shows_help = !screen.shows_help,
            Command::Menu => self.show_menu(),
            Command::Hint if screen.is_open() => self.ask(Task::Hint),
            Command::Hint => {}
            Command::Evaluation => {
                screen.shows_value = !screen.shows_value;
                screen.value = None;
            }
            Command::Undo => {
                self.thinker.forget();
                screen.undo();
                self.keep();
            }
            Command::Redo => {
                self.thinker.forget();
                screen.redo();
                self.keep();
            }
            Command::Flip => screen.flip(),
            Command::Type => screen.typed = screen.is_open().then(String::new),
            Command::Save => {
                let saved = saving::save(screen.line(), screen.computer, Path::new(""));
                screen.message = Some(saved.map_or(Message::Text("tui-not-saved"), Message::Saved));
            }
            Command::Quit => self.has_ended = true,
        }
    }

    /// Shows the menu. The game is put aside: Esc goes back to it.
    fn show_menu(&mut self) {
        self.thinker.cancel();
        let file = self.file.as_deref().filter(|_| self.unkept.is_none());
        let saved = file.and_then(|file| saved::read(file).ok()).unwrap_or_default();
        let menu = Screen::Menu(Menu::new(saved));
        if let Screen::Game(mut screen) = std::mem::replace(&mut self.screen, menu) {
            screen.thinking = None;
            self.aside = Some(screen);
        }
    }

    /// Goes back to the game that was left for the menu.
    fn go_back(&mut self) {
        if let Some(screen) = self.aside.take() {
            self.screen = Screen::Game(screen);
        }
    }

    /// Starts a game, on one of the fair boards where the game has boards.
    fn begin(&mut self, game: GameId, computer: Option<(Player, Level)>) {
        let start = input::fair_start(game, &mut self.chance);
        let start = tessera_games::AnyPosition::from(start).to_string();
        self.sit_down(Line { game, start, actions: Vec::new() }, computer);
    }

    fn sit_down(&mut self, line: Line, computer: Option<(Player, Level)>) {
        self.thinker.forget();
        if let Ok(screen) = GameScreen::new(line, computer) {
            self.aside = None;
            self.screen = Screen::Game(Box::new(screen));
        }
    }

    /// Saves the game for the next session. The first failure is shown and ends saving.
    fn keep(&mut self) {
        let Screen::Game(screen) = &self.screen else { return };
        let saved = Saved::new(screen.line().clone(), screen.computer);
        if let Some(file) = self.file.as_deref().filter(|_| self.unkept.is_none()) {
            self.unkept = saved::keep(file, saved).err();
        }
    }

    /// Asks the computer for its turn or an evaluation, if needed.
    fn ask_computer(&mut self) {
        let Screen::Game(screen) = &self.screen else { return };
        if screen.thinking.is_some() {
            return;
        }
        if let Some(level) = screen.computer_to_move() {
            self.ask(Task::Turn(level));
        } else if screen.shows_value && screen.value.is_none() && !screen.is_over() {
            self.ask(Task::Evaluation);
        }
    }

    fn ask(&mut self, task: Task) {
        let Screen::Game(screen) = &mut self.screen else { return };
        screen.thinking = Some(task);
        self.thinker.ask(task, &screen.seen.position, self.chance.next_u64());
    }
}
