//! Actions as small numbers, for tables: the square of the X half, and where the O half lies.

use tessera_games::trexo::{Action, Arrow, Square};

/// The rows of codes are so far apart.
const ROW: u16 = 16;
/// The directions in which the O half can lie.
const ARROWS: u16 = 4;
const BY_CODE: [Arrow; ARROWS as usize] = [Arrow::Right, Arrow::Up, Arrow::Left, Arrow::Down];

/// Every code is below this.
pub(super) const CODES: usize = (ROW * ROW * ARROWS) as usize;

/// The code of an action.
#[inline]
pub(super) fn of(Action { x, o }: Action) -> u16 {
    let arrow = u16::from(x > o) << 1 | u16::from(x.column() == o.column());
    (u16::from(x.row()) * ROW + u16::from(x.column())) * ARROWS + arrow
}

/// The action with a code, whether it is legal or not.
pub(super) fn action(code: u16) -> Option<Action> {
    let (square, arrow) = (code / ARROWS, BY_CODE[usize::from(code % ARROWS)]);
    let x = Square::new((square % ROW) as u8, u8::try_from(square / ROW).ok()?)?;
    Some(Action { x, o: x.next(arrow)? })
}
