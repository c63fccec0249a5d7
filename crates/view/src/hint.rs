//! Why a hint is good: something true of the turn that is to be seen on the board, or what was proven of it.

use tessera_game::{Outcome, Player, Position};
use tessera_games::{AnyPosition, Kind, Visitor};
use tessera_slither_stone as slither;
use tessera_trexo::{Shape, Square, Symbol};
use tessera_xok as xok;

use crate::{Words, action_error, say};

/// What is proven of a position for the player to move. The numbers are actions of both players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proven {
    /// Won within so many actions.
    Win(u32),
    /// Neither can win.
    Draw,
    /// Lost within so many actions.
    Loss(u32),
}

/// How many replies are looked at before a threat is left alone: it must be told at once.
const PATIENCE: usize = 250_000;

/// The reason for a turn, whose actions are given as texts, with what is proven of it.
pub fn reason(position: &AnyPosition, actions: &[String], proven: Option<Proven>) -> Result<Words, Words> {
    let mut after = *position;
    for text in actions {
        after.play_text(text).map_err(|error| action_error(&error))?;
    }
    let mover = position.to_move();
    if after.outcome() == Some(Outcome::Win(mover)) {
        return Ok(say::hint_wins_now());
    }
    let single = !matches!(position, AnyPosition::Slither(_));
    // A turn of both players is two actions, except in Slither Stone, where it can be any number.
    let turns = |count: u32| if single { count.div_ceil(2).max(1) } else { 0 };
    let words = match proven {
        Some(Proven::Win(count)) => say::hint_wins_in(turns(count)),
        _ if single && position.visit(Blocks { after }) => blocks(position),
        Some(Proven::Draw) => say::hint_holds(),
        Some(Proven::Loss(count)) => say::hint_delays(turns(count)),
        None => seen(position, &after, actions).unwrap_or_else(say::hint_best),
    };
    Ok(words)
}

/// The words for a turn that keeps the opponent from winning at once.
fn blocks(position: &AnyPosition) -> Words {
    match position {
        AnyPosition::Xok(_) => say::hint_blocks_ten(),
        AnyPosition::Trexo(_) | AnyPosition::TrexoLarge(_) => say::hint_blocks_five(),
        _ => say::hint_blocks(),
    }
}

/// Whether most other turns would let the opponent win at once, and the one that leads to `after` does not.
struct Blocks {
    after: AnyPosition,
}

impl Visitor for Blocks {
    type Output = bool;

    fn visit<P: Kind>(self, position: P) -> bool {
        let actions = position.actions();
        let after = actions.iter().map(|&action| position.after(action));
        let Some(chosen) = after.clone().find(|after| after.to_string() == self.after.to_string()) else {
            return false;
        };
        // Where there are too many turns to look at all, every so many-th is looked at.
        let step = (actions.len() * actions.len() / PATIENCE).max(1);
        let others: Vec<bool> = after.step_by(step).map(|after| wins_at_once(&after)).collect();
        let losing = others.iter().filter(|&&loses| loses).count();
        2 * losing > others.len() && !wins_at_once(&chosen)
    }
}

fn wins_at_once<P: Position>(position: &P) -> bool {
    let mover = position.to_move();
    let wins = |&action: &P::Action| position.after(action).outcome() == Some(Outcome::Win(mover));
    position.actions().iter().any(wins)
}

/// What is to be seen on the board, if it is worth telling.
fn seen(position: &AnyPosition, after: &AnyPosition, actions: &[String]) -> Option<Words> {
    let mover = position.to_move();
    match (position, after) {
        (AnyPosition::Xok(before), AnyPosition::Xok(after)) => {
            let action = before.parse_action(actions.first()?).ok()?;
            let (was, is) = (longest_chain(before, mover), longest_chain(after, mover));
            let eaten = before.eaten(action).len();
            match eaten {
                0 if is > was => Some(say::xok_hint_chain(is)),
                0 => None,
                _ => Some(say::xok_hint_eats(eaten)),
            }
        }
        (AnyPosition::Yoxii(_), AnyPosition::Yoxii(after)) => {
            let [own, other] = [mover, !mover].map(|player| after.around_totem(player).sum);
            (own > other).then(|| say::yoxii_hint_sums(own, other))
        }
        (AnyPosition::Trexo(before), AnyPosition::Trexo(after)) => row_grows(before, after, mover),
        (AnyPosition::TrexoLarge(before), AnyPosition::TrexoLarge(after)) => row_grows(before, after, mover),
        (AnyPosition::Slither(before), AnyPosition::Slither(after)) => survives(before, after),
        _ => None,
    }
}

fn longest_chain(position: &xok::Position, player: Player) -> usize {
    position.groups(player).map(|group| group.cells.len()).max().unwrap_or(0)
}

fn row_grows<S: Shape>(
    before: &tessera_trexo::Position<S>,
    after: &tessera_trexo::Position<S>,
    mover: Player,
) -> Option<Words> {
    let symbol = Symbol::of(mover);
    let (was, is) = (longest_row(before, symbol), longest_row(after, symbol));
    (is > was && is > 2).then(|| say::trexo_hint_row(is))
}

/// The most equal tops in consecutive squares.
fn longest_row<S: Shape>(position: &tessera_trexo::Position<S>, symbol: Symbol) -> usize {
    let size = position.rules().size();
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
    Square::all(size).flat_map(|square| ways.map(|way| run(square, way))).max().unwrap_or(0)
}

/// Whether the turn keeps all snakes, where most moves would kill one.
fn survives(before: &slither::Position, after: &slither::Position) -> Option<Words> {
    let mover = before.to_move();
    let living = before.living(mover).count();
    let moves = before.actions().into_iter().filter_map(|action| match action {
        slither::Action::Move(move_) => Some(before.trace(move_).legs().any(|leg| leg.death.is_some())),
        _ => None,
    });
    let (all, deadly) = moves.fold((0, 0), |(all, deadly), dies| (all + 1, deadly + usize::from(dies)));
    (2 * deadly > all && after.living(mover).count() == living).then(say::slither_hint_survives)
}
