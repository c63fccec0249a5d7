//! The PDFs as another program sees them: poppler draws them as the SVG is drawn, reads the right letters, and
//! measures the right lengths. Without poppler these checks are left out with a message; in CI they fail.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use resvg::tiny_skia::Pixmap;
use tessera_draw::print::{Exercise, Language, Paper, PerPage, Press};
use tessera_draw::{Options, Scene, Size, Theme};
use tessera_games::slither_stone::BoardSpec;
use tessera_games::{AnyPosition, GameId};

/// Dots per inch at which a millimetre is ten pixels.
const TEN_TO_THE_MM: u32 = 254;

/// Whether poppler is there. In CI it must be.
fn has_poppler() -> bool {
    let found = Command::new("pdftoppm").arg("-v").output().is_ok();
    assert!(found || std::env::var("CI").as_deref() != Ok("true"), "poppler's pdftoppm is missing");
    if !found {
        eprintln!("left out: poppler's pdftoppm is not installed");
    }
    found
}

fn file(name: &str, pdf: &[u8]) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.pdf"));
    fs::write(&path, pdf).unwrap();
    path
}

/// The first page, drawn by poppler with these arguments.
fn drawn(name: &str, pdf: &[u8], arguments: &[&str]) -> Pixmap {
    let path = file(name, pdf);
    let status = Command::new("pdftoppm")
        .args(["-png", "-singlefile"])
        .args(arguments)
        .arg(&path)
        .arg(path.with_extension(""))
        .status();
    assert!(status.unwrap().success());
    Pixmap::decode_png(&fs::read(path.with_extension("png")).unwrap()).unwrap()
}

fn text(name: &str, pdf: &[u8]) -> String {
    let output = Command::new("pdftotext").arg("-layout").arg(file(name, pdf)).arg("-").output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// How many pixels are taken together when pictures are compared. Each program smooths edges in its own way; a
/// piece or a letter that is missing or moved still shows.
const BLOCK: u32 = 6;

/// The mean lightness of each block of pixels, 0 to 255.
fn blocks(pixels: &Pixmap) -> Vec<f64> {
    let size = (pixels.width() / BLOCK, pixels.height() / BLOCK);
    let lightness = |x, y| {
        pixels.pixel(x, y).map_or(0.0, |p| {
            f64::from(p.red()) * 0.3 + f64::from(p.green()) * 0.6 + f64::from(p.blue()) * 0.1
        })
    };
    let block = |bx: u32, by: u32| {
        let all = (0..BLOCK * BLOCK).map(|i| lightness(bx * BLOCK + i % BLOCK, by * BLOCK + i / BLOCK));
        all.sum::<f64>() / f64::from(BLOCK * BLOCK)
    };
    (0..size.1).flat_map(|by| (0..size.0).map(move |bx| (bx, by))).map(|(bx, by)| block(bx, by)).collect()
}

/// The mean difference of lightness, and the share of blocks that differ by more than an eighth of the range.
fn difference(one: &Pixmap, other: &Pixmap) -> (f64, f64) {
    assert_eq!((one.width(), one.height()), (other.width(), other.height()));
    let all: Vec<f64> =
        blocks(one).iter().zip(blocks(other)).map(|(one, other)| (one - other).abs()).collect();
    let great = all.iter().filter(|&&difference| difference > 32.0).count();
    (all.iter().sum::<f64>() / all.len() as f64, great as f64 / all.len() as f64)
}

fn assert_alike(name: &str, one: &Pixmap, other: &Pixmap) {
    let (mean, great) = difference(one, other);
    assert!(mean < 2.5 && great < 0.004, "{name}: mean difference {mean}, share of great ones {great}");
}

#[test]
fn poppler_draws_pictures_as_they_are() {
    if !has_poppler() {
        return;
    }
    let positions = [
        (GameId::Xok, "FfS0/s1S2s3S4/s5.A0a1./B2.b3..C0/c1..../..../... w"),
        (GameId::Yoxii, "3ad/cb111/3bda21d/44Tbc33/4b2b2cc/a3ac1/2a2 w"),
        (
            GameId::Trexo,
            "tiles=200 size=5 O2>X2<O1<2/O4vX4>O5vX4>O4</X4^X4>X5^X5vX4</O1^1X4>O5^1/1O1>X3>O3<O1< O",
        ),
        (
            GameId::Slither,
            ".....#...#/C<c#..#.dD>./.....#..../.......#../......o.../.oaaaA>..../..a......./..aa...B^../..#.....b./....#...b./.##....##./#...#..... 1 3,5 -",
        ),
    ];
    for (game, position) in positions {
        let scene = Scene::from(AnyPosition::parse(game, position).unwrap());
        for theme in Theme::ALL {
            let picture = scene.picture(&Options { theme, supplies: true, ..Options::default() }).unwrap();
            let ours = Pixmap::decode_png(&picture.png(Size::Width(700)).unwrap()).unwrap();
            let size = [ours.width().to_string(), ours.height().to_string()];
            let name = format!("picture-{game}-{theme}");
            let arguments = ["-scale-to-x", &size[0], "-scale-to-y", &size[1]];
            assert_alike(&name, &ours, &drawn(&name, &picture.pdf().unwrap(), &arguments));
        }
    }
}

#[test]
fn poppler_draws_sheets_as_they_are() {
    if !has_poppler() {
        return;
    }
    let press = Press::new(Paper::Letter, Language::Czech).unwrap();
    let boards: Vec<BoardSpec> = (1..=2).map(BoardSpec::standard).collect();
    let mut all = vec![("two", press.boards(&boards, PerPage::Two).unwrap())];
    all.extend(GameId::ALL.map(|game| (game.name(), press.game(game).unwrap())));
    for (name, sheets) in all {
        let pdf = sheets.pdf().unwrap();
        for (index, page) in sheets.pages().iter().enumerate() {
            let ours = Pixmap::decode_png(&page.png(130).unwrap()).unwrap();
            let [number, width, height] =
                [index as u32 + 1, ours.width(), ours.height()].map(|n| n.to_string());
            let arguments = ["-f", &number, "-scale-to-x", &width, "-scale-to-y", &height];
            let name = format!("sheet-{name}-{number}");
            assert_alike(&name, &ours, &drawn(&name, &pdf, &arguments));
        }
    }
}

#[test]
fn difference_sees_a_missing_piece() {
    let picture = |text| {
        let scene = Scene::from(AnyPosition::parse(GameId::Xok, text).unwrap());
        let picture = scene.picture(&Options::default()).unwrap();
        Pixmap::decode_png(&picture.png(Size::Width(700)).unwrap()).unwrap()
    };
    let with = picture(".../..../...../..FF../...../..../... b");
    let without = picture(".../..../...../....../...../..../... w");
    assert!(difference(&with, &without).1 > 0.006);
}

#[test]
fn texts_have_the_right_letters() {
    if !has_poppler() {
        return;
    }
    let expected = [
        (
            Language::English,
            "Each player adds up the values of their own stones next to the totem",
            "A game by Jeremy Partinico",
        ),
        (
            Language::Polish,
            "Zaczynają białe, potem gracie na zmianę.",
            "Najpierw przesuń totem, potem połóż kamień.",
        ),
        (
            Language::Czech,
            "Začíná bílý, potom se hráči střídají.",
            "Pohni totemem v jednom z osmi směrů: o jedno pole,",
        ),
    ];
    for (language, one, other) in expected {
        let press = Press::new(Paper::A4, language).unwrap();
        let text = text(&format!("text-{language}"), &press.game(GameId::Yoxii).unwrap().pdf().unwrap());
        assert!(text.contains(one) && text.contains(other), "{text}");
    }
    let press = Press::new(Paper::A4, Language::Polish).unwrap();
    let board = press.boards(&[BoardSpec::standard(2026)], PerPage::One).unwrap().pdf().unwrap();
    let text = text("text-board", &board);
    assert!(text.contains("Plansza S1ZA-6") && text.contains("wolne pola, do skreślania"), "{text}");
}

#[test]
fn solutions_come_with_a_key_to_their_notation() {
    if !has_poppler() {
        return;
    }
    let keys = [
        (Language::English, "d5-e6=3 moves the totem to d5 and puts a stone of value 3 on e6."),
        (Language::Polish, "d5-e6=3 przesuwa totem na pole d5 i kładzie kamień o wartości 3 na polu e6."),
        (Language::Czech, "d5-e6=3 přesune totem na pole d5 a položí kámen o hodnotě 3 na pole e6."),
    ];
    for (language, key) in keys {
        let exercise = Exercise {
            position: AnyPosition::start(GameId::Yoxii),
            turns: Some(1),
            level: 1,
            solution: "d5-e6=3".to_owned(),
        };
        let press = Press::new(Paper::A4, language).unwrap();
        let sheets = press.exercises(GameId::Yoxii, &[exercise]).unwrap();
        let text = text(&format!("key-{language}"), &sheets.pdf().unwrap());
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words.contains(key), "{words}");
    }
}

/// The first and last dark pixel of a row.
fn dark_span(pixels: &Pixmap, y: u32, from: u32, to: u32) -> Option<(u32, u32)> {
    let is_dark = |&x: &u32| pixels.pixel(x, y).is_some_and(|pixel| pixel.green() < 128);
    Some(((from..to).find(is_dark)?, (from..to).rev().find(is_dark)?))
}

#[test]
fn sheets_are_printed_to_scale() {
    if !has_poppler() {
        return;
    }
    let dots = TEN_TO_THE_MM.to_string();
    for (paper, width, height) in [(Paper::A4, 2100, 2970), (Paper::Letter, 2159, 2794)] {
        let press = Press::new(paper, Language::English).unwrap();
        let pdf = press.game(GameId::Trexo).unwrap().pdf().unwrap();
        let pixels = drawn(&format!("scale-{paper}"), &pdf, &["-r", &dots]);
        assert!(pixels.width().abs_diff(width) <= 1 && pixels.height().abs_diff(height) <= 1, "{paper}");
        // The line at the foot: 50 mm long, 13.5 mm above the lower edge, 12 mm from the left one.
        let spans = (height - 140..height - 130).filter_map(|y| dark_span(&pixels, y, 100, 635));
        let longest = spans.map(|(first, last)| last - first).max().unwrap();
        assert!(longest.abs_diff(500) <= 6, "{paper}: {longest}");
    }
}

#[test]
fn squares_of_a_board_are_as_wide_as_they_should_be() {
    if !has_poppler() {
        return;
    }
    let press = Press::new(Paper::A4, Language::English).unwrap();
    let board = press.boards(&[BoardSpec::standard(1)], PerPage::One).unwrap();
    let square = square_width(board.pages()[0].svg());
    let pixels = drawn("square", &board.pdf().unwrap(), &["-r", &TEN_TO_THE_MM.to_string()]);
    // The outer lines of the ten columns are the first and last that are not white, in most rows of pixels:
    // beside some stands a number, and squares have rounded corners.
    let is_line = |x: u32, y: u32| pixels.pixel(x, y).is_some_and(|pixel| pixel.green() < 225);
    let spans = (1000..1400).filter_map(|y| {
        let first = (150..2000).find(|&x| is_line(x, y))?;
        Some((150..2000).rev().find(|&x| is_line(x, y))? - first)
    });
    let mut spans: Vec<u32> = spans.collect();
    spans.sort_unstable();
    let width = f64::from(spans[spans.len() / 2]) / 10.0;
    assert!((width - 10.0 * square).abs() < 0.06 * square, "{width} mm for ten squares of {square} mm");
}

/// How wide a square is by the scale that the SVG gives the board, in mm.
fn square_width(svg: &str) -> f64 {
    let scales = svg.split("<g transform=\"translate(").skip(1).filter_map(|group| {
        let (_, scale) = group.split_once(") scale(")?;
        scale.split_once(')')?.0.parse::<f64>().ok()
    });
    scales.fold(0.0, f64::max) * 100.0
}
