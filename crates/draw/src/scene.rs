//! A position with what is known of how it came about: what the last turn did, and where long pieces went.

use tessera_game::Player;
use tessera_games::{AnyAction, AnyIllegal, AnyPosition};

use crate::board::{self, Board, Happened};
use crate::canvas::Canvas;
use crate::games::{Trail, drawn};
use crate::geometry::{Point, Rect};
use crate::{OffBoard, Options, Picture, Place, Sketch};

/// A position to be drawn.
///
/// A position alone is enough. If the actions are played here, the last turn is shown as well, and snakes lie exactly
/// as they went.
///
/// ```
/// use tessera_draw::{Options, Scene};
/// use tessera_games::{AnyPosition, GameId};
///
/// let mut scene = Scene::from(AnyPosition::start(GameId::Xok));
/// let action = scene.position().parse_action("d3d4")?;
/// scene.play(action)?;
/// let picture = scene.picture(&Options::default())?;
/// assert!(picture.svg().contains("xok-fish-first"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Scene {
    position: AnyPosition,
    trails: Vec<Trail>,
    happened: Happened,
    /// The player whose turn `happened` describes.
    mover: Option<Player>,
}

impl From<AnyPosition> for Scene {
    fn from(position: AnyPosition) -> Self {
        let trails = drawn(&position).trails();
        Self { position, trails, happened: Happened::default(), mover: None }
    }
}

impl Scene {
    /// The position.
    pub const fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// Plays an action if it is legal; otherwise says why not and changes nothing.
    pub fn play(&mut self, action: AnyAction) -> Result<(), AnyIllegal> {
        let before = self.position;
        self.position.play(action)?;
        let mover = Some(before.to_move());
        if self.mover != mover {
            self.happened = Happened::default();
            self.mover = mover;
        }
        drawn(&before).note(action, &mut self.happened, &mut self.trails);
        Ok(())
    }

    /// The picture of the position. A mark or an arrow off the board is refused.
    pub fn picture(&self, options: &Options) -> Result<Picture, OffBoard> {
        self.picture_in(self.frame(options), options)
    }

    /// The part of the plane that the picture shows by itself.
    pub(crate) fn frame(&self, options: &Options) -> Rect {
        board::frame(&*self.board(options), options)
    }

    /// The picture of that part of the plane.
    pub(crate) fn picture_in(&self, frame: Rect, options: &Options) -> Result<Picture, OffBoard> {
        let mut canvas = Canvas::default();
        self.draw(&mut canvas, options)?;
        Ok(Picture::new(canvas, options.theme, frame))
    }

    /// Everything that the picture shows, shape by shape. A mark or an arrow off the board is refused.
    pub fn sketch(&self, options: &Options) -> Result<Sketch, OffBoard> {
        board::sketch(&*self.board(options), &self.happened, options)
    }

    /// The centre of a place, where it is seen; `None` if the board has no such place.
    pub fn centre(&self, place: Place, options: &Options) -> Option<Point> {
        self.board(options).centre(place)
    }

    /// Draws the position, the centre of the board at the origin.
    pub(crate) fn draw(&self, canvas: &mut Canvas, options: &Options) -> Result<(), OffBoard> {
        let to_move = self.position.outcome().is_none().then(|| self.position.to_move());
        let board = self.board(options);
        let sketch = board::sketch(&*board, &self.happened, options)?;
        board::draw(canvas, &sketch, &*board, options, to_move);
        Ok(())
    }

    /// Draws the board with nothing on it, its centre at the origin.
    #[cfg(feature = "print")]
    pub(crate) fn draw_bare(&self, canvas: &mut Canvas, options: &Options) {
        let board = self.board(options);
        canvas.group(&format!(r#"class="{}""#, board.class()), |canvas| {
            board.ground(options).iter().for_each(|shape| canvas.draw(shape));
        });
    }

    fn board(&self, options: &Options) -> Box<dyn Board> {
        drawn(&self.position).board(&self.trails, options)
    }
}
