//! Writes one of everything into a folder, to be looked at: `cargo run --example gallery -- FOLDER`.

use std::error::Error;
use std::fs;
use std::path::Path;

use tessera_draw::print::{Language, Paper, PerPage, Press, Sheets};
use tessera_draw::{Animation, Options, Pace, Scene, Size, Theme, View};
use tessera_game::{Player, Random};
use tessera_games::slither_stone::BoardSpec;
use tessera_games::{AnyPosition, GameId};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("give the folder to write into")?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    pictures(folder)?;
    sheets(folder)?;
    Ok(())
}

/// A game of at most `most` random actions.
fn random_game(game: GameId, seed: u64, most: usize) -> Result<Animation, Box<dyn Error>> {
    let mut film = Animation::new(Scene::from(AnyPosition::start(game)));
    let mut random = Random::new(seed);
    for _ in 0..most {
        let actions = film.now().position().actions();
        let Some(&action) = actions.get(random.below(actions.len() as u32) as usize) else { break };
        film.play(action)?;
    }
    Ok(film)
}

fn pictures(folder: &Path) -> Result<(), Box<dyn Error>> {
    for game in GameId::ALL {
        let film = random_game(game, 5, 200)?;
        println!("{game}: {}", film.now().position());
        for theme in Theme::ALL {
            for (name, seen_by, supplies) in
                [("first", Player::First, true), ("second", Player::Second, false)]
            {
                let options = Options { theme, seen_by, supplies, ..Options::default() };
                let picture = film.now().picture(&options)?;
                fs::write(folder.join(format!("{game}-{theme}-{name}.svg")), picture.svg())?;
                fs::write(folder.join(format!("{game}-{theme}-{name}.png")), picture.png(Size::STANDARD)?)?;
                fs::write(folder.join(format!("{game}-{theme}-{name}.pdf")), picture.pdf()?)?;
            }
            if game == GameId::Trexo {
                let options = Options { theme, view: View::Slanted, ..Options::default() };
                let png = film.now().picture(&options)?.png(Size::STANDARD)?;
                fs::write(folder.join(format!("{game}-{theme}-slanted.png")), png)?;
            }
        }
        let apng = film.apng(&Options::default(), Size::Scale(0.4), Pace::default())?;
        println!("{game}: {} bytes of APNG", apng.len());
        fs::write(folder.join(format!("{game}-game.png")), apng)?;
    }
    Ok(())
}

fn sheets(folder: &Path) -> Result<(), Box<dyn Error>> {
    let boards = [BoardSpec::standard(1), BoardSpec::new(21, 6, 8, 1)?, BoardSpec::new(6, 21, 8, 2)?];
    for paper in Paper::ALL {
        for language in Language::ALL {
            let press = Press::new(paper, language)?;
            for game in GameId::ALL {
                write_sheets(folder, &format!("{game}-{paper}-{language}"), &press.game(game)?)?;
            }
            for (name, per_page) in [("one", PerPage::One), ("two", PerPage::Two)] {
                let sheets = press.boards(&boards, per_page)?;
                write_sheets(folder, &format!("boards-{name}-{paper}-{language}"), &sheets)?;
            }
        }
    }
    Ok(())
}

fn write_sheets(folder: &Path, name: &str, sheets: &Sheets) -> Result<(), Box<dyn Error>> {
    let pdf = sheets.pdf()?;
    println!("{name}: {} pages, {} bytes of PDF", sheets.pages().len(), pdf.len());
    fs::write(folder.join(format!("sheet-{name}.pdf")), pdf)?;
    for (index, page) in sheets.pages().iter().enumerate() {
        fs::write(folder.join(format!("sheet-{name}-{}.png", index + 1)), page.png(70)?)?;
    }
    Ok(())
}
