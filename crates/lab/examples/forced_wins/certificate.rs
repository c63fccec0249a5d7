//! The exact number of turns to a forced win, in games whose turns are single actions. The search only names
//! the winning actions; that they win, and that nothing wins sooner, is seen by trying every answer by the
//! rules.

use tessera_game::{Outcome, Player};
use tessera_games::{AnyAction, AnyPosition};
use tessera_players::{Engine, EngineSettings};
use tessera_search::{Limits, Score, Stop};

/// How many positions are looked at to find a win.
const SEARCH: u64 = 1_000_000;

/// The turns in which the player to move can force the win, if there are at most three and all is proven.
pub(crate) fn turns_to_win(position: &AnyPosition) -> Option<usize> {
    let engine = Engine::new(EngineSettings { hash: 16, ..EngineSettings::default() });
    advice(&engine, position)?;
    let sooner = (1..=2).find(|&turns| wins(position, turns));
    sooner.or_else(|| wins_as_advised(&engine, position, 3).then_some(3))
}

/// The action that the search takes for winning.
fn advice(engine: &Engine, position: &AnyPosition) -> Option<AnyAction> {
    let thought = engine.think(position, Limits::nodes(SEARCH), &Stop::new(), &mut |_| ())?;
    matches!(thought.lines.first()?.score, Score::Win(_)).then_some(thought.action)
}

/// Whether the player to move wins within that many turns if the first actions are those that the search
/// advises.
fn wins_as_advised(engine: &Engine, position: &AnyPosition, turns: usize) -> bool {
    if wins(position, 1) {
        return true;
    }
    turns > 1
        && advice(engine, position).is_some_and(|action| {
            let asked = after(position, action);
            asked.actions().iter().all(|&answer| {
                is_won(&after(&asked, answer), position.to_move(), |next| {
                    wins_as_advised(engine, next, turns - 1)
                })
            })
        })
}

/// Whether any action of the player to move wins within that many turns against every answer.
fn wins(position: &AnyPosition, turns: usize) -> bool {
    let winner = position.to_move();
    // The answer that met the last action is tried first against the next.
    let mut best = None;
    turns > 0
        && position.actions().into_iter().any(|action| {
            let asked = after(position, action);
            let is_met = |answer: &AnyAction| {
                let mut met = asked;
                met.play(*answer).is_ok() && !is_won(&met, winner, |next| wins(next, turns - 1))
            };
            if asked.outcome().is_some() {
                return asked.outcome() == Some(Outcome::Win(winner));
            }
            if best.as_ref().is_some_and(is_met) {
                return false;
            }
            best = asked.actions().into_iter().find(is_met);
            best.is_none()
        })
}

/// Whether a position is won by `winner`: by the rules if the game is over, else if `goes_on` says so.
fn is_won(position: &AnyPosition, winner: Player, goes_on: impl FnOnce(&AnyPosition) -> bool) -> bool {
    match position.outcome() {
        Some(outcome) => outcome == Outcome::Win(winner),
        None => goes_on(position),
    }
}

fn after(position: &AnyPosition, action: AnyAction) -> AnyPosition {
    let mut next = *position;
    next.play(action).expect("a legal action");
    next
}
