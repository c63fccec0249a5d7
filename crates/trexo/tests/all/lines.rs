//! Every line on every board is found, and nothing else is taken for one.

use tessera_game::{Outcome, Player, Position as Game};
use tessera_trexo::{Board, Large, Line, Position, Square, Standard, Symbol};

/// The way a line runs, in columns and rows.
type Way = (i8, i8);

const WAYS: [Way; 4] = [(1, 0), (1, 1), (0, 1), (-1, 1)];

/// A tile: its own half on the line and the other one beside it, by column and row.
#[derive(Clone, Copy)]
struct Tile {
    own: (u8, u8),
    other: (u8, u8),
    level: u16,
}

/// Five tiles with a half each on a line, if the line fits the board. The other halves may form a line as well.
fn five(first: (u8, u8), way: Way, size: u8) -> Option<[Tile; 5]> {
    let end = (first.0.wrapping_add_signed(4 * way.0), first.1.wrapping_add_signed(4 * way.1));
    (end.0 < size && end.1 < size).then(|| {
        [0, 1, 2, 3, 4].map(|step| {
            let (column, row) =
                (first.0.wrapping_add_signed(way.0 * step), first.1.wrapping_add_signed(way.1 * step));
            let other = match way {
                (1, 0) if row + 1 < size => (column, row + 1),
                (1, 0) => (column, row - 1),
                _ if column + 1 < size => (column + 1, row),
                _ => (column - 1, row),
            };
            Tile { own: (column, row), other, level: 1 }
        })
    })
}

/// The text of a board with these tiles, their own halves showing `own`.
fn text(size: u8, tiles: &[Tile], own: Symbol) -> String {
    let half = |at: (u8, u8)| {
        let tile = tiles.iter().find(|tile| tile.own == at || tile.other == at)?;
        let (symbol, to) = if tile.own == at { (own, tile.other) } else { (own.other(), tile.own) };
        let from = Square::new(at.0, at.1)?;
        Some(format!("{symbol}{}{}", tile.level, from.arrow_to(Square::new(to.0, to.1)?)?))
    };
    let row = |row: u8| {
        let squares: String =
            (0..size).map(|column| half((column, row)).unwrap_or_else(|| ".".into())).collect();
        (1..=usize::from(size))
            .rev()
            .fold(squares, |row, run| row.replace(&".".repeat(run), &run.to_string()))
    };
    let rows: Vec<String> = (0..size).rev().map(row).collect();
    let laid: u16 = tiles.iter().map(|tile| tile.level).sum();
    let player = if laid.is_multiple_of(2) { Symbol::X } else { Symbol::O };
    format!("tiles=61 size={size} {} {player}", rows.join("/"))
}

/// Checks that five in a line win, and that without any one of them there is no line.
fn check<P: Game>(size: u8, mut tiles: [Tile; 5], own: Symbol) {
    // The player to move comes first if both have a line: X after 6 tiles, O after 5.
    tiles[0].level = if own == Symbol::X { 2 } else { 1 };
    let line: P = text(size, &tiles, own).parse().unwrap();
    assert_eq!(line.outcome(), Some(Outcome::Win(own.player())), "{line}");
    for left_out in tiles {
        let four: Vec<Tile> = tiles.into_iter().filter(|tile| tile.own != left_out.own).collect();
        let none: P = text(size, &four, own).parse().unwrap();
        assert_eq!(none.outcome(), None, "{none}");
    }
}

/// Checks every line on boards of these sizes, and says how many there are.
fn check_all<P: Game>(sizes: std::ops::RangeInclusive<u8>) -> usize {
    let mut count = 0;
    for size in sizes {
        let starts = Square::all(size).map(|square| (square.column(), square.row()));
        for (first, way) in starts.flat_map(|first| WAYS.map(|way| (first, way))) {
            for own in Symbol::BOTH {
                let Some(tiles) = five(first, way, size) else { continue };
                check::<P>(size, tiles, own);
                count += 1;
            }
        }
    }
    count
}

/// How many lines of five there are: in each row and column, and in each diagonal either way.
fn lines_of(size: usize) -> usize {
    2 * size * (size - 4) + 2 * (size - 4) * (size - 4)
}

#[test]
fn every_line_on_every_board_wins_and_four_do_not() {
    assert_eq!(check_all::<Board<Standard>>(5..=10), 2 * (5..=10).map(lines_of).sum::<usize>());
    assert_eq!(check_all::<Board<Large>>(5..=12), 2 * (5..=12).map(lines_of).sum::<usize>());
}

#[test]
fn five_that_run_over_the_edge_into_the_next_row_are_no_line() {
    let texts = [
        "10/10/10/10/10/O1vO1vO1v7/X1^X1^X1^5O1vO1v/8X1^X1^/10/10 O",
        "10/1O1v8/O1vX1^8/X1^9/9O1v/8O1vX1^/7O1vX1^1/7X1^2/10/10 O",
        "10/10/10/8O1v1/O1v7X1^O1v/X1^O1v7X1^/1X1^O1v7/2X1^7/10/10 O",
    ];
    for text in texts {
        assert_eq!(text.parse::<Position>().unwrap().outcome(), None, "{text}");
    }
    let texts = [
        "12/12/12/12/12/12/12/O1vO1vO1v9/X1^X1^X1^7O1vO1v/10X1^X1^/12/12 O",
        "12/12/12/1O1v10/O1vX1^10/X1^11/11O1v/10O1vX1^/9O1vX1^1/9X1^2/12/12 O",
        "12/12/12/12/12/10O1v1/O1v9X1^O1v/X1^O1v9X1^/1X1^O1v9/2X1^9/12/12 O",
    ];
    for text in texts {
        assert_eq!(
            format!("tiles=60 size=12 {text}").parse::<Board<Large>>().unwrap().outcome(),
            None,
            "{text}"
        );
    }
}

#[test]
fn the_lines_to_show_are_the_lines_that_win() {
    let tiles = five((5, 2), (-1, 1), 7).unwrap();
    let position: Position = text(7, &tiles, Symbol::X).parse().unwrap();
    let [x, o] = Symbol::BOTH.map(|symbol| position.lines(symbol).collect::<Vec<_>>());
    assert_eq!((x.len(), o.len()), (1, 1));
    assert_eq!((x[0].symbol(), o[0].symbol()), (Symbol::X, Symbol::O));
    let squares = |line: Line| line.squares().map(|square| square.to_string()).collect::<Vec<_>>();
    assert_eq!(squares(x[0]), ["f3", "e4", "d5", "c6", "b7"]);
    assert_eq!(squares(o[0]), ["g3", "f4", "e5", "d6", "c7"]);
    assert_eq!(position.outcome(), Some(Outcome::Win(Player::Second)));
}
