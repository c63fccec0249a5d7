//! Draws a snake along its way: tail, body, links over jumps, head.

use tessera_games::slither_stone::{Direction, Snake, SnakeNumber, Square};

use super::SlitherBoard;
use super::art::{
    SNAKE_CORNER, SNAKE_END, SNAKE_HEAD, SNAKE_JUMP, SNAKE_SINGLE, SNAKE_STRAIGHT, SNAKE_TAIL, snake_classes,
};
use crate::Shape;
use crate::art::Art;
use crate::board::{half_turn, player_word};
use crate::geometry::Pose;

/// The number of a snake of its player.
pub(super) const fn snake_number(snake: Snake) -> u8 {
    match snake.number {
        SnakeNumber::One => 1,
        SnakeNumber::Two => 2,
    }
}

/// A snake that is being drawn.
pub(super) struct SnakePen<'a> {
    pub(super) board: &'a SlitherBoard,
    pub(super) snake: Snake,
}

impl SnakePen<'_> {
    /// Draws all parts of the snake's way, and its head.
    pub(super) fn draw(&self, shapes: &mut Vec<Shape>, way: &[Vec<Square>]) {
        let Some((head, pointing)) = self.board.position.head(self.snake) else { return };
        for part in way {
            for index in 0..part.len() {
                if let Some((art, turn)) = self.segment(part, index, head) {
                    let name = self.board.square_name(part[index]);
                    shapes.push(self.lay(&name, art, part[index], turn));
                }
            }
        }
        for part in way {
            for pair in part.windows(2) {
                shapes.extend(self.jump_link(pair[0], pair[1]));
            }
        }
        shapes.push(self.lay("head", SNAKE_HEAD, head, turn(pointing)));
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
    fn jump_link(&self, from: Square, to: Square) -> Option<Shape> {
        let grid = self.board.position.grid();
        Direction::ALL.into_iter().find_map(|direction| {
            let between = grid.next(from, direction)?;
            (grid.next(between, direction)? == to).then(|| {
                let name = format!("jump-{}-{}", self.board.square_name(from), self.board.square_name(to));
                self.lay(&name, SNAKE_JUMP, between, turn(direction) % 180)
            })
        })
    }

    fn lay(&self, name: &str, art: Art, square: Square, turn: i32) -> Shape {
        let Snake { owner, .. } = self.snake;
        let key = format!("{}-{}-{name}", player_word(owner), snake_number(self.snake));
        let pose = Pose::at(self.board.square_centre(square)).turned(turn + half_turn(self.board.seen_by));
        Shape::posed(key, art, &snake_classes(self.snake), pose)
    }
}

fn turn(direction: Direction) -> i32 {
    90 * i32::from(direction.index() as u8)
}
