//! Xok as it is seen and said.

mod draft;
pub(crate) mod editor;
mod reason;
pub(crate) mod say;

use std::collections::BTreeMap;

use tessera_draw::Place;
use tessera_game::{Outcome, Player, Position as _};
use tessera_games::xok::{
    Action, Cell, Cells, Direction, Ending, Illegal, Piece, Placement, Position, Rules, Shark,
};
use tessera_games::{AnyAction, AnyPosition};

use crate::draft::Hand;
use crate::games::{GameReasons, GameView};
use crate::{Outline, Played, Value, Words};

impl GameView for Position {
    fn outline(&self) -> Outline {
        Outline::Hex
    }

    fn contents(&self) -> BTreeMap<Place, Words> {
        let cells = self.rules().shape().cells().into_iter();
        cells.map(|cell| (cell.into(), cell_words(cell, self.piece(cell)))).collect()
    }

    fn stock_words(&self, player: Option<Player>, shark: Option<&str>, count: usize) -> Option<Words> {
        let player = player?;
        match shark {
            Some(kind) => Some(say::xok_stock_shark(player, kind.to_ascii_uppercase(), count)),
            None => Some(say::xok_stock_fish(player, count)),
        }
    }

    fn to_move_words(&self, player: Player) -> Words {
        say::xok_to_move(player)
    }

    fn win_words(&self, player: Player) -> Words {
        say::xok_wins(player)
    }

    fn draw_words(&self) -> Words {
        say::xok_both_win()
    }

    /// The longest chain.
    fn standing_words(&self, player: Player) -> [Words; 2] {
        let count = self.groups(player).map(|group| group.cells.len()).max().unwrap_or(0);
        let goal = self.rules().chain();
        [say::xok_standing(count, goal), say::xok_standing_short(count, goal)]
    }

    fn ending_words(&self, _: &Played) -> Option<(Words, Vec<Place>)> {
        let ending = self.ending()?;
        let (why, groups) = match ending {
            Ending::Chain { winner, chain } => (say::xok_end_chain(winner, chain.cells.len()), vec![chain]),
            Ending::NoAction { groups } => {
                let sizes = groups.map(|group| group.cells.len());
                let sharks = groups.map(|group| group.sharks.len());
                let why = match ending.outcome() {
                    Outcome::Draw => say::xok_end_draw(sizes[0], sharks[0]),
                    Outcome::Win(winner) => {
                        let (own, other) = (winner.index(), (!winner).index());
                        if sizes[own] > sizes[other] {
                            say::xok_end_larger(winner, sizes[own], sizes[other])
                        } else {
                            say::xok_end_sharks(winner, sizes[own], sharks[own], sharks[other])
                        }
                    }
                };
                (why, groups.to_vec())
            }
        };
        Some((why, groups.into_iter().flat_map(|group| group.cells).map(Place::from).collect()))
    }

    fn turn_words(&self, _: &[AnyPosition], actions: &[AnyAction]) -> Option<Words> {
        let player = self.to_move();
        let action = own(actions)?;
        Some(match action.placement() {
            Placement::TwoFish(one, other) => say::xok_said_fish(player, one.to_string(), other.to_string()),
            Placement::Shark(shark, cell) => {
                let (kind, [first, second]) = (shark.kind().letter(), mouths(shark));
                say::xok_said_shark(player, kind, cell.to_string(), first, second, names(self.eaten(action)))
            }
        })
    }

    fn heading(&self, action: AnyAction) -> Option<(Words, String)> {
        let player = self.to_move();
        Some(match own(&[action])?.placement() {
            Placement::TwoFish(one, _) => (say::xok_fish_item(self.fish_left(player)), one.to_string()),
            Placement::Shark(shark, cell) => {
                let kind = shark.kind();
                (say::xok_shark_item(kind.letter(), self.sharks_left(player, kind)), cell.to_string())
            }
        })
    }

    fn hand(&self) -> Box<dyn Hand> {
        Box::new(draft::XokHand::new(*self))
    }
}

impl GameReasons for Position {
    fn quick_win(&self, player: Player) -> Option<AnyAction> {
        reason::quick_win(self, player).map(AnyAction::Xok)
    }

    fn win_reason(&self, actions: &[AnyAction], player: Player, form: &'static str) -> Option<Words> {
        let put = own(actions)?.put();
        // The message speaks of ten.
        let is_usual = self.rules().chain() == Rules::STANDARD_CHAIN;
        is_usual.then(|| say::xok_hint_ten(form, player, reason::names(put)))
    }

    fn gains(&self, actions: &[AnyAction], form: &'static str) -> Vec<Words> {
        own(actions).map(|action| reason::gains(self, action, form)).unwrap_or_default()
    }
}

/// The one action of a turn.
fn own(actions: &[AnyAction]) -> Option<Action> {
    if let [AnyAction::Xok(action)] = actions { Some(*action) } else { None }
}

/// What stands on a cell.
fn cell_words(cell: Cell, piece: Option<(Player, Piece)>) -> Words {
    let name = cell.to_string();
    match piece {
        None => say::cell_empty(name),
        Some((player, Piece::Fish)) => say::xok_cell_fish(name, player),
        Some((player, Piece::Shark(shark))) => {
            let [first, second] = mouths(shark);
            say::xok_cell_shark(name, player, shark.kind().letter(), first, second)
        }
    }
}

/// The directions of the first and the last mouth.
fn mouths(shark: Shark) -> [Value; 2] {
    let last = shark.mouths().last().unwrap_or(shark.facing());
    [shark.facing(), last].map(Value::direction)
}

/// The names of cells as a list.
fn names(cells: Cells) -> String {
    let names: Vec<String> = cells.into_iter().map(|cell| cell.to_string()).collect();
    names.join(", ")
}

/// Degrees clockwise from the right.
fn angle(direction: Direction) -> i32 {
    -60 * i32::from(direction.index() as u8)
}

/// Why an action cannot be played.
pub(crate) fn illegal(reason: Illegal) -> Words {
    match reason {
        Illegal::GameOver => say::illegal_game_over(),
        Illegal::OffTheBoard(_) => say::illegal_off_the_board(),
        Illegal::NotNeighbours => say::xok_not_neighbours(),
        Illegal::TooFewFish => say::xok_too_few_fish(),
        Illegal::NotEmpty(cell) => say::xok_not_empty(cell.to_string()),
        Illegal::NoSharkLeft(kind) => say::xok_no_shark_left(kind.letter()),
        Illegal::OnShark(cell) => say::xok_on_shark(cell.to_string()),
        Illegal::OnOwnFish(cell) => say::xok_on_own_fish(cell.to_string()),
        Illegal::EatsNothing => say::xok_eats_nothing(),
    }
}
