//! Whose turn it is, or why the game has ended: in words, with the cells that decided it.

use serde::Serialize;
use tessera_draw::Place;
use tessera_game::{Outcome, Player, Position as _};
use tessera_games::{AnyAction, AnyPosition, GameId};
use tessera_slither_stone as slither;
use tessera_trexo as trexo;
use tessera_xok as xok;
use tessera_yoxii as yoxii;

use crate::{Played, Words, names, say};

/// How a game has ended.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
pub struct Ended {
    /// Who has won; `None` if neither has.
    #[serde(with = "names::maybe_player")]
    pub winner: Option<Player>,
    /// Why, in words.
    pub why: Words,
    /// The cells that show it.
    pub cells: Vec<String>,
}

/// Whose turn it is, or who has won.
pub fn status(position: &AnyPosition) -> Words {
    let game = position.game();
    match position.outcome() {
        None => to_move(game, position.to_move()),
        Some(Outcome::Win(winner)) => wins(game, winner),
        Some(Outcome::Draw) => say::game_drawn(),
    }
}

fn to_move(game: GameId, player: Player) -> Words {
    match game {
        GameId::Xok => say::xok_to_move(player),
        GameId::Yoxii => say::yoxii_to_move(player),
        GameId::Trexo => say::trexo_to_move(player),
        GameId::Slither => say::slither_to_move(player),
    }
}

fn wins(game: GameId, player: Player) -> Words {
    match game {
        GameId::Xok => say::xok_wins(player),
        GameId::Yoxii => say::yoxii_wins(player),
        GameId::Trexo => say::trexo_wins(player),
        GameId::Slither => say::slither_wins(player),
    }
}

/// How a game has ended, or `None` while it goes on.
pub fn ended(played: &Played) -> Option<Ended> {
    let position = played.last();
    let winner = match position.outcome()? {
        Outcome::Win(winner) => Some(winner),
        Outcome::Draw => None,
    };
    let (why, places) = match &position {
        AnyPosition::Xok(position) => xok_end(position)?,
        AnyPosition::Yoxii(position) => yoxii_end(position),
        AnyPosition::Trexo(position) => trexo_end(position)?,
        AnyPosition::TrexoLarge(position) => trexo_end(position)?,
        AnyPosition::Slither(position) => slither_end(played, position)?,
    };
    Some(Ended { winner, why, cells: places.iter().map(ToString::to_string).collect() })
}

fn xok_end(position: &xok::Position) -> Option<(Words, Vec<Place>)> {
    let ending = position.ending()?;
    let (why, groups) = match ending {
        xok::Ending::Chain { winner, chain } => (say::xok_end_chain(winner, chain.cells.len()), vec![chain]),
        xok::Ending::NoAction { groups } => {
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

fn yoxii_end(position: &yoxii::Position) -> (Words, Vec<Place>) {
    let counts = Player::BOTH.map(|player| position.around_totem(player));
    let why = match position.outcome() {
        Some(Outcome::Win(winner)) => {
            let (own, other) = (counts[winner.index()], counts[(!winner).index()]);
            if own.sum > other.sum {
                say::yoxii_end_sum(winner, own.sum, other.sum)
            } else {
                say::yoxii_end_stones(winner, own.sum, own.stones, other.stones)
            }
        }
        _ => say::yoxii_end_draw(counts[0].sum),
    };
    let is_stone = |cell: &yoxii::Cell| matches!(position.content(*cell), yoxii::Content::Stone { .. });
    (why, position.totem().neighbours().iter().filter(is_stone).map(Place::from).collect())
}

fn trexo_end<S: trexo::Shape>(position: &trexo::Position<S>) -> Option<(Words, Vec<Place>)> {
    Some(match position.ending()? {
        trexo::Ending::StockEmpty => (say::trexo_end_stock(), Vec::new()),
        trexo::Ending::NoPlace => (say::trexo_end_no_place(), Vec::new()),
        trexo::Ending::Line(symbol) => {
            let lines: Vec<Vec<Place>> =
                position.lines(symbol).map(|line| line.squares().map(Place::from).collect()).collect();
            let longest = lines.iter().map(Vec::len).max().unwrap_or(0);
            let mut places = lines.concat();
            places.sort_unstable();
            places.dedup();
            // Who is to move did not lay the last tile.
            let given = symbol.player() == position.to_move();
            let why = if given {
                say::trexo_end_given(symbol.player(), longest)
            } else {
                say::trexo_end_line(symbol.player(), longest)
            };
            (why, places)
        }
    })
}

/// The loser's snakes that died in the last move of the line.
fn slither_end(played: &Played, position: &slither::Position) -> Option<(Words, Vec<Place>)> {
    let loser = position.loser()?;
    let mut places = Vec::new();
    let last = played.actions.len().checked_sub(1);
    if let Some(AnyAction::Slither(slither::Action::Move(move_))) =
        last.and_then(|last| played.actions.get(last))
        && let Some(AnyPosition::Slither(before)) = last.and_then(|last| played.positions.get(last))
    {
        for leg in before.trace(*move_).legs().filter(|leg| leg.death.is_some() && leg.snake.owner == loser) {
            let squares = before.body(leg.snake).into_iter().chain(leg.entered().iter().copied());
            places.extend(squares.filter_map(|square| {
                let (column, row) = before.grid().place(square);
                Place::new(column, row)
            }));
        }
    }
    places.sort_unstable();
    places.dedup();
    Some((say::slither_end(!loser), places))
}
