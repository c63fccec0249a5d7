//! Whole games as animated pictures: APNG, which browsers show wherever they show PNG.

use resvg::tiny_skia::Pixmap;
use tessera_games::{AnyAction, AnyIllegal};

use crate::picture::broken;
use crate::{OffBoard, Options, RenderError, Scene, Size};

/// A game as an animation: one frame for the start, one for every action.
///
/// ```
/// use tessera_draw::{Animation, Options, Pace, Scene, Size};
/// use tessera_games::{AnyPosition, GameId};
///
/// let mut film = Animation::new(Scene::from(AnyPosition::start(GameId::Xok)));
/// for text in ["d3d4", "Sd3e"] {
///     film.play(film.now().position().parse_action(text)?)?;
/// }
/// let apng = film.apng(&Options::default(), Size::Width(200), Pace::default())?;
/// assert!(apng.starts_with(b"\x89PNG"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Animation {
    /// Never empty.
    scenes: Vec<Scene>,
    now: Scene,
}

/// How fast an animation goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// How long each frame is seen, in milliseconds.
    pub frame: u16,
    /// How long the last frame is seen before the animation repeats.
    pub last: u16,
}

impl Default for Pace {
    fn default() -> Self {
        Self { frame: 900, last: 4000 }
    }
}

/// Why an animation cannot be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnimationError {
    /// A mark or an arrow is off the board.
    OffBoard(OffBoard),
    /// A frame cannot be made.
    Render(RenderError),
}

impl std::fmt::Display for AnimationError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::OffBoard(error) => error.fmt(f),
            Self::Render(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for AnimationError {}

impl From<OffBoard> for AnimationError {
    fn from(error: OffBoard) -> Self {
        Self::OffBoard(error)
    }
}

impl From<RenderError> for AnimationError {
    fn from(error: RenderError) -> Self {
        Self::Render(error)
    }
}

impl Animation {
    /// An animation of one frame.
    pub fn new(start: Scene) -> Self {
        Self { scenes: vec![start.clone()], now: start }
    }

    /// The last frame.
    pub const fn now(&self) -> &Scene {
        &self.now
    }

    /// Plays an action if it is legal; otherwise says why not and changes nothing.
    pub fn play(&mut self, action: AnyAction) -> Result<(), AnyIllegal> {
        self.now.play(action)?;
        self.scenes.push(self.now.clone());
        Ok(())
    }

    /// The whole game as APNG, which repeats. Each frame stores only the part that differs from the frame before.
    pub fn apng(&self, options: &Options, size: Size, pace: Pace) -> Result<Vec<u8>, AnimationError> {
        // A board can grow over the edge of its first frame, so all frames show the union.
        let frames = self.scenes.iter().map(|scene| scene.frame(options));
        let whole = frames.fold(self.now.frame(options), crate::geometry::Rect::with);
        let frame = |scene: &Scene| -> Result<Pixmap, AnimationError> {
            Ok(scene.picture_in(whole, options)?.pixels(size)?)
        };
        let Some((first, rest)) = self.scenes.split_first() else { return Err(RenderError::NoFrames.into()) };
        let delay = |left: usize| if left == 0 { pace.last } else { pace.frame };
        let mut bytes = Vec::new();
        let mut film = Film::start(&mut bytes, frame(first)?, self.scenes.len(), delay(rest.len()))?;
        for (index, scene) in rest.iter().enumerate() {
            film.next(frame(scene)?, delay(rest.len() - 1 - index))?;
        }
        film.finish()?;
        Ok(bytes)
    }
}

/// A file that is being written.
struct Film<'a> {
    writer: png::Writer<&'a mut Vec<u8>>,
    before: Pixmap,
}

impl<'a> Film<'a> {
    fn start(bytes: &'a mut Vec<u8>, first: Pixmap, frames: usize, delay: u16) -> Result<Self, RenderError> {
        let mut encoder = png::Encoder::new(bytes, first.width(), first.height());
        // The background is opaque, so three bytes per pixel are enough.
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_animated(frames as u32, 0).map_err(broken)?;
        encoder.set_frame_delay(delay, 1000).map_err(broken)?;
        let mut writer = encoder.write_header().map_err(broken)?;
        let all = Part { x: 0, y: 0, width: first.width(), height: first.height() };
        writer.write_image_data(&all.of(&first)).map_err(broken)?;
        Ok(Self { writer, before: first })
    }

    fn next(&mut self, pixels: Pixmap, delay: u16) -> Result<(), RenderError> {
        let part = Part::that_differs(&self.before, &pixels);
        self.writer.reset_frame_position().map_err(broken)?;
        self.writer.set_frame_dimension(part.width, part.height).map_err(broken)?;
        self.writer.set_frame_position(part.x, part.y).map_err(broken)?;
        self.writer.set_frame_delay(delay, 1000).map_err(broken)?;
        self.writer.write_image_data(&part.of(&pixels)).map_err(broken)?;
        self.before = pixels;
        Ok(())
    }

    fn finish(self) -> Result<(), RenderError> {
        self.writer.finish().map_err(broken)
    }
}

/// A part of a frame, in pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Part {
    x: u32,
    y: u32,
    width: u32,
    height: u32,
}

impl Part {
    /// The smallest part outside of which two frames of the same size are equal, but at least one pixel.
    fn that_differs(before: &Pixmap, after: &Pixmap) -> Self {
        let width = after.width() as usize;
        let differing =
            before.pixels().iter().zip(after.pixels()).enumerate().filter(|(_, (old, new))| old != new);
        let mut bounds: Option<[u32; 4]> = None;
        for (index, _) in differing {
            let (x, y) = ((index % width) as u32, (index / width) as u32);
            let [left, top, right, bottom] = bounds.unwrap_or([x, y, x, y]);
            bounds = Some([left.min(x), top.min(y), right.max(x), bottom.max(y)]);
        }
        let [left, top, right, bottom] = bounds.unwrap_or_default();
        Self { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
    }

    /// The colours of that part, row by row.
    fn of(self, pixels: &Pixmap) -> Vec<u8> {
        let rows = pixels.pixels().chunks(pixels.width() as usize);
        let rows = rows.skip(self.y as usize).take(self.height as usize);
        let pixels = rows.flat_map(|row| row.iter().skip(self.x as usize).take(self.width as usize));
        pixels.flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect()
    }
}

#[cfg(test)]
mod tests {
    use resvg::tiny_skia::{Color, Pixmap, Rect};

    use super::Part;

    #[test]
    fn only_what_differs_is_taken() {
        let mut before = Pixmap::new(8, 6).unwrap();
        before.fill(Color::WHITE);
        let mut after = before.clone();
        assert_eq!(Part::that_differs(&before, &after), Part { x: 0, y: 0, width: 1, height: 1 });
        let paint = resvg::tiny_skia::Paint::default();
        let rect = Rect::from_xywh(2.0, 1.0, 3.0, 2.0).unwrap();
        after.fill_rect(rect, &paint, resvg::tiny_skia::Transform::identity(), None);
        let part = Part::that_differs(&before, &after);
        assert_eq!(part, Part { x: 2, y: 1, width: 3, height: 2 });
        assert_eq!(part.of(&after), [0; 18]);
    }
}
