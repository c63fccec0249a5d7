//! Puts a picture together: board, labels, pieces, highlights, marks, arrows, supplies.

use tessera_game::Player;

use super::{Board, Row};
use crate::art::{ARROW_HEAD, Art, SELECT, TAKEN, TARGET};
use crate::canvas::{Canvas, Lettering};
use crate::geometry::{Point, Pose, Rect, number};
use crate::{Arrow, Mark, MarkShape, OffBoard, Options, Place};

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

/// The part of the plane that a picture shows.
pub(crate) fn frame(board: &dyn Board, options: &Options) -> Rect {
    let labels = if options.coordinates { board.labels() } else { Vec::new() };
    let labels = labels.iter().map(|label| Rect::around(label.at, LABEL_ROOM));
    let supplies = if options.supplies { Row::WIDTH } else { 0.0 };
    labels.fold(board.frame(), Rect::with).grown([MARGIN, MARGIN, MARGIN + supplies, MARGIN])
}

/// Draws everything. A mark or arrow off the board is refused.
pub(crate) fn draw(
    canvas: &mut Canvas,
    board: &dyn Board,
    happened: &Happened,
    options: &Options,
    to_move: Option<Player>,
) -> Result<(), OffBoard> {
    let mut marks = Vec::new();
    if options.highlights {
        marks.extend(highlights(board, happened));
    }
    for &Mark { shape, place } in &options.marks {
        marks.push((mark_art(board, shape), centre(board, place)?));
    }
    let arrows: Vec<[Point; 2]> = options
        .arrows
        .iter()
        .map(|&Arrow { from, to }| Ok([centre(board, from)?, centre(board, to)?]))
        .collect::<Result<_, OffBoard>>()?;

    canvas.group(&format!(r#"class="{}""#, board.class()), |canvas| {
        board.draw_ground(canvas, options);
        board.draw_pieces(canvas);
    });
    if options.coordinates {
        for label in board.labels() {
            canvas.centred(label.at, &label.text, Lettering::label("t-label", LABEL_SIZE));
        }
    }
    for (art, at) in marks {
        canvas.lay(art, &[], Pose::at(at));
    }
    for [from, to] in arrows {
        draw_arrow(canvas, from, to);
    }
    if options.supplies {
        draw_supplies(canvas, board, options.seen_by, to_move);
    }
    Ok(())
}

fn centre(board: &dyn Board, place: Place) -> Result<Point, OffBoard> {
    board.centre(place).ok_or(OffBoard(place))
}

fn mark_art(board: &dyn Board, shape: MarkShape) -> Art {
    match shape {
        MarkShape::Ring => SELECT,
        MarkShape::Dot => TARGET,
        MarkShape::Cross => TAKEN,
        MarkShape::Corners => board.corners(),
    }
}

/// What the last turn did, and what decided the game. What decided it is ringed; then the corners would be too much.
fn highlights(board: &dyn Board, happened: &Happened) -> Vec<(Art, Point)> {
    let decided = board.decided_by();
    let touched = happened.touched.iter().filter(|place| !decided.contains(place));
    let all =
        [(board.corners(), touched.copied().collect()), (TAKEN, happened.lost.clone()), (SELECT, decided)];
    all.into_iter()
        .flat_map(|(art, places): (Art, Vec<Place>)| {
            places.into_iter().filter_map(move |place| board.centre(place).map(|centre| (art, centre)))
        })
        .collect()
}

/// A shaft up to the head, whose tip lies a little before the centre of the place it points at.
fn draw_arrow(canvas: &mut Canvas, from: Point, to: Point) {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy);
    if length < 1.0 {
        return;
    }
    let along = |distance: f64| from.by(dx * distance / length, dy * distance / length);
    let (head, shaft) = (along(length - 20.0), along((length - 33.0).max(0.0)));
    let [x1, y1, x2, y2] = [from.x, from.y, shaft.x, shaft.y].map(number);
    canvas.raw(&format!(
        r#"<path class="t-arrow-shaft" fill="none" stroke-width="10" d="M{x1} {y1}L{x2} {y2}"/>"#
    ));
    let (x, y, turn) = (number(head.x), number(head.y), number(dy.atan2(dx).to_degrees()));
    canvas.group(&format!(r#"transform="translate({x} {y}) rotate({turn})""#), |canvas| {
        canvas.lay(ARROW_HEAD, &[], Pose::at(Point::default()));
    });
}

/// The supplies to the right of the board, each player's on their own side, with a dot at who is to move.
fn draw_supplies(canvas: &mut Canvas, board: &dyn Board, seen_by: Player, to_move: Option<Player>) {
    let frame = board.frame();
    let left = frame.right() + MARGIN;
    for player in Player::BOTH {
        let rows = board.stock(player);
        let height = Row::HEIGHT * rows.len() as f64;
        let top = if player == seen_by { frame.bottom() - height } else { frame.y };
        for (index, row) in rows.iter().enumerate() {
            let y = top + Row::HEIGHT * (index as f64 + 0.5);
            row.draw(canvas, Point::new(left, y), board.class());
        }
        if to_move == Some(player) {
            let at = Point::new(left + 8.0, top + Row::HEIGHT / 2.0);
            canvas.lay(TARGET, &[], Pose::at(at).scaled(0.9));
        }
    }
    if let Some(row) = board.common_stock() {
        row.draw(canvas, Point::new(left, frame.y + frame.height / 2.0), board.class());
    }
}
