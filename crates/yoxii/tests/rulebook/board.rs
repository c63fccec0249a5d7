//! The players, the board and the supplies.

use tessera_game::{Player, Position as _};
use tessera_yoxii::{Content, Position, Square, Squares, Value};

use super::{RED, WHITE, after, position, square};

#[test]
fn white_moves_first_and_then_the_players_take_turns() {
    let mut now = Position::start();
    for player in [WHITE, RED, WHITE, RED] {
        assert_eq!(now.to_move(), player);
        now = now.after(now.actions()[0]);
    }
}

#[test]
fn the_players_share_one_totem() {
    let text = after(&Position::start().to_string(), "d5-e6=3");
    assert_eq!(position(&text).totem(), square("d5"));
    assert_eq!(after(&text, "c5-b5=1"), ".../...3./.aT..../......./......./...../... w");
}

#[test]
fn there_are_thirty_seven_squares_three_missing_in_each_corner() {
    assert_eq!(Squares::BOARD.len(), 37);
    let missing = "a1 b1 f1 g1 a2 g2 a6 g6 a7 b7 f7 g7";
    let absent: Vec<String> = (0..7)
        .flat_map(|row| (0..7).map(move |column| (column, row)))
        .filter(|&(column, row)| Square::new(column, row).is_none())
        .map(|(column, row)| tessera_game::square_text(column, row))
        .collect();
    assert_eq!(absent.join(" "), missing);
    assert!((7..=255).all(|n| Square::new(3, n).is_none() && Square::new(n, 3).is_none()));
}

#[test]
fn the_rows_are_c_to_e_then_b_to_f_then_a_to_g() {
    let row = |row: u8| {
        let squares = Squares::BOARD.into_iter().filter(|square| square.row() + 1 == row);
        squares.map(|square| char::from(b'a' + square.column())).collect::<String>()
    };
    assert_eq!([1, 7].map(row), ["cde", "cde"]);
    assert_eq!([2, 6].map(row), ["bcdef", "bcdef"]);
    assert_eq!([3, 4, 5].map(row), ["abcdefg", "abcdefg", "abcdefg"]);
}

#[test]
fn neighbours_touch_along_a_side_or_at_a_corner() {
    for one in Squares::BOARD {
        for other in Squares::BOARD {
            let apart = one.column().abs_diff(other.column()).max(one.row().abs_diff(other.row()));
            assert_eq!(one.neighbours().contains(other), apart == 1, "{one} and {other}");
        }
    }
}

#[test]
fn the_totem_starts_on_d4_and_all_other_squares_are_free() {
    let start = Position::start();
    for here in Squares::BOARD {
        let expected = if here == square("d4") { Content::Totem } else { Content::Free };
        assert_eq!(start.content(here), expected, "{here}");
    }
    assert_eq!(start, Position::default());
}

#[test]
fn each_player_has_eighteen_stones_five_five_five_three() {
    for player in Player::BOTH {
        let supply = Position::start().supply(player);
        assert_eq!(supply.total(), 18);
        assert_eq!(Value::ALL.map(|value| supply.left(value)), [5, 5, 5, 3]);
        assert_eq!(Value::ALL.map(Value::points), [1, 2, 3, 4]);
    }
}

#[test]
fn a_placed_stone_leaves_the_supply_of_its_owner() {
    let start = Position::start();
    let next = start.after(start.parse_action("d5-e6=4").unwrap());
    assert_eq!(Value::ALL.map(|value| next.supply(WHITE).left(value)), [5, 5, 5, 2]);
    assert_eq!(next.supply(RED), start.supply(RED));
    let stone = Content::Stone { owner: WHITE, value: Value::Four };
    assert_eq!((next.content(square("e6")), next.stones(WHITE).len(), next.stones(RED).len()), (stone, 1, 0));
}
