//! The board as a picture for a file.

use serde::{Deserialize, Serialize};
use tessera_draw::{Options, Theme};
use tessera_view::{Line, ViewOptions};

use crate::answer::{Answer, words};

/// How the picture looks.
#[derive(Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PictureOptions"))]
pub(crate) struct Request {
    #[serde(flatten)]
    view: ViewOptions,
    #[cfg_attr(feature = "typescript", ts(type = "Theme"))]
    theme: String,
}

/// A picture.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Picture {
    svg: String,
}

pub(crate) fn svg(line: &Line, request: &Request) -> Answer<Picture> {
    let wrong = || words("core-request", []);
    let theme: Theme = request.theme.parse().map_err(|_| wrong())?;
    let options = Options { theme, ..request.view.options() };
    let picture = line.played()?.scene.picture(&options).map_err(|_| wrong())?;
    Ok(Picture { svg: picture.into_svg() })
}
