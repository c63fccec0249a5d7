//! Composes a sketch of board, pieces, labels, highlights, marks, arrows and supplies, and draws it.

use tessera_game::Player;

use super::Board;
use super::stock::{ROW_HEIGHT, ROW_WIDTH};
use crate::art::{ARROW_HEAD, Art, SELECT, TAKEN, TARGET};
use crate::canvas::Canvas;
use crate::geometry::{Point, Pose, Rect, number};
use crate::{Arrow, Mark, MarkShape, OffBoard, Options, Place, Shape, Sketch};

/// The paper round the board.
const MARGIN: f64 = 14.0;

/// The room that a coordinate takes to each side of its middle.
const LABEL_ROOM: f64 = 16.0;

/// How large coordinates are.
const LABEL_SIZE: f64 = 28.0;

/// What the last turn did: places that were touched, places where something was lost.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Happened {
    pub(crate) touched: Vec<Place>,
    pub(crate) lost: Vec<Place>,
}

impl Happened {
    /// Notes places that were touched.
    pub(crate) fn touch<P: Into<Place>>(&mut self, places: impl IntoIterator<Item = P>) {
        self.touched.extend(places.into_iter().map(Into::into));
    }
}

/// The part of the plane that a picture shows.
pub(crate) fn frame(board: &dyn Board, options: &Options) -> Rect {
    let labels = if options.coordinates { board.labels() } else { Vec::new() };
    let labels = labels.iter().map(|label| Rect::around(label.at, LABEL_ROOM));
    let supplies = if options.supplies { ROW_WIDTH } else { 0.0 };
    labels.fold(board.frame(), Rect::with).grown([MARGIN, MARGIN, MARGIN + supplies, MARGIN])
}

/// Everything that is to be drawn. A mark or arrow off the board is refused.
pub(crate) fn sketch(board: &dyn Board, happened: &Happened, options: &Options) -> Result<Sketch, OffBoard> {
    let mut marks = Vec::new();
    if options.highlights {
        marks.extend(highlights(board, happened));
    }
    for &Mark { shape, place } in &options.marks {
        let (art, name) = mark_art(board, shape);
        marks.push(Shape::art(format!("mark-{name}-{place}"), art, &[], centre(board, place)?));
    }
    for &arrow in &options.arrows {
        marks.extend(arrow_shapes(board, arrow)?);
    }
    let stock = Player::BOTH.into_iter().flat_map(|player| board.stock(player)).chain(board.common_stock());
    Ok(Sketch {
        frame: frame(board, options),
        class: board.class(),
        ground: board.ground(options),
        pieces: board.pieces(),
        marks: without_repeats(marks),
        labels: if options.coordinates { labels(board) } else { Vec::new() },
        stock: stock.collect(),
    })
}

/// Draws a sketch; the supplies only if they are wanted.
pub(crate) fn draw(
    canvas: &mut Canvas,
    sketch: &Sketch,
    board: &dyn Board,
    options: &Options,
    to_move: Option<Player>,
) {
    canvas.group(&format!(r#"class="{}""#, sketch.class), |canvas| {
        sketch.ground.iter().chain(&sketch.pieces).for_each(|shape| canvas.draw(shape));
    });
    sketch.labels.iter().chain(&sketch.marks).for_each(|shape| canvas.draw(shape));
    if options.supplies {
        draw_supplies(canvas, sketch, board.frame(), options.seen_by, to_move);
    }
}

fn centre(board: &dyn Board, place: Place) -> Result<Point, OffBoard> {
    board.centre(place).ok_or(OffBoard(place))
}

/// The shape of a mark, and its name in keys.
fn mark_art(board: &dyn Board, shape: MarkShape) -> (Art, &'static str) {
    match shape {
        MarkShape::Ring => (SELECT, "ring"),
        MarkShape::Dot => (TARGET, "dot"),
        MarkShape::Cross => (TAKEN, "cross"),
        MarkShape::Corners => (board.corners(), "corners"),
    }
}

fn labels(board: &dyn Board) -> Vec<Shape> {
    let label = |label: super::Label| {
        Shape::text(format!("label-{}", label.text), label.text, "t-label", label.at, LABEL_SIZE)
    };
    board.labels().into_iter().map(label).collect()
}

/// What the last turn did, and what decided the game. A place that decided it has a ring and no corners.
fn highlights(board: &dyn Board, happened: &Happened) -> Vec<Shape> {
    let decided = board.decided_by();
    let touched = happened.touched.iter().filter(|place| !decided.contains(place)).copied().collect();
    let all = [
        ("last", board.corners(), touched),
        ("lost", TAKEN, happened.lost.clone()),
        ("decides", SELECT, decided),
    ];
    all.into_iter()
        .flat_map(|(name, art, places): (_, _, Vec<Place>)| {
            places.into_iter().filter_map(move |place| {
                Some(Shape::art(format!("{name}-{place}"), art, &[], board.centre(place)?))
            })
        })
        .collect()
}

/// A turn can touch a place twice, and a caller can ask for the same mark twice.
fn without_repeats(shapes: Vec<Shape>) -> Vec<Shape> {
    let mut kept: Vec<Shape> = Vec::with_capacity(shapes.len());
    for shape in shapes {
        if kept.iter().all(|other| other.key() != shape.key()) {
            kept.push(shape);
        }
    }
    kept
}

/// A shaft up to the head, whose tip lies a little before the centre of the place it points at.
fn arrow_shapes(board: &dyn Board, Arrow { from, to }: Arrow) -> Result<Vec<Shape>, OffBoard> {
    let [start, end] = [centre(board, from)?, centre(board, to)?];
    let (dx, dy) = (end.x - start.x, end.y - start.y);
    let length = dx.hypot(dy);
    if length < 1.0 {
        return Ok(Vec::new());
    }
    let along = |distance: f64| start.by(dx * distance / length, dy * distance / length);
    let (head, shaft) = (along(length - 20.0), along((length - 33.0).max(0.0)));
    let (x, y, turn) = (number(head.x), number(head.y), number(dy.atan2(dx).to_degrees()));
    let transform = format!("translate({x} {y}) rotate({turn})");
    Ok(vec![
        Shape::line(format!("arrow-{from}-{to}"), "t-arrow-shaft", [start, shaft], 10.0),
        Shape::transformed(format!("arrow-head-{from}-{to}"), ARROW_HEAD, transform),
    ])
}

/// The supplies to the right of the board, each player's on their own side, with a dot at who is to move.
fn draw_supplies(
    canvas: &mut Canvas,
    sketch: &Sketch,
    frame: Rect,
    seen_by: Player,
    to_move: Option<Player>,
) {
    let left = frame.right() + MARGIN;
    for player in Player::BOTH {
        let rows = sketch.stock.iter().filter(|stock| stock.player == Some(player));
        let height = ROW_HEIGHT * rows.clone().count() as f64;
        let top = if player == seen_by { frame.bottom() - height } else { frame.y };
        for (index, row) in rows.enumerate() {
            let y = top + ROW_HEIGHT * (index as f64 + 0.5);
            row.draw(canvas, Point::new(left, y), sketch.class);
        }
        if to_move == Some(player) {
            let at = Point::new(left + 8.0, top + ROW_HEIGHT / 2.0);
            canvas.lay(TARGET, &[], Pose::at(at).scaled(0.9));
        }
    }
    for row in sketch.stock.iter().filter(|stock| stock.player.is_none()) {
        row.draw(canvas, Point::new(left, frame.y + frame.height / 2.0), sketch.class);
    }
}
