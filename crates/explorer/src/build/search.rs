//! The turns of a position, by search.

use std::collections::HashSet;

use tessera_games::{AnyAction, AnyPosition};
use tessera_players::{Engine, EngineSettings};
use tessera_search::{Limits, Stop};

use crate::Value;
use crate::file::{First, Head, Searched};
use crate::symmetry::{key, stabilizer};
use crate::tree::Opening;

/// The table of a search, in MiB.
const HASH: usize = 8;
/// Extra lines to search where turns have several actions, as some reach the same position.
const MORE_LINES: usize = 2;
/// The divisor of the nodes for each action that completes a turn which a line leaves unfinished.
const REST: u64 = 10;

/// The line of a position. It follows from the position and the settings alone; `None` if stopped.
pub(super) fn search(opening: &Opening, head: &Head, stop: &Stop) -> Option<Searched> {
    let position = &opening.position;
    let count = match (opening.turns, head.first) {
        (0, First::Every) => return Some(every_turn(position)),
        (0, First::Best(count)) => count,
        _ => head.replies,
    };
    let lines = count * stabilizer(position) + if has_long_turns(position) { MORE_LINES } else { 0 };
    let engine = Engine::new(EngineSettings { hash: HASH, lines, ..EngineSettings::default() });
    let decision = engine.think(position, Limits::nodes(head.nodes), stop, &mut |_| ())?;
    let mut seen = HashSet::new();
    let mut searched = Searched { depth: 0, nodes: 0, turns: Vec::new() };
    for line in &decision.lines {
        let Some((actions, after)) =
            first_turn(position, &line.pv, |now| rest(&engine, now, head.nodes, stop))
        else {
            continue;
        };
        (searched.depth, searched.nodes) = (line.depth, line.nodes);
        if searched.turns.len() < count && seen.insert(key(&after)) {
            let value = Value::of(line.score, line.expected);
            searched.turns.push((position.turn_text(&actions), Some(value)));
        }
    }
    (!stop.is_raised() && !searched.turns.is_empty()).then_some(searched)
}

/// Every turn of one action, up to symmetry, without values: the searches of the positions after them give those.
fn every_turn(position: &AnyPosition) -> Searched {
    let mut seen = HashSet::new();
    let leads_on = |text: &String| {
        let mut after = *position;
        after.play_text(text).is_ok() && seen.insert(key(&after))
    };
    let turns = position.action_texts().into_iter().filter(leads_on).map(|text| (text, None)).collect();
    Searched { depth: 0, nodes: 0, turns }
}

/// Whether a turn can be more than one action.
fn has_long_turns(position: &AnyPosition) -> bool {
    position.actions().first().is_some_and(|&action| {
        let mut next = *position;
        next.play(action).is_ok() && next.outcome().is_none() && next.to_move() == position.to_move()
    })
}

/// The next action of a turn that a line leaves unfinished: the end of the turn if that is legal, else the engine's choice.
fn rest(engine: &Engine, now: &AnyPosition, nodes: u64, stop: &Stop) -> Option<AnyAction> {
    let share = Limits::nodes((nodes / REST).max(1));
    now.end_of_turn().or_else(|| Some(engine.think(now, share, stop, &mut |_| ())?.action))
}

/// The first turn of a line, and the position after it.
fn first_turn(
    position: &AnyPosition,
    line: &[AnyAction],
    rest: impl Fn(&AnyPosition) -> Option<AnyAction>,
) -> Option<(Vec<AnyAction>, AnyPosition)> {
    let (mut now, mut actions) = (*position, Vec::new());
    let mut line = line.iter().copied();
    while now.to_move() == position.to_move() && now.outcome().is_none() {
        let action = line.next().or_else(|| rest(&now))?;
        now.play(action).ok()?;
        actions.push(action);
    }
    Some((actions, now))
}
