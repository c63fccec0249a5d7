//! Games of a match as records: the form that all of Tessera reads.

use tessera_games::{AnyPosition, Start};
use tessera_record::{Origin, Record, Termination};

use super::{EndReason, Plan, Played};

/// The record of a game; `None` if the game is not one of the plan's.
pub(crate) fn record(plan: &Plan, game: &Played) -> Option<Record> {
    plan.pairings.get(game.pairing)?;
    let mut record = Record::new(origin(plan, game)?);
    for action in &game.actions {
        record.push_text(action).ok()?;
    }
    record.set_result(Some(game.result)).ok()?;
    let title = |number: usize| plan.contestants.get(number).map(crate::Contestant::title);
    let [first, second] = plan.players(game.task()).map(title);
    let termination = match game.ending {
        EndReason::Rules => None,
        EndReason::Adjudicated => Some(Termination::Adjudicated),
        EndReason::Illegal => Some(Termination::Illegal),
        EndReason::Late => Some(Termination::Time),
        EndReason::Died | EndReason::Hung => Some(Termination::Abandoned),
    };
    let round = format!("{}.{}", game.pair + 1, if game.swapped { 2 } else { 1 });
    let tags = [
        ("First", first),
        ("Second", second),
        ("Termination", termination.map(|word| word.to_string())),
        ("Round", Some(round)),
        ("Reason", game.reason.clone()),
    ];
    for (name, value) in tags {
        // A name that cannot be a tag, such as one of five thousand letters, is left out: the game counts.
        let _ = value.map(|value| record.tags_mut().set(name, value));
    }
    Some(record)
}

fn origin(plan: &Plan, game: &Played) -> Option<Origin> {
    if let Some(code) = &game.board {
        return Start::on_board(code).ok().map(Origin::from);
    }
    AnyPosition::parse(plan.game(), &game.start).ok().map(Origin::from)
}
