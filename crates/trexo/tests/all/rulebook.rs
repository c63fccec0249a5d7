//! The rules page, sentence by sentence: board, turn, end of the game, variants and rulings.

use tessera_game::{ActionError, Outcome, Player, Position as _};
use tessera_trexo::{Arrow, Ending, Half, Illegal, Position, Rules, Square, Symbol};

fn at(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn start() -> Position {
    Position::default()
}

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

/// The position after these actions, separated by spaces.
fn after(mut position: Position, actions: &str) -> Position {
    for text in actions.split(' ') {
        let action =
            position.parse_action(text).unwrap_or_else(|error| panic!("{text}: {error}: {position}"));
        position.play(action).unwrap();
    }
    position
}

/// Why an action is refused.
fn refusal(position: &Position, text: &str) -> Illegal {
    match position.parse_action(text) {
        Err(ActionError::Illegal(reason)) => reason,
        other => panic!("{text} in {position}: {other:?}"),
    }
}

fn may_play(position: &Position, text: &str) -> bool {
    position.parse_action(text).is_ok()
}

fn half(position: &Position, name: &str) -> String {
    position.half(square(name)).map_or_else(|| "nothing".to_owned(), |half| half.to_string())
}

fn line_squares(position: &Position, symbol: Symbol) -> Vec<String> {
    position
        .lines(symbol)
        .map(|line| line.squares().map(|square| square.to_string()).collect::<Vec<_>>().join(" "))
        .collect()
}

const X_WINS: Option<Outcome> = Some(Outcome::Win(Player::First));
const O_WINS: Option<Outcome> = Some(Outcome::Win(Player::Second));

mod players {
    use super::*;

    #[test]
    fn x_moves_first_and_then_the_players_take_turns() {
        assert_eq!(Symbol::X.player(), Player::First);
        assert_eq!(start().to_move(), Player::First);
        assert_eq!(after(start(), "e5e6").to_move(), Player::Second);
        assert_eq!(after(start(), "e5e6 a1a2").to_move(), Player::First);
    }

    #[test]
    fn the_first_to_see_five_of_their_own_symbols_in_a_line_from_above_wins() {
        let four = after(start(), "a1a2 a5b5 b1b2 c8c9 c1c2 h5i5 d1d2 j9j10");
        assert_eq!(four.outcome(), None);
        let five = after(four, "e1f1");
        assert_eq!(five.outcome(), X_WINS);
        assert_eq!(five.actions(), []);
    }
}

mod board_and_supply {
    use super::*;

    #[test]
    fn the_board_has_columns_a_to_j_and_rows_1_to_10() {
        for corner in ["a1a2", "j1j2", "a10a9", "j10j9"] {
            assert!(may_play(&start(), corner), "{corner}");
        }
        assert_eq!(refusal(&start(), "j5k5"), Illegal::OffTheBoard(square("k5")));
        assert_eq!(refusal(&start(), "f11f10"), Illegal::OffTheBoard(square("f11")));
    }

    #[test]
    fn the_stock_has_60_tiles() {
        assert_eq!((start().tiles_left(), start().tiles_laid()), (60, 0));
        let later = after(start(), "e5e6 a1a2");
        assert_eq!((later.tiles_left(), later.tiles_laid()), (58, 2));
    }

    #[test]
    fn a_tile_covers_two_squares_and_shows_x_on_one_and_o_on_the_other() {
        let position = after(start(), "e5e6");
        let covered: Vec<Square> =
            Square::all(10).filter(|&square| position.half(square).is_some()).collect();
        assert_eq!(covered, [square("e5"), square("e6")]);
        assert_eq!(position.half(square("e5")), Some(Half { top: Symbol::X, level: 1, arrow: Arrow::Up }));
        assert_eq!(position.half(square("e6")), Some(Half { top: Symbol::O, level: 1, arrow: Arrow::Down }));
    }

    #[test]
    fn the_level_of_a_square_is_the_number_of_tiles_on_it() {
        let position = after(start(), "e5e6 f6f5 e5f5 c1c2 e6f6 c3c4");
        assert_eq!(["e5", "f6", "c1", "a1"].map(|name| position.level(square(name))), [2, 2, 1, 0]);
    }

    #[test]
    fn the_top_of_a_square_is_the_symbol_of_the_highest_half_on_it() {
        let position = after(start(), "e5e6 f6f5");
        assert_eq!(position.top(square("f5")), Some(Symbol::O));
        let covered = after(position, "f5e5");
        assert_eq!(covered.top(square("f5")), Some(Symbol::X));
        assert_eq!(covered.top(square("e5")), Some(Symbol::O));
        assert_eq!(covered.top(square("a1")), None);
    }
}

mod a_turn {
    use super::*;

    #[test]
    fn a_turn_takes_one_tile_from_the_stock() {
        for action in start().actions() {
            assert_eq!(start().after(action).tiles_left(), 59);
        }
    }

    #[test]
    fn the_two_squares_share_a_side() {
        for text in ["e5e6", "e5e4", "e5d5", "e5f5"] {
            assert!(may_play(&start(), text), "{text}");
        }
        for text in ["e5f6", "e5d4", "e5e7", "e5c5", "a1j1", "j1a2", "a10a1"] {
            assert_eq!(refusal(&start(), text), Illegal::NotSideBySide, "{text}");
        }
        assert_eq!(refusal(&start(), "e5e5"), Illegal::SameSquareTwice(square("e5")));
    }

    #[test]
    fn the_x_half_lies_on_either_of_them() {
        assert_eq!(after(start(), "e5e6").to_string(), "10/10/10/10/4O1v5/4X1^5/10/10/10/10 O");
        assert_eq!(after(start(), "e6e5").to_string(), "10/10/10/10/4X1v5/4O1^5/10/10/10/10 O");
        assert_eq!(after(start(), "e5f5").to_string(), "10/10/10/10/10/4X1>O1<4/10/10/10/10 O");
        assert_eq!(after(start(), "f5e5").to_string(), "10/10/10/10/10/4O1>X1<4/10/10/10/10 O");
    }

    #[test]
    fn both_squares_must_have_the_same_level() {
        let position = after(start(), "e5e6 f6f5 e5f5");
        assert_eq!(refusal(&position, "e7e6"), Illegal::DifferentLevels { x: 0, o: 1 });
        assert_eq!(refusal(&position, "f5f6"), Illegal::DifferentLevels { x: 2, o: 1 });
        assert!(may_play(&position, "e6f6"));
    }

    #[test]
    fn the_two_tops_must_belong_to_two_different_tiles() {
        let position = after(start(), "e5e6 f6f5");
        assert_eq!(refusal(&position, "e5e6"), Illegal::OneTile);
        assert_eq!(refusal(&position, "e6e5"), Illegal::OneTile);
        assert!(may_play(&position, "e5f5"));
        // Two halves of one tile that is covered are no obstacle: their tops belong to other tiles.
        let covered = after(position, "e5f5 e6f6");
        assert!(may_play(&covered, "e5e6"));
        assert_eq!(refusal(&covered, "e5f5"), Illegal::OneTile);
    }

    #[test]
    fn a_half_and_its_covered_other_half_are_not_one_tile_to_see() {
        // The tile on e5 and f5 has been covered on f5, by the one on f5 and f6.
        let position = after(start(), "e5f5 f6e6 f5f6");
        assert_eq!([half(&position, "e5"), half(&position, "f5")], ["X1>", "X2^"]);
        assert_eq!(refusal(&position, "e5f5"), Illegal::DifferentLevels { x: 1, o: 2 });
        // On e5 and e6 the tops are of two tiles. Once they are covered, e5 and f5 are equal, and of two tiles as well.
        let raised = after(position, "e5e6");
        assert!(may_play(&raised, "e5f5"));
    }

    #[test]
    fn a_tile_need_not_touch_other_tiles() {
        assert!(may_play(&after(start(), "a1a2"), "j9j10"));
    }

    #[test]
    fn a_tile_stays_where_it_is_for_the_rest_of_the_game() {
        let before = after(start(), "e5e6 f6f5");
        for action in before.actions() {
            let next = before.after(action);
            let moved = Square::all(10)
                .filter(|&square| square != action.x && square != action.o)
                .find(|&square| next.half(square) != before.half(square));
            assert_eq!(moved, None, "{action} in {before}");
        }
    }

    #[test]
    fn there_is_no_passing() {
        for text in ["", "-", "--", "pass", "0"] {
            assert!(matches!(start().parse_action(text), Err(ActionError::Malformed(_))), "{text}");
        }
        assert_eq!(start().end_of_turn(), None);
    }
}

mod end_of_the_game {
    use super::*;

    /// Four X in row 1 and four O in row 2, and X to move.
    const FOUR_EACH: &str = "10/10/10/10/10/10/10/10/O1vO1vO1vO1v6/X1^X1^X1^X1^6 X";
    /// The same with one more tile far away, and O to move.
    const FOUR_EACH_AND_ONE: &str = "X1>O1<8/10/10/10/10/10/10/10/O1vO1vO1vO1v6/X1^X1^X1^X1^6 O";

    #[test]
    fn four_are_no_line() {
        assert_eq!(at(FOUR_EACH).outcome(), None);
        assert_eq!(at(FOUR_EACH).lines(Symbol::X).count(), 0);
    }

    #[test]
    fn five_in_a_row_are_a_line() {
        let position = at("10/10/10/10/10/10/10/10/O1vO1vO1vO1v6/X1^X1^X1^X1^X1>O1<4 O");
        assert_eq!(line_squares(&position, Symbol::X), ["a1 b1 c1 d1 e1"]);
        assert_eq!(position.outcome(), X_WINS);
    }

    #[test]
    fn five_in_a_column_are_a_line() {
        let position = at("10/10/10/1O1>X1<7/2X1>O1<6/2X1>O1<6/2X1>O1<6/2X1>O1<6/10/10 O");
        assert_eq!(line_squares(&position, Symbol::X), ["c3 c4 c5 c6 c7"]);
        assert_eq!(position.outcome(), X_WINS);
    }

    #[test]
    fn five_in_a_diagonal_are_a_line() {
        let rising = at("10/10/10/10/4O1v5/4X1^5/3X1>O1<5/2X1>O1<6/1X1>O1<7/X1>O1<8 O");
        assert_eq!(line_squares(&rising, Symbol::X), ["a1 b2 c3 d4 e5"]);
        assert_eq!(rising.outcome(), X_WINS);
        let falling = at("10/10/10/10/5O1v4/5X1^4/5O1>X1<3/6O1>X1<2/7O1>X1<1/8O1>X1< O");
        assert_eq!(line_squares(&falling, Symbol::X), ["j1 i2 h3 g4 f5"]);
        assert_eq!(falling.outcome(), X_WINS);
    }

    #[test]
    fn more_than_five_are_one_line() {
        let position = at("10/10/10/10/10/10/O1v1O1v1O1v5/X1^X1vX1^X1vX1^X1v4/1O1^1O1^1O1^4/10 X");
        assert_eq!(line_squares(&position, Symbol::X), ["a3 b3 c3 d3 e3 f3"]);
        assert_eq!(position.outcome(), X_WINS);
    }

    #[test]
    fn five_with_a_gap_or_another_symbol_between_are_no_line() {
        let gap = at("10/10/10/10/10/10/O1vO1v1O1vO1vO1v4/X1^X1^1X1^X1^X1^4/10/10 O");
        assert_eq!(gap.outcome(), None);
        let other = at("10/10/10/10/10/10/O1vO1vX1vO1vO1vO1v4/X1^X1^O1^X1^X1^X1^4/10/10 X");
        assert_eq!(other.outcome(), None);
    }

    #[test]
    fn the_levels_of_a_line_do_not_matter() {
        let position = at("10/10/10/10/10/10/10/10/O1vO2vO1vO3v6/X1^X2^X1^X3^X1>O1<4 X");
        assert_eq!(position.ending(), Some(Ending::Line(Symbol::X)));
    }

    #[test]
    fn what_is_covered_does_not_count_for_a_line() {
        let line = "10/10/10/10/10/10/10/10/O1vO1vO1vO1v6/X1^X1^X1^X1^X1>O1<4 O";
        assert_eq!(at(line).outcome(), X_WINS);
        let covered = "10/10/10/10/10/10/10/10/O1vO1vO1vO1v6/X1^X1^X2>O2<X1>O1<4 X";
        assert_eq!(at(covered).outcome(), None);
    }

    #[test]
    fn a_line_of_the_opponents_symbol_wins_for_the_opponent_even_beside_one_of_the_movers() {
        let by_x = after(at(FOUR_EACH), "e1e2");
        assert_eq!((by_x.lines(Symbol::X).count(), by_x.lines(Symbol::O).count()), (1, 1));
        assert_eq!(by_x.outcome(), O_WINS);
        let by_o = after(at(FOUR_EACH_AND_ONE), "e1e2");
        assert_eq!((by_o.lines(Symbol::X).count(), by_o.lines(Symbol::O).count()), (1, 1));
        assert_eq!(by_o.outcome(), X_WINS);
    }

    #[test]
    fn a_line_of_the_opponents_symbol_alone_wins_for_the_opponent() {
        assert_eq!(after(at(FOUR_EACH), "f2e2").outcome(), O_WINS);
        assert_eq!(after(at(FOUR_EACH_AND_ONE), "e1f1").outcome(), X_WINS);
    }

    #[test]
    fn otherwise_a_line_of_the_movers_symbol_wins_for_the_mover() {
        assert_eq!(after(at(FOUR_EACH), "e1f1").outcome(), X_WINS);
        assert_eq!(after(at(FOUR_EACH_AND_ONE), "f2e2").outcome(), O_WINS);
    }

    #[test]
    fn otherwise_an_empty_stock_is_a_draw() {
        let last = at("tiles=2 size=5 5/5/5/5/X1>O1<3 O");
        assert_eq!(last.outcome(), None);
        let over = after(last, "a2b2");
        assert_eq!((over.ending(), over.outcome()), (Some(Ending::StockEmpty), Some(Outcome::Draw)));
        assert_eq!(refusal(&over, "a3b3"), Illegal::StockEmpty);
        assert_eq!(over.actions(), []);
    }

    #[test]
    fn a_line_made_with_the_last_tile_wins() {
        let last = at("tiles=5 size=6 6/6/6/6/O1vO1vO1vO1v2/X1^X1^X1^X1^2 X");
        assert_eq!(after(last, "e1f1").ending(), Some(Ending::Line(Symbol::X)));
        assert_eq!(after(last, "e3f3").ending(), Some(Ending::StockEmpty));
    }

    #[test]
    fn otherwise_no_place_for_a_tile_is_a_draw() {
        let over = at(
            "tiles=60 size=5 X2>X3vO2vO1>X2v/X1^X4>O5>X6vO2^/O2vX3v1O6^O5</X2^O4>X4<O3>X4^/X1>O2>X3^X2^O1^ O",
        );
        assert_eq!(over.tiles_left(), 25);
        assert_eq!((over.ending(), over.outcome()), (Some(Ending::NoPlace), Some(Outcome::Draw)));
        assert_eq!((over.actions(), over.count_actions()), (vec![], 0));
        assert_eq!(refusal(&over, "a1a2"), Illegal::DifferentLevels { x: 1, o: 2 });
        assert_eq!(refusal(&over, "b2c2"), Illegal::OneTile);
    }

    #[test]
    fn nothing_can_be_played_after_a_line() {
        let over = after(at(FOUR_EACH), "e1f1");
        assert_eq!(refusal(&over, "a10b10"), Illegal::GameOver(Symbol::X));
        assert_eq!(over.actions(), []);
    }
}

mod variants {
    use super::*;

    #[test]
    fn tiles_is_60_and_size_is_10_unless_told_otherwise() {
        assert_eq!((Rules::default().tiles(), Rules::default().size()), (60, 10));
        assert_eq!(start().rules(), Rules::default());
    }

    #[test]
    fn an_earlier_printing_has_45_tiles() {
        let earlier = Position::start(Rules::new(45, 10).unwrap());
        assert_eq!(earlier.tiles_left(), 45);
        assert_eq!(earlier.actions(), start().actions());
    }

    #[test]
    fn size_is_from_5_to_12_and_the_board_is_square() {
        for size in 0..=20 {
            let rules = Rules::new(60, size);
            assert_eq!(rules.is_some(), (5..=12).contains(&size), "{size}");
            let Some(rules) = rules else { continue };
            // Two ways round for each pair of squares: size rows of size - 1 pairs, and as many columns.
            let count = 4 * usize::from(size) * usize::from(size - 1);
            assert_eq!(Position::start(rules).count_actions(), count, "{size}");
        }
    }

    #[test]
    fn tiles_is_from_1_to_999() {
        for (tiles, exists) in
            [(0, false), (1, true), (60, true), (999, true), (1000, false), (u16::MAX, false)]
        {
            assert_eq!(Rules::new(tiles, 10).is_some(), exists, "{tiles}");
        }
    }

    #[test]
    fn a_smaller_board_ends_where_its_rows_end() {
        let small = at("tiles=60 size=7 7/7/7/7/7/7/7 X");
        assert!(may_play(&small, "g7g6"));
        assert_eq!(refusal(&small, "g7h7"), Illegal::OffTheBoard(square("h7")));
        assert_eq!(refusal(&small, "a7a8"), Illegal::OffTheBoard(square("a8")));
    }
}

mod rulings {
    use super::*;

    #[test]
    fn the_stock_is_common() {
        // Of three tiles X lays two: the players have no shares.
        let position = after(at("tiles=3 size=5 5/5/5/5/5 X"), "a1b1 a2b2");
        assert_eq!((position.to_move(), position.tiles_left()), (Player::First, 1));
        assert_eq!(after(position, "a3b3").outcome(), Some(Outcome::Draw));
    }

    #[test]
    fn a_line_of_the_opponents_symbol_alone_made_by_the_mover_wins_for_the_opponent() {
        let before = after(start(), "a1a2 b1b2 c1c2 d1d2");
        assert_eq!(before.to_move(), Player::First);
        let over = after(before, "f2e2");
        assert_eq!(over.lines(Symbol::X).count(), 0);
        assert_eq!(line_squares(&over, Symbol::O), ["a2 b2 c2 d2 e2"]);
        assert_eq!(over.outcome(), O_WINS);
    }
}
