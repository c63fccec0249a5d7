//! Trexo: four ways in which a tile lies, and for each the pairs of squares, by row and column of the left or lower one.

use tessera_trexo::{Action, Arrow, Board, Position, Set, Shape, Square, with_board};

use crate::numbers::ActionIds;
use crate::spread::write_rows;

/// Where the O half lies, seen from the X half.
const WAYS: [Arrow; 4] = [Arrow::Right, Arrow::Left, Arrow::Up, Arrow::Down];

/// How many pairs of squares there are side by side, and as many one above the other.
const fn pairs(size: u8) -> usize {
    size as usize * (size as usize - 1)
}

fn id(size: u8, action: Action) -> u16 {
    let arrow = action.x.arrow_to(action.o).unwrap_or(Arrow::Right);
    let way = WAYS.iter().position(|&way| way == arrow).unwrap_or_default();
    let first = if way % 2 == 0 { action.x } else { action.o };
    let row_length = if way < 2 { size - 1 } else { size };
    let place = usize::from(first.row()) * usize::from(row_length) + usize::from(first.column());
    (way * pairs(size) + place) as u16
}

fn action(size: u8, id: u16) -> Option<Action> {
    let (way, place) = (usize::from(id) / pairs(size), usize::from(id) % pairs(size));
    let arrow = *WAYS.get(way)?;
    let row_length = usize::from(if way < 2 { size - 1 } else { size });
    let first = Square::new((place % row_length) as u8, (place / row_length) as u8)?;
    Some(if way % 2 == 0 {
        Action { x: first, o: first.next(arrow)? }
    } else {
        Action { x: first.next(arrow.opposite())?, o: first }
    })
}

impl<S: Shape> ActionIds for Board<S> {
    fn id_count(&self) -> usize {
        WAYS.len() * pairs(self.rules().size())
    }

    #[inline]
    fn action_id(&self, of: Action) -> u16 {
        id(self.rules().size(), of)
    }

    #[inline]
    fn action_with_id(&self, id: u16) -> Option<Action> {
        action(self.rules().size(), id)
    }

    /// A pair of squares takes a tile either way round.
    #[inline]
    fn write_mask_unchecked(&self, mask: &mut [u8]) {
        let size = usize::from(self.rules().size());
        let boards = self.bitboards();
        let (sideways, upright) = mask.split_at_mut(2 * size * (size - 1));
        write_twice::<S>(boards.across, size, size - 1, sideways);
        write_twice::<S>(boards.upright, size - 1, size, upright);
    }
}

fn write_twice<S: Shape>(pairs: S::Set, rows: usize, length: usize, out: &mut [u8]) {
    let (one, other) = out.split_at_mut(rows * length);
    write_rows(pairs.words(), Board::<S>::STEPS[1], length, one);
    other.copy_from_slice(one);
}

impl ActionIds for Position {
    fn id_count(&self) -> usize {
        with_board!(self, board => board.id_count())
    }

    fn action_id(&self, action: Action) -> u16 {
        with_board!(self, board => board.action_id(action))
    }

    fn action_with_id(&self, id: u16) -> Option<Action> {
        with_board!(self, board => board.action_with_id(id))
    }

    fn write_mask_unchecked(&self, mask: &mut [u8]) {
        with_board!(self, board => board.write_mask_unchecked(mask));
    }
}
