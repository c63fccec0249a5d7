//! Accessors: what stands where, who has what, and why the game is over.

use tessera_game::Player;

use crate::{Direction, Grid, Position, Snake, Square, Squares};

/// The content of a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Content {
    /// Nothing: a snake may enter it, a wall or a free space may be placed there.
    Empty,
    /// A wall: from the start, placed, or left by a dead snake.
    Wall,
    /// A free space: a snake may enter it, nothing can be placed there.
    FreeSpace,
    /// A part of a living snake.
    Snake {
        /// Which snake.
        snake: Snake,
        /// If this is its head, the direction it points in.
        head: Option<Direction>,
    },
}

impl Position {
    /// The size of the board. It converts squares to columns and rows.
    pub fn grid(&self) -> Grid {
        self.grid
    }

    /// The content of a square; `None` off the board.
    pub fn content(&self, square: Square) -> Option<Content> {
        if !self.grid.squares().contains(square) {
            return None;
        }
        Some(if self.walls.contains(square) {
            Content::Wall
        } else if self.free_spaces.contains(square) {
            Content::FreeSpace
        } else if let Some(snake) = Snake::ALL.into_iter().find(|&snake| self.body(snake).contains(square)) {
            let head = self.head(snake).filter(|&(head, _)| head == square).map(|(_, direction)| direction);
            Content::Snake { snake, head }
        } else {
            Content::Empty
        })
    }

    /// The walls.
    pub fn walls(&self) -> Squares {
        self.walls & self.grid.squares()
    }

    /// The free spaces on the board.
    pub fn free_spaces(&self) -> Squares {
        self.free_spaces
    }

    /// The squares of a snake; none of a dead one.
    #[inline]
    pub fn body(&self, snake: Snake) -> Squares {
        self.bodies[snake.index()]
    }

    /// The head of a living snake, and the direction it points in.
    pub fn head(&self, snake: Snake) -> Option<(Square, Direction)> {
        self.is_living(snake).then(|| (self.heads[snake.index()], self.directions[snake.index()]))
    }

    /// Whether the snake is living.
    #[inline]
    pub fn is_living(&self, snake: Snake) -> bool {
        !self.bodies[snake.index()].is_empty()
    }

    /// The living snakes of a player, in order.
    pub fn living(&self, player: Player) -> impl Iterator<Item = Snake> {
        Snake::ALL.into_iter().filter(move |&snake| snake.owner == player && self.is_living(snake))
    }

    /// The empty squares and free spaces that a player's snakes could go to, step by step, if only they moved.
    pub fn within_reach(&self, player: Player) -> Squares {
        let taken = Snake::ALL.into_iter().fold(self.walls, |taken, snake| taken | self.body(snake));
        let open = self.grid.squares() & !taken;
        let heads = self.living(player).filter_map(|snake| self.head(snake));
        let heads = heads.fold(Squares::NONE, |heads, (head, _)| heads | Squares::of(head));
        let mut reached = self.grid.beside(heads) & open;
        loop {
            let further = (reached | self.grid.beside(reached)) & open;
            if further == reached {
                return reached;
            }
            reached = further;
        }
    }

    /// The number of free spaces that a player has in supply.
    pub fn supply(&self, player: Player) -> u8 {
        self.supplies[player.index()]
    }

    /// Whether the player to move has moved the snakes this turn.
    pub fn has_moved(&self) -> bool {
        self.has_moved
    }

    /// Whether the player to move has placed a wall this turn.
    pub fn has_walled(&self) -> bool {
        self.has_walled
    }

    /// The player who has no living snake, and has lost by that: the only way in which a game ends.
    #[inline]
    pub fn loser(&self) -> Option<Player> {
        let [a, b, c, d] = self.bodies;
        if (a | b).is_empty() {
            Some(Player::First)
        } else if (c | d).is_empty() {
            Some(Player::Second)
        } else {
            None
        }
    }

    /// A number of actions within which every game from here has ended; 0 where it is over.
    ///
    /// A move in which no snake dies takes at least two of the open squares (empty or free spaces) for good,
    /// and a wall takes one. Snakes die in at most three more turns: two of the loser, one of the other player.
    /// So with `d ≤ 3` such turns among `t`, and `w` walls: `2 (t - d) + w ≤ open`. The actions are `t` moves,
    /// at most `t - 1` ends of turns (`t` if the snakes have moved this turn), `w` walls, and at most all free
    /// spaces in supply.
    pub fn longest_game(&self) -> usize {
        if self.loser().is_some() {
            return 0;
        }
        let supplies: usize = self.supplies.iter().map(|&supply| usize::from(supply)).sum();
        self.open().len() as usize + supplies + 5 + usize::from(self.has_moved)
    }
}
