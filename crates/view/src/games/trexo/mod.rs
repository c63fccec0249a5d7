//! Trexo as it is seen and said.

mod draft;
pub(crate) mod editor;
mod reason;
pub(crate) mod say;

use std::collections::BTreeMap;

use tessera_draw::Place;
use tessera_game::{Outcome, Player, Position as _};
use tessera_games::trexo::{Action, Arrow, Ending, Half, Illegal, Position, Rules, Square, Symbol};
use tessera_games::{AnyAction, AnyPosition};

use crate::draft::Hand;
use crate::games::{GameReasons, GameView};
use crate::{Played, Words};

/// The directions clockwise from the right, with their names.
const WAYS: [(Arrow, &str); 4] =
    [(Arrow::Right, "right"), (Arrow::Down, "down"), (Arrow::Left, "left"), (Arrow::Up, "up")];

impl GameView for Position {
    fn contents(&self) -> BTreeMap<Place, Words> {
        let squares = Square::all(self.rules().size());
        squares.map(|square| (square.into(), square_words(square, self.half(square)))).collect()
    }

    fn has_slant(&self) -> bool {
        true
    }

    fn stock_words(&self, player: Option<Player>, _: Option<&str>, count: usize) -> Option<Words> {
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
        let count = reason::longest(self, Symbol::of(player));
        let goal = self.rules().line();
        [say::trexo_standing(count, goal), say::trexo_standing_short(count, goal)]
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

    fn heading(&self, action: AnyAction) -> Option<(Words, String)> {
        let Action { x, o } = own(&[action])?;
        Some((say::trexo_part_half(Symbol::X.to_string(), x.to_string()), o.to_string()))
    }

    fn hand(&self) -> Box<dyn Hand> {
        Box::new(draft::TrexoHand::new(self))
    }
}

impl GameReasons for Position {
    /// Both players lay the same tiles, so it does not matter who is to move.
    fn quick_win(&self, player: Player) -> Option<AnyAction> {
        let wins = |&action: &Action| self.after(action).outcome() == Some(Outcome::Win(player));
        self.actions().into_iter().find(wins).map(AnyAction::Trexo)
    }

    fn win_reason(&self, actions: &[AnyAction], player: Player, form: &'static str) -> Option<Words> {
        let Action { x, o } = own(actions)?;
        // The message speaks of five.
        let is_usual = self.rules().line() == Rules::STANDARD_LINE;
        is_usual.then(|| say::trexo_hint_five(form, player, x.to_string(), o.to_string()))
    }

    fn gains(&self, actions: &[AnyAction], form: &'static str) -> Vec<Words> {
        own(actions).map(|action| reason::gains(self, action, form)).unwrap_or_default()
    }
}

/// The one action of a turn.
fn own(actions: &[AnyAction]) -> Option<Action> {
    if let [AnyAction::Trexo(action)] = actions { Some(*action) } else { None }
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
