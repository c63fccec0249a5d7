//! Drafts against the rules: every legal turn can be made, and nothing illegal is ever complete.

use crate::common::{
    cell_names, choose, events_of, positions, random_event, random_turn, tap, texts, turn_begins,
};
use tessera_game::Random;
use tessera_games::{AnyPosition, GameId};
use tessera_view::{Draft, Event, draft_at};

/// How many random games of each kind are played.
fn games(game: GameId) -> u64 {
    match game {
        GameId::Xok | GameId::Yoxii => 6,
        GameId::Trexo | GameId::Slither => 2,
    }
}

#[test]
fn every_legal_action_can_be_made_by_events() {
    for game in [GameId::Xok, GameId::Yoxii, GameId::Trexo] {
        for position in positions(game, games(game), 1) {
            for action in position.actions() {
                let draft = draft_at(&position, &events_of(&position, action));
                let text = position.action_text(action).unwrap();
                assert_eq!(draft.actions, std::slice::from_ref(&text), "{position}: {draft:?}");
                assert!(draft.complete && draft.finished && draft.refused.is_none(), "{position} {text}");
            }
        }
    }
}

#[test]
fn the_first_prompt_of_xok_offers_a_shark_only_where_one_can_be_played() {
    for position in positions(GameId::Xok, 4, 5).iter().filter(|position| position.outcome().is_none()) {
        let draft = draft_at(position, &[]);
        let sharks = draft.choices[0].items[1..].iter().any(|item| item.enabled);
        let fish = draft.choices[0].items[0].enabled;
        let wanted = match (fish, sharks) {
            (true, true) => "xok-ask-first-fish",
            (true, false) => "xok-ask-two-fish",
            (false, _) => "xok-ask-shark",
        };
        assert_eq!(draft.asks.id, wanted, "{position}");
    }
}

#[test]
fn every_turn_of_slither_stone_can_be_made_in_its_own_order() {
    let mut random = Random::new(2);
    for position in positions(GameId::Slither, 40, 2).iter().filter(|position| position.outcome().is_none()) {
        let turn = random_turn(position, &mut random);
        let mut now = *position;
        let mut events = Vec::new();
        for &action in &turn {
            events.extend(events_of(&now, action));
            now.play(action).unwrap();
        }
        let draft = draft_at(position, &events);
        assert_eq!(draft.actions, texts(position, &turn), "{position} {events:?}");
        assert!(draft.complete);
    }
}

#[test]
fn every_way_to_move_the_snakes_can_be_chosen() {
    for position in positions(GameId::Slither, 3, 3).iter().filter(|position| turn_begins(position)) {
        for action in position.actions() {
            let events = events_of(position, action);
            let draft = draft_at(position, &events);
            let text = position.action_text(action).unwrap();
            assert_eq!(draft.ahead, [text], "{position} {events:?}");
        }
    }
}

/// What is true of every draft.
fn check(position: &AnyPosition, draft: &Draft) {
    let mut now = *position;
    for text in &draft.actions {
        now.play_text(text).unwrap_or_else(|error| panic!("{position} {text}: {error}"));
    }
    assert_eq!(draft.complete, !draft.actions.is_empty(), "{position} {draft:?}");
    assert!(draft.complete || !draft.finished);
    if draft.complete {
        assert!(now.to_move() != position.to_move() || now.outcome().is_some(), "the turn is whole");
    }
    let again = draft_at(position, &draft.events);
    assert_eq!(again, Draft { refused: None, ..draft.clone() }, "{position}");
}

/// What is lit or enabled has an effect; what is chosen can be taken back.
fn check_offers(position: &AnyPosition, draft: &Draft) {
    let then = |event: Event| {
        let mut events = draft.events.clone();
        events.push(event.clone());
        let next = draft_at(position, &events);
        check(position, &next);
        (event, next)
    };
    for cell in &draft.lit {
        let (event, next) = then(tap(cell));
        assert_eq!(next.refused, None, "{position} {:?} {event:?}", draft.events);
        assert_ne!(next.events, draft.events, "{position} {event:?}");
    }
    for choice in &draft.choices {
        for item in &choice.items {
            let (event, next) = then(choose(choice.id, &item.id));
            // A wall that stands where the snake would go keeps a choice from being made later.
            let later = position.game() == GameId::Slither;
            if !later {
                assert_eq!(next.refused.is_none(), item.enabled, "{position} {:?} {event:?}", draft.events);
            }
        }
    }
    for part in &draft.parts {
        let (event, next) = then(Event::Drop(part.id.clone()));
        assert_eq!(next.refused, None, "{position} {:?} {event:?}", draft.events);
        assert!(next.parts.iter().all(|left| left != part), "{position} {event:?}");
    }
}

#[test]
fn nothing_illegal_is_ever_complete() {
    for game in GameId::ALL {
        let mut random = Random::new(4);
        let all = positions(game, games(game), 4);
        for position in &all {
            let cells = cell_names(position);
            let mut events: Vec<Event> = Vec::new();
            let mut draft = draft_at(position, &events);
            for step in 0..30 {
                events.push(random_event(&draft, &cells, &mut random));
                draft = draft_at(position, &events);
                check(position, &draft);
                if draft.refused.is_some() {
                    let before = draft_at(position, &events[..events.len() - 1]);
                    assert_eq!(draft.events, before.events, "a refused event changes nothing");
                }
                if step % 15 == 14 && position.outcome().is_none() {
                    check_offers(position, &draft);
                }
            }
        }
    }
}

#[test]
fn a_finished_game_takes_no_events() {
    for game in GameId::ALL {
        let all = positions(game, 1, 5);
        let over = all.last().unwrap();
        let draft = draft_at(over, &[tap("d4")]);
        assert_eq!(draft.refused.unwrap().id, "illegal-game-over");
        assert!(!draft.complete && draft.lit.is_empty());
    }
}

fn at(game: GameId, text: &str) -> AnyPosition {
    AnyPosition::parse(game, text).unwrap()
}

fn refusal(position: &AnyPosition, events: &[Event]) -> String {
    draft_at(position, events).refused.expect("a refusal").id
}

#[test]
fn a_shark_proposes_the_facing_that_eats_most_and_is_finished_when_one_is_chosen() {
    let position = at(GameId::Xok, ".../..../...../..FF../...../..../... b");
    let put = [choose("piece", "s"), tap("d3")];
    let draft = draft_at(&position, &put);
    assert_eq!(draft.actions, ["Sd3e"]);
    assert!(draft.complete && !draft.finished);
    assert_eq!(draft.marks.len(), 1, "what it lands on is hidden by it");
    let draft = draft_at(&position, &[put.to_vec(), vec![choose("facing", "nw")]].concat());
    assert_eq!(draft.actions, ["Sd3nw"]);
    assert!(draft.finished);
    let refused = refusal(&position, &[choose("piece", "s"), tap("d5"), choose("facing", "e")]);
    assert_eq!(refused, "xok-eats-nothing");
}

#[test]
fn why_not_is_answered_in_xok() {
    let position = at(GameId::Xok, ".../..../...../..FF../...../..../... b");
    assert_eq!(refusal(&position, &[tap("d3")]), "xok-not-empty");
    assert_eq!(refusal(&position, &[tap("a1"), tap("g1")]), "xok-not-neighbours");
    assert_eq!(refusal(&position, &[choose("piece", "s"), tap("a1")]), "xok-eats-nothing");
    assert_eq!(refusal(&position, &[Event::Rotate(1)]), "xok-put-shark-first");
    assert_eq!(refusal(&position, &[tap("h9")]), "illegal-off-the-board");
    let start = AnyPosition::start(GameId::Xok);
    assert_eq!(refusal(&start, &[choose("piece", "s")]), "xok-no-prey");
}

#[test]
fn why_not_is_answered_in_yoxii() {
    let position = AnyPosition::start(GameId::Yoxii);
    assert_eq!(refusal(&position, &[tap("d4")]), "yoxii-totem-stays");
    assert_eq!(refusal(&position, &[tap("d6")]), "yoxii-totem-over-free");
    assert_eq!(refusal(&position, &[tap("d5"), tap("d1")]), "yoxii-stone-away");
    assert_eq!(refusal(&position, &[tap("d5"), tap("d5")]), "yoxii-stone-on-totem");
    let draft = draft_at(&position, &[choose("value", "3"), tap("d5"), tap("e6")]);
    assert_eq!(draft.actions, ["d5-e6=3"]);
}

#[test]
fn why_not_is_answered_in_trexo() {
    let position = at(GameId::Trexo, "tiles=20 size=5 5/5/5/5/X1>O1<3 O");
    assert_eq!(refusal(&position, &[tap("a1")]), "trexo-only-one-tile");
    assert_eq!(refusal(&position, &[tap("c1"), tap("b1")]), "trexo-different-levels");
    assert_eq!(refusal(&position, &[tap("c1"), tap("e1")]), "trexo-not-side-by-side");
    assert_eq!(refusal(&position, &[Event::Rotate(1)]), "trexo-lay-first");
    let turned = draft_at(&position, &[tap("c1"), Event::Rotate(1)]);
    assert_eq!(turned.actions, ["d1c1"], "O lies under the finger");
    assert!(turned.complete && !turned.finished);
}

#[test]
fn why_not_is_answered_in_slither_stone() {
    let position = at(GameId::Slither, "....../....../C^..D^../....../A^..B^.#/...... 1 5,5 -");
    let wall = |cell: &str| [choose("tool", "wall"), tap(cell)];
    assert_eq!(refusal(&position, &wall("b2")), "slither-beside-snake");
    assert_eq!(refusal(&position, &wall("f2")), "slither-on-wall");
    assert_eq!(refusal(&position, &wall("a2")), "slither-on-snake");
    let again = [wall("f6").to_vec(), vec![choose("tool", "wall")]].concat();
    assert_eq!(refusal(&position, &again), "slither-second-wall");
    assert_eq!(refusal(&position, &[tap("c3")]), "slither-tap-own-snake");
    let draft = draft_at(&position, &[wall("f6").to_vec(), vec![tap("f6")]].concat());
    assert!(draft.parts.is_empty(), "a tap on what was just placed takes it back");
}

#[test]
fn snakes_are_moved_by_taps_alone() {
    let position = at(GameId::Slither, "....../....../C^..D^../....../A^..B^.#/...... 1 5,5 -");
    let draft = draft_at(&position, &[tap("a2"), tap("b2"), tap("b3")]);
    assert_eq!(draft.actions, ["1e>n", "."]);
    let notes = |draft: &Draft| draft.notes.iter().map(|note| note.id.clone()).collect::<Vec<_>>();
    assert!(draft.notes.is_empty());
    let draft = draft_at(&position, &[tap("a2"), tap("a4")]);
    assert_eq!(draft.ahead, ["1j>n"]);
    assert_eq!(
        notes(&draft),
        ["slither-note-dies", "slither-note-dies", "note-loses"],
        "both jump into other snakes"
    );
}

#[test]
fn taking_back_the_move_takes_back_what_needs_it() {
    // Snake 1 dies by its step to the west; only then a wall may stand beside it.
    let position = at(GameId::Slither, "....../....../C^..D^../....../A^..B^.#/...... 1 5,5 -");
    let events = [choose("wise", "1"), choose("kind", "w"), choose("tool", "wall"), tap("a1")];
    let draft = draft_at(&position, &events);
    assert_eq!(draft.ahead.len(), 2, "{:?}", draft.refused);
    let draft = draft_at(&position, &[events.to_vec(), vec![Event::Drop("kind".to_owned())]].concat());
    assert!(draft.ahead.is_empty() && draft.refused.is_none());
}
