//! Actions as small numbers, for the histories and the table.

use tessera_games::slither_stone::{Action, Direction, Kind, Move, SnakeNumber, Square};

const FREE_SPACES: u16 = 128;
const MOVES: u16 = 2 * FREE_SPACES;
const END: u16 = MOVES + 96;
/// Every code is below this.
pub(super) const CODES: usize = END as usize + 1;

/// The code of an action; every action has its own.
#[inline]
pub(super) fn of(action: Action) -> u16 {
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

/// The action with that code, legal or not.
pub(super) fn action(code: u16) -> Option<Action> {
    let place = usize::from(code);
    if code < FREE_SPACES {
        return Square::new(place).map(Action::Wall);
    }
    if code < MOVES {
        return Square::new(place - usize::from(FREE_SPACES)).map(Action::FreeSpace);
    }
    if code >= END {
        return (code == END).then_some(Action::End);
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
