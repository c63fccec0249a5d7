//! What is seen and said of positions: cells, supplies, endings, turns.

use std::collections::BTreeSet;

use crate::common::{choose, positions, tap};
use tessera_game::Player;
use tessera_games::{AnyPosition, GameId};
use tessera_view::{Line, Look, ViewOptions, draft_look, ended, look, turns};

const FROM_ABOVE: ViewOptions = ViewOptions { seen_by: Player::First, slanted: false, coordinates: true };

fn line(game: GameId, start: &str, actions: &[&str]) -> Line {
    Line { game, start: start.to_owned(), actions: actions.iter().map(ToString::to_string).collect() }
}

fn from_start(game: GameId, actions: &[&str]) -> Line {
    line(game, &AnyPosition::start(game).to_string(), actions)
}

/// Every way to look at a position.
fn looks(line: &Line) -> Vec<Look> {
    let views = Player::BOTH.into_iter().flat_map(|seen_by| {
        [false, true].map(|slanted| ViewOptions { seen_by, slanted, coordinates: slanted })
    });
    views.map(|view| look(line, view).unwrap()).collect()
}

#[test]
fn arrow_keys_reach_every_cell_and_lead_back() {
    for game in GameId::ALL {
        for look in looks(&Line::standard(game)) {
            let find = |name: &String| look.cells.iter().find(|cell| cell.name == *name).unwrap();
            let mut reached = BTreeSet::from([look.cells[0].name.clone()]);
            let mut waiting = vec![&look.cells[0]];
            while let Some(cell) = waiting.pop() {
                let next = &cell.next;
                for (there, back) in [(&next.left, "right"), (&next.right, "left")] {
                    let Some(there) = there else { continue };
                    let there = find(there);
                    let back = if back == "right" { &there.next.right } else { &there.next.left };
                    assert_eq!(back.as_ref(), Some(&cell.name));
                }
                for name in [&next.left, &next.right, &next.up, &next.down].into_iter().flatten() {
                    if reached.insert(name.clone()) {
                        waiting.push(find(name));
                    }
                }
                assert!(next.up.as_ref().is_none_or(|up| find(up).y < cell.y));
                assert!(next.down.as_ref().is_none_or(|down| find(down).y > cell.y));
            }
            assert_eq!(reached.len(), look.cells.len(), "{game}");
        }
    }
}

#[test]
fn cells_are_in_reading_order_as_the_player_sees_them() {
    let of =
        |seen_by| look(&Line::standard(GameId::Xok), ViewOptions { seen_by, ..FROM_ABOVE }).unwrap().cells;
    let first = of(Player::First);
    assert_eq!((first[0].name.as_str(), first[0].row, first[0].column), ("g1", 0, 0));
    assert_eq!(first[29].name, "a3");
    assert_eq!(of(Player::Second)[0].name, "a3");
    let yoxii = look(&Line::standard(GameId::Yoxii), FROM_ABOVE).unwrap().cells;
    assert_eq!((yoxii[0].name.as_str(), yoxii[0].column), ("c7", 2));
    assert_eq!(yoxii[0].next.right.as_deref(), Some("d7"));
    assert_eq!(yoxii[0].next.down.as_deref(), Some("c6"));
}

#[test]
fn the_way_up_and_the_way_down_are_the_same_in_the_middle_of_hexagons() {
    let cells = look(&Line::standard(GameId::Xok), FROM_ABOVE).unwrap().cells;
    let find = |name: &str| cells.iter().find(|cell| cell.name == name).unwrap();
    for name in ["d3", "d4", "c3", "e3"] {
        let up = find(name).next.up.as_deref().unwrap();
        assert_eq!(find(up).next.down.as_deref(), Some(name));
    }
}

#[test]
fn every_position_of_random_games_can_be_looked_at() {
    for game in GameId::ALL {
        for position in positions(game, 2, 7).iter().step_by(5) {
            for look in looks(&line(game, &position.to_string(), &[])) {
                assert_eq!(look.position, position.to_string());
                assert_eq!(look.outcome.is_some(), position.outcome().is_some());
                let keys: BTreeSet<&str> = look.pieces.iter().map(tessera_draw::Shape::key).collect();
                assert_eq!(keys.len(), look.pieces.len(), "keys are different");
            }
        }
    }
}

#[test]
fn what_stands_there_is_said() {
    let said = |game, text: &str, name: &str| {
        let cells = look(&line(game, text, &[]), FROM_ABOVE).unwrap().cells;
        let says = &cells.iter().find(|cell| cell.name == name).unwrap().says;
        serde_json::to_string(says).unwrap()
    };
    let xok = ".../..../...../..FB2../...../..../... b";
    assert_eq!(
        said(GameId::Xok, xok, "d3"),
        r#"{"id":"xok-cell-fish","args":{"cell":"d3","player":"first"}}"#
    );
    let shark = said(GameId::Xok, xok, "d4");
    assert!(shark.contains(r#""first":"nw""#) && shark.contains(r#""second":"sw""#), "{shark}");
    let slither = "....../....../C^..D^../....../A>..b.#/.B^.... 1 5,5 -";
    let head = said(GameId::Slither, slither, "a2");
    assert!(head.contains("slither-cell-head") && head.contains(r#""direction":"e""#), "{head}");
}

#[test]
fn turns_are_numbered_as_in_a_record() {
    let numbers = |line: &Line| turns(line).unwrap().iter().map(|turn| turn.number).collect::<Vec<_>>();
    assert_eq!(numbers(&from_start(GameId::Trexo, &["a1a2", "a5b5", "b1b2"])), [1, 1, 2]);
    let second = ".../..../...../..FF../...../..../... b";
    assert_eq!(numbers(&line(GameId::Xok, second, &["a1a2", "b1c1"])), [1, 2]);
}

#[test]
fn supplies_are_counted_and_said() {
    let stock = look(&Line::standard(GameId::Xok), FROM_ABOVE).unwrap().stock;
    assert_eq!(stock.len(), 10);
    assert_eq!((stock[0].count, stock[0].says.id.as_str()), (14, "xok-stock-fish"));
    let count = |game| look(&Line::standard(game), FROM_ABOVE).unwrap().stock.len();
    assert_eq!([GameId::Yoxii, GameId::Trexo, GameId::Slither].map(count), [8, 1, 6]);
}

#[test]
fn what_counts_is_said_of_both_players() {
    let said = |line: &Line| {
        let standings = look(line, FROM_ABOVE).unwrap().standings;
        let [first, second] = &standings[..] else { panic!("not two players: {standings:?}") };
        assert_eq!((first.player, second.player), (Player::First, Player::Second));
        [first, second].map(|each| serde_json::to_string(&each.says).unwrap())
    };
    let xok = ".../..../...../FF.f../...../..../... b";
    assert_eq!(
        said(&line(GameId::Xok, xok, &[]))[0],
        r#"{"id":"xok-standing","args":{"count":2,"goal":10}}"#
    );
    assert_eq!(
        said(&line(GameId::Xok, xok, &[]))[1],
        r#"{"id":"xok-standing","args":{"count":1,"goal":10}}"#
    );
    let trexo = said(&from_start(GameId::Trexo, &["a1a2", "a5b5", "b1b2"]));
    assert!(trexo.iter().all(|each| each.contains(r#""count":2,"goal":5"#)), "{trexo:?}");
    // Walls part the board.
    let slither = "C^..D^../....../######/######/....../A^..B^.. 1 5,5 -";
    let slither = said(&line(GameId::Slither, slither, &[]));
    assert!(slither.iter().all(|each| each.contains(r#""count":10"#)), "{slither:?}");
    assert_eq!(said(&Line::standard(GameId::Yoxii))[0], r#"{"id":"yoxii-standing","args":{"count":0}}"#);
}

#[test]
fn an_ending_is_explained_with_its_cells() {
    let trexo = ["a1a2", "a5b5", "b1b2", "c8c9", "c1c2", "h5i5", "d1d2", "j9j10", "e1f1"];
    let end = look(&from_start(GameId::Trexo, &trexo), FROM_ABOVE).unwrap().outcome.unwrap();
    assert_eq!((end.winner, end.why.id.as_str()), (Some(Player::First), "trexo-end-line"));
    assert_eq!(end.cells, ["a1", "b1", "c1", "d1", "e1"]);
    let slither = line(GameId::Slither, "....../....../C^..D^../....../A^..B^.#/...... 1 5,5 -", &["1j>n"]);
    let end = ended(&slither.played().unwrap()).unwrap();
    assert_eq!((end.winner, end.cells), (Some(Player::Second), vec!["a2".to_owned(), "d2".to_owned()]));
    let both =
        look(&line(GameId::Xok, "FFF/s1s2a0f/FFS0FF/ffs0ff./FFS1FF/b0c0ff/FFF b", &[]), FROM_ABOVE).unwrap();
    assert_eq!((both.status.id.as_str(), both.outcome.unwrap().winner), ("xok-both-win", None));
    for game in GameId::ALL {
        let all = positions(game, 3, 8);
        for over in all.iter().filter(|position| position.outcome().is_some()) {
            assert!(ended(&line(game, &over.to_string(), &[]).played().unwrap()).is_some());
        }
    }
}

#[test]
fn a_line_with_a_fault_is_told_in_words() {
    let error = |line: &Line| look(line, FROM_ABOVE).unwrap_err().id;
    assert_eq!(error(&from_start(GameId::Xok, &["d3d4", "d3d4"])), "xok-not-empty");
    assert_eq!(error(&from_start(GameId::Xok, &["nonsense"])), "illegal-text");
    assert_eq!(error(&line(GameId::Xok, "nonsense", &[])), "illegal-position");
}

#[test]
fn turns_are_listed_with_all_their_actions() {
    let start = "....../....../C^..D^../....../A^..B^.#/...... 1 5,5 -";
    let slither = line(GameId::Slither, start, &["#f6", "oc1", "1e>n", ".", "1n>n"]);
    let list = turns(&slither).unwrap();
    assert_eq!(list.len(), 2);
    assert_eq!((list[0].text.as_str(), list[0].actions, list[0].number), ("#f6 oc1 1e>n", 4, 1));
    assert_eq!(list[1].player, Player::Second);
    let xok = turns(&from_start(GameId::Xok, &["d3d4", "Sd3e"])).unwrap();
    let says: Vec<&str> = xok.iter().map(|turn| turn.says.id.as_str()).collect();
    assert_eq!(says, ["xok-said-fish", "xok-said-shark"]);
    assert_eq!(look(&slither, FROM_ABOVE).unwrap().turn, 2);
    assert!(look(&slither, FROM_ABOVE).unwrap().can_end);
}

#[test]
fn a_draft_shows_what_would_stand_and_what_would_be_gone() {
    let line = line(GameId::Xok, ".../..../...../..FF../...../..../... b", &[]);
    let draft = draft_look(&line, &[choose("piece", "s"), tap("d3")], FROM_ABOVE).unwrap();
    let ghosts: Vec<&str> = draft.ghosts.iter().map(tessera_draw::Shape::key).collect();
    assert_eq!(ghosts, ["shark-s-d3"]);
    assert_eq!(draft.hides, ["fish-d3", "fish-d4"]);
    assert_eq!(draft.marks.len(), 1);
    let totem = draft_look(&Line::standard(GameId::Yoxii), &[tap("d5")], FROM_ABOVE).unwrap();
    assert_eq!((totem.ghosts[0].key(), totem.hides), ("totem", vec!["totem".to_owned()]), "it glides");
    let ring = |seen_by| {
        let view = ViewOptions { seen_by, ..FROM_ABOVE };
        let draft = draft_look(&line, &[choose("piece", "s"), tap("d3")], view).unwrap();
        draft.choices[1].items[1].angle
    };
    assert_eq!([ring(Player::First), ring(Player::Second)], [Some(300), Some(120)], "north-east");
    let json = serde_json::to_value(&draft).unwrap();
    assert_eq!(json["events"][0]["choose"][0], "piece");
    assert_eq!(json["ghosts"][0]["art"], "xok/shark-s");
}

/// The names in an object of JSON.
fn names(json: &serde_json::Value) -> Vec<&str> {
    json.as_object().unwrap().keys().map(String::as_str).collect()
}

#[test]
fn json_has_the_names_that_the_page_knows() {
    let line = line(GameId::Xok, ".../..../...../..FF../...../..../... b", &[]);
    let look = serde_json::to_value(look(&line, FROM_ABOVE).unwrap()).unwrap();
    let known = "canEnd cells class frame ground labels marks outcome pieces position standings status stock \
                 toMove turn";
    assert_eq!(names(&look).join(" "), known);
    assert_eq!(names(&look["cells"][0]).join(" "), "column name next row says shape x y");
    assert_eq!(look["cells"][0]["shape"], "hex");
    assert_eq!(look["toMove"], "second");
    let draft = draft_look(&line, &[choose("piece", "s"), tap("d3")], FROM_ABOVE).unwrap();
    let draft = serde_json::to_value(draft).unwrap();
    let known = "actions asks canRotate cells choices complete events finished ghosts heard hides lit marks notes parts \
                 refused remarks signs";
    assert_eq!(names(&draft).join(" "), known);
    assert_eq!(names(&draft["choices"][1]).join(" "), "at form id items says");
    assert_eq!(names(&draft["choices"][1]["items"][0]).join(" "), "angle enabled id key on says shape why");
    let view: ViewOptions =
        serde_json::from_str(r#"{"seenBy":"second","slanted":true,"coordinates":false}"#).unwrap();
    assert_eq!(view, ViewOptions { seen_by: Player::Second, slanted: true, coordinates: false });
    let events = r#"[{"tap":"d4"},{"choose":["piece","s"]},{"rotate":-1},{"drop":"shark"}]"#;
    let read: Vec<tessera_view::Event> = serde_json::from_str(events).unwrap();
    assert_eq!(serde_json::to_string(&read).unwrap(), events);
}
