//! The screen by ratatui's test backend: every game is played, in every language, on a small terminal.

use std::fs;
use std::time::{Duration, Instant};

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use tessera_games::GameId;
use tessera_messages::Language;
use tessera_players::Level;

use super::Wish;
use super::app::{App, Screen};

struct Screenshot {
    terminal: Terminal<TestBackend>,
    app: App,
}

fn wish(game: Option<GameId>) -> Wish {
    Wish { game, level: None, second: false, language: Language::English, colours: true, file: None }
}

impl Screenshot {
    fn new(wish: Wish) -> Self {
        let terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        Self { terminal, app: App::new(wish).unwrap() }
    }

    fn text(&mut self) -> String {
        let app = &mut self.app;
        self.terminal.draw(|frame| app.draw(frame)).unwrap();
        let buffer = self.terminal.backend().buffer();
        let rows = buffer.content.chunks(usize::from(buffer.area.width));
        rows.map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect::<String>() + "\n").collect()
    }

    fn press(&mut self, key: KeyCode) {
        self.app.handle(&Event::Key(KeyEvent::new(key, KeyModifiers::NONE)));
    }

    fn type_turn(&mut self, turn: &str) {
        self.press(KeyCode::F(8));
        turn.chars().for_each(|letter| self.press(KeyCode::Char(letter)));
        self.press(KeyCode::Enter);
    }

    fn actions(&self) -> Vec<String> {
        match &self.app.screen {
            Screen::Table(table) => table.line().actions.clone(),
            Screen::Menu(..) => Vec::new(),
        }
    }

    /// Waits until the computer has answered.
    fn wait(&mut self, done: impl Fn(&Self) -> bool) {
        let begin = Instant::now();
        while !done(self) {
            assert!(begin.elapsed() < Duration::from_mins(1), "no answer");
            std::thread::sleep(Duration::from_millis(10));
            self.app.hear();
        }
    }
}

#[test]
fn the_menu_leads_to_a_game_by_keys_and_by_mouse() {
    let mut screen = Screenshot::new(wish(None));
    let menu = screen.text();
    assert!(menu.contains("Game") && menu.contains("Xok") && menu.contains("Level"), "{menu}");
    screen.press(KeyCode::Right);
    assert!(screen.text().contains("Yoxii"));
    screen.press(KeyCode::Down);
    screen.press(KeyCode::Right);
    assert!(screen.text().contains("a friend"));
    let row = screen.text().lines().position(|line| line.contains("Play ")).unwrap();
    let click = MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column: 20,
        row: row as u16,
        modifiers: KeyModifiers::NONE,
    };
    screen.app.handle(&Event::Mouse(click));
    assert!(screen.text().contains("Yoxii · White to move"), "{}", screen.text());
}

#[test]
fn a_turn_of_xok_is_made_of_two_taps_and_can_be_taken_back() {
    let mut screen = Screenshot::new(wish(Some(GameId::Xok)));
    screen.press(KeyCode::Char(' '));
    assert!(screen.text().contains("(·4)"), "{}", screen.text());
    screen.press(KeyCode::Right);
    screen.press(KeyCode::Char(' '));
    assert_eq!(screen.actions(), ["d4d5"]);
    assert!(screen.text().contains("Black to move"));
    screen.press(KeyCode::F(5));
    assert!(screen.actions().is_empty());
    screen.press(KeyCode::F(6));
    assert_eq!(screen.actions(), ["d4d5"]);
}

#[test]
fn what_cannot_be_played_is_explained_and_changes_nothing() {
    let mut screen = Screenshot::new(wish(Some(GameId::Yoxii)));
    screen.type_turn("zz");
    assert!(screen.text().contains("zz") && screen.text().contains("not an action"), "{}", screen.text());
    assert!(screen.actions().is_empty());
    screen.press(KeyCode::Esc);
    screen.type_turn("d5-e6=3");
    assert_eq!(screen.actions(), ["d5-e6=3"]);
}

#[test]
fn every_game_fits_a_small_screen_in_every_language() {
    for game in GameId::ALL {
        for language in Language::ALL {
            let mut screen = Screenshot::new(Wish { language, ..wish(Some(game)) });
            let text = screen.text();
            assert!(text.contains(game.title()) && !text.contains("tui-"), "{text}");
            assert!(text.lines().last().is_some_and(|bar| bar.contains("F10")), "{text}");
            screen.press(KeyCode::F(1));
            assert!(!screen.text().contains("tui-help"));
        }
    }
}

#[test]
fn a_screen_that_is_too_small_says_so() {
    let mut screen = Screenshot::new(wish(Some(GameId::Trexo)));
    screen.terminal = Terminal::new(TestBackend::new(60, 20)).unwrap();
    assert!(screen.text().contains("80 × 24"));
}

#[test]
fn the_computer_answers_and_gives_hints() {
    let level = Some(Level::new(1).unwrap());
    let mut screen = Screenshot::new(Wish { level, second: true, ..wish(Some(GameId::Trexo)) });
    screen.press(KeyCode::Null);
    screen.wait(|screen| screen.actions().len() == 1);
    screen.press(KeyCode::F(3));
    assert!(screen.text().contains("thinking"));
    screen.wait(|screen| matches!(&screen.app.screen, Screen::Table(table) if table.message.is_some()));
    assert!(screen.text().contains("Hint: "), "{}", screen.text());
    screen.press(KeyCode::F(4));
    screen.wait(|screen| matches!(&screen.app.screen, Screen::Table(table) if table.value.is_some()));
    assert!(screen.text().contains('%'));
}

#[test]
fn a_game_is_kept_and_a_broken_one_is_told_and_left_alone() {
    let file = std::env::temp_dir().join(format!("tessera-tui-{}.json", std::process::id()));
    let _ = fs::remove_file(&file);
    let kept = || Some(file.clone());
    let mut screen = Screenshot::new(Wish { file: kept(), ..wish(Some(GameId::Slither)) });
    let move_ = tessera_games::AnyPosition::parse(GameId::Slither, &line_start(&screen)).unwrap();
    let turn = move_.action_texts().into_iter().find(|text| text.contains('>')).unwrap();
    screen.type_turn(&turn);
    assert_eq!(screen.actions(), [turn.as_str(), "."]);

    let mut again = Screenshot::new(Wish { file: kept(), ..wish(None) });
    assert!(again.text().contains("Continue the game"));
    again.press(KeyCode::Enter);
    assert_eq!(again.actions(), [turn.as_str(), "."]);

    fs::write(&file, "{").unwrap();
    let mut broken = Screenshot::new(Wish { file: kept(), ..wish(None) });
    assert!(broken.text().contains("cannot be read"));
    assert_eq!(fs::read_to_string(&file).unwrap(), "{");
}

fn line_start(screen: &Screenshot) -> String {
    match &screen.app.screen {
        Screen::Table(table) => table.line().start.clone(),
        Screen::Menu(..) => String::new(),
    }
}
