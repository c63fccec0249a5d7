//! Which actions are legal: listing, counting and choosing them at random, all from the same sets.

use std::ops::ControlFlow;

use tessera_game::Random;

use crate::{Action, Direction, Move, Position, Snake, SnakeNumber, Squares};

/// The legal ways to move both snakes, as sets of [forms](Move::form): bit 0 is form 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct MoveSet {
    /// Where the wise snake lives: legal with each of the four directions afterwards.
    pub(crate) living: u32,
    /// Where the wise snake dies, or does not move any more: legal with `>n` only.
    pub(crate) dying: u32,
}

impl MoveSet {
    const NONE: Self = Self { living: 0, dying: 0 };

    #[inline]
    const fn len(self) -> u32 {
        4 * self.living.count_ones() + self.dying.count_ones()
    }

    #[inline]
    fn visit(self, mut listener: impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        for (form, &move_) in Move::FORMS.iter().enumerate() {
            if self.living >> form & 1 != 0 {
                for pointing in Direction::ALL {
                    listener(Move { pointing, ..move_ })?;
                }
            } else if self.dying >> form & 1 != 0 {
                listener(move_)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The `n`-th move in some order, counted from 0; unspecified if there are not that many.
    #[inline]
    fn nth(self, n: u32) -> Move {
        let living = 4 * self.living.count_ones();
        if n < living {
            let form = nth_form(self.living, n / 4);
            Move { pointing: Direction::ALL[n as usize % 4], ..form }
        } else {
            nth_form(self.dying, n - living)
        }
    }
}

/// The move with `>n` whose form is the `n`-th of a set.
#[inline]
fn nth_form(forms: u32, n: u32) -> Move {
    let place = Squares::from_bits(u128::from(forms)).nth(n).index();
    Move::FORMS[place % Move::FORMS.len()]
}

/// Where one snake gets to from its head, by each kind of move: the squares that it enters, none where it dies
/// at the first.
struct Reach {
    steps: [Squares; 4],
    jump: Squares,
    /// Up to three squares; a dash that dies half-way has still entered the first ones.
    dash: Squares,
    /// The third square of the dash; none if the snake dies on its way.
    dash_end: Squares,
}

impl Reach {
    /// No mad snake has moved before.
    const UNBLOCKED: [Squares; 3] = [Squares::NONE; 3];

    /// As bits, whether the snake lives in each of the six kinds of move as the wise snake, where the squares
    /// that a mad snake has entered before it are blocked: by a step, by a jump, by a dash.
    #[inline]
    fn living(&self, blocked: [Squares; 3]) -> u32 {
        let [by_step, by_jump, by_dash] = blocked;
        let lives = |squares: Squares| u32::from(!squares.is_empty());
        let [north, east, south, west] = self.steps.map(|step| lives(step & !by_step));
        let jump = lives(self.jump & !by_jump);
        let dash = lives(self.dash_end) & u32::from((self.dash & by_dash).is_empty());
        north | east << 1 | south << 2 | west << 3 | jump << 4 | dash << 5
    }
}

impl Position {
    /// The squares on which the player to move may place a wall now; none if one was placed this turn. Does not
    /// ask whether the game is over.
    #[inline]
    pub fn wall_squares(&self) -> Squares {
        if self.has_walled {
            return Squares::NONE;
        }
        let bodies = self.all_bodies();
        !(self.walls | self.free_spaces | bodies | self.grid.beside(bodies))
    }

    /// The squares on which the player to move may place a free space now; none if the supply is empty. Does not
    /// ask whether the game is over.
    #[inline]
    pub fn free_space_squares(&self) -> Squares {
        if self.supplies[self.to_move.index()] == 0 { Squares::NONE } else { self.open() & !self.free_spaces }
    }

    #[inline]
    pub(crate) fn visit<L>(&self, mut listener: L) -> ControlFlow<()>
    where
        L: FnMut(Action) -> ControlFlow<()>,
    {
        if self.has_moved {
            listener(Action::End)?;
        } else {
            self.move_set().visit(|move_| listener(Action::Move(move_)))?;
        }
        for square in self.wall_squares() {
            listener(Action::Wall(square))?;
        }
        for square in self.free_space_squares() {
            listener(Action::FreeSpace(square))?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    pub(crate) fn count(&self) -> u32 {
        let moves = if self.has_moved { 1 } else { self.move_set().len() };
        moves + self.wall_squares().len() + self.free_space_squares().len()
    }

    #[inline]
    pub(crate) fn choose(&self, random: &mut Random) -> Action {
        let walls = self.wall_squares();
        let free_spaces = self.free_space_squares();
        let moves = if self.has_moved { MoveSet::NONE } else { self.move_set() };
        let ends = u32::from(self.has_moved);
        let mut n = random.below(walls.len() + free_spaces.len() + moves.len() + ends);
        if n < walls.len() {
            return Action::Wall(walls.nth(n));
        }
        n -= walls.len();
        if n < free_spaces.len() {
            return Action::FreeSpace(free_spaces.nth(n));
        }
        if self.has_moved { Action::End } else { Action::Move(moves.nth(n - free_spaces.len())) }
    }

    /// The legal ways to move both snakes, where they have not moved yet.
    #[inline]
    pub(crate) fn move_set(&self) -> MoveSet {
        let [one, two] = SnakeNumber::BOTH.map(|number| Snake { owner: self.to_move, number });
        match [one, two].map(|snake| self.is_living(snake)) {
            [true, true] => self.moves_of_two(one, two),
            [true, false] => self.moves_of_one(one),
            [false, true] => self.moves_of_one(two),
            [false, false] => MoveSet::NONE,
        }
    }

    /// With two snakes every form is legal.
    fn moves_of_two(&self, one: Snake, two: Snake) -> MoveSet {
        let open = self.open();
        let [one, two] = [one, two].map(|snake| (self.reach(open, snake), self.directions[snake.index()]));
        let living = |wise: &Reach, mad: &(Reach, Direction)| {
            let (mad, direction) = mad;
            let blocked = [mad.steps[direction.index()], mad.jump, mad.dash];
            wise.living(Reach::UNBLOCKED) | wise.living(blocked) << 6
        };
        let living = living(&one.0, &two) | living(&two.0, &one) << 12;
        MoveSet { living, dying: !living & 0xFF_FFFF }
    }

    /// A snake on its own: as the mad snake first it starts its second move from where the first has led. Where
    /// that is nowhere, since it has died, it gets nowhere from there.
    fn moves_of_one(&self, snake: Snake) -> MoveSet {
        let open = self.open();
        let direction = self.directions[snake.index()];
        let reach = self.reach(open, snake);
        let then = |from, kinds: u32| self.reach_from(open, from, direction).living(Reach::UNBLOCKED) & kinds;
        let mad_step = reach.steps[direction.index()];
        let mad_first =
            then(mad_step, 0b00_1111) | then(reach.jump, 0b01_0000) | then(reach.dash_end, 0b10_0000);
        // Where it dies as the mad snake, only `n` is written for the step that does not take place.
        let legal_mad_first = if mad_step.is_empty() { 0b11_0001 } else { 0b11_1111 };
        let place = 12 * snake.number.index();
        let living = (reach.living(Reach::UNBLOCKED) | mad_first << 6) << place;
        let legal = (0b11_1111 | legal_mad_first << 6) << place;
        MoveSet { living, dying: legal & !living }
    }

    #[inline]
    fn reach(&self, open: Squares, snake: Snake) -> Reach {
        let head = Squares::of(self.heads[snake.index()]);
        self.reach_from(open, head, self.directions[snake.index()])
    }

    #[inline]
    fn reach_from(&self, open: Squares, head: Squares, direction: Direction) -> Reach {
        let ahead = |squares| self.grid.moved(squares, direction);
        let steps = Direction::ALL.map(|direction| self.grid.moved(head, direction) & open);
        let first = steps[direction.index()];
        let second = ahead(first) & open;
        let third = ahead(second) & open;
        Reach { steps, jump: ahead(ahead(head)) & open, dash: first | second | third, dash_end: third }
    }
}
