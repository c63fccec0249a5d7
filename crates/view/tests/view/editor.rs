//! The board editor: what its tools do, and that it never says anything wrong about a board.

use crate::common::{cell_names, positions};
use tessera_game::{Player, Random};
use tessera_games::{AnyPosition, GameId};
use tessera_view::{Line, ViewOptions, clear, edit, editor_look, editor_tools, look};

const VIEW: ViewOptions = ViewOptions { seen_by: Player::First, slanted: false, coordinates: true };

/// The board after some edits: a tool and a cell each.
fn edited(game: GameId, start: &str, edits: &[(&str, &str)]) -> (String, Option<String>) {
    let mut position = start.to_owned();
    let mut problem = None;
    for (tool, cell) in edits {
        let edited = edit(game, &position, tool, Some(cell)).unwrap();
        (position, problem) = (edited.position, edited.problem.map(|words| words.id));
    }
    (position, problem)
}

fn start(game: GameId) -> String {
    AnyPosition::start(game).to_string()
}

#[test]
fn xok_pieces_are_put_turned_and_erased() {
    let edits = [("first-fish", "d3"), ("second-b", "d4"), ("second-b", "d4"), ("to-move", "")];
    let (position, problem) = edited(GameId::Xok, &start(GameId::Xok), &edits);
    assert_eq!((position.as_str(), problem), (".../..../...../..Fb1../...../..../... b", None));
    let (position, _) = edited(GameId::Xok, &position, &[("erase", "d4")]);
    assert_eq!(position, ".../..../...../..F.../...../..../... b");
    let (_, problem) = edited(GameId::Xok, &position, &[("first-a", "a1"), ("first-a", "a2")]);
    assert_eq!(problem.as_deref(), Some("xok-problem-shark"));
}

#[test]
fn yoxii_has_one_totem_and_knows_who_is_to_move() {
    let (position, problem) =
        edited(GameId::Yoxii, &start(GameId::Yoxii), &[("totem", "a3"), ("first-3", "d4")]);
    assert_eq!((position.as_str(), problem), (".../...../......./...3.../T....../...../... r", None));
    let (_, problem) = edited(GameId::Yoxii, &position, &[("first-1", "d5")]);
    assert_eq!(problem.as_deref(), Some("yoxii-problem-balance"));
    let (_, problem) = edited(GameId::Yoxii, &position, &[("erase", "a3")]);
    assert_eq!(problem.as_deref(), Some("yoxii-problem-totem"));
}

#[test]
fn trexo_tiles_are_laid_level_and_go_as_a_whole() {
    let (position, problem) = edited(GameId::Trexo, &start(GameId::Trexo), &[("tile-right", "a1")]);
    assert_eq!((position.as_str(), problem), ("10/10/10/10/10/10/10/10/10/X1>O1<8 O", None));
    let refused = |edits: &[(&str, &str)]| edited(GameId::Trexo, &position, edits).1.unwrap();
    assert_eq!(refused(&[("tile-left", "b1")]), "trexo-one-tile");
    assert_eq!(refused(&[("tile-right", "b1")]), "trexo-different-levels");
    assert_eq!(refused(&[("tile-left", "a2")]), "illegal-off-the-board");
    assert_eq!(edited(GameId::Trexo, &position, &[("erase", "b1")]).0, start(GameId::Trexo));
}

#[test]
fn snakes_get_heads_and_supplies_change() {
    let bare = "....../....../....../....../....../A^..... 1 5,5 -";
    let edits = [("first-1-head", "a2"), ("first-1-head", "a2"), ("second-2-body", "f6")];
    let (position, problem) = edited(GameId::Slither, bare, &edits);
    assert_eq!(position, ".....d/....../....../....../A>...../a..... 1 5,5 -");
    assert_eq!(problem.as_deref(), Some("slither-problem-head"));
    let edits = [("erase", "f6"), ("second-supply", ""), ("moved", ""), ("walled", ""), ("moved", "")];
    let (position, problem) = edited(GameId::Slither, &position, &edits);
    assert_eq!((position.as_str(), problem), ("....../....../....../....../A>...../a..... 1 5,0 w", None));
}

#[test]
fn a_text_that_is_no_board_is_refused() {
    for game in GameId::ALL {
        for text in ["", " ", "x", "10/10 X", "tiles=3 size=5", "..../. w", "\u{1F40D}", "99999999999 X"] {
            assert_eq!(edit(game, text, "erase", Some("a1")).unwrap_err().id, "illegal-position", "{text:?}");
        }
        let unknown = edit(game, &start(game), "hammer", Some("a1")).unwrap();
        assert_eq!(unknown.problem.unwrap().id, "refused-choice");
    }
}

#[test]
fn every_board_on_the_way_of_random_edits_is_judged_rightly_and_can_be_seen() {
    for game in GameId::ALL {
        let mut random = Random::new(9);
        let tools = editor_tools(game);
        for position in positions(game, 2, 9).iter().step_by(7) {
            let cells = cell_names(position);
            let mut text = position.to_string();
            for _ in 0..40 {
                let tool = &tools[random.below(tools.len() as u32) as usize];
                let cell = &cells[random.below(cells.len() as u32) as usize];
                let before = text.clone();
                let edited = edit(game, &text, &tool.id, Some(cell)).unwrap();
                text = edited.position;
                let proper = AnyPosition::parse(game, &text).is_ok();
                // A refused edit leaves the board as it was, with the reason; otherwise the two must agree.
                assert!(edited.problem.is_none() == proper || text == before, "{text} {:?}", edited.problem);
                let words = edited.problem.map(|words| words.id);
                assert_ne!(words.as_deref(), Some("illegal-position"), "{text}: a problem without a name");
                let look = editor_look(game, &text, VIEW).unwrap();
                assert_eq!(look.position, text);
            }
        }
    }
}

#[test]
fn a_cleared_board_is_one_whose_cells_were_emptied_in_reading_order() {
    for game in GameId::ALL {
        for position in positions(game, 2, 3).iter().step_by(7) {
            let line = Line { game, start: position.to_string(), actions: Vec::new() };
            let mut text = line.start.clone();
            for cell in look(&line, VIEW).unwrap().cells {
                text = edit(game, &text, "erase", Some(&cell.name)).unwrap().position;
            }
            assert_eq!(clear(game, &line.start).unwrap().position, text);
        }
    }
}
