//! Playing actions.

use crate::{Action, Direction, Kind, Move, Position, Snake, Square, Squares};

impl Position {
    #[inline]
    pub(crate) fn play_action(&mut self, action: Action) {
        match action {
            Action::Wall(square) => {
                self.walls |= Squares::of(square);
                self.has_walled = true;
            }
            Action::FreeSpace(square) => {
                self.free_spaces |= Squares::of(square);
                // Both supplies are written, one with nothing taken: an index known only when the program runs
                // would force the whole position through memory.
                let second = self.to_move.index() as u8;
                self.supplies[0] = self.supplies[0].saturating_sub(1 - second);
                self.supplies[1] = self.supplies[1].saturating_sub(second);
            }
            Action::Move(move_) => self.move_snakes(move_),
            Action::End => {
                self.to_move = !self.to_move;
                self.has_moved = false;
                self.has_walled = false;
            }
        }
    }

    /// Not inlined: the other actions are a few instructions each, and stay so at every place that plays them.
    #[inline(never)]
    fn move_snakes(&mut self, move_: Move) {
        let wise = Snake { owner: self.to_move, number: move_.wise };
        let alone = !self.is_living(wise.partner());
        let mad = if alone { wise } else { wise.partner() };
        self.has_moved = true;
        let mut open = self.open();
        if move_.mad_first {
            let lives = self.move_mad(&mut open, mad, move_.kind);
            if lives || !alone {
                self.move_wise(&mut open, wise, move_);
            }
        } else {
            let lives = self.move_wise(&mut open, wise, move_);
            if lives || !alone {
                self.move_mad(&mut open, mad, move_.kind);
            }
        }
    }

    #[inline]
    fn move_wise(&mut self, open: &mut Squares, wise: Snake, move_: Move) -> bool {
        let pointing = self.directions[wise.index()];
        let direction = if let Kind::Step(direction) = move_.kind { direction } else { pointing };
        let lives = self.advance(open, wise, move_.kind, direction);
        if lives {
            self.directions[wise.index()] = move_.pointing;
        }
        lives
    }

    #[inline]
    fn move_mad(&mut self, open: &mut Squares, mad: Snake, kind: Kind) -> bool {
        self.advance(open, mad, kind, self.directions[mad.index()])
    }

    /// Moves one living snake in a direction over the open squares, of which it takes those that it enters, and
    /// says whether it lives. If not, it has become wall.
    #[inline]
    pub(crate) fn advance(
        &mut self,
        open: &mut Squares,
        snake: Snake,
        kind: Kind,
        direction: Direction,
    ) -> bool {
        let ahead = |squares| self.grid.moved(squares, direction);
        let head = Squares::of(self.heads[snake.index()]);
        // Where one square cannot be entered, nothing is ahead of it: the later ones come out empty as well.
        let (entered, last) = match kind {
            Kind::Step(_) => {
                let square = ahead(head) & *open;
                (square, square)
            }
            Kind::Jump => {
                let square = ahead(ahead(head)) & *open;
                (square, square)
            }
            Kind::Dash => {
                let first = ahead(head) & *open;
                let second = ahead(first) & *open;
                let third = ahead(second) & *open;
                (first | second | third, third)
            }
        };
        *open &= !entered;
        self.free_spaces &= !entered;
        let body = self.bodies[snake.index()] | entered;
        let lives = !last.is_empty();
        if lives {
            self.bodies[snake.index()] = body;
            self.heads[snake.index()] = last.first();
        } else {
            self.walls |= body;
            self.bodies[snake.index()] = Squares::NONE;
            self.heads[snake.index()] = Square::default();
            self.directions[snake.index()] = Direction::default();
        }
        lives
    }
}
