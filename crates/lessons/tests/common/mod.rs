//! What the checks of the lessons share: steps with their positions, turns as a person plays them, cells.

use std::collections::BTreeSet;

use tessera_games::{AnyPosition, GameId, Player};
use tessera_lessons::{Play, Step, Task, Verdict, course};

/// A step of a course and the position in which it begins.
pub(crate) struct Place {
    pub(crate) game: GameId,
    pub(crate) step: Step,
    pub(crate) position: AnyPosition,
}

/// Every step of every course. A step without a position goes on after the step before and its reply.
pub(crate) fn places() -> Vec<Place> {
    let mut places: Vec<Place> = Vec::new();
    for game in GameId::ALL {
        for step in course(game).unwrap().lessons.into_iter().flat_map(|lesson| lesson.steps) {
            let position = match &step.position {
                Some(text) => AnyPosition::parse(game, text)
                    .unwrap_or_else(|error| panic!("{game} {}: {error}", step.id)),
                None => after_step(places.last().expect("the first step has a position")),
            };
            places.push(Place { game, step, position });
        }
    }
    places
}

/// The step with that name.
pub(crate) fn place(game: GameId, id: &str) -> Place {
    let found = places().into_iter().find(|place| place.game == game && place.step.id == id);
    found.unwrap_or_else(|| panic!("{game} has no step {id}"))
}

/// The position after a step, which must have one right turn only, and a reply.
fn after_step(place: &Place) -> AnyPosition {
    let Task::Play(Play { turns, reply: Some(reply), .. }) = &place.step.task else {
        panic!("{} has no reply", place.step.id)
    };
    assert!(turns.len() == 1 && !turns[0].contains('*'), "{} has several right turns", place.step.id);
    let mut position = place.position;
    for turn in [&turns[0], reply] {
        for action in position.parse_turn(turn).unwrap_or_else(|error| panic!("{turn}: {error}")) {
            position.play(action).unwrap();
        }
    }
    position
}

/// A whole turn: the texts of its actions without one that only ends it, and where it leads.
pub(crate) struct Turn {
    pub(crate) actions: Vec<String>,
    pub(crate) position: AnyPosition,
}

/// Every turn of the player to move, in Slither Stone without free spaces but with and without a wall.
pub(crate) fn turns(position: &AnyPosition) -> Vec<Turn> {
    let mut turns = Vec::new();
    collect(&Turn { actions: Vec::new(), position: *position }, position.to_move(), &mut turns);
    turns
}

fn collect(begun: &Turn, player: Player, turns: &mut Vec<Turn>) {
    for text in begun.position.action_texts() {
        if text.starts_with('o') {
            continue;
        }
        let mut next = Turn { actions: begun.actions.clone(), position: begun.position };
        next.position.play_text(&text).unwrap();
        if text != "." {
            next.actions.push(text);
        }
        if next.position.outcome().is_some() || next.position.to_move() != player {
            turns.push(next);
        } else {
            collect(&next, player, turns);
        }
    }
}

/// Whether a turn is right in a step.
pub(crate) fn is_right(task: &Task, turn: &Turn, player: Player) -> bool {
    let Task::Play(play) = task else { return false };
    play.judge(&turn.actions, player, turn.position.outcome()) == Verdict::Right
}

/// The names of all cells of a board.
pub(crate) fn cells(position: &AnyPosition) -> BTreeSet<String> {
    let names = |rows: u8, columns: u8| {
        let name = |column: u8, row: u8| format!("{}{}", char::from(b'a' + column), row + 1);
        (0..rows).flat_map(move |row| (0..columns).map(move |column| name(column, row))).collect()
    };
    match position {
        AnyPosition::Xok(_) => ["3a", "4b", "5c", "6d", "5e", "4f", "3g"]
            .iter()
            .flat_map(|row| {
                (1..=row[..1].parse().unwrap()).map(|number: u8| format!("{}{number}", &row[1..]))
            })
            .collect(),
        AnyPosition::Yoxii(_) => {
            let cut = ["a1", "b1", "a2", "f1", "g1", "g2", "a6", "a7", "b7", "f7", "g6", "g7"];
            let all: BTreeSet<String> = names(7, 7);
            all.into_iter().filter(|name| !cut.contains(&name.as_str())).collect()
        }
        AnyPosition::Trexo(position) => names(position.rules().size(), position.rules().size()),
        AnyPosition::Slither(position) => names(position.grid().rows(), position.grid().columns()),
    }
}
