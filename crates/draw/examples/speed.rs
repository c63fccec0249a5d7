//! How long sheets take and how large they are: `cargo run --release --example speed`.

use std::error::Error;
use std::time::Instant;

use tessera_draw::print::{Language, Paper, PerPage, Press};
use tessera_draw::{Options, Scene, Size};
use tessera_games::slither_stone::BoardSpec;
use tessera_games::{AnyPosition, GameId};

/// The shortest of five runs, in milliseconds.
fn shortest<T>(mut run: impl FnMut() -> Result<T, Box<dyn Error>>) -> Result<(f64, T), Box<dyn Error>> {
    let mut best = f64::INFINITY;
    let mut result = run()?;
    for _ in 0..5 {
        let start = Instant::now();
        result = run()?;
        best = best.min(start.elapsed().as_secs_f64() * 1000.0);
    }
    Ok((best, result))
}

fn main() -> Result<(), Box<dyn Error>> {
    let start = Instant::now();
    let press = Press::new(Paper::A4, Language::Czech)?;
    let first = press.boards(&[BoardSpec::standard(0)], PerPage::One)?.pdf()?.len();
    println!("the first sheet: {:.1} ms, {first} bytes", start.elapsed().as_secs_f64() * 1000.0);
    for count in [1, 10, 100] {
        let boards: Vec<BoardSpec> = (0..count).map(BoardSpec::standard).collect();
        for per_page in [PerPage::One, PerPage::Two] {
            let (time, pdf) = shortest(|| Ok(press.boards(&boards, per_page)?.pdf()?))?;
            println!("{count} boards, {per_page:?} to a page: {time:.1} ms, {} bytes", pdf.len());
        }
    }
    for game in GameId::ALL {
        let (time, pdf) = shortest(|| Ok(press.game(game)?.pdf()?))?;
        println!("sheets of {game}: {time:.1} ms, {} bytes", pdf.len());
        let scene = Scene::from(AnyPosition::start(game));
        let (time, svg) = shortest(|| Ok(scene.picture(&Options::default())?.into_svg()))?;
        println!("{game} as SVG: {time:.2} ms, {} bytes", svg.len());
        let (time, png) = shortest(|| Ok(scene.picture(&Options::default())?.png(Size::STANDARD)?))?;
        println!("{game} as PNG: {time:.1} ms, {} bytes", png.len());
    }
    Ok(())
}
