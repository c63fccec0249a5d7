//! Slither Stone: 128 walls, 128 free spaces, 96 moves, the end of the turn.

use std::ops::ControlFlow;

use tessera_slither_stone::{Action, Direction, Grid, Kind, Move, Position, SnakeNumber, Square};

use crate::numbers::ActionIds;
use crate::spread::spread_words;

const FREE_SPACES: u16 = Grid::MOST_SQUARES as u16;
const MOVES: u16 = 2 * FREE_SPACES;
const END: u16 = MOVES + 96;
/// Every id is below this.
const COUNT: usize = END as usize + 1;

/// The id of an action of Slither Stone, which is the same on every board.
#[inline]
pub fn slither_id(action: Action) -> u16 {
    match action {
        Action::Wall(square) => square.index() as u16,
        Action::FreeSpace(square) => FREE_SPACES + square.index() as u16,
        Action::Move(move_) => {
            let form = move_.wise.index() * 12 + usize::from(move_.mad_first) * 6 + move_.kind.index();
            MOVES + (form * 4 + move_.pointing.index()) as u16
        }
        Action::End => END,
    }
}

/// The action of Slither Stone with an id, legal or not.
pub fn slither_action(id: u16) -> Option<Action> {
    let place = usize::from(id);
    if id < FREE_SPACES {
        return Square::new(place).map(Action::Wall);
    }
    if id < MOVES {
        return Square::new(place - usize::from(FREE_SPACES)).map(Action::FreeSpace);
    }
    if id >= END {
        return (id == END).then_some(Action::End);
    }
    let place = place - usize::from(MOVES);
    let form = place / 4;
    Some(Action::Move(Move {
        wise: SnakeNumber::BOTH[form / 12],
        mad_first: form / 6 % 2 == 1,
        kind: Kind::ALL[form % 6],
        pointing: Direction::ALL[place % 4],
    }))
}

impl ActionIds for Position {
    fn id_count(&self) -> usize {
        COUNT
    }

    #[inline]
    fn action_id(&self, action: Action) -> u16 {
        slither_id(action)
    }

    /// A square that is not on this board has no action here.
    #[inline]
    fn action_with_id(&self, id: u16) -> Option<Action> {
        let on_board = |square| self.grid().squares().contains(square);
        slither_action(id).filter(|&action| match action {
            Action::Wall(square) | Action::FreeSpace(square) => on_board(square),
            _ => true,
        })
    }

    const FIXED_SYMMETRIES: bool = false;

    /// Walls and free spaces are sets of squares; moves are visited, since they come first.
    #[inline]
    fn write_mask_unchecked(&self, mask: &mut [u8]) {
        use tessera_game::Position as _;
        mask.fill(0);
        let _ = self.visit_actions_unchecked(|action| {
            if matches!(action, Action::Wall(_) | Action::FreeSpace(_)) {
                return ControlFlow::Break(());
            }
            if let Some(byte) = mask.get_mut(usize::from(slither_id(action))) {
                *byte = 1;
            }
            ControlFlow::Continue(())
        });
        let (walls, rest) = mask.split_at_mut(Grid::MOST_SQUARES);
        spread_words(self.wall_squares().bits(), walls);
        spread_words(self.free_space_squares().bits(), &mut rest[..Grid::MOST_SQUARES]);
    }
}
