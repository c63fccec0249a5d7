//! The text forms of the rules page, and the sentences that explain what is wrong with others.

use tessera_game::{ActionError, Position as _};
use tessera_trexo::{Board, Illegal, Large, Position, Rules, Square, Standard, Symbol};

const START: &str = "10/10/10/10/10/10/10/10/10/10 X";

fn at(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Why a text is not a position. The large position, too, must refuse it, and for the same reason.
fn wrong(text: &str) -> String {
    let error = text.parse::<Position>().expect_err(text).to_string();
    assert_eq!(text.parse::<Board<Large>>().expect_err(text).to_string(), error);
    assert_eq!(text.parse::<Board<Standard>>().expect_err(text).to_string(), error);
    error
}

/// The position with one row, the third from below, on an otherwise empty board of size 6 with 9 tiles.
fn row(row: &str, player: char) -> String {
    format!("tiles=9 size=6 6/6/6/{row}/6/6 {player}")
}

mod actions {
    use super::*;

    fn malformed(text: &str) -> String {
        match at(START).parse_action(text) {
            Err(ActionError::Malformed(error)) => error.to_string(),
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn the_square_of_the_x_half_comes_first() {
        let action = at(START).parse_action("e5e6").unwrap();
        assert_eq!((action.x.to_string(), action.o.to_string()), ("e5".to_owned(), "e6".to_owned()));
        let next = at(START).after(action);
        assert_eq!(next.top(action.x), Some(Symbol::X));
        assert_eq!(next.top(action.o), Some(Symbol::O));
    }

    #[test]
    fn rows_from_10_on_have_two_digits() {
        let action = at(START).parse_action("a10b10").unwrap();
        assert_eq!(at(START).action_text(action), "a10b10");
        assert_eq!((action.x.column(), action.x.row()), (0, 9));
    }

    #[test]
    fn letters_may_be_large_or_small() {
        let expected = at(START).parse_action("a10b10").unwrap();
        for text in ["A10B10", "A10b10", "a10B10"] {
            assert_eq!(at(START).parse_action(text), Ok(expected));
        }
    }

    #[test]
    fn anything_else_is_malformed() {
        assert_eq!(malformed(""), "expected a column letter at the end of the text");
        assert_eq!(malformed("e5"), "expected a column letter at the end of the text");
        assert_eq!(malformed("e5-e6"), "expected a column letter at character 3, found '-'");
        assert_eq!(malformed("e5e6e7"), "expected the end of the text at character 5, found 'e'");
        assert_eq!(malformed("e05e6"), "a row number has a leading zero (at character 2)");
        assert_eq!(malformed("e0e1"), "a row number is at least 1 (at character 2)");
        assert_eq!(
            malformed("e5z1"),
            "z1 is on no board: the largest has the squares a1 to l12 (at character 3)"
        );
        assert_eq!(
            malformed("e5e13"),
            "e13 is on no board: the largest has the squares a1 to l12 (at character 3)"
        );
    }

    #[test]
    fn every_reason_against_an_action_is_one_sentence() {
        let square = |text: &str| text.parse::<Square>().unwrap();
        let sentences = [
            (Illegal::GameOver(Symbol::O), "the game is over, with a line of O"),
            (Illegal::OffTheBoard(square("k7")), "k7 is not on the board"),
            (Illegal::SameSquareTwice(square("e5")), "a tile needs two squares, not e5 twice"),
            (Illegal::NotSideBySide, "the two squares must share a side"),
            (Illegal::StockEmpty, "the stock is empty"),
            (
                Illegal::DifferentLevels { x: 1, o: 2 },
                "the two squares must have the same level, not 1 and 2",
            ),
            (Illegal::OneTile, "the tops of the two squares must belong to two different tiles"),
        ];
        for (reason, sentence) in sentences {
            assert_eq!(reason.to_string(), sentence);
        }
    }
}

mod positions {
    use super::*;

    #[test]
    fn the_start_has_its_own_text() {
        assert_eq!(Position::default().to_string(), START);
        assert_eq!(at(START), Position::default());
    }

    #[test]
    fn rows_go_from_the_top_down() {
        let position = at("X1>O1<8/10/10/10/10/10/10/10/10/10 O");
        assert_eq!(position.top("a10".parse().unwrap()), Some(Symbol::X));
        assert_eq!(position.top("a1".parse().unwrap()), None);
    }

    #[test]
    fn a_covered_square_is_its_top_its_level_and_its_arrow() {
        let position = at("10/10/10/10/10/10/3X1>O1<5/10/3X2vO2v5/3O2^X2^5 O");
        let names = ["d4", "e4", "d2", "d1", "e2", "a1"];
        let halves = names.map(|name| position.half(name.parse().unwrap()).map(|half| half.to_string()));
        let expected = [Some("X1>"), Some("O1<"), Some("X2v"), Some("O2^"), Some("O2v"), None];
        assert_eq!(halves, expected.map(|text| text.map(str::to_owned)));
    }

    #[test]
    fn the_number_of_tiles_laid_is_half_the_sum_of_the_levels() {
        assert_eq!(at(&row("X1>O1<X2>O2<2", 'O')).tiles_laid(), 3);
        assert_eq!(at(&row("X9>O9<4", 'O')).tiles_laid(), 9);
    }

    #[test]
    fn whether_a_position_can_be_reached_is_not_asked() {
        let tower = "10/10/10/10/10/10/10/10/10/X60>O60<8 X";
        assert_eq!(at(tower).to_string(), tower);
        assert_eq!(at(tower).level("b1".parse().unwrap()), 60);
        let highest = "tiles=999 size=12 12/12/12/12/12/12/12/12/12/12/12/10O999>X999< O";
        assert_eq!(highest.parse::<Position>().unwrap().to_string(), highest);
    }

    #[test]
    fn a_variant_is_told_in_front_tiles_first() {
        let text = "tiles=45 size=8 8/8/8/8/8/8/8/8 X";
        assert_eq!(at(text).rules(), Rules::new(45, 8).unwrap());
        assert_eq!(at(text).to_string(), text);
        let swapped = wrong("size=8 tiles=45 8/8/8/8/8/8/8/8 X");
        assert_eq!(swapped, "expected X, O or a number of empty squares at character 1, found 's'");
        assert_eq!(wrong("tiles=45 8/8/8/8/8/8/8/8 X"), "expected ` size=` at character 10, found '8'");
    }

    #[test]
    fn the_defaults_are_not_written() {
        let written = format!("tiles=60 size=10 {START}");
        assert_eq!(wrong(&written), "the usual 60 tiles and size 10 are not written (at character 1)");
        assert_eq!(at(&format!("tiles=45 size=10 {START}")).rules(), Rules::new(45, 10).unwrap());
    }

    #[test]
    fn parameters_outside_their_bounds_are_refused() {
        assert_eq!(wrong("tiles=0 size=5 5/5/5/5/5 X"), "the number of tiles is at least 1 (at character 7)");
        assert_eq!(
            wrong("tiles=1000 size=5 5/5/5/5/5 X"),
            "the number of tiles is at most 999 (at character 7)"
        );
        assert_eq!(wrong("tiles=9 size=4 4/4/4/4 X"), "the size is at least 5 (at character 14)");
        assert_eq!(wrong("tiles=9 size=13 13 X"), "the size is at most 12 (at character 14)");
        assert_eq!(
            wrong("tiles=09 size=5 5/5/5/5/5 X"),
            "the number of tiles has a leading zero (at character 7)"
        );
    }

    #[test]
    fn x_is_to_move_when_the_number_of_tiles_laid_is_even_and_o_when_it_is_odd() {
        assert_eq!(at(&row("X1>O1<4", 'O')).tiles_laid(), 1);
        assert_eq!(at(&row("X1>O1<X1>O1<2", 'X')).tiles_laid(), 2);
        let x = wrong(&row("X1>O1<4", 'X'));
        assert_eq!(x, "O is to move when the number of tiles laid is 1 (at character 34)");
        assert!(wrong(&row("X1>O1<X1>O1<2", 'O')).starts_with("X is to move"));
        assert!(wrong("10/10/10/10/10/10/10/10/10/10 O").starts_with("X is to move"));
    }

    #[test]
    fn each_row_has_the_size_of_the_board() {
        assert_eq!(
            wrong(&row("5", 'X')),
            "expected X, O or a number of empty squares at character 23, found '/'"
        );
        assert_eq!(wrong(&row("7", 'X')), "the number of empty squares here is at most 6 (at character 22)");
        assert_eq!(
            wrong(&row("X1>O1<5", 'O')),
            "the number of empty squares here is at most 4 (at character 28)"
        );
        assert_eq!(wrong(&row("6X1>O1<", 'O')), "expected a `/` at character 23, found 'X'");
        assert_eq!(
            wrong(&row("0X1>O1<4", 'O')),
            "the number of empty squares here is at least 1 (at character 22)"
        );
        assert_eq!(
            wrong(&row("", 'X')),
            "expected X, O or a number of empty squares at character 22, found '/'"
        );
    }

    #[test]
    fn there_are_as_many_rows_as_columns() {
        assert_eq!(wrong("tiles=9 size=6 6/6/6/6/6 X"), "expected a `/` at character 25, found ' '");
        assert_eq!(wrong("tiles=9 size=6 6/6/6/6/6/6/6 X"), "expected a space at character 27, found '/'");
    }

    #[test]
    fn letter_case_counts_and_nothing_follows() {
        assert_eq!(
            wrong(&row("x1>O1<4", 'O')),
            "expected X, O or a number of empty squares at character 22, found 'x'"
        );
        assert_eq!(wrong(&row("6", 'x')), "expected the player to move, X or O at character 28, found 'x'");
        assert_eq!(wrong(&format!("{START} ")), "expected the end of the text at character 32, found ' '");
        assert_eq!(
            wrong(&START.replace(' ', "  ")),
            "expected the player to move, X or O at character 31, found ' '"
        );
        assert_eq!(wrong(&START.replace(" X", "")), "expected a space at the end of the text");
    }

    #[test]
    fn a_covered_square_has_all_its_parts() {
        assert_eq!(wrong(&row("X>O1<4", 'O')), "expected the level of a square at character 23, found '>'");
        assert_eq!(wrong(&row("X0>O0<4", 'X')), "the level of a square is at least 1 (at character 23)");
        assert_eq!(wrong(&row("X1O1<4", 'O')), "expected an arrow, < > ^ or v at character 24, found 'O'");
        assert_eq!(wrong(&row("X10>O10<4", 'X')), "the level of a square is at most 9 (at character 23)");
    }

    #[test]
    fn the_other_half_of_a_tile_is_where_the_arrow_points_at() {
        let missing = "the other half of the tile on a3 is not on b3 (at character 22)";
        assert_eq!(wrong(&row("X1>5", 'O')), missing);
        assert_eq!(wrong(&row("X2>O1<4", 'O')), missing);
        assert_eq!(wrong(&row("X1>O1>X1<3", 'X')), missing);
        assert_eq!(
            wrong(&row("X1<O1>4", 'O')),
            "the tile on a3 reaches over the edge of the board (at character 22)"
        );
        assert!(wrong(&row("4X1<O1>", 'O')).contains("on e3 is not on d3"));
        assert_eq!(
            wrong(&row("4O1>X1>", 'O')),
            "the other half of the tile on e3 is not on f3 (at character 23)"
        );
    }

    #[test]
    fn a_half_whose_other_half_is_covered_stands_alone() {
        let position = at(&row("X1>X2>O2<O1<2", 'O'));
        assert_eq!(position.tiles_laid(), 3);
        assert_eq!(position.to_string(), row("X1>X2>O2<O1<2", 'O'));
    }

    #[test]
    fn the_two_halves_of_a_tile_show_two_symbols() {
        assert_eq!(wrong(&row("X1>X1<4", 'O')), "the tile on a3 and b3 shows X twice (at character 22)");
        assert_eq!(wrong(&row("4O1>O1<", 'O')), "the tile on e3 and f3 shows O twice (at character 23)");
    }

    #[test]
    fn the_sum_of_the_levels_is_even() {
        assert_eq!(wrong(&row("X1>X2>O2<3", 'X')), "the sum of the levels is odd (at character 36)");
    }

    #[test]
    fn no_more_tiles_are_laid_than_exist() {
        assert_eq!(
            wrong(&row("X9>O9<X1>O1<2", 'X')),
            "10 tiles are laid, but there are only 9 (at character 39)"
        );
        assert_eq!(at(&row("X8>O8<X1>O1<2", 'O')).tiles_left(), 0);
        // Far more tiles than a number of 16 bits can count.
        let full = ["X999>O999<"; 6].concat();
        let text = format!("tiles=999 size=12 {} X", [full.as_str(); 12].join("/"));
        let error = text.parse::<Position>().unwrap_err().to_string();
        assert!(error.starts_with("71928 tiles are laid, but there are only 999"), "{error}");
    }
}
