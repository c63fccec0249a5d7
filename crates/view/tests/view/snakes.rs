//! Turns of Slither Stone made on the board: what taps reach, what is offered, and the defaults.

use std::collections::BTreeSet;

use crate::common::{choose, positions, tap, turn_begins};
use tessera_game::Position as _;
use tessera_games::slither_stone::{Action, Position};
use tessera_games::{AnyPosition, GameId};
use tessera_view::{Draft, Event, Form, draft_at};

/// Positions in which a turn begins, of random games.
fn starts(games: u64, seed: u64) -> Vec<Position> {
    let all = positions(GameId::Slither, games, seed);
    let begins = all.iter().filter(|position| turn_begins(position) && position.outcome().is_none());
    begins
        .map(|position| match position {
            AnyPosition::Slither(position) => *position,
            _ => panic!("another game"),
        })
        .collect()
}

fn at(text: &str) -> Position {
    text.parse().unwrap()
}

fn made(position: &Position, events: &[Event]) -> Draft {
    draft_at(&AnyPosition::Slither(*position), events)
}

/// The position after some actions.
fn after(position: &Position, texts: &[String]) -> Position {
    let mut after = *position;
    for text in texts {
        after.play(after.parse_action(text).unwrap()).unwrap();
    }
    after
}

fn head(position: &Position, number: usize) -> Event {
    let snake = position.living(position.to_move()).nth(number).unwrap();
    tap(&position.square_text(position.head(snake).unwrap().0))
}

/// What a finger can do next: tap what is lit, choose what is shown beside the board, turn the head. Without the tools.
fn offers(draft: &Draft) -> Vec<Event> {
    let trays = draft.choices.iter().filter(|choice| choice.form == Form::Tray);
    let chosen = trays.flat_map(|choice| {
        choice.items.iter().filter(|item| item.enabled).map(|item| choose(choice.id, &item.id))
    });
    draft.lit.iter().map(tap).chain(chosen).chain([Event::Rotate(1)]).collect()
}

/// The positions after every move that a finger can choose.
fn reached(position: &Position) -> BTreeSet<String> {
    let mut seen: Vec<Draft> = vec![made(position, &[])];
    let mut ends = BTreeSet::new();
    let mut index = 0;
    while let Some(draft) = seen.get(index).cloned() {
        index += 1;
        if let [text] = &draft.ahead[..] {
            ends.insert(after(position, std::slice::from_ref(text)).to_string());
        }
        for event in offers(&draft) {
            let next = made(position, &[draft.events.clone(), vec![event]].concat());
            if seen.iter().all(|known| known.events != next.events) {
                seen.push(next);
            }
        }
    }
    ends
}

#[test]
fn every_move_is_reached_by_taps() {
    let starts = starts(6, 21);
    let lone = starts.iter().filter(|position| position.living(position.to_move()).count() == 1).take(6);
    for position in starts.iter().step_by(5).take(12).chain(lone) {
        let moves = position.actions().into_iter().filter(|action| matches!(action, Action::Move(_)));
        let all = moves.map(|action| {
            let mut after = *position;
            after.play(action).unwrap();
            after.to_string()
        });
        assert_eq!(reached(position), all.collect(), "{position}");
    }
}

#[test]
fn a_head_and_a_square_are_a_whole_turn_in_which_nobody_dies_without_need() {
    for position in starts(8, 22) {
        for number in 0..position.living(position.to_move()).count() {
            let chosen = made(&position, &[head(&position, number)]);
            let taps = chosen.lit.iter().map(tap).filter(|event| {
                (0..2).all(|each| {
                    each >= position.living(position.to_move()).count() || *event != head(&position, each)
                })
            });
            for event in taps {
                let draft = made(&position, &[head(&position, number), event.clone()]);
                assert!(draft.complete, "{position} {event:?}");
                let Ok(Action::Move(made)) = position.parse_action(&draft.ahead[0]) else {
                    panic!("no move")
                };
                let deaths = |action: Action| {
                    let Action::Move(move_) = action else { return None };
                    let same = move_.wise == made.wise && move_.kind == made.kind;
                    same.then(|| position.trace(move_).legs().filter(|leg| leg.death.is_some()).count())
                };
                let least = position.actions().into_iter().filter_map(deaths).min();
                assert!(deaths(Action::Move(made)) <= least, "{position} {:?}", draft.ahead);
            }
        }
    }
}

#[test]
fn the_order_is_offered_only_where_it_matters() {
    for position in starts(6, 23).into_iter().step_by(3) {
        for action in position.actions() {
            let Action::Move(move_) = action else { continue };
            let events = [
                choose("wise", move_.wise.digit()),
                choose("kind", move_.kind.letter()),
                choose("pointing", move_.pointing.letter()),
            ];
            let draft = made(&position, &events);
            let ordered = |order: &str| {
                let draft = made(&position, &[events.to_vec(), vec![choose("order", order)]].concat());
                after(&position, &draft.ahead)
            };
            let offered = draft.choices.iter().any(|choice| choice.id == "order");
            assert_eq!(offered, ordered("wise") != ordered("mad"), "{position} {:?}", draft.ahead);
        }
    }
}

#[test]
fn a_dead_snake_is_never_offered() {
    for position in starts(8, 24) {
        let draft = made(&position, &[]);
        let wise = draft.choices.iter().find(|choice| choice.id == "wise").unwrap();
        assert_eq!(wise.items.len(), position.living(position.to_move()).count(), "{position}");
    }
}

#[test]
fn a_lone_snake_needs_no_head() {
    // Only to the east of c3 the snake finds a second step.
    let position = at("....../.Cv..Dv./..#.../.#.o../.#A^#../..#... 1 0,5 -");
    let draft = made(&position, &[tap("c3")]);
    assert_eq!(draft.actions, ["1n>e", "."]);
}

#[test]
fn the_default_looks_at_an_open_square() {
    // Ahead of a3 is a wall, to its right is none.
    let position = at("....../....../#.C^.D^./....../A^..B^../...... 1 5,5 -");
    let draft = made(&position, &[tap("a2"), tap("a3")]);
    assert_eq!(draft.actions, ["1n>e", "."]);
}

#[test]
fn a_tool_places_one_thing_before_or_after_the_move_and_tells_why_it_cannot() {
    let position = at("....../....../C^..D^../....../A^..B^.#/...... 1 1,5 -");
    let tools = |draft: &Draft| {
        let choice = draft.choices.iter().find(|choice| choice.form == Form::Bar).unwrap();
        choice.items.iter().map(|item| item.why.as_ref().map(|why| why.id.clone())).collect::<Vec<_>>()
    };
    let before = [choose("tool", "wall"), tap("f6"), tap("a2"), tap("b2")];
    assert_eq!(made(&position, &before).actions, ["#f6", "1e>e", "."]);
    let after = [tap("a2"), tap("b2"), choose("tool", "free"), tap("f5")];
    let draft = made(&position, &after);
    assert_eq!(draft.actions, ["1e>e", "of5", "."]);
    assert_eq!(tools(&draft), [None, Some("slither-no-free-space".to_owned())]);
    let walled = made(&position, &before);
    assert_eq!(tools(&walled), [Some("slither-second-wall".to_owned()), None]);
    let put_away = [choose("tool", "wall"), choose("tool", "wall"), tap("a2")];
    assert_eq!(made(&position, &put_away).parts.len(), 1, "a tool that is chosen again is put away");
}

#[test]
fn wise_mad_ways_and_deaths_are_said() {
    let position = at("....../....../C^..D^../....../A^..B^.#/...... 1 5,5 -");
    let said = |events: &[Event], cell: &str| {
        let remarks = made(&position, events).remarks;
        let here = remarks.into_iter().filter(|remark| remark.cell == cell).map(|remark| remark.says.id);
        here.collect::<Vec<_>>()
    };
    assert_eq!(said(&[tap("a2")], "a2"), ["slither-cell-wise"]);
    assert_eq!(said(&[tap("a2")], "d2"), ["slither-cell-mad"]);
    assert_eq!(said(&[tap("a2")], "a4"), ["slither-cell-way"]);
    assert_eq!(said(&[tap("a2")], "d3"), ["slither-cell-forced"]);
    assert_eq!(said(&[tap("a2"), tap("b2")], "b3"), ["slither-cell-face"]);
    assert_eq!(said(&[tap("a2"), tap("a4")], "d4"), ["slither-cell-dies"]);
}
