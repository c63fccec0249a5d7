//! `tessera draw`: a position as a picture in a file.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use clap::builder::{PathBufValueParser, PossibleValuesParser, TypedValueParser};
use tessera_draw::{Arrow, Mark, Options, Picture, Scene, Size, Theme, View};
use tessera_game::Player;
use tessera_games::{ActionError, GameId};

use crate::bad_usage;
use crate::input::Where;
use crate::refusal::{self, Translated};

/// Draw a position into a file: SVG, PNG or PDF
#[derive(Args)]
#[command(after_help = "Examples:
  tessera draw xok -o xok.svg
  tessera draw slither --board S75 --theme ink -o board.pdf
  tessera draw yoxii --action d5-e6=3 --supplies --width 800 -o yoxii.png
  tessera draw trexo \"$(tessera play trexo start e5e6 e4d4)\" --slanted -o trexo.png
  tessera draw xok --mark d3 --mark cross:d4 --arrow a1-c3 -o - > marked.svg

The name of the file tells its form. Marks are rings, or dot:e5, cross:e5, corners:e5.")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on the command line")]
pub(crate) struct Draw {
    #[command(flatten)]
    at: Where,
    /// The file, which ends with .svg, .png or .pdf; `-` writes SVG to standard output
    #[arg(short, long, value_name = "FILE", value_parser = PathBufValueParser::new().try_map(Target::of))]
    output: Target,
    /// The colours
    #[arg(long, default_value = Theme::Light.name(), value_parser = theme_parser(), ignore_case = true)]
    theme: Theme,
    /// The second player's side of the board at the bottom
    #[arg(long)]
    flip: bool,
    /// No letters and numbers beside the board
    #[arg(long)]
    no_coordinates: bool,
    /// Also draw the supplies, and who is to move
    #[arg(long)]
    supplies: bool,
    /// Trexo: seen at a slant, so that stacks show their height
    #[arg(long)]
    slanted: bool,
    /// An action that is played and shown; may be given several times
    #[arg(long = "action", value_name = "ACTION", allow_hyphen_values = true)]
    actions: Vec<String>,
    /// A mark on a place; may be given several times
    #[arg(long = "mark", value_name = "PLACE")]
    marks: Vec<Mark>,
    /// An arrow from place to place, such as e5-g7; may be given several times
    #[arg(long = "arrow", value_name = "FROM-TO")]
    arrows: Vec<Arrow>,
    /// PNG: the width in pixels [default: 64 for each square]
    #[arg(long, value_name = "PIXELS", value_parser = clap::value_parser!(u32).range(1..=32_768))]
    width: Option<u32>,
}

impl Draw {
    pub(crate) fn run(&self) -> Result<()> {
        let mut scene = Scene::from(self.at.position()?);
        self.check_options(scene.position().game());
        for text in &self.actions {
            play(&mut scene, text)?;
        }
        let picture = scene.picture(&self.options())?;
        write(self.output.path(), &self.output.form.bytes(picture, self.width)?)
    }

    /// An option without effect is wrong usage: exits with clap's message.
    fn check_options(&self, game: GameId) {
        let message = if self.slanted && game != GameId::Trexo {
            "--slanted belongs to Trexo"
        } else if self.width.is_some() && self.output.form != Form::Png {
            "--width belongs to PNG; SVG and PDF have any size"
        } else {
            return;
        };
        bad_usage(&["draw"], message)
    }

    fn options(&self) -> Options {
        Options {
            theme: self.theme,
            seen_by: if self.flip { Player::Second } else { Player::First },
            view: if self.slanted { View::Slanted } else { View::Above },
            coordinates: !self.no_coordinates,
            supplies: self.supplies,
            highlights: true,
            marks: self.marks.clone(),
            arrows: self.arrows.clone(),
        }
    }
}

pub(super) fn theme_parser() -> impl TypedValueParser<Value = Theme> {
    PossibleValuesParser::new(Theme::ALL.map(Theme::name))
        .try_map(|name| name.to_ascii_lowercase().parse::<Theme>())
}

fn play(scene: &mut Scene, text: &str) -> Result<()> {
    let action = scene.position().parse_action(text);
    let played = action.and_then(|action| scene.play(action).map_err(ActionError::Illegal));
    let shown: String = text.chars().take(40).collect();
    played.map_err(|error| Translated(format!("{shown:?}: {}", refusal::action(&error))).into())
}

/// Where a picture goes, and in which form.
#[derive(Clone)]
struct Target {
    path: PathBuf,
    form: Form,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Svg,
    Png,
    Pdf,
}

impl Target {
    fn of(path: PathBuf) -> Result<Self, &'static str> {
        let ending = path.extension().and_then(|ending| ending.to_str()).map(str::to_ascii_lowercase);
        let form = match ending.as_deref() {
            Some("svg") => Form::Svg,
            Some("png") => Form::Png,
            Some("pdf") => Form::Pdf,
            None if path.as_os_str() == "-" => Form::Svg,
            _ => return Err("the name of a picture ends with .svg, .png or .pdf"),
        };
        Ok(Self { path, form })
    }

    fn path(&self) -> &Path {
        &self.path
    }
}

impl Form {
    fn bytes(self, picture: Picture, width: Option<u32>) -> Result<Vec<u8>> {
        Ok(match self {
            Self::Svg => picture.into_svg().into_bytes(),
            Self::Png => picture.png(width.map_or(Size::STANDARD, Size::Width))?,
            Self::Pdf => picture.pdf()?,
        })
    }
}

/// Writes a whole file; `-` is standard output.
pub(super) fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    if path.as_os_str() == "-" {
        let mut out = io::stdout().lock();
        out.write_all(bytes)?;
        return Ok(out.flush()?);
    }
    fs::write(path, bytes).with_context(|| format!("the file {} cannot be written", path.display()))
}
