//! The text forms of the rules page: what is written, what is read, and what is refused with which sentence.

use tessera_game::{ActionError, Player, Position as _};
use tessera_xok::{Cell, Piece, Position, SharkKind};

const START: &str = ".../..../...../....../...../..../... w";

fn at(text: &str) -> Position {
    text.parse().unwrap()
}

fn refusal(text: &str) -> String {
    text.parse::<Position>().unwrap_err().to_string()
}

/// The canonical text of what an action's text is read as.
fn read(position: &str, action: &str) -> Result<String, String> {
    let position = at(position);
    position
        .parse_action(action)
        .map(|action| position.action_text(action))
        .map_err(|error| error.to_string())
}

#[test]
fn the_start_is_written_as_on_the_rules_page() {
    assert_eq!(Position::start().to_string(), START);
    assert_eq!(at(START), Position::start());
}

#[test]
fn rows_are_written_from_g_down_to_a() {
    let position = at("F../..../...../....../...../..../..f w");
    let cell = |text: &str| text.parse::<Cell>().unwrap();
    assert_eq!(position.piece(cell("g1")), Some((Player::First, Piece::Fish)));
    assert_eq!(position.piece(cell("a3")), Some((Player::Second, Piece::Fish)));
    assert_eq!(position.piece(cell("a1")), None);
}

#[test]
fn the_player_to_move_is_w_or_b() {
    assert_eq!(at(START).to_move(), Player::First);
    assert_eq!(at(&START.replace('w', "b")).to_move(), Player::Second);
    assert!(refusal(&START.replace('w', "x")).starts_with("expected the player to move (w or b)"));
}

#[test]
fn sharks_are_upper_case_for_white_and_lower_case_for_black_with_their_facing() {
    let position = at("S0A1B2/C2.../s3a4b5c0./....../...../..../... w");
    let found: Vec<_> = Cell::all()
        .filter_map(|cell| match position.piece(cell)? {
            (player, Piece::Shark(shark)) => {
                Some((cell.to_string(), player, shark.kind(), shark.facing().index()))
            }
            (_, Piece::Fish) => None,
        })
        .collect();
    let [small, a, b, c] = SharkKind::ALL;
    let (white, black) = (Player::First, Player::Second);
    let expected = [
        ("e1", black, small, 3),
        ("e2", black, a, 4),
        ("e3", black, b, 5),
        ("e4", black, c, 0),
        ("f1", white, c, 2),
        ("g1", white, small, 0),
        ("g2", white, a, 1),
        ("g3", white, b, 2),
    ];
    assert_eq!(found, expected.map(|(cell, player, kind, facing)| (cell.to_string(), player, kind, facing)));
}

#[test]
fn supplies_follow_from_the_board() {
    let position = at("S0A1B2/C2.../s3a4b5c0./FFf.../...../..../... w");
    assert_eq!(Player::BOTH.map(|player| position.fish_left(player)), [12, 13]);
    let sharks = Player::BOTH.map(|player| SharkKind::ALL.map(|kind| position.sharks_left(player, kind)));
    assert_eq!(sharks, [[2, 0, 0, 0]; 2]);
}

#[test]
fn a_c_shark_has_facing_0_1_or_2() {
    assert_eq!(
        refusal("C3../f.../...../....../...../..../... b"),
        "expected a facing from 0 to 2 at character 2, found '3'"
    );
    assert_eq!(
        refusal("B6../f.../...../....../...../..../... b"),
        "expected a facing from 0 to 5 at character 2, found '6'"
    );
}

#[test]
fn more_pieces_than_exist_are_refused_where_the_first_too_many_stands() {
    assert_eq!(refusal("FFF/FFFF/FFFFF/FFF.../...../..../... b"), "White has only 14 fish (at character 18)");
    assert_eq!(
        refusal("s0s0s0/s0.../...../....../...../..../... w"),
        "Black has only 3 small sharks (at character 8)"
    );
    assert_eq!(
        refusal("A0A1./..../...../....../...../..../... w"),
        "White has only one big shark with mouths side by side (at character 3)"
    );
}

#[test]
fn position_texts_have_no_aliases() {
    assert_eq!(
        refusal(&START.replace('w', "W")),
        "expected the player to move (w or b) at character 38, found 'W'"
    );
    assert_eq!(refusal(&format!("{START} ")), "expected the end of the text at character 39, found ' '");
    assert_eq!(
        refusal(&START.replace(' ', "  ")),
        "expected the player to move (w or b) at character 38, found ' '"
    );
    assert_eq!(refusal("..../"), "expected a slash at character 4, found '.'");
    assert_eq!(refusal("../"), "expected a cell (a dot, a fish or a shark) at character 3, found '/'");
    assert_eq!(refusal(""), "expected a cell (a dot, a fish or a shark) at the end of the text");
}

#[test]
fn equal_texts_are_equal_positions_in_whatever_order_sharks_were_put() {
    let mut ways = ["Sa1e Sg1e Sd1e", "Sd1e Sg1e Sa1e", "Sg1e Sa1e Sd1e"].map(|sharks| {
        let mut position = at(".f./..../...../.f..../...../..../.f. w");
        for (shark, fish) in sharks.split(' ').zip(["b2b3", "c3c4", "f2f3"]) {
            for action in [shark, fish] {
                position.play(position.parse_action(action).unwrap()).unwrap();
            }
        }
        position
    });
    let text = "S0../.ff./...../S0...../..ff./.ff./S0.. w";
    assert_eq!(ways.map(|position| position.to_string()), [text; 3]);
    assert!(ways.iter().all(|&position| position == at(text)));
    ways[0] = at("S0../.ff./...../S0...../..ff./.ff./S1.. w");
    assert_ne!(ways[0], ways[1]);
}

#[test]
fn two_fish_are_written_lower_row_first_then_lower_number() {
    assert_eq!(read(START, "d3d4").as_deref(), Ok("d3d4"));
    assert_eq!(read(START, "a1b2").as_deref(), Ok("a1b2"));
    let refusal = "the second cell must come after the first (at character 3)";
    for wrong in ["d4d3", "b2a1", "d3d3"] {
        assert_eq!(read(START, wrong), Err(refusal.to_string()), "{wrong}");
    }
}

#[test]
fn a_shark_is_written_as_letter_cell_and_facing() {
    let position = ".../..../.ff../.f.f../.ff../..../... w";
    for text in ["Sd3ne", "Ad3w", "Bd3se", "Cd3e"] {
        assert_eq!(read(position, text).as_deref(), Ok(text));
    }
}

#[test]
fn a_c_shark_may_be_told_by_either_mouth() {
    let position = ".../..../.ff../.f.f../.ff../..../... w";
    let read = ["Cd3w", "Cd3sw", "Cd3se"].map(|text| read(position, text));
    assert_eq!(read, ["Cd3e", "Cd3ne", "Cd3nw"].map(|text| Ok(text.to_string())));
}

#[test]
fn actions_are_read_in_any_letter_case() {
    let position = "f../..../.ff../.f.f../.ff../..../... w";
    let texts = ["D5e5", "sD3nE", "BC2SW", "cd3W", "aA1b1"];
    let read = texts.map(|text| read(position, text));
    let refused = Err("expected a facing (e, ne, nw, w, sw or se) at character 4, found 'b'".to_string());
    let [fish, small, big, back, wrong] = read;
    assert_eq!([fish, small, big, back], ["d5e5", "Sd3ne", "Bc2sw", "Cd3e"].map(|text| Ok(text.to_string())));
    assert_eq!(wrong, refused);
}

#[test]
fn what_is_not_an_action_is_refused_with_its_place() {
    let cases = [
        ("", "expected a shark (S, A, B or C) or a cell at the end of the text"),
        ("Dd3e", "expected a shark (S, A, B or C) or a cell at character 1, found 'D'"),
        ("h1h2", "expected a shark (S, A, B or C) or a cell at character 1, found 'h'"),
        ("d3", "expected a row (a to g) at the end of the text"),
        ("d6d7", "expected a number from 1 to 6 at character 4, found '7'"),
        ("a", "expected a number from 1 to 3 at the end of the text"),
        ("d3d4e5", "expected the end of the text at character 5, found 'e'"),
        ("Sd3n", "expected a facing (e, ne, nw, w, sw or se) at the end of the text"),
        ("Sd3nee", "expected the end of the text at character 6, found 'e'"),
        ("Sd3\u{ff45}", "expected a facing (e, ne, nw, w, sw or se) at character 4, found 'ｅ'"),
    ];
    for (text, sentence) in cases {
        let error = Position::start().parse_action(text).unwrap_err();
        assert!(matches!(error, ActionError::Malformed(_)), "{text}");
        assert_eq!(error.to_string(), sentence, "{text}");
    }
}

#[test]
fn a_position_shows_its_text_in_debug_output() {
    assert_eq!(format!("{:?}", Position::start()), format!("Position({START})"));
}
