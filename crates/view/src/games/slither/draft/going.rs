//! The move of both snakes while it is chosen, in any order: wise snake, kind, which snake goes first, new direction.

use tessera_game::Position as _;
use tessera_games::slither_stone::{
    Action, Direction, Illegal, Kind, Leg, Move, Position, Snake, SnakeNumber,
};

/// What has been chosen of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Going {
    pub(super) wise: Option<SnakeNumber>,
    pub(super) kind: Option<Kind>,
    pub(super) mad_first: bool,
    /// Where the wise snake is to point; `None` for where it goes.
    pub(super) pointing: Option<Direction>,
}

impl Going {
    /// Nothing chosen, except the wise snake if only one is living.
    pub(super) fn new(position: &Position) -> Self {
        let mut living = position.living(position.to_move());
        let first = living.next();
        let alone = if living.next().is_none() { first } else { None };
        Self { wise: alone.map(|snake| snake.number), ..Self::default() }
    }

    /// Whether enough is chosen to move the snakes.
    pub(super) const fn is_whole(self) -> bool {
        self.wise.is_some() && self.kind.is_some()
    }

    /// The legal move that is meant. Where the wise snake dies or cannot move, the rules accept only one form of the
    /// move: this returns that form.
    pub(super) fn chosen(self, position: &Position) -> Option<Move> {
        let (wise, kind) = (self.wise?, self.kind?);
        let snake = Snake { owner: position.to_move(), number: wise };
        let (_, points) = position.head(snake)?;
        let goes = if let Kind::Step(direction) = kind { direction } else { points };
        let pointing = self.pointing.unwrap_or(goes);
        let meant = Move { wise, mad_first: self.mad_first, kind, pointing };
        let only_north = Move { pointing: Direction::North, ..meant };
        let only_form = match kind {
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

    /// Whether the wise snake lives, so that it can point somewhere afterwards.
    pub(super) fn wise_lives(self, position: &Position) -> bool {
        self.chosen(position)
            .is_some_and(|move_| position.trace(move_).legs().any(|leg| leg.wise && leg.death.is_none()))
    }

    /// The way of the wise snake.
    pub(super) fn wise_leg(self, position: &Position) -> Option<Leg> {
        let trace = position.trace(self.chosen(position)?);
        trace.legs().find(|leg| leg.wise).copied()
    }
}
