//! The effect of a move, square by square, to show it before or while it is played.

use crate::{Content, Direction, Kind, Move, Position, Snake, Square};

/// The effect of a move: one leg after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trace {
    legs: [Option<Leg>; 2],
}

/// The way of one snake in a move. A snake on its own goes two legs, unless it dies in the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leg {
    /// Which snake.
    pub snake: Snake,
    /// Whether it moves as the wise snake; otherwise as the mad one.
    pub wise: bool,
    /// Where its head was before.
    pub from: Square,
    /// The direction that it goes in.
    pub direction: Direction,
    /// The cause of its death, if it dies: then every square of it becomes wall, those just entered included.
    pub death: Option<Death>,
    entered: [Square; 3],
    entered_count: u8,
}

/// The cause of a snake's death.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Death {
    /// It leaves the board.
    OffTheBoard,
    /// It enters a wall.
    Wall(Square),
    /// It enters a square of a living snake, perhaps its own.
    Snake(Square, Snake),
}

impl Trace {
    /// The legs, in their order: two, or one if a snake on its own dies in the first.
    pub fn legs(&self) -> impl Iterator<Item = &Leg> {
        self.legs.iter().flatten()
    }

    /// Whether the wise snake moves: it does not if it was on its own and died as the mad one first.
    pub(crate) fn wise_moves(&self) -> bool {
        self.legs().any(|leg| leg.wise)
    }

    /// Whether the wise snake outlives its own move as the wise one.
    pub(crate) fn wise_lives(&self) -> bool {
        self.legs().any(|leg| leg.wise && leg.death.is_none())
    }
}

impl Leg {
    /// The squares that the snake enters, in their order; the one that kills it is not among them.
    pub fn entered(&self) -> &[Square] {
        let count = usize::from(self.entered_count).min(self.entered.len());
        &self.entered[..count]
    }
}

impl Position {
    /// The effect of a move of the player to move. Without legs if the wise snake is dead.
    pub fn trace(&self, move_: Move) -> Trace {
        let wise = Snake { owner: self.to_move, number: move_.wise };
        let mut trace = Trace { legs: [None; 2] };
        if !self.is_living(wise) {
            return trace;
        }
        let mut now = *self;
        let alone = !self.is_living(wise.partner());
        for (leg, as_wise) in trace.legs.iter_mut().zip([!move_.mad_first, move_.mad_first]) {
            let snake = if as_wise || alone { wise } else { wise.partner() };
            if let Some((from, pointing)) = now.head(snake) {
                let direction = match move_.kind {
                    Kind::Step(direction) if as_wise => direction,
                    _ => pointing,
                };
                *leg = Some(now.leg(snake, as_wise, from, direction, move_.kind));
                let lives = now.advance(&mut now.open(), snake, move_.kind, direction);
                if lives && as_wise {
                    now.directions[snake.index()] = move_.pointing;
                }
            }
        }
        trace
    }

    /// The way of one snake from its head in a direction.
    fn leg(&self, snake: Snake, wise: bool, from: Square, direction: Direction, kind: Kind) -> Leg {
        let mut leg = Leg { snake, wise, from, direction, death: None, entered: [from; 3], entered_count: 0 };
        let ahead = |square: Option<Square>| square.and_then(|square| self.grid.next(square, direction));
        let (passed, entered) = match kind {
            Kind::Step(_) => (0, 1),
            Kind::Jump => (1, 1),
            Kind::Dash => (0, 3),
        };
        let mut square = Some(from);
        for _ in 0..passed {
            square = ahead(square);
        }
        for place in &mut leg.entered[..entered] {
            square = ahead(square);
            leg.death = self.death_on(square);
            match square {
                Some(square) if leg.death.is_none() => *place = square,
                _ => break,
            }
            leg.entered_count += 1;
        }
        leg
    }

    /// The cause of death of a snake that goes to this square, where `None` is off the board.
    fn death_on(&self, square: Option<Square>) -> Option<Death> {
        let Some(square) = square else { return Some(Death::OffTheBoard) };
        match self.content(square) {
            None => Some(Death::OffTheBoard),
            Some(Content::Wall) => Some(Death::Wall(square)),
            Some(Content::Snake { snake, .. }) => Some(Death::Snake(square, snake)),
            Some(Content::Empty | Content::FreeSpace) => None,
        }
    }
}
