//! The sheets as a screen reader has them: poppler reads the structure of each PDF. Without poppler these checks are
//! left out with a message; in CI they fail.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use tessera_draw::print::{Exercise, Language, Paper, PerPage, Press, Sheets};
use tessera_games::slither_stone::BoardSpec;
use tessera_games::{AnyPosition, GameId};

/// What poppler's `pdfinfo` says of a PDF; `None` without poppler.
fn info(name: &str, pdf: &[u8], arguments: &[&str]) -> Option<String> {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("tags-{name}.pdf"));
    fs::write(&path, pdf).unwrap();
    let Ok(output) = Command::new("pdfinfo").args(arguments).arg(&path).output() else {
        assert!(std::env::var("CI").as_deref() != Ok("true"), "poppler's pdfinfo is missing");
        eprintln!("left out: poppler's pdfinfo is not installed");
        return None;
    };
    assert!(output.status.success());
    // Poppler writes some titles of headings in UTF-16.
    Some(String::from_utf8_lossy(&output.stdout).replace('\u{a0}', " "))
}

/// The kinds of the elements in a tree of tags, in order.
fn kinds(tree: &str) -> Vec<&str> {
    tree.lines()
        .map(str::trim_start)
        .filter(|line| line.starts_with(|sign: char| sign.is_ascii_uppercase()))
        .filter_map(|line| line.split([' ', ':']).next())
        .collect()
}

/// How often these bytes stand in a file.
fn count(file: &[u8], bytes: &[u8]) -> usize {
    file.windows(bytes.len()).filter(|window| *window == bytes).count()
}

/// Every kind of sheet, with how many boards and pages of pieces it shows.
fn every_kind(language: Language) -> Vec<(String, Sheets, usize)> {
    let press = Press::new(Paper::A4, language).unwrap();
    let boards: Vec<BoardSpec> = (1..=3).map(BoardSpec::standard).collect();
    let mut all = vec![
        ("one".to_owned(), press.boards_and_rules(&boards, PerPage::One).unwrap(), 4),
        ("two".to_owned(), press.boards(&boards, PerPage::Two).unwrap(), 3),
    ];
    for game in GameId::ALL {
        let figures = if game == GameId::Slither { 1 } else { 3 };
        all.push((format!("set-{game}"), press.game(game).unwrap(), figures));
        let (position, solution) = (AnyPosition::start(game), "d5-e6=3".to_owned());
        let exercise = Exercise { position, turns: Some(2), level: 1, solution };
        all.push((format!("puzzles-{game}"), press.exercises(game, &vec![exercise; 8]).unwrap(), 8));
    }
    all
}

#[test]
fn every_sheet_has_a_language_headings_and_a_text_for_each_figure() {
    for language in Language::ALL {
        for (name, sheets, figures) in every_kind(language) {
            let name = format!("{name}-{language}");
            let pdf = sheets.pdf().unwrap();
            for (bytes, expected) in [
                (format!("/Lang({language})"), 1),
                ("/DisplayDocTitle true".to_owned(), 1),
                ("<pdfuaid:part>1<".to_owned(), 1),
                ("/Alt".to_owned(), figures),
            ] {
                assert_eq!(count(&pdf, bytes.as_bytes()), expected, "{name}: {bytes}");
            }
            // The structure is the same in every language.
            if language != Language::English {
                continue;
            }
            let Some(tree) = info(&name, &pdf, &["-struct-text"]) else { return };
            let kinds = kinds(&tree);
            let count = |kind| kinds.iter().filter(|&&each| each == kind).count();
            assert_eq!(kinds[..2], ["Document", "H1"], "{name}: {tree}");
            assert_eq!(count("Figure"), figures, "{name}: {tree}");
            assert!(count("P") > 0 && count("H3") == 0, "{name}: {tree}");
            assert_eq!(count("LI"), count("LBody"), "{name}: {tree}");
        }
    }
}

#[test]
fn a_page_of_rules_is_read_as_headings_paragraphs_and_lists() {
    let press = Press::new(Paper::A4, Language::English).unwrap();
    let pdf = press.rules(GameId::Yoxii).unwrap().pdf().unwrap();
    let Some(tree) = info("rules", &pdf, &["-struct-text"]) else { return };
    let kinds = kinds(&tree);
    assert!(kinds.starts_with(&["Document", "H1", "P", "H2", "P"]), "{tree}");
    assert!(kinds.windows(4).any(|some| some == ["L", "LI", "Lbl", "LBody"]), "{tree}");
    // A sentence over two lines, whose words stay apart.
    let sentence = "Each player adds up the values of their own stones next to the totem";
    assert!(tree.contains(sentence), "{tree}");
    assert_eq!(count(&pdf, b"/Alt(The position as text: "), 1);
    let about = info("rules", &pdf, &[]).unwrap();
    let value = |key| about.lines().find_map(|line| line.strip_prefix(key)).map(str::trim);
    assert_eq!([value("Title:"), value("Tagged:")], [Some("Yoxii"), Some("yes")], "{about}");
}

#[test]
fn a_title_that_goes_on_is_read_once_and_a_board_after_its_code() {
    let press = Press::new(Paper::A4, Language::English).unwrap();
    let boards: Vec<BoardSpec> = (0..4).map(BoardSpec::standard).collect();
    for per_page in [PerPage::One, PerPage::Two] {
        let pdf = press.boards(&boards, per_page).unwrap().pdf().unwrap();
        let Some(tree) = info("boards", &pdf, &["-struct-text"]) else { return };
        let kinds = kinds(&tree);
        let mut expected = vec!["Document", "H1"];
        expected.extend(["H2", "Figure", "P", "P", "P", "P"].repeat(boards.len()));
        assert_eq!(kinds, expected, "{tree}");
        assert_eq!(count(&pdf, b"/ActualText(Blue: free spaces, to cross off)"), boards.len());
    }
}
