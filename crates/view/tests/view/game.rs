//! A game that is open answers as if its line had just been replayed, whatever happened to it before.

use std::collections::BTreeMap;

use crate::common::{cell_names, random_event};
use serde_json::json;
use tessera_draw::Shape;
use tessera_game::{Player, Random};
use tessera_games::GameId;
use tessera_view::{
    Game, Line, Look, Snapshot, ViewOptions, as_seen, draft_at, draft_look, look, moves, turns,
};

const VIEWS: [ViewOptions; 3] = [
    ViewOptions { seen_by: Player::First, slanted: false, coordinates: true },
    ViewOptions { seen_by: Player::Second, slanted: false, coordinates: true },
    ViewOptions { seen_by: Player::Second, slanted: true, coordinates: false },
];

/// A snapshot made from whole looks at the line and at the line before its last turn.
fn replayed(line: &Line, view: ViewOptions) -> Snapshot {
    let now = look(line, view).unwrap();
    let turns = turns(line).unwrap();
    let before = turns.last().map(|last| {
        let actions = line.actions[..line.actions.len() - last.actions].to_vec();
        look(&Line { actions, ..line.clone() }, view).unwrap()
    });
    let (changed, departed) =
        before.map_or_else(Default::default, |before| (changed(&before, &now), departed(&before, &now)));
    let slants = line.game == GameId::Trexo;
    as_seen(Snapshot { look: now, turns, changed, departed, slants }, view.seen_by)
}

fn changed(before: &Look, now: &Look) -> Vec<String> {
    let was: BTreeMap<_, _> = before.cells.iter().map(|cell| (&cell.name, &cell.says)).collect();
    let changed = now.cells.iter().filter(|cell| was.get(&cell.name) != Some(&&cell.says));
    changed.map(|cell| cell.name.clone()).collect()
}

fn departed(before: &Look, now: &Look) -> Vec<Shape> {
    let place = |shape: &Shape| match shape {
        Shape::Art { x, y, .. } => format!("{x} {y}"),
        other => other.key().to_owned(),
    };
    let taken: Vec<String> = now.pieces.iter().map(place).collect();
    let gone = before.pieces.iter().filter(|shape| matches!(shape, Shape::Art { .. }));
    gone.filter(|shape| !now.pieces.contains(shape) && !taken.contains(&place(shape))).cloned().collect()
}

/// A random game from the start, as a line of at most this many actions.
fn random_line(game: GameId, random: &mut Random, most: u32) -> Line {
    let mut line = Line::standard(game);
    let mut position = line.position().unwrap();
    let count = random.below(most);
    while position.outcome().is_none() && (line.actions.len() as u32) < count {
        let texts = position.action_texts();
        let text = &texts[random.below(texts.len() as u32) as usize];
        position.play_text(text).unwrap();
        line.actions.push(text.clone());
    }
    line
}

#[test]
fn every_step_shows_what_a_replay_of_the_line_shows() {
    for game in GameId::ALL {
        let mut random = Random::new(29);
        let mut line = random_line(game, &mut random, 12);
        let mut view = VIEWS[0];
        let mut open = Game::open(line.clone(), view).unwrap();
        for _ in 0..120 {
            match random.below(5) {
                0 => {
                    view = VIEWS[random.below(3) as usize];
                    open.set_view(view);
                }
                1 => {
                    let count = random.below(line.actions.len() as u32 + 1) as usize;
                    line.actions.truncate(count);
                    open.back(count).unwrap();
                }
                2 => {
                    line = random_line(game, &mut random, 60);
                    open.follow(&line.actions).unwrap();
                }
                _ => {
                    let texts = line.position().unwrap().action_texts();
                    if texts.is_empty() {
                        continue;
                    }
                    let text = texts[random.below(texts.len() as u32) as usize].clone();
                    open.play(std::slice::from_ref(&text)).unwrap();
                    line.actions.push(text);
                }
            }
            assert_eq!(open.snapshot().unwrap(), replayed(&line, view), "{game} {line:?}");
            let count = random.below(line.actions.len() as u32 + 1) as usize;
            let earlier = Line { actions: line.actions[..count].to_vec(), ..line.clone() };
            assert_eq!(open.look(count).unwrap(), replayed(&earlier, view), "{game} {earlier:?}");
            let position = line.position().unwrap();
            assert_eq!(open.moves(), as_seen(moves(&position), view.seen_by));
            let cells = cell_names(&position);
            let mut events = Vec::new();
            for _ in 0..4 {
                events.push(random_event(&draft_at(&position, &events), &cells, &mut random));
                let draft = as_seen(draft_look(&line, &events, view).unwrap(), view.seen_by);
                assert_eq!(open.draft(&events).unwrap(), draft, "{game} {line:?} {events:?}");
            }
        }
    }
}

#[test]
fn an_illegal_turn_changes_nothing() {
    for game in GameId::ALL {
        let line = random_line(game, &mut Random::new(7), 9);
        let mut open = Game::open(line.clone(), VIEWS[1]).unwrap();
        let legal = open.position().action_texts()[0].clone();
        let wrong = [legal, "nonsense".to_owned()];
        assert!(open.play(&wrong).is_err());
        assert!(open.follow(&wrong).is_err());
        assert!(open.ahead(&wrong).is_err());
        assert!(open.ghosts(&wrong).is_err());
        assert_eq!(open.snapshot().unwrap(), replayed(&line, VIEWS[1]));
        assert!(Game::open(Line { start: "nonsense".to_owned(), ..line.clone() }, VIEWS[0]).is_err());
    }
}

#[test]
fn turns_ahead_are_those_of_the_longer_line() {
    for game in GameId::ALL {
        for seed in 0..20 {
            let mut random = Random::new(seed);
            let line = random_line(game, &mut random, 40);
            let kept = random.below(line.actions.len() as u32 + 1) as usize;
            let before = Line { actions: line.actions[..kept].to_vec(), ..line.clone() };
            let open = Game::open(before.clone(), VIEWS[1]).unwrap();
            let mut end = 0;
            let mut expected = turns(&line).unwrap();
            expected.retain(|turn| {
                end += turn.actions;
                end > kept
            });
            assert_eq!(open.ahead(&line.actions[kept..]).unwrap(), as_seen(expected.clone(), Player::Second));
            let ghosts = open.ghosts(&line.actions[kept..]).unwrap();
            let [was, now] = [&before, &line].map(|line| look(line, VIEWS[1]).unwrap());
            assert_eq!(ghosts.changed, changed(&was, &now));
            let shapes: Vec<&Shape> = now.pieces.iter().filter(|shape| !was.pieces.contains(shape)).collect();
            assert_eq!(ghosts.ghosts.iter().collect::<Vec<_>>(), shapes);
            let last = ghosts.numbers.iter().map(|numbered| numbered.number).max();
            assert!(last.is_none_or(|last| last <= expected.len()));
            assert_eq!(ghosts.numbers.is_empty(), expected.len() < 2);
        }
    }
}

#[test]
fn the_second_player_sees_opposite_directions() {
    let directions = |view: ViewOptions| {
        let mut open = Game::open(Line::standard(GameId::Slither), view).unwrap();
        open.play(&["1n>n".to_owned(), ".".to_owned()]).unwrap();
        let says = &open.snapshot().unwrap().turns[0].says;
        json!([says.args["kind"], says.args["direction"], says.args["snake"]])
    };
    assert_eq!(directions(VIEWS[0]), json!(["n", "n", "1"]));
    assert_eq!(directions(VIEWS[1]), json!(["s", "s", "1"]));
}

#[test]
fn a_letter_chooses_the_direction_that_is_named() {
    let keys = |view: ViewOptions| -> Vec<(String, Option<char>)> {
        let open = Game::open(Line::standard(GameId::Slither), view).unwrap();
        let draft = open.draft(&[]).unwrap();
        let items = draft.choices.into_iter().flat_map(|choice| choice.items);
        items.filter(|item| item.angle.is_some()).map(|item| (item.id, item.key)).collect()
    };
    let [first, second] = [keys(VIEWS[0]), keys(VIEWS[1])];
    assert!(!first.is_empty());
    for ((id, key), (same, other)) in first.into_iter().zip(second) {
        assert_eq!(id, same);
        let pair = (key, other);
        assert!(
            [('n', 's'), ('s', 'n'), ('e', 'w'), ('w', 'e')].map(|(a, b)| (Some(a), Some(b))).contains(&pair),
            "{pair:?}"
        );
    }
}

#[test]
fn typed_turns_are_read_with_any_spaces_and_signs() {
    let read = |game: GameId, text: &str| {
        Game::open(Line::standard(game), VIEWS[0]).unwrap().read_turn(text).map_err(|error| error.id)
    };
    let turn = |actions: &[&str]| Ok(actions.iter().map(ToString::to_string).collect());
    assert_eq!(read(GameId::Slither, "  1n>n  "), turn(&["1n>n", "."]));
    assert_eq!(read(GameId::Xok, "d3, d4"), turn(&["d3d4"]));
    assert_eq!(read(GameId::Xok, "D3-D4"), turn(&["d3d4"]));
    assert!(read(GameId::Xok, "nonsense").is_err());
}
