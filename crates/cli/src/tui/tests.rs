//! The screen by ratatui's test backend: every game is played, in every language, on a small terminal.

use std::fs;
use std::time::{Duration, Instant};

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use tessera_games::GameId;
use tessera_messages::{Language, Messages};
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
            Screen::Game(shown) => shown.line().actions.clone(),
            Screen::Menu(..) => Vec::new(),
        }
    }

    /// Waits until the computer has answered.
    fn wait(&mut self, done: impl Fn(&Self) -> bool) {
        let begin = Instant::now();
        while !done(self) {
            assert!(begin.elapsed() < Duration::from_mins(1), "no answer");
            std::thread::sleep(Duration::from_millis(10));
            self.app.receive();
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
    assert!(screen.text().contains("zz") && screen.text().contains("not a move"), "{}", screen.text());
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
            let quit = Messages::new(language).unwrap().text("tui-key-quit").unwrap();
            let ends = |bar: &str| bar.trim_end().ends_with(&format!("F10{quit}"));
            assert!(text.lines().last().is_some_and(ends), "{text}");
            screen.press(KeyCode::F(1));
            assert!(!screen.text().contains("tui-help"));
        }
    }
}

/// The words of the panel beside the board.
fn panel(screen: &mut Screenshot) -> String {
    let text = screen.text();
    let rows = text.lines().skip(2).take(19).map(|row| row.chars().skip(46).collect::<String>());
    rows.collect::<Vec<_>>().join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn every_choice_of_a_turn_can_be_read_whole() {
    for language in Language::ALL {
        let mut screen = Screenshot::new(Wish { language, ..wish(Some(GameId::Xok)) });
        for turn in ["d3d4", "c4d5", "e3e4"] {
            screen.type_turn(turn);
        }
        screen.press(KeyCode::Char('a'));
        let panel = panel(&mut screen);
        let Screen::Game(shown) = &screen.app.screen else { panic!("a game") };
        let choices = &shown.seen.draft.choices;
        let items = choices.iter().flat_map(|choice| &choice.items).filter(|item| item.on || item.enabled);
        let mut count = 0;
        for item in items {
            let words = screen.app.speaker.say(&item.says);
            assert!(panel.contains(&words), "{words}: {panel}");
            count += 1;
        }
        assert!(count >= 5, "{panel}");
        assert!(panel.contains("1. d3d4 1... ") && panel.contains(" 2. e3e4"), "{panel}");
    }
}

#[test]
fn the_value_is_that_of_a_player_with_a_name() {
    let mut screen = Screenshot::new(Wish { language: Language::Polish, ..wish(Some(GameId::Xok)) });
    screen.press(KeyCode::F(4));
    screen.app.receive();
    screen.wait(|screen| matches!(&screen.app.screen, Screen::Game(shown) if shown.value.is_some()));
    let text = screen.text();
    assert!(text.contains("Białe: █") && !text.contains("Gracz 1"), "{text}");
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
    // It begins by itself: no key is needed.
    screen.wait(|screen| screen.actions().len() == 1);
    screen.press(KeyCode::F(3));
    assert!(screen.text().contains("thinking"));
    screen.wait(|screen| matches!(&screen.app.screen, Screen::Game(shown) if shown.message.is_some()));
    assert!(screen.text().contains("Hint: "), "{}", screen.text());
    screen.press(KeyCode::F(4));
    screen.wait(|screen| matches!(&screen.app.screen, Screen::Game(shown) if shown.value.is_some()));
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
    let menu = again.text();
    assert!(
        menu.contains("Continue the game") && menu.contains("Slither Stone, two people, turn 2"),
        "{menu}"
    );
    again.press(KeyCode::Enter);
    assert_eq!(again.actions(), [turn.as_str(), "."]);

    fs::write(&file, "{").unwrap();
    let mut broken = Screenshot::new(Wish { file: kept(), ..wish(None) });
    assert!(broken.text().contains("cannot be read"));
    assert_eq!(fs::read_to_string(&file).unwrap(), "{");
}

#[test]
fn a_file_that_is_not_ours_is_left_alone_while_a_game_is_played() {
    let file = temporary("stranger.json");
    fs::write(&file, "a poem").unwrap();
    let mut screen = Screenshot::new(Wish { file: Some(file.clone()), ..wish(Some(GameId::Yoxii)) });
    assert!(screen.text().contains("cannot be read"), "{}", screen.text());
    assert!(screen.app.farewell().is_none(), "nothing is lost yet");
    screen.type_turn("d5-e6=3");
    assert_eq!(fs::read_to_string(&file).unwrap(), "a poem");
    assert!(screen.app.farewell().unwrap().contains("stranger.json"));
    fs::remove_file(file).unwrap();
}

#[test]
fn a_file_that_cannot_be_written_is_told_at_once_and_on_leaving() {
    let blocker = temporary("blocker");
    fs::write(&blocker, "").unwrap();
    let file = Some(blocker.join("tui.json"));
    for language in Language::ALL {
        let mut screen = Screenshot::new(Wish { file: file.clone(), language, ..wish(Some(GameId::Yoxii)) });
        let warning = screen.app.speaker.text("tui-not-kept");
        assert!(screen.text().contains(&warning), "{}", screen.text());
        screen.type_turn("d5-e6=3");
        assert!(screen.text().contains(&warning), "{}", screen.text());
        assert!(screen.app.farewell().unwrap().contains("tui.json"));
    }
    fs::remove_file(blocker).unwrap();
}

#[test]
fn one_game_of_each_kind_is_kept_and_the_menu_goes_back() {
    let file = temporary("shelf.json");
    let _ = fs::remove_file(&file);
    for (game, turn) in [(GameId::Yoxii, "d5-e6=3"), (GameId::Xok, "d3d4")] {
        let mut screen = Screenshot::new(Wish { file: Some(file.clone()), ..wish(Some(game)) });
        screen.type_turn(turn);
    }
    let mut screen = Screenshot::new(Wish { file: Some(file.clone()), ..wish(None) });
    assert!(screen.text().contains("Xok, two people, turn 2"), "{}", screen.text());
    screen.press(KeyCode::Right);
    assert!(screen.text().contains("Yoxii, two people, turn 2"), "{}", screen.text());
    screen.press(KeyCode::F(1));
    assert!(screen.text().contains("go back to the game"), "{}", screen.text());
    screen.press(KeyCode::Esc);
    screen.press(KeyCode::Enter);
    assert_eq!(screen.actions(), ["d5-e6=3"]);
    screen.press(KeyCode::F(2));
    assert!(screen.actions().is_empty() && !screen.app.has_ended());
    screen.press(KeyCode::Esc);
    assert_eq!(screen.actions(), ["d5-e6=3"]);
    screen.press(KeyCode::F(2));
    screen.press(KeyCode::Char('q'));
    assert!(screen.app.has_ended());
    fs::remove_file(file).unwrap();
}

#[test]
fn a_game_kept_by_an_earlier_version_goes_on() {
    let file = temporary("earlier.json");
    let start = tessera_games::AnyPosition::start(GameId::Yoxii);
    let line = format!(r#"{{"game":"yoxii","start":"{start}","actions":["d5-e6=3"]}}"#);
    fs::write(&file, format!(r#"{{"line":{line},"level":3,"computer_begins":false}}"#)).unwrap();
    let mut screen = Screenshot::new(Wish { file: Some(file.clone()), ..wish(None) });
    assert!(screen.text().contains("Yoxii, level 3, turn 2"), "{}", screen.text());
    fs::remove_file(file).unwrap();
}

#[test]
fn supplies_are_seen_whole_on_a_small_screen() {
    for language in Language::ALL {
        for game in GameId::ALL {
            let mut screen = Screenshot::new(Wish { language, ..wish(Some(game)) });
            let text = screen.text();
            let Screen::Game(shown) = &screen.app.screen else { panic!() };
            for player in tessera_games::Player::BOTH {
                if let Some(left) = crate::board::left(&shown.seen.position, player) {
                    let line = format!("{}: {left}", screen.app.speaker.player(game, player));
                    assert!(text.contains(&line), "{line}\n{text}");
                }
            }
            let common = shown.seen.look.stock.iter().filter(|stock| stock.player.is_none());
            for stock in common {
                assert!(text.contains(&screen.app.speaker.say(&stock.says)), "{text}");
            }
        }
    }
}

#[test]
fn the_halves_of_a_tile_are_joined_and_the_cursor_starts_in_the_middle() {
    let mut screen = Screenshot::new(wish(Some(GameId::Trexo)));
    let Screen::Game(shown) = &screen.app.screen else { panic!() };
    assert!(["e5", "e6", "f5", "f6"].contains(&shown.cursor.as_str()), "{}", shown.cursor);
    screen.type_turn("b2c2");
    screen.type_turn("g7g8");
    let text = screen.text();
    assert!(text.contains("X1──O1"), "{text}");
    let rows: Vec<&str> = text.lines().collect();
    let upper = rows.iter().position(|row| row.contains("1┐")).expect("a bracket");
    let column = |row: &str, sign| row.chars().position(|other| other == sign);
    assert_eq!(column(rows[upper], '┐'), column(rows[upper + 1], '┘'), "{text}");
    assert!(rows[upper + 1].contains("1┘"), "{text}");
}

#[test]
fn a_game_is_saved_as_a_record_and_nothing_is_overwritten() {
    let folder = temporary("records");
    fs::create_dir_all(&folder).unwrap();
    let start = tessera_games::AnyPosition::start(GameId::Yoxii).to_string();
    let line = tessera_view::Line { game: GameId::Yoxii, start, actions: vec!["d5-e6=3".into()] };
    let computer = Some((tessera_games::Player::Second, Level::new(3).unwrap()));
    let paths = [0; 2].map(|_| crate::saving::save(&line, computer, &folder).unwrap());
    assert!(paths[0].ends_with("yoxii-1.tgn") && paths[1].ends_with("yoxii-2.tgn"));
    let text = fs::read_to_string(&paths[0]).unwrap();
    let game = tessera_record::read(&text).unwrap();
    assert_eq!(game.main().len(), 1);
    assert!(text.contains("level 3") && text.contains("d5-e6=3"), "{text}");
    fs::remove_dir_all(folder).unwrap();
}

fn temporary(name: &str) -> std::path::PathBuf {
    std::env::temp_dir().join(format!("tessera-tui-{}-{name}", std::process::id()))
}

fn line_start(screen: &Screenshot) -> String {
    match &screen.app.screen {
        Screen::Game(shown) => shown.line().start.clone(),
        Screen::Menu(..) => String::new(),
    }
}
