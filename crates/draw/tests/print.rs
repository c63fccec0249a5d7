//! What is on the sheets: as many pieces as the rules say, every page, the same bytes every time.

use tessera_draw::print::{Language, Paper, PerPage, Press, Sheets};
use tessera_draw::{Animation, Options, Pace, RenderError, Scene, Size};
use tessera_games::slither_stone::BoardSpec;
use tessera_games::{AnyPosition, GameId};
use tessera_messages::{Messages, PRINT};

fn press(language: Language) -> Press {
    Press::new(Paper::A4, language).unwrap()
}

/// How often a shape is laid on all pages together.
fn laid(sheets: &Sheets, id: &str) -> usize {
    let used = format!(r##"<use href="#{id}""##);
    sheets.pages().iter().take(sheets.pages().len() - 1).map(|page| page.svg().matches(&used).count()).sum()
}

#[test]
fn a_set_of_xok_has_fourteen_fish_and_six_sharks_for_each_player() {
    let sheets = press(Language::English).game(GameId::Xok).unwrap();
    for player in ["first", "second"] {
        assert_eq!(laid(&sheets, &format!("xok-fish-{player}")), 14);
        let sharks = ["s", "a", "b", "c"].map(|kind| laid(&sheets, &format!("xok-shark-{kind}-{player}")));
        assert_eq!(sharks, [3, 1, 1, 1]);
    }
    assert_eq!(laid(&sheets, "xok-cell"), 30);
}

#[test]
fn a_set_of_yoxii_has_eighteen_stones_for_each_player_and_one_totem() {
    let sheets = press(Language::English).game(GameId::Yoxii).unwrap();
    for player in ["first", "second"] {
        let stones = [1, 2, 3, 4].map(|value| laid(&sheets, &format!("yoxii-stone-{value}-{player}")));
        assert_eq!(stones, [5, 5, 5, 3]);
    }
    assert_eq!(laid(&sheets, "yoxii-totem"), 1);
    assert_eq!(laid(&sheets, "yoxii-cell"), 37);
}

#[test]
fn a_set_of_trexo_has_sixty_tiles() {
    let sheets = press(Language::English).game(GameId::Trexo).unwrap();
    let shapes = ["trexo-tile-level-1", "trexo-x", "trexo-o"].map(|id| laid(&sheets, id));
    assert_eq!(shapes, [60, 60, 60]);
    assert_eq!(laid(&sheets, "trexo-cell"), 100);
}

#[test]
fn every_set_has_a_board_pieces_and_one_page_of_rules_on_every_paper() {
    for paper in Paper::ALL {
        for language in Language::ALL {
            let press = Press::new(paper, language).unwrap();
            for game in GameId::ALL {
                let pages = if game == GameId::Slither { 1 } else { 3 };
                assert_eq!(press.game(game).unwrap().pages().len(), pages, "{game} {paper} {language}");
            }
        }
    }
}

#[test]
fn rules_leave_room_for_an_example_that_can_be_read() {
    for paper in Paper::ALL {
        for language in Language::ALL {
            let messages = Messages::of(language, &[PRINT]).unwrap().typeset();
            for game in GameId::ALL {
                let caption = messages.text(&format!("print-example-{game}")).unwrap();
                let sheets = Press::new(paper, language).unwrap().rules(game).unwrap();
                assert!(sheets.pages()[0].svg().contains(&caption), "{game} {paper} {language}");
            }
        }
    }
}

#[test]
fn boards_have_ten_free_spaces_to_cross_off_and_their_code() {
    let spec = BoardSpec::standard(2026);
    let sheets = press(Language::English).boards(&[spec], PerPage::One).unwrap();
    let svg = sheets.pages()[0].svg();
    // Five for each player, and one in the legend.
    assert_eq!(svg.matches(r##"<use href="#slither-free""##).count(), 11);
    assert_eq!(svg.matches(r##"<use href="#slither-cell""##).count(), 120);
    assert!(svg.contains("Board S1ZA-6"));
}

#[test]
fn the_rules_behind_boards_go_on_with_their_page_numbers() {
    let boards: Vec<BoardSpec> = (0..2).map(BoardSpec::standard).collect();
    let sheets = press(Language::English).boards_and_rules(&boards, PerPage::One).unwrap();
    for (index, page) in sheets.pages().iter().enumerate() {
        assert!(page.svg().contains(&format!("{} / 3", index + 1)), "page {}", index + 1);
    }
    assert_eq!(sheets.pages().len(), 3);
}

#[test]
fn boards_come_one_or_two_to_a_page_and_of_any_size() {
    let boards: Vec<BoardSpec> = (0..5).map(BoardSpec::standard).collect();
    let press = press(Language::Polish);
    assert_eq!(press.boards(&boards, PerPage::One).unwrap().pages().len(), 5);
    assert_eq!(press.boards(&boards, PerPage::Two).unwrap().pages().len(), 3);
    assert!(press.boards(&[], PerPage::One).unwrap().pages().is_empty());
    let wide = BoardSpec::new(12, 6, 4, 1).unwrap();
    let sizes = |boards: &[BoardSpec], per_page| {
        press.boards(boards, per_page).unwrap().pages()[0].size_mm().map(|length| length.to_string())
    };
    assert_eq!(sizes(&boards, PerPage::One), ["210", "297"]);
    assert_eq!(sizes(&boards[..1], PerPage::Two), ["297", "210"]);
    assert_eq!(sizes(&[wide], PerPage::One), ["297", "210"]);
    for (columns, rows) in [(6, 6), (6, 21), (21, 6), (11, 11)] {
        let spec = BoardSpec::new(columns, rows, 4, 1).unwrap();
        for per_page in [PerPage::One, PerPage::Two] {
            assert!(press.boards(&[spec], per_page).unwrap().pdf().is_ok());
        }
    }
}

#[test]
fn the_same_input_gives_the_same_bytes() {
    let boards: Vec<BoardSpec> = (0..3).map(BoardSpec::standard).collect();
    let booklet = || press(Language::Czech).boards(&boards, PerPage::Two).unwrap().pdf().unwrap();
    assert_eq!(booklet(), booklet());
    let set = || press(Language::Polish).game(GameId::Xok).unwrap().pdf().unwrap();
    assert_eq!(set(), set());

    let scene = Scene::from(AnyPosition::start(GameId::Slither));
    let picture = || scene.picture(&Options::default()).unwrap();
    assert_eq!(picture().svg(), picture().svg());
    assert_eq!(picture().png(Size::Width(200)), picture().png(Size::Width(200)));
    assert_eq!(picture().pdf(), picture().pdf());
}

#[test]
fn ten_boards_take_less_than_200_kb() {
    let boards: Vec<BoardSpec> = (0..10).map(BoardSpec::standard).collect();
    for per_page in [PerPage::One, PerPage::Two] {
        let bytes = press(Language::Czech).boards(&boards, per_page).unwrap().pdf().unwrap().len();
        assert!(bytes < 200_000, "{bytes}");
    }
}

#[test]
fn a_picture_that_is_too_small_or_too_large_is_refused() {
    let picture = Scene::from(AnyPosition::start(GameId::Xok)).picture(&Options::default()).unwrap();
    for size in
        [Size::Width(0), Size::Width(u32::MAX), Size::Scale(f32::NAN), Size::Scale(-1.0), Size::Scale(1e9)]
    {
        assert!(matches!(picture.png(size), Err(RenderError::Size { .. })), "{size:?}");
    }
}

#[test]
fn an_animation_has_a_frame_for_the_start_and_one_for_every_action() {
    let mut film = Animation::new(Scene::from(AnyPosition::start(GameId::Slither)));
    for text in ["oe6", "#e7", "1n>e", "."] {
        film.play(film.now().position().parse_action(text).unwrap()).unwrap();
    }
    let apng = || film.apng(&Options::default(), Size::Width(240), Pace::default()).unwrap();
    let bytes = apng();
    assert_eq!(bytes, apng());
    let mut reader = png::Decoder::new(std::io::Cursor::new(&bytes)).read_info().unwrap();
    assert_eq!(reader.info().animation_control().unwrap().num_frames, 5);
    assert_eq!(reader.info().width, 240);
    let mut frame = vec![0; reader.output_buffer_size().unwrap()];
    let mut delays = Vec::new();
    for _ in 0..5 {
        reader.next_frame(&mut frame).unwrap();
        let control = reader.info().frame_control().unwrap();
        delays.push(u32::from(control.delay_num) * 1000 / u32::from(control.delay_den));
    }
    assert_eq!(delays, [900, 900, 900, 900, 4000]);
}
