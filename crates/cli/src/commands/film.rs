//! `tessera record film`: a whole game as one animated picture.

use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use clap::builder::{PathBufValueParser, TypedValueParser};
use tessera_draw::{Animation, Options, Pace, Scene, Size, Theme, View};
use tessera_game::Player;
use tessera_view::{Line, ViewOptions, look};

use super::draw::{theme_parser, write};
use super::record::OneGame;

/// Draw a game as an animated picture (APNG), which browsers show like any PNG
#[derive(Args)]
#[command(after_help = "Examples:
  tessera record film games.tgn -o game.png
  tessera record film games.tgn 12 --theme dark --width 400 --pause 500 -o game.apng")]
pub(super) struct Film {
    #[command(flatten)]
    game: OneGame,
    /// The file, which ends with .png or .apng
    #[arg(short, long, value_name = "FILE", value_parser = PathBufValueParser::new().try_map(film_path))]
    output: PathBuf,
    /// The colours
    #[arg(long, default_value = Theme::Light.name(), value_parser = theme_parser(), ignore_case = true)]
    theme: Theme,
    /// The second player's side of the board at the bottom
    #[arg(long)]
    flip: bool,
    /// Trexo: seen at a slant
    #[arg(long)]
    slanted: bool,
    /// The width in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 480, value_parser = clap::value_parser!(u32).range(16..=4000))]
    width: u32,
    /// How long each action is seen, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = Pace::default().frame)]
    pause: u16,
}

impl Film {
    pub(super) fn run(&self) -> Result<()> {
        let game = self.game.read()?;
        let mut scene = Scene::from(*game.main().start());
        let mut actions = game.main().actions().iter();
        let broken = "the game cannot be played through";
        // An empty board says nothing, and is what stands where a film does not move.
        if is_empty(&scene)
            && let Some(&first) = actions.next()
        {
            scene.play(first).context(broken)?;
        }
        let mut film = Animation::new(scene);
        for &action in actions {
            film.play(action).context(broken)?;
        }
        let options = Options {
            theme: self.theme,
            seen_by: if self.flip { Player::Second } else { Player::First },
            view: if self.slanted { View::Slanted } else { View::Above },
            ..Options::default()
        };
        let pace = Pace { frame: self.pause, ..Pace::default() };
        write(&self.output, &film.apng(&options, Size::Width(self.width), pace)?)
    }
}

fn film_path(path: PathBuf) -> Result<PathBuf, &'static str> {
    let ending = path.extension().and_then(|ending| ending.to_str()).map(str::to_ascii_lowercase);
    match ending.as_deref() {
        Some("png" | "apng") => Ok(path),
        _ => Err("the name of an animated picture ends with .png or .apng"),
    }
}

/// Whether nothing stands on the board.
fn is_empty(scene: &Scene) -> bool {
    let (game, start) = (scene.position().game(), scene.position().to_string());
    let view = ViewOptions { seen_by: Player::First, slanted: false, coordinates: false };
    look(&Line { game, start, actions: Vec::new() }, view).is_ok_and(|look| look.pieces.is_empty())
}
