//! A position with what is known of how it came about: what the last turn did, and which way each snake went.

use tessera_game::Player;
use tessera_games::{AnyAction, AnyIllegal, AnyPosition};
use tessera_slither_stone::{Action, Position as SlitherPosition};
use tessera_xok::Placement;

use crate::board::{
    self, Board, Happened, SlitherBoard, TrexoBoard, Way, XokBoard, YoxiiBoard, slither_place, ways,
};
use crate::canvas::Canvas;
use crate::geometry::{Point, Rect};
use crate::{OffBoard, Options, Picture, Place, Sketch};

/// A position to be drawn.
///
/// A bare position will do. Whoever has the actions as well plays them here: then the last turn is shown, and
/// snakes lie exactly as they went.
///
/// ```
/// use tessera_draw::{Options, Scene};
/// use tessera_games::{AnyPosition, GameId};
///
/// let mut scene = Scene::from(AnyPosition::start(GameId::Yoxii));
/// let action = scene.position().parse_action("d5-e6=3")?;
/// scene.play(action)?;
/// let picture = scene.picture(&Options::default())?;
/// assert!(picture.svg().contains("yoxii-stone-3-first"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Scene {
    position: AnyPosition,
    /// The ways of the snakes; of other games, no ways.
    ways: [Way; 4],
    happened: Happened,
    /// Whose turn `happened` tells of.
    mover: Option<Player>,
}

impl From<AnyPosition> for Scene {
    fn from(position: AnyPosition) -> Self {
        let ways = match &position {
            AnyPosition::Slither(position) => ways(position),
            _ => Default::default(),
        };
        Self { position, ways, happened: Happened::default(), mover: None }
    }
}

macro_rules! from_position {
    ($($name:ident($position:ty);)*) => {
        $(impl From<$position> for Scene {
            fn from(position: $position) -> Self {
                Self::from(AnyPosition::$name(position))
            }
        })*
    };
}

from_position! {
    Xok(tessera_xok::Position);
    Yoxii(tessera_yoxii::Position);
    Trexo(tessera_trexo::Position);
    TrexoLarge(tessera_trexo::LargePosition);
    Slither(tessera_slither_stone::Position);
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
        match (before, action) {
            (AnyPosition::Xok(before), AnyAction::Xok(action)) => self.see_xok(&before, action),
            (AnyPosition::Yoxii(before), AnyAction::Yoxii(action)) => {
                self.touch([before.totem(), action.totem(), action.stone()].map(Place::from));
            }
            (_, AnyAction::Trexo(action)) => self.touch([action.x, action.o].map(Place::from)),
            (AnyPosition::Slither(before), AnyAction::Slither(action)) => self.see_slither(&before, action),
            _ => {}
        }
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
        let (seen_by, view) = (options.seen_by, options.view);
        match self.position {
            AnyPosition::Xok(position) => Box::new(XokBoard { position, seen_by }),
            AnyPosition::Yoxii(position) => Box::new(YoxiiBoard::new(position, seen_by)),
            AnyPosition::Trexo(position) => Box::new(TrexoBoard::new(position, seen_by, view)),
            AnyPosition::TrexoLarge(position) => Box::new(TrexoBoard::new(position, seen_by, view)),
            AnyPosition::Slither(position) => {
                Box::new(SlitherBoard { position, ways: self.ways.clone(), seen_by })
            }
        }
    }

    fn touch(&mut self, places: impl IntoIterator<Item = Place>) {
        self.happened.touched.extend(places);
    }

    /// Two fish, or a shark and what it has eaten. The fish under the shark itself is not crossed out: the
    /// shark is to be seen.
    fn see_xok(&mut self, before: &tessera_xok::Position, action: tessera_xok::Action) {
        match action.placement() {
            Placement::TwoFish(one, other) => self.touch([one, other].map(Place::from)),
            Placement::Shark(_, cell) => {
                self.touch([Place::from(cell)]);
                let eaten = before.eaten(action).into_iter().filter(|&eaten| eaten != cell);
                self.happened.lost.extend(eaten.map(Place::from));
            }
        }
    }

    fn see_slither(&mut self, before: &SlitherPosition, action: Action) {
        match action {
            Action::Wall(square) | Action::FreeSpace(square) => self.touch(slither_place(before, square)),
            Action::Move(move_) => {
                for leg in before.trace(move_).legs() {
                    self.see_leg(before, leg);
                }
            }
            Action::End => {}
        }
    }

    /// A snake goes on, or dies: then all its squares are lost.
    fn see_leg(&mut self, before: &SlitherPosition, leg: &tessera_slither_stone::Leg) {
        let way = &mut self.ways[leg.snake.index()];
        match way.last_mut() {
            Some(part) => part.extend(leg.entered()),
            None => way.push(leg.entered().to_vec()),
        }
        if leg.death.is_some() {
            let dead = std::mem::take(way).concat();
            self.happened.lost.extend(dead.into_iter().filter_map(|square| slither_place(before, square)));
        } else {
            self.touch(leg.entered().iter().filter_map(|&square| slither_place(before, square)));
        }
    }
}
