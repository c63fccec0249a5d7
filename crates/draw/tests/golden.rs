//! All pictures and printed sheets as hashes, in `tests/golden.txt`: every position of the shared vectors in every
//! theme and view, a random game with its last turns, every sheet on every paper in every language. After a wanted
//! change, write them anew: `UPDATE_SNAPSHOTS=1 cargo test -p tessera-draw --test golden`.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use tessera_draw::print::{Language, Paper, PerPage, Press, Sheets};
use tessera_draw::{Animation, Options, Pace, Scene, Size, Theme, View};
use tessera_game::{Player, Random};
use tessera_games::slither_stone::BoardSpec;
use tessera_games::{AnyPosition, GameId};

/// FNV-1a.
struct Hash(u64);

impl Hash {
    const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, bytes: impl AsRef<[u8]>) {
        for byte in bytes.as_ref() {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn of(bytes: impl AsRef<[u8]>) -> u64 {
        let mut hash = Self::new();
        hash.add(bytes);
        hash.0
    }
}

/// The positions in a vector file. Position strings have no characters that JSON would escape.
fn vector_positions(game: GameId) -> Vec<AnyPosition> {
    let path = format!("{}/../../vectors/{game}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap();
    let texts = text.lines().filter_map(|line| line.split_once(r#""position":""#)?.1.split_once('"'));
    texts.map(|(text, _)| AnyPosition::parse(game, text).unwrap()).collect()
}

/// Every theme, player and view, with everything beside the board or nothing.
fn every_option() -> Vec<Options> {
    let mut all = Vec::new();
    for theme in Theme::ALL {
        for seen_by in Player::BOTH {
            for view in [View::Above, View::Slanted] {
                let (coordinates, supplies) = (seen_by == Player::First, view == View::Above);
                all.push(Options { theme, seen_by, view, coordinates, supplies, ..Options::default() });
            }
        }
    }
    all
}

fn pictures(game: GameId) -> u64 {
    let mut hash = Hash::new();
    for position in vector_positions(game) {
        let scene = Scene::from(position);
        for options in every_option() {
            hash.add(scene.picture(&options).unwrap().svg());
        }
    }
    hash.0
}

/// Every picture of random games, with what the last turn did; and a film of one.
fn films(game: GameId) -> u64 {
    let (mut hash, mut random) = (Hash::new(), Random::new(1));
    for number in 0..4 {
        let mut film = Animation::new(Scene::from(AnyPosition::start(game)));
        for _ in 0..30 {
            let actions = film.now().position().actions();
            let Some(&action) = actions.get(random.below(actions.len().max(1) as u32) as usize) else {
                break;
            };
            film.play(action).unwrap();
            hash.add(film.now().picture(&Options::default()).unwrap().svg());
        }
        if number == 0 {
            hash.add(film.apng(&Options::default(), Size::Width(80), Pace::default()).unwrap());
        }
    }
    hash.0
}

/// Every page as SVG; what is written in English, also as PDF.
fn sheets(print: impl Fn(&Press) -> Sheets) -> u64 {
    let mut hash = Hash::new();
    for (paper, language) in Paper::ALL.into_iter().flat_map(|paper| Language::ALL.map(|each| (paper, each)))
    {
        let sheets = print(&Press::new(paper, language).unwrap());
        for page in sheets.pages() {
            hash.add(page.svg());
        }
        if language == Language::English {
            hash.add(sheets.pdf().unwrap());
        }
    }
    hash.0
}

#[test]
fn pictures_and_sheets_are_as_they_were() {
    let mut now = String::new();
    for game in GameId::ALL {
        writeln!(now, "{game} pictures {:016x}", pictures(game)).unwrap();
        writeln!(now, "{game} films {:016x}", films(game)).unwrap();
        let first = Scene::from(vector_positions(game)[7]).picture(&Options::default()).unwrap();
        writeln!(now, "{game} pdf {:016x}", Hash::of(first.pdf().unwrap())).unwrap();
        writeln!(now, "{game} set {:016x}", sheets(|press| press.game(game).unwrap())).unwrap();
        writeln!(now, "{game} rules {:016x}", sheets(|press| press.rules(game).unwrap())).unwrap();
    }
    let boards: Vec<BoardSpec> = (0..3).map(BoardSpec::standard).collect();
    for per_page in [PerPage::One, PerPage::Two] {
        let hash = sheets(|press| press.boards(&boards, per_page).unwrap());
        writeln!(now, "boards {per_page:?} {hash:016x}").unwrap();
    }
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden.txt");
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        fs::write(&path, &now).unwrap();
    }
    assert_eq!(now, fs::read_to_string(&path).unwrap());
}
