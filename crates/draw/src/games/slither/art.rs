//! The shapes of Slither Stone, and the classes of its snakes.

use tessera_games::slither_stone::{Snake, SnakeNumber};

use crate::art::{art, player_class};

art! { "slither":
    SLITHER_CELL = "cell";
    WALL = "wall";
    FREE = "free";
    SNAKE_HEAD = "snake-head";
    SNAKE_TAIL = "snake-tail";
    SNAKE_END = "snake-end";
    SNAKE_STRAIGHT = "snake-straight";
    SNAKE_CORNER = "snake-corner";
    SNAKE_SINGLE = "snake-single";
    SNAKE_JUMP = "snake-jump";
    WAY_STEP = "way-step";
    WAY_JUMP = "way-jump";
    WAY_DASH = "way-dash";
    WAY_DEATH = "way-death";
    WAY_TRAIL = "way-trail";
    WAY_FACE = "way-face";
    WISE = "wise";
    MAD = "mad";
}

/// The classes of a snake: its player, its number.
pub const fn snake_classes(snake: Snake) -> [&'static str; 2] {
    let number = match snake.number {
        SnakeNumber::One => "t-snake-1",
        SnakeNumber::Two => "t-snake-2",
    };
    [player_class(snake.owner), number]
}
