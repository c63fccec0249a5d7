//! Draws a snake along its way: tail, body, links over jumps, head.

use tessera_slither_stone::{Direction, Snake, SnakeNumber, Square};

use super::slither::SlitherBoard;
use super::{half_turn, player_class};
use crate::art::{
    Art, SNAKE_CORNER, SNAKE_END, SNAKE_HEAD, SNAKE_JUMP, SNAKE_SINGLE, SNAKE_STRAIGHT, SNAKE_TAIL,
};
use crate::canvas::Canvas;
use crate::geometry::Pose;

/// The classes of a snake: its player, its number.
pub(crate) const fn snake_classes(snake: Snake) -> [&'static str; 2] {
    let number = match snake.number {
        SnakeNumber::One => "t-snake-1",
        SnakeNumber::Two => "t-snake-2",
    };
    [player_class(snake.owner), number]
}

/// A snake that is being drawn.
pub(crate) struct SnakePen<'a> {
    pub(crate) board: &'a SlitherBoard,
    pub(crate) snake: Snake,
}

impl SnakePen<'_> {
    /// Draws all parts of the snake's way, and its head.
    pub(crate) fn draw(&self, canvas: &mut Canvas, way: &[Vec<Square>]) {
        let Some((head, pointing)) = self.board.position.head(self.snake) else { return };
        for part in way {
            for index in 0..part.len() {
                if let Some((art, turn)) = self.segment(part, index, head) {
                    self.lay(canvas, art, part[index], turn);
                }
            }
        }
        for part in way {
            for pair in part.windows(2) {
                self.link_jump(canvas, pair[0], pair[1]);
            }
        }
        self.lay(canvas, SNAKE_HEAD, head, turn(pointing));
    }

    /// The shape on one square of a part, and its turn. A head that jumped there has no neck.
    fn segment(&self, part: &[Square], index: usize, head: Square) -> Option<(Art, i32)> {
        let here = part[index];
        let before = index.checked_sub(1).and_then(|before| part.get(before));
        let mut sides: Vec<i32> = [before, part.get(index + 1)]
            .into_iter()
            .flatten()
            .filter_map(|&other| self.side(here, other))
            .collect();
        sides.sort_unstable();
        match sides[..] {
            _ if here == head => sides.first().map(|&side| (SNAKE_END, side)),
            [] => Some((SNAKE_SINGLE, 0)),
            [side] if index == 0 => Some((SNAKE_TAIL, side)),
            [side] => Some((SNAKE_END, side)),
            [low, high, ..] => Some(match high - low {
                180 => (SNAKE_STRAIGHT, low),
                90 => (SNAKE_CORNER, low),
                _ => (SNAKE_CORNER, high),
            }),
        }
    }

    /// The turn of the side of a square on which another one lies, if they share one.
    fn side(&self, here: Square, other: Square) -> Option<i32> {
        let grid = self.board.position.grid();
        Direction::ALL.into_iter().find(|&side| grid.next(here, side) == Some(other)).map(turn)
    }

    /// The link over the square between two parts of the body.
    fn link_jump(&self, canvas: &mut Canvas, from: Square, to: Square) {
        let grid = self.board.position.grid();
        for direction in Direction::ALL {
            let Some(between) = grid.next(from, direction) else { continue };
            if grid.next(between, direction) == Some(to) {
                self.lay(canvas, SNAKE_JUMP, between, turn(direction) % 180);
            }
        }
    }

    fn lay(&self, canvas: &mut Canvas, art: Art, square: Square, turn: i32) {
        let pose = Pose::at(self.board.square_centre(square)).turned(turn + half_turn(self.board.seen_by));
        canvas.lay(art, &snake_classes(self.snake), pose);
    }
}

fn turn(direction: Direction) -> i32 {
    90 * i32::from(direction.index() as u8)
}
