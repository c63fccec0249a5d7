//! The exact number of turns to a forced win, in games whose turns are single actions. The search only names the winning
//! actions; that they win, and that nothing wins sooner, is seen by trying every answer by the rules.

use tessera_game::Outcome;
use tessera_games::{AnyAction, AnyPosition};
use tessera_players::{Engine, EngineSettings};
use tessera_search::{Limits, Score, Stop};

/// How many positions are looked at to find a win.
const SEARCH: u64 = 1_000_000;

/// The turns in which the player to move can force the win, if there are at most three and all is proven.
pub(crate) fn turns_to_win(position: &AnyPosition) -> Option<usize> {
    let engine = Engine::new(EngineSettings { hash: 16, ..EngineSettings::default() });
    let turns = advice(&engine, position)?.1.div_ceil(2) as usize;
    (turns <= 3 && wins(&engine, position, turns) && !wins_sooner(position, turns)).then_some(turns)
}

/// The action that the search takes for winning, and within how many actions it wins.
fn advice(engine: &Engine, position: &AnyPosition) -> Option<(AnyAction, u32)> {
    let thought = engine.think(position, Limits::nodes(SEARCH), &Stop::new(), &mut |_| ())?;
    match thought.lines.first()?.score {
        Score::Win(actions) => Some((thought.action, actions)),
        _ => None,
    }
}

/// Whether the player to move wins within so many turns as the search advises, whatever the opponent answers.
fn wins(engine: &Engine, position: &AnyPosition, turns: usize) -> bool {
    if wins_at_once(position) {
        return true;
    }
    if turns == 1 {
        return false;
    }
    let Some((action, _)) = advice(engine, position) else { return false };
    let asked = after(position, action);
    asked.outcome().is_none()
        && answers(&asked).all(|answer| match answer.outcome() {
            Some(outcome) => outcome == Outcome::Win(position.to_move()),
            None => wins(engine, &answer, turns - 1),
        })
}

/// Whether any action at all wins in fewer than so many turns, of which there are at most three.
fn wins_sooner(position: &AnyPosition, turns: usize) -> bool {
    if turns > 1 && wins_at_once(position) {
        return true;
    }
    if turns < 3 {
        return false;
    }
    // The answer that met the last action is tried first against the next.
    let mut best = None;
    answers(position).filter(|next| next.outcome().is_none()).any(|next| {
        let is_met = |answer: &AnyAction| {
            let mut met = next;
            met.play(*answer).is_ok()
                && match met.outcome() {
                    Some(outcome) => outcome != Outcome::Win(position.to_move()),
                    None => !wins_at_once(&met),
                }
        };
        if best.as_ref().is_some_and(is_met) {
            return false;
        }
        best = next.actions().into_iter().find(is_met);
        best.is_none()
    })
}

fn wins_at_once(position: &AnyPosition) -> bool {
    answers(position).any(|next| next.outcome() == Some(Outcome::Win(position.to_move())))
}

/// The positions after every legal action.
fn answers(position: &AnyPosition) -> impl Iterator<Item = AnyPosition> {
    position.actions().into_iter().map(|action| after(position, action))
}

fn after(position: &AnyPosition, action: AnyAction) -> AnyPosition {
    let mut next = *position;
    next.play(action).expect("a legal action");
    next
}
