//! Trexo as it is seen and said.

mod draft;
pub(crate) mod editor;
pub(crate) mod say;

use std::collections::BTreeMap;

use tessera_draw::Place;
use tessera_game::{Player, Position as _};
use tessera_games::trexo::{Action, Arrow, Ending, Half, Illegal, Line, Position, Square, Symbol};
use tessera_games::{AnyAction, AnyPosition};

use crate::draft::Hand;
use crate::games::GameView;
use crate::{Played, Words};

/// The directions clockwise from the right, with their names.
const WAYS: [(Arrow, &str); 4] =
    [(Arrow::Right, "right"), (Arrow::Down, "down"), (Arrow::Left, "left"), (Arrow::Up, "up")];

impl GameView for Position {
    fn contents(&self) -> BTreeMap<Place, Words> {
        let squares = Square::all(self.rules().size());
        squares.map(|square| (square.into(), square_words(square, self.half(square)))).collect()
    }

    fn stock_words(&self, player: Option<Player>, _: &str, count: usize) -> Option<Words> {
        player.is_none().then(|| say::trexo_stock(count))
    }

    fn to_move_words(&self, player: Player) -> Words {
        say::trexo_to_move(player)
    }

    fn win_words(&self, player: Player) -> Words {
        say::trexo_wins(player)
    }

    /// The longest line of the player's symbol.
    fn standing_words(&self, player: Player) -> [Words; 2] {
        let count = longest_row(self, Symbol::of(player));
        [say::trexo_standing(count, Line::LEAST), say::trexo_standing_short(count, Line::LEAST)]
    }

    fn ending_words(&self, _: &Played) -> Option<(Words, Vec<Place>)> {
        Some(match self.ending()? {
            Ending::StockEmpty => (say::trexo_end_stock(), Vec::new()),
            Ending::NoPlace => (say::trexo_end_no_place(), Vec::new()),
            Ending::Line(symbol) => {
                let lines: Vec<Vec<Place>> =
                    self.lines(symbol).map(|line| line.squares().map(Place::from).collect()).collect();
                let longest = lines.iter().map(Vec::len).max().unwrap_or(0);
                let mut places = lines.concat();
                places.sort_unstable();
                places.dedup();
                // The player to move did not lay the last tile.
                let given = symbol.player() == self.to_move();
                let why = if given {
                    say::trexo_end_given(symbol.player(), longest)
                } else {
                    say::trexo_end_line(symbol.player(), longest)
                };
                (why, places)
            }
        })
    }

    fn turn_words(&self, _: &[AnyPosition], actions: &[AnyAction]) -> Option<Words> {
        let Action { x, o } = own(actions)?;
        Some(say::trexo_said(self.to_move(), x.to_string(), o.to_string(), self.level(x) + 1))
    }

    fn hand(&self) -> Box<dyn Hand> {
        Box::new(draft::TrexoHand::new(self))
    }

    fn block_words(&self) -> Words {
        say::hint_blocks_five()
    }

    /// That the longest row of the mover's symbol grows to more than two.
    fn gain_words(&self, actions: &[AnyAction]) -> Option<Words> {
        let symbol = Symbol::of(self.to_move());
        let after = self.after(own(actions)?);
        let (was, is) = (longest_row(self, symbol), longest_row(&after, symbol));
        (is > was && is > 2).then(|| say::trexo_hint_row(is))
    }
}

/// The one action of a turn.
fn own(actions: &[AnyAction]) -> Option<Action> {
    if let [AnyAction::Trexo(action)] = actions { Some(*action) } else { None }
}

/// The most equal tops in consecutive squares.
fn longest_row(position: &Position, symbol: Symbol) -> usize {
    let run = |first: Square, (right, up): (i8, i8)| {
        let step = |square: &Square| {
            let (column, row) = (square.column(), square.row());
            Square::new(column.wrapping_add_signed(right), row.wrapping_add_signed(up))
        };
        std::iter::successors(Some(first), step)
            .take_while(|&square| position.top(square) == Some(symbol))
            .count()
    };
    let ways = [(1, 0), (1, 1), (0, 1), (-1, 1)];
    let squares = Square::all(position.rules().size());
    squares.flat_map(|square| ways.map(|way| run(square, way))).max().unwrap_or(0)
}

/// What lies on a square.
fn square_words(square: Square, half: Option<Half>) -> Words {
    match half {
        None => say::cell_empty(square.to_string()),
        Some(half) => {
            let other = square.next(half.arrow).map(|other| other.to_string()).unwrap_or_default();
            say::trexo_cell(square.to_string(), half.top.to_string(), half.level, other)
        }
    }
}

/// Degrees clockwise from the right.
const fn angle(arrow: Arrow) -> i32 {
    match arrow {
        Arrow::Right => 0,
        Arrow::Down => 90,
        Arrow::Left => 180,
        Arrow::Up => 270,
    }
}

/// Why an action cannot be played.
pub(crate) fn illegal(reason: Illegal) -> Words {
    match reason {
        Illegal::GameOver(_) => say::illegal_game_over(),
        Illegal::OffTheBoard(_) => say::illegal_off_the_board(),
        Illegal::SameSquareTwice(_) => say::trexo_same_square(),
        Illegal::NotSideBySide => say::trexo_not_side_by_side(),
        Illegal::StockEmpty => say::trexo_stock_empty(),
        Illegal::DifferentLevels { x, o } => say::trexo_different_levels(x.min(o), x.max(o)),
        Illegal::OneTile => say::trexo_one_tile(),
    }
}
