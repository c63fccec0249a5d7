//! `/print/GAME.pdf`: sheets for a good order, one sentence for a bad one.

use tessera_draw::print::{Language, Paper, PerPage, Press};
use tessera_server::{MAX_BOARDS, Page};
use tessera_slither_stone::BoardSpec;

use crate::common::Running;

fn server() -> Running {
    Running::new(Page::embedded())
}

/// The sheets of a query.
fn sheets(server: &Running, query: &str) -> Vec<u8> {
    let answer = server.get(&format!("/print/{query}"));
    assert_eq!((answer.status, answer.header("content-type")), (200, "application/pdf"), "{query}");
    assert_eq!(answer.header("cache-control"), "no-store");
    assert!(answer.body.starts_with(b"%PDF"), "{query}");
    answer.body
}

#[test]
fn every_game_is_printed_in_every_language_on_every_paper() {
    let server = server();
    for game in ["xok", "yoxii", "trexo", "slither"] {
        let english = sheets(&server, &format!("{game}.pdf"));
        assert!(english == sheets(&server, &format!("{game}.pdf?language=en&paper=a4")), "{game}");
        for other in ["language=pl", "language=cs", "paper=letter"] {
            assert!(english != sheets(&server, &format!("{game}.pdf?{other}")), "{game} {other}");
        }
    }
}

#[test]
fn boards_are_chosen_by_code_by_seed_or_by_number() {
    let server = server();
    let usual = sheets(&server, "slither.pdf");
    assert!(usual == sheets(&server, "slither.pdf?seed=0"));
    let by_seed = sheets(&server, "slither.pdf?seed=2026");
    assert!(by_seed == sheets(&server, "slither.pdf?board=S1ZA-6"));
    assert!(by_seed == sheets(&server, "slither.pdf?board=s1za+6"));

    let press = Press::new(Paper::A4, Language::English).expect("a press");
    let boards: [BoardSpec; 2] = ["S1ZA-6", "S75"].map(|code| code.parse().expect("a code"));
    let one = press.boards(&boards, PerPage::One).expect("sheets");
    let two = press.boards(&boards, PerPage::Two).expect("a sheet");
    let query = "slither.pdf?board=S1ZA-6&board=S75";
    assert!(sheets(&server, query) == one.pdf().expect("PDF"));
    assert!(sheets(&server, &format!("{query}&per-page=2")) == two.pdf().expect("PDF"));
    let with_rules = press.boards_and_rules(&boards, PerPage::One).expect("sheets").pdf().expect("PDF");
    assert!(sheets(&server, &format!("{query}&per-page=1&rules=true")) == with_rules);
    assert!(sheets(&server, "slither.pdf?fresh=3") != sheets(&server, "slither.pdf?fresh=3"));
}

#[test]
fn a_bad_order_gets_one_clear_sentence() {
    let server = server();
    let many = format!("slither.pdf?{}", "board=S75&".repeat(MAX_BOARDS + 1));
    for (query, sentence) in [
        ("xok.pdf?language=de", "the language is one of en, pl and cs"),
        ("xok.pdf?language=", "the language is one of en, pl and cs"),
        ("xok.pdf?paper=a5", "the paper is a4 or letter"),
        ("xok.pdf?paper=a4&paper=letter", "the option paper is given twice"),
        ("xok.pdf?seed=1", "the option seed belongs to Slither Stone"),
        ("xok.pdf?rules=true", "the option rules belongs to Slither Stone"),
        ("slither.pdf?seed=-1", "a seed is a number from 0 to 4294967295"),
        ("slither.pdf?seed=4294967296", "a seed is a number from 0 to 4294967295"),
        ("slither.pdf?fresh=0", "fresh is a number of boards from 1 to 100"),
        ("slither.pdf?fresh=101", "fresh is a number of boards from 1 to 100"),
        ("slither.pdf?per-page=3", "per-page is 1 or 2"),
        ("slither.pdf?rules=maybe", "rules is true or false"),
        ("slither.pdf?seed=1&fresh=1", "board, seed and fresh exclude each other"),
        (&many, "an order has at most 100 boards"),
        ("slither.pdf?board=S76", "\"S76\" is not a board code: "),
        ("slither.pdf?board=%FF%00%0A", "\"\u{fffd}\\0\\n\" is not a board code: "),
        ("slither.pdf?colour=red", "there is no option \"colour\": they are language, paper, "),
        ("slither.pdf?%3Cscript%3E", "there is no option \"<script>\": they are language, paper, "),
    ] {
        let answer = server.get(&format!("/print/{query}"));
        assert_eq!(answer.status, 400, "{query}");
        assert_eq!(answer.header("content-type"), "text/plain; charset=utf-8");
        assert!(answer.text().starts_with(sentence), "{query}: {}", answer.text());
        assert_eq!(answer.text().lines().count(), 1, "{query}");
    }
    let long = server.get(&format!("/print/slither.pdf?board={}", "A".repeat(5000)));
    assert!(long.status == 400 && long.body.len() < 200, "{}", long.text());
}

#[test]
fn sheets_of_no_game_are_not_found() {
    let server = server();
    for path in ["chess.pdf", "xok", "xok.png", "xok.pdf.pdf", "Xok.pdf", "%FF.pdf", ".pdf"] {
        let answer = server.get(&format!("/print/{path}"));
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(answer.text(), "sheets are at /print/GAME.pdf: xok, yoxii, trexo, slither\n");
    }
}
