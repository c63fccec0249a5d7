//! The move of both snakes while it is chosen, in any order: wise snake, kind, which snake goes first, new direction.

use tessera_game::Position as _;
use tessera_games::slither_stone::{
    Action, Content, Direction, Illegal, Kind, Leg, Move, Position, Snake, SnakeNumber, Square,
};

/// What has been chosen of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Going {
    pub(super) wise: Option<SnakeNumber>,
    pub(super) kind: Option<Kind>,
    /// Whether the mad snake goes first; `None` for what kills fewer snakes.
    pub(super) mad_first: Option<bool>,
    /// Where the wise snake is to point; `None` for what keeps it alive, if possible where it goes.
    pub(super) pointing: Option<Direction>,
}

impl Going {
    /// A move of which only the wise snake is chosen.
    pub(super) fn of(wise: SnakeNumber) -> Self {
        Self { wise: Some(wise), ..Self::default() }
    }

    /// Whether enough is chosen to move the snakes.
    pub(super) const fn is_whole(self) -> bool {
        self.wise.is_some() && self.kind.is_some()
    }

    /// The wise snake: the chosen one, or the only living one.
    pub(super) fn wise_in(self, position: &Position) -> Option<SnakeNumber> {
        self.wise.or_else(|| {
            let mut living = position.living(position.to_move());
            let first = living.next();
            first.filter(|_| living.next().is_none()).map(|snake| snake.number)
        })
    }

    /// The legal move that is meant. What is not chosen is set so that as few snakes as possible die; then the wise
    /// snake goes first, and looks at an open square, as nearly as possible in the direction in which it goes.
    pub(super) fn chosen(self, position: &Position) -> Option<Move> {
        let (wise, kind) = (self.wise?, self.kind?);
        let (_, points) = position.head(Snake { owner: position.to_move(), number: wise })?;
        let goes = if let Kind::Step(direction) = kind { direction } else { points };
        let mut best: Option<((usize, bool, bool), Move)> = None;
        for mad_first in [false, true].into_iter().filter(|&each| self.mad_first.is_none_or(|it| it == each))
        {
            for turn in [0, 1, 3, 2] {
                let pointing = Direction::ALL[(goes.index() + turn) % 4];
                let move_ = legal(position, Move { wise, mad_first, kind, pointing })?;
                let deaths = position.trace(move_).legs().filter(|leg| leg.death.is_some()).count();
                let cost = (deaths, mad_first, !looks_at_open(position, move_));
                if best.is_none_or(|(least, _)| cost < least) {
                    best = Some((cost, move_));
                }
            }
        }
        let (_, Move { mad_first, pointing, .. }) = best?;
        legal(position, Move { wise, mad_first, kind, pointing: self.pointing.unwrap_or(pointing) })
    }

    /// Whether it matters which of the snakes goes first.
    pub(super) fn order_matters(self, position: &Position) -> bool {
        let Some(move_) = self.chosen(position) else { return false };
        let after = |mad_first| {
            let mut after = *position;
            after.play_unchecked(Action::Move(legal(position, Move { mad_first, ..move_ })?));
            Some(after)
        };
        after(true) != after(false)
    }

    /// The way of the wise snake.
    pub(super) fn wise_leg(self, position: &Position) -> Option<Leg> {
        let trace = position.trace(self.chosen(position)?);
        trace.legs().find(|leg| leg.wise).copied()
    }

    /// The way of the wise snake if it lives, so that it can point somewhere afterwards.
    pub(super) fn living_leg(self, position: &Position) -> Option<Leg> {
        self.wise_leg(position).filter(|leg| leg.death.is_none())
    }
}

/// The form of a move that the rules accept: where the wise snake dies or cannot move there is only one.
fn legal(position: &Position, meant: Move) -> Option<Move> {
    let only_north = Move { pointing: Direction::North, ..meant };
    let only_form = match meant.kind {
        Kind::Step(_) => Move { kind: Kind::Step(Direction::North), ..only_north },
        _ => only_north,
    };
    match position.check(Action::Move(meant)) {
        Ok(()) => Some(meant),
        Err(Illegal::DiesPointing) => Some(only_north),
        Err(Illegal::DiesAsMadFirst) => Some(only_form),
        Err(_) => None,
    }
}

/// Whether the wise snake looks at a square that it could enter after the move.
fn looks_at_open(position: &Position, move_: Move) -> bool {
    let mut after = *position;
    after.play_unchecked(Action::Move(move_));
    let head = after.head(Snake { owner: position.to_move(), number: move_.wise });
    let ahead = head.and_then(|(square, direction)| after.grid().next(square, direction));
    ahead.is_some_and(|square| is_open(&after, square))
}

/// Whether a snake may enter a square.
pub(super) fn is_open(position: &Position, square: Square) -> bool {
    matches!(position.content(square), Some(Content::Empty | Content::FreeSpace))
}
